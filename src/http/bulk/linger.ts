/** The end of an answer before the end of its request. */
import type { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { Traffic } from '../traffic.js'

/** How much, and for how long after the answer, what a caller still sends is read and thrown away. */
export const LINGER_BYTES = 8 * 1024 * 1024
const LINGER_MS = 2000

/**
 * Ends an answer, reads on for a while and then closes the connection: a system that closes one on which there is something unread drops what is still on its
 * way to the caller, who would never get to read why the answer ends.
 */
export async function endAndLinger(end: () => Promise<void>, payload: Readable, socket: Socket, traffic: Traffic): Promise<void> {
  const release = traffic.linger(socket)
  let seen = 0
  const rest = new Promise<void>((resolve) => {
    payload.on('data', (piece: Buffer) => {
      seen += piece.length
      if (seen > LINGER_BYTES) resolve()
    })
    payload.once('end', resolve).resume()
    socket.once('close', resolve)
  })
  await end()
  await Promise.race([rest, pause(LINGER_MS, undefined, { ref: false })])
  release()
  socket.destroySoon()
}
