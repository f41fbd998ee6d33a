/** Numbers of a text: with digits of any script, spelled out, or mixed ("2 million", "5万4千"). */
import type { PatternContext } from '../context.js'
import type { Numeral } from './numeral.js'
import { numeralLexicon } from './numeral-lexicon.js'
import { scanNumerals } from './numeral-scanner.js'

const known = new WeakMap<PatternContext, readonly Numeral[]>()
const clean = new WeakMap<PatternContext, readonly Numeral[]>()

/**
 * All numbers of the text in order, without overlaps, the longest reading of each. Linear in the length of the text.
 * Every caller with the same context gets the same list.
 */
export function findNumerals(context: PatternContext): readonly Numeral[] {
  let numerals = clean.get(context)
  if (numerals === undefined) {
    numerals = findAllNumerals(context).filter((numeral) => !numeral.joined)
    clean.set(context, numerals)
  }
  return numerals
}

/** The numbers of `findNumerals` and those that hang on a word. */
export function findAllNumerals(context: PatternContext): readonly Numeral[] {
  let numerals = known.get(context)
  if (numerals === undefined) {
    numerals = scanNumerals(context.text, numeralLexicon(context.language), context.check)
    known.set(context, numerals)
  }
  return numerals
}
