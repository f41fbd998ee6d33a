/**
 * The Arabic rows of a dictionary without parts of speech that hold what they say. It has for each form the first lemma found, verbs for their nouns and
 * forms that are their own lemmas because nothing was known of them: only rows stay whose lemma has the form's consonants behind what nouns and verbs
 * have before and behind them.
 */
import type { DictionaryRow } from '../../lib/dictionaries.js'

const ARTICLE = 'ال'
const SHORTEST_STEM = 3
const NOMINAL_ENDINGS = ['', 'ة', 'ات', 'ان', 'ين', 'ون', 'تان', 'تين', 'ا']
const IMPERFECT_ENDINGS = ['', 'ون', 'وا', 'ان', 'ين', 'ن', 'ي', 'ا']
const PERFECT_ENDINGS = ['ت', 'نا', 'تم', 'وا', 'تما', 'ن', 'تا']
const IMPERFECT_PERSONS = 'يتنأ'
/** A lemma is a verb's from so many forms of the imperfect on. */
const FEWEST_FORMS = 3

/** The letters of a word that stay in all its forms. */
const consonantsOf = (word: string): string => word.replace(/[اويىءأإآؤئة]/g, '')

function* withoutEnding(word: string, endings: readonly string[]): Generator<string> {
  for (const ending of endings) if (word.endsWith(ending) && word.length - ending.length >= 2) yield word.slice(0, word.length - ending.length)
}

const isRegularNominal = (stem: string, lemma: string): boolean =>
  [...withoutEnding(stem, NOMINAL_ENDINGS)].some((core) => core === lemma || `${core}ة` === lemma)
const hasConsonants = (word: string, endings: readonly string[], consonants: string): boolean =>
  consonants.length > 1 && [...withoutEnding(word, endings)].some((core) => consonantsOf(core) === consonants)

const isImperfectOf = (form: string, lemma: string): boolean =>
  IMPERFECT_PERSONS.includes(form[0]!) && form !== lemma && hasConsonants(form.slice(1), IMPERFECT_ENDINGS, consonantsOf(lemma))
const isPerfectOf = (form: string, lemma: string): boolean => form !== lemma && hasConsonants(form, PERFECT_ENDINGS, consonantsOf(lemma))

/** The rows that hold. */
export function reliableArabic(rows: readonly DictionaryRow[]): DictionaryRow[] {
  const imperfects = new Map<string, number>()
  for (const { form, lemma } of rows) if (form.startsWith('ي') && isImperfectOf(form, lemma)) imperfects.set(lemma, (imperfects.get(lemma) ?? 0) + 1)
  const isVerb = (lemma: string): boolean => (imperfects.get(lemma) ?? 0) >= FEWEST_FORMS
  const nominals = new Set<string>()
  const isDefinite = ({ form, lemma }: DictionaryRow): boolean => form.startsWith(ARTICLE) && !lemma.startsWith(ARTICLE) && form.length >= 2 + SHORTEST_STEM
  const isNominal = (stem: string, lemma: string): boolean =>
    isRegularNominal(stem, lemma) || (!isVerb(lemma) && hasConsonants(stem, NOMINAL_ENDINGS, consonantsOf(lemma)))
  for (const row of rows) if (isDefinite(row) && isNominal(row.form.slice(2), row.lemma)) nominals.add(row.lemma)
  const kept: DictionaryRow[] = []
  for (const row of rows) {
    const { form, lemma } = row
    if (row.tag >= 0) kept.push(row)
    else if (lemma.length < SHORTEST_STEM || form.length < SHORTEST_STEM) continue
    else if (isDefinite(row)) {
      if (nominals.has(lemma) && isNominal(form.slice(2), lemma)) kept.push(row)
    } else if (nominals.has(lemma) && isNominal(form, lemma)) kept.push(row)
    else if (isVerb(lemma) && (isImperfectOf(form, lemma) || isPerfectOf(form, lemma))) kept.push(row)
  }
  return kept
}
