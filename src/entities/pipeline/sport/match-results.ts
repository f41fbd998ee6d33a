/** Results beside the verb of a match: `drew 1-1 with`, `a 2-2 draw with`, `slo Førde 4–1`. */
import type { TokenList } from '../../../core/spans.js'
import type { Mention } from '../../types.js'
import { textOf, tokenFrom } from '../token-places.js'

/** The score right behind a verb, and who it is against. */
const result = /^ (?:a )?\d{1,2}[-–:]\d{1,2}(?= (?:with|against|at home to|to) )/u
const before = / \d{1,2}[-–:]\d{1,2} $/u
const LONGEST = 24
const goals = /^(?<name>\p{Lu}.*\p{L})[ \u00a0]\d{1,2}$/u
const otherGoals = /^ ?[-–:] ?\d{1,2}(?!\d)/u

/** Letters of a score behind a verb that ends at a place; 0 where there is none. */
export function resultBehind(text: string, end: number): number {
  return result.exec(text.slice(end, end + LONGEST))?.[0].length ?? 0
}

/** Whether a score stands right before a place. */
export function isBehindResult(text: string, start: number): boolean {
  return before.test(text.slice(Math.max(0, start - LONGEST), start))
}

/** `slo Førde 4–1`: a club that a model took together with its rival's goals. @param verbs of matches */
export function withoutGoals(tokens: TokenList, name: Mention, verbs: ReadonlySet<string>): Mention {
  const last = tokens.text.charCodeAt(name.end - 1)
  if (!(last >= 0x30 && last <= 0x39) || name.confidence === undefined || !otherGoals.test(tokens.text.slice(name.end, name.end + 5))) return name
  const met = goals.exec(tokens.text.slice(name.start, name.end))
  const verb = tokenFrom(tokens, name.start) - 1
  if (met === null || verb < 0 || !verbs.has(textOf(tokens, verb))) return name
  return { ...name, end: name.start + met.groups!.name!.length, type: 'ORGANIZATION' }
}
