/** The OpenAPI document, made from the schemas that validate, and the page that shows it. */
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readBuildInfo } from '../core/build-info.js'
import type { Settings } from '../settings.js'
import type { AnswerHeaders } from './headers.js'
import { operationId, withAnsweredLines, withEnumerations, withoutEmptyGroups } from './openapi.js'
import { pageTheme } from './page/theme.js'

const pagePath = '/docs'

/** What the page may load: its own files only. No `upgrade-insecure-requests` as in the package's own policy: without TLS in front it would break the page. */
const pagePolicy = {
  'default-src': "'self'",
  'base-uri': "'self'",
  'form-action': "'self'",
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
        description: `Text analytics over HTTP. Every answer is a JSON object, to a body of lines one on each line; errors are \`{"code", "message"}\`.${withKeys ? ` Calls need a key in the header \`${names.key}\`.` : ''}`,
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' }
      },
      tags: [
        { name: 'documents', description: 'Analyse a text' },
        { name: 'names', description: 'Work with names' },
        { name: 'addresses', description: 'Work with addresses' },
        { name: 'languages', description: 'What is supported' },
        { name: 'service', description: 'Reachability and health' }
      ],
      ...(withKeys && {
        components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: names.key, description: 'The key that you were given.' } } },
        security: [{ key: [] }]
      })
    },
    hideUntagged: true,
    // An open path needs no key, but looks at one that is sent: callers verify their key by a ping.
    transform({ schema, url, route }) {
      const security = withKeys && route.config?.open === true ? { security: [{}, { key: [] }] } : {}
      return { schema: { ...schema, ...security, operationId: operationId(url, settings.basePath) }, url }
    },
    transformObject: (made) => ('openapiObject' in made ? withEnumerations(withAnsweredLines(withoutEmptyGroups(made.openapiObject))) : made.swaggerObject)
  })
  app.register(swaggerUi, {
    routePrefix: pagePath,
    staticCSP: pagePolicy,
    // The page asks a public validator about the document unless it is told not to; the base layout is the one without the package's top bar.
    uiConfig: { validatorUrl: null, layout: 'BaseLayout', docExpansion: 'list', defaultModelsExpandDepth: -1, displayRequestDuration: true },
    // null where the type knows only undefined, which stands for the package's own.
    logo: null as never,
    theme: pageTheme(settings.serviceName),
    uiHooks: { onRequest: toPageFolder },
    // Relative to the page's own document: right at any host and port, and behind a proxy that puts a path before it.
    transformSpecification: (document) => ({ ...document, servers: [{ url: '..' }] }),
    transformSpecificationClone: false
  })
}

/** The page asks for its files relative to itself where its address ends in a slash, and at the root of the host otherwise: it is always given its slash. */
function toPageFolder(request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  const isPage = request.routeOptions.url?.replace(/\/$/, '') === pagePath
  const [path = '', query] = request.url.split('?', 2)
  if (!isPage || (path.endsWith('/') && query === undefined)) next()
  else
    reply
      .code(302)
      .header('location', path.endsWith('/') ? './' : 'docs/')
      .type('application/json')
      .send('{"location":"docs/"}')
}
