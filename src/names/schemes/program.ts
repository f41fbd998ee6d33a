/**
 * The engine of rule tables. A program is a list of steps, each of which rewrites the whole text once from left to right, so a program is linear in the
 * length of the text. Lines of a program (columns parted by tabs), as `scripts/names/schemes/compile.ts` writes them:
 *
 * - `{` ... `}`: from, to: at each place the longest string of the list that stands there is replaced
 * - `[` ... `]`: first characters, expression, to: at each place the first expression of the list that matches there is replaced
 * - `(` ... `)`: expression, to, to again: as before, but what stands before a place is what has been written there, and `to again` is read once more
 * - `S` from to, `R` needed expression to, `U`/`D` needed expression: one replacement everywhere; upper or lower case of the match
 * - `F` function argument; `P` program stage: calls
 */

export type Step = (text: string) => string

/** What a program may call: functions by name, and other programs. */
export interface Calls {
  function(name: string, argument: string | undefined): Step
  program(name: string, stage: string): Step
}

/** Private-use characters above this stand for captured parts in a template. */
export const CAPTURED = 0xe000

const WORD = '[\\p{L}\\p{M}\\p{Nd}\\p{Pc}]'
const BOUNDARY = `(?:(?<=${WORD})(?!${WORD})|(?<!${WORD})(?=${WORD}))`
const NO_BOUNDARY = `(?:(?<=${WORD})(?=${WORD})|(?<!${WORD})(?!${WORD}))`

/** Regular expressions with boundaries of words of all scripts (`\b` knows ASCII letters only). */
function expression(source: string, flags: string): RegExp {
  return new RegExp(source.replaceAll('\\b', BOUNDARY).replaceAll('\\B', NO_BOUNDARY), flags)
}

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' }

/** Reads the lines of a program. */
export function readProgram(lines: string, calls: Calls): Step {
  const steps: Step[] = []
  const rows = lines.split('\n').map((line) => line.split('\t'))
  for (let at = 0; at < rows.length; at++) {
    const [kind, first = '', second = '', third = ''] = rows[at]!
    const closing = CLOSING[kind!]
    if (closing !== undefined) {
      const end = rows.findIndex((row, index) => index > at && row.length === 1 && row[0] === closing)
      const block = rows.slice(at + 1, end)
      steps.push(kind === '{' ? longestMatch(block) : kind === '[' ? firstMatch(block) : inPlace(block))
      at = end
    } else if (kind === 'S') steps.push((text) => (text.includes(first) ? text.split(first).join(second) : text))
    else if (kind === 'R' || kind === 'U' || kind === 'D') steps.push(everywhere(kind, first, second, third))
    else if (kind === 'F') steps.push(calls.function(first, rows[at]!.length > 2 ? second : undefined))
    else if (kind === 'P') steps.push(calls.program(first, second))
  }
  return (text) => steps.reduce((current, step) => step(current), text)
}

function longestMatch(rows: readonly (readonly string[])[]): Step {
  const table = new Map(rows.map((row) => [row[0]!, row[1] ?? '']))
  /** Lengths of the strings that begin with a unit, longest first. */
  const lengths = new Map<number, number[]>()
  for (const from of table.keys()) {
    const known = lengths.get(from.charCodeAt(0)) ?? []
    if (!known.includes(from.length))
      lengths.set(
        from.charCodeAt(0),
        [...known, from.length].sort((one, other) => other - one)
      )
  }
  return (text) => {
    let result = ''
    for (let at = 0; at < text.length; ) {
      const length = lengths.get(text.charCodeAt(at))?.find((each) => table.has(text.slice(at, at + each)))
      result += length === undefined ? text[at]! : table.get(text.slice(at, at + length))!
      at += length ?? 1
    }
    return result
  }
}

interface Choice {
  readonly source: string
  readonly to: string
  regular?: RegExp
}

function firstMatch(rows: readonly (readonly string[])[]): Step {
  const choices = rows.map((row): Choice & { firsts: string } => ({ firsts: row[0]!, source: row[1]!, to: row[2] ?? '' }))
  const always = choices.filter((choice) => choice.firsts === '')
  const byFirst = new Map<string, Choice[]>()
  for (const choice of choices) for (const character of choice.firsts) if (!byFirst.has(character)) byFirst.set(character, [])
  for (const [character, list] of byFirst) list.push(...choices.filter((choice) => choice.firsts === '' || choice.firsts.includes(character)))
  return (text) => {
    let result = ''
    for (let at = 0; at <= text.length; ) {
      const character = at < text.length ? String.fromCodePoint(text.codePointAt(at)!) : ''
      const found = matchAt(byFirst.get(character) ?? always, text, at)
      if (found !== undefined) {
        result += found.to
        at = found.end
        if (found.length > 0) continue
      }
      result += character
      at += character.length || 1
    }
    return result
  }
}

function matchAt(choices: readonly Choice[], text: string, at: number): { to: string; end: number; length: number } | undefined {
  for (const choice of choices) {
    choice.regular ??= expression(choice.source, 'uy')
    choice.regular.lastIndex = at
    const match = choice.regular.exec(text)
    if (match !== null) return { to: filled(choice.to, match), end: at + match[0].length, length: match[0].length }
  }
  return undefined
}

/** A template with the parts that a match captured. */
function filled(template: string, match: readonly (string | undefined)[]): string {
  return template.replace(/[\ue001-\ue009]/gu, (mark) => match[mark.charCodeAt(0) - CAPTURED] ?? '')
}

function everywhere(kind: string, needed: string, source: string, to: string): Step {
  let regular: RegExp | undefined
  return (text) => {
    if (needed !== '' && !text.includes(needed)) return text
    regular ??= expression(source, 'gu')
    return text.replace(regular, (...match: (string | undefined)[]) => {
      if (kind === 'R') return filled(to, match)
      return kind === 'U' ? match[0]!.toUpperCase() : match[0]!.toLowerCase()
    })
  }
}

/** How much of what has been written, and of what is still to be read, a rule that works in place can see. */
const CONTEXT_BEHIND = 16
const CONTEXT_AHEAD = 48
/** A rule may put text back to be read again; more often than this for a character of the text is a circle. */
const MOST_ROUNDS = 8

/** Conversion as CLDR transforms define it: the first rule that matches at the cursor, with the written text in front of it. */
function inPlace(rows: readonly (readonly string[])[]): Step {
  const choices = rows.map((row) => ({ regular: new RegExp(row[0]!, 'vy'), done: row[1] ?? '', again: row[2] ?? '' }))
  return (text) => {
    let written = ''
    let ahead = text.slice(0, CONTEXT_AHEAD)
    let taken = ahead.length
    for (let rounds = MOST_ROUNDS * (text.length + 1); rounds > 0; rounds--) {
      if (ahead.length < CONTEXT_AHEAD && taken < text.length) {
        const more = text.slice(taken, taken + CONTEXT_AHEAD)
        ahead += more
        taken += more.length
      }
      const behind = written.slice(-CONTEXT_BEHIND)
      const window = behind + ahead
      let match: RegExpExecArray | null = null
      const choice = choices.find(({ regular }) => {
        regular.lastIndex = behind.length
        match = regular.exec(window)
        return match !== null
      })
      const found = match as RegExpExecArray | null
      if (choice !== undefined && found !== null && (found[0] !== '' || choice.done !== '')) {
        written += filled(choice.done, found)
        ahead = filled(choice.again, found) + ahead.slice(found[0].length)
        if (found[0] !== '') continue
      }
      if (ahead === '') return written
      const character = String.fromCodePoint(ahead.codePointAt(0)!)
      written += character
      ahead = ahead.slice(character.length)
    }
    return written + ahead + text.slice(taken)
  }
}
