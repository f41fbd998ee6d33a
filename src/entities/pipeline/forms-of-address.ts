/** Forms of address and titles before persons' names, as the rules ask for them. */
import { areSaidIn, type FormsOfAddress, formsOfAddress, wordsOfForms } from '../../core/words/forms-of-address.js'
import { foldWord } from '../chains/fold.js'
import type { EntityLanguage } from '../languages.js'
import { perLanguage } from '../per-language.js'

type Use = 'person' | 'apart' | 'letter' | 'alone'

const wordsOf = (use: Use, isAsked: (forms: FormsOfAddress) => boolean): string[] =>
  formsOfAddress.filter((forms) => forms[use] === true && isAsked(forms)).flatMap(wordsOfForms)

function byLanguage(use: Use, written: (word: string) => string = (word) => word): (language: EntityLanguage) => ReadonlySet<string> {
  return perLanguage((language) => new Set(wordsOf(use, (forms) => areSaidIn(forms, language)).map(written)))
}

/** Forms that only persons have, in small letters. */
export const formsOfPersons: (language: EntityLanguage) => ReadonlySet<string> = byLanguage('person')

/** Forms that a person's name always stands behind, in small letters. */
export const formsBeforeNames: (language: EntityLanguage) => ReadonlySet<string> = byLanguage('alone')

/** Forms and titles that are no part of the names that begin with them, folded. */
export const formsApart: (language: EntityLanguage) => ReadonlySet<string> = byLanguage('apart', foldWord)

/** Forms in the greetings of letters of all languages, in small letters. */
export const formsOfLetters: ReadonlySet<string> = new Set(wordsOf('letter', () => true))
