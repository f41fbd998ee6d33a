import { describe, expect, test } from 'vitest'
import { apiError } from '../../../src/core/errors.js'
import type { DocumentTask } from '../../../src/endpoints/document.js'
import type { Task } from '../../../src/endpoints/endpoint.js'
import { endpointAt } from '../../../src/endpoints/index.js'
import { type LineParts, lineAnswers } from '../../../src/service/lines/line-answers.js'
import { createService } from '../../../src/service/service.js'
import { PoolError } from '../../../src/workers/analysis-pool.js'
import { pairEndpoint } from '../../fixtures/pair-endpoint/endpoint.js'
import { contentStub } from '../../http/helper.js'

const times = { queueMs: 0, workMs: 0, stages: {} }

/** Answers with the task itself, so that tests see what was asked; some texts fail. */
const pool = {
  async run(task: Task) {
    const { text } = task as DocumentTask
    if (text === 'fails') throw new PoolError('failed', new Error('secret detail'))
    if (text === 'late') throw new PoolError('timeout')
    if (text === 'unsupported') return { refusal: { code: 'unsupportedLanguage' as const, message: apiError('unsupportedLanguage', 'xxx').message }, ...times }
    return { answer: { body: new TextEncoder().encode(JSON.stringify(task)), language: 'eng' }, ...times }
  }
}

const usual: LineParts = {
  ...endpointAt('language')!,
  service: createService({ settings: { maxCharacters: 100 }, pool, content: contentStub }),
  settings: { maxBodyBytes: 1000 },
  fullDetail: false,
  field: 'content',
  defaults: {}
}

async function answerText(line: string | undefined, parts: Partial<LineParts> = {}): Promise<string> {
  const bytes = line === undefined ? undefined : Buffer.from(line)
  const output = await lineAnswers({ ...usual, ...parts }, () => {})({ bytes, number: 12 })
  const text = Buffer.from(output).toString()
  expect(text.endsWith('\n')).toBe(true)
  expect(text.slice(0, -1)).not.toContain('\n')
  return text
}

const answer = async (line: string | undefined, parts: Partial<LineParts> = {}): Promise<unknown> => JSON.parse(await answerText(line, parts))

const task = (text: string, more: object = {}) => ({ kind: 'language', text, fullDetail: false, options: {}, ...more })

describe('an id is spelt as it came', () => {
  for (const id of ['9007199254740993', '12345678901234567890', '1e400', '{"row":9007199254740993}', '0.10'])
    for (const content of ['a', ''])
      test(`${id}, ${content === '' ? 'of a line that fails' : 'of an answer'}`, async () =>
        expect(await answerText(`\ufeff{"content": "${content}", "id": ${id}}\r`)).toSatisfy((text: string) => text.startsWith(`{"id":${id},"`)))
})

describe('a line is read', () => {
  for (const [what, line, parts, expected] of [
    ['as a string', '"hello"', {}, task('hello')],
    ['as an object', '{"content": "hello"}', {}, task('hello')],
    ['with its language', '{"content": "hello", "language": "eng"}', {}, task('hello', { language: 'eng' })],
    ['with its options, strings coerced', '{"content": "a", "options": {"multilingual": "true"}}', {}, task('a', { options: { multilingual: true } })],
    ['with its id, a number', '{"id": 7, "content": "a"}', {}, { id: 7, ...task('a') }],
    ['with its id, of any kind', '{"id": {"row": [1, null]}, "content": "a"}', {}, { id: { row: [1, null] }, ...task('a') }],
    ['with its id null', '{"id": null, "content": "a"}', {}, { id: null, ...task('a') }],
    ['without its other fields', '{"content": "a", "author": "b"}', {}, task('a')],
    ['with a line end of another system', '{"content": "a"}\r', {}, task('a')],
    ['after a byte order mark', '\ufeff{"content": "a"}', {}, task('a')],
    ['from another field', '{"text": "a", "content": "b"}', { field: 'text' }, task('a')],
    ['from the web', '{"contentUri": "http://example.org/"}', {}, task('text of http://example.org/')],
    ['with the language of the flags', '"a"', { defaults: { language: 'deu' } }, task('a', { language: 'deu' })],
    ['with its own language before that', '{"content": "a", "language": "fra"}', { defaults: { language: 'deu' } }, task('a', { language: 'fra' })],
    [
      'with its own options over those of the flags',
      '{"content": "a", "options": {"multilingual": false}}',
      { defaults: { options: { multilingual: true, koreanDialects: true } } },
      task('a', { options: { multilingual: false, koreanDialects: true } })
    ],
    ['for full detail', '"a"', { fullDetail: true }, task('a', { fullDetail: true })],
    ['for another endpoint', '"a"', endpointAt('morphology/lemmas')!, { kind: 'morphology', text: 'a', fullDetail: false, features: ['lemmas'], options: {} }],
    ['with lone surrogates', '"\\ud800"', {}, task('\ud800')],
    ['with a __proto__ that is data', '{"content": "a", "__proto__": {"language": "deu"}}', {}, task('a')]
  ] as const) {
    test(what, async () => expect(await answer(line, parts)).toEqual(expected))
  }
})

describe('a line fails', () => {
  for (const [what, line, code, message] of [
    ['when it is empty', '', 'badRequestFormat', /must be a JSON object or a JSON string/],
    ['when it is no JSON', '{"content": ', 'badRequestFormat', /^the line is not valid JSON/],
    ['when it is a list', '["a"]', 'badRequestFormat', /must be a JSON object or a JSON string/],
    ['when it is null', 'null', 'badRequestFormat', /must be a JSON object or a JSON string/],
    ['without text', '{}', 'badRequestFormat', /no content provided/],
    ['with an empty text', '""', 'badRequestFormat', /empty/],
    ['with text of another type', '{"content": 5}', 'badRequestFormat', /content/],
    ['with options of another type', '{"content": "a", "options": []}', 'badRequestFormat', /options/],
    ['with text and address', '{"content": "a", "contentUri": "http://example.org/"}', 'badRequestFormat', /only one/],
    ['with too many characters', JSON.stringify('x'.repeat(101)), 'requestEntityTooLarge', /101 characters/],
    ['when it is too long to be read', undefined, 'requestEntityTooLarge', /more than 1000 bytes/],
    ['in an unknown language', '{"content": "a", "language": "tlh"}', 'unsupportedLanguage', /tlh is not supported/],
    ['in a language that is not supported', '"unsupported"', 'unsupportedLanguage', /xxx is not supported/],
    ['when the time is up', '"late"', 'serviceUnavailable', /took too long/]
  ] as const) {
    test(what, async () => expect(await answer(line)).toEqual({ error: { code, message: expect.stringMatching(message) }, line: 12 }))
  }
  test('with its id', async () => expect(await answer('{"id": "7", "content": ""}')).toMatchObject({ id: '7', error: { code: 'badRequestFormat' } }))
  test('without telling what went wrong inside', async () => {
    const failed = await answer('"fails"')
    expect(failed).toMatchObject({ error: { code: 'internalServerError' } })
    expect(JSON.stringify(failed)).not.toContain('secret detail')
  })
  test('and is counted', async () => {
    const counted: (string | undefined)[] = []
    const annotate = lineAnswers(usual, (_, error) => counted.push(error?.code))
    await annotate({ bytes: Buffer.from('"a"'), number: 1 })
    await annotate({ bytes: Buffer.from('""'), number: 2 })
    expect(counted).toEqual([undefined, 'badRequestFormat'])
  })
  test('when it is not UTF-8', async () => {
    const output = await lineAnswers(usual, () => {})({ bytes: Buffer.from([0x22, 0xff, 0x22]), number: 3 })
    const error = { code: 'badRequestFormat', message: 'the line is not valid UTF-8' }
    expect(JSON.parse(Buffer.from(output).toString())).toEqual({ error, line: 3 })
  })
})

describe('a line for an endpoint without a text', () => {
  const parts = { endpoint: pairEndpoint, params: {} }
  test('is the body itself, its id carried over', async () => {
    const task = { kind: 'pair-similarity', names: ['a', 'b'], types: [null, null], threshold: 0.2 }
    expect(await answer('{"id": 3, "name1": "a", "name2": {"text": "b"}}', parts)).toEqual({ id: 3, ...task })
  })
  test('is no string', async () => {
    expect(await answer('"a"', parts)).toMatchObject({ error: { code: 'badRequestFormat', message: 'the line must be a JSON object' } })
  })
})
