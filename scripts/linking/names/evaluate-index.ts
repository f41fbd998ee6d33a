/**
 * Measures settings of the index of names against a search through all vectors: Hierarchical Navigable Small World graphs (Malkov and Yashunin 2018).
 * Writes scripts/reports/name-index.
 *
 *     npx tsx scripts/linking/names/evaluate-index.ts BASE_FOLDER [--share 2] [--settings 8/40,12/48]
 *
 * BASE_FOLDER is an unpacked base, whose index is measured as it is served; every second entity (`--share`) makes an index of the size of a shard, on which other
 * settings are tried: links / candidates while building.
 */
import { parseArgs } from 'node:util'
import hnswlib from 'hnswlib-node'
import { SEARCH_EFFORT } from '../../../src/knowledge/base/reader.js'
import { NAME_WIDTH, NameVectors } from '../../../src/knowledge/names/vectors.js'
import { NEAR_NAMES } from '../../../src/linking/candidates.js'
import { openModels } from '../../../src/models/store.js'
import { readRecords } from '../../build-kb/records.js'
import { writeReport } from '../../lib/reports.js'
import { openBase } from '../base.js'
import { distinctVectors, nameList, nearestOf } from './brute-force.js'
import { queriesOf } from './queries.js'
import { random } from './variants.js'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { share: { type: 'string', default: '2' }, settings: { type: 'string', default: '12/36,12/28,12/24,16/24' } }
})
const [folder] = positionals
if (folder === undefined) throw new Error('name the folder of an unpacked base')
const EFFORTS = [96, 160, 256, SEARCH_EFFORT]
const QUERIES_OF_SET = 50
const SETS = ['edit', 'rus', 'ara', 'zho', 'jpn', 'kor']

const store = openModels()
const vectors = NameVectors.open(store)
const base = openBase(folder, store)
const records = readRecords(new Set())
const names = nameList(records, base)
const sets = queriesOf(records, QUERIES_OF_SET, random(99))
const queries = SETS.flatMap((set) => sets.get(set) ?? []).map(({ mention }) => vectors.of(mention))
const served = measureServed()
base.close()
const kept = distinctVectors(names, vectors, Number(values.share)).vectors
// the numbers of the vectors stand for their entities: what is compared is the vectors found
const numbers = Uint32Array.from({ length: kept.length / NAME_WIDTH }, (_, number) => number)
const nearest = queries.map((query) => new Set(nearestOf(query, { vectors: kept, entities: numbers }, 10).map(({ entity }) => entity)))
const rows = values.settings.split(',').flatMap(measure)
writeReport('name-index', { served, vectors: numbers.length, rows }, text())

function seconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** The index as the linker asks it: entities among the 10 nearest, of both shards together. */
function measureServed(): { vectors: number; recall: number; median: number; p99: number } {
  const all = distinctVectors(names, vectors)
  let found = 0
  const times: number[] = []
  for (const query of queries) {
    const right = new Set(nearestOf(query, all, 10).map(({ entity }) => entity))
    const began = performance.now()
    const near = base.nearest(query, NEAR_NAMES)
    times.push(performance.now() - began)
    found += near.slice(0, 10).filter(({ entity }) => right.has(entity)).length
  }
  times.sort((left, right) => left - right)
  const at = (share: number) => times[Math.floor(share * times.length)]!
  return { vectors: all.entities.length, recall: (10 * found) / queries.length, median: at(0.5), p99: at(0.99) }
}

function measure(setting: string): { setting: string; effort: number; recall: number; milliseconds: number; buildSeconds: number }[] {
  const [links, building] = setting.split('/').map(Number)
  const graph = new hnswlib.HierarchicalNSW('ip', NAME_WIDTH)
  graph.initIndex(numbers.length, links!, building!, 100)
  const started = seconds()
  for (const number of numbers) graph.addPoint(Array.from(kept.subarray(number * NAME_WIDTH, (number + 1) * NAME_WIDTH)), number)
  const buildSeconds = seconds() - started
  return EFFORTS.map((effort) => {
    graph.setEf(effort)
    let found = 0
    const before = seconds()
    for (const [place, query] of queries.entries())
      found += graph.searchKnn(Array.from(query), 10).neighbors.filter((number) => nearest[place]!.has(number)).length
    const milliseconds = ((seconds() - before) / queries.length) * 1000
    return { setting, effort, recall: (10 * found) / queries.length, milliseconds, buildSeconds }
  })
}

function text(): string {
  const lines = rows.map(
    ({ setting, effort, recall, milliseconds, buildSeconds }) =>
      `| ${setting} | ${effort} | ${recall.toFixed(1)} | ${milliseconds.toFixed(2)} | ${buildSeconds.toFixed(0)} |`
  )
  return `# Index of names

Made by \`npx tsx scripts/linking/names/evaluate-index.ts BASE_FOLDER\` with ${queries.length} queries: misspelt names and names in Russian, Arabic, Chinese, Japanese and Korean, of
entities that training has not seen. Recall: share of the 10 nearest by a search through all vectors that the index gives.

As it is served, ${served.vectors} vectors: recall@10 ${served.recall.toFixed(1)} % of the entities; a look-up takes ${served.median.toFixed(2)} ms (median), ${served.p99.toFixed(2)} ms (p99).

Settings, tried on ${numbers.length} vectors in one graph (the size of a shard); time of the processor, one core:

| links / candidates while building | candidates while searching | recall@10 (%) | ms a query | build (s) |
|---|---|---|---|---|
${lines.join('\n')}
`
}
