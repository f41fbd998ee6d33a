import { type Alphabet, BREAK, STOP, type TemporalClass, temporalClasses } from './classes.js'
import { allParts, type Rule, stages } from './rules.js'

export interface CompiledRule {
  readonly letter: number
  readonly expression: RegExp
  /** Whether what it makes is of the calendar rather than of the clock. */
  readonly dated: boolean
}

/** The rules of all stages over the letters of one language. */
export type CompiledGrammar = ReadonlyArray<readonly CompiledRule[]>

const datedClasses: ReadonlySet<TemporalClass> = new Set<TemporalClass>(['xDURD', 'xSET', 'xFRAC'])

const NAME = /[A-Za-z][A-Za-z0-9]*/g

/** Compiles the rules for a language. Classes that no word of it has match nothing. */
export function compileGrammar(alphabet: Alphabet): CompiledGrammar {
  const known = new Map<string, string>([
    ['STOP', String.fromCharCode(STOP)],
    ['BREAK', String.fromCharCode(BREAK)]
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
  const pending = [...allParts]
  // a part may stand after one that uses it
  while (pending.length > 0) {
    const index = pending.findIndex(([, pattern]) => (pattern.match(NAME) ?? []).every((name) => known.has(name)))
    if (index < 0) throw new Error(`grammar: parts use each other: ${pending.map(([name]) => name).join(' ')}`)
    const [[name, pattern]] = pending.splice(index, 1) as [readonly [string, string]]
    known.set(name, expand(pattern))
  }
  const compile = ({ out, pattern }: Rule): CompiledRule => ({
    letter: alphabet.letter([out]),
    expression: new RegExp(expand(pattern), 'y'),
    dated: datedClasses.has(out)
  })
  return stages.map((rules) => rules.map(compile))
}
