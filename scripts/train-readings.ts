/**
 * Trains the Han readings: `npx tsx scripts/train-readings.ts zho [--measure]`.
 * `--measure` keeps a tenth of the listed words out and prints the accuracy on it instead of writing the model.
 */
import { join } from 'node:path'
import { type PartOfSpeech, tagNumber } from '../src/core/part-of-speech.js'
import { ChineseReadings } from '../src/morphology/readings-chinese.js'
import { toKatakana } from '../src/morphology/readings-kana.js'
import { writeModel } from './lib/artefacts.js'
import { buildTables, readWordList, trainContext } from './morphology/readings-chinese.js'
import { dictionaryFolder, isHeldOut, modelInMemory, readRows, readTreebank } from './morphology/readings-data.js'
import { buildJapanese, type JapaneseWord, type LabelledTokens, trainJapaneseContext } from './morphology/readings-japanese.js'
import { featureFields, type JapaneseLexicon, labelReadings, openUnidic } from './morphology/readings-japanese-teacher.js'
import { openMecab } from './morphology/readings-mecab.js'

const measure = process.argv.includes('--measure')

function trainChinese(): void {
  const all = readWordList()
  const words = measure ? all.filter(({ word }) => !isHeldOut(word)) : all
  const tables = buildTables(words)
  trainContext(tables, words, [], 8)
  const metadata = { syllables: tables.syllables.join(' ') }
  if (!measure) {
    const entry = writeModel({
      id: 'morphology/readings-zho',
      tensors: tables.tensors,
      metadata,
      licence: 'permissive',
      sources: ['MIT (pinyin-data, phrase-pinyin-data)', 'CC BY-SA 4.0 (CC-CEDICT)', 'Apache-2.0 (OpenCC)'],
      command: 'npx tsx scripts/train-readings.ts zho',
      accuracy: {}
    })
    console.log(`${entry.id}: ${entry.bytes} bytes`)
    return
  }
  const reader = new ChineseReadings(modelInMemory('readings', tables.tensors, metadata))
  let right = 0
  let total = 0
  const wrong: string[] = []
  for (const { word, readings } of all.filter(({ word }) => isHeldOut(word))) {
    const tokens = {
      text: word,
      count: 1,
      starts: Uint32Array.of(0),
      ends: Uint32Array.of(word.length),
      classes: Uint8Array.of(0),
      sentences: Uint32Array.of(0)
    }
    const read = reader.read(tokens, Uint8Array.of(tagNumber.NOUN), true)[0]?.[0]
    total++
    if (readings.some((syllables) => syllables.join('-') === read)) right++
    else wrong.push(`${word} ${readings.map((syllables) => syllables.join('-')).join('|')} got ${read}`)
  }
  console.log(`held-out words ${total}: ${((100 * right) / total).toFixed(2)} %`)
  for (let index = 0; index < wrong.length; index += Math.ceil(wrong.length / 60)) console.log(wrong[index])
}

function trainJapanese(): void {
  const unidic = openUnidic(join(dictionaryFolder(), 'unidic-lite/unidic_lite/dicdir'))
  const entriesOfWords: JapaneseWord[] = []
  for (const [surface, entries] of unidic.entries) for (const { reading, tag, cost } of entries) entriesOfWords.push({ surface, reading, tag, cost })
  addIpadic(entriesOfWords, unidic)
  const listed = new Set(entriesOfWords.map(({ surface }) => surface))
  for (const [surface, readings] of readRows('han/jpn-word-reading-kanjium.tsv.gz'))
    if (!listed.has(surface!))
      for (const reading of readings!.split('|')) entriesOfWords.push({ surface: surface!, reading: toKatakana(reading), tag: 'NOUN', cost: 30_000 })
  const tensors = buildJapanese(entriesOfWords)
  const sentences = readTreebank('jpn-gsd-train').map((sentence) => {
    const forms = sentence.map((word) => word.form)
    return {
      forms,
      tags: sentence.map((word) => tagNumber[word.tag as PartOfSpeech]),
      readings: labelReadings(
        unidic,
        forms,
        sentence.map((word) => word.tag)
      )
    }
  })
  const words = new Set(sentences.flatMap(({ forms }) => forms))
  trainJapaneseContext(tensors, [...sentences, ...shortSentences(unidic, words)], 6)
  const entry = writeModel({
    id: 'morphology/readings-jpn',
    tensors,
    licence: 'permissive',
    sources: ['BSD-3-Clause (UniDic, unidic-lite)', 'IPADIC licence (ipadic)', 'CC BY-SA 4.0 (kanjium, EDRDG)', 'CC BY-SA 4.0 (UD Japanese GSD)'],
    command: 'npx tsx scripts/train-readings.ts jpn',
    accuracy: {}
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

if (process.argv.includes('jpn')) trainJapanese()
if (process.argv.includes('zho')) trainChinese()
