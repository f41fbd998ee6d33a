/** `glossa kb`, and its imports when the process is ended. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCli } from '../../src/cli/index.js'
import { buildFixtureBase } from '../fixtures/knowledge.js'

const program = resolve(import.meta.dirname, '../../build/src/main.js')
const wikidata = resolve(import.meta.dirname, '../fixtures/wikidata.json')

const folder = mkdtempSync(join(tmpdir(), 'glossa-kb-'))
const base = join(folder, 'base')
const running = new Set<ChildProcess>()
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** The command within this process; relative paths are meant from the test's folder. */
async function kb(...args: readonly string[]) {
  return run(args, Readable.from([]))
}

async function run(args: readonly string[], stdin: Readable) {
  const outcome = { stdout: '', stderr: '' }
  const into = (name: 'stdout' | 'stderr') =>
    new Writable({
      write(chunk: Buffer, _, done) {
        outcome[name] += chunk.toString()
        done()
      }
    })
  const code = await runCli(['kb', ...args], { env: {}, stdin, stdout: into('stdout'), stderr: into('stderr') })
  return { code, ...outcome }
}

/** The command as a process of its own, to be killed. */
function start(...args: readonly string[]) {
  const child = spawn(process.execPath, [program, 'kb', ...args], { env: { PATH: process.env['PATH'] ?? '' } })
  running.add(child)
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child)
    return { code: code as number | null, stderr }
  })
  return { child, ended }
}

const at = (name: string) => join(folder, name)

function put(name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const own = `${JSON.stringify({ id: 'acme:7', label: 'Nordwind Logistik', type: 'organization', aliases: { deu: ['NWL Bremen'] }, classes: ['Company'], permId: '5000123456' })}
${JSON.stringify({ id: 'T4', label: 'Wrong' })}
${JSON.stringify({ id: 'Q42', label: 'Douglas Noël Adams', description: 'our favourite author' })}
`
const many = (count: number) =>
  Array.from(
    { length: count },
    (_, number) => `${JSON.stringify({ id: `own:${number}`, label: `Thing number ${number}`, description: 'x'.repeat(200) })}\n`
  ).join('')

describe('kb', () => {
  beforeAll(async () => {
    const { code, stderr } = await kb('import', wikidata, '--out', base, '--merge', 'none')
    expect(code).toBe(0)
    expect(stderr).toContain('glossa: 13 lines, 11 entities, 9 kept; left out: 2 properties, lexemes or redirects\n')
    expect(stderr).toMatch(/base holds 9 entities with \d+ names \(0 MB\); the setting knowledgeBase takes this folder\n$/)
  })

  it('stat tells what a base holds', async () => {
    const { code, stdout } = await kb('stat', base, '--json')
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ folder: base, entities: 9, byType: { PERSON: 3, LOCATION: 3, ORGANIZATION: 1, UNKNOWN: 1, CLASS: 1 } })
    expect((await kb('stat', base)).stdout).toMatch(/^folder +\S+\nmade +import\nentities +9\n/)
  })

  it.each([
    ['Max Born', { id: 'Q58978', found: 'exact', kind: 'label', label: 'Max Born' }],
    ['max BORN', { id: 'Q58978', found: 'exact', name: 'Max Born' }],
    ['Макс Борн', { id: 'Q58978', found: 'exact', name: 'Макс Борн', kind: 'label', language: 'rus' }],
    ['Townsend', { id: 'Q59064', found: 'exact', kind: 'surname' }],
    ['Andros Townsent', { id: 'Q59064', found: 'near', name: 'Andros Townsend' }],
    ['Andros Taunsend', { id: 'Q59064', found: 'near' }]
  ])('lookup finds %s', async (name, entity) => {
    const { code, stdout } = await kb('lookup', name, '--base', base, '--json')
    expect(code).toBe(0)
    expect(JSON.parse(stdout.split('\n')[0]!)).toMatchObject(entity)
  })

  it.each([
    ['Q42', 'Q42', 'Douglas Adams'],
    [' q42 ', 'Q42', 'Douglas Adams'],
    ['Q22', 'Q22', 'Scotland']
  ])('lookup finds the entity with the id %s, and no others', async (id, found, label) => {
    const { code, stdout } = await kb('lookup', id, '--base', base, '--json')
    expect(code).toBe(0)
    const entities = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(entities).toEqual([expect.objectContaining({ id: found, label, found: 'id', name: label, kind: 'label' })])
    expect((await kb('lookup', id, '--base', base)).stdout).toMatch(/^id .*\nQ\d+ +\w+ +0\.\d\d +id +.* \(label\)/)
  })

  it('lookup of an id gives the label of the language asked for', async () => {
    const { stdout } = await kb('lookup', 'Q58978', '--base', base, '--language', 'rus', '--json')
    expect(JSON.parse(stdout)).toMatchObject({ id: 'Q58978', found: 'id', label: 'Макс Борн', name: 'Max Born' })
  })

  it('lookup of an id that the base lacks finds nothing', async () => {
    expect((await kb('lookup', 'Q999999999', '--base', base)).code).toBe(1)
  })

  it('lookup of a language gives its labels and leaves names of others out', async () => {
    const { stdout } = await kb('lookup', 'Max Born', '--base', base, '--language', 'ru', '--json')
    expect(JSON.parse(stdout.split('\n')[0]!)).toMatchObject({ id: 'Q58978', label: 'Макс Борн' })
    expect((await kb('lookup', 'Макс Борн', '--base', base, '--language', 'kor', '--json')).stdout).not.toContain('exact')
  })

  it('lookup of nothing known is told', async () => {
    expect(await kb('lookup', 'zzqx wvvk', '--base', base)).toEqual({ code: 1, stdout: '', stderr: 'glossa: no entity has this name or one near to it\n' })
  })

  it("import merges a customer's entities into a base of a folder", async () => {
    const merged = join(folder, 'merged')
    const { code, stderr } = await kb('import', put('own.ndjson', own), '--out', merged, '--merge', base)
    expect(code).toBe(0)
    expect(stderr).toContain('3 lines, 2 entities, 2 kept')
    expect(stderr).toContain('1 line could not be read and was skipped:\nglossa:   line 2: id "T4" looks like the numbers')
    expect(JSON.parse((await kb('stat', merged, '--json')).stdout).entities).toBe(10)
    const found = async (name: string) => JSON.parse((await kb('lookup', name, '--base', merged, '--json')).stdout.split('\n')[0]!)
    expect(await found('NWL Bremen')).toMatchObject({ id: 'acme:7', type: 'ORGANIZATION', classes: ['Company'], kind: 'alias', language: 'deu' })
    expect(await found('acme:7')).toMatchObject({ id: 'acme:7', found: 'id', label: 'Nordwind Logistik' })
    expect(await found('Douglas Adams')).toMatchObject({ id: 'Q42', type: 'PERSON', label: 'Douglas Noël Adams', description: 'our favourite author' })
  })

  it('import reads standard input, packed as well', async () => {
    const { stderr } = await run(['import', '-', '--out', at('piped'), '--merge', 'none'], Readable.from([gzipSync(own)]))
    expect(stderr).toContain('holds 2 entities')
  })

  it('import of a cut dump is kept, refused by readers and goes on with the whole', async () => {
    const whole = gzipSync(many(2_000))
    const out = join(folder, 'cut')
    const cut = await kb('import', put('cut.ndjson.gz', whole.subarray(0, whole.length - 2_000)), '--out', out, '--merge', 'none')
    expect(cut.code).toBe(1)
    expect(cut.stderr).toMatch(/the dump ends after line [\d,]+: the compressed file ends in the middle\. What was read is kept/)
    const refused = `glossa: ${out} holds an import that is not finished; run the same glossa kb import again to go on with it\n`
    expect(await kb('stat', out)).toEqual({ code: 1, stdout: '', stderr: refused })
    expect(await kb('lookup', 'Thing number 7', '--base', out)).toEqual({ code: 1, stdout: '', stderr: refused })
    const { code, stderr } = await kb('import', put('whole.ndjson.gz', whole), '--out', out, '--merge', 'none', '--resume')
    expect(code).toBe(0)
    expect(stderr).toMatch(/an earlier import came to line [\d,]+ .*going on\n/)
    expect(stderr).toContain('2,000 lines, 2,000 entities, 2,000 kept\n')
  })

  it.each(['SIGKILL', 'SIGTERM'] as const)('import ended by %s goes on where it was', async (signal) => {
    const out = join(folder, signal)
    const { child, ended } = start('import', '-', '--out', out, '--merge', 'none')
    const lines = many(3_000)
    const half = lines.indexOf('{"id":"own:1700"')
    child.stdin.on('error', () => {}).write(lines.slice(0, half))
    // signals are heard before the records have a file
    while (!existsSync(join(out, 'stage.lmdb'))) await new Promise((resolve) => setTimeout(resolve, 20))
    child.kill(signal)
    const { code, stderr } = await ended
    if (signal === 'SIGTERM') expect([code, stderr.includes('the same command goes on from there')]).toEqual([1, true])
    const again = await run(['import', '-', '--out', out, '--merge', 'none'], Readable.from([Buffer.from(lines)]))
    expect(again.stderr).toContain('holds 3,000 entities')
  })

  it('import merges with a base that others made', async () => {
    const { code } = await kb('import', put('one.ndjson', many(1)), '--out', at('onto-fixture'), '--merge', await buildFixtureBase())
    expect(code).toBe(0)
    expect((await kb('lookup', 'Angela Merkel', '--base', at('onto-fixture'))).stdout).toContain('exact')
  })

  it.each([
    [['import'], 2, 'the dump is missing'],
    [['import', at('x.json')], 2, '--out is missing'],
    [['import', at('x.json'), '--out', at('new'), '--merge', 'none'], 1, 'x.json is missing'],
    [['import', at('x.json'), '--out', at('new'), '--types', 'firm'], 2, '--types: "firm" is none of all, unknown, person'],
    [['import', at('x.json'), '--out', at('new'), '--languages', 'klingon'], 2, '--languages: "klingon" is no language'],
    [['import', at('x.json'), '--out', at('new'), '--min-sitelinks', 'many'], 2, '--min-sitelinks must be a whole number'],
    [['import', at('x.json'), '--out', at('none'), '--resume'], 1, 'none holds no unfinished import'],
    [['import', wikidata, '--out', at('base')], 1, 'base holds a finished knowledge base'],
    [['import', wikidata, '--out', at('full')], 1, 'full is not empty'],
    [['import', wikidata, '--out', at('new'), '--merge', at('full')], 1, 'full holds no finished knowledge base'],
    [['stat', at('full')], 1, 'full holds no finished knowledge base'],
    [['lookup'], 2, 'the name is missing'],
    [['lookup', 'x', '--language', 'klingon'], 2, '--language: "klingon" is not known'],
    [['drop'], 2, 'unknown action "drop"'],
    [[], 2, 'import, stat or lookup is missing']
  ] as const)('%j is a fault', async (args, code, message) => {
    mkdirSync(join(folder, 'full'), { recursive: true })
    put('full/notes.txt', 'mine')
    const outcome = await kb(...args)
    expect([outcome.code, outcome.stdout]).toEqual([code, ''])
    expect(outcome.stderr).toContain(message)
  })
})
