/** Names that share no word but are of one entity that many know: `US` and `United States`, `ЕС` and `Европейского союза`. */
import type { EntityLanguage } from '../languages.js'
import type { GivenNames } from '../lists/given-names.js'
import { type KnownNames, knownNameHash } from '../lists/known-names.js'
import type { Clusters } from './clusters.js'
import { areOtherKinds } from './joined-organizations.js'
import { acronymOf, type NameForm } from './name.js'
import { legalForms } from './name-words.js'
import { mayBeOneGivenName } from './nicknames.js'

/** What is known of names beside the text. */
export interface NameKnowledge {
  /** Names of well-known entities. */
  readonly known?: KnownNames | undefined
  readonly givenNames?: GivenNames | undefined
}

/** Number of the entity that a name is of by the knowledge base, as it stands. */
export function knownEntity({ text, folded }: Pick<NameForm, 'text' | 'folded'>, known: KnownNames): number | undefined {
  const letters = acronymOf(text)
  return known.entity(knownNameHash(letters === undefined ? folded : [letters]))
}

/** The organization that a name is of when it is one's. */
function knownOrganization({ text, folded }: NameForm, type: string, known: KnownNames): number | undefined {
  return type === 'ORGANIZATION' ? known.entity(knownNameHash([acronymOf(text) ?? folded.join(' ')], type)) : undefined
}

/**
 * Unites the forms that are names of one entity of their type.
 * @param words fewest words of a name that counts
 */
export function uniteKnown(clusters: Clusters, type: string, words: number, language: EntityLanguage, known: KnownNames, givenNames?: GivenNames): void {
  const members = new Map<number, number[]>()
  clusters.forms.forEach((form, index) => {
    if (form.folded.length < words || form.generation !== undefined) return
    const entity = [knownEntity(form, known), known.entity(knownNameHash(form.stems, language)), knownOrganization(form, type, known)].find(
      (one) => one !== undefined && known.typeOf(one) === type
    )
    if (entity === undefined) return
    const others = members.get(entity)
    if (others === undefined) members.set(entity, [index])
    else if (!others.some((other) => areOthers(type, form, clusters.forms[other]!, givenNames))) {
      if (clusters.rootOf(others[0]!) !== clusters.rootOf(index)) clusters.unite(others[0]!, index)
      if (others.length < MOST_NAMES) others.push(index)
    }
  })
}

/** Names of one entity that further ones are compared with. */
const MOST_NAMES = 8

/** Whether two forms are of two whatever lists of names say. */
function areOthers(type: string, form: NameForm, other: NameForm, givenNames: GivenNames | undefined): boolean {
  if (type === 'PERSON') return haveOtherGivenNames(form, other, givenNames)
  if (type === 'LOCATION') return areOtherKinds(form.text, other.text)
  return type === 'ORGANIZATION' && isPartOf(form, other)
}

/** Whether two names of two words share the surname alone, and their given names are no forms of one: `Adam Smith` is no `John Smith`, whatever he was called, too. */
function haveOtherGivenNames({ folded: one }: NameForm, { folded: other }: NameForm, givenNames: GivenNames | undefined): boolean {
  if (one.length !== 2 || other.length !== 2 || one[1] !== other[1] || one[0] === other[0]) return false
  return [one[0]!, other[0]!].every((word) => givenNames?.gender(word) !== undefined) && !mayBeOneGivenName(one[0]!, other[0]!)
}

/** Words that a name may have or not. */
const generic: ReadonlySet<string> = new Set(
  'university universitat universidad universidade universite universita universiteit uniwersytet univerzita univerzitet universitet университет університет motor motors club football calcio bank company corporation group'.split(
    ' '
  )
)

/** Whether one name is the other's beginning or end and what more that has tells of another body: `Газпром`, `Газпром нефть`, whatever lists of names say. */
function isPartOf(one: NameForm, other: NameForm): boolean {
  const [short, full] = one.stems.length < other.stems.length ? [one.stems, other] : [other.stems, one]
  if (short.length === full.stems.length) return false
  const starts = short.every((stem, at) => stem === full.stems[at])
  const more = starts ? full.folded.slice(short.length) : full.folded.slice(0, -short.length)
  if (!starts && !short.every((stem, at) => stem === full.stems[full.stems.length - short.length + at])) return false
  return more.some((word) => word.length > 3 && !generic.has(word) && !legalForms.has(word))
}
