import { type Alphabet, BREAK, COUNTED, STOP, type TemporalClass, temporalClasses } from './classes.js'
import { firstLetters } from './first-letters.js'
import { parts } from './parts.js'
import { stages } from './rules.js'

export interface CompiledRule {
  readonly letter: number
  readonly expression: RegExp
  /** Whether what it makes is of the calendar rather than of the clock. */
  readonly dated: boolean
}

/** By the first letter (its UTF-16 unit) of a match: the rules it can begin. */
export type CompiledStage = ReadonlyMap<number, readonly CompiledRule[]>

/** The rules of all stages over the letters of one language. */
export type CompiledGrammar = readonly CompiledStage[]

const datedClasses: ReadonlySet<TemporalClass> = new Set<TemporalClass>(['foundDayDuration', 'foundRecurrence', 'foundFraction'])

const NAME = /[A-Za-z][A-Za-z0-9]*/g

/** Compiles the rules for a language. Classes that no word of it has match nothing. */
export function compileGrammar(alphabet: Alphabet): CompiledGrammar {
  const known = new Map<string, string>([
    ['STOP', String.fromCharCode(STOP)],
    ['BREAK', `[${String.fromCharCode(BREAK, COUNTED)}]`],
    ['COUNTED', String.fromCharCode(COUNTED)]
  ])
  for (const name of temporalClasses) {
    const members = alphabet.members(name)
    known.set(name, members.length === 0 ? '[]' : `[${members}]`)
  }
  const expand = (pattern: string): string =>
    pattern
      .replace(NAME, (name) => {
        const value = known.get(name)
        if (value === undefined) throw new Error(`grammar: unknown name ${name}`)
        return value
      })
      .replace(/\s+/g, '')
  const pending = [...parts]
  // a part may stand after one that uses it
  while (pending.length > 0) {
    const index = pending.findIndex(([, pattern]) => (pattern.match(NAME) ?? []).every((name) => known.has(name)))
    if (index < 0) throw new Error(`grammar: parts use each other: ${pending.map(([name]) => name).join(' ')}`)
    const [[name, pattern]] = pending.splice(index, 1) as [readonly [string, string]]
    known.set(name, expand(pattern))
  }
  return stages.map((rules) => {
    const stage = new Map<number, CompiledRule[]>()
    for (const { out, also, pattern, dated } of rules) {
      const source = expand(pattern)
      const rule = {
        letter: alphabet.letter(also === undefined ? [out] : [out, also]),
        expression: new RegExp(source, 'y'),
        dated: dated === true || datedClasses.has(out)
      }
      for (const letter of firstLetters(source)) {
        const code = letter.charCodeAt(0)
        const known = stage.get(code)
        if (known === undefined) stage.set(code, [rule])
        else known.push(rule)
      }
    }
    return stage
  })
}
