import type { CompiledGrammar, CompiledRule, CompiledStage } from './grammar.js'

/** A stretch of atoms in which expressions are looked for, rewritten stage by stage. */
export interface Segment {
  letters: string
  /** Text offsets of each atom. */
  starts: number[]
  ends: number[]
  /** Whether an atom, or one that went into it, is of the calendar rather than of the clock. */
  dated: boolean[]
  /** First and last atom of the text that went into it. */
  firsts: number[]
  lasts: number[]
}

/** Runs all stages over a segment. Linear in its length: each rule looks at a bounded number of atoms from each place. */
export function reduceSegment(segment: Segment, grammar: CompiledGrammar, check?: () => void): Segment {
  let current = segment
  for (const stage of grammar) current = runStage(current, stage, check)
  return current
}

/** Places that are looked at between two looks at whether the task has been cancelled. */
const STEPS_A_CHECK = 2048

const noRules: readonly CompiledRule[] = []

function runStage(segment: Segment, stage: CompiledStage, check: (() => void) | undefined): Segment {
  const { letters } = segment
  const result: Segment = { letters: '', starts: [], ends: [], dated: [], firsts: [], lasts: [] }
  const out: string[] = []
  let steps = 0
  for (let at = 0; at < letters.length; ) {
    if (++steps % STEPS_A_CHECK === 0) check?.()
    let length = 0
    let best: CompiledRule | undefined
    for (const rule of stage.get(letters[at]!) ?? noRules) {
      rule.expression.lastIndex = at
      if (rule.expression.test(letters) && rule.expression.lastIndex - at > length) {
        length = rule.expression.lastIndex - at
        best = rule
      }
    }
    const last = best === undefined ? at : at + length - 1
    let dated = best?.dated === true
    for (let index = at; index <= last; index++) dated ||= segment.dated[index]!
    out.push(best === undefined ? letters[at]! : String.fromCharCode(best.letter))
    result.starts.push(segment.starts[at]!)
    result.ends.push(segment.ends[last]!)
    result.dated.push(dated)
    result.firsts.push(segment.firsts[at]!)
    result.lasts.push(segment.lasts[last]!)
    at = last + 1
  }
  result.letters = out.join('')
  return result
}
