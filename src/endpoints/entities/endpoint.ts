/** `POST /entities`: the names, dates, amounts and identifiers of a text. */
import { type Static, Type } from '@sinclair/typebox'
import type { ArtefactIndex } from '../../core/artefacts.js'
import { choice, defaulted, flag, optionsOf } from '../../core/options.js'
import { entityCodes, entityLanguage } from '../../entities/languages.js'
import { type EntityOptions, EntityOptionsSchema, type Genre } from '../../entities/options.js'
import { NO_BASE } from '../../settings.js'
import { type DocumentSettings, type DocumentTask, documentFields, documentRequest, documentSettings, documentWeight } from '../document.js'
import type { Endpoint } from '../endpoint.js'
import { compileBody } from '../schema/validate.js'
import { inScripts } from '../supported.js'
import { EntitiesAnswerSchema } from './answer.js'
import { type LinkOptions, linkingStep } from './linking.js'
import { openListResource } from './lists/resource.js'
import { NEURAL_WORD, ONTOLOGY_TYPES } from './preloading.js'

/** Any value is accepted and has no effect. */
const withoutEffect = (description: string) => Type.Optional(Type.Unknown({ description: `accepted for compatibility, without effect: ${description}` }))

const RequestOptionsSchema = Type.Object({
  ...EntityOptionsSchema.properties,
  linkEntities: Type.Optional(Type.Boolean({ description: 'link entities to the knowledge base; by default as the service is set up (false)' })),
  linkingConfidence: flag(true, 'with links: give how sure each is'),
  linkMentionMode: defaulted(choice(['text', 'entities'], 'with links: text lets the linker look for names that extraction missed'), 'entities'),
  includePermanentId: flag(false, 'with links: give permId where the knowledge base has one'),
  structuredRegionProcessingType: withoutEffect('how lists and tables are read'),
  useIndocServer: withoutEffect('another coreference'),
  rtsDecoder: withoutEffect('name of a decoder')
})

const RequestSchema = Type.Object({
  ...documentFields(RequestOptionsSchema),
  genre: Type.Optional(Type.String({ description: 'social-media: handles, hashtags and careless spelling are expected; any other value has no effect' }))
})

export interface EntitiesTask extends DocumentTask {
  readonly kind: 'entities'
  readonly options: EntityOptions
  readonly genre?: Genre
  /** Whether entities are linked; absent: as the service is set up. */
  readonly linkEntities?: boolean
  readonly linking: LinkOptions
}

/** How the service is set up where a request does not say. */
export interface EntitySettings extends DocumentSettings {
  /** Types that are never returned. */
  readonly typesOff: readonly string[]
  /** Whether `@names` and `#tags` are returned. */
  readonly socialMediaNames: boolean
  readonly calculateConfidence: boolean
  /** Whether entities are linked where a request does not say. */
  readonly linkEntities: boolean
  /** Whether there is a knowledge base to link to. */
  readonly canLink: boolean
}

const checked = compileBody(RequestSchema)

export const entitiesEndpoint: Endpoint<EntitiesTask> = {
  name: 'entities',
  path: '/entities',
  tag: 'documents',
  summary: 'Names, dates, amounts, addresses and other entities of a text, each with all its mentions',
  description:
    'Mentions of one person, place, organization ... within the document are one entity. With linkEntities entities carry the identifiers of the knowledge base (Wikidata, or your own); what is not in it, or not sure, is numbered within the document (T0, T1, ...), as everything is where entities are not linked.',
  request: RequestSchema,
  answer: EntitiesAnswerSchema,
  examples: [
    {
      summary: 'Names, a date and a number; two mentions of one person',
      request: { content: 'Marie Curie was born in Warsaw on 7 November 1867. Curie won two Nobel Prizes.', language: 'eng' },
      answer: {
        entities: [
          {
            type: 'PERSON',
            mention: 'Marie Curie',
            normalized: 'Marie Curie',
            count: 2,
            mentionOffsets: [
              { startOffset: 0, endOffset: 11 },
              { startOffset: 51, endOffset: 56 }
            ],
            entityId: 'T0'
          },
          { type: 'LOCATION', mention: 'Warsaw', normalized: 'Warsaw', count: 1, mentionOffsets: [{ startOffset: 24, endOffset: 30 }], entityId: 'T1' },
          {
            type: 'TEMPORAL:DATE',
            mention: '7 November 1867',
            normalized: '7 November 1867',
            count: 1,
            mentionOffsets: [{ startOffset: 34, endOffset: 49 }],
            entityId: 'T2'
          },
          { type: 'IDENTIFIER:NUMBER', mention: 'two', normalized: 'two', count: 1, mentionOffsets: [{ startOffset: 61, endOffset: 64 }], entityId: 'T3' }
        ]
      }
    },
    {
      summary: 'Mentions joined, with confidences',
      request: {
        content: 'Bill Gates founded Microsoft with Paul Allen. Gates left Microsoft in 2008, but Mr. Gates still lives near Seattle.',
        options: { calculateConfidence: true }
      },
      answer: {
        entities: [
          {
            type: 'PERSON',
            mention: 'Bill Gates',
            normalized: 'Bill Gates',
            count: 3,
            mentionOffsets: [
              { startOffset: 0, endOffset: 10 },
              { startOffset: 46, endOffset: 51 },
              { startOffset: 84, endOffset: 89 }
            ],
            entityId: 'T0',
            confidence: 0.94
          },
          {
            type: 'ORGANIZATION',
            mention: 'Microsoft',
            normalized: 'Microsoft',
            count: 2,
            mentionOffsets: [
              { startOffset: 19, endOffset: 28 },
              { startOffset: 57, endOffset: 66 }
            ],
            entityId: 'T1',
            confidence: 0.79
          },
          {
            type: 'PERSON',
            mention: 'Paul Allen',
            normalized: 'Paul Allen',
            count: 1,
            mentionOffsets: [{ startOffset: 34, endOffset: 44 }],
            entityId: 'T2',
            confidence: 0.92
          },
          { type: 'TEMPORAL:DATE', mention: '2008', normalized: '2008', count: 1, mentionOffsets: [{ startOffset: 70, endOffset: 74 }], entityId: 'T3' },
          { type: 'TITLE', mention: 'Mr.', normalized: 'Mr.', count: 1, mentionOffsets: [{ startOffset: 80, endOffset: 83 }], entityId: 'T4' },
          {
            type: 'LOCATION',
            mention: 'Seattle',
            normalized: 'Seattle',
            count: 1,
            mentionOffsets: [{ startOffset: 107, endOffset: 114 }],
            entityId: 'T5',
            confidence: 0.968
          }
        ]
      }
    },
    {
      summary: 'German: persons, a company, an amount of money',
      request: {
        content: 'Angela Merkel besuchte am 3. Mai 2019 die Firma Siemens in München. Merkel sprach mit Siemens-Chef Joe Kaeser über 250 Millionen Euro.'
      },
      answer: {
        entities: [
          {
            type: 'PERSON',
            mention: 'Angela Merkel',
            normalized: 'Angela Merkel',
            count: 2,
            mentionOffsets: [
              { startOffset: 0, endOffset: 13 },
              { startOffset: 68, endOffset: 74 }
            ],
            entityId: 'T0'
          },
          {
            type: 'ORGANIZATION',
            mention: 'Siemens',
            normalized: 'Siemens',
            count: 2,
            mentionOffsets: [
              { startOffset: 48, endOffset: 55 },
              { startOffset: 86, endOffset: 93 }
            ],
            entityId: 'T1'
          },
          {
            type: 'TEMPORAL:DATE',
            mention: '3. Mai 2019',
            normalized: '3. Mai 2019',
            count: 1,
            mentionOffsets: [{ startOffset: 26, endOffset: 37 }],
            entityId: 'T2'
          },
          { type: 'LOCATION', mention: 'München', normalized: 'München', count: 1, mentionOffsets: [{ startOffset: 59, endOffset: 66 }], entityId: 'T3' },
          { type: 'TITLE', mention: 'Chef', normalized: 'Chef', count: 1, mentionOffsets: [{ startOffset: 94, endOffset: 98 }], entityId: 'T4' },
          { type: 'PERSON', mention: 'Joe Kaeser', normalized: 'Joe Kaeser', count: 1, mentionOffsets: [{ startOffset: 99, endOffset: 109 }], entityId: 'T5' },
          {
            type: 'IDENTIFIER:MONEY',
            mention: '250 Millionen Euro',
            normalized: '250 Millionen Euro',
            count: 1,
            mentionOffsets: [{ startOffset: 115, endOffset: 133 }],
            entityId: 'T6'
          }
        ]
      }
    }
  ],
  read(body, context) {
    const request = checked(body ?? {})
    const options = optionsOf(EntityOptionsSchema, request.options ?? {})
    const link = linkOptions(request.options)
    // The only genre that is known to have an effect.
    const genre = request.genre?.trim().toLowerCase() === 'social-media' ? { genre: 'social-media' as const } : {}
    return documentRequest(request, context, (document) => ({ kind: 'entities', ...document, ...genre, options, ...link }))
  },
  weigh(task) {
    const { modelType, includeOntologyTypes } = task.options
    const variant = `${modelType === 'DNN' ? 'DNN' : ''}${includeOntologyTypes === true ? ' types' : ''}`
    return documentWeight(task, { variant, pace: variant === '' ? 2 : 30, network: variant === '' ? undefined : `entities ${variant}` })
  },
  supportedLanguages: (artefacts) => ({
    supportedLanguages: inScripts(entityCodes, (code) => isEntityModelFree(artefacts, entityLanguage(code)!))
  }),
  preloading: {
    words: [
      ['eng', 'statistical entities of a language'],
      ['entities:eng:DNN', 'its neural entities'],
      [ONTOLOGY_TYPES, 'ontology types']
    ],
    accepts(word) {
      const language = NEURAL_WORD.exec(word)?.[1]
      return word === ONTOLOGY_TYPES || entityLanguage(language ?? word) !== undefined
    },
    isNetwork: (word) => word === ONTOLOGY_TYPES || NEURAL_WORD.test(word)
  },
  workSettings: (settings): EntitySettings => ({
    ...documentSettings(settings),
    typesOff: settings.entityTypesOff,
    socialMediaNames: settings.entitySocialMediaNames,
    calculateConfidence: settings.entityConfidence,
    linkEntities: settings.linkEntities,
    canLink: settings.knowledgeBase !== NO_BASE
  }),
  knowledgeStep: linkingStep,
  openResource: ({ entityLists }) => (entityLists === undefined ? undefined : openListResource(entityLists))
}

function linkOptions(given: Static<typeof RequestOptionsSchema> = {}): Pick<EntitiesTask, 'linkEntities' | 'linking'> {
  return {
    ...(given.linkEntities !== undefined && { linkEntities: given.linkEntities }),
    linking: {
      confidence: given.linkingConfidence !== false,
      findFurther: given.linkMentionMode === 'text',
      permId: given.includePermanentId === true,
      ontologyTypes: given.includeOntologyTypes === true,
      salience: given.calculateSalience === true
    }
  }
}

/** Whether the licence setting leaves a language its entity model; one with patterns and lists only has nothing to lose. */
function isEntityModelFree(artefacts: ArtefactIndex, language: string): boolean {
  const made = [`entities/${language}`, `entities/${language}-permissive`].filter((id) => artefacts.lists(id))
  return made.length === 0 || made.some((id) => artefacts.has(id))
}
