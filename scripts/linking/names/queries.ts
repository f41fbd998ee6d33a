/** Names of entities that training has not seen, as they may be met: misspelt, or in another script. */
import type { EntityRecord } from '../../../src/knowledge/base/entity.js'
import { isHeldOut } from './held-out.js'
import { edited, type random } from './variants.js'

export interface Query {
  readonly mention: string
  /** Id of the entity that is meant. */
  readonly id: string
}

const LATIN = /\p{Script=Latin}/u
const PLAIN_LATIN = /^[\p{Script=Latin} .'’-]{3,}$/u
const TYPES = new Set(['PERSON', 'LOCATION', 'ORGANIZATION'])
const LANGUAGES = new Set('rus ara zho jpn kor heb ell fas ukr hin'.split(' '))
/** Letters from which on a misspelt name is not one of many. */
const LONG = 7

/**
 * Queries by set: `edit` (one random edit in the label), `edit-long` (labels of 7 letters and more), languages (names by Wikidata and others in the script of
 * the language, of entities with a Latin label) and `<language>-machine` (machine-made names of places).
 * @param most queries of a set
 */
export function queriesOf(records: readonly EntityRecord[], most: number, next: ReturnType<typeof random>): Map<string, Query[]> {
  const sets = new Map<string, Query[]>()
  const add = (set: string, query: Query) => sets.set(set, [...(sets.get(set) ?? []), query])
  for (const { id, label, names } of shuffled(
    records.filter((record) => isHeldOut(record.id) && TYPES.has(record.type)),
    next
  )) {
    if (!LATIN.test(label)) continue
    const wanted = (set: string) => (sets.get(set)?.length ?? 0) < most
    if (PLAIN_LATIN.test(label) && (wanted('edit') || wanted('edit-long'))) {
      const mention = edited(label, next)
      if (mention !== label && wanted('edit')) add('edit', { mention, id })
      if (mention !== label && wanted('edit-long') && label.length >= LONG) add('edit-long', { mention, id })
    }
    for (const { name, kind, language } of names) {
      if (language === undefined || !LANGUAGES.has(language) || LATIN.test(name)) continue
      const set = kind === 'weak' ? `${language}-machine` : language
      if (wanted(set)) add(set, { mention: name, id })
    }
  }
  return sets
}

function shuffled<T>(list: readonly T[], next: () => number): T[] {
  const items = [...list]
  for (let place = items.length - 1; place > 0; place--) {
    const other = Math.floor(next() * (place + 1))
    const kept = items[place]!
    items[place] = items[other]!
    items[other] = kept
  }
  return items
}
