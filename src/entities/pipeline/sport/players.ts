/** Which words may be players, for the rules that know them by the words beside them (`goal-scorers.ts`, `scorers.ts`). */
import { TokenClass, type TokenList } from '../../../core/spans.js'
import { createForm } from '../../chains/name.js'
import type { EntityLanguage } from '../../languages.js'
import type { ClubNames } from '../../lists/club-names.js'
import { Flag } from '../../lists/kinds.js'
import type { KnownNames } from '../../lists/known-names.js'
import { knownAs } from '../known-type.js'

/** What is known of names. */
export interface SportLists {
  readonly known: KnownNames | undefined
  readonly clubs: ClubNames | undefined
}

/** The document whose words are looked at. */
export interface PlayerText extends SportLists {
  readonly tokens: TokenList
  readonly language: EntityLanguage
  /** Flags of the lists, by token (`Flag`). */
  readonly flags: Uint32Array
}

/** Where rules differ. */
export interface PlayerShape {
  /** What surnames look like. */
  readonly surname: RegExp
  /** Flags of the lists that no player has. */
  readonly never: number
  /** Whether a player is so for its list of names although names of another kind are known of it. */
  readonly listsFirst: boolean
  /** Whether a word is one that the rule leaves alone. */
  readonly isOther: (word: string, token: number) => boolean
  /** Whether what nobody knows is a player at this place. */
  readonly believes: (token: number) => boolean
}

/** Whether a word, the token's, may be a player's surname. */
export function mayBePlayer({ tokens, language, flags, known, clubs }: PlayerText, token: number, word: string, shape: PlayerShape): boolean {
  if (tokens.classes[token] !== TokenClass.word || !shape.surname.test(word) || shape.isOther(word, token)) return false
  const flag = flags[token]!
  if ((flag & shape.never) !== 0) return false
  const form = createForm(word, language)
  if (clubs?.has(form, language) === true) return false
  const type = known === undefined ? undefined : knownAs(form, language, known)?.type
  if (type === 'PERSON') return true
  if (type !== undefined && !shape.listsFirst) return false
  if ((flag & (Flag.given | Flag.surname)) !== 0) return true
  return type === undefined && flag === 0 && shape.believes(token)
}
