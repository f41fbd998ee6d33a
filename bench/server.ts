/** The built server as a child process, for benchmarks that go through HTTP. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
export const root = join(here, /[\\/]build[\\/]bench[\\/]?$/.test(here) ? '../..' : '..')

export interface BenchServer {
  readonly url: string
  /** Resident memory in MB; undefined where the system has no /proc. */
  memory(): number | undefined
  /** Open descriptors; undefined where the system has no /proc. */
  descriptors(): number | undefined
  stop(): Promise<void>
}

/** Starts the server with two workers on a free port and waits until it is ready. */
export async function startServer(flags: readonly string[] = []): Promise<BenchServer> {
  const port = await freePort()
  const child = spawn(process.execPath, [join(root, 'build/src/main.js'), 'serve', '--port', String(port), '--workers', '2', ...flags], {
    stdio: ['ignore', 'ignore', 'inherit']
  })
  const url = `http://127.0.0.1:${port}`
  await ready(child, url)
  return {
    url,
    memory: () => {
      const status = procFile(child, 'status')
      return status === undefined ? undefined : Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024
    },
    descriptors: () => (existsSync(`/proc/${child.pid}/fd`) ? readdirSync(`/proc/${child.pid}/fd`).length : undefined),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      })
  }
}

async function ready(child: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode} before it was ready`)
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined)
    if (answer?.ok === true) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function procFile(child: ChildProcess, name: string): string | undefined {
  const path = `/proc/${child.pid}/${name}`
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no free port'))))
    })
  })
}
