import { describe, expect, it } from 'vitest'
import { partsOfSpeech } from '../../src/core/part-of-speech.js'
import { openModels } from '../../src/models/store.js'
import { createAnalyser } from '../../src/morphology/analyse.js'
import { HebrewDictionary, withoutPoints } from '../../src/morphology/hebrew/dictionary.js'
import { tokenize } from '../../src/morphology/tokenizer.js'

const store = openModels()

function read(text: string) {
  const { tags, lemmas } = new HebrewDictionary(store).read(tokenize(text, 'heb', store))
  return { tags: Array.from(tags, (tag) => partsOfSpeech[tag]), lemmas }
}

describe('Hebrew by the dictionary', () => {
  it('gives a word its commonest reading', () => {
    expect(read('של הוא .').tags).toEqual(['ADP', 'PRON', 'PUNCT'])
  })

  it('takes pointed text', () => {
    expect(withoutPoints('שָׁלוֹם')).toBe('שלום')
    expect(read('שֶׁל')).toEqual(read('של'))
  })

  it('looks behind prefixed particles and leaves unknown words as nouns', () => {
    const { tags, lemmas } = read('קרקרקרקרק 1,234 http://a.il/')
    expect(tags).toEqual(['NOUN', 'NUM', 'X'])
    expect(lemmas).toEqual(['קרקרקרקרק', '1234', 'http://a.il/'])
  })
})

describe('disambiguatorType', () => {
  const text = 'הממשלה החליטה אתמול להעביר את החוק החדש, אך ראש האופוזיציה התנגד לו בחריפות. הילדים שיחקו בגן עם החברים שלהם עד הערב.'

  it('selects three different ways of reading', async () => {
    const analyser = createAnalyser(store)
    const answers = await Promise.all(
      (['perceptron', 'DNN', 'dictionary'] as const).map((disambiguatorType) =>
        analyser.analyse(text, 'heb', ['parts-of-speech', 'lemmas'], { disambiguatorType })
      )
    )
    expect(new Set(answers.map(({ posTags, lemmas }) => JSON.stringify([posTags, lemmas]))).size).toBe(3)
    expect(new Set(answers.map(({ tokens }) => JSON.stringify(tokens))).size).toBe(1)
  })
})
