import { expect, it } from 'vitest'
import { languageName } from '../../../src/core/languages.js'
import { areSaidIn, formsBehind, formsBehindNames, formsOfAddress, pluralFormsOfAddress, wordsOfForms } from '../../../src/core/words/forms-of-address.js'

it('is a table of known languages and small letters', () => {
  const codes = [
    ...formsOfAddress.flatMap(({ languages }) => languages?.split(' ') ?? []),
    ...Object.keys(pluralFormsOfAddress),
    ...Object.keys(formsBehindNames)
  ]
  expect(codes.filter((code) => languageName(code) === code)).toEqual([])
  const words = formsOfAddress.flatMap(wordsOfForms)
  expect(words.filter((word) => word === '' || word !== word.toLowerCase())).toEqual([])
})

it('says every form once for a use and a language', () => {
  const languages = new Set(formsOfAddress.flatMap((forms) => forms.languages?.split(' ') ?? []))
  for (const use of ['anybody', 'person', 'apart', 'letter', 'alone', 'title', 'ruler'] as const)
    for (const language of languages) {
      const words = formsOfAddress.filter((forms) => forms[use] === true && areSaidIn(forms, language)).flatMap(wordsOfForms)
      expect([language, use, words.filter((word, index) => words.indexOf(word) < index)]).toEqual([language, use, []])
    }
})

it('says of no form that it is his and hers', () => {
  for (const language of new Set(formsOfAddress.flatMap((forms) => forms.languages?.split(' ') ?? []))) {
    const told = (sex: 'women' | 'men') => formsOfAddress.filter((forms) => areSaidIn(forms, language)).flatMap((forms) => forms[sex]?.split(' ') ?? [])
    const women = new Set(told('women'))
    expect(told('men').filter((word) => women.has(word))).toEqual([])
  }
})

it.each<[string, string, boolean]>([
  ['tur', ' HANIM geldi', true],
  ['tur', ' hanımeli', false],
  ['jpn', '様へ', true],
  ['hun', ' úr', true],
  ['hun', 'úr', false],
  ['deu', ' Herr', false]
])('%s: behind a name stands %s: %s', (language, text, expected) => expect(formsBehind(language, 'women', 'men', 'either').test(text)).toBe(expected))
