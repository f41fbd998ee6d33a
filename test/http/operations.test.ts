import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../../src/endpoints/index.js'
import { answerOf, EchoPool, listen, post, testApp, until } from './helper.js'

const get = async (path: string, parts: Parameters<typeof testApp>[0] = {}) => testApp(parts).inject(path)

describe('ping and info', () => {
  test('ping', async () => {
    const answer = await get('/rest/v1/ping', { argv: ['--service-name', 'Words'] })
    expect(answer.json()).toEqual({ message: 'Words at your service', time: expect.any(Number) })
    expect(Math.abs(answer.json().time - Date.now())).toBeLessThan(60_000)
  })

  test('info holds strings', async () => {
    const { name, version, buildNumber, buildTime } = (await get('/rest/v1/info')).json()
    expect(name).toBe('Glossa')
    expect(version).toMatch(/^\d+\.\d+\.\d+/)
    expect(buildNumber).toMatch(/^\d{12}$/)
    expect(new Date(buildTime).toISOString()).toBe(buildTime)
  })

  test('HEAD has the head of GET and no body', async () => {
    const url = `http://127.0.0.1:${await listen(testApp())}/rest/v1/info`
    const answer = await fetch(url, { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('')
    expect(Number(answer.headers.get('content-length'))).toBe((await (await fetch(url)).text()).length)
  })

  for (const basePath of ['', '/v2', '/a/b/c']) {
    test(`base path ${basePath || 'empty'}`, async () => {
      const app = testApp({ argv: [`--base-path=${basePath}`] })
      for (const path of [`${basePath}/ping`, '/health/live', `${basePath}/openapi.json`]) expect((await app.inject(path)).statusCode).toBe(200)
      expect((await app.inject('/rest/v1/ping')).statusCode).toBe(404)
    })
  }
})

describe('health', () => {
  for (const base of ['', '/rest/v1']) {
    test(`${base}/health/ready follows the pool, live does not`, async () => {
      const pool = new EchoPool()
      pool.ready = false
      const app = testApp({ pool })
      expect((await app.inject(`${base}/health/ready`)).json()).toMatchObject({ code: 'serviceUnavailable' })
      expect((await app.inject(`${base}/health/live`)).json()).toEqual({ status: 'live' })
      pool.ready = true
      expect((await app.inject(`${base}/health/ready`)).json()).toEqual({ status: 'ready' })
    })
  }
})

describe('draining', () => {
  test('requests in flight finish, new ones are refused, health tells', async () => {
    const pool = new EchoPool()
    const finish: (() => void)[] = []
    pool.answer = (task) => new Promise((resolve) => finish.push(() => resolve(answerOf(task, 'eng'))))
    const app = testApp({ pool })
    const url = `http://127.0.0.1:${await listen(app)}`
    const running = fetch(`${url}/rest/v1/language`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"content":"x"}' })
    await until(() => finish.length === 1)
    let drained = false
    const draining = app.drain().then(() => (drained = true))
    const refused = await fetch(`${url}/rest/v1/ping`)
    expect(refused.status).toBe(503)
    expect(refused.headers.get('connection')).toBe('close')
    expect(await refused.json()).toMatchObject({ code: 'serviceUnavailable' })
    expect((await fetch(`${url}/health/ready`)).status).toBe(503)
    expect((await fetch(`${url}/health/live`)).status).toBe(200)
    expect(drained).toBe(false)
    finish[0]?.()
    const answer = await running
    expect(answer.status).toBe(200)
    expect(answer.headers.get('connection')).toBe('close')
    await answer.text()
    await draining
    expect(drained).toBe(true)
  })

  test('gives up at its time limit', async () => {
    const pool = new EchoPool()
    pool.answer = () => new Promise(() => {})
    const app = testApp({ pool, argv: ['--drain-time-limit', '50ms'] })
    const port = await listen(app)
    const controller = new AbortController()
    const running = fetch(`http://127.0.0.1:${port}/rest/v1/language`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"content":"x"}',
      signal: controller.signal
    }).catch((error: Error) => error.name)
    await until(() => pool.tasks.length === 1)
    await app.drain()
    expect(pool.running).toBe(1)
    controller.abort()
    expect(await running).toBe('AbortError')
  })
})

describe('metrics', () => {
  test('requests, latency, stages, queue and event loop', async () => {
    const pool = new EchoPool()
    pool.queueLength = 7
    const app = testApp({ pool })
    await post(app, '/language', { content: 'x' })
    await post(app, '/language', { content: '' })
    await app.inject('/rest/v1/nowhere')
    const answer = await app.inject('/metrics')
    expect(answer.headers['content-type']).toMatch(/^text\/plain/)
    for (const line of [
      'glossa_requests_total{endpoint="/language",status="200"} 1',
      'glossa_requests_total{endpoint="/language",status="400"} 1',
      'glossa_requests_total{endpoint="unknown",status="404"} 1',
      'glossa_request_seconds_count{endpoint="/language"} 2',
      'glossa_stage_seconds_sum{endpoint="/language",stage="queue"} 0.001',
      'glossa_stage_seconds_sum{endpoint="/language",stage="work"} 0.002',
      'glossa_stage_seconds_count{endpoint="/language",stage="language"} 1',
      'glossa_queue_tasks 7',
      'glossa_running_tasks 0'
    ]) {
      expect(answer.body).toContain(`${line}\n`)
    }
    expect(answer.body).not.toContain('glossa_linking')
    expect(answer.body).toMatch(/^glossa_event_loop_delay_p99_seconds [\d.e-]+$/m)
    expect(answer.body).toMatch(/^process_resident_memory_bytes \d+$/m)
  })

  test('can be switched off', async () => {
    expect((await get('/metrics', { argv: ['--no-metrics'] })).statusCode).toBe(404)
  })
})

describe('interface document', () => {
  test('is OpenAPI 3.1 and made from the schemas that validate', async () => {
    const document = (await get('/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/rest/v1/ping',
        '/rest/v1/info',
        '/rest/v1/language',
        '/rest/v1/entities',
        '/rest/v1/entities/supported-languages',
        '/rest/v1/morphology/{features}',
        '/rest/v1/language/supported-languages',
        '/health/ready'
      ])
    )
    const { post: language } = document.paths['/rest/v1/language']
    expect(language.requestBody.content['application/json'].schema.properties.options.properties.minValidChars).toMatchObject({ type: 'integer', minimum: 1 })
    expect(Object.keys(language.responses)).toEqual(expect.arrayContaining(['200', '400', '413', '415', '503']))
    expect(language.responses['200'].headers).toHaveProperty('X-ServiceAPI-ProcessedLanguage')
    expect(document.components?.securitySchemes).toBe(undefined)
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path as Record<string, { operationId: string }>))
    const ids = operations.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(['language', 'languageSupportedLanguages', 'morphologyFeatures', 'ping', 'rootHealthLive']))
    expect(
      document.paths['/rest/v1/entities'].post.requestBody.content['multipart/mixed'].schema.properties.request.properties.options.properties.modelType
    ).toMatchObject({
      type: 'string',
      enum: ['statistical', 'DNN'],
      default: 'statistical'
    })
    // Groups that no path is in are left out.
    expect(document.tags.map(({ name }: { name: string }) => name).sort()).toEqual(
      [...new Set([...endpoints.map(({ tag }) => tag), 'languages', 'service'])].sort()
    )
    const { post: entities } = document.paths['/rest/v1/entities']
    expect(entities.requestBody.content['application/json'].schema.properties).toHaveProperty('genre')
    expect(entities.description).toContain('linkEntities')
    const { post: morphology } = document.paths['/rest/v1/morphology/{features}']
    const { disambiguatorType } = morphology.requestBody.content['application/json'].schema.properties.options.properties
    expect(JSON.stringify(disambiguatorType)).toContain('"DNN"')
  })

  test('names the key header when keys are on', async () => {
    const document = (await get('/openapi.json', { argv: ['--keys-file', 'keys.json', '--header-prefixes', 'X-Q-'] })).json()
    expect(document.components.securitySchemes.key).toMatchObject({ type: 'apiKey', in: 'header', name: 'X-Q-Key' })
  })

  for (const argv of [[], ['--keys-file', 'keys.json'], ['--base-path=']]) {
    test(`is valid ${argv.join(' ') || 'as it is'}`, async () => {
      const app = testApp({ argv })
      for (const path of ['/openapi.json', '/docs/json']) {
        const result = await new Validator().validate((await app.inject(path)).json())
        expect(result.errors ?? []).toEqual([])
        expect(result.valid).toBe(true)
      }
    })
  }

  test('shows the examples of every endpoint as request, parameters and answer', async () => {
    const document = (await get('/openapi.json')).json()
    for (const { path, examples } of endpoints) {
      const { post: operation } = document.paths[`/rest/v1${path.replace(/:(\w+)/g, '{$1}')}`]
      const named = (value: (example: (typeof examples)[number]) => unknown) =>
        Object.fromEntries(examples.map((example, index) => [`example${index + 1}`, { summary: example.summary, value: value(example) }]))
      expect(operation.requestBody.content['application/json'].examples).toEqual(named(({ request }) => request))
      expect(operation.responses['200'].content['application/json'].examples).toEqual(named(({ answer }) => answer))
      for (const parameter of (operation.parameters ?? []).filter((given: { in: string }) => given.in === 'path')) {
        expect(parameter.examples).toEqual(named(({ params }) => params?.[parameter.name]))
      }
    }
    expect(document.paths['/rest/v1/morphology/{features}'].post.parameters).toContainEqual(expect.objectContaining({ name: 'features', in: 'path' }))
  })

  test('asks for a key where one is needed, and takes it elsewhere', async () => {
    const document = (await get('/openapi.json', { argv: ['--keys-file', 'keys.json'] })).json()
    expect(document.security).toEqual([{ key: [] }])
    expect(document.paths['/rest/v1/language'].post.security).toBe(undefined)
    expect(document.paths['/rest/v1/ping'].get.security).toEqual([{}, { key: [] }])
  })
})

describe('reference page', () => {
  test('bears the name and the marks of the service only', async () => {
    const page = (await get('/docs/', { argv: ['--service-name', 'Words & <Co>'] })).body
    expect(page).toContain('<title>Words &#38; &#60;Co&#62;: interface</title>')
    expect(page).toContain('type="image/svg+xml" href="./static/theme/mark.svg"')
    expect(page).not.toMatch(/favicon-\d/)
    const start = (await get('/docs/static/swagger-initializer.js')).body
    expect(start).toContain('"layout":"BaseLayout"')
    expect(start).not.toMatch(/smartbear|Replace the logo/i)
  })

  test('finds the service relative to its own document', async () => {
    for (const argv of [[], ['--base-path=/a/b']]) expect((await get('/docs/json', { argv })).json().servers).toEqual([{ url: '..' }])
  })

  test('is given its slash, so that it finds its files behind a path of a proxy', async () => {
    for (const [path, location] of Object.entries({ '/docs': 'docs/', '/docs?a=b': 'docs/', '/docs/?a=b': './' })) {
      const answer = await get(path)
      expect(answer.statusCode).toBe(302)
      expect(answer.headers.location).toBe(location)
      expect(new URL(location, `http://h/prefix${path}`).pathname).toBe('/prefix/docs/')
    }
  })

  for (const basePath of ['/rest/v1', '']) {
    test(`needs no key, base path ${basePath || 'empty'}`, async () => {
      const app = testApp({ argv: [`--base-path=${basePath}`, '--keys-file', 'keys.json'], keys: { check: () => undefined } })
      for (const path of ['/docs/', '/docs/json', '/docs/static/theme/page.js', '/openapi.json']) expect((await app.inject(path)).statusCode).toBe(200)
      // Nothing else has become open.
      expect((await app.inject(`${basePath}/language/supported-languages`)).statusCode).toBe(403)
    })
  }

  test('and all it loads come from the service', async () => {
    const app = testApp()
    const page = await app.inject('/docs/')
    expect(page.headers['content-type']).toMatch(/^text\/html/)
    const sources = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]!)
    expect(sources.length).toBeGreaterThan(3)
    // Neither other hosts nor, without TLS in front, an upgrade to https.
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'self';/)
    expect(page.headers['content-security-policy']).not.toMatch(/https|upgrade|\.io/)
    for (const source of sources) {
      expect(source).not.toMatch(/^(https?:)?\/\//)
      expect((await app.inject(new URL(source, 'http://h/docs/').pathname)).statusCode).toBe(200)
    }
  })
})
