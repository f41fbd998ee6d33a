/**
 * What a server does that is loaded, starved and cut: each item of docs/operate.md (Faults) as figures, beside those of another build. With
 * `BENCH_BASE`, the folder of that build, it is measured first, and its figures are kept in `bench/results/faults-before.json`, from where later
 * runs take them. `BENCH_ITEMS` chooses items by number (`1,2,7`); `BENCH_ONLY_BASE=1` measures the other build alone.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FaultFigure, Start } from './faults/item.js'
import { manyKeys } from './faults/keys.js'
import { loading } from './faults/loading.js'
import { log } from './faults/log.js'
import { bytesInFlight, longWords } from './faults/memory.js'
import { batches, waiting } from './faults/mixture.js'
import { pages } from './faults/pages.js'
import { slowRecipes } from './faults/recipes.js'
import { stopping } from './faults/stopping.js'
import type { Figure } from './figures.js'
import { type BenchServer, root, startServer } from './server.js'

const beforeFile = join(root, 'bench/results/faults-before.json')
const items: readonly ((start: Start) => Promise<FaultFigure[]>)[] = [
  log,
  stopping,
  loading,
  waiting,
  batches,
  bytesInFlight,
  pages,
  longWords,
  slowRecipes,
  manyKeys
]

export async function run(): Promise<readonly Figure[]> {
  const base = process.env['BENCH_BASE']
  const before = existsSync(beforeFile) ? (JSON.parse(readFileSync(beforeFile, 'utf8')) as FaultFigure[]) : []
  if (base !== undefined) {
    for (const figure of await measure(base)) {
      const known = before.findIndex(({ name }) => name === figure.name)
      before.splice(known === -1 ? before.length : known, known === -1 ? 0 : 1, figure)
    }
    writeFileSync(beforeFile, `${JSON.stringify(before.sort(byItem), null, 2)}\n`)
  }
  const after = process.env['BENCH_ONLY_BASE'] === undefined ? await measure(join(root, 'build')) : []
  console.log(`\n${tableOf(before, after)}\n`)
  return after
}

/** The figures of a build, one item after the other, each with servers of its own. */
async function measure(build: string): Promise<FaultFigure[]> {
  const chosen = process.env['BENCH_ITEMS']?.split(',').map(Number)
  const figures: FaultFigure[] = []
  for (const [index, item] of items.entries()) {
    if (chosen !== undefined && !chosen.includes(index + 1)) continue
    const servers: BenchServer[] = []
    try {
      figures.push(
        ...(await item(async (flags, options) => {
          const server = await startServer(flags, { ...options, build })
          servers.push(server)
          return server
        }))
      )
    } finally {
      for (const server of servers) server.signal('SIGKILL')
    }
  }
  return figures
}

function byItem(left: Figure, right: Figure): number {
  const number = ({ name }: Figure) => Number(/\d+/.exec(name)?.[0])
  return number(left) - number(right)
}

/** Markdown of the figures of both builds. */
function tableOf(before: readonly FaultFigure[], after: readonly FaultFigure[]): string {
  const shown = (figures: readonly FaultFigure[], wanted: string) => {
    const figure = figures.find(({ name }) => name === wanted)
    if (figure === undefined || Number.isNaN(figure.value)) return ''
    const digits = Math.abs(figure.value) < 10 && !Number.isInteger(figure.value) ? 1 : 0
    return `${figure.atLeast ? '>= ' : ''}${figure.value.toLocaleString('en', { maximumFractionDigits: digits })} ${figure.unit}`
  }
  const names = [...new Set([...before, ...after].sort(byItem).map(({ name }) => name))]
  const rows = names.map((name) => `| ${name.replace(/^faults /, '')} | ${shown(before, name)} | ${shown(after, name)} |`)
  return ['| item | before | after |', '| --- | --- | --- |', ...rows].join('\n')
}
