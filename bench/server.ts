/** The built server as a child process, for benchmarks that go through HTTP. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
export const root = join(here, /[\\/]build[\\/]bench[\\/]?$/.test(here) ? '../..' : '..')

export interface BenchServerOptions {
  /** Folder of the build to start, this one's by default. */
  readonly build?: string
  readonly env?: Readonly<Record<string, string>>
  /** Where the log goes: a descriptor, a pipe that nobody reads, or nowhere (the default). */
  readonly log?: 'ignore' | 'pipe' | number
}

export interface BenchServer {
  readonly url: string
  /** Resident memory in MB; undefined where the system has no /proc. */
  memory(): number | undefined
  /** Open descriptors; undefined where the system has no /proc. */
  descriptors(): number | undefined
  /** Sends a signal. */
  signal(name: NodeJS.Signals): void
  stop(): Promise<void>
  /** Sends SIGTERM; milliseconds until the process has ended, `limitMs` when it had to be killed then. */
  end(limitMs: number): Promise<number>
}

/** Starts the server with two workers on a free port and waits until it is ready. @throws Error with what it said when it ends before */
export async function startServer(flags: readonly string[] = [], options: BenchServerOptions = {}): Promise<BenchServer> {
  const { build = join(root, 'build'), env = {}, log = 'ignore' } = options
  // without a knowledge base unless a flag names one: the packed one would be unpacked first; another build may not know the setting
  const base = build === join(root, 'build') ? { GLOSSA_KNOWLEDGE_BASE: 'none' } : {}
  const child = spawn(process.execPath, [join(build, 'src/main.js'), 'serve', '--port', '0', '--workers', '2', ...flags], {
    stdio: ['ignore', log, 'pipe'],
    env: { ...process.env, ...base, ...env }
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const end = async (limitMs?: number) => {
    const begun = performance.now()
    const killing = limitMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), limitMs)
    child.kill('SIGTERM')
    await ended
    clearTimeout(killing)
    return Math.min(performance.now() - begun, limitMs ?? Number.POSITIVE_INFINITY)
  }
  return {
    url: await urlOf(child),
    memory: () => {
      const status = procFile(child, 'status')
      return status === undefined ? undefined : Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024
    },
    descriptors: () => (existsSync(`/proc/${child.pid}/fd`) ? readdirSync(`/proc/${child.pid}/fd`).length : undefined),
    signal: (name) => void child.kill(name),
    stop: async () => void (await end()),
    end
  }
}

/** Where the server is ready, as it says on standard error; what it says later is handed on. */
function urlOf(child: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    child.stderr!.setEncoding('utf8').on('data', (part: string) => {
      said += part
      const port = /ready at http:\/\/[^/]*:(\d+)/.exec(said)?.[1]
      if (port === undefined) return
      child.stderr!.removeAllListeners('data').pipe(process.stderr, { end: false })
      resolve(`http://127.0.0.1:${port}`)
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready: ${said}`)))
  })
}

function procFile(child: ChildProcess, name: string): string | undefined {
  const path = `/proc/${child.pid}/${name}`
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
