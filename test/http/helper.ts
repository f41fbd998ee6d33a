import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { type AppParts, buildApp } from '../../src/app.js'
import { apiError } from '../../src/core/errors.js'
import type { Task } from '../../src/endpoints/endpoint.js'
import { endpoints } from '../../src/endpoints/index.js'
import { type ModelStore, openModels } from '../../src/models/store.js'
import type { ContentSource } from '../../src/service/content.js'
import { openPool } from '../../src/service/pool.js'
import { loadSettings } from '../../src/settings.js'
import { type AnalysisPool, PoolError } from '../../src/workers/analysis-pool.js'
import type { TaskResult } from '../../src/workers/messages.js'

/** A pool in this thread: it answers with the task itself, or as the test says; a hang-up cancels as in the real one. */
export class EchoPool implements AnalysisPool {
  readonly tasks: Task[] = []
  readonly cancelled: Task[] = []
  queueLength = 0
  backgroundQueueLength = 0
  running = 0
  ready = true
  answer: (task: Task) => Promise<TaskResult> | TaskResult = (task) => answerOf(task, 'eng')

  async run(task: Task, signal?: AbortSignal) {
    this.tasks.push(task)
    this.running++
    const hungUp = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => {
        this.cancelled.push(task)
        reject(new PoolError('cancelled'))
      })
    )
    try {
      return await Promise.race([this.answer(task), hungUp])
    } finally {
      this.running--
    }
  }

  async close() {}
}

export function answerOf(value: object, language: string): TaskResult {
  return { answer: { body: new TextEncoder().encode(JSON.stringify(value)), language }, queueMs: 1, workMs: 2, stages: { language: 1 } }
}

/** What a worker hands back for a language that the endpoint does not serve. */
export function refusalOf(language: string): TaskResult {
  const { code, message } = apiError('unsupportedLanguage', language)
  return { refusal: { code, message }, queueMs: 1, workMs: 2, stages: {} }
}

/** Texts that are not inline: `text of http://...`, and attached ones as they are. */
export const contentStub: ContentSource = {
  fetch: async (uri) => `text of ${uri}`,
  read: async ({ bytes }) => bytes.toString('utf8')
}

/** A real pool of one worker, with the settings of the flags. */
export function realPool(store: ModelStore, argv: readonly string[] = []): Promise<AnalysisPool> {
  return openPool(loadSettings({ argv: ['--workers=1', ...argv] }).settings, store, endpoints, {}, {})
}

export interface LogLine {
  readonly [field: string]: unknown
}

/** Collects what is logged. */
export function memoryLog() {
  const lines: LogLine[] = []
  const write = (fields: object) => void lines.push(fields as LogLine)
  return { lines, logger: { info: write, warn: write, error: write } as unknown as NonNullable<AppParts['logger']> }
}

export type TestParts = Partial<Omit<AppParts, 'settings'>> & { readonly argv?: readonly string[] }

/** An application that ends with the test. */
export function testApp(parts: TestParts = {}): FastifyInstance {
  const app = openApp(parts)
  onTestFinished(() => app.close())
  return app
}

/** An application that the caller closes: for what the names of tests are made of. */
export function openApp({ argv = [], ...parts }: TestParts = {}): FastifyInstance {
  return buildApp({
    settings: loadSettings({ argv }).settings,
    pool: new EchoPool(),
    store: openModels(),
    content: contentStub,
    logger: memoryLog().logger,
    ...parts
  })
}

/** The same, listening on a free port. @returns the port */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

/** Writes the parts to a bare socket, one after the other, and gives back all that comes until the other side closes. */
export function speak(port: number, ...parts: readonly (string | Buffer | number)[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const received: Buffer[] = []
    const socket = connect(port, '127.0.0.1')
    socket.on('data', (chunk) => received.push(chunk))
    socket.on('close', () => resolve(Buffer.concat(received).toString('utf8')))
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' || error.code === 'EPIPE' ? undefined : reject(error)))
    socket.on('connect', async () => {
      for (const part of parts) {
        if (typeof part === 'number') await pause(part)
        else if (!socket.destroyed) socket.write(part)
      }
    })
  })
}

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Waits until something holds; for what happens on another connection. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await pause(5)
}

export function post(app: FastifyInstance, path: string, payload: unknown, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: `/rest/v1${path}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : JSON.stringify(payload)
  })
}
