/** The copied requests are run as they are: what they send is what the page sent. */
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pythonValue, SNIPPETS, type Snippet, snippet } from '../../src/playground/call/snippets.js'

const heard: { url: string | undefined; body: unknown; key: unknown }[] = []
const server = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (part) => (body += part))
  request.on('end', () => {
    heard.push({ url: request.url, body: JSON.parse(body), key: request.headers['x-test-key'] })
    response.setHeader('content-type', 'application/json').end('{"good": true}')
  })
})
beforeAll(() => new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready)))
afterAll(() => void server.close())

const programs: Readonly<Record<Snippet, readonly [string, ...string[]]>> = {
  curl: ['bash', '-c'],
  Python: ['python3', '-c'],
  Node: [process.execPath, '--input-type=module', '-e']
}

const run = (kind: Snippet, text: string) =>
  new Promise<string>((ended, failed) => {
    const [program, ...args] = programs[kind]
    const child = spawn(program, [...args, text], { env: { ...process.env, API_KEY: 'secret' } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part: string) => (output += part))
    child.on('error', failed)
    child.on('close', (code) => (code === 0 ? ended(output) : failed(new Error(output))))
  })

const hard = { content: `It's "so" \\n $HOME \`x\` %s\n😀 سلام \u0000\u2028 ${'\ud800'}`, options: { yes: true, none: null, numbers: [1, 0.5, -2e-7] } }

describe('a request that is copied', () => {
  for (const kind of SNIPPETS) {
    test(`as ${kind} sends what the page sent`, async () => {
      const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/behind/`
      const text = snippet(kind, { url: 'rest/v1/a,b?output=x', body: hard }, base, 'X-Test-Key')
      expect(text).not.toContain('secret')
      expect(JSON.parse(await run(kind, text))).toEqual({ good: true })
      expect(heard.pop()).toEqual({ url: '/behind/rest/v1/a,b?output=x', body: hard, key: 'secret' })
    })

    test(`as ${kind} names no key where none is asked for`, () => {
      expect(snippet(kind, { url: 'a', body: {} }, 'http://h/', undefined)).not.toMatch(/API_KEY/)
    })
  }

  test('with a long text is no longer than a word of a command may be', async () => {
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    const body = { content: `It's 北京\n`.repeat(12_000) }
    const text = snippet('curl', { url: 'a', body }, base, undefined)
    const shell = spawn('bash', ['-s'])
    shell.stdin.end(text)
    expect(await new Promise((ended) => shell.on('close', ended))).toBe(0)
    expect(heard.pop()).toEqual({ url: '/a', body, key: undefined })
  })

  test('has no sign that is not seen, or turns the text around it', () => {
    const body = { content: 'a\u202eb\u200bc\ufeffd\u2066' }
    for (const kind of SNIPPETS) {
      const text = snippet(kind, { url: 'a', body }, 'http://h/', undefined)
      expect(text).not.toMatch(/[\u200b\u202e\u2066\ufeff]/)
      expect(text).toContain('a\\u202eb\\u200bc\\ufeffd\\u2066')
    }
  })

  test('values of Python', () => expect(pythonValue({ a: [true, false, null, 'é"'] })).toBe('{"a": [True, False, None, "é\\""]}'))
})
