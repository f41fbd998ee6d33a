/**
 * The user's regular expressions: RE2 syntax, matched in time linear in the text whatever the expression, by the package `re2js`. Without the
 * package no expression can be used, which `checkExpression` says; lists of names work without it.
 */

/** What is used of the package. */
interface Matcher {
  find(): boolean
  matches(): boolean
  start(): number
  end(): number
}

/** A compiled expression. */
export interface UserExpression {
  matcher(text: string): Matcher
}

interface Library {
  readonly RE2JS: { compile(pattern: string, flags: number): UserExpression; readonly CASE_INSENSITIVE: number }
}

const MAX_PATTERN = 2000
const packageName: string = 're2js'
const library = (await import(packageName).catch(() => undefined)) as Library | undefined

/** @param caseless also passes over case. @throws an Error that says what is wrong with the expression */
export function compileExpression(pattern: string, caseless = false): UserExpression {
  if (library === undefined) throw new Error('the package re2js is not installed')
  if (pattern.length > MAX_PATTERN) throw new Error(`longer than ${MAX_PATTERN} characters`)
  return library.RE2JS.compile(pattern, caseless ? library.RE2JS.CASE_INSENSITIVE : 0)
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
