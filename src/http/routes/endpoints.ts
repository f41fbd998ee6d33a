/** The routes of all endpoints, from their list: they read the request, hand it to the service and send the worker's bytes. */
import { type TSchema, Type } from '@sinclair/typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '../../core/errors.js'
import { type Endpoint, type Params, takesDocument } from '../../endpoints/endpoint.js'
import { FullDetailSchema } from '../../endpoints/full-detail.js'
import { fullDetailAsked } from '../../service/full-detail.js'
import { answers, SupportedLanguagesSchema } from '../answers.js'
import { LINES_TYPE, LineBody, LinesSchema } from '../bulk/line-body.js'
import { pathParameters, withExamples } from '../examples.js'
import type { Front } from '../front.js'
import { jsonBytes } from '../respond.js'
import { Upload } from '../upload.js'

const accessErrors: readonly ErrorCode[] = ['unauthorized', 'forbidden', 'incompatibleClientVersion', 'tooManyRequests']
const endpointErrors: readonly ErrorCode[] = [
  'badRequestFormat',
  'badRequest',
  ...accessErrors,
  'requestEntityTooLarge',
  'unsupportedMediaType',
  'unsupportedLanguage',
  'internalServerError',
  'serviceUnavailable'
]

export function endpointRoutes(app: FastifyInstance, front: Front): void {
  for (const endpoint of front.endpoints) {
    addAnswer(app, endpoint, front)
    addSupportedLanguages(app, endpoint, front)
  }
}

function addAnswer(app: FastifyInstance, endpoint: Endpoint, { settings, service, respond, answerLines, names }: Front): void {
  const { path, tag, summary, description, request: body, answer, examples } = endpoint
  const isDocument = takesDocument(endpoint)
  const codes = [...endpointErrors, ...(isDocument ? (['badGateway'] as const) : []), ...(path.includes(':') ? (['notFound'] as const) : [])]
  const params = pathParameters(endpoint)
  const good = isDocument ? Type.Union([answer, FullDetailSchema]) : answer
  const schema = {
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    ...(params !== undefined && { params }),
    body: bodySchema(
      withExamples(body, examples, ({ request }) => request),
      isDocument
    ),
    ...((isDocument || endpoint.explains === true) && { querystring: documentQuery }),
    response: answers(
      withExamples(good, examples, ({ answer }) => answer),
      codes,
      names
    )
  }
  app.post<{ Params: Params }>(path, { schema, config: { takesDocument: isDocument } }, async (request: FastifyRequest, reply: FastifyReply) => {
    const { exchange } = request
    const fullDetail =
      (isDocument || endpoint.explains === true) && fullDetailAsked((request.query as { output?: unknown }).output, settings, exchange.headers.service)
    const params = request.params as Params
    if (request.body instanceof LineBody) {
      // A path that leads nowhere is told once, not with every line.
      if (isDocument) endpoint.read({ content: 'x' }, { params, fullDetail })
      return answerLines(request, reply, { endpoint, params, body: request.body, fullDetail })
    }
    const upload = request.body instanceof Upload ? request.body : undefined
    const { language, body: bytes } = await service.answer(
      {
        endpoint,
        params,
        body: upload === undefined ? request.body : upload.request,
        attachment: upload?.attachment,
        fullDetail,
        signal: exchange.signal
      },
      exchange
    )
    exchange.language = language
    respond(request, reply, 200, bytes)
  })
}

function addSupportedLanguages(app: FastifyInstance, endpoint: Endpoint, { store, respond }: Front): void {
  const { name, path, supportedLanguages } = endpoint
  const schema = {
    tags: ['languages'],
    summary: 'Languages and scripts that the endpoint supports',
    response: answers(SupportedLanguagesSchema, [...accessErrors, 'notFound'])
  }
  const all = jsonBytes(supportedLanguages(store, {}))
  app.get(`/${name}/supported-languages`, { schema }, (request, reply) => respond(request, reply, 200, all))
  if (path === `/${name}`) return
  app.get<{ Params: Params }>(`${path}/supported-languages`, { schema: { ...schema, params: pathParameters(endpoint) } }, (request, reply) =>
    respond(request, reply, 200, jsonBytes(supportedLanguages(store, request.params)))
  )
}

/** Body of a request by content type: one request, many of them as lines; that of a document also as an upload. */
function bodySchema(json: TSchema, isDocument: boolean): object {
  const content = { 'application/json': { schema: json }, [LINES_TYPE]: { schema: LinesSchema } }
  if (!isDocument) return { content }
  const { content: _, contentUri: __, ...fields } = json['properties'] as Record<string, TSchema>
  const upload = Type.Object({
    content: Type.String({ contentMediaType: 'application/octet-stream', description: 'the file: plain text in any known character set, or HTML' }),
    request: Type.Optional(Type.Object(fields, { description: 'the fields of the JSON request without content and contentUri' }))
  })
  return { content: { ...content, 'multipart/form-data': { schema: upload }, 'multipart/mixed': { schema: upload } } }
}

/** The query of endpoints on documents. */
const documentQuery = Type.Object({
  output: Type.Optional(
    Type.String({ description: "the service's name in lower case: the full-detail format instead of the usual answer; any other value has no effect" })
  )
})
