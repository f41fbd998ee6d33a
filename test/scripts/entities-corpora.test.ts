import { describe, expect, it } from 'vitest'
import { documentTexts, entityCorpora, parseDocuments } from '../../scripts/entities/corpora.js'
import { blanksAfter } from '../../scripts/entities/detokenise.js'

const joined = (sentence: string, language: string): string => {
  const forms = sentence.split(' ')
  const blanks = blanksAfter(forms, language)
  return forms.map((form, index) => (blanks[index] === true ? `${form} ` : form)).join('')
}

describe('blanks between the tokens of a corpus', () => {
  it.each([
    ['eng', 'He said : " I do n\'t know , Obama \'s dog ( a cat ) . "', 'He said: "I don\'t know, Obama\'s dog (a cat)."'],
    ['eng', 'RT @ someone : see # this , $ 5 / day', 'RT @someone: see #this, $5/day'],
    ['fra', 'Il dit : « Oui ! » .', 'Il dit : « Oui ! ».'],
    ['ita', "dell' Ucraina e l' Europa , un po' tardi", "dell'Ucraina e l'Europa, un po' tardi"],
    ['deu', 'Er sagte : „ 5 % genügen “ .', 'Er sagte: „5 % genügen“.'],
    ['spa', '¿ Dónde está ?', '¿Dónde está?'],
    ['hun', 'Tudod -e , hol ?', 'Tudod-e, hol?'],
    ['hin', 'वह गया ।', 'वह गया।']
  ])('%s: %s', (language, tokens, text) => {
    expect(joined(tokens, language)).toBe(text)
  })
})

const file = `# corpus = x
# doc = d1
# genre = news
U.S.\tB-LOCATION
president\tO
Joe\tB-PERSON
Biden\tI-PERSON

#\tO
Biden\tB-PERSON
Paris\tB-LOCATION

# doc = d2
A\tI-PERSON
`

describe('corpus texts', () => {
  const documents = parseDocuments(file)
  const shown = (unit: 'sentence' | 'document') =>
    documentTexts(documents, 'eng', 'spaced', unit).map(({ text, spans }) => [
      text,
      ...spans.map(({ start, end, type }) => `${text.slice(start, end)}/${type}`)
    ])

  it('keeps spans of whole documents at their characters, sentences without a full stop on lines of their own', () => {
    expect(shown('document')).toEqual([
      ['U.S. president Joe Biden\n# Biden Paris', 'U.S./LOCATION', 'Joe Biden/PERSON', 'Biden/PERSON', 'Paris/LOCATION'],
      ['A']
    ])
  })
  it('reads single sentences', () => {
    expect(shown('sentence').map(([text]) => text)).toEqual(['U.S. president Joe Biden', '# Biden Paris', 'A'])
  })
  it('knows document and genre', () => {
    expect(documentTexts(documents, 'eng', 'spaced', 'document').map(({ document, genre }) => [document, genre])).toEqual([
      ['d1', 'news'],
      ['d2', undefined]
    ])
  })
  it('follows the spacing column where there is one', () => {
    const spaced = parseDocuments('# doc = d\nเธอ\tO\tSpaceAfter=No\nรัก\tO\t_\nไทย\tB-LOCATION\tSpaceAfter=No\n')
    expect(documentTexts(spaced, 'tha', 'detokenised', 'sentence')).toEqual([
      { text: 'เธอรัก ไทย', spans: [{ start: 7, end: 10, type: 'LOCATION' }], document: 'd' }
    ])
  })
})

describe('the table of corpora', () => {
  it.each([
    ['nob', 'nor.norne_nob'],
    ['nno', 'nor.norne_nno'],
    ['zho', 'zho-hant.uner_gsd']
  ])('%s has %s', (language, name) => {
    expect(entityCorpora(language).map((corpus) => corpus.name)).toContain(name)
  })
  it('leaves types out that a corpus does not annotate as the others do', () => {
    const types = (name: string) => entityCorpora().find((corpus) => corpus.name === name)?.types
    expect(types('ind.nerp')?.has('ORGANIZATION')).toBe(false)
    expect(types('ind.nerp')?.has('PRODUCT')).toBe(true)
    expect(types('eng.sec_filings')?.has('PERSON')).toBe(false)
  })
})
