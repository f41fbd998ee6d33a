/**
 * Many-to-many alignment of the letters of two writings by expectation maximisation (Jiampojamarn et al. 2007): which pieces of a name go with which of the other.
 */

export interface NamePair {
  /** Folded. */
  readonly native: string
  readonly latin: string
  /** How much it counts. */
  readonly weight: number
}

export interface Aligned {
  /** `native TAB latin` of each unit. */
  readonly units: readonly string[]
  readonly weight: number
}

const MOST_NATIVE = 2
const ITERATIONS = 5
/** Pairs that the pieces are learned from; all are aligned at the end. */
const LEARNED_FROM = 10_000
/** Expected occurrences below which a unit is dropped. */
const LEAST = 0.4
/** Probability of a unit that was not learned: any name can be aligned. */
const UNSEEN = 1e-9
/** How far a piece may lie from the straight line between the ends. */
const BAND = 6

/** Pieces of both sides as numbers. */
class Units {
  readonly #pieces = new Map<string, number>()
  readonly #units = new Map<number, number>()
  readonly names: string[] = []

  #piece(text: string): number {
    let piece = this.#pieces.get(text)
    if (piece === undefined) {
      piece = this.#pieces.size
      this.#pieces.set(text, piece)
    }
    return piece
  }

  /** Number of a unit. @returns -1 for a new one unless it may be made */
  of(native: string, latin: string, make: boolean): number {
    const key = this.#piece(native) * 2 ** 24 + this.#piece(latin)
    let unit = this.#units.get(key) ?? -1
    if (unit < 0 && make) {
      unit = this.names.length
      this.#units.set(key, unit)
      this.names.push(`${native}\t${latin}`)
    }
    return unit
  }
}

/** Before anything is learned: pieces of one letter each are likeliest, blanks go with blanks. */
function firstGuess(native: string, latin: string): number {
  const blank = (native === ' ') !== (latin === ' ') ? 2 : 0
  const inside = native.length > 1 && native.includes(' ') ? 3 : 0
  return Math.exp(-0.7 * Math.abs(latin.length - 1) - 1.2 * (native.length - 1) - (latin === '' ? 1 : 0) - blank - inside)
}

/** @param mostLatin letters of the Latin side of a unit */
export function align(pairs: readonly NamePair[], mostLatin: number): Aligned[] {
  const units = new Units()
  let probabilities: Float64Array | undefined
  const step = Math.max(1, Math.floor(pairs.length / LEARNED_FROM))
  const sample = pairs.filter((_, index) => index % step === 0)
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    const counts: number[] = []
    for (const pair of sample) expect(pair, mostLatin, units, probabilities, counts)
    const kept = Float64Array.from(units.names, (_, unit) => ((counts[unit] ?? 0) < LEAST ? 0 : counts[unit]!))
    const total = kept.reduce((sum, count) => sum + count, 0)
    probabilities = kept.map((count) => count / total)
  }
  return pairs.flatMap((pair) => best(pair, mostLatin, units, probabilities!))
}

interface Arc {
  readonly from: number
  readonly to: number
  readonly unit: number
  readonly score: number
}

function* arcs({ native, latin }: NamePair, mostLatin: number, units: Units, probabilities: Float64Array | undefined): Generator<Arc> {
  const width = latin.length + 1
  for (let at = 0; at < native.length; at++) {
    const line = (at * latin.length) / native.length
    for (let other = Math.max(0, Math.floor(line) - BAND); other <= Math.min(latin.length, Math.ceil(line) + BAND); other++) {
      for (let length = 1; length <= MOST_NATIVE && at + length <= native.length; length++) {
        const piece = native.slice(at, at + length)
        for (let long = length > 1 ? 1 : 0; long <= mostLatin && other + long <= latin.length; long++) {
          const latinPiece = latin.slice(other, other + long)
          const unit = units.of(piece, latinPiece, probabilities === undefined)
          const score = probabilities === undefined ? firstGuess(piece, latinPiece) : unit < 0 ? 0 : probabilities[unit]!
          if (score > 0) yield { from: at * width + other, to: (at + length) * width + other + long, unit, score }
        }
      }
    }
  }
}

/** Adds to the expected counts (forward and backward sums). */
function expect(pair: NamePair, mostLatin: number, units: Units, probabilities: Float64Array | undefined, counts: number[]): void {
  const size = (pair.native.length + 1) * (pair.latin.length + 1)
  const forward = new Float64Array(size)
  const backward = new Float64Array(size)
  forward[0] = 1
  const all: Arc[] = []
  for (const arc of arcs(pair, mostLatin, units, probabilities)) {
    if (forward[arc.from] === 0) continue
    forward[arc.to]! += forward[arc.from]! * arc.score
    all.push(arc)
  }
  const whole = forward[size - 1]!
  if (!(whole > 0)) return
  backward[size - 1] = 1
  for (let index = all.length - 1; index >= 0; index--) {
    const { from, to, unit, score } = all[index]!
    if (backward[to] === 0) continue
    backward[from]! += backward[to]! * score
    counts[unit] = (counts[unit] ?? 0) + (pair.weight * forward[from]! * score * backward[to]!) / whole
  }
}

/** The likeliest alignment; nothing where there is none within the band. */
function best(pair: NamePair, mostLatin: number, units: Units, probabilities: Float64Array): Aligned[] {
  const size = (pair.native.length + 1) * (pair.latin.length + 1)
  const scores = new Float64Array(size).fill(Number.NEGATIVE_INFINITY)
  const back: (Arc | undefined)[] = new Array(size)
  scores[0] = 0
  for (const arc of arcs(pair, mostLatin, units, probabilities)) {
    const score = scores[arc.from]! + Math.log(Math.max(UNSEEN, arc.score))
    if (score <= scores[arc.to]!) continue
    scores[arc.to] = score
    back[arc.to] = arc
  }
  const found: string[] = []
  for (let at = size - 1; at > 0; ) {
    const arc = back[at]
    if (arc === undefined) return []
    found.push(units.names[arc.unit]!)
    at = arc.from
  }
  return [{ units: found.reverse(), weight: pair.weight }]
}
