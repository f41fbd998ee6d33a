/** How far the unpacking of the knowledge base is, on standard error: a bar on a terminal, elsewhere a line now and then. */
import type { Context } from './context.js'

/** Signs of the bar. */
const WIDTH = 40
/** Milliseconds between two looks of the bar, and between two lines. */
const BAR_MS = 200
const LINE_MS = 5_000

/** @returns the function that is told the share that is done, 0 to 1 */
export function unpackingProgress(stream: Context['stderr'], clock: () => number = () => performance.now()): (share: number) => void {
  const isTerminal = stream.isTTY === true
  const pauseMs = isTerminal ? BAR_MS : LINE_MS
  let next = clock() + pauseMs
  return (share) => {
    const done = share >= 1
    if (clock() < next && !(done && isTerminal)) return
    next = clock() + pauseMs
    const percent = `${Math.floor(100 * share)} %`
    // carriage return and "erase to the end of the line": the bar stays in its place, until it is wiped
    if (!isTerminal) stream.write(`glossa: unpacking the knowledge base: ${percent}\n`)
    else stream.write(done ? '\r\x1b[K' : `\r\x1b[Kglossa: unpacking the knowledge base ${bar(share)} ${percent}`)
  }
}

function bar(share: number): string {
  const full = Math.floor(WIDTH * share)
  return `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}]`
}
