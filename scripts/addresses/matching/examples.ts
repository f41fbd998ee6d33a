/** Pairs that the comparison is trained on, as fields and as lines, with their weights. */
import type { AddressDictionaries } from '../../../src/addresses/dictionaries/dictionaries.js'
import { hanPair, RARITIES } from '../../../src/addresses/matching/han.js'
import type { Matcher } from '../../../src/addresses/matching/matcher.js'
import type { AddressToMatch } from '../../../src/addresses/matching/types.js'
import { congruential } from '../../lib/shuffle.js'
import type { Part } from '../../names/matching/split.js'
import { chineseTexts, madeChinesePairs } from './chinese.js'
import { type LineParser, toMatch } from './lines.js'
import { madePairs } from './made-pairs.js'
import { labelledPairs, PAIR_SETS, type PairSetName } from './pairs.js'

export interface Example {
  readonly left: AddressToMatch
  readonly right: AddressToMatch
  readonly isMatch: boolean
  readonly weight: number
}

/** How much all pairs of a set count together, made ones by their own number. */
const SET_WEIGHTS: Partial<Record<PairSetName, number>> = { chicago: 9_000, febrl: 9_000, 'web-osm': 24_000 }
/** Pairs of a set that are taken. */
const MOST = 20_000

/** Pairs of addresses in Latin letters; a third of the pairs of fields as lines, and some as one of each. */
export function generalExamples(part: Part, isAll: boolean, parser: LineParser): Example[] {
  const below = congruential(5)
  const found: Example[] = []
  const add = (pair: { left: Parameters<typeof toMatch>[0]; right: Parameters<typeof toMatch>[0]; isMatch: boolean; country?: string }, weight: number) => {
    const way = below(6)
    const lined = (is: boolean): boolean | 'plain' => (is && below(3) === 0 ? 'plain' : is)
    const [left, right] = [lined(way === 0 || way === 1 || way === 2), lined(way === 0 || way === 1 || way === 3)]
    found.push({
      left: toMatch(pair.left, parser, left, pair.country),
      right: toMatch(pair.right, parser, right, pair.country),
      isMatch: pair.isMatch,
      weight
    })
  }
  for (const [set, weight] of Object.entries(SET_WEIGHTS) as [PairSetName, number][]) {
    if ('isNonCommercial' in PAIR_SETS[set] && !isAll) continue
    const pairs = labelledPairs(set, part).slice(0, MOST)
    const repeats = Math.max(1, Math.min(3, Math.round(3000 / pairs.length)))
    for (let repeat = 0; repeat < repeats; repeat++) for (const pair of pairs) add(pair, weight / (pairs.length * repeats))
  }
  for (const pair of madePairs(part)) add(pair, 1)
  return found
}

export function chinesePairs(part: Part, isAll: boolean, parser: LineParser, dictionaries: AddressDictionaries): Example[] {
  const made = madeChinesePairs(part, dictionaries).map((pair) => ({ ...pair, weight: 1 }))
  const labelled = isAll ? labelledPairs('chinese', part) : []
  const matches = labelled.filter(({ isMatch }) => isMatch).length
  const weighted = labelled.map((pair) => ({ ...pair, weight: pair.isMatch ? (labelled.length - matches) / Math.max(1, matches) : 1 }))
  return [...weighted, ...made].map(({ left, right, isMatch, weight }) => ({ left: toMatch(left, parser), right: toMatch(right, parser), isMatch, weight }))
}

/** Rarities of pairs of Chinese characters, in sixteenths of a doubling, by the texts that may be used. */
export function hanRarity(isAll: boolean, { han }: AddressDictionaries): Uint8Array {
  const counts = new Float64Array(RARITIES)
  let texts = 0
  const labelled = isAll ? labelledPairs('chinese', 'train').flatMap(({ left, right }) => [left, right].map(String)) : []
  for (const text of [...chineseTexts('train'), ...labelled]) {
    const even = han.withDigits(han.simplified(text.normalize('NFKC'))).replace(/[^\p{L}\p{N}]+/gu, '')
    const seen = new Set<number>()
    for (let at = 0; at + 1 < even.length; at++) seen.add(hanPair(even.charCodeAt(at), even.charCodeAt(at + 1)))
    for (const pair of seen) counts[pair]!++
    texts++
  }
  return Uint8Array.from(counts, (count) => Math.min(255, Math.round(16 * Math.log2((texts + 1) / (count + 0.5)))))
}

/** The level between matches and others with the fewest errors, both kinds counting alike. */
export function middleOf(judge: Matcher, examples: readonly Example[]): number {
  const levels = examples.map(({ left, right, isMatch, weight }) => ({ level: judge.level(judge.prepare(left), judge.prepare(right)), isMatch, weight }))
  levels.sort((left, right) => left.level - right.level)
  const all = (isMatch: boolean) => levels.reduce((sum, each) => sum + (each.isMatch === isMatch ? each.weight : 0), 0)
  const [matches, others] = [all(true), all(false)]
  // below the lowest level all are told to match
  let right = 0.5
  let best = right
  let middle = levels[0]?.level ?? 0
  for (const [at, { level, isMatch, weight }] of levels.entries()) {
    right += isMatch ? -weight / (2 * matches) : weight / (2 * others)
    if (right <= best) continue
    best = right
    middle = (level + (levels[at + 1]?.level ?? level)) / 2
  }
  return middle
}
