import { createAddressMatcher } from '../../addresses/matching/matcher.js'
import type { AddressMatcher, AddressToMatch } from '../../addresses/matching/types.js'
import { createAddressParser } from '../../addresses/parsing/parser.js'
import type { AddressParser } from '../../addresses/types.js'
import type { ValueOf } from '../../core/options.js'
import type { GivenAddress } from '../address-object.js'
import type { EndpointWork } from '../work-shape.js'
import { type AddressSimilarityAnswerSchema, type AddressSimilarityTask, addressSimilarityEndpoint } from './endpoint.js'

type AddressSimilarityAnswer = ValueOf<typeof AddressSimilarityAnswerSchema>

export const addressSimilarityWork: EndpointWork<AddressSimilarityTask, undefined, undefined> = {
  name: addressSimilarityEndpoint.name,
  open({ store }) {
    let matcher: AddressMatcher | undefined
    let parser: AddressParser | undefined
    const addressOf = (given: GivenAddress): AddressToMatch => {
      if (typeof given !== 'string') return { fields: given }
      parser ??= createAddressParser(store)
      return { line: given, fields: parser.parse(given).fields }
    }
    return {
      answer({ left, right, parameters, explained }, { hooks }) {
        matcher ??= createAddressMatcher(store)
        hooks.check()
        const [one, other] = [addressOf(left), addressOf(right)]
        hooks.check()
        const { score, fields } = matcher.explain(matcher.prepare(one), matcher.prepare(other), parameters)
        const body: AddressSimilarityAnswer = {
          score,
          ...(explained && { address1: { ...one.fields }, address2: { ...other.fields }, fields: [...fields] })
        }
        return { body }
      }
    }
  }
}
