/** How fast names are prepared and compared, by the time of one core. */
import type { NameMatcher, NameToMatch, PreparedName } from '../../../src/names/matching/types.js'
import { CANDIDATE_LANGUAGES, candidateCases } from './candidates.js'
import { labelledPairs } from './sets.js'

export interface SpeedFigures {
  /** Pairs a second, of prepared names. */
  readonly withinLatin: number
  readonly acrossScripts: number
  /** Names a second. */
  readonly preparedLatin: number
  readonly preparedOther: number
}

/** Names on each side: each is compared with each of the other side. */
const NAMES = 600

export function speedOf(matcher: NameMatcher): SpeedFigures {
  const pairs = labelledPairs('sanctions', 'report').filter(({ right }) => right.script === 'Latn')
  const latin = (side: 'left' | 'right') => pairs.slice(0, NAMES).map((pair) => pair[side])
  const cases = CANDIDATE_LANGUAGES.flatMap((language) => candidateCases(language, 'report').slice(0, NAMES / CANDIDATE_LANGUAGES.length))
  const native = cases.map(({ name }) => name)
  const romanised = cases.map(({ candidates }) => candidates[0]!)
  // models are opened and code is compiled before anything counts
  pace(matcher, native.slice(-50), romanised.slice(-50))
  pace(matcher, latin('left').slice(-50), latin('right').slice(-50))
  const within = pace(matcher, latin('left'), latin('right'))
  const across = pace(matcher, native, romanised)
  return { withinLatin: within.pairs, acrossScripts: across.pairs, preparedLatin: within.prepared, preparedOther: across.prepared }
}

function pace(matcher: NameMatcher, left: readonly NameToMatch[], right: readonly NameToMatch[]): { prepared: number; pairs: number } {
  const [one, seconds] = timed(() => left.map((name) => matcher.prepare(name)))
  const other = right.map((name) => matcher.prepare(name))
  const [, spent] = timed(() => compareAll(matcher, one, other))
  return { prepared: Math.round(left.length / seconds), pairs: Math.round((left.length * right.length) / spent) }
}

function compareAll(matcher: NameMatcher, left: readonly PreparedName[], right: readonly PreparedName[]): number {
  let sum = 0
  for (const one of left) for (const other of right) sum += matcher.score(one, other)
  return sum
}

/** @returns with the seconds of a core */
function timed<T>(work: () => T): [result: T, seconds: number] {
  const began = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(began)
  return [result, Math.max(1, user + system) / 1e6]
}
