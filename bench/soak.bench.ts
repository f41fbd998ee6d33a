/**
 * Endurance: all endpoints and languages at once for `BENCH_SOAK_MINUTES` (20), with callers that hang up at every stage and lists that are read again.
 * Each answer is compared with the first one to the same request; memory is read at each quarter, descriptors before and after. What was read
 * every ten seconds is left in `bench/results/soak.json`, of which `npm run docs` draws the plot in docs/operate.md.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { congruential } from '../scripts/lib/shuffle.js'
import { ask } from './faults/client.js'
import { declarations } from './faults/texts.js'
import type { Figure } from './figures.js'
import { type BenchServer, root, startServer } from './server.js'
import { hangUp } from './soak/hang-up.js'
import { type SoakRequest, soakRequests } from './soak/requests.js'

const minutes = Number(process.env['BENCH_SOAK_MINUTES'] ?? 20)
const callers = 12
const reloadMs = 5000
const hangUpMs = 50
const sampleMs = 10_000
/** Wrong answers that are shown. */
const shown = 20

/** What was read at one moment. */
interface Sample {
  readonly minute: number
  readonly megabytes: number
  readonly descriptors: number
  /** Answered so far. */
  readonly requests: number
}

/** What came of the requests. */
class Outcome {
  requests = 0
  refused = 0
  wrong = 0
  readonly #first = new Map<SoakRequest, string>()

  note(request: SoakRequest, { status, body, retryAfter }: Awaited<ReturnType<typeof ask>>): void {
    this.requests++
    if (status === 503 && retryAfter) {
      this.refused++
      return
    }
    // The clock of /ping is the one thing that may differ.
    const digest = `${status} ${createHash('sha256')
      .update(body.replace(/"time":\d+/, ''))
      .digest('hex')}`
    const first = this.#first.get(request)
    if (first === undefined) this.#first.set(request, digest)
    if (status !== 0 && status < 500 && (first ?? digest) === digest) return
    if (++this.wrong <= shown) console.log(`wrong: ${request.path} ${request.body?.slice(0, 80)}: ${status} ${body.slice(0, 200)}`)
  }
}

export async function run(): Promise<readonly Figure[]> {
  const folder = entityLists()
  const pages = await pageServer()
  const server = await startServer(['--entity-lists', folder, '--content-uri-allow', '127.0.0.1'], { env: { GLOSSA_KNOWLEDGE_BASE: '' } })
  try {
    const requests = await soakRequests(server.url, `http://127.0.0.1:${(pages.address() as AddressInfo).port}`)
    const outcome = new Outcome()
    // Every model is loaded, every path has been gone.
    await call(server, requests, outcome, (sent) => (sent < 2 * requests.length ? sent % requests.length : undefined))
    const descriptors = await quiet(server)
    const memory = await soak(server, requests, outcome)
    const gained = ((await quiet(server)) ?? Number.NaN) - (descriptors ?? Number.NaN)
    return [
      { name: 'soak, minutes', value: minutes, unit: 'minutes', better: 'higher' },
      { name: 'soak, requests', value: outcome.requests, unit: 'requests', better: 'higher' },
      { name: 'soak, requests refused with Retry-After', value: outcome.refused, unit: 'requests', better: 'lower' },
      { name: 'soak, wrong answers', value: outcome.wrong, unit: 'requests', better: 'lower' },
      ...memory.map((value, quarter) => ({ name: `soak, resident memory at ${25 * (quarter + 1)} %`, value, unit: 'MB', better: 'lower' }) as const),
      ...(Number.isNaN(gained) ? [] : [{ name: 'soak, descriptors gained', value: gained, unit: 'descriptors', better: 'lower' } as const])
    ]
  } finally {
    await server.stop()
    pages.closeAllConnections()
    pages.close()
    rmSync(folder, { recursive: true })
  }
}

/** Load, hang-ups and reloads for the whole time; MB of memory at each quarter, the mean of the ten seconds before. */
async function soak(server: BenchServer, requests: readonly SoakRequest[], outcome: Outcome): Promise<number[]> {
  const end = performance.now() + minutes * 60_000
  const goesOn = () => performance.now() < end
  const below = congruential(1)
  const reload = async () => {
    for (; goesOn(); await sleep(reloadMs)) server.signal('SIGHUP')
  }
  const hangUps = async () => {
    for (let number = 0; goesOn(); number++) {
      await hangUp(server.url, requests[below(requests.length)]!, number)
      await sleep(hangUpMs)
    }
  }
  const samples: Sample[] = []
  const sampling = async () => {
    for (; goesOn(); await sleep(sampleMs)) {
      const minute = minutes - (end - performance.now()) / 60_000
      samples.push({ minute, megabytes: server.memory() ?? 0, descriptors: server.descriptors() ?? 0, requests: outcome.requests })
    }
  }
  const quarters = async () => {
    const means: number[] = []
    for (let quarter = 1; quarter <= 4; quarter++) {
      await sleep(Math.max(0, end - (1 - quarter / 4) * minutes * 60_000 - 10_000 - performance.now()))
      let sum = 0
      for (let second = 0; second < 10; second++, await sleep(990)) sum += server.memory() ?? Number.NaN
      means.push(sum / 10)
      console.log(`${25 * quarter} %: ${means.at(-1)?.toFixed(0)} MB, ${outcome.requests} requests, ${outcome.wrong} wrong, ${outcome.refused} refused`)
    }
    return means.filter((mean) => !Number.isNaN(mean))
  }
  const load = call(server, requests, outcome, () => (goesOn() ? below(requests.length) : undefined))
  const [memory] = await Promise.all([quarters(), load, reload(), hangUps(), sampling()])
  writeFileSync(join(root, 'bench/results/soak.json'), `${JSON.stringify(samples)}\n`)
  return memory
}

/** Callers at the same time that ask for what `next` chooses by the number of requests sent, until it gives none. */
async function call(server: BenchServer, requests: readonly SoakRequest[], outcome: Outcome, next: (sent: number) => number | undefined): Promise<void> {
  const agent = new Agent({ keepAlive: true })
  let sent = 0
  const one = async () => {
    for (let index = next(sent++); index !== undefined; index = next(sent++)) {
      const request = requests[index]!
      const headers = request.contentType === undefined ? {} : { 'content-type': request.contentType }
      outcome.note(request, await ask(server.url, request.path, request.body, { agent, limitMs: 120_000, headers }))
    }
  }
  await Promise.all(Array.from({ length: callers }, one))
  agent.destroy()
}

/** Descriptors when closed connections are gone. */
async function quiet(server: BenchServer): Promise<number | undefined> {
  await sleep(5000)
  return server.descriptors()
}

/** A folder of entity lists, to be read again. */
function entityLists(): string {
  const folder = mkdtempSync(join(tmpdir(), 'glossa-soak-'))
  mkdirSync(join(folder, 'accept/xxx'), { recursive: true })
  writeFileSync(join(folder, 'accept/xxx/document.txt'), 'Universal Declaration\nGeneral Assembly\n')
  writeFileSync(join(folder, 'accept/xxx/article.patterns'), 'ARTICLE\tArticle [0-9]+\n')
  return folder
}

/** Answers `/page` with an article, anything else with a page that is not to be read. */
function pageServer(): Promise<Server> {
  const text = declarations().find(({ language }) => language === 'eng')!.text
  const page = `<!doctype html><body><nav><a href="/">Home</a></nav><article><h1>Declaration</h1>${`<p>${text}</p>`.repeat(5)}</article>`
  const server = createServer((request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(request.url === '/page' ? page : '<b>'.repeat(200_000))
  )
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}
