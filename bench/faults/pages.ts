/** Item 7: an innocent page beside hostile ones. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from './client.js'
import { bounded, type FaultFigure, type Start } from './item.js'
import { documentsOf } from './texts.js'

const hostilePages = 10
const limitMs = 60_000

export async function pages(start: Start): Promise<FaultFigure[]> {
  const innocent = `<!doctype html><body><article>${documentsOf('eng', 500, 6)
    .map((text) => `<p>${text}</p>`)
    .join('')}</article>`
  const origin = createServer((request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(request.url === '/innocent' ? innocent : '<b>'.repeat(200_000))
  )
  await new Promise<void>((listening) => origin.listen(0, '127.0.0.1', listening))
  const base = `http://127.0.0.1:${(origin.address() as AddressInfo).port}`
  try {
    const server = await start(['--content-uri-allow=127.0.0.1'])
    const read = (path: string) => ask(server.url, '/language', JSON.stringify({ contentUri: base + path }), { limitMs })
    await read('/innocent')
    const hostile = Array.from({ length: hostilePages }, () => read('/hostile'))
    await sleep(200)
    const begun = performance.now()
    let tries = 0
    let status = 0
    while (status !== 200 && performance.now() - begun < limitMs) {
      tries++
      status = (await read('/innocent')).status
    }
    const ms = status === 200 ? performance.now() - begun : limitMs
    await Promise.all(hostile)
    return [
      bounded(`faults 7, an innocent page beside ${hostilePages} hostile ones, until it is read`, 'ms', ms, limitMs),
      { name: 'faults 7, an innocent page beside hostile ones, tries', value: tries, unit: 'requests', better: 'lower' }
    ]
  } finally {
    origin.closeAllConnections()
    origin.close()
  }
}
