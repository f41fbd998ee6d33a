import { Kind, kinds } from '../../../core/characters.js'

/** Longest run of white space that one blank of an entry stands for. */
const LONGEST_GAP = 3

/** Whether the code unit is white space inside a line, or a mark of the writing direction. */
export function isBlank(code: number): boolean {
  return (
    code === 32 ||
    code === 0xa0 ||
    code === 0x202f ||
    code === 9 ||
    (code > 0x1fff && code < 0x200b) ||
    code === 0x3000 ||
    code === 0x200e ||
    code === 0x200f ||
    code === 0x61c
  )
}

function isDirectionMark(code: number): boolean {
  return code === 0x200e || code === 0x200f || code === 0x61c
}

/** Whether a character carries on a word of an alphabet: a letter or a mark. Runs of Han, kana and Thai have no such edges. */
export function continuesWord(code: number): boolean {
  const kind = kinds[code]
  return (kind === Kind.letter || kind === Kind.mark) && !isDirectionMark(code)
}

/** Whether a match of an alphabetic word may end before `end` or start at it: what follows, if it is a letter, is of another kind of script. */
export function isWordEnd(text: string, end: number): boolean {
  return end >= text.length || !continuesWord(text.charCodeAt(end))
}

/**
 * Entries looked up at a place of a text, all their prefixes in one walk: a trie whose edges lie in one open hash table, so that a word that
 * starts like no entry costs one or two probes. A blank of an entry matches a short run of white space.
 */
export class WordTrie<Entry> {
  readonly #fold: Uint16Array
  readonly #entries: (Entry | undefined)[] = [undefined]
  #nodes = new Int32Array(4096)
  #codes = new Uint16Array(4096)
  #next = new Int32Array(4096)
  #count = 0
  /** Marks the code units that some entry starts with, after folding. */
  readonly firsts = new Uint8Array(65536)

  /** @param fold what each UTF-16 code unit is compared as (letter case, diacritics) */
  constructor(fold: Uint16Array) {
    this.#fold = fold
    this.#nodes.fill(-1)
  }

  /** Enters `form`; the value of an earlier entry of the same form goes through `merge`. */
  add(form: string, entry: Entry, merge: (old: Entry, added: Entry) => Entry): void {
    let node = 0
    for (let index = 0; index < form.length; index++) {
      const raw = form.charCodeAt(index)
      const code = isBlank(raw) ? 32 : this.#fold[raw]!
      if (index === 0) this.firsts[code] = 1
      const slot = this.#slot(node, code)
      if (this.#nodes[slot] === node) {
        node = this.#next[slot]!
        continue
      }
      this.#entries.push(undefined)
      this.#nodes[slot] = node
      this.#codes[slot] = code
      node = this.#entries.length - 1
      this.#next[slot] = node
      if (++this.#count * 2 > this.#nodes.length) this.#grow()
    }
    if (node === 0) return
    const old = this.#entries[node]
    this.#entries[node] = old === undefined ? entry : merge(old, entry)
  }

  /** Whether an entry can start with this code unit of a text. */
  starts(code: number): boolean {
    return this.firsts[this.#fold[code]!] === 1
  }

  /** Calls `visit` with every entry that starts at `start`, shortest first. */
  walk(text: string, start: number, visit: (entry: Entry, end: number) => void): void {
    let node = 0
    let index = start
    while (index < text.length) {
      const raw = text.charCodeAt(index)
      const blank = isBlank(raw)
      const slot = this.#slot(node, blank ? 32 : this.#fold[raw]!)
      if (this.#nodes[slot] !== node) return
      node = this.#next[slot]!
      index++
      if (blank) for (let more = 1; more < LONGEST_GAP && isBlank(text.charCodeAt(index)); more++) index++
      const entry = this.#entries[node]
      if (entry !== undefined) visit(entry, index)
    }
  }

  #slot(node: number, code: number): number {
    const mask = this.#nodes.length - 1
    let slot = (Math.imul(node, 0x9e3779b1) ^ Math.imul(code, 0x85ebca6b)) & 0x7fffffff
    slot = (slot ^ (slot >>> 15)) & mask
    while (this.#nodes[slot] !== -1 && (this.#nodes[slot] !== node || this.#codes[slot] !== code)) slot = (slot + 1) & mask
    return slot
  }

  #grow(): void {
    const [nodes, codes, next] = [this.#nodes, this.#codes, this.#next]
    this.#nodes = new Int32Array(nodes.length * 2).fill(-1)
    this.#codes = new Uint16Array(nodes.length * 2)
    this.#next = new Int32Array(nodes.length * 2)
    for (let old = 0; old < nodes.length; old++) {
      if (nodes[old] === -1) continue
      const slot = this.#slot(nodes[old]!, codes[old]!)
      this.#nodes[slot] = nodes[old]!
      this.#codes[slot] = codes[old]!
      this.#next[slot] = next[old]!
    }
  }
}
