import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { PassThrough } from 'node:stream'
import { finished } from 'node:stream/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

import { serveCommand } from '../../src/cli/commands/serve.js'
import { runCli } from '../../src/cli/index.js'
import type { Manifest } from '../../src/models/manifest.js'

const program = resolve(import.meta.dirname, '../../build/src/main.js')
const repositoryModels = resolve(import.meta.dirname, '../../native-models')

// Each test starts processes, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 })
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'glossa-cli-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Processes that a failed test left behind. */
const running = new Set<ChildProcess>()
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
})

interface Outcome {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Without a knowledge base unless `env` or a flag names one: the packed one would be unpacked. */
function start(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [program, ...args], { env: { PATH: process.env['PATH'] ?? '', GLOSSA_KNOWLEDGE_BASE: 'none', ...env } })
  running.add(child)
  child.once('close', () => running.delete(child))
  const outcome = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (outcome.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (outcome.stderr += text))
  const ended = once(child, 'close').then(([code]): Outcome => ({ code: code as number | null, ...outcome }))
  return { child, outcome, ended }
}

/** A command in a process of its own, as it is called from a shell. */
async function spawned(args: readonly string[], stdin = '', env: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  const { child, ended } = start(args, env)
  // A command that ends early leaves its input unread.
  child.stdin.on('error', () => {}).end(stdin)
  return ended
}

/** A command in this process, which is quicker: all but its exit is the same. */
async function glossa(args: readonly string[], input = '', env: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough().setEncoding('utf8'), new PassThrough().setEncoding('utf8')]
  const outcome = { stdout: '', stderr: '' }
  stdout.on('data', (text: string) => (outcome.stdout += text))
  stderr.on('data', (text: string) => (outcome.stderr += text))
  stdin.end(input)
  const code = await runCli(args, { env, stdin, stdout, stderr })
  await Promise.all([stdout, stderr].map((stream) => finished(stream.end(), { writable: false }).catch(() => {})))
  return { code, ...outcome }
}

/** A JSON object of each line. */
const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

const linesIn = (text: string) => text.trimEnd().split('\n').length

describe('wrong calls end with 2 and how to call', () => {
  for (const [args, message] of [
    [[], 'a command is missing'],
    [['frobnicate'], 'unknown command "frobnicate"'],
    [['__proto__'], 'unknown command "__proto__"'],
    [['help', 'frobnicate'], 'unknown command "frobnicate"'],
    [['annotate'], 'the endpoint is missing'],
    [['annotate', 'nonsense'], 'unknown endpoint "nonsense"'],
    [['annotate', 'morphology/nonsense'], 'nothing is at /morphology/nonsense; known: complete, parts-of-speech'],
    [['annotate', 'language', 'more'], 'unexpected argument "more"'],
    [['annotate', 'language', '--frobnicate'], "Unknown option '--frobnicate'"],
    [['annotate', 'language', '--options', '{'], '--options is not valid JSON'],
    [['annotate', 'language', '--options', '[]'], '--options must be a JSON object'],
    [['annotate', 'language', '--options', '{"multilingual": 7}'], 'option "multilingual"'],
    [['annotate', 'language', '--language', 'tlh'], 'Language tlh is not supported'],
    [['annotate', 'language', '--threads', '0'], '--threads must be a whole number from 1 to '],
    [['annotate', 'language', '--threads', 'two'], '--threads must be a whole number from 1 to '],
    [['serve', '--prot', '80'], "Unknown option '--prot'"],
    [['serve', '--port'], "Option '--port <value>' argument missing"],
    [['serve', '--workers', '-1'], '--workers needs a value; one that begins with a dash is written behind an equals sign: --workers=-1'],
    [['serve', '--metrics=yes'], "Option '--metrics' does not take an argument"],
    [['config', '--wrokers', '2'], "Unknown option '--wrokers'"],
    [['config', 'extra'], 'unexpected argument "extra"'],
    [['version', '--foo'], "Unknown option '--foo'"],
    [['version', 'extra'], 'unexpected argument "extra"'],
    [['help', 'serve', 'extra'], 'unexpected argument "extra"'],
    [['keys', 'burn'], 'unknown action "burn"'],
    [['models'], 'list or verify is missing'],
    [['models', 'burn'], 'unknown action "burn"'],
    [['keys'], 'make, list or revoke is missing'],
    [['keys', 'make', '--keys-file', 'unused.json', '--concurrency', '0'], '--concurrency must be a whole number from 1 to 10000'],
    [['keys', 'revoke', '--keys-file', 'unused.json'], 'the id of the key is missing']
  ] as const) {
    test(`glossa ${args.join(' ')}`, async () => {
      const { code, stdout, stderr } = await glossa(args)
      const [first, ...rest] = stderr.split('\n')
      expect(first).toContain(`glossa: ${message}`)
      expect(rest.join('\n')).toMatch(/^\nusage: glossa|^\nglossa - /)
      // Not a table that pushes the message out of sight.
      expect(rest.length).toBeLessThan(25)
      expect([code, stdout]).toEqual([2, ''])
    })
  }
})

describe('faults end with 1 and one line', () => {
  for (const [what, args, env, message] of [
    ['a setting out of bounds', ['serve', '--port', '99999'], {}, 'setting port (flag --port)'],
    ['a setting of the environment', ['serve'], { GLOSSA_PORT: 'many' }, 'setting port (environment GLOSSA_PORT)'],
    ['an unknown variable', ['config'], { GLOSSA_PROT: '1' }, 'environment variable GLOSSA_PROT is not a setting'],
    ['a language without models', ['serve', '--port', '0', '--preload', 'eng,qqq'], {}, 'setting preload: there are no models of qqq'],
    ['a wrong network', ['serve', '--port', '0', '--content-uri-allow', '10.0.0.0/99'], {}, 'setting contentUriAllow: "10.0.0.0/99"'],
    ['a number of workers', ['annotate', 'language'], { GLOSSA_WORKERS: '0' }, 'setting workers (environment GLOSSA_WORKERS)'],
    ['a missing model folder', ['serve', '--models', '/nonexistent'], {}, 'model manifest /nonexistent/manifest.json cannot be read'],
    ['a configuration file that is no JSON', ['serve', '--config', program], {}, `configuration file ${program} is not valid JSON (line 1, column 1)`],
    ['a missing configuration file', ['serve', '--config', '/nonexistent.json'], {}, 'configuration file /nonexistent.json cannot be read'],
    [
      'a missing knowledge base',
      ['annotate', 'entities', '--knowledge-base', '/nonexistent', '--options', '{"linkEntities": "true"}'],
      {},
      '/nonexistent holds no finished knowledge base'
    ],
    ['a missing key file', ['keys', 'list', '--keys-file', '/nonexistent.json'], {}, 'key file /nonexistent.json does not exist'],
    ['no key file', ['keys', 'list'], {}, 'setting keysFile is not set']
  ] as const) {
    test(what, async () => {
      const { code, stdout, stderr } = await glossa(args, '', env)
      expect(stderr).toContain(`glossa: ${message}`)
      expect(stderr.trimEnd().split('\n')).toHaveLength(1)
      expect([code, stdout]).toEqual([1, ''])
    })
  }

  test('a folder without models', async () => {
    const models = join(folder, 'no-models')
    mkdirSync(models)
    writeFileSync(join(models, 'manifest.json'), '{"version":1,"artefacts":[]}')
    const { code, stderr } = await glossa(['serve', '--port', '0', '--workers', '1', '--models', models])
    expect([code, stderr]).toEqual([1, `glossa: there is no model in the folder ${models}: its manifest names none\n`])
  })

  test('a missing knowledge base of a server', async () => {
    const { code, stderr } = await spawned(['serve', '--port', '0', '--workers', '1', '--knowledge-base', join(folder, 'nowhere')])
    expect(stderr).toBe(`glossa: ${join(folder, 'nowhere')} holds no finished knowledge base\n`)
    expect(code).toBe(1)
  })

  test('a missing knowledge base, for the lines that need one', async () => {
    const lines = [{ content: 'Paris.', options: { linkEntities: true } }, { content: 'Paris.' }].map((line) => JSON.stringify({ language: 'eng', ...line }))
    const { code, stdout } = await glossa(['annotate', 'entities', '--threads', '1', '--knowledge-base', '/nonexistent'], lines.join('\n'))
    expect(code).toBe(1)
    expect(linesOf(stdout)).toMatchObject([
      { error: { code: 'serviceUnavailable', message: '/nonexistent holds no finished knowledge base' }, line: 1 },
      { entities: [{ mention: 'Paris' }] }
    ])
  })

  test('a port in use', async () => {
    const other = createServer()
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
    const { port } = other.address() as AddressInfo
    const { code, stderr } = await spawned(['serve', '--port', String(port)])
    other.close()
    expect(stderr).toBe(`glossa: port ${port} of 127.0.0.1 is in use; choose another with --port or GLOSSA_PORT\n`)
    expect(code).toBe(1)
  })

  test('a damaged model', async () => {
    const models = join(folder, 'models')
    const { version, artefacts } = JSON.parse(readFileSync(join(repositoryModels, 'manifest.json'), 'utf8')) as Manifest
    const smallest = artefacts.reduce((best, entry) => (entry.bytes < best.bytes ? entry : best))
    const { id, file } = smallest
    const bytes = readFileSync(join(repositoryModels, file))
    bytes[bytes.length >> 1]! ^= 1
    mkdirSync(dirname(join(models, file)), { recursive: true })
    writeFileSync(join(models, file), bytes)
    writeFileSync(join(models, 'manifest.json'), JSON.stringify({ version, artefacts: [smallest] }))
    const served = await spawned(['serve', '--port', '0', '--models', models])
    expect(served.stderr).toBe(`glossa: model ${id} (${file}) is damaged: its sha256 differs from the manifest's\n`)
    expect(served.code).toBe(1)
    const verified = await glossa(['models', 'verify', '--models', models])
    expect(verified.stdout).toBe(`model ${id} (${file}) is damaged: its sha256 differs from the manifest's\n0 of 1 models are intact\n`)
    expect(verified.code).toBe(1)
  })
})

describe('glossa', () => {
  test('version', async () => expect((await spawned(['--version'])).stdout).toMatch(/^glossa \d+\.\d+\.\d+ \(built .*Z\)\n$/))
  test('help', async () => {
    const { code, stdout } = await glossa(['help'])
    for (const command of ['serve', 'annotate', 'models', 'keys', 'config']) expect(stdout).toContain(`\n  ${command}`)
    expect(code).toBe(0)
  })
  test('help of a command', async () => {
    expect((await glossa(['help', 'serve'])).stdout).toContain('--port, GLOSSA_PORT [8181]')
    expect((await glossa(['annotate', '--help'])).stdout).toContain('usage: glossa annotate <endpoint>')
  })
  for (const command of ['serve', 'annotate', 'models', 'keys', 'config', 'help', 'version']) {
    test(`${command} --help and --version`, async () => {
      expect(await glossa([command, 'anything', '--help'])).toEqual({ code: 0, stdout: expect.stringMatching(/^usage: glossa |^glossa - /), stderr: '' })
      expect(await glossa([command, '-v'])).toEqual({ code: 0, stdout: expect.stringMatching(/^glossa \d+\.\d+\.\d+ /), stderr: '' })
    })
  }
  test('config, with origins', async () => {
    const file = join(folder, 'config.json')
    writeFileSync(file, JSON.stringify({ logLevel: 'warn', port: 1, workers: 1 }))
    const { stdout } = await glossa(['config', '--port', '3', '--config', file], '', { GLOSSA_PORT: '2', GLOSSA_WORKERS: '2' })
    expect(stdout).toMatch(/^port +3 +flag --port$/m)
    expect(stdout).toMatch(/^workers +2 +environment GLOSSA_WORKERS$/m)
    expect(stdout).toMatch(/^logLevel +warn +file .*config\.json$/m)
    expect(stdout).toMatch(/^basePath +\/rest\/v1 +default$/m)
    expect(stdout).toMatch(/^keysFile +\(not set\) +default$/m)
  })
  test('models list and verify', async () => {
    const listed = await glossa(['models', 'list'])
    expect(listed.stdout).toMatch(/^language\/detector +permissive +[\d.]+ MB/m)
    const verified = await glossa(['models', 'verify'])
    expect(verified.stdout).toMatch(/^(\d+) of \1 models are intact\n$/)
    const each = await glossa(['models', 'verify', '--all'])
    expect(each.stdout).toMatch(/^model language\/detector is intact$/m)
    expect(linesIn(each.stdout)).toBe(linesIn(listed.stdout) + 1)
    expect([listed.code, verified.code, each.code]).toEqual([0, 0, 0])
  })
  test('keys make, list and revoke', async () => {
    const env = { GLOSSA_KEYS_FILE: join(folder, 'keys.json') }
    const made = await glossa(['keys', 'make', '--label', 'a\nb', '--concurrency', '4', '--days', '1'], '', env)
    expect(made.stdout).toMatch(/^glossa_[\w-]{43}\n$/)
    expect(statSync(env.GLOSSA_KEYS_FILE).mode & 0o777).toBe(0o600)
    const id = /key (\w+) is valid until/.exec(made.stderr)![1]!
    expect((await glossa(['keys', 'list'], '', env)).stdout).toMatch(new RegExp(`^${id} +valid +4 +\\S+ +\\S+ +a b$`, 'm'))
    expect((await glossa(['keys', 'revoke', id], '', env)).stderr).toBe(`glossa: key ${id} is revoked\n`)
    expect((await glossa(['keys', 'list'], '', env)).stdout).toMatch(new RegExp(`^${id} +revoked`, 'm'))
    expect((await glossa(['keys', 'revoke', id], '', env)).code).toBe(1)
  })
})

describe('glossa annotate', () => {
  test('language: answers and errors in the order of the lines', async () => {
    const input = [
      { id: 1, content: 'Das ist ein schöner Tag, und wir gehen alle zusammen spazieren.' },
      'The weather is nice, and the children are playing outside.',
      { id: 'three' },
      { content: 'Il fait beau et les enfants jouent dehors dans le jardin.', options: { multilingual: 'true' } },
      { id: 5, content: 'x', language: 'pol' }
    ].map((line) => JSON.stringify(line))
    const { code, stdout, stderr } = await spawned(['annotate', 'language'], `${input.join('\n')}\n{"broken`)
    expect(linesOf(stdout)).toEqual([
      { id: 1, languageDetections: expect.arrayContaining([expect.objectContaining({ language: 'deu' })]) },
      { languageDetections: expect.arrayContaining([expect.objectContaining({ language: 'eng' })]) },
      { id: 'three', error: { code: 'badRequestFormat', message: expect.stringContaining('no content provided') }, line: 3 },
      { languageDetections: expect.anything(), regionalDetections: expect.anything() },
      { id: 5, languageDetections: [{ language: 'pol', confidence: 1 }] },
      { error: { code: 'badRequestFormat', message: expect.stringContaining('the line is not valid JSON') }, line: 6 }
    ])
    expect(code).toBe(1)
    expect(stderr).toMatch(/^glossa: 6 lines in \S+ s, \d+ a second, 2 failed\n$/)
  })
  test('blank lines are passed over', async () => {
    const { code, stdout, stderr } = await glossa(['annotate', 'language'], '\n"The weather is nice today."\n \t\r\n\n')
    expect(linesOf(stdout)).toHaveLength(1)
    expect([code, stderr.split(' in ')[0]]).toEqual([0, 'glossa: 1 lines'])
  })
  test('lines that failed are told by their number, blank lines counted', async () => {
    const { stdout } = await glossa(['annotate', 'language'], '\n \n{"id": 7}\n"The weather is nice today."\n\n[]\n')
    const failed = linesOf(stdout).filter((line) => 'error' in line)
    expect(failed.map(({ id, line }) => [id, line])).toEqual([
      [7, 3],
      [undefined, 6]
    ])
    expect(Object.keys(failed[0]!)).toEqual(['id', 'error', 'line'])
  })
  test('morphology, with flags', async () => {
    const flags = ['--language', 'eng', '--field', 'text', '--threads', '1', '--options', '{"query": false}']
    const { stdout } = await glossa(['annotate', 'morphology/lemmas,parts-of-speech', ...flags], '{"text": "The foxes jumped."}\n')
    expect(linesOf(stdout)).toEqual([{ tokens: ['The', 'foxes', 'jumped', '.'], posTags: expect.anything(), lemmas: ['the', 'fox', 'jump', '.'] }])
  })
  test('nothing gives nothing', async () =>
    expect(await glossa(['annotate', 'language'])).toMatchObject({ code: 0, stdout: '', stderr: expect.stringContaining('glossa: 0 lines') }))
  test('keeps many lines in order', async () => {
    const count = 2000
    const input = Array.from({ length: count }, (_, id) => JSON.stringify({ id, content: 'word '.repeat(1 + ((id * 37) % 200)) })).join('\n')
    const { stdout } = await glossa(['annotate', 'language'], input)
    expect(linesOf(stdout).map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, id) => id))
  })
  test('a line over the limit is one error, not the end', async () => {
    const { stdout } = await glossa(['annotate', 'language'], `${'x'.repeat(700_000)}\n"The weather is nice today."\n`)
    expect(linesOf(stdout)).toMatchObject([{ error: { code: 'requestEntityTooLarge' } }, { languageDetections: [{ language: 'eng' }] }])
  })
  test('answers each line while the input stays open', async () => {
    const { child, outcome, ended } = start(['annotate', 'language'])
    child.stdin.write('"The weather is nice today."\n')
    while (!outcome.stdout.endsWith('\n')) await once(child.stdout, 'data')
    expect(linesOf(outcome.stdout)).toMatchObject([{ languageDetections: [{ language: 'eng' }] }])
    child.stdin.end()
    expect((await ended).code).toBe(0)
  })
  test('ends quietly when its reader goes', async () => {
    const { child, ended } = start(['annotate', 'language'])
    child.stdin.on('error', () => {})
    child.stdout.once('data', () => child.stdout.destroy())
    const feeding = setInterval(() => child.stdin.writable && child.stdin.write('"The weather is nice today."\n'.repeat(100)), 10)
    const { code, stderr } = await ended
    clearInterval(feeding)
    expect([code, stderr]).toEqual([141, ''])
  })
})

describe('a system that refuses', () => {
  test('the output: one line', async () => {
    const full = openSync('/dev/full', 'w')
    const child = spawn(process.execPath, [program, 'annotate', 'language'], { stdio: ['pipe', full, 'pipe'] })
    running.add(child)
    let told = ''
    child.stderr!.setEncoding('utf8').on('data', (text: string) => (told += text))
    child.stdin!.on('error', () => {}).end('"The weather is nice today."\n')
    const [code] = await once(child, 'close')
    closeSync(full)
    running.delete(child)
    expect(told).toBe('glossa: ENOSPC: no space left on device, write\n')
    expect(code).toBe(1)
  })
  test('the output of a fault: nothing is said', async () => {
    const full = openSync('/dev/full', 'w')
    const child = spawn(process.execPath, [program, 'frobnicate'], { stdio: ['ignore', 'pipe', full] })
    const [code] = await once(child, 'close')
    closeSync(full)
    expect(code).toBe(2)
  })
})

describe('glossa serve', () => {
  test('hears SIGHUP before anything is loaded, and no longer after a fault', async () => {
    const before = process.listenerCount('SIGHUP')
    let loading = before
    const heard = () => {
      loading = process.listenerCount('SIGHUP')
      return []
    }
    const env = new Proxy<Record<string, string>>({}, { ownKeys: () => heard() })
    await expect(serveCommand(['--port', '99999'], { ...process, env })).rejects.toThrow('setting port')
    expect(loading).toBe(before + 1)
    expect(process.listenerCount('SIGHUP')).toBe(before)
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    test(`serves until ${signal}`, async () => {
      const { child, outcome, ended } = start(['serve', '--port', '0', '--workers', '1'])
      while (!outcome.stderr.includes('\n')) await once(child.stderr, 'data')
      const [, base] = /ready at (http:\S+) \(1 workers, key protection off\)/.exec(outcome.stderr)!
      const answer = await fetch(`${base}/language`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', connection: 'close' },
        body: '{"content": "The weather is nice today."}'
      })
      expect(await answer.json()).toMatchObject({ languageDetections: [{ language: 'eng' }] })
      child.kill(signal)
      const { code, stderr, stdout } = await ended
      expect(stderr.split('\n').slice(1)).toEqual([`glossa: ${signal}, finishing requests in flight`, ''])
      expect(linesOf(stdout)).toMatchObject([{ endpoint: '/language', status: 200, language: 'eng' }])
      expect(code).toBe(0)
    })
  }
  test('with keys: a revoked one is refused within a second', async () => {
    const env = { GLOSSA_KEYS_FILE: join(folder, 'served-keys.json') }
    const made = await glossa(['keys', 'make'], '', env)
    const id = /key (\w+) is/.exec(made.stderr)![1]!
    const { child, outcome, ended } = start(['serve', '--port', '0', '--host', '127.0.0.1', '--workers', '1'], env)
    while (!outcome.stderr.includes('\n')) await once(child.stderr, 'data')
    const [, base] = /ready at (http:\S+) \(1 workers, key protection on\)/.exec(outcome.stderr)!
    const status = async () => (await fetch(`${base}/ping`, { headers: { 'x-serviceapi-key': made.stdout.trim() } })).status
    expect(await status()).toBe(200)
    await glossa(['keys', 'revoke', id], '', env)
    await expect.poll(status, { timeout: 1500, interval: 50 }).toBe(403)
    child.kill()
    expect((await ended).code).toBe(0)
    expect(outcome.stdout).not.toContain(made.stdout.trim())
  })
})
