import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { partsOfSpeech } from '../../src/core/part-of-speech.js'
import { openModels } from '../../src/models/store.js'
import { type NeuralTagger, openHebrewTagger } from '../../src/morphology/hebrew/neural.js'

describe('neural Hebrew tagger', () => {
  let tagger: NeuralTagger
  beforeAll(async () => {
    tagger = await openHebrewTagger(openModels())
  })
  afterAll(() => tagger.release())

  const sentence = ['הילדים', 'הלכו', 'לבית', 'הספר', 'החדש', 'בתל', 'אביב', '.']

  it('tags and lemmatises a sentence by the main part of each word', async () => {
    const { tags, lemmas } = await tagger.tag(sentence)
    expect(tags).toEqual(['NOUN', 'VERB', 'NOUN', 'NOUN', 'ADJ', 'PROPN', 'PROPN', 'PUNCT'])
    expect(lemmas.slice(0, 3)).toEqual(['ילד', 'הלך', 'בית'])
    expect(lemmas.at(-1)).toBe('.')
  })

  it('reads a word by its neighbours', async () => {
    const before = await tagger.tag(['הוא', 'ספר', 'את', 'הכסף', '.'])
    const after = await tagger.tag(['קראתי', 'ספר', 'טוב', '.'])
    expect([before.tags[1], after.tags[1]]).toEqual(['VERB', 'NOUN'])
  })

  it('gives the same answer every time and whatever came before', async () => {
    const first = await tagger.tag(sentence)
    await tagger.tag(['שלום', 'עולם'])
    expect(await tagger.tag(sentence)).toEqual(first)
  })

  it('skips vowel points', async () => {
    expect((await tagger.tag(['שָׁלוֹם'])).lemmas).toEqual((await tagger.tag(['שלום'])).lemmas)
  })

  it.each<[string, string[]]>([
    ['nothing', []],
    ['an empty word', ['']],
    ['a giant word', ['א'.repeat(50_000)]],
    ['points only', ['\u05b7'.repeat(50_000)]],
    ['lone surrogates and NUL', ['\ud800', '\udc00', '\0']],
    ['emoji and Latin', ['😀', 'Windows', 'ا', '中文']],
    ['a sentence longer than the window', Array.from({ length: 600 }, (_, index) => (index % 2 === 0 ? 'ספר' : 'טוב'))]
  ])('answers parallel arrays for %s', async (_what, words) => {
    const { tags, lemmas } = await tagger.tag(words)
    expect([tags.length, lemmas.length]).toEqual([words.length, words.length])
    expect(tags.every((tag) => partsOfSpeech.includes(tag))).toBe(true)
  })

  it('reads the same words of a document once', async () => {
    let runs = 0
    const counting = { enter: () => void runs++, leave() {}, check() {} }
    const known = new Map()
    const first = await tagger.tag(sentence, counting, known)
    expect(await tagger.tag(sentence, counting, known)).toEqual(first)
    expect(runs).toBe(1)
    await tagger.tag(['.'], counting, known)
    expect(runs).toBe(2)
  })

  it('leaves words without Hebrew letters as they are', async () => {
    expect((await tagger.tag(['ברק', 'Obama', '2024'])).lemmas.slice(1)).toEqual(['Obama', '2024'])
  })
})
