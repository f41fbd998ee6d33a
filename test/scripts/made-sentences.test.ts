/** Imperatives and the sentences made of them, from which taggers learn commands. */
import { expect, it } from 'vitest'
import { imperatives, isVerb, withoutParticle } from '../../scripts/tagger/imperatives.js'
import { madeRows, madeSentences } from '../../scripts/tagger/made-sentences.js'
import { formsLike, personsByEndings } from '../../scripts/tagger/persons.js'
import { tagNumber } from '../../src/core/part-of-speech.js'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

it.each([
  ['swe', 'öppna', 'öppnar', 'öppna'],
  ['swe', 'trycka', 'trycker', 'tryck'],
  ['swe', 'komma', 'kommer', 'kom'],
  ['nob', 'åpne', '', 'åpne'],
  ['nob', 'spille', '', 'spill'],
  ['nob', 'skru', '', 'skru'],
  ['nno', 'koma', '', 'kom'],
  ['deu', 'bleiben', 'bleibst bleibt bliebst', 'bleib bleibe'],
  ['por', 'cortar', 'corta corte cortava', 'corta corte'],
  ['por', 'pôr', '', 'põe ponha ponham'],
  ['cat', 'tallar', 'talla talli tallo', 'talla talli'],
  ['ron', 'apăsa', 'apasă apăsat apăsată apăsați', 'apasă apăsați'],
  ['est', 'avama', 'avan avad ava avab', 'ava'],
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

it('tells particles of German verbs, and verbs from nouns with endings of verbs in Turkish', () => {
  expect(withoutParticle('deu', 'anrufen')).toEqual(['rufen', 'an'])
  expect(withoutParticle('deu', 'rufen')).toBeUndefined()
  expect(withoutParticle('swe', 'anropa')).toBeUndefined()
  expect(isVerb('tur', words('kapat kapatıyor'))).toBe(true)
  expect(isVerb('tur', words('çocuktu çocuk'))).toBe(false)
  expect(isVerb('swe', words('öppna'))).toBe(true)
})

it.each([
  ['spa', 'vivir', 'vivo vives vivimos', 'vivo', 'vives'],
  ['spa', 'usar', 'usado usadas', '', ''],
  ['ita', 'cercare', 'cerco cerchi cerchiamo', 'cerco', 'cerchi'],
  ['ces', 'bydlet', 'bydlím bydlíš bydlel', 'bydlím', 'bydlíš'],
  ['ukr', 'жити', 'живу живеш', 'живу', 'живеш'],
  ['pol', 'mieszkać', 'mieszkam mieszkasz', 'mieszkam', 'mieszkasz'],
  ['fin', 'asua', 'asun asut asumme', 'asun', 'asut'],
  ['fin', 'asua', 'asun asut', '', ''],
  ['eng', 'live', 'live lives', '', '']
])('%s %s for those who speak and are spoken to', (language, lemma, forms, wanted, other) => {
  const { first, second } = personsByEndings(language, new Map([[lemma, words(forms)]]))
  expect(first.map(({ form }) => form).join(' ')).toBe(wanted)
  expect(second.map(({ form }) => form).join(' ')).toBe(other)
})

it('makes forms like those of two verbs, where they are known', () => {
  const verbs = new Map([
    ['lavorare', words('lavoro lavora')],
    ['cercare', words('cerca')]
  ])
  const made = formsLike(
    [
      { lemma: 'abitare', form: 'abito' },
      { lemma: 'parlare', form: 'parlo' },
      { lemma: 'andare', form: 'vado' }
    ],
    verbs
  )
  expect(made.map(({ form }) => form)).toEqual(['abito', 'parlo', 'vado', 'lavoro'])
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

it('makes statements without a pronoun, and titles and lists of nouns that could be verbs', () => {
  const spanish = [
    [unit('Ella', 'PRON'), unit('vive', 'VERB', 'vivir'), unit('en', 'ADP'), unit('Madrid', 'PROPN')],
    [unit('y', 'CONJ'), unit('vives', 'VERB', 'vivir'), unit('en', 'ADP'), unit('Roma', 'PROPN'), unit('.', 'PUNCT')],
    [unit('el', 'DET'), unit('trabajo', 'NOUN'), unit('temporal', 'ADJ'), unit('.', 'PUNCT')]
  ]
  const rows = ['vivo', 'vives', 'vivimos'].map((form) => ({ form, lemma: 'vivir', tag: tagNumber.VERB, source: 'lexicon' }))
  const made = madeSentences('spa', spanish, rows).map(({ forms, tags }) => forms.map((form, at) => `${form}/${tags[at]}`).join(' '))
  const { VERB, ADP, PROPN, PUNCT, NOUN, ADJ } = tagNumber
  expect(made).toContain(`Vivo/${VERB} en/${ADP} Madrid/${PROPN} ./${PUNCT}`)
  expect(made).toContain(`¿/${PUNCT} Vives/${VERB} en/${ADP} Roma/${PROPN} ?/${PUNCT}`)
  expect(made).toContain(`Trabajo/${NOUN} temporal/${ADJ}`)
  expect(made).toContain(`Trabajo/${NOUN} ,/${PUNCT} trabajo/${NOUN}`)
})

it('takes no interjection that the treebank tags otherwise', () => {
  const made = madeSentences('swe', sentences, [])
  const tagged = (word: string) => made.some(({ forms, tags }) => forms.some((form, at) => form.toLowerCase() === word && tags[at] === tagNumber.INTJ))
  expect(tagged('hej')).toBe(true)
  expect(tagged('ja')).toBe(false)
})
