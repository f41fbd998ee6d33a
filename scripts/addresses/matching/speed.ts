/** How fast addresses are compared, by the time of one core. */
import type { AddressMatcher, AddressToMatch } from '../../../src/addresses/matching/types.js'
import { type LineParser, lineOf } from './lines.js'
import { type MadePair, madePairs } from './made-pairs.js'

export interface SpeedFigures {
  /** Pairs a second, prepared and compared. */
  readonly fielded: number
  /** Pairs of lines a second, parsed, prepared and compared. */
  readonly lines: number
}

const PAIRS = 10_000
/** Pairs before: a server is warm after a second or two, and stays so. */
const WARMING = 24_000

export function speedOf(matcher: AddressMatcher, parser: LineParser): SpeedFigures {
  const pairs = madePairs('report').slice(0, PAIRS + WARMING)
  const fielded = (address: MadePair['left']): AddressToMatch => ({ fields: address as AddressToMatch['fields'] })
  const lined = (line: string): AddressToMatch => ({ line, fields: parser.parse(line).fields })
  const lines = pairs.map(({ left, right }) => [lineOf(left as object), lineOf(right as object)] as const)
  return {
    fielded: pace(pairs, ({ left, right }) => matcher.score(matcher.prepare(fielded(left)), matcher.prepare(fielded(right)))),
    lines: pace(lines, ([left, right]) => matcher.score(matcher.prepare(lined(left)), matcher.prepare(lined(right))))
  }
}

function pace<T>(items: readonly T[], work: (item: T) => number): number {
  for (const item of items.slice(0, WARMING)) work(item)
  const began = process.cpuUsage()
  for (const item of items.slice(WARMING)) work(item)
  const { user, system } = process.cpuUsage(began)
  return Math.round((1e6 * (items.length - WARMING)) / Math.max(1, user + system))
}
