/** Imperatives and the sentences made of them, from which taggers learn commands. */
import { expect, it } from 'vitest'
import { imperatives } from '../../scripts/tagger/imperatives.js'
import { madeRows, madeSentences } from '../../scripts/tagger/made-sentences.js'
import { tagNumber } from '../../src/core/part-of-speech.js'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

it.each([
  ['swe', 'öppna', 'öppnar', 'öppna'],
  ['swe', 'trycka', 'trycker', 'tryck'],
  ['swe', 'komma', 'kommer', 'kom'],
  ['dan', 'lukke', '', 'luk'],
  ['dan', 'se', '', 'se'],
  ['deu', 'nehmen', 'nimmst nimmt', 'nimm'],
  ['deu', 'essen', 'isst', 'iss'],
  ['deu', 'drücken', 'drückst drückt', 'drück drücke'],
  ['nld', 'drukken', 'drukt', 'druk'],
  ['nld', 'halen', 'haalt', 'haal'],
  ['nld', 'schrijven', 'schrijft', 'schrijf'],
  ['ces', 'smíchat', '', 'smíchej smíchejte'],
  ['ces', 'opakovat', '', 'opakuj opakujte'],
  ['ces', 'vzít', 'vezme vezmi vezměte nevezmi', 'vezmi vezměte'],
  ['slk', 'nakrájať', '', 'nakrájaj nakrájajte'],
  ['slk', 'stisnúť', '', 'stisni stisnite'],
  ['slk', 'otvoriť', '', 'otvor otvorte'],
  ['slv', 'narezati', 'nareže narežemo', 'nareži narežite'],
  ['hrv', 'pogledati', 'pogledam', 'pogledaj pogledajte'],
  ['ukr', 'відчинити', 'відчинила відчинили відчини відчинить', 'відчини'],
  ['fra', 'mettre', '', 'mets mettez'],
  ['fra', 'couper', 'coupe coupez coupais', 'coupe coupez'],
  ['fra', 'attendre', 'attendez', 'attends attendez'],
  ['ind', 'potong', 'dipotong dipotongnya', 'potong potonglah']
])('%s %s', (language, lemma, forms, wanted) => {
  expect(imperatives(language, lemma, words(forms))).toEqual(wanted.split(' '))
})

it('makes nothing without a rule, or where the rule lacks a form', () => {
  expect(imperatives('hun', 'vág', new Set())).toEqual([])
  expect(imperatives('swe', 'trycka', new Set())).toEqual([])
})

const unit = (form: string, tag: keyof typeof tagNumber, lemma = form) => ({ form, tag: tagNumber[tag], lemma, spaceAfter: true, joined: false })
const sentences = [
  [unit('Anna', 'PROPN'), unit('öppnar', 'VERB', 'öppna'), unit('dörren', 'NOUN', 'dörr'), unit('.', 'PUNCT')],
  [unit('Hon', 'PRON'), unit('stänger', 'VERB', 'stänga'), unit('fönstret', 'NOUN', 'fönster'), unit('och', 'CONJ'), unit('öppnade', 'VERB', 'öppna')],
  [unit('Ni', 'PRON'), unit('stänger', 'VERB', 'stänga'), unit('ja', 'PART'), unit('.', 'PUNCT')]
]

it('makes rows only of words that no dictionary has', () => {
  const rows = madeRows('swe', sentences, [{ form: 'öppna', lemma: 'öppna', tag: tagNumber.VERB, source: 'simplemma' }])
  const forms = rows.filter(({ tag }) => tag === tagNumber.VERB).map(({ form, lemma }) => `${form} ${lemma}`)
  expect(forms).toEqual(['stäng stänga'])
})

it('makes commands in the words of the treebank, the same ones every time', () => {
  const made = madeSentences('swe', sentences, [])
  expect(made).toEqual(madeSentences('swe', sentences, []))
  const commands = made.filter(({ forms }) => forms.join(' ') === 'Stäng dörren .')
  expect(commands.length).toBeGreaterThan(0)
  for (const { tags, style, weights } of commands) {
    expect([...tags]).toEqual([tagNumber.VERB, tagNumber.NOUN, tagNumber.PUNCT])
    expect(style).toBe(-1)
    expect(weights!.every((weight) => weight < 1)).toBe(true)
  }
})

it('takes no interjection that the treebank tags otherwise', () => {
  const made = madeSentences('swe', sentences, [])
  const tagged = (word: string) => made.some(({ forms, tags }) => forms.some((form, at) => form.toLowerCase() === word && tags[at] === tagNumber.INTJ))
  expect(tagged('hej')).toBe(true)
  expect(tagged('ja')).toBe(false)
})
