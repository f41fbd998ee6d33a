/** Names that share no word but are of one entity that many know: `US` and `United States`, `ЕС` and `Европейского союза`. */
import type { EntityLanguage } from '../languages.js'
import type { GivenNames } from '../lists/given-names.js'
import { type KnownNames, knownNameHash } from '../lists/known-names.js'
import type { Clusters } from './clusters.js'
import { acronymOf, type NameForm } from './name.js'

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

/**
 * Unites the forms that are names of one entity of their type.
 * @param words fewest words of a name that counts
 */
export function uniteKnown(clusters: Clusters, type: string, words: number, language: EntityLanguage, known: KnownNames): void {
  const first = new Map<number, number>()
  clusters.forms.forEach((form, index) => {
    if (form.folded.length < words) return
    const entity = knownEntity(form, known) ?? known.entity(knownNameHash(form.stems, language))
    if (entity === undefined || known.typeOf(entity) !== type) return
    const other = first.get(entity)
    if (other === undefined) first.set(entity, index)
    else if (clusters.rootOf(other) !== clusters.rootOf(index)) clusters.unite(other, index)
  })
}
