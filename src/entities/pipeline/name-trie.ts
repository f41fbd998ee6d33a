/** The names of accept lists as a trie over the units of `name-units.ts`; finds the longest name at each place. */
import { TokenClass, type TokenList } from '../../core/spans.js'
import { type Mention, mentionWeight } from '../types.js'
import { cutUnits, isBlankless, type NameUnits } from './name-units.js'
import { tokenFrom } from './token-places.js'
import type { UserName } from './user-lists.js'

interface Leaf extends UserName {
  readonly file: string
}

interface Node {
  next?: Map<string, Node>
  leaf?: Leaf
}

export class NameTrie {
  readonly #root: Node = {}
  readonly #caseless: boolean

  constructor(caseless: boolean) {
    this.#caseless = caseless
  }

  /** A name that is there already stays as it is. */
  add(name: UserName, file: string): void {
    for (const text of new Set([name.text, name.text.normalize('NFC'), name.text.normalize('NFD')])) {
      const units = cutUnits(text)
      let node = this.#root
      for (let index = 0; index < units.count; index++) node = follow(node, this.#key(text, units, index))
      if (node !== this.#root) node.leaf ??= { ...name, file }
    }
  }

  /** Names of the text from left to right, of those that begin at one place the longest. They begin and end at edges of words. */
  find(tokens: TokenList): Mention[] {
    const mentions: Mention[] = []
    if (this.#root.next === undefined) return mentions
    const units = cutUnits(tokens.text)
    const keys = Array.from(units.starts, (_, index) => this.#key(tokens.text, units, index))
    for (let index = 0; index < units.count; ) {
      const after = startsName(tokens, units, index) ? this.#longest(tokens, units, keys, index, mentions) : index
      index = Math.max(after, index + 1)
    }
    return mentions
  }

  /** Index after the longest name from a unit on, which is added to `mentions`; the same index without one. */
  #longest(tokens: TokenList, units: NameUnits, keys: readonly string[], first: number, mentions: Mention[]): number {
    let node: Node | undefined = this.#root
    let found: Leaf | undefined
    let after = first
    for (let index = first; index < units.count; index++) {
      node = node.next?.get(keys[index]!)
      if (node === undefined) break
      if (node.leaf !== undefined && endsName(tokens, units, index)) {
        found = node.leaf
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

  #key(text: string, units: NameUnits, index: number): string {
    const unit = text.slice(units.starts[index], units.ends[index])
    return this.#caseless ? unit.toLowerCase() : unit
  }
}

function follow(node: Node, key: string): Node {
  node.next ??= new Map()
  let child = node.next.get(key)
  if (child === undefined) {
    child = {}
    node.next.set(key, child)
  }
  return child
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
