/**
 * Trains `names/matching`: what is known of words, how alike words are, and how likely two names are of the same one.
 *
 *     npx tsx scripts/names/matching/train.ts [--held-back] [--tables] [--folder FOLDER]
 *
 * `--tables` writes what is known of words anew (nicknames, roles) and keeps all that is fitted, as it is served or in the folder: half a minute.
 * `--held-back` leaves out the nicknames that are reported on: what is written into a folder so is for measuring. After name translation.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { TensorInput } from '../../../src/models/safetensors.js'
import { type NativeModel, openModels } from '../../../src/models/store.js'
import { PAIR_FEATURES } from '../../../src/names/matching/features.js'
import { MATCHING, Matcher } from '../../../src/names/matching/matcher.js'
import { MatchingTables } from '../../../src/names/matching/tables.js'
import type { NameKind } from '../../../src/names/types.js'
import { writeModel } from '../../lib/artefacts.js'
import { readJson } from '../../lib/data.js'
import { boost, type Examples } from './boost.js'
import { averageLink } from './full-clusters.js'
import { knownWordTensors } from './known-words.js'
import { pairFigures } from './metrics.js'
import { labelledNames, type NamePair, tuningClusters } from './name-pairs.js'
import type { Figures } from './report.js'
import { Families } from './split.js'
import { editWeights, wordExamples, wordPairs, wordTrees } from './train-words.js'

const { values: flags } = parseArgs({
  options: { 'held-back': { type: 'boolean', default: false }, tables: { type: 'boolean', default: false }, folder: { type: 'string' } }
})
/** Features of which more never makes a worse pair, and never a better one. */
const BETTER = [0, 1, 2, 5, 6, 20, 22, 24, 25, 28, 30, 31]
const WORSE = [3, 4, 26, 27, 32, 33]
const TREES = {
  trees: 130,
  depth: 5,
  rate: 0.16,
  least: 12
}
const SIGNS = Array.from({ length: PAIR_FEATURES }, (_, feature) => (BETTER.includes(feature) ? 1 : WORSE.includes(feature) ? -1 : 0))
/** Points of the calibration. */
const POINTS = 41
const WIDEST = 8
/** F1 of lists by which levels hardly differ. */
const AS_GOOD = 0.02
/** How much the log odds of the trees are stretched. */
const STRETCH = 0.7

const began = performance.now()
const log = (text: string) => console.log(`${((performance.now() - began) / 1000).toFixed(0)} s  ${text}`)
const names = new Families()
const isTrain = (left: string, right: string) => names.partOfPair(left, right) === 'train'
const tables = flags['held-back'] ? knownWordTensors(isTrain) : knownWordTensors(() => true, true)
log('words known')
const fittedTensors = flags.tables ? fittedBefore() : fitted()
const { bytes } = writeModel(
  {
    id: MATCHING,
    tensors: { ...tables, ...fittedTensors },
    licence: 'permissive',
    sources: [
      'NETransliteration (names of Wikidata, CC0)',
      "Who's On First gazetteers (CC BY)",
      'tfmorris/Names: names by rank, families of names, labelled pairs (Apache-2.0)',
      'nicknames: carltonnorthern/nicknames, onyxrev/common_nickname_csv, el-name-tools (Apache-2.0, MIT)',
      'rigour, cleanco, ISO 20275 list, name-suggestion-index (MIT, BSD-3-Clause)',
      'OFAC and UN Security Council lists; historical persons of Wikidata (CC0)'
    ],
    command: 'npx tsx scripts/names/matching/train.ts',
    accuracy: accuracyOf()
  },
  flags.folder
)
log(`${bytes} bytes`)

/** What words and names are judged by. */
function fitted(): Record<string, TensorInput> {
  // the trees of names are fitted with the nicknames that training knows, lest they trust the table for more than it tells
  const tablesToFit = flags['held-back'] ? tables : knownWordTensors(isTrain)
  const pairs = wordPairs(isTrain)
  const edits = editWeights(pairs)
  const { tensors: wordTensors } = wordTrees(wordExamples(pairs, edits, new MatchingTables(inMemory(tablesToFit))))
  log(`${pairs.length} pairs of words`)
  const none = boost(
    { values: new Float32Array(2 * PAIR_FEATURES), features: PAIR_FEATURES, right: Uint8Array.of(0, 1), weights: Float32Array.of(1, 1) },
    { ...TREES, trees: 0 }
  )
  const words = { edits, ...wordTensors('word-trees') }
  const flat = { levels: Float32Array.of(0, 0), scores: Float32Array.of(0.5, 0.5) }
  const judging = new Matcher(openModels(), inMemory({ ...tablesToFit, ...words, ...none.tensors('person-trees'), ...none.tensors('other-trees'), ...flat }))
  const labelled = labelledNames(judging)
  const persons = examplesOf(
    judging,
    labelled.filter(({ left, right }) => left.kind === 'PERSON' && right.kind === 'PERSON')
  )
  const others = examplesOf(
    judging,
    labelled.filter(({ left, right }) => left.kind !== 'PERSON' || right.kind !== 'PERSON')
  )
  log(`${persons.right.length} pairs of persons, ${others.right.length} others`)
  const trees = { ...boost(persons, { ...TREES, signs: SIGNS }).tensors('person-trees'), ...boost(others, { ...TREES, signs: SIGNS }).tensors('other-trees') }
  log('trees')
  const matcher = new Matcher(openModels(), inMemory({ ...tablesToFit, ...words, ...trees, ...flat }))
  // of persons, then of all else
  const middles = [bestLevel(matcher, (kind) => kind === 'PERSON'), bestLevel(matcher, (kind) => kind !== 'PERSON')]
  const levels = Float32Array.from(
    middles.flatMap((middle) => Array.from({ length: POINTS }, (_, point) => middle - WIDEST + (2 * WIDEST * point) / (POINTS - 1)))
  )
  const scores = levels.map((level, point) => scoreOf(level, middles[Math.floor(point / POINTS)]!))
  return { ...words, ...trees, levels, scores }
}

/** The same of an artefact that there is. */
function fittedBefore(): Record<string, TensorInput> {
  const model = openModels(flags.folder).load(MATCHING)
  const trees = ['word-trees', 'person-trees', 'other-trees'].flatMap((name): [string, TensorInput][] => [
    ...['feature', 'next', 'roots'].map((part): [string, TensorInput] => [`${name}.${part}`, model.u16(`${name}.${part}`).slice()]),
    [`${name}.threshold`, model.f32(`${name}.threshold`).slice()]
  ])
  const others = ['edits', 'levels', 'scores'].map((name): [string, TensorInput] => [name, model.f32(name).slice()])
  return Object.fromEntries([...trees, ...others])
}

function examplesOf(judging: Matcher, pairs: readonly NamePair[]): Examples {
  const values = new Float32Array(pairs.length * PAIR_FEATURES)
  for (const [index, { left, right }] of pairs.entries()) {
    judging.judge(judging.prepare(left), judging.prepare(right))
    values.set(judging.values, index * PAIR_FEATURES)
  }
  return {
    values,
    features: PAIR_FEATURES,
    right: Uint8Array.from(pairs, ({ isMatch }) => (isMatch ? 1 : 0)),
    weights: Float32Array.from(pairs, ({ weight }) => weight)
  }
}

/** The level that is told as 0.75, so that the tuning lists are put together well there: mean of the F1 of the lists. */
function bestLevel(matcher: Matcher, isWanted: (kind: NameKind | undefined) => boolean): number {
  const lists = tuningClusters()
    .filter(({ names: listed }) => isWanted(listed[0]!.kind))
    .map(({ names: listed, clusters }) => {
      const prepared = listed.map((name) => matcher.prepare(name))
      const found = new Float32Array(listed.length ** 2)
      for (let at = 0; at < prepared.length; at++) {
        for (let to = at + 1; to < prepared.length; to++) {
          const { level } = matcher.judge(prepared[at]!, prepared[to]!)
          found[at * listed.length + to] = level
          found[to * listed.length + at] = level
        }
      }
      return { clusters, found }
    })
  log('lists')
  const tried: { readonly level: number; readonly mean: number; readonly told: string }[] = []
  for (let level = -2; level <= 3; level += 0.25) {
    const figures = lists.map(
      ({ clusters, found }) =>
        pairFigures(
          clusters,
          averageLink(
            found.map((each) => scoreOf(each, level)),
            clusters.length,
            0.75
          )
        ).f1
    )
    const mean = figures.reduce((sum, figure) => sum + figure, 0) / figures.length
    tried.push({ level, mean, told: `${level}: ${figures.map((figure) => figure.toFixed(3)).join(' ')}` })
    log(tried.at(-1)!.told)
  }
  // of levels about as good the highest: names of two persons are the worse mistake
  const most = Math.max(...tried.map(({ mean }) => mean))
  const best = tried.filter(({ mean }) => mean >= most - AS_GOOD).at(-1)!
  log(best.told)
  return best.level
}

/** @param middle level that is told as 0.75 */
function scoreOf(level: number, middle: number): number {
  return 1 / (1 + Math.exp(-(STRETCH * (level - middle) + Math.log(3))))
}

/** Of the last report. */
function accuracyOf(): Record<string, number> {
  const report = readJson<Figures>(join(import.meta.dirname, '../../reports/name-matching.json'))
  return Object.fromEntries(
    [...(report?.pairs ?? []), ...(report?.firstOfTen ?? []), ...(report?.deduplication ?? [])]
      .filter(({ group }) => group === undefined)
      .map(({ set, figures }) => [set, figures['Glossa']!])
  )
}

function inMemory(tensors: Record<string, TensorInput>): NativeModel {
  const get = (name: string) => {
    const tensor = tensors[name] as { data?: unknown }
    return (tensor.data ?? tensor) as never
  }
  return { has: (name: string) => name in tensors, u8: get, i8: get, u16: get, u32: get, f32: get } as unknown as NativeModel
}
