/** Families that a model took for organizations: `die Müllers` beside Hans Müller. */
import { isFamily } from '../chains/families.js'
import { foldWord } from '../chains/fold.js'
import type { EntityLanguage } from '../languages.js'
import type { Mention } from '../types.js'

/**
 * @param names in any order
 * @returns the same, plurals of surnames that persons of the text have as persons. Linear.
 */
export function withFamilies(text: string, names: readonly Mention[], language: EntityLanguage): Mention[] {
  const surnames = new Set<string>()
  for (const { type, start, end } of names) {
    const words = type === 'PERSON' ? text.slice(start, end).split(/[ \u00a0]/u) : []
    if (words.length > 1) surnames.add(foldWord(words.at(-1)!))
  }
  if (surnames.size === 0) return [...names]
  return names.map((name) => {
    if (name.type !== 'ORGANIZATION' && name.type !== 'LOCATION') return name
    const word = text.slice(name.start, name.end)
    const isPlural = /\p{Ll}s$/u.test(word) && surnames.has(foldWord(word.slice(0, -1)))
    return isPlural && isFamily(text, name.start, name.end, language) ? { ...name, type: 'PERSON' } : name
  })
}
