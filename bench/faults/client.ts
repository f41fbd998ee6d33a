/** Requests of the measurements, each bounded in time. */
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Answer {
  /** 0 where none came in time or the connection was closed. */
  readonly status: number
  readonly ms: number
  readonly body: string
  readonly retryAfter: boolean
}

interface AskOptions {
  /** Milliseconds after which the caller gives up. */
  readonly limitMs?: number
  readonly agent?: Agent
  readonly headers?: Readonly<Record<string, string>>
}

/** Posts a body below the base path, or gets where there is none. Faults are told as status 0. */
export function ask(url: string, path: string, body?: string | Buffer, { limitMs = 10_000, agent, headers }: AskOptions = {}): Promise<Answer> {
  const begun = performance.now()
  return new Promise((resolve) => {
    const done = (status: number, text = '', retryAfter = false) => {
      clearTimeout(patience)
      resolve({ status, ms: performance.now() - begun, body: text, retryAfter })
    }
    const length = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
    const sent = request(
      `${url}${path.startsWith('/health') ? '' : '/rest/v1'}${path}`,
      { method: body === undefined ? 'GET' : 'POST', headers: { ...length, ...headers }, ...(agent && { agent }) },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => done(answer.statusCode ?? 0, Buffer.concat(parts).toString('utf8'), answer.headers['retry-after'] !== undefined))
        answer.on('error', () => done(0))
      }
    )
    const patience = setTimeout(() => {
      sent.destroy()
      done(0)
    }, limitMs)
    sent.on('error', () => done(0))
    sent.end(body)
  })
}

export interface Pace {
  readonly connections: number
  /** Requests a second of all connections together, as long as they are answered. */
  readonly perSecond: number
  readonly seconds: number
}

/** Answers to the same request at a steady rate; a connection whose answer is late sends its next one after it. */
export async function paced(url: string, path: string, body: string | undefined, { connections, perSecond, seconds }: Pace): Promise<Answer[]> {
  const answers: Answer[] = []
  const step = (1000 * connections) / perSecond
  const end = performance.now() + 1000 * seconds
  const one = async (number: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let due = performance.now() + (step * number) / connections; due < end; due = Math.max(due + step, performance.now())) {
      await sleep(Math.max(0, due - performance.now()))
      answers.push(await ask(url, path, body, { agent, limitMs: 30_000 }))
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: connections }, (_, number) => one(number)))
  return answers
}

/** The value that this share of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/** A bare connection that sends its bytes and reads nothing; faults end it silently. */
export function open(url: string, bytes: string | Buffer = ''): Promise<Socket> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect({ port: Number(port), host: hostname })
    socket.pause()
    socket.on('error', () => resolve(socket.destroy()))
    socket.on('connect', () => {
      if (bytes !== '') socket.write(bytes)
      resolve(socket)
    })
  })
}

/** The head of a POST request with a JSON body of so many bytes. */
export function headOf(path: string, bytes: number): string {
  return `POST /rest/v1${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`
}
