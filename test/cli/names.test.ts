/** `glossa names`: indexes of names, what is found in them, and what goes wrong. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCli } from '../../src/cli/index.js'

const program = resolve(import.meta.dirname, '../../build/src/main.js')
const folder = mkdtempSync(join(tmpdir(), 'glossa-names-'))
const running = new Set<ChildProcess>()
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const at = (name: string) => join(folder, name)

function put(name: string, content: string | Uint8Array): string {
  writeFileSync(at(name), content)
  return at(name)
}

/** The command within this process. */
async function names(args: readonly string[], stdin: string | Uint8Array = '') {
  const outcome = { stdout: '', stderr: '' }
  const into = (name: 'stdout' | 'stderr') =>
    new Writable({
      write(chunk: Buffer, _, done) {
        outcome[name] += chunk.toString()
        done()
      }
    })
  const code = await runCli(['names', ...args], { env: {}, stdin: Readable.from([Buffer.from(stdin)]), stdout: into('stdout'), stderr: into('stderr') })
  return { code, ...outcome }
}

/** The command as a process of its own, after a command of the shell. */
function start(prelude: string, ...args: readonly string[]) {
  const child = spawn('sh', ['-c', `${prelude} exec "$0" "$@"`, process.execPath, program, 'names', ...args], { env: { PATH: process.env['PATH'] ?? '' } })
  running.add(child)
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child)
    return { code: code as number | null, stderr }
  })
  return { child, ended }
}

const answers = (stdout: string) =>
  stdout
    .trim()
    .split('\n')
    .map(
      (line) =>
        JSON.parse(line) as { readonly query: string; readonly matches: readonly { readonly id?: unknown; readonly text: string; readonly score: number }[] }
    )

const LIST = `${JSON.stringify({ text: 'Usama bin Laden', id: 'W1', entityType: 'person' })}
{"text": "Владимир Путин", "id": 2, "language": "rus", "entityType": "PERSON"}
Joan   Smith\tW3\ten\tPERSON\r

Joan Smith\tW4\teng\tPERSON
Mary Jones
{"text": "broken"
{"text": "!!!"}
Kim\t5\tklingon
International Business Machines\tW6\t\tORGANIZATION
`
const many = (count: number) =>
  Array.from({ length: count }, (_, number) => `Name${number.toString(36)} Of${(7 * number).toString(36)} List\t${number}\n`).join('')

describe('names', () => {
  const index = at('index')

  beforeAll(async () => {
    const { code, stderr } = await names(['index', put('list', `\ufeff${LIST}`), '--index', index, '--threads', '2'])
    expect(stderr).toContain('glossa: 3 lines are broken and were skipped:\nglossa:   line 7 is not valid JSON')
    expect(stderr).toContain('glossa:   line 8 has a name without a letter or digit\nglossa:   line 9 has a language that is not known: "klingon"\n')
    expect(stderr).toMatch(/glossa: 9 lines in [\d.]+ s, [\d,]+ names a second\n.*index holds 6 names, 5 of them different \(0 MB\)\n$/)
    expect(code).toBe(0)
    expect(readdirSync(folder).sort()).toEqual(['index', 'list'])
  })

  it('match answers every query in order, with all ids of a name', async () => {
    const queries = `{"text": "Smith Joan", "id": 7}\n\nMary Jones\tQ\nbin Laden Usama\nNobody Known\n`
    const { code, stdout, stderr } = await names(['match', '-', '--index', index], queries)
    expect(answers(stdout)).toEqual([
      { query: 'Smith Joan', id: 7, matches: ['W3', 'W4'].map((id) => ({ id, text: 'Joan Smith', score: expect.any(Number) })) },
      { query: 'Mary Jones', id: 'Q', matches: [{ text: 'Mary Jones', score: 1 }] },
      { query: 'bin Laden Usama', matches: [{ id: 'W1', text: 'Usama bin Laden', score: expect.any(Number) }] },
      { query: 'Nobody Known', matches: [] }
    ])
    expect(stderr).toMatch(/^glossa: 4 lines in .* 0 failed\n$/)
    expect(code).toBe(0)
  })

  it('match finds names of other scripts', async () => {
    const { stdout } = await names(['match', '-', '--index', index, '--threshold', '0.5'], 'Vladimir Putin\n')
    expect(answers(stdout)[0]!.matches).toEqual([expect.objectContaining({ id: 2, text: 'Владимир Путин' })])
  })

  it('match keeps to the number of matches and the threshold', async () => {
    const of = async (...flags: readonly string[]) => answers((await names(['match', '-', '--index', index, ...flags], 'Joan Smith')).stdout)[0]!.matches
    expect(await of('--most', '1')).toHaveLength(1)
    expect(await of('--threshold', '1')).toHaveLength(2)
    expect(await of('--threshold', '0')).toHaveLength(6)
  })

  it('match tells broken lines in their place', async () => {
    const { code, stdout } = await names(['match', '-', '--index', index], '{"text": 7}\nMary Jones\n')
    expect(stdout.split('\n')[0]).toBe('{"error":{"code":"badRequestFormat","message":"the line has no \\"text\\" that is a text"},"line":1}')
    expect(answers(stdout)[1]).toMatchObject({ query: 'Mary Jones' })
    expect(code).toBe(1)
  })

  it('index replaces an index when it is told to', async () => {
    const own = at('own')
    expect((await names(['index', '-', '--index', own], 'Old Name\n')).code).toBe(0)
    expect(await names(['index', '-', '--index', own], 'New Name\n')).toMatchObject({
      code: 1,
      stderr: `glossa: ${own} holds an index of names; --replace puts the new one in its place\n`
    })
    expect((await names(['index', '-', '--index', own, '--replace'], 'New Name\n')).code).toBe(0)
    expect(answers((await names(['match', '-', '--index', own], 'New Name\n')).stdout)[0]!.matches).toHaveLength(1)
    expect(readdirSync(folder).filter((name) => name.startsWith('own'))).toEqual(['own'])
  })

  it.each([
    ['an empty list', '\n\n', 'the list has no names; no index was made'],
    ['a list that is broken', '{\n', 'glossa:   line 1 is not valid JSON'],
    ['a compressed list', gzipSync('Mary Jones'), '- is compressed; use: zcat FILE | glossa names ... -']
  ])('index of %s is told, and nothing stays', async (_, list, message) => {
    const { code, stderr } = await names(['index', '-', '--index', at('nothing')], list)
    expect(stderr).toContain(message)
    expect(code).toBe(1)
    expect(readdirSync(folder).filter((name) => name.startsWith('nothing'))).toEqual([])
  })

  it.each([
    [
      'a byte less',
      (path: string) => writeFileSync(path, readFileSync(path).subarray(1)),
      /is damaged: names-0\.hnsw has \d+ bytes instead of \d+; make it again/
    ],
    [
      'another byte',
      (path: string) => writeFileSync(path, readFileSync(path).fill(7, 100, 101)),
      /is damaged: names-0\.hnsw has another content than was written/
    ],
    ['nothing', (path: string) => rmSync(path), /is damaged: names-0\.hnsw has no bytes instead of/]
  ])('match refuses an index with %s in a file', async (what, damage, message) => {
    const damaged = at(`damaged ${what}`)
    cpSync(index, damaged, { recursive: true })
    damage(join(damaged, 'names-0.hnsw'))
    const { code, stdout, stderr } = await names(['match', '-', '--index', damaged], 'Mary Jones\n')
    expect(stderr).toMatch(message)
    expect([code, stdout]).toEqual([1, ''])
  })

  it.each([
    [{ format: 7 }, /has format 7, this version reads 1: make it again with glossa names index --replace\n$/],
    [{ models: 'others' }, /was made with other models than those of this version: make it again/]
  ])('match refuses an index with %j', async (changed, message) => {
    const other = at(`other ${Object.keys(changed)}`)
    cpSync(index, other, { recursive: true })
    const meta = join(other, 'index.json')
    writeFileSync(meta, JSON.stringify({ ...JSON.parse(readFileSync(meta, 'utf8')), ...changed }))
    expect(await names(['match', '-', '--index', other])).toMatchObject({ code: 1, stderr: expect.stringMatching(message) })
  })

  it('index tells of another process, and takes over from one that was killed', async () => {
    const shared = at('shared')
    const { child, ended } = start('', 'index', '-', '--index', shared)
    child.stdin.write('Old Name\n')
    while (!existsSync(`${shared}.partial`)) await new Promise((done) => setTimeout(done, 20))
    expect(await names(['index', '-', '--index', shared], 'New Name\n')).toMatchObject({
      code: 1,
      stderr: `glossa: another process makes the index of names in ${shared}; wait for it, or name another folder\n`
    })
    expect(existsSync(`${shared}.partial`)).toBe(true)
    child.kill('SIGKILL')
    await ended
    expect((await names(['index', '-', '--index', shared], 'New Name\n')).code).toBe(0)
    expect(readdirSync(folder).filter((name) => name.startsWith('shared'))).toEqual(['shared'])
  })

  it.each(['reading', 'indexing'])('index that is stopped while %s leaves nothing', async (stage) => {
    const stopped = at(`stopped ${stage}`)
    const { child, ended } = start('', 'index', stage === 'reading' ? '-' : put('long', many(60_000)), '--index', stopped, '--threads', '2')
    child.stdin.on('error', () => {}).write('Old Name\n')
    const wanted = stage === 'reading' ? 'names.ndjson' : 'names.same'
    while (!existsSync(join(`${stopped}.partial`, wanted))) await new Promise((done) => setTimeout(done, 20))
    child.kill('SIGTERM')
    const { code, stderr } = await ended
    expect(stderr).toContain('glossa: stopped; no index was made\n')
    expect(code).toBe(1)
    expect(readdirSync(folder).filter((name) => name.startsWith('stopped'))).toEqual([])
  })

  it('index on a disk that does not take it leaves nothing', async () => {
    const full = at('full')
    // a file may have 256 KB: the names fit, the graph does not
    const { ended } = start('ulimit -f 512;', 'index', put('wide', many(3_000)), '--index', full, '--threads', '1')
    const { code, stderr } = await ended
    expect(stderr).toMatch(/^glossa: no space left on the disk of .*full; the index of names was not made$/m)
    expect(code).toBe(1)
    expect(readdirSync(folder).filter((name) => name.startsWith('full'))).toEqual([])
  })

  it.each([
    [[], 2, 'index or match is missing'],
    [['make'], 2, 'unknown action "make"'],
    [['index'], 2, 'the list of names is missing'],
    [['index', at('list')], 2, '--index is missing'],
    [['index', at('list'), '--index', at('new'), '--threads', '0'], 2, '--threads must be a whole number from 1 to 64'],
    [['index', at('absent'), '--index', at('new')], 1, 'absent is missing'],
    [['index', folder, '--index', at('new')], 1, 'is a folder; name a file'],
    [['index', at('list'), '--index', at('list')], 1, 'list is no folder; name another one'],
    [['index', at('list'), '--index', folder], 1, 'is not empty; name a folder that is'],
    [['match', at('list')], 2, '--index is missing'],
    [['match', at('list'), '--index', at('absent')], 1, 'absent is missing; make it with glossa names index'],
    [['match', at('list'), '--index', at('bare')], 1, 'bare holds no index of names; make one with glossa names index'],
    [['match', at('absent'), '--index', at('index')], 1, 'absent is missing'],
    [['match', at('list'), '--index', at('index'), '--threshold', '1.5'], 2, '--threshold must be a number from 0 to 1'],
    [['match', at('list'), '--index', at('index'), '--most', '0'], 2, '--most must be a whole number from 1 to 1000']
  ])('%j is told', async (args, code, message) => {
    mkdirSync(at('bare'), { recursive: true })
    const outcome = await names(args)
    expect(outcome.stderr).toContain(message)
    expect(outcome.code).toBe(code)
  })
})
