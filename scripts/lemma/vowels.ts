/**
 * Arabic lemmas are written with their vowels: one lemmatizer makes the bare lemma of a word, a second one learns the vowels of bare lemmas. Bare lemmas
 * are far fewer than pairs of word and lemma, and treebanks agree about them, so both learn more from the same text.
 */
const VOWELS = /[\u064b-\u0652\u0670]/g

/** A word of a treebank or a dictionary. */
export interface Word {
  readonly form: string
  readonly lemma: string | undefined
}

/** An Arabic word without vowel signs. */
export function withoutVowels(word: string): string {
  return word.replace(VOWELS, '')
}

/** A unit as the lemmatizer of bare lemmas learns it. */
export function bareUnit<T extends Word>(unit: T): T {
  return unit.lemma === undefined ? unit : { ...unit, lemma: withoutVowels(unit.lemma) }
}

/** A unit as the lemmatizer that writes the vowels learns it: the bare lemma with the complete one. */
export function vowelUnit<T extends Word>(unit: T): T {
  return unit.lemma === undefined ? unit : { ...unit, form: withoutVowels(unit.lemma) }
}
