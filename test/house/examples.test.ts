/** Programs in `examples/`: they compile, are called as their guides say, and do what these promise; without Spark or a broker, whose packages are stood in for. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const examples = join(root, 'examples')
const files = readdirSync(examples, { recursive: true, encoding: 'utf8' })
const programs = files.filter((path) => path.endsWith('.py'))
const guides = files.filter((path) => path.endsWith('README.md'))
const stubs = join(root, 'test/fixtures/examples')
const read = (path: string) => readFileSync(join(examples, path), 'utf8')
const python = (words: readonly string[], input = '') =>
  spawnSync('python3', ['-S', '-B', ...words], { encoding: 'utf8', input, env: { ...process.env, PYTHONPATH: stubs } })
const hasPython = python(['--version']).status === 0

describe('Python of the examples', () => {
  it('is found', () => expect(programs.length).toBeGreaterThanOrEqual(4))

  it.skipIf(!hasPython)('compiles', () => {
    const check = 'import ast, sys\nfor path in sys.argv[1:]: ast.parse(open(path, encoding="utf-8").read(), path)'
    expect(python(['-c', check, ...programs.map((path) => join(examples, path))])).toMatchObject({ status: 0, stderr: '' })
  })
})

describe('guides of the examples', () => {
  for (const guide of guides) {
    it(`${guide}: commands have the arguments that the programs know and require`, () => {
      const commands = [...read(guide).matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.replaceAll('\\\n', ' ').split('\n'))
      const calls = commands.flatMap((command) => {
        const words = command.split(' -- ')[0]!.split(' ').filter(Boolean)
        const at = words.findIndex((word) => programs.includes(join(dirname(guide), word)))
        return at === -1 ? [] : [{ program: join(dirname(guide), words[at]!), given: words.slice(at + 1).filter((word) => word.startsWith('--')) }]
      })
      for (const { program, given } of calls) {
        const defined = [...read(program).matchAll(/add_argument\("(--[\w-]+)"(, required=True)?/g)]
        expect(defined.map(([, flag]) => flag)).toEqual(expect.arrayContaining(given))
        const required = defined.filter(([, , isRequired]) => isRequired).map(([, flag]) => flag)
        expect(given).toEqual(expect.arrayContaining(required))
      }
      expect(calls.length).toBe(programs.filter((program) => dirname(program) === dirname(guide)).length)
    })

    it(`${guide}: links lead to files, and a page of docs leads to it`, () => {
      const links = [...read(guide).matchAll(/\]\(([^)\s:#]+)/g)].map(([, target = '']) => normalize(join('examples', dirname(guide), target)))
      expect(links.filter((link) => !existsSync(join(root, link)))).toEqual([])
      const pages = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'))
      expect(pages.some((name) => readFileSync(join(root, 'docs', name), 'utf8').includes(`(../examples/${guide})`))).toBe(true)
    })
  }
})

interface Case {
  /** Of each partition; each character is a byte. */
  readonly values: readonly (readonly (string | null)[])[]
  readonly flags?: readonly string[]
  readonly faults?: readonly ({ readonly retriable?: boolean; readonly aborts?: boolean } | null)[]
  readonly revoked?: Readonly<Record<number, number>>
}

type Sent = [topic: string, partition: number, value: string | null, headers: Record<string, string>, time: number]

function work(
  { values, flags = [], faults = [], revoked = {} }: Case,
  glossa = join(stubs, 'echo.py')
): { sent: Sent[]; offsets: Record<string, number>; ended: string } {
  const words = [join(stubs, 'drive-kafka.py'), join(examples, 'kafka/worker.py'), glossa]
  const { stdout, stderr } = python(words, JSON.stringify({ values, flags, faults, revoked }))
  expect(stdout, stderr).not.toBe('')
  return JSON.parse(stdout)
}

const question = (id: number) => JSON.stringify({ id, content: 'Wo ist die Bibliothek?' })
const eight = [[0, 1, 2, 3].map(question), [4, 5, 6, 7].map(question)]
const placesOf = (sent: readonly Sent[]) => sent.map(([, , , headers]) => headers['glossa-source']).sort()
const eightPlaces = [0, 1].flatMap((partition) => [0, 1, 2, 3].map((offset) => `in-${partition}-${offset}`))

describe.skipIf(!hasPython)('examples/kafka/worker.py', { timeout: 120_000 }, () => {
  it('answers what can be answered, and keeps the rest apart with its error, each in its place', () => {
    const cases: [value: string | null, topic: string, code?: string][] = [
      [question(0), 'out'],
      ['"Wo ist die Bibliothek?"', 'out'],
      ['', 'failed', 'badRequestFormat'],
      [' \r\n\t\n ', 'failed', 'badRequestFormat'],
      [null, 'out'],
      ['{"content": ', 'failed', 'badRequestFormat'],
      ['[7]', 'failed', 'badRequestFormat'],
      [`${'['.repeat(50_000)}`, 'failed', 'badRequestFormat'],
      ['\u00ff\u00fe\u0000', 'failed', 'badRequestFormat'],
      [JSON.stringify({ id: 9, content: 'x'.repeat(700_000) }), 'failed', 'requestEntityTooLarge'],
      ['{"id": 10, "content": "a line end\nwithin a string"}', 'failed', 'badRequestFormat'],
      ['{\n  "id": 12345678901234567890,\n  "content": "Wo ist die Bibliothek?"\n}\n', 'out'],
      ['{"id": "\\ud83d \\"error\\":", "content": "Wo ist die Bibliothek?", "note": 1e999}', 'out'],
      [JSON.stringify({ content: 'x', language: 'klingon \ud83d' }), 'failed', 'unsupportedLanguage'],
      [question(14), 'out']
    ]
    const { sent, offsets, ended } = work({ values: [[], cases.map(([value]) => value)] }, join(root, 'glossa'))
    expect(ended).toBe('stopped')
    expect(offsets).toEqual({ 1: cases.length })
    expect(sent.map(([, , , headers]) => headers['glossa-source'])).toEqual(cases.map((_, offset) => `in-1-${offset}`))
    for (const [offset, [value, topic, code]] of cases.entries()) {
      const [where, partition, answer, headers, time] = sent[offset]!
      expect([where, partition, time], `message ${offset}`).toEqual([topic, topic === 'out' ? 1 : 0, 1000 + offset])
      expect(headers['own']).toBe(offset % 2 === 1 ? 'header' : undefined)
      if (topic === 'failed') {
        expect(JSON.parse(headers['glossa-error']!), `message ${offset}`).toMatchObject({ code })
        expect(answer).toBe(Buffer.from(value!, 'latin1').toString('utf8'))
      } else if (value === null) expect(answer).toBeNull()
      else expect(answer, `message ${offset}`).toContain('"languageDetections":[{"language":"deu"')
    }
    expect(sent[11]![2]).toMatch(/^\{"id":12345678901234567890,/)
  })

  it('takes a batch back that the broker refuses, and sends nothing twice', () => {
    const { sent, offsets, ended } = work({
      values: eight,
      flags: ['--batch', '3'],
      faults: [null, { aborts: true }, { retriable: true }, null, { aborts: true }]
    })
    expect(ended).toBe('stopped')
    expect(placesOf(sent)).toEqual(eightPlaces)
    expect(offsets).toEqual({ 0: 4, 1: 4 })
    for (const partition of [0, 1]) expect(sent.filter(([, place]) => place === partition).map(([, , , , time]) => time)).toEqual([1000, 1001, 1002, 1003])
  })

  it('leaves what it has gathered of a partition that goes to another worker', () => {
    const { sent, offsets } = work({ values: eight, flags: ['--batch', '5'], revoked: { 4: 1, 9: 0 } })
    expect(placesOf(sent)).toEqual(eightPlaces)
    expect(offsets).toEqual({ 0: 4, 1: 4 })
  })

  it('ends where the broker does not want it any more, or goes on refusing', () => {
    expect(work({ values: eight, flags: ['--batch', '3'], faults: [null, {}] })).toMatchObject({ ended: expect.not.stringMatching('stopped') })
    const { sent, ended } = work({ values: eight, faults: Array.from({ length: 9 }, () => ({ aborts: true })) })
    expect(ended).not.toBe('stopped')
    expect(sent).toEqual([])
  })

  it('makes failures of answers that are longer than the topic takes', () => {
    const { sent, ended } = work({ values: [[question(0)], []], flags: ['--max-bytes', '20'] })
    expect(ended).toBe('stopped')
    expect(sent).toHaveLength(1)
    expect(sent[0]![0]).toBe('failed')
    expect(JSON.parse(sent[0]![3]['glossa-error']!)).toMatchObject({ code: 'requestEntityTooLarge', message: expect.stringContaining('more than 20') })
  })

  it('ends where the command does', () => {
    expect(work({ values: eight, flags: ['--', '--no-such-flag'] }).ended).toMatch('glossa ended with 2 after 0 of 8 lines')
  })
})
