/** What a rule on names is and reads. */
import type { TokenList } from '../../core/spans.js'
import type { EntityLanguage } from '../languages.js'
import type { ClubNames } from '../lists/club-names.js'
import type { GivenNames } from '../lists/given-names.js'
import type { KnownNames } from '../lists/known-names.js'
import type { UsualNames } from '../lists/usual-names.js'
import type { Mention } from '../types.js'
import { isGreeting } from './greetings.js'
import { isNoName } from './no-names.js'

/** What the rules read beside the names. */
export interface NameContext {
  readonly tokens: TokenList
  /** The tokens with a sentence for each line where lines tell. */
  readonly lines: TokenList
  readonly language: EntityLanguage
  /** Capitals tell nothing in this text. */
  readonly caseless: boolean
  /** It is talk as it is typed without capitals. */
  readonly isTalk: boolean
  /** What the lists know of each token (`Flag`). */
  readonly flags: Uint32Array
  /** The same read without capitals. */
  flagsOfSmall(): Uint32Array
  readonly known: KnownNames | undefined
  readonly givenNames: GivenNames | undefined
  readonly clubs: ClubNames | undefined
  /** Given names that are usual where the language is spoken. */
  usualNames(): UsualNames | undefined
  /** Bits of a name in the lists (`Entry`), 0 where it is none. */
  entry(name: string): number
  /** What patterns found, without days that are names. */
  readonly patterns: readonly Mention[]
  /** Persons among the days: `Frau Sonntag` instead of what patterns found, `April Jones` over what stands inside it. */
  readonly addressedDays: readonly Mention[]
  readonly calendarNames: readonly Mention[]
  /** Streets that are called after a day. */
  readonly datedStreets: readonly Mention[]
}

/** What makes new names of those that it is given. */
export type Rule = (names: readonly Mention[], context: NameContext) => readonly Mention[]

/** A rule for texts whose capitals tell something. */
export function inCapitals(rule: Rule): Rule {
  return (names, context) => (context.caseless ? names : rule(names, context))
}

/** Whether a mention is neither a greeting nor one of the words that are never names (`no-names.ts`). */
export function isName({ start, end, type }: Mention, { tokens, language }: Pick<NameContext, 'tokens' | 'language'>): boolean {
  return !((type === 'PERSON' || type === 'LOCATION') && isGreeting(tokens.text.slice(start, end))) && !isNoName(tokens.text, { start, end, type }, language)
}
