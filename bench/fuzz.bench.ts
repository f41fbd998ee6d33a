/**
 * Generated requests against every endpoint by the interface document's own schemas (`BENCH_FUZZ`, 20,000; seed `BENCH_FUZZ_SEED`): no 500, no hang, every answer of
 * the form that the document tells. What fails is printed as a curl line, once for each fault and endpoint.
 */
import { Agent } from 'node:http'
import fc from 'fast-check'
import { ask } from './faults/client.js'
import type { Figure } from './figures.js'
import { bodyOf, type Schema } from './fuzz/bodies.js'
import { faultOf, type InterfaceDocument, type Target, targetsOf } from './fuzz/check.js'
import { startServer } from './server.js'

const wanted = Number(process.env['BENCH_FUZZ'] ?? 20_000)
const seed = Number(process.env['BENCH_FUZZ_SEED'] ?? 1)
const callers = 24
const limitMs = 20_000
/** Bodies that are made at a time. */
const BATCH = 400

export async function run(): Promise<readonly Figure[]> {
  const server = await startServer(['--log-level', 'silent'])
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  try {
    const targets = targetsOf((await (await fetch(`${server.url}/openapi.json`)).json()) as InterfaceDocument)
    const outcome = new Outcome()
    const begun = performance.now()
    for (let batch = 0; outcome.requests < wanted; batch++) {
      const target = targets[batch % targets.length]!
      const bodies = fc.sample(bodyOf(target.schema as Schema), { numRuns: BATCH, seed: seed * 1_000_003 + batch })
      let next = 0
      const one = async () => {
        for (let body = bodies[next++]; body !== undefined; body = bodies[next++])
          outcome.note(target, body, await ask(server.url, target.path, body, { agent, limitMs }))
      }
      await Promise.all(Array.from({ length: callers }, one))
    }
    const { requests, faults, answered, slowest } = outcome
    return [
      { name: 'generated requests', value: requests, unit: 'requests', better: 'higher' },
      { name: 'generated requests, answered with 200', value: answered, unit: 'requests', better: 'higher' },
      { name: 'generated requests, faults', value: faults, unit: 'requests', better: 'lower' },
      { name: 'generated requests, slowest', value: slowest, unit: 'ms', better: 'lower' },
      { name: 'generated requests a second', value: requests / ((performance.now() - begun) / 1000), unit: 'requests/s', better: 'higher' }
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
  slowest = 0
  readonly #shown = new Set<string>()

  note(target: Target, body: string, answer: Awaited<ReturnType<typeof ask>>): void {
    this.requests++
    if (answer.status === 200) this.answered++
    this.slowest = Math.max(this.slowest, answer.ms)
    const fault = faultOf(target, answer)
    if (fault === undefined) return
    this.faults++
    const key = `${target.path} ${fault}`
    if (this.#shown.has(key)) return
    this.#shown.add(key)
    console.log(`${key}\n  ${answer.body.slice(0, 300)}\n  curl -d ${JSON.stringify(body).slice(0, 1500)} localhost:8181/rest/v1${target.path}`)
  }
}
