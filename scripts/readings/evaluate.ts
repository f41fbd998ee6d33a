/**
 * Measures the Han readings: `npx tsx scripts/readings/evaluate.ts [zho] [jpn]`. Chinese: a model trained without a tenth of the word list, on that
 * tenth; Japanese: the shipped model on the words of the development treebank. Writes scripts/reports/readings.json.
 */
import { type PartOfSpeech, tagNumber } from '../../src/core/part-of-speech.js'
import { TokenClass, type TokenList } from '../../src/core/spans.js'
import { openModels } from '../../src/models/store.js'
import { ChineseReadings } from '../../src/morphology/readings/chinese.js'
import { loadReadings } from '../../src/morphology/readings/index.js'
import { readReport, writeReport } from '../lib/reports.js'
import { type ChineseTables, type ReadWord, readWordList } from './chinese.js'
import { learnChinese, readWord } from './chinese-learning.js'
import { labelSentences } from './chinese-teacher.js'
import { openPinyinLibrary, readUnlistedWords } from './chinese-vocabulary.js'
import { isHeldOut, modelInMemory, readTreebank } from './data.js'

const KANJI = /[\u4e00-\u9fff々〆]/

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((10_000 * part) / whole) / 100
}

function tokensOf(forms: readonly string[], tags: readonly string[]): { tokens: TokenList; tags: Uint8Array } {
  const starts = new Uint32Array(forms.length)
  const ends = new Uint32Array(forms.length)
  let at = 0
  for (const [index, form] of forms.entries()) {
    starts[index] = at
    at += form.length
    ends[index] = at
  }
  const classes = Uint8Array.from(tags, (tag) => (tag === 'PUNCT' ? TokenClass.punctuation : tag === 'SYM' ? TokenClass.symbol : TokenClass.word))
  const tokens = { text: forms.join(''), count: forms.length, starts, ends, classes, sentences: Uint32Array.of(0) }
  return { tokens, tags: Uint8Array.from(tags, (tag) => tagNumber[tag as PartOfSpeech] ?? tagNumber.X) }
}

const toneless = (reading: string) => reading.replace(/[0-9]/g, '')
/** Without the tone changes of 一 and 不 and without neutral tones, on which the word list itself is inconsistent. */
function loose(word: string, reading: string): string {
  return [...word].map((character, index) => ('一不'.includes(character) ? character : reading.split('-')[index])).join('-')
}

async function chinese(): Promise<Record<string, number>> {
  const all = readWordList()
  const words = all.filter(({ word }) => !isHeldOut(word))
  const library = await openPinyinLibrary()
  const sentences = await labelSentences(openModels(), library)
  const listOnly = exactShare(learnChinese(words, sentences, [], undefined), all)
  const tables = learnChinese(words, sentences, readUnlistedWords(new Set(words.map(({ word }) => word))), library)
  const reader = new ChineseReadings(modelInMemory('readings', tables.tensors, { syllables: tables.syllables.join(' ') }))
  const counts = { words: 0, exact: 0, looseTone: 0, sandhi: 0, toneless: 0 }
  const wrong: string[] = []
  for (const { word, readings } of all) {
    if (!isHeldOut(word)) continue
    const got = readWord(reader, word, tagNumber.NOUN) ?? ''
    const wanted = readings.map((syllables) => syllables.join('-'))
    counts.words++
    if (wanted.includes(got)) counts.exact++
    else wrong.push(`${word} ${wanted.join('|')} got ${got}`)
    if (wanted.some((reading) => loose(word, reading) === loose(word, got))) counts.sandhi++
    if (wanted.some((reading) => sameButNeutral(reading, got))) counts.looseTone++
    if (wanted.some((reading) => toneless(reading) === toneless(got))) counts.toneless++
  }
  if (process.env['SHOW'] !== undefined) for (let index = 0; index < wrong.length; index += Math.ceil(wrong.length / 100)) console.log(wrong[index])
  return {
    'zho held-out words': counts.words,
    'zho held-out words exact, from the list alone': listOnly,
    'zho held-out words exact': share(counts.exact, counts.words),
    'zho held-out words, 一 and 不 not judged': share(counts.sandhi, counts.words),
    'zho held-out words, neutral tone not judged': share(counts.looseTone, counts.words),
    'zho held-out words without tones': share(counts.toneless, counts.words),
    ...listedWords(all)
  }
}

function exactShare(tables: ChineseTables, all: readonly ReadWord[]): number {
  const reader = new ChineseReadings(modelInMemory('readings', tables.tensors, { syllables: tables.syllables.join(' ') }))
  const heldOut = all.filter(({ word }) => isHeldOut(word))
  const right = heldOut.filter(({ word, readings }) => readings.some((syllables) => syllables.join('-') === readWord(reader, word, tagNumber.NOUN)))
  return share(right.length, heldOut.length)
}

function sameButNeutral(left: string, right: string): boolean {
  const others = right.split('-')
  return left.split('-').every((syllable, index) => {
    const other = others[index] ?? ''
    return syllable === other || (toneless(syllable) === toneless(other) && (syllable.endsWith('0') || other.endsWith('0')))
  })
}

/** All listed words by the shipped model: words whose reading follows from their characters are not in its table. */
function listedWords(all: readonly ReadWord[]): Record<string, number> {
  const read = loadReadings(openModels(), 'zho')
  if (read === undefined) return {}
  let right = 0
  for (const { word, readings } of all) {
    const { tokens, tags } = tokensOf([word], ['NOUN'])
    const got = read(tokens, tags, { modelType: 'perceptron' })[0]?.[0]
    if (readings.some((syllables) => syllables.join('-') === got)) right++
  }
  return { 'zho listed words exact (shipped model)': share(right, all.length) }
}

function japanese(): Record<string, number> {
  const read = loadReadings(openModels(), 'jpn')
  if (read === undefined) return {}
  const counts = { kanji: 0, kanjiRight: 0, all: 0, allRight: 0 }
  const wrong: string[] = []
  for (const sentence of readTreebank('jpn-gsd-dev')) {
    const { tokens, tags } = tokensOf(
      sentence.map((word) => word.form),
      sentence.map((word) => word.tag)
    )
    const readings = read(tokens, tags, { modelType: 'perceptron' })
    for (const [index, { form, tag, misc }] of sentence.entries()) {
      const wanted = /Reading=([^|]+)/.exec(misc)?.[1]
      if (wanted === undefined || (/[0-9A-Za-z０-９Ａ-Ｚａ-ｚ]/.test(form) && !KANJI.test(form))) continue
      const right = readings[index]?.[0] === wanted
      counts.all++
      if (right) counts.allRight++
      if (!KANJI.test(form)) continue
      counts.kanji++
      if (right) counts.kanjiRight++
      else wrong.push(`${form} ${tag} ${wanted} got ${readings[index]?.[0]}`)
    }
  }
  if (process.env['SHOW'] !== undefined) console.log(wrong.join('\n'))
  return {
    'jpn words in sentences': counts.all,
    'jpn words in sentences exact': share(counts.allRight, counts.all),
    'jpn words with kanji': counts.kanji,
    'jpn words with kanji exact': share(counts.kanjiRight, counts.kanji)
  }
}

const wanted = process.argv.slice(2)
for (const [language, evaluate] of Object.entries({ zho: chinese, jpn: japanese })) {
  if (wanted.length > 0 && !wanted.includes(language)) continue
  const figures = await evaluate()
  console.log(JSON.stringify(figures, null, 2))
  writeReport('readings', { ...readReport<Record<string, number>>('readings'), ...figures })
}
