/** Item 1: a log that nobody can write, and one that nobody reads. */
import { closeSync, openSync } from 'node:fs'
import autocannon from 'autocannon'
import { ask } from './client.js'
import { bounded, type FaultFigure, growth, type Start } from './item.js'
import { documentsOf } from './texts.js'

const requests = 1000
const answerLimitMs = 2000
const endLimitMs = 15_000
/** Answers that stay out before the server is taken for hung. */
const patience = 3

const body = JSON.stringify({ content: documentsOf('eng', 200, 1)[0] })

export async function log(start: Start): Promise<FaultFigure[]> {
  return [...(await fullDisk(start)), ...(await silentReader(start))]
}

async function fullDisk(start: Start): Promise<FaultFigure[]> {
  const full = openSync('/dev/full', 'w')
  try {
    const server = await start([], { log: full })
    let answered = 0
    for (let sent = 0, missed = 0; sent < requests && missed < patience; sent++) {
      const { status } = await ask(server.url, '/language', body, { limitMs: answerLimitMs })
      if (status === 200) answered++
      else missed++
    }
    const name = 'faults 1, log on a full disk'
    return [
      { name: `${name}, answered of ${requests} requests`, value: answered, unit: 'requests', better: 'higher' },
      bounded(`${name}, SIGTERM to the end`, 'ms', await server.end(endLimitMs), endLimitMs)
    ]
  } finally {
    closeSync(full)
  }
}

async function silentReader(start: Start): Promise<FaultFigure[]> {
  const server = await start([], { log: 'pipe' })
  const load = (amount: number) =>
    autocannon({ url: `${server.url}/rest/v1/language`, method: 'POST', headers: { 'content-type': 'application/json' }, body, connections: 20, amount })
  await load(3000)
  const name = 'faults 1, log reader that stops'
  const value = await growth(server, () => load(50_000))
  return [
    { name: `${name}, memory gained in 50,000 requests`, value, unit: 'MB', better: 'lower' },
    bounded(`${name}, SIGTERM to the end`, 'ms', await server.end(endLimitMs), endLimitMs)
  ]
}
