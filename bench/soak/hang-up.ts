/** Callers that go at every stage of a request. */
import { setTimeout as sleep } from 'node:timers/promises'
import { open } from '../faults/client.js'
import type { SoakRequest } from './requests.js'

/** Milliseconds after which those go who have sent everything: while the task waits, is worked on, is answered. */
const stays = [0, 1, 5, 20, 100]

/** Sends a part of the request, or all of it, and closes the connection. @param number chooses the stage: in the head, in the body, later */
export async function hangUp(url: string, { path, body = '', contentType = 'application/json' }: SoakRequest, number: number): Promise<void> {
  const method = body === '' ? 'GET' : 'POST'
  const head = `${method} /rest/v1${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: ${contentType}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`
  const whole = Buffer.from(head + body)
  const stage = number % (stays.length + 2)
  const socket = await open(url, stage === 0 ? whole.subarray(0, 40) : stage === 1 ? whole.subarray(0, head.length + body.length / 2) : whole)
  await sleep(stays[stage - 2] ?? 0)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  if (number % 2 === 0) socket.resetAndDestroy()
  else socket.destroy()
  if (!socket.closed) await closed
}
