/** `POST /address-similarity`: how likely two addresses are of the same place. */
import { Type } from '@sinclair/typebox'
import { PARAMETER_NAMES } from '../../addresses/matching/parameters.js'
import type { AddressParameters } from '../../addresses/matching/types.js'
import { ADDRESS_FIELDS } from '../../addresses/types.js'
import { AddressSchema, type GivenAddress, givenAddress, lengthOf } from '../address-object.js'
import type { Endpoint, LanguagePairSupport, PairSide, Task } from '../endpoint.js'
import { compileBody } from '../schema/validate.js'

const parameter = Type.Optional(Type.Number({ minimum: -100, maximum: 100 }))

const RequestSchema = Type.Object({
  address1: AddressSchema,
  address2: AddressSchema,
  parameters: Type.Optional(
    Type.Object(Object.fromEntries(PARAMETER_NAMES.map((name) => [name, parameter])), {
      description: 'overrides of what matching goes by: weights of fields (1 each), the rest as documented; unknown ones count for nothing'
    })
  )
})

const ParsedSchema = Type.Record(Type.String(), Type.String(), { description: 'the fields as they were compared' })

const FieldsSchema = Type.Object({
  leftField: Type.Optional(Type.String({ description: 'field of address1' })),
  rightField: Type.Optional(Type.String({ description: 'field of address2; another one where fields were compared across' })),
  left: Type.Optional(Type.String()),
  right: Type.Optional(Type.String()),
  kind: Type.String({ description: 'exact, alike, abbreviation, same place, range, letter, part, conflict; missing for a field of one address only' }),
  score: Type.Number({ minimum: 0, maximum: 1 })
})

export const AddressSimilarityAnswerSchema = Type.Object({
  score: Type.Number({ minimum: 0, maximum: 1, description: '1 for the same address only; 0.5 parts the same from others best' }),
  address1: Type.Optional(ParsedSchema),
  address2: Type.Optional(ParsedSchema),
  fields: Type.Optional(Type.Array(FieldsSchema, { description: 'how the score came about; with full detail only, as are the addresses' }))
})

export interface AddressSimilarityTask extends Task {
  readonly kind: 'address-similarity'
  readonly left: GivenAddress
  readonly right: GivenAddress
  readonly parameters?: AddressParameters
  /** Tell how the score came about. */
  readonly explained: boolean
}

const checked = compileBody(RequestSchema)

export const addressSimilarityEndpoint: Endpoint<AddressSimilarityTask> = {
  name: 'address-similarity',
  path: '/address-similarity',
  tag: 'addresses',
  summary: 'How likely two addresses are of the same place',
  description: `A score from 0 to 1. Addresses are objects of fields (${ADDRESS_FIELDS.join(', ')}) or single lines, which are parsed into such fields.`,
  request: RequestSchema,
  answer: AddressSimilarityAnswerSchema,
  examples: [
    {
      summary: 'Fields against a line',
      request: {
        address1: { houseNumber: '1600', road: 'Pennsylvania Ave N.W.', city: 'Washington', state: 'DC', postCode: '20500' },
        address2: '1600 Pennsylvania Avenue Northwest, Washington, DC 20500'
      },
      answer: { score: 0.99 }
    }
  ],
  explains: true,
  read(body, { fullDetail = false }) {
    const { address1, address2, parameters } = checked(body ?? {})
    const left = givenAddress(address1, 'address1')
    const right = givenAddress(address2, 'address2')
    const task: AddressSimilarityTask = {
      kind: 'address-similarity',
      left,
      right,
      explained: fullDetail,
      ...(parameters !== undefined && Object.keys(parameters).length > 0 && { parameters: parameters as AddressParameters })
    }
    return { task, characters: lengthOf(left) + lengthOf(right) }
  },
  weigh: ({ kind, left, right }) => ({ group: kind, units: lengthOf(left) + lengthOf(right), guessMs: 1 }),
  supportedLanguages: () => ({ supportedLanguagePairs: pairs() })
}

const LATIN = 'eng deu fra ita spa nld por pol dan nor swe fin ces hun ron'.split(' ')

/** Languages in Latin letters each with itself, Chinese in both kinds of characters, and with English. */
function pairs(): LanguagePairSupport[] {
  const latin = LATIN.map((language): PairSide => ({ language, script: 'Latn' }))
  const english = latin[0]!
  const chinese = ['Hans', 'Hant'].map((script): PairSide => ({ language: 'zho', script }))
  const found = [
    ...latin.map((side) => [side, side]),
    ...chinese.flatMap((source) => [...chinese.map((target) => [source, target]), [source, english], [english, source]])
  ]
  return found.map(([source, target]) => ({ source: source!, target: target!, licensed: true }))
}
