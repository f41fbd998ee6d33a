/**
 * Spanish verb forms with pronouns written to them (`dámelo`, `hacerlo`, `diciéndole`), which the dictionaries lack: frequent words that are a
 * dictionary's verb form plus one or two pronouns. A form other than infinitive and gerund counts only with the accent that the pronouns call for.
 */
import { tagNumber } from '../../src/core/part-of-speech.js'
import type { DictionaryRow } from '../lib/dictionaries.js'

const single = ['me', 'te', 'se', 'lo', 'la', 'le', 'los', 'las', 'les', 'nos', 'os']
const double = ['me', 'te', 'se', 'nos', 'os'].flatMap((first) => ['lo', 'la', 'los', 'las', 'le', 'me'].map((second) => first + second))
const pronouns = [...double, ...single]

const accents: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' }
const plain = (word: string): string => word.replace(/[áéíóú]/g, (vowel) => accents[vowel]!)

const MINIMUM_FORMS = 8

/** Short imperatives that take no accent. */
const short = new Map([
  ['di', 'decir'],
  ['haz', 'hacer'],
  ['pon', 'poner'],
  ['da', 'dar'],
  ['ten', 'tener']
])

/** The most frequent verb of a form that has the imperative called for: `siéntate` is that of sentar, `siéntete` and `siéntase` of sentir. */
function verbOf(lemmas: readonly string[] | undefined, stem: string, pronoun: string): string | undefined {
  const person = pronoun.slice(0, 2)
  const ending = stem.at(-1)
  if ((ending !== 'a' && ending !== 'e') || (person !== 'te' && person !== 'se')) return lemmas?.[0]
  const isFirst = (ending === 'a') === (person === 'te')
  return lemmas?.find((lemma) => (lemma.at(-2) === 'a') === isFirst) ?? lemmas?.[0]
}

export function* spanishClitics(dictionary: readonly DictionaryRow[], frequencies: ReadonlyMap<string, number>): Generator<DictionaryRow> {
  // a noun in -ar has few forms, a verb many
  const formsOf = new Map<string, Set<string>>()
  for (const { form, lemma } of dictionary) {
    if (!/[aeií]r$/.test(lemma)) continue
    const forms = formsOf.get(lemma)
    if (forms === undefined) formsOf.set(lemma, new Set([form]))
    else forms.add(form)
  }
  const verbs = new Map<string, string[]>()
  const frequency = (lemma: string): number => frequencies.get(lemma) ?? 0
  for (const [lemma, forms] of formsOf) {
    if (forms.size < MINIMUM_FORMS) continue
    for (const form of forms) {
      const known = verbs.get(plain(form))
      if (known === undefined) verbs.set(plain(form), [lemma])
      else known.push(lemma)
    }
  }
  for (const lemmas of verbs.values()) lemmas.sort((left, right) => frequency(right) - frequency(left))
  for (const word of frequencies.keys()) {
    for (const pronoun of pronouns) {
      if (!word.endsWith(pronoun) || word.length < pronoun.length + 2) continue
      const base = word.slice(0, -pronoun.length)
      const stem = plain(base)
      const lemma =
        (pronoun === 'os' ? undefined : short.get(base)) ?? (/(?:[aei]r|ndo)$/.test(stem) || stem !== base ? verbOf(verbs.get(stem), stem, pronoun) : undefined)
      if (lemma === undefined || !verbs.has(stem)) continue
      yield { form: word, lemma, tag: tagNumber.VERB, source: 'clitics' }
      break
    }
  }
}
