/** The user's regular expressions: RE2 syntax, matched in time linear in the text whatever the expression. */
import { RE2JS } from 're2js'

/** A compiled expression. */
export type UserExpression = RE2JS

const MAX_PATTERN = 2000

/** @param caseless also passes over case. @throws an Error that says what is wrong with the expression */
export function compileExpression(pattern: string, caseless = false): UserExpression {
  if (pattern.length > MAX_PATTERN) throw new Error(`longer than ${MAX_PATTERN} characters`)
  return RE2JS.compile(pattern, caseless ? RE2JS.CASE_INSENSITIVE : 0)
}

/** @throws an Error for an expression that cannot be compiled, or that matches the empty text */
export function checkExpression(pattern: string): void {
  if (compileExpression(pattern).matcher('').find()) throw new Error('it matches the empty text')
}

/** All matches from left to right, without empty ones. */
export function matchesOf(expression: UserExpression, text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  const matcher = expression.matcher(text)
  while (matcher.find()) {
    const start = matcher.start()
    const end = matcher.end()
    if (end > start) found.push({ start, end })
  }
  return found
}

/** Whether the expression matches the text from end to end. */
export function matchesWhole(expression: UserExpression, text: string): boolean {
  return expression.matcher(text).matches()
}
