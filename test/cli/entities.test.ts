/** The user's lists with the program itself: `annotate` reads them at its start, `serve` again on SIGHUP. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const program = resolve(import.meta.dirname, '../../build/src/main.js')
vi.setConfig({ testTimeout: 60_000 })

let folder: string
const running = new Set<ChildProcess>()
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'glossa-lists-'))
})
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

function put(path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

function start(args: readonly string[]) {
  const child = spawn(process.execPath, [program, ...args], { env: { PATH: process.env['PATH'] ?? '', GLOSSA_KNOWLEDGE_BASE: 'none' } })
  running.add(child)
  const outcome = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (outcome.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (outcome.stderr += text))
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child)
    return { code: code as number | null, ...outcome }
  })
  return { child, outcome, ended }
}

async function annotate(args: readonly string[], input: string) {
  const { child, ended } = start(['annotate', 'entities', '--threads', '1', ...args])
  child.stdin.on('error', () => {}).end(input)
  return ended
}

const content = 'The parcel holds one quibberfax and two spare lids, number QX-4417.'
const pairs = (body: { entities: { type: string; mention: string }[] }) => body.entities.map(({ type, mention }) => [type, mention])

test('annotate entities', async () => {
  const { code, stdout, stderr } = await annotate(['--language', 'eng'], `${JSON.stringify({ id: 7, content: 'Write to a.b@example.org.' })}\n`)
  expect(JSON.parse(stdout)).toEqual({
    id: 7,
    entities: [
      {
        type: 'IDENTIFIER:EMAIL',
        mention: 'a.b@example.org',
        normalized: 'a.b@example.org',
        count: 1,
        mentionOffsets: [{ startOffset: 9, endOffset: 24 }],
        entityId: 'T0'
      }
    ]
  })
  expect([code, stderr.includes('glossa: 1 lines'), stderr.includes('0 failed')]).toEqual([0, true, true])
})

test('annotate entities with lists of which a line is broken', async () => {
  put('accept/eng/product.txt', 'quibberfax\ntype: no type\n')
  const { code, stdout, stderr } = await annotate(['--language', 'eng', '--entity-lists', folder], `${JSON.stringify(content)}\n`)
  expect(pairs(JSON.parse(stdout))).toContainEqual(['PRODUCT', 'quibberfax'])
  expect(stderr).toMatch(/^glossa: entity lists: accept\/eng\/product\.txt, line 2: .*\nglossa: 1 lines .*\n$/)
  expect(code).toBe(0)
})

for (const [command, input] of [
  [['annotate', 'entities'], ''],
  [['serve', '--port', '0'], '']
] as const) {
  test(`${command[0]}: a list folder that is not there is a wrong setting`, async () => {
    const { child, ended } = start([...command, '--entity-lists', join(folder, 'nowhere')])
    child.stdin.on('error', () => {}).end(input)
    const { code, stderr, stdout } = await ended
    expect(stderr).toMatch(/^glossa: setting entityLists: the folder cannot be read: ENOENT.*\n$/)
    expect([code, stdout]).toEqual([1, ''])
  })
}

test('serve reads the lists again on SIGHUP, and loses no request', async () => {
  put('accept/eng/product.txt', 'quibberfax\n')
  const { child, outcome, ended } = start(['serve', '--port', '0', '--workers', '2', '--entity-lists', folder])
  while (!outcome.stderr.includes('\n')) await once(child.stderr, 'data')
  const [, base] = /ready at (http:\S+) \(/.exec(outcome.stderr)!
  const statuses = new Set<number>()
  const ask = async () => {
    const answer = await fetch(`${base}/entities`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content, language: 'eng' })
    })
    statuses.add(answer.status)
    return pairs((await answer.json()) as Parameters<typeof pairs>[0])
  }
  expect(await ask()).toContainEqual(['PRODUCT', 'quibberfax'])

  put('accept/eng/product.txt', 'type: nothing\nspare lids\n')
  put('accept/xxx/parts.patterns', 'PART_NUMBER\tQX-[0-9]{4}\n')
  const asking = Array.from({ length: 40 }, ask)
  child.kill('SIGHUP')
  await Promise.all(asking)
  await expect.poll(ask, { timeout: 10_000 }).toContainEqual(['PRODUCT', 'spare lids'])
  // Each of the two threads.
  for (const found of await Promise.all(Array.from({ length: 20 }, ask))) {
    expect(found).toContainEqual(['PART_NUMBER', 'QX-4417'])
    expect(found).not.toContainEqual(['PRODUCT', 'quibberfax'])
  }
  rmSync(folder, { recursive: true })
  child.kill('SIGHUP')
  await expect.poll(() => outcome.stdout, { timeout: 10_000 }).toContain('the lists stay as they were')
  expect(await ask()).toContainEqual(['PRODUCT', 'spare lids'])
  expect([...statuses]).toEqual([200])

  child.kill('SIGTERM')
  const { code, stdout } = await ended
  expect(code).toBe(0)
  const readings = stdout.split('\n').filter((line) => line.includes('entity lists'))
  expect(readings.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'entity lists read',
    expect.stringMatching(/^entity lists: accept\/eng\/product\.txt, line 1: /),
    'entity lists read',
    'the folder of entity lists cannot be read; the lists stay as they were'
  ])
  expect(JSON.parse(readings[2]!)).toMatchObject({ files: 2, names: 1, patterns: 1, faults: 1 })
})
