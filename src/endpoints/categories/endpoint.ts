/** `POST /categories`: what an English text is about. */
import { Type } from '@sinclair/typebox'
import { categorizerArtefacts } from '../../categories/artefacts.js'
import { categoryCodes } from '../../categories/languages.js'
import { type CategoryOptions, CategoryOptionsSchema } from '../../categories/options.js'
import { type DocumentTask, documentFields, documentRequest, documentSettings, documentWeight } from '../document.js'
import type { Endpoint } from '../endpoint.js'
import { compileBody } from '../schema/validate.js'
import { inScripts } from '../supported.js'

const RequestSchema = Type.Object(documentFields(CategoryOptionsSchema))

const CategorySchema = Type.Object({
  label: Type.String({ description: 'one of the 21 categories, `ARTS_AND_ENTERTAINMENT` to `STYLE_AND_FASHION`' }),
  confidence: Type.Number({ minimum: 0, maximum: 1, description: 'share among all 21 categories, whose confidences sum to 1' }),
  score: Type.Number({ description: 'raw score: above 0 more likely than not' })
})

export const CategoriesAnswerSchema = Type.Object({
  categories: Type.Array(CategorySchema, { maxItems: 21, description: 'in descending confidence; may be empty' })
})

export interface CategoriesTask extends DocumentTask {
  readonly kind: 'categories'
  readonly options: CategoryOptions
}

const CATEGORIES = 'categories'

const checked = compileBody(RequestSchema)

export const categoriesEndpoint: Endpoint<CategoriesTask> = {
  name: CATEGORIES,
  path: '/categories',
  tag: 'documents',
  summary: 'What an English text is about: its categories among 21, with scores',
  description:
    'By default every category whose score reaches scoreThreshold, possibly none. Confidences of all 21 categories of a document sum to 1, so with several fitting ones each can be low.',
  request: RequestSchema,
  answer: CategoriesAnswerSchema,
  examples: [
    {
      summary: 'Every category that fits',
      request: { content: 'Sony Pictures is planning to shoot a good portion of the new film in Boston.', language: 'eng' },
      answer: {
        categories: [
          { label: 'ARTS_AND_ENTERTAINMENT', confidence: 0.609682, score: 2.1884 },
          { label: 'HOBBIES_AND_INTERESTS', confidence: 0.26016, score: 1.0617 }
        ]
      }
    },
    {
      summary: 'The best one only',
      request: { content: 'The airline adds direct flights to Lisbon, where hotels and beaches wait for tourists.', options: { singleLabel: true } },
      answer: { categories: [{ label: 'TRAVEL', confidence: 0.99187, score: 5.4492 }] }
    },
    {
      summary: 'A number of categories, likely or not',
      request: { content: 'The new phone has a faster processor, a better camera and runs the latest operating system.', options: { numCategories: 2 } },
      answer: {
        categories: [
          { label: 'TECHNOLOGY_AND_COMPUTING', confidence: 0.87636, score: 2.757 },
          { label: 'PERSONAL_FINANCE', confidence: 0.025081, score: -1.9445 }
        ]
      }
    }
  ],
  read(body, context) {
    const request = checked(body ?? {})
    return documentRequest(request, context, (document) => ({ kind: 'categories', ...document, options: request.options ?? {} }))
  },
  workSettings: documentSettings,
  weigh: (task) => documentWeight(task, { pace: 8, network: CATEGORIES }),
  supportedLanguages: (artefacts) => ({ supportedLanguages: inScripts(categoryCodes, () => categorizerArtefacts.every((id) => artefacts.has(id))) }),
  preloading: {
    words: [[CATEGORIES, 'categories of English texts']],
    accepts: (word) => word === CATEGORIES,
    isNetwork: (word) => word === CATEGORIES
  }
}
