import type { TokenList } from '../../core/spans.js'
import type { EntityLanguage } from '../languages.js'

/** What a pattern sees of a document. */
export interface PatternContext {
  readonly text: string
  readonly language: EntityLanguage
  /** Tokens of the text, clitics split off (`entityTokens`). */
  readonly tokens: TokenList
  /** Called every few milliseconds of work; throws when the task has been cancelled. */
  readonly check?: () => void
}
