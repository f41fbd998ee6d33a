/**
 * Measures the vectors of names and their index on entities that training has not seen. Writes scripts/reports/name-vectors.
 *
 *     npm run evaluate:name-vectors -- BASE_FOLDER [--queries 500]
 *
 * BASE_FOLDER is an unpacked base with the index of the same vectors.
 */
import { parseArgs } from 'node:util'
import type { KnowledgeBase, NearName } from '../../../src/knowledge/base/entity.js'
import { foldName } from '../../../src/knowledge/names/fold.js'
import { GRAM_ROWS } from '../../../src/knowledge/names/grams.js'
import { NameVectors } from '../../../src/knowledge/names/vectors.js'
import { openModels } from '../../../src/models/store.js'
import { readRecords } from '../../build-kb/records.js'
import { writeReport } from '../../lib/reports.js'
import { openBase } from '../base.js'
import { distinctVectors, nameList, nearestOf, PlainGrams } from './brute-force.js'
import { type Query, queriesOf } from './queries.js'
import { type Found, reportText } from './report-text.js'
import { random } from './variants.js'

const { positionals, values } = parseArgs({ allowPositionals: true, options: { queries: { type: 'string', default: '500' } } })
const [folder] = positionals
if (folder === undefined) throw new Error('name the folder of an unpacked base')
/** Names looked at for a query; queries of a set that are compared with plain n-grams and with all vectors. */
const LOOKED_AT = 50
const COMPARED = 40
const SAME_SIMILARITY = 1e-3

const store = openModels()
const base = openBase(folder, store)
const vectors = NameVectors.open(store)
const records = readRecords(new Set())
const sets = queriesOf(records, Number(values.queries), random(99))
const list = nameList(records, base)
const plain = new PlainGrams(list, GRAM_ROWS)
const all = distinctVectors(list, vectors)

/** Place of an entity in what was found, the better known first among those as near; -1 where it is missing. */
function placeOf(id: string, found: readonly NearName[], known: KnowledgeBase): number {
  const prior = new Map(found.map(({ entity }) => [entity, known.entity(entity).prior]))
  const level = ({ similarity }: NearName) => Math.round(similarity / SAME_SIMILARITY)
  return [...found]
    .sort((left, right) => level(right) - level(left) || prior.get(right.entity)! - prior.get(left.entity)!)
    .findIndex(({ entity }) => entity === known.indexOf(id))
}

/** Time of the processor: other work on the machine does not count. */
function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function share(places: readonly number[], first: number): number {
  return (100 * places.filter((place) => place >= 0 && place < first).length) / places.length
}

const times: number[] = []
const agreement: number[] = []

function measure(set: string, queries: readonly Query[]): Found {
  const places: number[] = []
  const exhaustive: number[] = []
  const floor: number[] = []
  let exact = 0
  for (const [number, { mention, id }] of queries.entries()) {
    const vector = vectors.of(mention)
    const started = cpuMilliseconds()
    const found = base.nearest(vector, LOOKED_AT)
    times.push(cpuMilliseconds() - started)
    places.push(placeOf(id, found, base))
    if (base.find(foldName(mention)).some(({ entity, kind }) => entity === base.indexOf(id) && kind !== 'weak')) exact++
    if (number >= COMPARED) continue
    const nearest = nearestOf(vector, all, LOOKED_AT)
    exhaustive.push(placeOf(id, nearest, base))
    floor.push(placeOf(id, plain.nearest(mention, LOOKED_AT), base))
    agreement.push(agreementOf(found, nearest))
  }
  return {
    set,
    queries: queries.length,
    first: share(places, 1),
    ten: share(places, 10),
    thirty: share(places, 30),
    exhaustiveTen: share(exhaustive, 10),
    exhaustiveThirty: share(exhaustive, 30),
    plainTen: share(floor, 10),
    plainThirty: share(floor, 30),
    exact: (100 * exact) / queries.length
  }
}

/** Share of the ten nearest entities that the index gives as well; those as near as the tenth count. */
function agreementOf(found: readonly NearName[], nearest: readonly NearName[]): number {
  const tenth = nearest[9]!.similarity
  return Math.min(10, found.filter(({ similarity }) => similarity >= tenth - 1e-4).length) / 10
}

const found = [...sets].map(([set, queries]) => measure(set, queries))
times.sort((left, right) => left - right)
const at = (part: number) => times[Math.floor(part * (times.length - 1))]!
const started = cpuMilliseconds()
for (const name of list.names.slice(0, 50_000)) vectors.of(name)
const namesPerSecond = 50_000 / ((cpuMilliseconds() - started) / 1000)
const { entities, vectors: indexed, indexBytes } = base.statistics()
const figures = {
  entities,
  names: list.names.length,
  compared: all.entities.length,
  indexed,
  indexBytes,
  indexRecallTen: (100 * agreement.reduce((sum, value) => sum + value, 0)) / agreement.length,
  lookUpP50: at(0.5),
  lookUpP99: at(0.99),
  namesPerSecond: Math.round(namesPerSecond),
  ...Object.fromEntries(found.flatMap(({ set, ten, thirty }) => [[`${set}-10`, ten] as const, [`${set}-30`, thirty] as const]))
}
writeReport('name-vectors', { figures, found }, reportText(figures, found))
base.close()
