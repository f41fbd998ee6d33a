/**
 * Trains the decisions of the tokenizer on the treebanks: `morphology/tokenizer-free` (languages with free treebanks, and all languages
 * together) and `morphology/tokenizer-nc` (languages with non-commercial ones only).
 * Run: npx tsx scripts/tokenizer/train.ts
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kind } from '../../src/core/characters.js'
import { type Priors, priorsOf } from '../../src/morphology/tokenize/abbreviations.js'
import { Atoms, Gap, type RunSegmenter, SpecialType, scanAtoms } from '../../src/morphology/tokenize/atoms.js'
import { CERTAIN_CELLS, certainCell, JUNCTION_FEATURES, junctionFeatures, resetHashes } from '../../src/morphology/tokenize/features.js'
import { mayBeSpacedNumber } from '../../src/morphology/tokenize/junctions.js'
import { Certain, type LanguageTables, type TokenizerModel } from '../../src/morphology/tokenize/model.js'
import { writeModel } from '../lib/artefacts.js'
import { lexiconFolder } from '../lib/data.js'
import { buildText, type GoldText, listTreebanks, SEGMENTED, serviceUnits, splitTreebank, type Treebank, type Unit } from './data.js'
import { addSample, createSamples, type Samples, trainLogistic } from './logistic.js'
import { addSentenceSamples } from './sentences.js'

const JUNCTION_SIZE = 1 << 13
const SENTENCE_SIZE = 1 << 12
const GENERAL_JUNCTION_SIZE = 1 << 16
const GENERAL_SENTENCE_SIZE = 1 << 14
/** Sentences of a treebank that the model of all languages sees. */
const GENERAL_SENTENCES = 2500

const CLDR: Readonly<Record<string, string>> = { deu: 'de', eng: 'en', spa: 'es', fra: 'fr', ita: 'it', por: 'pt', rus: 'ru' }

const lists = new Map<string, string>()

/** Abbreviations of a language in CLDR's sentence break suppressions, lower case, without their last point. */
function cldrAbbreviations(language: string): string {
  const code = CLDR[language]
  if (code === undefined) return ''
  let list = lists.get(language)
  if (list === undefined) {
    const file = join(lexiconFolder(), 'cldr-segments/package/segments', code, 'suppressions.json')
    const found = [...readFileSync(file, 'utf8').matchAll(/"suppression": "([^"\s]+)\."/g)].map(([, word]) => word!.toLowerCase())
    list = [...new Set(found)].sort().join(' ')
    lists.set(language, list)
  }
  return list
}

function priorsFor(language: string): Priors {
  return priorsOf(language, cldrAbbreviations(language))
}

function abbreviationMetadata(languages: readonly string[]): Record<string, string> {
  return Object.fromEntries(languages.map((language) => [`abbreviations.${language}`, cldrAbbreviations(language)]).filter(([, list]) => list !== ''))
}

interface Corpus {
  readonly treebank: Treebank
  readonly gold: GoldText
  readonly general: GoldText
}

/** Han, kana and Thai runs cut as the treebank cuts them. */
export function goldSegmenter(gold: GoldText): RunSegmenter {
  let token = 0
  return (atoms, start, end, kind) => {
    while (token > 0 && gold.starts[token]! > start) token--
    while (token + 1 < gold.starts.length && gold.starts[token + 1]! <= start) token++
    let from = start
    for (let index = token + 1; index < gold.starts.length && gold.starts[index]! < end; index++) {
      atoms.add(from, gold.starts[index]!, kind, from === start ? Gap.none : Gap.cut, SpecialType.none)
      from = gold.starts[index]!
    }
    atoms.add(from, end, kind, from === start ? Gap.none : Gap.cut, SpecialType.none)
    return true
  }
}

interface LanguageText {
  readonly language: string
  readonly gold: GoldText
}

interface JunctionData {
  readonly samples: Samples
  readonly cells: Int32Array
  readonly joins: Int32Array
  readonly places: number[]
  spaced: number
}

function collectJunctions(corpora: readonly LanguageText[]): JunctionData {
  const data: JunctionData = { samples: createSamples(), cells: new Int32Array(CERTAIN_CELLS), joins: new Int32Array(CERTAIN_CELLS), places: [], spaced: 0 }
  const buffer = new Int32Array(JUNCTION_FEATURES)
  for (const { language, gold } of corpora) {
    const priors = priorsFor(language)
    const atoms = new Atoms(gold.text.length)
    scanAtoms(atoms, gold.text, goldSegmenter(gold))
    resetHashes(atoms)
    const starts = new Set(gold.starts)
    let group = 0
    for (let index = 1; index < atoms.count; index++) {
      const joins = !starts.has(atoms.starts[index]!)
      const touching = atoms.gaps[index] === Gap.none && atoms.kinds[index] !== Kind.special && atoms.kinds[index - 1] !== Kind.special
      const spaced = atoms.gaps[index] === Gap.space && mayBeSpacedNumber(atoms, index)
      if (touching || spaced) {
        const cell = touching ? certainCell(atoms, index, group < index - 1) : -1
        if (touching) {
          data.cells[cell]!++
          if (joins) data.joins[cell]!++
        } else if (joins) data.spaced++
        addSample(data.samples, buffer, junctionFeatures(atoms, index, group, priors, buffer), joins)
        data.places.push(cell)
      }
      if (!joins || atoms.gaps[index]! > Gap.space) group = index
    }
  }
  return data
}

function certainTable(data: JunctionData, least: number): Uint8Array {
  return Uint8Array.from(data.cells, (count, cell) => {
    if (count === 0) return Certain.unseen
    // some training files lack the sentences with abbreviations and ordinal numbers: a full stop is never certain
    if ((cell & 31) === Kind.period && cell >>> 10 === 0) return Certain.ask
    const share = data.joins[cell]! / count
    if (count < least || (share > 0.0005 && share < 0.9995)) return Certain.ask
    return share < 0.5 ? Certain.split : Certain.join
  })
}

/** Leaves out the samples that the table decides, and without `spaced` the numbers with spaces. */
function undecided(data: JunctionData, certain: Uint8Array, spaced: boolean): Samples {
  const kept = createSamples()
  for (const [sample, cell] of data.places.entries()) {
    if (cell < 0 ? !spaced : certain[cell] !== Certain.ask) continue
    const from = sample === 0 ? 0 : data.samples.ends[sample - 1]!
    for (let index = from; index < data.samples.ends[sample]!; index++) kept.features.push(data.samples.features[index]!)
    kept.ends.push(kept.features.length)
    kept.labels.push(data.samples.labels[sample]!)
  }
  return kept
}

function goldOf(treebank: Treebank, sentences: readonly Unit[][]): GoldText {
  return buildText(SEGMENTED.has(treebank.language) ? sentences : sentences.map(serviceUnits))
}

function trainGeneral(corpora: readonly Corpus[]): LanguageTables {
  const texts = corpora.filter(({ treebank }) => treebank.language !== 'vie').map(({ treebank, general }) => ({ language: treebank.language, gold: general }))
  const data = collectJunctions(texts)
  const certain = certainTable(data, 200)
  const junction = trainLogistic(undecided(data, certain, false), { size: GENERAL_JUNCTION_SIZE, epochs: 6 })
  const tables: LanguageTables = { certain, junction, sentence: new Int8Array(GENERAL_SENTENCE_SIZE), spacedNumbers: false }
  const samples = createSamples()
  for (const { treebank, general } of corpora)
    addSentenceSamples(samples, general, treebank.language, { own: tables, general: tables, priors: priorsFor(treebank.language) }, goldSegmenter(general))
  return { ...tables, sentence: trainLogistic(samples, { size: GENERAL_SENTENCE_SIZE, epochs: 6 }) }
}

function trainLanguage(language: string, texts: readonly GoldText[], general: LanguageTables): LanguageTables {
  const data = collectJunctions(texts.map((gold) => ({ language, gold })))
  const certain = certainTable(data, 30)
  const spacedNumbers = data.spaced > 5 && language !== 'vie'
  const junction = trainLogistic(undecided(data, certain, spacedNumbers), { size: JUNCTION_SIZE, epochs: 12, base: general.junction })
  const tables: LanguageTables = { certain, junction, sentence: new Int8Array(SENTENCE_SIZE), spacedNumbers }
  const model: TokenizerModel = { own: tables, general, priors: priorsFor(language) }
  const samples = createSamples()
  for (const gold of texts) addSentenceSamples(samples, gold, language, model, goldSegmenter(gold))
  return { ...tables, sentence: trainLogistic(samples, { size: SENTENCE_SIZE, epochs: 8, base: general.sentence }) }
}

function write(id: string, licence: 'permissive' | 'non-commercial', tables: ReadonlyMap<string, LanguageTables>, sources: readonly string[]): void {
  const tensors: Record<string, Uint8Array | Int8Array> = {}
  for (const [language, { certain, junction, sentence }] of tables) {
    tensors[`${language}.certain`] = certain
    tensors[`${language}.junction`] = junction
    tensors[`${language}.sentence`] = sentence
  }
  const spacedNumbers = [...tables].filter(([, table]) => table.spacedNumbers).map(([language]) => language)
  const entry = writeModel({
    id,
    tensors,
    metadata: { spacedNumbers: spacedNumbers.join(' '), ...abbreviationMetadata([...tables.keys()]) },
    licence,
    sources,
    command: 'GLOSSA_LEXICONS=LEXICONS_DIR npm run train:tokenizer',
    accuracy: { report: 'scripts/reports/tokenizer.md' }
  })
  console.log(id, entry.bytes, 'bytes,', tables.size, 'languages, numbers with spaces:', spacedNumbers.join(' '))
}

function main(): void {
  const corpora: Corpus[] = []
  const all = listTreebanks().filter((treebank) => treebank.licence !== 'copyleft')
  const freeLanguages = new Set(all.filter(({ licence }) => licence === 'permissive').map(({ language }) => language))
  for (const treebank of all) {
    if (treebank.licence !== 'permissive' && freeLanguages.has(treebank.language)) continue
    const { train } = splitTreebank(treebank)
    if (train.length > 0) corpora.push({ treebank, gold: goldOf(treebank, train), general: goldOf(treebank, train.slice(0, GENERAL_SENTENCES)) })
  }
  const free = corpora.filter(({ treebank }) => freeLanguages.has(treebank.language))
  const general = trainGeneral(free)
  const tables = { free: new Map([['xxx', general]]), nc: new Map<string, LanguageTables>() }
  for (const language of new Set(corpora.map(({ treebank }) => treebank.language))) {
    const texts = corpora.filter(({ treebank }) => treebank.language === language).map(({ gold }) => gold)
    const place = freeLanguages.has(language) ? tables.free : tables.nc
    place.set(language, trainLanguage(language, texts, general))
    console.log(language)
  }
  const source = (list: readonly Corpus[]) => [
    `Universal Dependencies treebanks (CC BY, CC BY-SA unless said otherwise): ${[...new Set(list.map(({ treebank }) => treebank.name))].join(' ')}`
  ]
  write('morphology/tokenizer-free', 'permissive', tables.free, [...source(free), 'CLDR sentence break suppressions (cldr-segments-full 46.1.0, Unicode-3.0)'])
  write('morphology/tokenizer-nc', 'non-commercial', tables.nc, [
    ...source(corpora.filter((corpus) => !free.includes(corpus))).map((text) => text.replace('(CC BY, CC BY-SA unless said otherwise)', '(CC BY-NC-SA)'))
  ])
}

main()
