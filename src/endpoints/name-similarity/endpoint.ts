/** `POST /name-similarity`: how likely two names are of the same person, place or organisation. */
import { Type } from '@sinclair/typebox'
import { PARAMETER_NAMES } from '../../names/matching/parameters.js'
import type { MatchParameters, NameToMatch } from '../../names/matching/types.js'
import type { Endpoint, LanguagePairSupport, PairSide, Task } from '../endpoint.js'
import { NameSchema, nameSides, nameToMatch } from '../name-object.js'
import { compileBody } from '../schema/validate.js'

const parameter = Type.Optional(Type.Number({ minimum: -10, maximum: 10 }))

const RequestSchema = Type.Object({
  name1: NameSchema,
  name2: NameSchema,
  parameters: Type.Optional(
    Type.Object(Object.fromEntries(PARAMETER_NAMES.map((name) => [name, parameter])), {
      description: 'overrides of what matching goes by; unknown ones count for nothing'
    })
  )
})

const TokensSchema = Type.Object({
  left: Type.Optional(Type.String({ description: 'word of name1, in Latin letters' })),
  right: Type.Optional(Type.String({ description: 'word of name2' })),
  kind: Type.String({ description: 'exact, spelling, sound, nickname, initial, conflict; missing for a word without a partner' }),
  score: Type.Number({ minimum: 0, maximum: 1 }),
  weight: Type.Number({ minimum: 0, maximum: 1, description: 'share of both names' })
})

export const NameSimilarityAnswerSchema = Type.Object({
  score: Type.Number({ minimum: 0, maximum: 1, description: '1 for the same name only' }),
  tokens: Type.Optional(Type.Array(TokensSchema, { description: 'how the score came about; with full detail only' }))
})

export interface NameSimilarityTask extends Task {
  readonly kind: 'name-similarity'
  readonly left: NameToMatch
  readonly right: NameToMatch
  readonly parameters?: MatchParameters
  /** Tell how the score came about. */
  readonly explained: boolean
}

const checked = compileBody(RequestSchema)

export const nameSimilarityEndpoint: Endpoint<NameSimilarityTask> = {
  name: 'name-similarity',
  path: '/name-similarity',
  tag: 'names',
  summary: 'How likely two names are of the same one',
  description: 'A score from 0 to 1. Names in different scripts and languages are compared by how they sound and by their usual forms.',
  request: RequestSchema,
  answer: NameSimilarityAnswerSchema,
  examples: [
    {
      summary: 'A name in two scripts',
      request: { name1: { text: 'Владимир Путин', language: 'rus', entityType: 'PERSON' }, name2: { text: 'Vladimir Putin', entityType: 'PERSON' } },
      answer: { score: 0.99 }
    }
  ],
  explains: true,
  read(body, { fullDetail = false }) {
    const { name1, name2, parameters } = checked(body ?? {})
    const left = nameToMatch(name1, 'name1')
    const right = nameToMatch(name2, 'name2')
    const task: NameSimilarityTask = {
      kind: 'name-similarity',
      left,
      right,
      explained: fullDetail,
      ...(parameters !== undefined && Object.keys(parameters).length > 0 && { parameters: parameters as MatchParameters })
    }
    return { task, characters: left.text.length + right.text.length }
  },
  weigh: ({ kind, left, right }) => ({ group: kind, units: left.text.length + right.text.length, guessMs: 2 }),
  supportedLanguages: () => ({ supportedLanguagePairs: pairs() })
}

/** Each language with itself and with English, and Chinese, Japanese and Korean with one another. */
function pairs(): LanguagePairSupport[] {
  const sides = nameSides()
  const han = new Set(['zho', 'jpn', 'kor'])
  const isServed = (source: PairSide, target: PairSide) =>
    source.language === target.language || source.language === 'eng' || target.language === 'eng' || (han.has(source.language) && han.has(target.language))
  return sides.flatMap((source) => sides.filter((target) => isServed(source, target)).map((target) => ({ source, target, licensed: true })))
}
