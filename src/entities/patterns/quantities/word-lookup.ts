import { Kind, kinds } from '../../../core/characters.js'
import { IntegerTrie, ROOT } from '../../../core/integer-trie.js'

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

const LONGEST_WORD = 24

/** The word that ends a blank before a place, or its last letters; empty without one. */
export function wordBefore(text: string, start: number): string {
  if (!isBlank(text.charCodeAt(start - 1))) return ''
  let from = start - 1
  while (from > 0 && start - from < LONGEST_WORD && continuesWord(text.charCodeAt(from - 1))) from--
  return text.slice(from, start - 1)
}

/**
 * Entries looked up at a place of a text, all their prefixes in one walk; a word that starts like no entry costs one or two probes. A blank of
 * an entry matches a short run of white space.
 */
export class WordLookup<Entry> {
  readonly #fold: Uint16Array
  readonly #trie = new IntegerTrie()
  /** By node of the trie. */
  readonly #entries: (Entry | undefined)[] = [undefined]
  /** Marks the code units that some entry starts with, after folding. */
  readonly #firsts = new Uint8Array(65536)

  /** @param fold what each UTF-16 code unit is compared as (letter case, diacritics) */
  constructor(fold: Uint16Array) {
    this.#fold = fold
  }

  /** Enters `form`, unless it is empty; the value of an earlier entry of the same form goes through `merge`. */
  add(form: string, entry: Entry, merge: (old: Entry, added: Entry) => Entry): void {
    const codes = Array.from({ length: form.length }, (_, index) => this.#code(form.charCodeAt(index)))
    if (codes.length === 0) return
    this.#firsts[codes[0]!] = 1
    const node = this.#trie.insert(codes)
    while (this.#entries.length < this.#trie.nodes) this.#entries.push(undefined)
    const old = this.#entries[node]
    this.#entries[node] = old === undefined ? entry : merge(old, entry)
  }

  /** Whether an entry can start with this code unit of a text. */
  starts(code: number): boolean {
    return this.#firsts[this.#fold[code]!] === 1
  }

  /** Calls `visit` with every entry that starts at `start`, shortest first. */
  walk(text: string, start: number, visit: (entry: Entry, end: number) => void): void {
    let node: number = ROOT
    let index = start
    while (index < text.length) {
      const raw = text.charCodeAt(index)
      const blank = isBlank(raw)
      node = this.#trie.next(node, blank ? 32 : this.#fold[raw]!)
      if (node === ROOT) return
      index++
      if (blank) for (let more = 1; more < LONGEST_GAP && isBlank(text.charCodeAt(index)); more++) index++
      const entry = this.#entries[node]
      if (entry !== undefined) visit(entry, index)
    }
  }

  #code(raw: number): number {
    return isBlank(raw) ? 32 : this.#fold[raw]!
  }
}
