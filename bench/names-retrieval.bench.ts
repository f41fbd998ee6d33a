/**
 * Speed of the deduplication of names, and of indexes of names, on one thread: 1,000 spellings of names each of two lists of the data folder (`GLOSSA_DATA`), the
 * median of several runs. BENCH_NAMES=<number> makes an index of so many names besides: how long that takes in two threads, how long a query, and how
 * much memory the process then has. Without the data folder there are no figures.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { dataFolder } from '../scripts/lib/data.js'
import { groupsOf, madeNames, spellingsOf } from '../scripts/names/retrieval/lists.js'
import { openModels } from '../src/models/store.js'
import { createNameMatcher } from '../src/names/matching/matcher.js'
import { deduplicate } from '../src/names/retrieval/deduplicate.js'
import { buildNameIndex } from '../src/names/retrieval/index-builder.js'
import { NameIndex } from '../src/names/retrieval/name-index.js'
import { learnedVectors } from '../src/names/retrieval/vectors.js'
import type { Figure } from './figures.js'

const LISTED = 1_000
const RUNS = 9
const THRESHOLD = 0.75
const THREADS = 2
const QUERIES = 2_000
const WARMING = 100
const MOST_MATCHES = 10

const store = openModels()
const matcher = createNameMatcher(store)

function deduplication(set: 'historical' | 'sanctions'): Figure {
  const names = spellingsOf(set, LISTED)
  const times = Array.from({ length: RUNS }, () => {
    // words are not remembered from one run to the next
    const vectors = learnedVectors(store)
    const began = performance.now()
    deduplicate(names, THRESHOLD, matcher, () => {}, { vectors })
    return performance.now() - began
  }).sort((left, right) => left - right)
  return { name: `deduplication of ${LISTED} names, ${set}`, value: times[RUNS >> 1]!, unit: 'ms', better: 'lower' }
}

async function index(count: number): Promise<Figure[]> {
  const groups = groupsOf('sanctions').filter((group) => group.length > 1)
  const made = madeNames(count)
  const listed = [...groups.flatMap((group) => group.slice(1)), ...made].slice(0, count)
  const queries = [...groups.map(([query]) => query!), ...made].slice(0, QUERIES + WARMING)
  const folder = mkdtempSync(join(tmpdir(), 'glossa-bench-names-'))
  try {
    const began = performance.now()
    const plan = { folder: join(folder, 'index'), store, threads: THREADS, replace: false, progress: () => {}, signal: new AbortController().signal }
    await buildNameIndex(Readable.from(listed), plan)
    const seconds = (performance.now() - began) / 1000
    const opened = new NameIndex(plan.folder, store, matcher)
    const times = queries.map((query) => {
      const asked = performance.now()
      opened.match(query, THRESHOLD, MOST_MATCHES)
      return performance.now() - asked
    })
    const sorted = times.slice(WARMING).sort((left, right) => left - right)
    const at = (share: number) => sorted[Math.floor(share * sorted.length)]!
    const what = `index of ${count} names`
    return [
      { name: `${what}, built in ${THREADS} threads`, value: seconds, unit: 's', better: 'lower' },
      { name: `${what}, query`, value: at(0.5), unit: 'ms', better: 'lower' },
      { name: `${what}, query, p99`, value: at(0.99), unit: 'ms', better: 'lower' },
      { name: `${what}, memory of the process`, value: process.memoryUsage.rss() / 1e6, unit: 'MB', better: 'lower' }
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export async function run(): Promise<readonly Figure[]> {
  if (!existsSync(join(dataFolder(), 'names/matching'))) {
    console.log('the data folder is not there: no figures on the retrieval of names')
    return []
  }
  const count = Number(process.env['BENCH_NAMES'] ?? 0)
  return [deduplication('historical'), deduplication('sanctions'), ...(count > 0 ? await index(count) : [])]
}
