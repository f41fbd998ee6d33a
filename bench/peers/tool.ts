/**
 * Runs one job with our own library code or with an npm package, in a process of its own: `node --import tsx bench/peers/tool.ts JOB.json`. The programs for the tools
 * in Java and Python (`java/Peers.java`, `python/peers.py`) do the same.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Job, JobResult, Pace } from './protocol.js'
import { openTool, type Worker } from './tools.js'

/** Between two looks at the processor time. */
const LOOK_MS = 20

function lines(path: string): unknown[] {
  return readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown)
}

/** Reads the items from the first on until they or the seconds of processor time are over. */
async function pace(work: Worker, items: readonly unknown[], seconds: number): Promise<Pace> {
  const startCpu = process.cpuUsage()
  const start = performance.now()
  let [read, characters, looked] = [0, 0, start]
  for (const item of items) {
    await work(item)
    read++
    if (typeof item === 'string') characters += item.length
    // to ask for processor time is dear
    const now = performance.now()
    if (now - looked < LOOK_MS) continue
    looked = now
    const { user, system } = process.cpuUsage(startCpu)
    if (user + system > seconds * 1e6) break
  }
  const wallSeconds = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(startCpu)
  return { items: read, characters, cpuSeconds: (user + system) / 1e6, wallSeconds }
}

function versionOf(packageName: string | undefined): string {
  const require = createRequire(import.meta.url)
  const path = packageName === undefined ? '../../package.json' : `../../node_modules/${packageName}/package.json`
  return (require(path) as { version: string }).version
}

const job = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Job
const { work, languages, packageName } = await openTool(job)
const speed: Record<string, Pace> = {}
for (const { name, warm, timed } of job.speed) {
  await pace(work, lines(warm), job.warmSeconds)
  speed[name] = await pace(work, lines(timed), job.timedSeconds)
}
for (const { input, output } of job.answers) {
  writeFileSync(output, '')
  let block: string[] = []
  const flush = () => {
    appendFileSync(output, block.join(''))
    block = []
  }
  for (const item of lines(input)) {
    block.push(`${JSON.stringify((await work(item)) ?? null)}\n`)
    if (block.length === 1000) flush()
  }
  flush()
}
const result: JobResult = { version: versionOf(packageName), ...(languages !== undefined && { languages }), speed }
writeFileSync(job.result, JSON.stringify(result))
process.exit()
