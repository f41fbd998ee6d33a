/** Traces of requests, as a collector gets them. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { Traces } from '../../src/http/traces.js'
import { loadSettings } from '../../src/settings.js'
import { PoolError } from '../../src/workers/analysis-pool.js'
import { answerOf, EchoPool, memoryLog, post, testApp } from './helper.js'

interface Sent {
  readonly name: string
  readonly kind: number
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly status: { readonly code?: number }
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[]
}

/** A collector on a free port; `bodies` is what it was sent. */
async function collector(status = 200): Promise<{ url: string; bodies: string[]; spans: () => Sent[] }> {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (piece: string) => (body += piece))
    request.on('end', () => {
      bodies.push(body)
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const spans = () =>
    bodies.flatMap((body) => {
      const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] }
      return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
    })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`, bodies, spans }
}

/** An application with traces; `sent` ends them and waits for what the collector gets. */
function traced(url: string, argv: readonly string[] = []) {
  const { settings } = loadSettings({ argv: [`--traces-url=${url}`, ...argv] })
  const log = memoryLog()
  const traces = new Traces({ ...settings, tracesUrl: url }, log.logger)
  const pool = new EchoPool()
  return { app: testApp({ traces, pool, logger: log.logger, argv }), pool, log, sent: () => traces.close(5000) }
}

const attributesOf = ({ attributes }: Sent) => Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
const lengthMs = ({ startTimeUnixNano, endTimeUnixNano }: Sent) => Number(BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano)) / 1e6
const callers = '4bf92f3577b34da6a3ce929d0e0e4736'

test('a request is a span with its stages below it, and nothing of its text', async () => {
  const { url, bodies, spans } = await collector()
  const { app, pool, log, sent } = traced(url)
  pool.answer = async (task) => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    return answerOf(task, 'eng')
  }
  await post(app, '/language', { content: 'a secret' }, { 'x-serviceapi-key': 'hidden' })
  await sent()
  const [request, queue, work, stage] = ['POST /language', 'queue', 'work', 'language'].map((name) => spans().find((span) => span.name === name)!)
  expect(spans().length).toBe(4)
  expect(request!.parentSpanId ?? '').toBe('')
  expect([queue, work, stage].map((span) => span!.parentSpanId)).toEqual([request!.spanId, request!.spanId, work!.spanId])
  expect(new Set(spans().map(({ traceId }) => traceId)).size).toBe(1)
  for (const [span, ms] of [
    [queue, 1],
    [work, 2],
    [stage, 1]
  ] as const)
    expect(lengthMs(span!)).toBeCloseTo(ms, 3)
  expect(lengthMs(request!)).toBeGreaterThan(19)
  expect(Number(work!.endTimeUnixNano)).toBeLessThanOrEqual(Number(request!.endTimeUnixNano))
  expect(Math.abs(Number(request!.endTimeUnixNano) / 1e6 - Date.now())).toBeLessThan(60_000)
  expect(attributesOf(request!)).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/language',
    'http.response.status_code': 200,
    'glossa.characters': 8,
    'glossa.request_id': log.lines[0]!['requestId']
  })
  expect(log.lines[0]).toMatchObject({ traceId: request!.traceId })
  expect(bodies.join()).not.toMatch(/secret|hidden/)
})

test('goes on with the trace of its caller, who decides whether it is kept', async () => {
  const { url, spans } = await collector()
  const { app, log, sent } = traced(url, ['--traces-share=0'])
  await post(app, '/language', { content: 'a' }, { traceparent: `00-${callers}-00f067aa0ba902b7-01` })
  await post(app, '/language', { content: 'a' }, { traceparent: `00-${callers}-00f067aa0ba902b7-00` })
  await post(app, '/language', { content: 'a' }, { traceparent: 'nonsense' })
  await post(app, '/language', { content: 'a' })
  await sent()
  const requests = spans().filter(({ kind }) => kind === 2)
  expect(requests).toMatchObject([{ traceId: callers, parentSpanId: '00f067aa0ba902b7' }])
  expect(log.lines.map(({ traceId }) => traceId)).toEqual([callers, undefined, undefined, undefined])
})

test('tells faults, and leaves out whether the server is well', async () => {
  const { url, spans } = await collector()
  const { app, pool, sent } = traced(url)
  pool.answer = async () => {
    throw new PoolError('failed')
  }
  await post(app, '/language', { content: 'a' })
  await app.inject({ url: '/rest/v1/nowhere?content=secret' })
  await app.inject({ url: '/health/ready' })
  await app.inject({ url: '/metrics' })
  await sent()
  expect(spans().map((span) => [span.name, span.status.code, attributesOf(span)['error.type']])).toEqual([
    ['POST /language', 2, '500'],
    ['GET', 0, undefined]
  ])
})

test('lines of a bulk request are counted in its span', async () => {
  const { url, spans } = await collector()
  const { app, sent } = traced(url)
  await post(app, '/language', '"a"\n{"content": ""}\n"b"\n', { 'content-type': 'application/x-ndjson' })
  await sent()
  expect(spans().map((span) => [span.name, attributesOf(span)['glossa.lines'], attributesOf(span)['glossa.failed_lines']])).toEqual([['POST /language', 3, 1]])
})

test('a collector that refuses is told of in the log, once', async () => {
  const { url } = await collector(400)
  const { app, log, sent } = traced(url)
  await post(app, '/language', { content: 'a' })
  await sent()
  expect(log.lines.filter(({ spans }) => spans !== undefined)).toMatchObject([{ spans: 4 }])
})

test('a collector that is not there holds nothing up', async () => {
  const { settings } = loadSettings({})
  const log = memoryLog()
  const traces = new Traces({ ...settings, tracesUrl: 'http://127.0.0.1:1/v1/traces' }, log.logger)
  const app = testApp({ traces, logger: log.logger })
  expect((await post(app, '/language', { content: 'a' })).statusCode).toBe(200)
  const started = performance.now()
  await traces.close(100)
  expect(performance.now() - started).toBeLessThan(2000)
})
