/** What type readers of a language take a name for, by the names that they know. */
import { knownEntity } from '../chains/known.js'
import type { NameForm } from '../chains/name.js'
import type { EntityLanguage } from '../languages.js'
import { type KnownNames, type KnownType, knownNameHash } from '../lists/known-names.js'

export interface Known {
  readonly entity: number
  readonly type: KnownType
  /** Whether it is well known in this language by this name, not only somewhere. */
  readonly ofLanguage: boolean
  /** Whether it was listed by hand for the language. */
  readonly isListed: boolean
}

/** The entity that a name is of: by the language's own names in any case first, else by everybody's as they stand. */
export function knownAs(form: Pick<NameForm, 'text' | 'folded' | 'stems'>, language: EntityLanguage, known: KnownNames): Known | undefined {
  const own = known.entity(knownNameHash(form.stems, language))
  const entity = own ?? knownEntity(form, known)
  if (entity === undefined) return undefined
  const isListed = own !== undefined && known.find(form.stems, language)?.isListed === true
  return { entity, type: known.typeOf(entity), ofLanguage: own !== undefined && known.isWellKnown(own), isListed }
}
