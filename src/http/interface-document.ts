/** The OpenAPI document, made from the schemas that validate, and the page that shows it. */
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { readBuildInfo } from '../core/build-info.js'
import type { Settings } from '../settings.js'
import type { AnswerHeaders } from './headers.js'

/** What the page may load: its own files only. No `upgrade-insecure-requests` as in the package's own policy: without TLS in front it would break the page. */
const pagePolicy = {
  'default-src': "'self'",
  'base-uri': "'self'",
  'frame-ancestors': "'self'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  'script-src-attr': "'none'",
  'style-src': "'self' 'unsafe-inline'"
}

/** To be called before any route is added. */
export function addInterfaceDocument(app: FastifyInstance, settings: Settings, names: AnswerHeaders): void {
  const withKeys = settings.keysFile !== undefined
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: settings.serviceName,
        version: readBuildInfo().version,
        description: 'Text analytics over HTTP. Every answer is a JSON object; errors are {"code", "message"}.',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' }
      },
      tags: [
        { name: 'documents', description: 'Analyse a text' },
        { name: 'languages', description: 'What is supported' },
        { name: 'service', description: 'Reachability and health' }
      ],
      ...(withKeys && {
        components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: names.key } } },
        security: [{ key: [] }]
      })
    },
    hideUntagged: true
  })
  // The page asks a public validator about the document unless it is told not to.
  app.register(swaggerUi, { routePrefix: '/docs', staticCSP: pagePolicy, uiConfig: { validatorUrl: null } })
}
