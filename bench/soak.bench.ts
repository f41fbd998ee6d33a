/** Memory and descriptors of the server before and after 100,000 requests and 1,000 callers that hang up. */
import { connect } from 'node:net'
import autocannon, { type Result } from 'autocannon'
import type { Figure } from './figures.js'
import { type BenchServer, startServer } from './server.js'

const headers = { 'content-type': 'application/json' }
const body = JSON.stringify({ content: 'Where did the time go? It went where all the other hours had gone before it.' })
const requests = 100_000
const hangUps = 1000

export async function run(): Promise<readonly Figure[]> {
  const server = await startServer()
  try {
    // Compilers and caches have settled after some thousand requests.
    await load(server, 20_000)
    const before = await measure(server)
    const { errors, timeouts, non2xx } = await load(server, requests)
    await hangUp(server, hangUps)
    await load(server, 1000)
    const after = await measure(server)
    const figures: Figure[] = [{ name: 'soak, requests that failed', value: errors + timeouts + non2xx, unit: 'requests', better: 'lower' }]
    if (before.memory !== undefined && after.memory !== undefined) {
      figures.push(
        { name: 'soak, resident memory before', value: before.memory, unit: 'MB', better: 'lower' },
        { name: 'soak, resident memory after', value: after.memory, unit: 'MB', better: 'lower' }
      )
    }
    if (before.descriptors !== undefined && after.descriptors !== undefined) {
      figures.push({ name: 'soak, descriptors gained', value: after.descriptors - before.descriptors, unit: 'descriptors', better: 'lower' })
    }
    return figures
  } finally {
    await server.stop()
  }
}

function load(server: BenchServer, amount: number): Promise<Result> {
  return autocannon({ url: `${server.url}/rest/v1/language`, method: 'POST', headers, body, connections: 50, amount })
}

/** Gives closed connections time to be gone, then reads. */
async function measure(server: BenchServer) {
  await new Promise((resolve) => setTimeout(resolve, 2000))
  return { memory: server.memory(), descriptors: server.descriptors() }
}

/** Callers that go at every stage: in the head, in the body, while they are answered. */
async function hangUp(server: BenchServer, count: number): Promise<void> {
  const { hostname, port } = new URL(server.url)
  const request = `POST /rest/v1/language HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  for (let number = 0; number < count; number++) {
    const sent = request.slice(0, [60, request.length - 10, request.length][number % 3])
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.write(sent, () => socket.destroy()))
      socket.on('error', () => socket.destroy())
      socket.on('close', () => resolve())
    })
  }
}
