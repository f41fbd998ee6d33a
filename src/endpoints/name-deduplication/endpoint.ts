/** `POST /name-deduplication`: which names of a list are of the same one. */
import { Type } from '@sinclair/typebox'
import type { NameToMatch } from '../../names/matching/types.js'
import type { Endpoint, Task } from '../endpoint.js'
import { NameSchema, nameSides, nameToMatch } from '../name-object.js'
import { compileBody } from '../schema/validate.js'

export const MOST_NAMES = 1000
const USUAL_THRESHOLD = 0.75

const RequestSchema = Type.Object({
  names: Type.Array(NameSchema, { minItems: 1, maxItems: MOST_NAMES, description: `names, ${MOST_NAMES} at most` }),
  threshold: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 1,
      default: USUAL_THRESHOLD,
      description: 'names of a cluster are this alike on average: higher values make more clusters'
    })
  )
})

export const NameDeduplicationAnswerSchema = Type.Object({
  results: Type.Array(Type.String(), { description: 'the cluster of each name, in their order' })
})

export interface NameDeduplicationTask extends Task {
  readonly kind: 'name-deduplication'
  readonly names: readonly NameToMatch[]
  readonly threshold: number
}

const checked = compileBody(RequestSchema)

export const nameDeduplicationEndpoint: Endpoint<NameDeduplicationTask> = {
  name: 'name-deduplication',
  path: '/name-deduplication',
  tag: 'names',
  summary: 'Which names of a list are of the same one',
  request: RequestSchema,
  answer: NameDeduplicationAnswerSchema,
  examples: [
    {
      summary: 'Three names of two persons',
      request: { names: [{ text: 'Jim Gunn' }, { text: 'Joan Smith' }, { text: 'James Gunn' }], threshold: 0.75 },
      answer: { results: ['1', '2', '1'] }
    }
  ],
  read(body) {
    const { names, threshold = USUAL_THRESHOLD } = checked(body ?? {})
    const all = names.map((name, place) => nameToMatch(name, `names.${place}`))
    const characters = all.reduce((sum, { text }) => sum + text.length, 0)
    return { task: { kind: 'name-deduplication', names: all, threshold }, characters }
  },
  // some pairs of each name are compared
  weigh: ({ kind, names }) => ({ group: kind, units: names.length, guessMs: 1 + names.length }),
  supportedLanguages: () => ({ supportedLanguages: nameSides().map(({ language, script }) => ({ language, script, licensed: true })) })
}
