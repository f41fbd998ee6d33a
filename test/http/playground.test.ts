import { describe, expect, test } from 'vitest'
import { testApp } from './helper.js'

const filesIn = (page: string) => [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]!)
const pageOf = async (argv: readonly string[] = []) => testApp({ argv: [...argv] }).inject('/')

describe('the page at the root', () => {
  test('may load its own files only, and is never taken from a cache unasked', async () => {
    const { statusCode, headers } = await pageOf()
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('no-referrer')
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/^default-src 'none';/)
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("style-src 'self';")
    expect(policy).toContain("connect-src 'self';")
    expect(policy).not.toMatch(/unsafe|https?:|data:|\*/)
  })

  test('has no script or style in it, and names no other host', async () => {
    const { body } = await pageOf()
    expect(body).not.toMatch(/<style|style="|\son\w+="|https?:\/\//)
    for (const [, content] of body.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)) expect(content).toBe('')
  })

  test('bears the name of the service and the word that asks for full detail', async () => {
    const { body } = await pageOf(['--service-name', 'Words & <Co>'])
    expect(body).toContain('<title>Words &#38; &#60;Co&#62;: playground</title>')
    expect(body).toContain('data-full-detail="words &#38; &#60;co&#62;"')
    expect((await pageOf(['--full-detail-output', 'detail'])).body).toContain('data-full-detail="detail"')
    expect(body).not.toContain('{{')
  })

  for (const basePath of ['/rest/v1', '']) {
    test(`needs no key, and what it loads needs none, base path ${basePath || 'empty'}`, async () => {
      const app = testApp({ argv: [`--base-path=${basePath}`, '--keys-file', 'keys.json'], keys: { check: () => undefined } })
      const { body } = await app.inject('/')
      const files = filesIn(body)
      expect(files.length).toBeGreaterThan(3)
      // relative, so that they are found behind a proxy that puts a path before them
      for (const file of files) {
        expect(file).not.toMatch(/^\//)
        expect((await app.inject(`/${file}`)).statusCode).toBe(200)
      }
      expect((await app.inject('/openapi.json')).statusCode).toBe(200)
      expect((await app.inject({ url: `${basePath}/language`, method: 'POST', payload: { content: 'x' } })).statusCode).toBe(403)
    })
  }
})

describe('the files of the page', () => {
  test('have their types, and are kept for good: their names change with their content', async () => {
    const app = testApp()
    const files = filesIn((await app.inject('/')).body).filter((file) => file.startsWith('playground/'))
    expect(files.map((file) => file.replace(/^playground\/\w+-[A-Z0-9]{8}/, ''))).toEqual(['.css', '.js'])
    const types = ['text/css; charset=utf-8', 'text/javascript; charset=utf-8']
    for (const [index, file] of files.entries()) {
      const { headers } = await app.inject(`/${file}`)
      expect(headers['content-type']).toBe(types[index])
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
  })

  test('are less than 300 kB together, and are packed for who takes it', async () => {
    const app = testApp()
    const page = await app.inject('/')
    const files = filesIn(page.body).filter((file) => file.startsWith('playground/'))
    const sizes = await Promise.all(files.map(async (file) => (await app.inject(`/${file}`)).rawPayload.length))
    expect(sizes.reduce((sum, size) => sum + size, page.rawPayload.length)).toBeLessThan(300_000)
    const packed = await app.inject({ url: `/${files[1]}`, headers: { 'accept-encoding': 'br' } })
    expect(packed.headers['content-encoding']).toBe('br')
  })

  for (const path of ['/playground/nothing.js', '/playground/index.html', '/playground/..%2f..%2fpackage.json', '/playground/__proto__'])
    test(`${path} is not found`, async () => expect((await testApp().inject(path)).statusCode).toBe(404))
})
