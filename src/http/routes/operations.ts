/** What operators ask for: health, metrics and the interface document. */
import type { FastifyInstance } from 'fastify'
import { apiError } from '../../core/errors.js'
import { answers, LiveSchema, ReadySchema } from '../answers.js'
import type { Front } from '../front.js'
import { jsonBytes } from '../respond.js'

export function operationRoutes(app: FastifyInstance, { pool, store, respond, metrics, isDraining }: Front): void {
  const live = jsonBytes({ status: 'live' })
  const ready = jsonBytes({ status: 'ready' })
  const config = { whileDraining: true }

  app.get('/health/live', { config, schema: { tags: ['service'], summary: 'The process answers', response: answers(LiveSchema, []) } }, (request, reply) =>
    respond(request, reply, 200, live)
  )

  app.get(
    '/health/ready',
    { config, schema: { tags: ['service'], summary: 'Models are loaded and requests are taken', response: answers(ReadySchema, ['serviceUnavailable']) } },
    (request, reply) => {
      if (isDraining()) throw apiError('serviceUnavailable', 'the service is shutting down')
      if (!pool.ready) throw apiError('serviceUnavailable', 'models are still loading')
      const models = store.unreadable()
      // the other languages and endpoints answer: taking the server out of service would lose them, too
      respond(request, reply, 200, models.length === 0 ? ready : jsonBytes({ status: 'degraded', models }))
    }
  )

  let document: Uint8Array | undefined
  app.get('/openapi.json', { schema: { hide: true } }, (request, reply) => {
    document ??= jsonBytes(app.swagger())
    respond(request, reply, 200, document)
  })

  if (metrics !== undefined) {
    app.get('/metrics', { config, schema: { hide: true } }, async (request, reply) => {
      respond(request, reply, 200, Buffer.from(await metrics.text()), { 'Content-Type': metrics.contentType })
    })
  }
}
