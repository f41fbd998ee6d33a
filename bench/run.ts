/**
 * Runs every `*.bench.ts`, prints one line per figure beside the last run's, and writes `bench/results/figures.json`, which the next run
 * compares with. Arguments choose files by name: `npm run bench -- language`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { BenchFile, Figure } from './figures.js'

interface Results {
  readonly machine: string
  readonly node: string
  readonly figures: Readonly<Record<string, Omit<Figure, 'name'>>>
}

const here = dirname(fileURLToPath(import.meta.url))
const resultsFile = join(here.replace(/[\\/]build[\\/]bench$/, '/bench'), 'results/figures.json')

function change(now: number, before: number | undefined): string {
  return before === undefined || before === 0 ? '' : `${now >= before ? '+' : ''}${(((now - before) / before) * 100).toFixed(1)} %`
}

const last: Results | undefined = existsSync(resultsFile) ? (JSON.parse(readFileSync(resultsFile, 'utf8')) as Results) : undefined
const chosen = process.argv.slice(2)
const files = readdirSync(here)
  .filter((name) => /\.bench\.(js|ts)$/.test(name))
  .filter((name) => chosen.length === 0 || chosen.some((part) => name.startsWith(part)))
  .sort()
if (files.length === 0) {
  console.error(`no bench file is called ${chosen.join(' or ')}`)
  process.exitCode = 1
}
// a run of chosen files keeps the other figures; a whole one leaves those out that no file measures any more
const figures: Record<string, Omit<Figure, 'name'>> = chosen.length === 0 ? {} : { ...last?.figures }
let measuredAny = false
for (const name of files) {
  console.log(`# ${name.replace(/\.bench\.(js|ts)$/, '')}`)
  const bench = (await import(pathToFileURL(join(here, name)).href)) as BenchFile
  for (const { name: figure, ...measured } of await bench.run()) {
    const digits = measured.value >= 1000 ? 0 : measured.value >= 10 ? 1 : 3
    console.log(
      `${figure.padEnd(64)} ${measured.value.toFixed(digits).padStart(12)} ${measured.unit.padEnd(12)} ${change(measured.value, last?.figures[figure]?.value)}`
    )
    figures[figure] = measured
    measuredAny = true
  }
}
// A bench may have measured another build only
if (measuredAny) {
  mkdirSync(dirname(resultsFile), { recursive: true })
  const results: Results = {
    machine: `${cpus().length} cores, ${cpus()[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB`,
    node: process.version,
    figures: Object.fromEntries(Object.entries(figures).sort(([left], [right]) => (left < right ? -1 : 1)))
  }
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`)
}
process.exit()
