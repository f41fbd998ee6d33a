/** Names of persons written in one word (Chinese, Japanese, Korean), whose surname or given name stands alone elsewhere. */
import type { EntityLanguage } from '../languages.js'
import { type Clusters, ListIndex } from './clusters.js'
import type { Surroundings } from './namesakes.js'

/** Languages whose names are written together and may be cut after the surname: `安倍` of `安倍晋三`. */
const languages: ReadonlySet<EntityLanguage> = new Set<EntityLanguage>(['jpn', 'zho', 'kor'])
const joinable = /^[\p{Script=Han}\p{Script=Hangul}]/u
const LONGEST = 6
/** Full names with one surname that are looked at. */
const CANDIDATES = 8

/** Where one name begins (a surname) or ends (a given name) so; of several the one with the same title. @param single forms of one word */
export function chainJoinedPersons(clusters: Clusters, single: readonly number[], language: EntityLanguage, around: Pick<Surroundings, 'title'>): void {
  if (!languages.has(language)) return
  const starts = new ListIndex<number>(CANDIDATES)
  const ends = new ListIndex<number>(CANDIDATES)
  for (const index of single) {
    const name = clusters.forms[index]!.folded[0]
    if (name === undefined || name.length > LONGEST || !joinable.test(name)) continue
    for (let length = 1; length < name.length; length++) if (isSurname(length, name.length, language)) starts.add(name.slice(0, length), index)
    for (let length = 2; length < name.length; length++) if (isGivenName(length, name.length, language)) ends.add(name.slice(-length), index)
  }
  for (const index of single) {
    const name = clusters.forms[index]!.folded[0]
    if (name === undefined || clusters.rootOf(index) !== index) continue
    const beginning = starts.get(name)
    const full = beginning.length > 0 ? beginning : ends.get(name)
    if (full.length === 1 && clusters.rootOf(full[0]!) !== index) clusters.unite(full[0]!, index)
    else if (full.length > 1) placeByTitles(clusters, index, full, around)
  }
}

/** Of several persons of one surname the text calls one by the title that its full name has. */
function placeByTitles(clusters: Clusters, index: number, full: readonly number[], around: Pick<Surroundings, 'title'>): void {
  const titles = full.map((form) => new Set(clusters.forms[form]!.mentions.map((mention) => around.title(mention))))
  for (const mention of clusters.forms[index]!.mentions) {
    const title = around.title(mention)
    const bearers = title === '' ? [] : full.filter((_, at) => titles[at]!.has(title))
    if (bearers.length === 1) clusters.move(mention, bearers[0]!)
  }
}

/** A surname of one sign has a given name of one or two; Chinese surnames of two signs are rare, and cut-off names are not. */
function isSurname(length: number, whole: number, language: EntityLanguage): boolean {
  if (length === 1) return whole <= 3
  return language !== 'zho' || (length === 2 && whole >= 4)
}

/** Two signs behind a surname of one, or of two in Japanese; a short name that is longer than the rest is none. */
function isGivenName(length: number, whole: number, language: EntityLanguage): boolean {
  return length === 2 && (language === 'jpn' ? whole === 4 || whole === 3 : whole === 3)
}
