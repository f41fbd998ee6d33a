/** Items 4 and 5: cheap requests beside slow ones, refusals, and many small requests to the network. */
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { type Answer, ask, paced, percentile } from './client.js'
import { bounded, type FaultFigure, type Start } from './item.js'
import { documentsOf, neuralBodies } from './texts.js'

const headers = { 'content-type': 'application/json' }
const besideSeconds = 15

/** Ordinary requests that must not wait: twenty a second of each. */
const cheap: readonly (readonly [path: string, characters: number])[] = [
  ['/language', 300],
  ['/morphology/complete', 1000],
  ['/entities', 1000]
]
const bodyOf = (characters: number) => JSON.stringify({ content: documentsOf('eng', characters, 1)[0], language: 'eng' })

/** Patient callers: who gives up would shorten the queue. */
function neuralLoad(url: string, bodies: readonly string[], connections: number, duration: number) {
  const requests = bodies.map((body) => ({ body }))
  return autocannon({ url: `${url}/rest/v1/entities`, method: 'POST', headers, connections, duration, timeout: 120, requests })
}

/** Item 4. */
export async function waiting(start: Start): Promise<FaultFigure[]> {
  const server = await start(['--preload', 'eng,entities:eng:DNN'])
  const bodies = neuralBodies('eng', 5000, 100)
  await neuralLoad(server.url, bodies, 4, 4)
  const alone = await neuralLoad(server.url, bodies, 32, 10)
  const loading = neuralLoad(server.url, bodies, 32, besideSeconds + 2)
  const beside = await Promise.all(
    cheap.map(([path, characters]) => paced(server.url, path, bodyOf(characters), { connections: 5, perSecond: 20, seconds: besideSeconds }))
  )
  const load = await loading
  const full = neuralLoad(server.url, bodies, 250, besideSeconds)
  const [language] = await Promise.all([paced(server.url, '/language', bodyOf(300), { connections: 5, perSecond: 20, seconds: besideSeconds }), full])
  return [
    ...cheap.flatMap(([path], index) => latencies(`faults 4, ${path} beside 32 connections of neural entities`, beside[index] ?? [])),
    ...latencies('faults 4, /language beside 250 connections of neural entities', language),
    rate('faults 4, neural entities, 5,000 characters, 32 connections, alone', alone.requests.average),
    rate('faults 4, neural entities, 5,000 characters, 32 connections, beside cheap requests', load.requests.average),
    ...(await sixty(start))
  ]
}

function rate(name: string, value: number): FaultFigure {
  return { name, value, unit: 'requests/s', better: 'higher' }
}

function latencies(name: string, answers: readonly Answer[]): FaultFigure[] {
  const times = answers.filter(({ status }) => status === 200).map(({ ms }) => ms)
  return [
    { name: `${name}, p50`, value: percentile(times, 0.5), unit: 'ms', better: 'lower' },
    { name: `${name}, p99`, value: percentile(times, 0.99), unit: 'ms', better: 'lower' },
    { name: `${name}, not answered`, value: answers.length - times.length, unit: 'requests', better: 'lower' }
  ]
}

async function sixty(start: Start): Promise<FaultFigure[]> {
  const limitMs = 120_000
  const server = await start(['--preload', 'entities:zho:DNN'])
  const answers = await Promise.all(neuralBodies('zho', 50_000, 60).map((body) => ask(server.url, '/entities', body, { limitMs })))
  const refused = answers.filter(({ status }) => status !== 200)
  const name = 'faults 4, sixty documents of 50,000 Chinese characters'
  return [
    { name: `${name}, answered`, value: answers.length - refused.length, unit: 'requests', better: 'higher' },
    { name: `${name}, refused without Retry-After`, value: refused.filter(({ retryAfter }) => !retryAfter).length, unit: 'requests', better: 'lower' },
    bounded(`${name}, slowest refusal`, 'ms', Math.max(0, ...refused.map(({ ms }) => ms)), limitMs)
  ]
}

/** Item 5. */
export async function batches(start: Start): Promise<FaultFigure[]> {
  const four = ['eng', 'deu', 'fra', 'spa']
  const server = await start(['--preload', four.map((language) => `entities:${language}:DNN`).join()])
  const of = (languages: readonly string[]) => {
    const bodies = languages.map((language) => neuralBodies(language, 150, 200))
    return Array.from({ length: 200 * languages.length }, (_, index) => bodies[index % languages.length]![Math.floor(index / languages.length)]!)
  }
  const figures: FaultFigure[] = []
  for (const [name, languages] of [
    ['one language', four.slice(0, 1)],
    ['four languages', four]
  ] as const) {
    await neuralLoad(server.url, of(languages), 64, 4)
    const { requests, latency } = await neuralLoad(server.url, of(languages), 64, 10)
    figures.push(rate(`faults 5, neural entities, 150 characters, 64 connections, ${name}`, requests.average))
    figures.push({ name: `faults 5, neural entities, 150 characters, 64 connections, ${name}, p99`, value: latency.p99, unit: 'ms', better: 'lower' })
  }
  // What the callers left behind when they went is over.
  await sleep(1000)
  const single = await paced(server.url, '/entities', neuralBodies('eng', 150, 1)[0], { connections: 1, perSecond: 20, seconds: 5 })
  return [...figures, ...latencies('faults 5, neural entities, 150 characters, 1 connection', single).slice(0, 2)]
}
