/** `POST /morphology/{features}`: tokens with what is known of each. */
import { Type } from '@sinclair/typebox'
import { choice, optionsOf } from '../../core/options.js'
import { hasFeature, morphologyCodes, morphologyLanguage, taggerArtefact } from '../../morphology/languages.js'
import { type MorphologyFeature, type MorphologyOptions, MorphologyOptionsSchema } from '../../morphology/options.js'
import { type DocumentTask, documentFields, documentRequest, documentSettings, documentWeight } from '../document.js'
import type { Endpoint } from '../endpoint.js'
import { compileBody } from '../schema/validate.js'
import { inScripts } from '../supported.js'
import { asksForAll, featureNames, parseFeatures } from './features.js'

const RequestOptionsSchema = Type.Object({
  ...MorphologyOptionsSchema.properties,
  // The two names that clients know; the tags of the finer set are another service's own.
  partOfSpeechTagSet: Type.Optional(choice(['upt16', 'basis'], 'tag set; upt16 is the one there is, and answers for the finer set too'))
})

const RequestSchema = Type.Object(documentFields(RequestOptionsSchema))

const nullable = <const S extends Parameters<typeof Type.Array>[0]>(schema: S) => Type.Optional(Type.Array(Type.Union([schema, Type.Null()])))

export const MorphologyAnswerSchema = Type.Object({
  tokens: Type.Array(Type.String()),
  posTags: nullable(Type.String()),
  lemmas: nullable(Type.String()),
  compoundComponents: nullable(Type.Array(Type.String())),
  hanReadings: nullable(Type.Array(Type.String()))
})

export interface MorphologyTask extends DocumentTask {
  readonly kind: 'morphology'
  readonly features: readonly MorphologyFeature[]
  readonly options: MorphologyOptions
}

const checked = compileBody(RequestSchema)

export const morphologyEndpoint: Endpoint<MorphologyTask> = {
  name: 'morphology',
  path: '/morphology/:features',
  tag: 'documents',
  summary: 'Tokens with parts of speech, lemmas, compound components and Han readings',
  description: `features: ${featureNames.join(', ')}, or several of them with commas between`,
  usage: `${featureNames.join(', ')}, or several with commas`,
  request: RequestSchema,
  answer: MorphologyAnswerSchema,
  examples: [
    {
      summary: 'All features of an English sentence',
      params: { features: 'complete' },
      request: { content: 'The geese saw the saw.', language: 'eng' },
      answer: {
        tokens: ['The', 'geese', 'saw', 'the', 'saw', '.'],
        posTags: ['DET', 'NOUN', 'VERB', 'DET', 'NOUN', 'PUNCT'],
        lemmas: ['the', 'goose', 'see', 'the', 'saw', '.'],
        compoundComponents: [null, null, null, null, null, null],
        hanReadings: [null, null, null, null, null, null]
      }
    },
    {
      summary: 'Readings of Chinese words: 行 in 银行 and 行长',
      params: { features: 'han-readings' },
      request: { content: '我们在银行工作，因为行长很忙。', language: 'zho' },
      answer: {
        tokens: ['我们', '在', '银行', '工作', '，', '因为', '行长', '很', '忙', '。'],
        hanReadings: [['wǒmen'], ['zài', 'zai'], ['yínháng'], ['gōngzuò'], null, ['yīnwèi'], ['hángzhǎng'], ['hěn'], ['máng', 'mang'], null]
      }
    },
    {
      summary: 'Lemmas and components of German compounds',
      params: { features: 'lemmas,compound-components' },
      request: { content: 'Die Rechtsschutzversicherungsgesellschaften protestierten gegen das Bundesverfassungsgericht.', language: 'deu' },
      answer: {
        tokens: ['Die', 'Rechtsschutzversicherungsgesellschaften', 'protestierten', 'gegen', 'das', 'Bundesverfassungsgericht', '.'],
        lemmas: ['der', 'Rechtsschutzversicherungsgesellschaft', 'protestieren', 'gegen', 'der', 'Bundesverfassungsgericht', '.'],
        compoundComponents: [null, ['Rechtsschutzversicherung', 'Gesellschaft'], null, null, null, ['Bund', 'Verfassungsgericht'], null]
      }
    }
  ],
  read(body, context) {
    const features = parseFeatures(context.params['features'] ?? '')
    const request = checked(body ?? {})
    const options = optionsOf(MorphologyOptionsSchema, request.options ?? {})
    return documentRequest(request, context, (document) => ({ kind: 'morphology', ...document, features, options }))
  },
  // Only Hebrew has a network.
  workSettings: documentSettings,
  weigh: (task) =>
    task.options.disambiguatorType === 'DNN' && (task.language ?? 'heb') === 'heb'
      ? documentWeight(task, { variant: 'DNN', pace: 60, network: 'hebrew' })
      : documentWeight(task, { pace: 0.8 }),
  supportedLanguages(artefacts, { features: list }) {
    // `complete` gives nulls for what a language lacks, so it supports every language.
    const wanted = list === undefined || asksForAll(list) ? [] : parseFeatures(list)
    const codes = morphologyCodes.filter((code) => wanted.every((feature) => hasFeature(morphologyLanguage(code)!, feature)))
    return { supportedLanguages: inScripts(codes, (code) => taggerArtefact(artefacts, morphologyLanguage(code)!) !== undefined) }
  },
  preloading: {
    words: [['eng', 'morphology of a language']],
    accepts: (word) => morphologyLanguage(word) !== undefined,
    isNetwork: () => false
  }
}
