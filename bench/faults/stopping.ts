/** Item 2: how long a server lives after SIGTERM, with a drain limit of two seconds, for clients that hold on to it. */
import { setTimeout as sleep } from 'node:timers/promises'
import { ask, headOf, open } from './client.js'
import { bounded, type FaultFigure, type Start } from './item.js'
import { documentsOf, neuralBodies } from './texts.js'

const endLimitMs = 30_000
const dripMs = 100

type Hold = (url: string) => Promise<unknown>

/** Sends a byte at a time for as long as the server takes them. */
async function drip(url: string, begin: string, rest: string): Promise<void> {
  const socket = await open(url, begin)
  let at = 0
  const dripping = setInterval(() => void (socket.writable && at < rest.length ? socket.write(rest[at++]!) : clearInterval(dripping)), dripMs)
  socket.on('close', () => clearInterval(dripping))
}

const cases: readonly (readonly [name: string, hold: Hold])[] = [
  ['a silent connection', (url) => open(url)],
  ['a head that drips', (url) => drip(url, 'POST /rest/v1/lan', 'x'.repeat(10_000))],
  ['a body that drips', (url) => drip(url, headOf('/language', 10_000), 'x'.repeat(10_000))],
  [
    'a client that reads nothing',
    async (url) => {
      const body = JSON.stringify({ content: documentsOf('zho', 50_000, 1)[0], language: 'zho' })
      await open(url, headOf('/morphology/complete?output=glossa', Buffer.byteLength(body)) + body)
      await sleep(5000)
    }
  ],
  [
    '60 long tasks',
    async (url) => {
      for (const body of neuralBodies('zho', 50_000, 60)) void ask(url, '/entities', body, { limitMs: 120_000 })
      await sleep(3000)
    }
  ]
]

export async function stopping(start: Start): Promise<FaultFigure[]> {
  const figures: FaultFigure[] = []
  for (const [name, hold] of cases) {
    const server = await start(['--drain-time-limit=2s'])
    await hold(server.url)
    await sleep(500)
    figures.push(bounded(`faults 2, SIGTERM to the end, ${name}`, 'ms', await server.end(endLimitMs), endLimitMs))
  }
  return figures
}
