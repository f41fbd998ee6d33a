/** `/ping` and `/info`: answered without touching a worker. */
import type { FastifyInstance } from 'fastify'
import { readBuildInfo } from '../../core/build-info.js'
import { answers, InfoSchema, PingSchema } from '../answers.js'
import type { Front } from '../front.js'
import { jsonBytes } from '../respond.js'

const errors = ['unauthorized', 'forbidden', 'incompatibleClientVersion'] as const

export function pingRoutes(app: FastifyInstance, { settings, knowledgeBase, respond }: Front): void {
  const message = `${settings.serviceName} at your service`
  const info = jsonBytes({ name: settings.serviceName, ...readBuildInfo(), ...(knowledgeBase && { knowledgeBase }) })

  app.get(
    '/ping',
    { schema: { tags: ['service'], summary: 'Is the service there, and is the key good', response: answers(PingSchema, errors) } },
    (request, reply) => respond(request, reply, 200, jsonBytes({ message, time: Date.now() }))
  )

  app.get(
    '/info',
    { schema: { tags: ['service'], summary: 'Name and version, and the knowledge base that entities are linked to', response: answers(InfoSchema, errors) } },
    (request, reply) => respond(request, reply, 200, info)
  )
}
