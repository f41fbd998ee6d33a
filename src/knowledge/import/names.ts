/** Names of an entity as they are collected: each once, however it is written. */
import type { EntityName, KnownType, NameKind } from '../base/entity.js'
import { LONGEST_NAME } from '../base/limits.js'
import { foldName } from '../names/fold.js'

/** The text in one line, without control characters and blanks at its ends. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .normalize('NFC')
}

/** Collects names; those that look up alike are one, the first of them. */
export class NameList {
  readonly #seen = new Set<string>()
  readonly #folded = new Set<string>()
  readonly #names: EntityName[] = []
  readonly #limit: number

  /** @param label the name that needs no place in the list */
  constructor(label: string, limit: number) {
    this.#limit = limit
    this.#seen.add(label)
    this.#folded.add(foldName(label))
  }

  add(text: string, kind: NameKind, language?: string): void {
    // most names of an item are written alike in many languages: these cost no folding
    if (this.#names.length >= this.#limit || this.#seen.has(text)) return
    this.#seen.add(text)
    const name = oneLine(text)
    const folded = foldName(name)
    if (folded === '' || name.length > LONGEST_NAME || folded.length > LONGEST_NAME || this.#folded.has(folded)) return
    this.#folded.add(folded)
    this.#names.push({ name, kind, ...(language !== undefined && { language }) })
  }

  get names(): readonly EntityName[] {
    return this.#names
  }
}

/**
 * How surely an alias means its entity: `weak` where it is a code of one or two letters, except of places and organisations in capitals (US, EU), or has no
 * letter at all.
 */
export function aliasKind(name: string, type: KnownType): NameKind {
  if (!/\p{L}/u.test(name)) return 'weak'
  if (!/^\p{Script=Latin}{1,2}$/u.test(name)) return 'alias'
  return (type === 'LOCATION' || type === 'ORGANIZATION') && /^\p{Lu}{2}$/u.test(name) ? 'alias' : 'weak'
}

/** A person's name as it is called, from how it stands in lists: given name first ("Таунсенд, Андрос"), and without the patronymic. */
export function calledName(name: string): string | undefined {
  const comma = name.indexOf(', ')
  const [first, middle, last, more] = (comma < 0 ? name : `${name.slice(comma + 2)} ${name.slice(0, comma)}`).split(' ')
  if (last !== undefined && more === undefined && /(?:[ви]ч|вна|чна)$/u.test(middle!)) return `${first} ${last}`
  // "Robert Downey, Jr." and names with more than one comma stay as they are
  const inverted = comma > 0 && /^[^\s,]+, \p{Lu}[^\s,.]+$/u.test(name)
  return inverted ? `${first} ${middle}` : undefined
}
