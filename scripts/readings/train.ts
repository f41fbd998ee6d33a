/**
 * Trains the Han readings: `npx tsx scripts/readings/train.ts [zho] [jpn]`. Dictionaries: `GLOSSA_DICTIONARIES` (unidic-lite, ipadic; for zho jieba,
 * pinyin-pro and wordfreq's counts). Figures: scripts/readings/evaluate.ts.
 */
import { join } from 'node:path'
import { type PartOfSpeech, tagNumber } from '../../src/core/part-of-speech.js'
import { openModels } from '../../src/models/store.js'
import { createAnalyser } from '../../src/morphology/analyse.js'
import { toKatakana } from '../../src/morphology/readings/kana.js'
import { writeModel } from '../lib/artefacts.js'
import { dataFolder, dictionaryFolder, readTable } from '../lib/data.js'
import { readReport } from '../lib/reports.js'
import { readWordList } from './chinese.js'
import { learnChinese } from './chinese-learning.js'
import { labelSentences } from './chinese-teacher.js'
import { openPinyinLibrary, readUnlistedWords } from './chinese-vocabulary.js'
import { readRows, readTreebank } from './data.js'
import { buildJapanese, type JapaneseWord, type LabelledTokens, trainJapaneseContext } from './japanese.js'
import { featureFields, type JapaneseLexicon, labelReadings, openUnidic } from './japanese-teacher.js'
import { openMecab } from './mecab.js'

function figuresOf(language: string): Record<string, number> {
  const figures = readReport<Record<string, number>>('readings') ?? {}
  return Object.fromEntries(Object.entries(figures).filter(([name]) => name.startsWith(language)))
}

async function trainChinese(): Promise<void> {
  const words = readWordList()
  const library = await openPinyinLibrary()
  const sentences = await labelSentences(openModels(), library)
  const tables = learnChinese(words, sentences, readUnlistedWords(new Set(words.map(({ word }) => word))), library)
  const entry = writeModel({
    id: 'morphology/readings-zho',
    tensors: tables.tensors,
    metadata: { syllables: tables.syllables.join(' ') },
    licence: 'permissive',
    sources: [
      'MIT (pinyin-data, phrase-pinyin-data)',
      'CC BY-SA 4.0 (CC-CEDICT)',
      'Apache-2.0 (OpenCC)',
      'CC BY-SA 4.0 (UD Chinese GSDSimp)',
      'CC0, CC BY 2.0, CC BY-SA 4.0 (sentences of the language data)',
      'MIT (pinyin-pro, jieba)',
      'CC BY-SA 4.0 (wordfreq)'
    ],
    command: 'GLOSSA_DICTIONARIES=DICTIONARIES_DIR npm run train:readings -- zho',
    accuracy: figuresOf('zho')
  })
  console.log(`${entry.id}: ${entry.bytes} bytes`)
}

/** The data's sentences, the treebank's left out, in tokens and tags of the service. */
async function everydaySentences(): Promise<{ forms: string[]; tags: string[] }[]> {
  const analyser = createAnalyser(openModels())
  const sentences: { forms: string[]; tags: string[] }[] = []
  for (const [, script, , , source, text] of readTable(join(dataFolder(), 'language/sentences/jpn.tsv.gz'))) {
    if (script !== 'Jpan' || source!.startsWith('ud-') || text === undefined || text.length > MAX_LENGTH) continue
    const { tokens, posTags } = await analyser.analyse(text, 'jpn', ['parts-of-speech'], {})
    sentences.push({ forms: [...tokens], tags: posTags!.map((tag) => tag ?? 'X') })
  }
  return sentences
}

/** Longest sentence (characters) that is learned from. */
const MAX_LENGTH = 80

async function trainJapanese(): Promise<void> {
  const unidic = openUnidic(join(dictionaryFolder(), 'unidic-lite/unidic_lite/dicdir'))
  const entriesOfWords: JapaneseWord[] = []
  for (const [surface, entries] of unidic.entries) for (const { reading, tag, cost } of entries) entriesOfWords.push({ surface, reading, tag, cost })
  addIpadic(entriesOfWords, unidic)
  const listed = new Set(entriesOfWords.map(({ surface }) => surface))
  for (const [surface, readings] of readRows('han/jpn-word-reading-kanjium.tsv.gz'))
    if (!listed.has(surface!))
      for (const reading of readings!.split('|')) entriesOfWords.push({ surface: surface!, reading: toKatakana(reading), tag: 'NOUN', cost: 30_000 })
  const tensors = buildJapanese(entriesOfWords)
  const treebank = readTreebank('jpn-gsd-train').map((words) => ({ forms: words.map(({ form }) => form), tags: words.map(({ tag }) => tag) }))
  const sentences = [...treebank, ...(await everydaySentences())].map(({ forms, tags }) => ({
    forms,
    tags: tags.map((tag) => tagNumber[tag as PartOfSpeech]),
    readings: labelReadings(unidic, forms, tags)
  }))
  const words = new Set(sentences.flatMap(({ forms }) => forms))
  trainJapaneseContext(tensors, [...sentences, ...shortSentences(unidic, words)], 6)
  const entry = writeModel({
    id: 'morphology/readings-jpn',
    tensors,
    licence: 'permissive',
    sources: [
      'BSD-3-Clause (UniDic, unidic-lite)',
      'IPADIC licence (ipadic)',
      'CC BY-SA 4.0 (kanjium, EDRDG)',
      'CC BY-SA 4.0 (UD Japanese GSD)',
      'CC0, CC BY 2.0, CC BY-SA 4.0 (sentences of the language data)'
    ],
    command: 'GLOSSA_DICTIONARIES=DICTIONARIES_DIR npm run train:readings -- jpn',
    accuracy: figuresOf('jpn')
  })
  console.log(`${entry.id}: ${entry.bytes} bytes`)
}

/** Each word by itself and before a particle: running text has 月 nearly always in dates. */
function shortSentences(unidic: JapaneseLexicon, words: ReadonlySet<string>): LabelledTokens[] {
  return [...words].flatMap((word) => {
    const entries = unidic.entries.get(word)
    if (entries === undefined || new Set(entries.map(({ reading }) => reading)).size < 2) return []
    const tag = tagNumber[entries.reduce((best, entry) => (entry.cost < best.cost ? entry : best)).tag as PartOfSpeech] ?? tagNumber.X
    const followed = ['が', 'の'].map((particle) => ({
      forms: [word, particle],
      tags: [tag, tagNumber.ADP],
      readings: labelReadings(unidic, [word, particle], [])
    }))
    return [{ forms: [word], tags: [tag], readings: labelReadings(unidic, [word], []) }, ...followed]
  })
}

/** Words that UniDic does not have. */
function addIpadic(words: JapaneseWord[], unidic: JapaneseLexicon): void {
  openMecab(join(dictionaryFolder(), 'ipadic/ipadic/dicdir')).each((surface, entries) => {
    if (unidic.entries.has(surface)) return
    for (const { feature, cost } of entries) {
      const fields = featureFields(feature)
      if (fields[7] === undefined || !/^[\u30a1-\u30fa\u30fc]+$/.test(fields[7])) continue
      words.push({ surface, reading: fields[7], tag: fields[1] === '固有名詞' ? 'PROPN' : fields[0] === '動詞' ? 'VERB' : 'NOUN', cost: 20_000 + cost / 10 })
    }
  })
}

if (process.argv.includes('jpn')) await trainJapanese()
if (process.argv.includes('zho')) await trainChinese()
