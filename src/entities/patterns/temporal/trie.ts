import { lower } from '../../../core/characters.js'

const folded: Uint16Array = buildFolded()

/** Lower case, with the vowel signs and the joiners that Arabic and Hebrew may leave out passed over (0). */
function buildFolded(): Uint16Array {
  const table = lower.slice()
  for (const [from, to] of [
    [0x64b, 0x652],
    [0x591, 0x5bd],
    [0x5c1, 0x5c2],
    [0x200b, 0x200f],
    [0xad, 0xad]
  ] as const)
    for (let code = from; code <= to; code++) table[code] = 0
  for (const [from, to] of ["’'", "ʼ'", "`'", "´'", '\u00a0 ', '\u202f ', '\u2009 ', '\u3000 ', '\t ', 'أا', 'إا', 'آا', 'ىي', 'ةه', 'یي', 'کك', 'ёе'])
    table[from!.charCodeAt(0)] = to!.charCodeAt(0)
  for (let code = 0xff01; code <= 0xff5e; code++) table[code] = lower[code - 0xfee0]!
  return table
}

/** One code unit as the tries know it; 0 for one that does not count. */
export function foldUnit(code: number): number {
  return folded[code]!
}

/**
 * Words and phrases in one hashed automaton over folded code units. Built once for a language; a walk costs one probe per character and
 * ends at the first character no entry goes on with.
 */
export class PhraseTrie {
  readonly #edges = new Map<number, number>()
  #nodes = 1
  /** Value of each node, 0 for none. */
  readonly #values: number[] = [0]
  #keys = new Uint32Array(0)
  #targets = new Int32Array(0)
  #mask = 0

  /** Adds an entry of folded characters; blanks match any run of blanks. */
  add(phrase: string, value: number): void {
    let node = 0
    for (let at = 0; at < phrase.length; at++) {
      const code = phrase.charCodeAt(at)
      const key = node * 65536 + code
      let next = this.#edges.get(key)
      if (next === undefined) {
        next = this.#nodes++
        this.#values.push(0)
        this.#edges.set(key, next)
      }
      node = next
    }
    if (node > 0) this.#values[node] = value
  }

  /** Freezes the automaton into flat tables. */
  freeze(): void {
    let size = 1024
    while (size < this.#edges.size * 3) size *= 2
    this.#keys = new Uint32Array(size)
    this.#targets = new Int32Array(size)
    this.#mask = size - 1
    for (const [key, target] of this.#edges) {
      const packed = pack(Math.floor(key / 65536), key % 65536)
      let slot = spread(packed) & this.#mask
      while (this.#targets[slot] !== 0) slot = (slot + 1) & this.#mask
      this.#keys[slot] = packed
      this.#targets[slot] = target
    }
    this.#edges.clear()
  }

  /** Node after `node` on a folded code unit, or 0. */
  next(node: number, code: number): number {
    const packed = pack(node, code)
    let slot = spread(packed) & this.#mask
    while (this.#targets[slot] !== 0) {
      if (this.#keys[slot] === packed) return this.#targets[slot]!
      slot = (slot + 1) & this.#mask
    }
    return 0
  }

  /** Value of a node, 0 for none. */
  value(node: number): number {
    return this.#values[node]!
  }
}

/** Nodes stay under 65,536, so a node and a code unit share 32 bits. */
function pack(node: number, code: number): number {
  return ((node << 16) | code) >>> 0
}

function spread(packed: number): number {
  const mixed = Math.imul(packed ^ (packed >>> 15), 0x2c1b3c6d)
  return (mixed ^ (mixed >>> 13)) >>> 0
}
