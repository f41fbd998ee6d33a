/** The endpoints that take a text: they read the request, hand the task to the pool and send the worker's bytes. */
import { Type } from '@sinclair/typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { textOf } from '../document.js'
import { categoriesDocument, type DocumentRequest, entitiesDocument, languageDocument, morphologyDocument, parseFeatures } from '../endpoints.js'
import { apiError, type ErrorCode } from '../errors.js'
import type { Front } from '../front.js'
import { CategoriesRequestSchema, documentQuery, EntitiesRequestSchema, LanguageRequestSchema, MorphologyRequestSchema } from '../schemas/requests.js'
import {
  answers,
  CategoriesResponseSchema,
  EntitiesResponseSchema,
  FullDetailSchema,
  LanguageResponseSchema,
  MorphologyResponseSchema
} from '../schemas/responses.js'

const documentErrors: readonly ErrorCode[] = [
  'badRequestFormat',
  'badRequest',
  'unauthorized',
  'forbidden',
  'incompatibleClientVersion',
  'requestEntityTooLarge',
  'unsupportedMediaType',
  'unsupportedLanguage',
  'tooManyRequests',
  'internalServerError',
  'badGateway',
  'serviceUnavailable'
]

export function documentRoutes(app: FastifyInstance, front: Front): void {
  const querystring = documentQuery(front.settings.fullDetailOutput)
  const analyse = createAnalyse(front)

  app.post(
    '/language',
    {
      schema: {
        tags: ['documents'],
        summary: 'Languages of a text',
        body: LanguageRequestSchema,
        querystring,
        response: answers(Type.Union([LanguageResponseSchema, FullDetailSchema]), documentErrors, front.names)
      }
    },
    (request, reply) => analyse(request, reply, languageDocument(request.body))
  )

  app.post(
    '/entities',
    {
      schema: {
        tags: ['documents'],
        summary: 'Names, dates, amounts, addresses and other entities of a text, each with all its mentions',
        description:
          'Mentions of one person, place, organization ... within the document are one entity. Entities are not linked to a knowledge base yet: options of linking are accepted, and every entityId holds within its document only.',
        body: EntitiesRequestSchema,
        querystring,
        response: answers(Type.Union([EntitiesResponseSchema, FullDetailSchema]), documentErrors, front.names)
      }
    },
    (request, reply) => analyse(request, reply, entitiesDocument(request.body))
  )

  app.post(
    '/categories',
    {
      schema: {
        tags: ['documents'],
        summary: 'What an English text is about: its categories among 21, with scores',
        description:
          'By default every category whose score reaches scoreThreshold, possibly none. Confidences of all 21 categories of a document sum to 1, so with several fitting ones each can be low.',
        body: CategoriesRequestSchema,
        querystring,
        response: answers(Type.Union([CategoriesResponseSchema, FullDetailSchema]), documentErrors, front.names)
      }
    },
    (request, reply) => analyse(request, reply, categoriesDocument(request.body))
  )

  app.post<{ Params: { features: string } }>(
    '/morphology/:features',
    {
      schema: {
        tags: ['documents'],
        summary: 'Tokens with parts of speech, lemmas, compound components and Han readings',
        description: 'features: complete, parts-of-speech, lemmas, compound-components, han-readings, or several of them with commas between',
        body: MorphologyRequestSchema,
        querystring,
        response: answers(Type.Union([MorphologyResponseSchema, FullDetailSchema]), [...documentErrors, 'notFound'], front.names)
      }
    },
    (request, reply) => {
      const features = parseFeatures(request.params.features)
      if (features === undefined) throw apiError('notFound', `/morphology/${request.params.features.slice(0, 100)}`)
      return analyse(request, reply, morphologyDocument(request.body, features))
    }
  )
}

function createAnalyse({ settings, pool, fetchContent, respond }: Front) {
  const { maxCharacters, fullDetailOutput } = settings
  return async (request: FastifyRequest, reply: FastifyReply, wanted: DocumentRequest): Promise<void> => {
    const { record } = request
    record.hangUp = new AbortController()
    const { signal } = record.hangUp
    const text = textOf(wanted, maxCharacters, fetchContent, signal)
    const task = wanted.toTask(typeof text === 'string' ? text : await text, asksFor(request.query, fullDetailOutput))
    record.characters = task.text.length
    const { result, queueMs, workMs } = await pool.run(task, signal)
    record.queueMs = queueMs
    record.workMs = workMs
    if ('unsupportedLanguage' in result) throw apiError('unsupportedLanguage', result.unsupportedLanguage)
    record.language = result.answer.language
    record.stages = result.answer.stages
    respond(request, reply, 200, result.answer.body)
  }
}

function asksFor(query: unknown, fullDetailOutput: string): boolean {
  const { output } = query as { output?: string | string[] }
  return Array.isArray(output) ? output.includes(fullDetailOutput) : output === fullDetailOutput
}
