/** Simple measures of addresses, and how well scores part matches from others. */
import type { AddressToMatch } from '../../../src/addresses/matching/types.js'
import { ADDRESS_FIELDS } from '../../../src/addresses/types.js'
import { asciiFolded, jaroWinkler, tokenSortRatio } from '../../names/matching/baselines.js'
import { areaUnderCurve } from '../../names/matching/metrics.js'
import type { RuleParser } from '../rules.js'
import { lineOf, toMatch } from './lines.js'
import type { GivenAddress, LabelledPair } from './pairs.js'

/** How alike two addresses are. */
export interface AddressSimilarity {
  readonly name: string
  score(left: GivenAddress, right: GivenAddress): number
}

function text(address: GivenAddress): string {
  return asciiFolded(typeof address === 'string' ? address : lineOf(address))
}

/** Token-sort ratio and Jaro-Winkler of whole lines, and fields of a rule-based parse by Jaro-Winkler, fields of one side counting half. */
export function baselines(parser: RuleParser): AddressSimilarity[] {
  return [
    { name: 'token sort', score: (left, right) => tokenSortRatio(text(left), text(right)) },
    { name: 'Jaro-Winkler', score: (left, right) => jaroWinkler(text(left), text(right)) },
    { name: 'rules', score: (left, right) => fieldwise(toMatch(left, parser), toMatch(right, parser)) }
  ]
}

function fieldwise({ fields: left }: AddressToMatch, { fields: right }: AddressToMatch): number {
  let [sum, count] = [0, 0]
  for (const field of ADDRESS_FIELDS) {
    const [one, other] = [left[field], right[field]]
    if (one === undefined && other === undefined) continue
    count++
    const isNumber = field === 'houseNumber' || field === 'unit'
    if (one === undefined || other === undefined) sum += 0.5
    else if (isNumber) sum += asciiFolded(one) === asciiFolded(other) ? 1 : 0
    else sum += jaroWinkler(asciiFolded(one), asciiFolded(other))
  }
  return count === 0 ? 0 : sum / count
}

/** Area under the curve. */
export function areaOf(pairs: readonly LabelledPair[], scores: readonly number[]): number {
  const of = (isMatch: boolean) => scores.filter((_, at) => pairs[at]!.isMatch === isMatch)
  return areaUnderCurve(of(true), of(false))
}
