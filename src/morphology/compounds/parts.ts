/**
 * Candidate splits of a compound and their features, the same code in training and use. A word is split in two: a modifier, brought to its
 * lemma by an edit rule (linking element off, final vowel back, verb ending on), and a head. After Koehn and Knight (2003) and Schiller (2005),
 * with a learned score in place of frequencies alone.
 */
import { fibonacciHash, murmur2Step, SECOND_SEED, tripleFeature } from '../../core/hashing.js'
import { findText } from '../../models/fingerprint-table.js'

/** Words with fewer or more letters are not split. */
export const MIN_COMPOUND = 5
export const MAX_COMPOUND = 60
const MIN_LEFT = 2
const MIN_RIGHT = 3
/** Shortest part that may itself be split instead of being listed. */
const MIN_UNLISTED = 7
/** Heads up to this length must be known as heads, modifiers one letter shorter as modifiers. */
const SHORT_HEAD = 4
/** Value of a head that is not listed but can be split. */
const UNLISTED = 0x20000

/** An edit of a word's end: `strip` off, `append` on, after the last umlaut was taken back where `umlaut` is set. */
export interface EndRule {
  readonly strip: string
  readonly append: string
  readonly umlaut: boolean
}

/**
 * Tables of a language. Values of `parts` (keyed by lemma): bits 0-2 step of the count as head, 3-5 as modifier, 6-9 of the frequency,
 * 10 noun, 11 verb, 12 adjective, 13 other, 14 listed compound, 15 proper noun. Values of `modifiers` (keyed by the modifier's form in
 * compounds): rule number * 8 + step of the count.
 */
export interface PartTables {
  readonly partKeys: Uint32Array
  readonly partValues: Uint16Array
  readonly modifierKeys: Uint32Array
  readonly modifierValues: Uint16Array
  /** All rules; the first `openRules` of them are tried on any modifier, the others only where `modifiers` names them. */
  readonly rules: readonly EndRule[]
  readonly openRules: number
  /** Rules that bring a head's form to its lemma; the first does nothing. */
  readonly headRules: readonly EndRule[]
  /** German: nouns have a capital. */
  readonly capital: boolean
}

export const HEAD_MASK = 7
export const NOUN = 1 << 10
export const VERB = 1 << 11
export const ADJECTIVE = 1 << 12
export const OTHER = 1 << 13
export const LISTED = 1 << 14
export const PROPER = 1 << 15

export interface Split {
  readonly modifier: string
  readonly head: string
  /** Hashes of the features. */
  readonly features: readonly number[]
}

const umlauts: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' }

/** The word after a rule, undefined where the rule does not fit. */
export function applyRule(rule: EndRule, word: string): string | undefined {
  if (!word.endsWith(rule.strip) || word.length <= rule.strip.length) return undefined
  let stem = word.slice(0, word.length - rule.strip.length)
  if (rule.umlaut) {
    let at = stem.length - 1
    while (at >= 0 && umlauts[stem[at]!] === undefined) at--
    if (at < 0) return undefined
    stem = stem.slice(0, at) + umlauts[stem[at]!]! + stem.slice(at + 1)
  }
  return stem + rule.append
}

export function capitalise(word: string): string {
  return word === '' ? word : word[0]!.toUpperCase() + word.slice(1)
}

function partValue(tables: PartTables, lemma: string): number {
  const place = findText(tables.partKeys, lemma)
  return place === -1 ? 0 : tables.partValues[place]! | 0x10000
}

function textHash(text: string, from: number, to: number): number {
  let hash = SECOND_SEED
  for (let at = from; at < to; at++) hash = murmur2Step(hash, text.charCodeAt(at))
  return hash
}

const frequencyStep = (value: number) => (value >>> 6) & 15
/** Step (0-15) of a lemma's frequency, 0 for lemmas that are not listed. */
export function partFrequency(tables: PartTables, lemma: string): number {
  return frequencyStep(partValue(tables, lemma))
}

/** Whether a word is in the list of compounds that the model learned from. */
export function isListed(tables: PartTables, word: string): boolean {
  const lower = word.toLowerCase()
  return (partValue(tables, tables.capital ? capitalise(lower) : lower) & LISTED) !== 0
}

/** Step (0-7) of the number of compounds with this head. */
export function headStep(tables: PartTables, lemma: string): number {
  return partValue(tables, lemma) & HEAD_MASK
}

/** Step (0-7) of the number of compounds with this modifier. */
export function modifierStepOf(tables: PartTables, lemma: string): number {
  return modifierStep(partValue(tables, lemma))
}

const modifierStep = (value: number) => (value >>> 3) & 7
const classBits = (value: number) => (value >>> 10) & 15

/** Features of leaving the word whole. */
export function wholeFeatures(tables: PartTables, word: string): number[] {
  const lower = word.toLowerCase()
  const value = partValue(tables, tables.capital ? capitalise(lower) : lower)
  const length = Math.min(word.length, 24)
  return [
    tripleFeature(1, 0, 0, 0),
    tripleFeature(2, frequencyStep(value), value === 0 ? 1 : 0, 0),
    tripleFeature(3, length, 0, 0),
    tripleFeature(4, value & HEAD_MASK, modifierStep(value), 0),
    tripleFeature(5, textHash(lower, lower.length - 3, lower.length), 0, 0),
    tripleFeature(6, textHash(lower, Math.max(0, lower.length - 4), lower.length), 0, 0),
    tripleFeature(7, textHash(lower, Math.max(0, lower.length - 5), lower.length), 0, 0),
    tripleFeature(8, length, frequencyStep(value), 0),
    // an infinitive used as a noun
    tripleFeature(9, tables.capital ? classBits(partValue(tables, lower)) : classBits(value), value === 0 ? 1 : 0, 0),
    // an adjective used as a noun
    tripleFeature(10, lower.endsWith('e') ? classBits(partValue(tables, lower.slice(0, -1))) : 16, 0, 0)
  ]
}

/**
 * All splits of a word (lower-case letters decide; the case of the lemmas is the tables').
 * @param known tells whether a string that is no listed part can itself be split: it may then be a part
 * @param isLemma whether the word has no ending: its head is a lemma as it stands
 */
export function candidateSplits(tables: PartTables, word: string, known: (word: string) => boolean, isLemma = false): Split[] {
  const splits: Split[] = []
  if (word.length < MIN_COMPOUND || word.length > MAX_COMPOUND) return splits
  const lower = word.toLowerCase()
  const whole = partValue(tables, tables.capital ? capitalise(lower) : lower)
  const hyphen = word.lastIndexOf('-')
  const first = hyphen > 0 ? hyphen + 1 : MIN_LEFT
  const last = hyphen > 0 ? hyphen + 1 : lower.length - MIN_RIGHT
  const headRules = [...tables.headRules.entries()].filter(([index, rule]) => index === 0 || (!isLemma && lower.endsWith(rule.strip)))
  for (let at = first; at <= last; at++) {
    const right = lower.slice(at)
    let modifiers: Modifiers | undefined
    for (const [headRule, rule] of headRules) {
      const bare = applyRule(rule, right)
      if (bare === undefined || bare.length < MIN_RIGHT) continue
      const head = tables.capital ? capitalise(bare) : bare
      let value = partValue(tables, head)
      const unlisted = value === 0 && headRule === 0 && hyphen <= 0 && bare.length >= MIN_UNLISTED
      if (!unlisted && !isHead(value, bare.length)) continue
      const place: HeadPlace = { at, right, headRule, head, value, whole }
      if (hyphen > 0) {
        splits.push(hyphenSplit(tables, word, hyphen, place))
        continue
      }
      modifiers ??= modifiersOf(tables, lower.slice(0, at))
      if (unlisted) {
        // one of the two parts must be listed
        if (modifiers.lemmas.length === 0 || !known(bare)) continue
        value = UNLISTED
      } else if (modifiers.lemmas.length === 0) {
        addUnlisted(tables, lower.slice(0, at), modifiers, known)
      }
      for (const modifier of modifiers.lemmas)
        splits.push({ modifier: modifier.lemma, head, features: splitFeatures(lower, { ...place, value }, modifier, modifiers) })
    }
  }
  return splits
}

function isHead(value: number, length: number): boolean {
  return value !== 0 && ((value & HEAD_MASK) >= leastHead(length) || ((value & NOUN) !== 0 && length > SHORT_HEAD))
}

/** Step of the count as head that a head of this length must have: short words turn up at the end of others by chance. */
function leastHead(length: number): number {
  return length <= 3 ? 2 : 1
}

interface HeadPlace {
  readonly at: number
  readonly right: string
  readonly headRule: number
  readonly head: string
  readonly value: number
  readonly whole: number
}

function hyphenSplit(tables: PartTables, word: string, hyphen: number, place: HeadPlace): Split {
  const left = word.slice(0, hyphen)
  const capitalised = word[hyphen + 1] !== place.right[0]
  return {
    modifier: tables.capital ? capitalise(left) : left,
    head: capitalised ? capitalise(place.head) : place.head,
    features: [tripleFeature(40, Math.min(left.length, 8), place.value & HEAD_MASK, 0), tripleFeature(41, place.headRule, 0, 0), tripleFeature(42, 0, 0, 0)]
  }
}

/** What the left part of a split may be. */
interface Modifiers {
  readonly lemmas: ModifierLemma[]
  /** Rule that the part's form was seen with most often, -1 for forms not seen, and the step of that count. */
  readonly remembered: number
  readonly step: number
  /** Whether parts that can themselves be split were looked for. */
  searched: boolean
}

interface ModifierLemma {
  readonly rule: number
  readonly lemma: string
  readonly value: number
  readonly unlisted: boolean
}

function modifiersOf(tables: PartTables, left: string): Modifiers {
  const memory = findText(tables.modifierKeys, left)
  const remembered = memory === -1 ? -1 : tables.modifierValues[memory]! >>> 3
  const lemmas: ModifierLemma[] = []
  const add = (rule: number, lemma: string, short: boolean) => {
    const value = partValue(tables, lemma)
    if (value === 0 || (short && modifierStep(value) === 0) || lemmas.some((other) => other.lemma === lemma)) return
    lemmas.push({ rule, lemma, value, unlisted: false })
  }
  const tryRule = (rule: number) => {
    const bare = applyRule(tables.rules[rule]!, left)
    if (bare === undefined || bare.length < MIN_LEFT) return
    const short = bare.length < SHORT_HEAD
    add(rule, bare, short)
    if (tables.capital) add(rule, capitalise(bare), short)
  }
  if (remembered !== -1) tryRule(remembered)
  for (let rule = 0; rule < tables.openRules; rule++) tryRule(rule)
  return { lemmas, remembered, step: memory === -1 ? 0 : tables.modifierValues[memory]! & 7, searched: false }
}

function addUnlisted(tables: PartTables, left: string, modifiers: Modifiers, known: (word: string) => boolean): void {
  if (modifiers.searched || left.length < MIN_UNLISTED) return
  modifiers.searched = true
  for (let rule = 0; rule < tables.openRules; rule++) {
    const { append, umlaut, strip } = tables.rules[rule]!
    if (append !== '' || umlaut || strip.length > 1) continue
    const bare = applyRule(tables.rules[rule]!, left)
    if (bare !== undefined && known(bare)) modifiers.lemmas.push({ rule, lemma: tables.capital ? capitalise(bare) : bare, value: 0, unlisted: true })
  }
}

function splitFeatures(lower: string, place: HeadPlace, { rule, lemma, value, unlisted }: ModifierLemma, { remembered, step }: Modifiers): number[] {
  const { at, head, value: headValue, whole } = place
  const relation = remembered === -1 ? 0 : remembered === rule ? 1 : 2
  const leftLength = Math.min(at, 9)
  const rightLength = Math.min(lower.length - at, 9)
  const heads = headValue & HEAD_MASK
  const modifiers = modifierStep(value)
  const capital = lemma[0] !== lower[0] ? 1 : 0
  const features = [
    tripleFeature(20, 0, 0, 0),
    tripleFeature(21, rule, 0, 0),
    tripleFeature(22, rule, textHash(lower, at - 2, at), 0),
    tripleFeature(23, rule, classBits(value), capital),
    tripleFeature(24, relation, step, 0),
    tripleFeature(25, modifiers, unlisted ? 1 : 0, 0),
    tripleFeature(26, heads, headValue >>> 16, 0),
    tripleFeature(27, frequencyStep(value), leftLength, 0),
    tripleFeature(28, frequencyStep(headValue), rightLength, 0),
    tripleFeature(29, classBits(value), (value >>> 14) & 3, capital),
    tripleFeature(30, classBits(headValue), (headValue >>> 14) & 3, 0),
    tripleFeature(31, place.headRule, 0, 0),
    tripleFeature(32, modifiers, heads, 0),
    tripleFeature(33, textHash(lower, at - 2, at + 1), 0, 0),
    tripleFeature(34, textHash(lower, at - 1, at + 2), 0, 0),
    tripleFeature(35, frequencyStep(whole), whole === 0 ? 1 : 0, 0),
    tripleFeature(36, relation, heads, step),
    tripleFeature(37, textHash(head, 0, head.length), 0, 0),
    tripleFeature(38, textHash(lemma, 0, lemma.length), 0, 0),
    tripleFeature(39, textHash(lemma, 0, lemma.length), rule, 0),
    tripleFeature(43, leftLength, rightLength, 0),
    tripleFeature(44, frequencyStep(whole), modifiers, heads)
  ]
  return features
}

/** Place of a feature's weight in a table of 2^`bits`. */
export function featurePlace(value: number, bits: number): number {
  return fibonacciHash(value, bits)
}
