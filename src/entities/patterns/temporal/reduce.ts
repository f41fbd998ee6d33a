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

function runStage(segment: Segment, stage: CompiledStage, check: (() => void) | undefined): Segment {
  const { letters } = segment
  /** Made with the first match: most stages leave a segment as it is. */
  let result: Segment | undefined
  let steps = 0
  for (let at = 0; at < letters.length; ) {
    if (++steps % STEPS_A_CHECK === 0) check?.()
    let length = 0
    let best: CompiledRule | undefined
    const rules = stage.get(letters.charCodeAt(at))
    if (rules !== undefined) {
      for (const rule of rules) {
        rule.expression.lastIndex = at
        if (rule.expression.test(letters) && rule.expression.lastIndex - at > length) {
          length = rule.expression.lastIndex - at
          best = rule
        }
      }
    }
    if (best !== undefined) result ??= firstAtoms(segment, at)
    const last = best === undefined ? at : at + length - 1
    if (result !== undefined) {
      let dated = best?.dated === true
      for (let index = at; index <= last; index++) dated ||= segment.dated[index]!
      result.letters += best === undefined ? letters[at]! : String.fromCharCode(best.letter)
      result.starts.push(segment.starts[at]!)
      result.ends.push(segment.ends[last]!)
      result.dated.push(dated)
      result.firsts.push(segment.firsts[at]!)
      result.lasts.push(segment.lasts[last]!)
    }
    at = last + 1
  }
  return result ?? segment
}

/** A segment's first atoms. */
function firstAtoms({ letters, starts, ends, dated, firsts, lasts }: Segment, count: number): Segment {
  return {
    letters: letters.slice(0, count),
    starts: starts.slice(0, count),
    ends: ends.slice(0, count),
    dated: dated.slice(0, count),
    firsts: firsts.slice(0, count),
    lasts: lasts.slice(0, count)
  }
}
