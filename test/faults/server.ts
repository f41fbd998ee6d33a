/** The built server as a process of its own, with real sockets: what tests of faults need of it. */
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'

const main = join(resolve(import.meta.dirname, '../..'), 'build/src/main.js')

export interface ServerOptions {
  /** Flags of `serve` besides `--port 0` and, unless it is among them, `--workers 1`. */
  readonly flags?: readonly string[]
  /** Without a knowledge base unless it names one: the packed one would be unpacked. */
  readonly env?: Readonly<Record<string, string>>
  /** Standard output of the process, the log: a descriptor, `pipe` or `ignore` (the default). */
  readonly log?: 'ignore' | 'pipe' | number
  /** A shell command before the server's own, such as `ulimit -n 64`. */
  readonly prelude?: string
}

export interface RunningProcess {
  readonly child: ChildProcess
  readonly port: number
  readonly url: string
  /** All that came on standard error until now. */
  errors(): string
  /** Resident memory in MB. */
  memory(): number
  /** Sends the signal; milliseconds until the process has ended and its exit code, null where a signal ended it. */
  end(signal?: NodeJS.Signals): Promise<{ readonly ms: number; readonly code: number | null }>
}

/** Starts `serve` without waiting until it is ready; the process is killed with the test. */
export function spawnServer({ flags = [], env = {}, log = 'ignore', prelude }: ServerOptions = {}): ChildProcess {
  const args = [main, 'serve', '--port=0', ...(flags.some((flag) => flag.startsWith('--workers')) ? [] : ['--workers=1']), ...flags]
  const stdio: StdioOptions = ['ignore', log, 'pipe']
  const options = { stdio, env: { ...process.env, GLOSSA_KNOWLEDGE_BASE: 'none', ...env } }
  const child =
    prelude === undefined ? spawn(process.execPath, args, options) : spawn('/bin/sh', ['-c', `${prelude}; exec "$0" "$@"`, process.execPath, ...args], options)
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** Starts `serve` and waits until it is ready. @throws Error with what it said when it ends before */
export async function startProcess(options: ServerOptions = {}): Promise<RunningProcess> {
  const child = spawnServer(options)
  let said = ''
  const port = await new Promise<number>((found, failed) => {
    child.stderr!.setEncoding('utf8').on('data', (part: string) => {
      said += part
      const [, digits] = /ready at http:\/\/[^/]*:(\d+)/.exec(said) ?? []
      if (digits !== undefined) found(Number(digits))
    })
    child.once('exit', (code) => failed(new Error(`the server ended with ${code} before it was ready: ${said}`)))
  })
  return {
    child,
    port,
    url: `http://127.0.0.1:${port}`,
    errors: () => said,
    memory: () => Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    end(signal = 'SIGTERM') {
      const begun = performance.now()
      return new Promise((ended) => {
        child.once('exit', (code) => ended({ ms: performance.now() - begun, code }))
        child.kill(signal)
      })
    }
  }
}

/** Posts JSON to an endpoint. */
export async function ask(url: string, path: string, body: unknown, headers: Readonly<Record<string, string>> = {}, signal?: AbortSignal) {
  const answer = await fetch(`${url}/rest/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    ...(signal && { signal })
  })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> }
}
