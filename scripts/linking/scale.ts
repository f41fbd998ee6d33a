/**
 * Measures how a knowledge base grows: builds bases of a tenth, three tenths and all of the packed entities in a temporary folder, and carries size and time on to
 * ten million entities by a line through their logarithms. Writes scripts/reports/linking-scale.json and linking-scale.md:
 *
 *     npm run build && npx tsx scripts/linking/scale.ts
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { BaseBuilder } from '../../src/knowledge/base/builder.js'
import { RECORDS_FILE } from '../../src/knowledge/base/files.js'
import { unpackRecords } from '../../src/knowledge/base/packed.js'
import { PACKED_BASE } from '../../src/knowledge/base/unpack.js'
import { openModels } from '../../src/models/store.js'
import { writeReport } from '../lib/reports.js'

/** Tenths of the entities, evenly over the whole list; each base is built by a process of its own (`--tenths`). */
const parts = [1, 3, 10]
const GOAL = 10_000_000

interface Size {
  readonly entities: number
  readonly vectors: number
  readonly recordMegabytes: number
  readonly indexMegabytes: number
  /** Wall-clock time, and time of all threads together. */
  readonly seconds: number
  readonly cpuSeconds: number
}

const measured = ['vectors', 'recordMegabytes', 'indexMegabytes', 'seconds', 'cpuSeconds'] as const satisfies readonly (keyof Size)[]

async function build(tenths: number): Promise<Size> {
  const folder = mkdtempSync(join(tmpdir(), 'glossa-scale-'))
  try {
    const store = openModels()
    const started = performance.now()
    const cpu = process.cpuUsage()
    const builder = new BaseBuilder({ folder, store, made: `${tenths} tenths` })
    let number = 0
    for (const record of unpackRecords(store.bytes(PACKED_BASE))) if ((number++ * 3) % 10 < tenths) builder.add(record)
    const { entities, vectors, files } = await builder.finish()
    const { user, system } = process.cpuUsage(cpu)
    const records = files[RECORDS_FILE]!
    const all = Object.values(files).reduce((sum, bytes) => sum + bytes, 0)
    return {
      entities,
      vectors: vectors.reduce((sum, count) => sum + count, 0),
      recordMegabytes: records / 1e6,
      indexMegabytes: (all - records) / 1e6,
      seconds: (performance.now() - started) / 1000,
      cpuSeconds: (user + system) / 1e6
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** `a * entities ** b` with the least squared error of the logarithms. */
function powerLaw(points: readonly { readonly entities: number; readonly value: number }[]): { factor: number; exponent: number } {
  const xs = points.map(({ entities }) => Math.log(entities))
  const ys = points.map(({ value }) => Math.log(value))
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(xs), mean(ys)]
  const covariance = xs.reduce((sum, value, index) => sum + (value - x) * (ys[index]! - y), 0)
  const variance = xs.reduce((sum, value) => sum + (value - x) ** 2, 0)
  const exponent = covariance / variance
  return { factor: Math.exp(y - exponent * x), exponent }
}

function inOwnProcess(tenths: number): Size {
  const output = execFileSync(process.execPath, [...process.execArgv, fileURLToPath(import.meta.url), '--tenths', String(tenths)], { encoding: 'utf8' })
  console.log(output)
  return JSON.parse(output) as Size
}

function report(sizes: readonly Size[]): void {
  const laws = Object.fromEntries(measured.map((what) => [what, powerLaw(sizes.map((size) => ({ entities: size.entities, value: size[what] })))]))
  const goal = Object.fromEntries(measured.map((what) => [what, laws[what]!.factor * GOAL ** laws[what]!.exponent]))
  const shown = (value: number) => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(1))
  const row = (name: string, values: Readonly<Record<string, number>>) => `| ${[name, ...measured.map((what) => shown(values[what]!))].join(' | ')} |`
  const text = [
    '# Size and build time of a knowledge base',
    '',
    'Bases of a tenth, three tenths and all of the packed entities (spread evenly over the list), built anew in a temporary folder with the packed source read from',
    'memory. The last line but one is not measured: least squares through the logarithms of the three, carried on to ten million entities. The CPU time is that of all',
    'threads. Written by `scripts/linking/scale.ts`.',
    '',
    '| entities | vectors | records, MB | index, MB | seconds | CPU seconds |',
    '| --- | --- | --- | --- | --- | --- |',
    ...sizes.map((size) => row(size.entities.toLocaleString('en'), { ...size })),
    row(`${GOAL.toLocaleString('en')} (carried on)`, goal),
    `| exponent | ${measured.map((what) => laws[what]!.exponent.toFixed(2)).join(' | ')} |`,
    ''
  ].join('\n')
  writeReport('linking-scale', { sizes, laws, goal: { entities: GOAL, ...goal } }, text)
  console.log(text)
}

const { values } = parseArgs({ options: { tenths: { type: 'string' } } })
if (values.tenths !== undefined) console.log(JSON.stringify(await build(Number(values.tenths))))
else report(parts.map(inOwnProcess))
