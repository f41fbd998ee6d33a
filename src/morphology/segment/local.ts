/**
 * Local model of the segmenters: for each place between two characters of a run, a score for a word boundary there, linear in hashed
 * features of the characters around it and of the lexicon words that end, start or lie across there.
 */
import { FNV_OFFSET, fnvStep, goldenStep, mix, SECOND_SEED } from '../../core/hashing.js'
import { CONTINUES, LONGEST, lookUp } from './lexicon.js'
import { CONTEXT, type RunText } from './text.js'

/** Most features of one place. */
export const LOCAL_FEATURES = 48

/** Lexicon words around each place of a run: the longest that ends, starts, lies across there. Entry i is the place before character i. */
export class LexiconMatches {
  endLength = new Uint8Array(257)
  endValue = new Uint8Array(257)
  endHash = new Int32Array(257)
  startLength = new Uint8Array(257)
  startValue = new Uint8Array(257)
  startHash = new Int32Array(257)
  acrossLength = new Uint8Array(257)
  acrossPlace = new Uint8Array(257)

  find(run: RunText, slots: Uint32Array): void {
    const length = run.length
    if (this.endLength.length <= length) {
      const size = 2 * length + 1
      for (const name of ['endLength', 'endValue', 'startLength', 'startValue', 'acrossLength', 'acrossPlace'] as const) this[name] = new Uint8Array(size)
      this.endHash = new Int32Array(size)
      this.startHash = new Int32Array(size)
    } else {
      this.endLength.fill(0, 0, length + 1)
      this.startLength.fill(0, 0, length + 1)
      this.acrossLength.fill(0, 0, length + 1)
    }
    const { codes } = run
    for (let start = 0; start < length; start++) {
      let place = FNV_OFFSET
      let check = SECOND_SEED
      const limit = Math.min(length, start + LONGEST)
      for (let index = start; index < limit; index++) {
        const code = codes[CONTEXT + index]!
        place = fnvStep(place, code)
        check = goldenStep(check, code)
        const value = lookUp(slots, place, check)
        if (value === 0) break
        const word = value & ~CONTINUES
        if (word > 0) {
          const size = index + 1 - start
          if (this.endLength[index + 1] === 0) {
            this.endLength[index + 1] = size
            this.endValue[index + 1] = word
            this.endHash[index + 1] = place
          }
          this.startLength[start] = size
          this.startValue[start] = word
          this.startHash[start] = place
        }
        if ((value & CONTINUES) === 0) break
      }
      const longest = this.startLength[start]!
      for (let inside = 1; inside < longest; inside++) {
        if (this.acrossLength[start + inside]! < longest) {
          this.acrossLength[start + inside] = longest
          this.acrossPlace[start + inside] = inside
        }
      }
    }
  }
}

/**
 * Writes the feature hashes of the place before character `index` of the run.
 * @param matches lexicon words, or nothing for the model that knows characters only
 */
export function localFeatures(run: RunText, index: number, matches: LexiconMatches | undefined, out: Int32Array): number {
  const { codes, types } = run
  const at = CONTEXT + index
  const w = codes[at - 5]!
  const o = codes[at - 4]!
  const q = codes[at - 3]!
  const p = codes[at - 2]!
  const a = codes[at - 1]!
  const b = codes[at]!
  const x = codes[at + 1]!
  const y = codes[at + 2]!
  const z = codes[at + 3]!
  const pa = mix(p, a)
  const ab = mix(a, b)
  const bx = mix(b, x)
  const pab = mix(pa, b)
  const abx = mix(ab, x)
  const qpa = mix(q, pa)
  const bxy = mix(bx, y)
  const middle = (types[at - 1]! << 4) | types[at]!
  const shape = (types[at - 2]! << 12) | (middle << 4) | types[at + 1]!
  let size = 0
  out[size++] = mix(1, a)
  out[size++] = mix(2, b)
  out[size++] = mix(3, p)
  out[size++] = mix(4, x)
  out[size++] = mix(5, q)
  out[size++] = mix(6, y)
  out[size++] = mix(7, ab)
  out[size++] = mix(8, pa)
  out[size++] = mix(9, bx)
  out[size++] = mix(10, mix(p, b))
  out[size++] = mix(11, mix(a, x))
  out[size++] = mix(12, mix(q, p))
  out[size++] = mix(13, mix(x, y))
  out[size++] = mix(14, pab)
  out[size++] = mix(15, abx)
  out[size++] = mix(16, qpa)
  out[size++] = mix(17, bxy)
  out[size++] = mix(18, mix(pab, x))
  out[size++] = mix(19, shape)
  out[size++] = mix(20, mix(shape, (types[at - 3]! << 4) | types[at + 2]!))
  if (middle >> 4 >= 4 && middle >> 4 <= 6) {
    // Thai letters say less each: look at longer stretches
    const oqpa = mix(o, qpa)
    const bxyz = mix(bxy, z)
    out[size++] = mix(21, oqpa)
    out[size++] = mix(22, bxyz)
    out[size++] = mix(23, mix(w, oqpa))
    out[size++] = mix(24, mix(bxyz, codes[at + 4]!))
    out[size++] = mix(25, mix(qpa, b))
    out[size++] = mix(26, mix(a, bxy))
    out[size++] = mix(27, mix(qpa, bxy))
  }
  if (matches === undefined) return size
  const endLength = matches.endLength[index]!
  const endValue = endLength > 0 ? matches.endValue[index]! : 0
  const startLength = matches.startLength[index]!
  const startValue = startLength > 0 ? matches.startValue[index]! : 0
  const across = matches.acrossLength[index]!
  const place = across > 0 ? matches.acrossPlace[index]! : 0
  const endHash = endLength > 0 ? matches.endHash[index]! : a
  const startHash = startLength > 0 ? matches.startHash[index]! : b
  const ends = Math.min(endLength, 7)
  const starts = Math.min(startLength, 7)
  const over = (Math.min(across, 9) << 4) | Math.min(place, 9)
  out[size++] = mix(31, (ends << 8) | endValue)
  out[size++] = mix(32, (starts << 8) | startValue)
  out[size++] = mix(33, over)
  out[size++] = mix(34, (ends << 12) | (starts << 8) | over)
  out[size++] = mix(35, mix((endValue << 8) | startValue, over))
  out[size++] = mix(36, endHash)
  out[size++] = mix(37, startHash)
  out[size++] = mix(38, mix(endHash, startHash))
  out[size++] = mix(39, mix(endHash, over))
  out[size++] = mix(40, mix(startHash, over))
  out[size++] = mix(41, mix(endHash, b))
  out[size++] = mix(42, mix(a, startHash))
  if (across > 0) {
    // the word that lies across, by its start's hash
    const acrossStart = index - place
    out[size++] = mix(43, mix(matches.startHash[acrossStart]!, place))
    out[size++] = mix(44, mix(matches.startValue[acrossStart]!, over))
  }
  return size
}
