/**
 * Generated requests against every endpoint by the interface document's own schemas (`BENCH_FUZZ`, 20,000; seed `BENCH_FUZZ_SEED`; at most
 * `BENCH_FUZZ_MINUTES`): no 500, no hang, every answer of the form that the document tells. One batch of four goes as single requests, the others as lines of bulk
 * requests, which are read and answered alike and cost half. What fails is printed as a curl line, once for each fault and endpoint.
 */
import { Agent } from 'node:http'
import fc from 'fast-check'
import { ask } from './faults/client.js'
import type { Figure } from './figures.js'
import { bodyOf, type Schema } from './fuzz/bodies.js'
import { askLines, canBeLine } from './fuzz/bulk.js'
import { faultOf, type InterfaceDocument, type Target, targetsOf } from './fuzz/check.js'
import { startServer } from './server.js'

const wanted = Number(process.env['BENCH_FUZZ'] ?? 20_000)
const seed = Number(process.env['BENCH_FUZZ_SEED'] ?? 1)
const minutes = Number(process.env['BENCH_FUZZ_MINUTES'] ?? 600)
const callers = 24
/** The service gives a task up after a minute, and says so: what takes longer hangs. */
const limitMs = 90_000
/** Bodies that are made at a time. */
const BATCH = 400
const SINGLE_EVERY = 4
/** One body of so many goes as bytes that are no UTF-8. */
const BROKEN_EVERY = 50
/** Requests between two lines of progress. */
const TOLD_EVERY = 20_000

interface Asked {
  readonly status: number
  readonly ms: number
  readonly body: string
  readonly retryAfter: boolean
}

export async function run(): Promise<readonly Figure[]> {
  const server = await startServer(['--log-level', 'silent'])
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  try {
    const targets = targetsOf((await (await fetch(`${server.url}/openapi.json`)).json()) as InterfaceDocument)
    const outcome = new Outcome()
    const begun = performance.now()
    const seconds = () => (performance.now() - begun) / 1000
    for (let batch = 0; outcome.requests < wanted && seconds() < minutes * 60; batch++) {
      const target = targets[batch % targets.length]!
      const bodies = fc.sample(bodyOf(target.schema as Schema), { numRuns: BATCH, seed: seed * 1_000_003 + batch })
      // the endpoints take turns, and each with both ways
      if (Math.floor(batch / targets.length) % SINGLE_EVERY === 0) {
        let next = 0
        const one = async () => {
          for (let place = next++; place < bodies.length; place = next++) {
            const body = bodies[place]!
            const sent = place % BROKEN_EVERY === 0 ? Buffer.from(body, 'latin1') : body
            outcome.note(target, body, await ask(server.url, target.path, sent, { agent, limitMs }))
          }
        }
        await Promise.all(Array.from({ length: callers }, one))
      } else {
        const lines = bodies.filter(canBeLine)
        const answers = await askLines(server.url, target.path, lines, { agent, limitMs })
        for (const [place, body] of lines.entries()) outcome.note(target, body, answers[place]!)
      }
      if (outcome.requests % TOLD_EVERY < BATCH)
        console.log(`${outcome.requests} requests, ${outcome.faults} faults, ${Math.round(seconds())} s, ${Math.round(server.memory() ?? 0)} MB`)
    }
    const { requests, faults, answered, slowest } = outcome
    return [
      { name: 'generated requests', value: requests, unit: 'requests', better: 'higher' },
      { name: 'generated requests, answered with 200', value: answered, unit: 'requests', better: 'higher' },
      { name: 'generated requests, faults', value: faults, unit: 'requests', better: 'lower' },
      { name: 'generated requests, slowest', value: slowest, unit: 'ms', better: 'lower' },
      { name: 'generated requests a second', value: requests / seconds(), unit: 'requests/s', better: 'higher' }
    ]
  } finally {
    agent.destroy()
    await server.stop()
  }
}

class Outcome {
  requests = 0
  answered = 0
  faults = 0
  /** Of single requests: a line waits for those before it. */
  slowest = 0
  readonly #shown = new Set<string>()

  note(target: Target, body: string, answer: Asked): void {
    this.requests++
    if (answer.status === 200) this.answered++
    this.slowest = Math.max(this.slowest, answer.ms)
    const fault = faultOf(target, answer)
    if (fault === undefined) return
    this.faults++
    const key = `${target.path} ${fault}`
    if (this.#shown.has(key)) return
    this.#shown.add(key)
    console.log(
      `${key}, ${Math.round(answer.ms)} ms\n  ${answer.body.slice(0, 300)}\n  curl -d ${JSON.stringify(body).slice(0, 1500)} localhost:8181/rest/v1${target.path}`
    )
  }
}
