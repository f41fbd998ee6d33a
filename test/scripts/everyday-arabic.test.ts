import { describe, expect, it, test } from 'vitest'
import { reliableArabic } from '../../scripts/lemma/arabic/dictionary.js'
import { arabicRows, everydayVerbs } from '../../scripts/lemma/arabic/rows.js'
import { everydaySentences } from '../../scripts/lemma/arabic/sentences.js'
import { joinRepeated, settleArabic } from '../../scripts/lib/arabic-rows.js'
import { randomNumbers } from '../../scripts/tagger/training.js'
import { tagNumber } from '../../src/core/part-of-speech.js'

describe('forms of everyday Arabic words', () => {
  const used = new Map(['والمكتبة', 'بيتنا', 'وقالت', 'اريد', 'حالك'].map((form) => [form, 1000]))
  const rows = new Map(arabicRows(used).map(({ form, lemma, tag }) => [`${form} ${tag}`, lemma]))

  it.each([
    ['المكتبة', tagNumber.NOUN, 'مَكتَبَة'],
    ['والمكتبة', tagNumber.NOUN, 'مَكتَبَة'],
    ['مكتبات', tagNumber.NOUN, 'مَكتَبَة'],
    ['بيتنا', tagNumber.NOUN, 'بَيت'],
    ['حالك', tagNumber.NOUN, 'حَال'],
    ['الجميلة', tagNumber.ADJ, 'جَمِيل'],
    ['خمسين', tagNumber.NUM, 'خَمسُون'],
    ['وقالت', tagNumber.VERB, 'قَال'],
    ['قلنا', tagNumber.VERB, 'قَال'],
    ['قل', tagNumber.VERB, 'قَال'],
    ['اريد', tagNumber.VERB, 'أَرَاد'],
    ['أحببت', tagNumber.VERB, 'أَحَبّ'],
    ['يمشون', tagNumber.VERB, 'مَشَى'],
    ['اشترينا', tagNumber.VERB, 'اِشتَرَى'],
    ['آكل', tagNumber.VERB, 'أَكَل'],
    ['اكتب', tagNumber.VERB, 'كَتَب'],
    ['أعطني', tagNumber.VERB, undefined]
  ])('%s with the tag %i', (form, tag, lemma) => expect(rows.get(`${form} ${tag}`)).toBe(lemma))

  test('all verbs have forms of all persons', () => {
    for (const { lemma, forms } of everydayVerbs())
      for (const list of Object.values(forms) as string[][]) for (const form of list) expect(form, lemma).toMatch(/^[\u0621-\u064a]{1,12}$/)
  })

  test('sentences have a tag for each word and are the same again', () => {
    const made = everydaySentences(200, randomNumbers(5))
    for (const { forms, tags } of made) {
      expect(tags).toHaveLength(forms.length)
      for (const form of forms) expect(form).toMatch(/^(?:[\u0621-\u0652]+|[.؟،])$/)
    }
    expect(everydaySentences(200, randomNumbers(5))).toEqual(made)
  })
})

test('rows of a dictionary stay where the lemma has the form’s consonants and is no guess', () => {
  const row = (form: string, lemma: string) => ({ form, lemma, tag: -1, source: 'simplemma' })
  const verbs = ['يكتب', 'يكتبون', 'يكتبان', 'يكتبوا'].map((form) => row(form, 'كتب'))
  const nouns = [row('المدارس', 'مدرسة'), row('مدارس', 'مدرسة'), row('مدرسة', 'مدرسة')]
  const wrong = [row('الناس', 'إنسان'), row('تذهبين', 'تذهبين'), row('اردني', 'ردن'), row('إكتتاب', 'كتب')]
  expect(reliableArabic([...verbs, ...nouns, ...wrong])).toEqual([...verbs, ...nouns])
})

describe('rows of Arabic treebanks', () => {
  const row = (form: string, upos: string, lemma: string, glued = false) => ({ row: { form, lemma, upos, features: '_', glued }, range: undefined })

  test('unknown words have the reading they have elsewhere, else that of a name or behind the article of a noun', () => {
    const sentences = [
      [row('ذلك', 'PRON', 'ذٰلِكَ'), row('ذلك', 'PRON', 'ذٰلِكَ'), row('علي', 'ADP', 'عَلَى'), row('علي', 'ADP', 'عَلَى')],
      [
        row('ذلك', 'X', 'ذلك'),
        row('علي', 'X', 'علي'),
        row('باول', 'X', 'بَاوِل'),
        row('INOA', 'X', 'INOA'),
        row('ال', 'DET', 'ال', true),
        row('فادج', 'X', 'فادج')
      ]
    ]
    settleArabic(sentences, [[row('علي', 'PROPN', 'عَلِيّ'), row('علي', 'PROPN', 'عَلِيّ')]])
    expect(sentences[1]!.map(({ row: { upos, lemma } }) => `${upos} ${lemma}`)).toEqual([
      'PRON ذٰلِكَ',
      'PROPN علي',
      'PROPN بَاوِل',
      'X INOA',
      'DET ال',
      'NOUN فادج'
    ])
  })

  test('a word that is repeated for each of its parts is one range', () => {
    const joined = joinRepeated([row('بالقدس', 'ADP', 'بِ'), row('بالقدس', 'NOUN', 'قُدس'), row('بي', 'X', 'بِي'), row('بي', 'X', 'بِي')])
    expect(joined.map(({ range }) => range?.form)).toEqual(['بالقدس', 'بالقدس', undefined, undefined])
    expect(joined[0]!.range).toBe(joined[1]!.range)
  })
})
