import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serviceLemmas } from '../../scripts/lemma/service-lemmas.js'
import { dataFolder } from '../../scripts/lib/data.js'
import { type PartOfSpeech, tagNumber } from '../../src/core/part-of-speech.js'

test.each<[language: string, form: string, tag: PartOfSpeech, lemma: string, expected: string]>([
  ['fin', 'raaka-aineiden', 'NOUN', 'raakaaine', 'raaka-aine'],
  ['nld', 'FARC-rebellen', 'NOUN', 'FARCrebel', 'FARC-rebel'],
  ['ind', 'Pemerintah', 'PROPN', 'Penperintah', 'Pemerintah'],
  ['ind', 'Jakartanya', 'PROPN', 'Jakarta', 'Jakarta'],
  ['ind', 'pemerintah', 'NOUN', 'perintah', 'perintah'],
  ['tur', 'dünyanın', 'NOUN', 'Dünya', 'dünya'],
  ['eng', 'french', 'ADJ', 'French', 'French'],
  ['deu', 'Häuser', 'NOUN', 'Haus', 'Haus'],
  ['swe', 'tv', 'NOUN', 'TV', 'TV']
])('%s %s %s: %s is %s', (language, form, tag, lemma, expected) => {
  expect(serviceLemmas([{ form, tag: tagNumber[tag], lemma, spaceAfter: true, joined: false }], language)[0]!.lemma).toBe(expected)
})

const hasData = existsSync(join(dataFolder(), 'morphology/segmentation/kor-mecab-ko-words.tsv.gz'))

// the list of particles is training data, which the tests do without
test.skipIf(!hasData)('kor 비교하려는 VERB: 비교+하+려는 is 비교하', () => {
  const unit = { form: '비교하려는', tag: tagNumber.VERB, lemma: '비교+하+려는', spaceAfter: true, joined: false }
  expect(serviceLemmas([unit], 'kor')[0]!.lemma).toBe('비교하')
})
