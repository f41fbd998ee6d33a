/** How likely two addresses are of the same place: fields are aligned, and what the alignment comes to is judged by boosted trees. */
import type { ModelStore, NativeModel } from '../../models/store.js'
import { Trees } from '../../names/matching/trees.js'
import { type AddressDictionaries, openDictionaries } from '../dictionaries/dictionaries.js'
import type { AddressField } from '../types.js'
import { COMMON_WORDS, hasConflict, meanScore, PAIR_FEATURES, pairFeatures } from './features.js'
import { type ComparedFields, FieldAligner, type FieldAlignment } from './fields.js'
import { HAN_FEATURES, hanFeatures } from './han-features.js'
import { DEFAULT_OPTIONS, type Overrides, overridesOf } from './parameters.js'
import { type Prepared, Preparer } from './prepare.js'
import type { AddressExplanation, AddressMatcher, AddressParameters, AddressToMatch, MatchedFields, PreparedAddress } from './types.js'

/** Artefacts of the comparison, the better one (non-commercial) first. Made by scripts/addresses/matching/train.ts. */
export const MATCHINGS = ['addresses/matching-all', 'addresses/matching'] as const

/** What only the same address reaches. */
const MOST = 0.99
/** Scores of addresses with different numbers of houses, units or boxes are below 0.5. */
const CONFLICT_SHARE = 0.48
/** Of scores of addresses without a field or a word in common: nothing speaks for them. */
const NOTHING_SHARE = 0.3
const NO_WEIGHTS: ReadonlyMap<AddressField, number> = new Map()

/** @throws ModelError when an artefact is missing or damaged */
export function createAddressMatcher(store: ModelStore): AddressMatcher {
  return new Matcher(openDictionaries(store), store.load(MATCHINGS.find((id) => store.has(id)) ?? MATCHINGS[1]))
}

interface Judged {
  readonly score: number
  readonly alignment: FieldAlignment
}

export class Matcher implements AddressMatcher {
  readonly #preparer: Preparer
  readonly #aligner: FieldAligner
  readonly #trees: Trees
  readonly #hanTrees: Trees
  /** Levels that are told as 0.5: of all pairs and of Chinese ones. */
  readonly #middles: Float32Array
  /** What the last pair was judged by. */
  readonly values = new Float32Array(HAN_FEATURES)

  constructor(dictionaries: AddressDictionaries, model: NativeModel) {
    this.#preparer = new Preparer(dictionaries, model.u8('han.rarity'))
    this.#aligner = new FieldAligner(dictionaries.places)
    this.#trees = Trees.read(model, 'pair-trees')
    this.#hanTrees = Trees.read(model, 'han-trees')
    this.#middles = model.f32('middles')
  }

  prepare(address: AddressToMatch): PreparedAddress {
    return this.#preparer.prepare(address)
  }

  score(left: PreparedAddress, right: PreparedAddress, parameters?: AddressParameters): number {
    const [one, other] = inOrder(left, right)
    return this.#judged(one, other, parameters).score
  }

  explain(left: PreparedAddress, right: PreparedAddress, parameters?: AddressParameters): AddressExplanation {
    const [one, other] = inOrder(left, right)
    const { score, alignment } = this.#judged(one, other, parameters)
    return { score, fields: explained(one === left ? alignment : turned(alignment)) }
  }

  /** Log odds of the trees. What they judge by stands in `values`. */
  level(left: PreparedAddress, right: PreparedAddress): number {
    const [one, other] = inOrder(left, right)
    return this.#level(one, other, this.#aligner.align(one, other, DEFAULT_OPTIONS))
  }

  #judged(left: Prepared, right: Prepared, parameters: AddressParameters | undefined): Judged {
    const alignment = this.#aligner.align(left, right, DEFAULT_OPTIONS)
    if (parameters === undefined || Object.keys(parameters).length === 0) return { score: rounded(this.#usual(left, right, alignment)), alignment }
    return this.#overridden(left, right, alignment, overridesOf(parameters))
  }

  /** Fields that count for nothing are left out; what else is overridden moves the score by as much as it moves the mean of the fields. */
  #overridden(left: Prepared, right: Prepared, usual: FieldAlignment, { options, weights, finalBias }: Overrides): Judged {
    const [one, other] = [this.#without(left, weights), this.#without(right, weights)]
    const isLess = one !== left || other !== right
    if (isLess && one.fields.length + other.fields.length === 0) return { score: 0, alignment: usual }
    const known = isLess ? this.#aligner.align(one, other, DEFAULT_OPTIONS) : usual
    const alignment = this.#aligner.align(one, other, options)
    const shift = meanScore(alignment, options, weights) - meanScore(known, DEFAULT_OPTIONS, NO_WEIGHTS)
    const score = this.#usual(one, other, known)
    const changed = score + shift + finalBias
    return { score: rounded(score === 1 && changed >= 1 ? 1 : Math.max(0, Math.min(MOST, changed))), alignment }
  }

  /** An address without the fields whose weight is 0; a line is then no more than what it was split into. */
  #without(address: Prepared, weights: ReadonlyMap<AddressField, number>): Prepared {
    if (!address.fields.some(({ field }) => weights.get(field) === 0)) return address
    const { fields } = address.address
    return this.#preparer.prepare({ fields: Object.fromEntries(Object.entries(fields).filter(([field]) => weights.get(field as AddressField) !== 0)) })
  }

  #usual(left: Prepared, right: Prepared, alignment: FieldAlignment): number {
    // of signs alone nothing is left to compare
    if (left.key === right.key) return left.key !== '' || isSame(left.address, right.address) ? 1 : 0
    const isHan = left.han !== undefined && right.han !== undefined
    const level = this.#level(left, right, alignment)
    const score = MOST / (1 + Math.exp(this.#middles[isHan ? 1 : 0]! - level))
    if (alignment.pairs.length === 0 && this.values[COMMON_WORDS] === 0) return NOTHING_SHARE * score
    return hasConflict(alignment, left, right, this.values) ? CONFLICT_SHARE * score : score
  }

  #level(left: Prepared, right: Prepared, alignment: FieldAlignment): number {
    pairFeatures(left, right, alignment, meanScore(alignment, DEFAULT_OPTIONS, NO_WEIGHTS), this.values)
    if (left.han === undefined || right.han === undefined) return this.#trees.level(this.values)
    hanFeatures(left.han, right.han, this.values)
    return this.#hanTrees.level(this.values)
  }
}

export { HAN_FEATURES, PAIR_FEATURES }

/** The same for both orders of two addresses. */
function inOrder(left: PreparedAddress, right: PreparedAddress): readonly [Prepared, Prepared] {
  return (left.key <= right.key ? [left, right] : [right, left]) as [Prepared, Prepared]
}

function turned({ pairs, leftOnly, rightOnly }: FieldAlignment): FieldAlignment {
  const turnedPair = ({ left, right, ...pair }: ComparedFields): ComparedFields => ({ ...pair, left: right, right: left })
  return { pairs: pairs.map(turnedPair), leftOnly: rightOnly, rightOnly: leftOnly }
}

function isSame(left: AddressToMatch, right: AddressToMatch): boolean {
  return left.line === right.line && JSON.stringify(left.fields) === JSON.stringify(right.fields)
}

function rounded(score: number): number {
  return Math.round(10_000 * score) / 10_000
}

function explained({ pairs, leftOnly, rightOnly }: FieldAlignment): MatchedFields[] {
  return [
    ...pairs.map(({ left, right, kind, score }) => ({
      leftField: left.field,
      rightField: right.field,
      left: left.text,
      right: right.text,
      kind,
      score: Math.round(1000 * Math.max(0, Math.min(1, score))) / 1000
    })),
    ...leftOnly.map(({ field, text }) => ({ leftField: field, left: text, kind: 'missing' as const, score: 0 })),
    ...rightOnly.map(({ field, text }) => ({ rightField: field, right: text, kind: 'missing' as const, score: 0 }))
  ]
}
