/** Item 10: the front beside bodies of very many keys. */
import autocannon from 'autocannon'
import { paced, percentile } from './client.js'
import type { FaultFigure, Start } from './item.js'

const keys = 60_000
const seconds = 8

export async function manyKeys(start: Start): Promise<FaultFigure[]> {
  const server = await start()
  const body = `{"content":"x"${Array.from({ length: keys }, (_, at) => `,"${at.toString(36)}":0`).join('')}}`
  const probe = () => paced(server.url, '/health/live', undefined, { connections: 2, perSecond: 40, seconds })
  await probe()
  const load = { url: `${server.url}/rest/v1/language`, method: 'POST', headers: { 'content-type': 'application/json' }, body, connections: 16 }
  const [answers] = await Promise.all([probe(), autocannon({ ...load, duration: seconds })])
  const value = percentile(
    answers.map(({ ms }) => ms),
    0.99
  )
  return [{ name: `faults 10, /health/live beside 16 connections of ${keys} keys, p99`, value, unit: 'ms', better: 'lower' }]
}
