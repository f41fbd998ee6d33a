/** German personal pronouns keep their own person; dictionaries and the word list give `ich` or `sich` as the lemma of them all. */
import { tagNumber } from '../../src/core/part-of-speech.js'
import type { DictionaryRow } from '../lib/dictionaries.js'

const lemmas: Readonly<Record<string, string>> = { mich: 'ich', mir: 'ich', dich: 'du', dir: 'du', ihn: 'er', ihm: 'er', uns: 'wir', euch: 'ihr' }

/** The dictionary with the lemmas of personal pronouns by grammar. */
export function withGermanPronouns(dictionary: readonly DictionaryRow[]): DictionaryRow[] {
  const others = dictionary.filter(({ form, tag }) => tag !== tagNumber.PRON || lemmas[form.toLowerCase()] === undefined)
  return [...Object.entries(lemmas).map(([form, lemma]) => ({ form, lemma, tag: tagNumber.PRON, source: 'own' })), ...others]
}
