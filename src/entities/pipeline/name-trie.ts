/** The names of accept lists as a trie over the units of `name-units.ts`; finds the longest name at each place. */
import { IntegerTrie, ROOT } from '../../core/integer-trie.js'
import { TokenClass, type TokenList } from '../../core/spans.js'
import { type Mention, mentionWeight } from '../types.js'
import { cutUnits, isBlankless, type NameUnits } from './name-units.js'
import { tokenFrom } from './token-places.js'
import type { UserName } from './user-lists.js'

interface Leaf extends UserName {
  readonly file: string
}

/** Number of a unit that no name has. */
const UNKNOWN = -1

export class NameTrie {
  readonly #caseless: boolean
  /** Numbers of the units that names have: the labels of the trie. */
  readonly #numbers = new Map<string, number>()
  readonly #trie = new IntegerTrie()
  /** By node of the trie. */
  readonly #leaves = new Map<number, Leaf>()

  constructor(caseless: boolean) {
    this.#caseless = caseless
  }

  /** A name that is there already stays as it is. */
  add(name: UserName, file: string): void {
    for (const text of new Set([name.text, name.text.normalize('NFC'), name.text.normalize('NFD')])) {
      const units = cutUnits(text)
      const node = this.#trie.insert(Array.from(units.starts, (_, index) => this.#numbered(this.#key(text, units, index))))
      if (node !== ROOT && !this.#leaves.has(node)) this.#leaves.set(node, { ...name, file })
    }
  }

  /** Names of the text from left to right, of those that begin at one place the longest. They begin and end at edges of words. */
  find(tokens: TokenList): Mention[] {
    const mentions: Mention[] = []
    if (this.#leaves.size === 0) return mentions
    const units = cutUnits(tokens.text)
    const labels = Int32Array.from(units.starts, (_, index) => this.#numbers.get(this.#key(tokens.text, units, index)) ?? UNKNOWN)
    for (let index = 0; index < units.count; ) {
      const after = labels[index] !== UNKNOWN && startsName(tokens, units, index) ? this.#longest(tokens, units, labels, index, mentions) : index
      index = Math.max(after, index + 1)
    }
    return mentions
  }

  /** Index after the longest name from a unit on, which is added to `mentions`; the same index without one. */
  #longest(tokens: TokenList, units: NameUnits, labels: Int32Array, first: number, mentions: Mention[]): number {
    let node: number = ROOT
    let found: Leaf | undefined
    let after = first
    for (let index = first; index < units.count; index++) {
      node = this.#trie.next(node, labels[index]!)
      if (node === ROOT) break
      const leaf = this.#leaves.get(node)
      if (leaf !== undefined && endsName(tokens, units, index)) {
        found = leaf
        after = index + 1
      }
    }
    if (found !== undefined) {
      const { type, normalized, file } = found
      mentions.push({
        start: units.starts[first]!,
        end: units.ends[after - 1]!,
        type: type!,
        source: 'gazetteer',
        subsource: file,
        weight: mentionWeight.userList,
        ...(normalized !== undefined && { normalized })
      })
    }
    return after
  }

  #numbered(key: string): number {
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    this.#numbers.set(key, this.#numbers.size)
    return this.#numbers.size - 1
  }

  #key(text: string, units: NameUnits, index: number): string {
    const unit = text.slice(units.starts[index], units.ends[index])
    return this.#caseless ? unit.toLowerCase() : unit
  }
}

/** At the start of a token, after a hyphen inside one, or between letters of a script written without blanks. */
function startsName(tokens: TokenList, units: NameUnits, index: number): boolean {
  const start = units.starts[index]!
  const token = tokenFrom(tokens, start)
  if (token >= tokens.count || tokens.starts[token]! >= start) return true
  if (isWhole(tokens.classes[token]!)) return false
  return isHyphen(tokens.text.charCodeAt(start - 1)) || (isBlankless(tokens.text, start) && isBlankless(tokens.text, units.starts[index - 1]!))
}

/** At the end of a token, before a hyphen or an apostrophe inside one, or between letters of a script written without blanks. */
function endsName(tokens: TokenList, units: NameUnits, index: number): boolean {
  const end = units.ends[index]!
  const token = tokenFrom(tokens, end - 1)
  if (token >= tokens.count || tokens.ends[token]! <= end) return true
  if (isWhole(tokens.classes[token]!)) return false
  const next = tokens.text.charCodeAt(end)
  return isHyphen(next) || next === 39 || next === 0x2019 || (isBlankless(tokens.text, end) && isBlankless(tokens.text, units.starts[index]!))
}

/** Addresses, user names and hashtags hold no names. */
function isWhole(tokenClass: number): boolean {
  return tokenClass >= TokenClass.url && tokenClass <= TokenClass.hashtag
}

function isHyphen(code: number): boolean {
  return code === 45 || (code >= 0x2010 && code <= 0x2014)
}
