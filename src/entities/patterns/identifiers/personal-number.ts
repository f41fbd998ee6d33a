import type { EntityLanguage } from '../../languages.js'

/** A kind of number that is given to a person or a company, known by its form and check digits. */
export interface PersonalNumber {
  readonly name: string
  readonly type: 'IDENTIFIER:PERSONAL_ID_NUM' | 'IDENTIFIER:NATIONAL_ID_NUM'
  /** The whole number as it is written. */
  readonly form: RegExp
  /** The letters of the country that every such number begins with. */
  readonly letters?: string
  /** Checks its letters and digits without separators; a few need what is written. */
  readonly valid: (compact: string, written: string) => boolean
  /** Languages it is taken in without a word before it; all when absent. */
  readonly languages?: readonly EntityLanguage[]
  /** Only behind such a word. */
  readonly cue?: RegExp
}
