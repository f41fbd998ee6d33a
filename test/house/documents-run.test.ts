/**
 * Every command, request and program of the documents does what they say.
 *
 * A block of commands is run by bash in a temporary folder, all blocks of a page one after the other, with `localhost:8181` replaced by a server on a free port:
 * one common server, or the one that the page told its reader to start with arguments (`npm start -- ...`). A `json` or `text` block right after it is the
 * answer. What may vary is marked `...` there, numbers may differ by 0.01, columns by their width; a request whose answer is not shown must be answered 200.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../src/endpoints/index.js'
import { loadSettings } from '../../src/settings.js'
import { type Block, blocksOf, documents, jsonOf, readDocument, root, shownAs, wordsOf } from './document-blocks.js'
import { isRunnable, notRunOf, type Outcome, PageRunner, type Server, startLine, startServer } from './page-runner.js'

const hasJava = spawnSync('java', ['-version']).status === 0
const pages = documents.map((name) => ({ name, blocks: blocksOf(readDocument(name)) }))
const isRun = (block: Block) => (block.language === 'java' ? hasJava : isRunnable(block))

const common = { server: undefined as Promise<Server> | undefined, runners: [] as PageRunner[] }
const outcomes = new Map<Block, Promise<Outcome>>()

/** The pages run side by side, and each from its top; a test looks at the outcome of its block. */
beforeAll(() => {
  const server = startServer()
  common.server = server
  for (const { blocks } of pages) {
    const runner = new PageRunner(server)
    common.runners.push(runner)
    let last: Promise<unknown> = server
    for (const block of blocks.filter(isRun)) {
      const outcome = last.then(() => runner.run(block))
      outcomes.set(block, outcome)
      // The test that waits for the outcome reports a fault; the blocks after it run all the same.
      last = outcome.catch(() => undefined)
    }
  }
})

afterAll(async () => {
  for (const runner of common.runners) runner.close()
  ;(await common.server)?.stop()
})

for (const { name, blocks } of pages.filter((page) => page.blocks.length > 0)) {
  describe(name, () => {
    for (const block of blocks.filter(isRun)) {
      const { line, language, source, answer } = block
      const first = source.split('\n').find((text) => text !== '')
      it(`line ${line}: ${language === 'sh' ? first : `the program in ${language}`}`, { timeout: 60_000 }, async () => {
        const { code, stdout, stderr } = (await outcomes.get(block))!
        expect(code, stderr).toBe(0)
        if (answer?.language === 'json') {
          const real = jsonOf(stdout)
          expect(real).toEqual(shownAs(jsonOf(answer.text), real))
        } else if (answer?.language === 'text') {
          const real = wordsOf(stdout)
          expect(real).toEqual(shownAs(wordsOf(answer.text), real))
        }
      })
    }
    for (const { line } of blocks.filter(({ language }) => language === 'java' && !hasJava))
      it.skip(`line ${line}: the program in java, which is not installed here`)
  })
}

describe('commands that are not run', () => {
  const notRun = pages.flatMap(({ blocks }) => blocks.flatMap(notRunOf))

  it('are the start and the tests', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['start', 'test']))
    expect(notRun.filter((line) => !startLine.test(line)).map((line) => line.replace(/ *#.*/, ''))).toEqual(['npm start', 'npm test'])
  })

  for (const line of notRun.filter((text) => startLine.test(text))) {
    it(`${line}: has settings that exist`, () => {
      const { env = '', argv } = startLine.exec(line)!.groups!
      const environment = Object.fromEntries(
        env
          .split(' ')
          .filter(Boolean)
          .map((pair) => pair.split('=') as [string, string])
      )
      const { origins } = loadSettings({ argv: argv?.split(' ') ?? [], env: environment })
      const given = Object.values(origins).filter((origin) => origin !== 'default')
      expect(given).toHaveLength(Object.keys(environment).length + (argv?.match(/--/g) ?? []).length)
    })
  }
})

it('each endpoint, client language and command is among what is run', () => {
  const sources = pages.flatMap(({ blocks }) => blocks.filter(isRun).map(({ language, source }) => `${language} ${source}`))
  const asked = [...endpoints.map(({ name }) => `/rest/v1/${name}`), '/rest/v1/ping', '/rest/v1/info', '/supported-languages']
  const commands = ['annotate', 'models', 'keys', 'config', 'help'].map((command) => `./glossa ${command}`)
  for (const wanted of [...asked, ...commands, 'js ', 'python '])
    expect(
      sources.filter((source) => source.includes(wanted)),
      wanted
    ).not.toEqual([])
})

describe('an answer that a document shows', () => {
  for (const [what, shown, real] of [
    ['lacks a field', '{"a": 1}', { a: 1, b: 2 }],
    ['has a field too many', '{"a": 1, "b": 2}', { a: 1 }],
    ['differs in a number', '{"a": 0.52}', { a: 0.54 }],
    ['differs in a whole number', '{"a": 3}', { a: 3.5 }],
    ['is longer than its open end allows', '[1, 2, 3, ...]', [1, 2]],
    ['differs before its open end', '{"a": 1, ...}', { a: 2, b: 3 }]
  ] as const) {
    it(`${what}: is told`, () => expect(shownAs(jsonOf(shown), real)).not.toEqual(real))
  }
  for (const [what, shown, real] of [
    ['rounds', '{"a": 0.52, "b": 1}', { a: 0.5249, b: 0.99999 }],
    ['leaves values open', '{"a": ..., "b": 1}', { a: 'any', b: 1 }],
    ['leaves ends open', '{"a": [1, ...], ...}', { a: [1, 2, 3], b: 4 }],
    ['is one object a line', '{"a": 1}\n{"a": 2}\n', [{ a: 1 }, { a: 2 }]]
  ] as const) {
    it(`${what}: holds`, () => expect(shownAs(jsonOf(shown), real)).toEqual(real))
  }
})
