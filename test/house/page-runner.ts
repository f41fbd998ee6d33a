/** Runs the blocks of a document in their order, in a temporary folder, against a running server. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildFixtureBase } from '../fixtures/knowledge.js'
import { type Block, root } from './document-blocks.js'

const main = join(root, 'build/src/main.js')

/** The caller's settings would change the answers. */
const cleanEnvironment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GLOSSA_')))
/** Instead of the packed one, which would be unpacked. */
const knowledgeBase = () => buildFixtureBase().then((folder) => ({ GLOSSA_KNOWLEDGE_BASE: folder }))

/** What a block did. */
export interface Outcome {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** A server on a free port of this machine. */
export interface Server {
  readonly port: string
  readonly pid: number
  /** Waits until the server has written so often what matches. */
  wrote(pattern: RegExp, times: number): Promise<void>
  stop(): void
}

/** Starts the built server as `npm start` would. @throws Error with what it wrote when it ends instead of getting ready */
export async function startServer(argv: readonly string[] = [], cwd: string = tmpdir()): Promise<Server> {
  const given = ['--workers', '1', ...argv, '--port', '0', '--host', '127.0.0.1']
  const child = spawn(process.execPath, [main, 'serve', ...given], { cwd, env: { ...cleanEnvironment, ...(await knowledgeBase()) } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const wrote = async (pattern: RegExp, times: number) => {
    while ((output.match(new RegExp(pattern, 'g')) ?? []).length < times) {
      if (child.exitCode !== null) throw new Error(`the server ended: ${output}`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  await wrote(/ready at /, 1)
  const [, port = ''] = /ready at http:\/\/127\.0\.0\.1:(\d+)/.exec(output) ?? []
  return { port, pid: child.pid!, wrote, stop: () => void child.kill('SIGKILL') }
}

/** `npm start`, perhaps with settings; the servers of this runner are started without npm. */
export const startLine = /^(?<env>(?:GLOSSA_\w+=\S+ )*)npm start(?: -- (?<argv>.*))?$/
const isCommand = (line: string) => !/^npm (start|test)\b/.test(line) && !startLine.test(line)

const linesOf = ({ language, source }: Block) => (language === 'sh' ? source.trim().split('\n') : [])

/** The lines of a block that this runner does not run. */
export const notRunOf = (block: Block): string[] => linesOf(block).filter((line) => !isCommand(line))

/** Arguments of `npm start --` in a block, if it has them. */
function startArguments(block: Block): readonly string[] | undefined {
  return linesOf(block)
    .map((line) => startLine.exec(line)?.groups?.['argv'])
    .find((argv) => argv !== undefined)
    ?.split(' ')
}

/** Whether a block has anything to do for this runner. */
export const isRunnable = (block: Block): boolean =>
  block.language !== 'sh' || startArguments(block) !== undefined || linesOf(block).some((line) => line !== '' && isCommand(line))

/** A page with a folder of its own, which holds the command line like the repository does. */
export class PageRunner {
  private readonly folder = mkdtempSync(join(tmpdir(), 'glossa-page-'))
  private readonly state = mkdtempSync(join(tmpdir(), 'glossa-page-state-'))
  private readonly servers: Server[] = []
  private starting: readonly string[] | undefined
  private reloads = 1

  /** @param common the server that requests go to as long as the page starts none with arguments of its own */
  constructor(private readonly common: Promise<Server>) {
    cpSync(join(root, 'glossa'), join(this.folder, 'glossa'))
    symlinkSync(join(root, 'build'), join(this.folder, 'build'))
    writeFileSync(join(this.state, 'environment'), '')
  }

  async run(block: Block): Promise<Outcome> {
    const server = await this.server(block.source)
    const source = block.source.replaceAll('localhost:8181', `localhost:${server.port}`).replaceAll('<pid of the server>', String(server.pid))
    const outcome = await this.execute({ ...block, source })
    if (source.includes('kill -HUP')) await server.wrote(/"entity lists read"/, ++this.reloads)
    // Started when it is needed: most pages only say how.
    this.starting = startArguments(block) ?? this.starting
    return outcome
  }

  private async server(source: string): Promise<Server> {
    if (this.starting !== undefined && /localhost:8181|<pid/.test(source)) {
      this.servers.push(await startServer(this.starting, this.folder))
      this.starting = undefined
    }
    return this.servers.at(-1) ?? this.common
  }

  private execute(block: Block): Promise<Outcome> {
    const { language, source, answer } = block
    const file = (name: string) => {
      writeFileSync(join(this.folder, name), source)
      return name
    }
    if (language === 'js') return this.spawn(process.execPath, [file('example.mjs')])
    if (language === 'python') return this.spawn('python3', [file('example.py')])
    // The flags spare half of the compiler's start.
    if (language === 'java') return this.spawn('java', ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', file('Example.java')])
    // Variables live on to the next block, as in the reader's shell. A request whose answer is not shown must be answered 200.
    const environment = join(this.state, 'environment')
    const lines = [
      'set -aeo pipefail',
      `. ${environment}`,
      `trap 'export -p > ${environment}' EXIT`,
      answer === undefined ? 'curl() { command curl --fail "$@"; }' : '',
      ...linesOf(block).filter(isCommand)
    ]
    return this.spawn('bash', ['-c', lines.join('\n')])
  }

  private async spawn(command: string, argv: readonly string[]): Promise<Outcome> {
    // One worker starts faster than several; flags in the documents win over it.
    const env = { ...cleanEnvironment, ...(await knowledgeBase()), GLOSSA_WORKERS: '1' }
    const child: ChildProcess = spawn(command, argv, { cwd: this.folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const output = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr'] as const) child[name]!.setEncoding('utf8').on('data', (text: string) => (output[name] += text))
    const [code] = (await once(child, 'close')) as [number | null]
    return { code, ...output }
  }

  close(): void {
    for (const server of this.servers) server.stop()
    for (const folder of [this.folder, this.state]) rmSync(folder, { recursive: true, force: true })
  }
}
