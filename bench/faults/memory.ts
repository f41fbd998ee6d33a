/** Items 6 and 8: what clients and texts can make the server hold in memory. */
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask, headOf, open } from './client.js'
import { type FaultFigure, growth, type Start } from './item.js'
import { documentsOf } from './texts.js'

const clients = 200
const halfBodies = 1000
const words = 1000
/** Longest time for making answers that nobody reads. */
const answersMs = 60_000

const megabytes = (name: string, value: number): FaultFigure => ({ name, value, unit: 'MB', better: 'lower' })

/** Item 6. */
export async function bytesInFlight(start: Start): Promise<FaultFigure[]> {
  return [await unreadAnswers(start), await unfinishedBodies(start)]
}

async function unreadAnswers(start: Start): Promise<FaultFigure> {
  const server = await start(['--preload', 'zho'])
  const body = JSON.stringify({ content: documentsOf('zho', 50_000, 1)[0], language: 'zho' })
  // An answer of 4 MB each. One that is read settles the memory of the work itself.
  const path = '/morphology/complete?output=glossa'
  for (let round = 0; round < 4; round++) await ask(server.url, path, body)
  const bytes = headOf(path, Buffer.byteLength(body)) + body
  const value = await growth(server, async () => {
    const sockets = await Promise.all(Array.from({ length: clients }, () => open(server.url, bytes)))
    await idle(server.url)
    end(sockets)
  })
  return megabytes(`faults 6, ${clients} clients that do not read 4 MB answers, memory gained`, value)
}

async function unfinishedBodies(start: Start): Promise<FaultFigure> {
  const server = await start()
  const bytes = Buffer.concat([Buffer.from(headOf('/language', 600_000)), Buffer.alloc(550_000, '{"content": "x"')])
  const value = await growth(server, async () => {
    const sockets: Socket[] = []
    for (let sent = 0; sent < halfBodies; sent++) {
      sockets.push(await open(server.url, bytes))
      if (sent % 20 === 0) await sleep(20)
    }
    await sleep(5000)
    end(sockets)
  })
  return megabytes(`faults 6, ${halfBodies} bodies of which 550 kB have come, memory gained`, value)
}

/** Waits until no task waits or runs. */
async function idle(url: string): Promise<void> {
  const end = performance.now() + answersMs
  for (let quiet = 0; quiet < 3 && performance.now() < end; ) {
    await sleep(500)
    const { body } = await ask(url, '/metrics')
    const tasks = ['queue', 'running'].map((which) => Number(new RegExp(`^glossa_${which}_tasks (\\d+)`, 'm').exec(body)?.[1]))
    quiet = tasks.every((count) => count === 0) ? quiet + 1 : 0
  }
}

function end(sockets: readonly Socket[]): void {
  for (const socket of sockets) socket.destroy()
}

/** Item 8. */
export async function longWords(start: Start): Promise<FaultFigure[]> {
  const figures: FaultFigure[] = []
  for (const [name, path, options] of [
    ['neural entities', '/entities', { modelType: 'DNN' }],
    ['categories', '/categories', {}]
  ] as const) {
    const server = await start()
    const post = (content: string) => ask(server.url, path, JSON.stringify({ content, language: 'eng', options }))
    // Two at a time, so that both workers have opened what they need.
    const settle = async () => {
      for (const text of documentsOf('eng', 2000, 20)) await Promise.all([post(text), post(text)])
    }
    await settle()
    const value = await growth(server, async () => {
      for (let at = 0; at < words; at += 2) await Promise.all([post(longWord(at)), post(longWord(at + 1))])
      // What the last ones took is not what stays.
      await settle()
    })
    figures.push(megabytes(`faults 8, ${words} words of 50,000 letters, ${name}, memory gained`, value))
  }
  return figures
}

function longWord(number: number): string {
  return Array.from({ length: 50_000 }, (_, at) => String.fromCharCode(97 + ((at * (number + 7) + (at >> 4) * number) % 26))).join('')
}
