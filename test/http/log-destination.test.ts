import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { LogDestination, type LogLimits } from '../../src/http/log-destination.js'

const opened: number[] = []
afterAll(() => {
  for (const descriptor of opened) closeSync(descriptor)
})

/** A destination that is a file, and what it told. */
function destinationOf(path: string, limits: Partial<LogLimits> = {}) {
  const descriptor = openSync(path, 'a')
  opened.push(descriptor)
  const refused: string[] = []
  const resumed: number[] = []
  const events = { onRefused: ({ message }: Error) => void refused.push(message), onResumed: (lines: number) => void resumed.push(lines) }
  return { refused, resumed, log: new LogDestination(descriptor, events, limits) }
}

function temporaryFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'glossa-log-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'log')
}

test('lines are written in order, those longer than one write too', async () => {
  const file = temporaryFile()
  const { log } = destinationOf(file)
  const lines = ['one\n', `${'ü'.repeat(100_000)}\n`, ...Array.from({ length: 5_000 }, (_, index) => `line ${index}\n`), '\n']
  for (const line of lines) log.write(line)
  expect(await log.close(10_000)).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe(lines.join(''))
  expect(log.dropped).toEqual({ unread: 0, refused: 0 })
})

test('lines beyond the bound in bytes are dropped; it is told once there is room', async () => {
  const file = temporaryFile()
  const { log, resumed } = destinationOf(file, { waitingBytes: 10 })
  // Four bytes each, and the last line would fit if dropped ones were counted as waiting.
  for (const line of ['ab1\n', 'üb\n', 'ab3\n', 'c\n']) log.write(line)
  expect(await log.close(10_000)).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe('ab1\nüb\nc\n')
  expect(log.dropped.unread).toBe(1)
  expect(resumed).toEqual([1])
})

test('a refusal is told once; closing gives up and counts what is lost', async () => {
  const { log, refused, resumed } = destinationOf('/dev/full', { waitingBytes: 100, retryMs: 5, stallMs: 50 })
  for (let line = 0; line < 30; line++) log.write('ten bytes\n')
  const before = performance.now()
  expect(await log.close(10_000)).toBe(false)
  expect(performance.now() - before).toBeLessThan(8_000)
  expect(refused).toHaveLength(1)
  expect(refused[0]).toMatch(/^ENOSPC/)
  expect(log.dropped.unread + log.dropped.refused).toBe(30)
  expect(resumed).toEqual([])
  log.write('late\n')
  expect(log.dropped.refused).toBeGreaterThan(0)
})

test('what waits at the end of the process is written at once', () => {
  const file = temporaryFile()
  const { log } = destinationOf(file)
  log.write('last words\n')
  log.flushSync()
  expect(readFileSync(file, 'utf8')).toBe('last words\n')
})
