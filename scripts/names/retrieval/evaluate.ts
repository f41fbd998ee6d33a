/**
 * Measures what retrieval loses against comparing every name with every other: pairs of a list to be deduplicated, and matches of an index. Writes
 * scripts/reports/name-retrieval.
 *
 *     npx tsx scripts/names/retrieval/evaluate.ts [--listed 30000] [--queries 100]
 */
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import { openModels } from '../../../src/models/store.js'
import { createNameMatcher } from '../../../src/names/matching/matcher.js'
import type { PreparedName } from '../../../src/names/matching/types.js'
import { candidatePairs } from '../../../src/names/retrieval/candidates.js'
import { averageClusters } from '../../../src/names/retrieval/clusters.js'
import { buildNameIndex } from '../../../src/names/retrieval/index-builder.js'
import { NameIndex } from '../../../src/names/retrieval/name-index.js'
import { type FormVectors, hashedVectors, learnedVectors } from '../../../src/names/retrieval/vectors.js'
import { writeReport } from '../../lib/reports.js'
import { groupsOf, madeNames, spellingsOf } from './lists.js'
import { spellingScore } from './spelling.js'

const { values } = parseArgs({ options: { listed: { type: 'string', default: '30000' }, queries: { type: 'string', default: '100' } } })
const THRESHOLD = 0.75
const store = openModels()
const matcher = createNameMatcher(store)
const scorers = { matcher: (left: PreparedName, right: PreparedName) => matcher.score(left, right), spelling: spellingScore }
type Scorer = keyof typeof scorers
const names = Object.keys(scorers) as Scorer[]

interface Row {
  readonly what: string
  readonly names: number
  readonly compared: number
  /** Of each scorer: pairs that it joins, and how many of a hundred are among those compared. */
  readonly kept: Readonly<Record<Scorer, { readonly joined: number; readonly share: number }>>
}

class Kept {
  #joined = 0
  #kept = 0

  add(isKept: boolean): void {
    this.#joined++
    if (isKept) this.#kept++
  }

  get figures() {
    return { joined: this.#joined, share: Math.round((10_000 * this.#kept) / Math.max(this.#joined, 1)) / 100 }
  }
}

const shares = (kept: Readonly<Record<Scorer, Kept>>): Row['kept'] => ({ matcher: kept.matcher.figures, spelling: kept.spelling.figures })

function ofList(set: 'historical' | 'sanctions', count: number, kind: string, vectors: FormVectors): Row {
  const prepared = spellingsOf(set, count).map((name) => matcher.prepare(name))
  const candidates = candidatePairs(
    prepared,
    () => vectors,
    () => {}
  )
  const near = candidates.map((places) => new Set(places))
  const kept = { matcher: new Kept(), spelling: new Kept() }
  const whole = clustersOf(
    prepared,
    prepared.map((_, place) => Array.from({ length: place }, (_, before) => before))
  )
  const found = clustersOf(prepared, candidates)
  for (const [right, name] of prepared.entries()) {
    for (let left = 0; left < right; left++) {
      if (whole[left] === whole[right]) kept.matcher.add(found[left] === found[right])
      if (spellingScore(prepared[left]!, name) >= THRESHOLD) kept.spelling.add(near[right]!.has(left))
    }
  }
  return { what: `${set}, ${kind} vectors`, names: count, compared: candidates.reduce((sum, places) => sum + places.length, 0), kept: shares(kept) }
}

/** @param compared for each name the names before it that it is compared with */
function clustersOf(names: readonly PreparedName[], compared: readonly (readonly number[])[]): number[] {
  const score = (left: number, right: number) => matcher.score(names[left]!, names[right]!)
  const scored = compared.flatMap((places, right) => places.map((left) => ({ left, right, score: score(left, right) })))
  return averageClusters(names.length, scored, THRESHOLD, score, () => {})
}

/** Queries are spellings of names that the index has in another spelling. */
async function ofIndex(): Promise<Row> {
  const groups = groupsOf('sanctions').filter((group) => group.length > 1)
  const listed = [...groups.flatMap((group) => group.slice(1)), ...madeNames(Number(values.listed))].slice(0, Number(values.listed))
  const folder = mkdtempSync(join(tmpdir(), 'glossa-name-retrieval-'))
  try {
    const plan = { folder: join(folder, 'index'), store, threads: 2, replace: false, progress: () => {}, signal: new AbortController().signal }
    await buildNameIndex(Readable.from(listed), plan)
    const index = new NameIndex(plan.folder, store, matcher)
    const prepared = listed.map((name) => matcher.prepare(name))
    const kept = { matcher: new Kept(), spelling: new Kept() }
    let compared = 0
    const queries = groups.map(([query]) => matcher.prepare(query!)).slice(0, Number(values.queries))
    for (const query of queries) {
      const numbers = index.candidates(query)
      compared += numbers.length
      const near = new Set(numbers.map((number) => listed[number]!.text))
      for (const [place, name] of prepared.entries())
        for (const scorer of names) if (scorers[scorer](query, name) >= THRESHOLD) kept[scorer].add(near.has(listed[place]!.text))
    }
    return { what: `index, ${queries.length} queries`, names: listed.length, compared, kept: shares(kept) }
  } finally {
    await rm(folder, { recursive: true })
  }
}

const learned = learnedVectors(store)
const hashed = hashedVectors()
const rows: Row[] = []
for (const set of ['historical', 'sanctions'] as const) {
  for (const count of [1_000, 3_000]) {
    rows.push(ofList(set, count, 'learned', learned), ofList(set, count, 'hashed', hashed))
    console.log(JSON.stringify(rows.slice(-2)))
  }
}
rows.push(await ofIndex())
console.log(JSON.stringify(rows.at(-1)))

const cells = ({ joined, share }: Row['kept'][Scorer]) => `${joined} | ${share.toFixed(2)}`
writeReport(
  'name-retrieval',
  { threshold: THRESHOLD, rows },
  `# Retrieval of names

Lists: of the pairs of names that the matcher puts into one cluster when every name is compared with every other, the share in per cent that it puts into one
cluster when only candidates are compared. Index: of the names whose score is ${THRESHOLD} or more, the share that is compared at all. By spelling: the same of the
pairs whose score is ${THRESHOLD} or more by a scorer that knows of spellings alone (\`scripts/names/retrieval/spelling.ts\`). Made by \`npm run evaluate:name-retrieval\`.

| list | names | pairs compared | pairs of the matcher | kept | pairs by spelling | kept |
| --- | --- | --- | --- | --- | --- | --- |
${rows.map(({ what, names: count, compared, kept }) => `| ${what} | ${count} | ${compared} | ${cells(kept.matcher)} | ${cells(kept.spelling)} |`).join('\n')}
`
)
