/** Lists of the languages and scripts that an endpoint supports. */
import type { FastifyInstance } from 'fastify'
import { type LanguageSupport, supportedLanguages } from '../../workers/capabilities.js'
import type { MorphologyFeature } from '../../workers/messages.js'
import { parseFeatures } from '../endpoints.js'
import { apiError } from '../errors.js'
import type { Front } from '../front.js'
import { jsonBytes } from '../headers.js'
import { answers, SupportedLanguagesSchema } from '../schemas/responses.js'

export function supportedLanguagesRoutes(app: FastifyInstance, { store, respond }: Front): void {
  const schema = {
    tags: ['languages'],
    summary: 'Languages and scripts that the endpoint supports',
    response: answers(SupportedLanguagesSchema, ['unauthorized', 'forbidden', 'notFound', 'incompatibleClientVersion', 'tooManyRequests'])
  }

  for (const endpoint of ['language', 'morphology', 'entities', 'categories'] as const) {
    const body = jsonBytes({ supportedLanguages: supportedLanguages(endpoint, store) })
    app.get(`/${endpoint}/supported-languages`, { schema }, (request, reply) => respond(request, reply, 200, body))
  }

  app.get<{ Params: { features: string } }>('/morphology/:features/supported-languages', { schema }, (request, reply) => {
    const { features: list } = request.params
    const features = parseFeatures(list)
    if (features === undefined) throw apiError('notFound', `/morphology/${list.slice(0, 100)}`)
    // `complete` gives nulls for what a language lacks, so it supports every language.
    const lists = list.split(',').includes('complete') ? [supportedLanguages('morphology', store)] : features.map((feature) => ofFeature(feature))
    respond(request, reply, 200, jsonBytes({ supportedLanguages: lists.reduce(inBoth) }))
  })

  function ofFeature(feature: MorphologyFeature): readonly LanguageSupport[] {
    return supportedLanguages('morphology', store, feature)
  }
}

function inBoth(left: readonly LanguageSupport[], right: readonly LanguageSupport[]): readonly LanguageSupport[] {
  return left.filter((entry) => right.some(({ language, script }) => language === entry.language && script === entry.script))
}
