/** What may happen to the process before it is ready. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { spawnServer } from './server.js'

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

/** A server that has not said anything yet. */
function begin(prelude?: string) {
  const child = spawnServer(prelude === undefined ? {} : { prelude })
  let said = ''
  child.stderr!.setEncoding('utf8').on('data', (part: string) => (said += part))
  const ended = new Promise<number | null>((done) => child.once('close', done))
  return { child, ended, said: () => said }
}

describe('too few descriptors are told in one line', () => {
  for (const limit of [30, 60, 110]) {
    test(String(limit), async () => {
      const { ended, said } = begin(`ulimit -n ${limit}`)
      expect(await ended).toBe(1)
      expect(said()).toBe('glossa: too few files may be open at a time; allow some thousands (ulimit -n 4096)\n')
    })
  }
})

/** kB of addresses that the engine takes for itself and for the memory of the models, before any thread and most modules. */
function addressesBeforeThreads(): number {
  const script = `new WebAssembly.Memory({ initial: 1, maximum: 32768, shared: true }); process.stdout.write(fs.readFileSync('/proc/self/status', 'utf8'))`
  return Number(/^VmSize:\s+(\d+) kB/m.exec(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }))![1])
}

describe('too little memory is told in one line', () => {
  for (const [what, limit] of [
    ['modules', () => 1_200_000],
    ['the memory of the models', () => 3_000_000],
    // where the engine finds no addresses for a thread it ends the process itself
    ['threads', () => addressesBeforeThreads() + 1_000_000]
  ] as const) {
    test(`for ${what}`, async () => {
      const { ended, said } = begin(`ulimit -v ${limit()}`)
      expect(await ended).toBe(1)
      expect(said()).toMatch(/^glossa: the memory for the process is too small: .*\(ulimit -v unlimited\)\n$/)
    })
  }
})

test('SIGHUP at any moment of the start does not end the process', async () => {
  const { child, ended, said } = begin()
  // The first bit of the mask: a program cannot hear a signal before its first line runs.
  const hears = () => (Number.parseInt(/^SigCgt:\t.*(.)$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]!, 16) & 1) === 1
  while (!hears()) await pause(1)
  expect(said()).toBe('')
  let sent = 0
  while (child.exitCode === null && child.signalCode === null && !said().includes('ready at')) {
    child.kill('SIGHUP')
    sent++
    await pause(5)
  }
  expect(said()).toContain('ready at')
  expect(sent).toBeGreaterThan(1)
  child.kill('SIGHUP')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})
