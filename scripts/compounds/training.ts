/** Learns the edit rules, part tables and scores of a language's compound model from compounds and simplex words. */
import { isDeepStrictEqual } from 'node:util'
import type { TensorInput } from '../../src/models/safetensors.js'
import { LatinCompounds } from '../../src/morphology/compounds/latin.js'
import {
  applyRule,
  candidateSplits,
  type EndRule,
  featurePlace,
  headStep,
  LISTED,
  modifierStepOf,
  NOUN,
  type PartTables,
  type Split,
  wholeFeatures
} from '../../src/morphology/compounds/parts.js'
import { learnAveraged, quantise } from '../lib/perceptron.js'
import { buildTable, modelInMemory } from '../readings/data.js'
import type { Compound, Vocabulary } from './vocabulary.js'

const WEIGHT_BITS = 17

export interface LanguageShape {
  readonly capital: boolean
  readonly flatBelow: number
  readonly tags: readonly string[]
  readonly margin: number
  /** See `CompoundSettings.properHeads`. */
  readonly properHeads: readonly string[]
  /** See `CompoundSettings.longEnds`. */
  readonly longEnds: boolean
  /** How many of the most frequent lemmas the model holds. */
  readonly tableLemmas: number
  /** Prefixes of verbs and their nouns: an unlisted noun that starts with one is a derivation (Anfang), no compound. */
  readonly particles: ReadonlySet<string>
  /** Step of the count of heads of three letters whose compounds may be missing in the lists; Infinity: none are. */
  readonly usualShortHead: number
  /** Words that look like compounds and are none, as judged by hand. */
  readonly simplex: ReadonlySet<string>
}

export interface CompoundModel {
  readonly tensors: Record<string, TensorInput>
  readonly settings: string
}

/** A compound with the place where it is split in two. */
interface Aligned {
  readonly word: string
  readonly at: number
  readonly modifier: string
  readonly head: string
}

const bare = (word: string) => word.toLowerCase().replace(/ä/g, 'a').replace(/ö/g, 'o').replace(/ü/g, 'u')

function commonPrefix(left: string, right: string): number {
  let length = 0
  while (length < left.length && length < right.length && left[length] === right[length]) length++
  return length
}

/** Finds the split: the place where the modifier's and the head's lemmas fit best. Parts before the last are one modifier. */
function align({ word, parts }: Compound): Aligned | undefined {
  if (parts.length < 2) return undefined
  const head = parts.at(-1)!
  const hyphen = word.lastIndexOf('-')
  if (hyphen > 0) return { word, at: hyphen + 1, modifier: parts[0]!, head }
  const lower = word.toLowerCase()
  let best: Aligned | undefined
  let bestScore = -Infinity
  for (let at = 2; at <= lower.length - 2; at++) {
    const left = lower.slice(0, at)
    const right = lower.slice(at)
    const plain = parts.length === 2 ? parts[0]! : left
    const rightCommon = commonPrefix(bare(right), bare(head))
    const leftCommon = commonPrefix(bare(left), bare(plain))
    const score = 2 * rightCommon - right.length - head.length + 2 * leftCommon - left.length - plain.length
    if (score > bestScore) {
      bestScore = score
      best = { word: lower, at, modifier: plain, head }
    }
  }
  return best !== undefined && bestScore > -12 ? best : undefined
}

/** The edit from a form to its lemma: the shortest end that changes, after taking an umlaut back where that leaves less to change. */
function ruleOf(form: string, lemma: string): EndRule {
  const low = lemma.toLowerCase()
  const plain = commonPrefix(form, low)
  const rule = { strip: form.slice(plain), append: low.slice(plain), umlaut: false }
  const unlauted = applyRule({ strip: '', append: '', umlaut: true }, form)
  if (unlauted !== undefined) {
    const common = commonPrefix(unlauted, low)
    const candidate = { strip: form.slice(common), append: low.slice(common), umlaut: true }
    if (common > plain + 1 && applyRule(candidate, form) === low) return candidate
  }
  return rule
}

function countRules(pairs: readonly (readonly [string, string])[]): [EndRule, number][] {
  const counts = new Map<string, [EndRule, number]>()
  for (const [form, lemma] of pairs) {
    const rule = ruleOf(form, lemma)
    const name = JSON.stringify(rule)
    const known = counts.get(name)
    if (known === undefined) counts.set(name, [rule, 1])
    else known[1]++
  }
  return [...counts.values()].sort((left, right) => right[1] - left[1])
}

const step = (count: number) => Math.min(7, count === 0 ? 0 : 1 + Math.floor(Math.log2(count)))
const frequencyStep = (frequency: number) => Math.min(15, frequency <= 0 ? 0 : 1 + Math.floor(Math.log2(1 + frequency / 10)))

interface Rules {
  readonly rules: readonly EndRule[]
  readonly openRules: number
  readonly headRules: readonly EndRule[]
}

/** Seeds needed for a rule that no list supports. */
const SEED_RULES = 30

function learnRules(aligned: readonly Aligned[], listed: number, vocabulary: Vocabulary): Rules {
  const nothing: EndRule = { strip: '', append: '', umlaut: false }
  // rare links are learned from lists, from seeds only the frequent ones
  const modifierRules = countRules(aligned.map(({ word, at, modifier }) => [word.slice(0, at), modifier] as const))
  const listedRules = new Map(
    countRules(aligned.slice(0, listed).map(({ word, at, modifier }) => [word.slice(0, at), modifier] as const)).map(([rule, count]) => [
      JSON.stringify(rule),
      count
    ])
  )
  const least = Math.max(2, listed / 2000)
  const isOpen = (rule: EndRule, count: number) => (listedRules.get(JSON.stringify(rule)) ?? 0) >= least || (listed < aligned.length && count >= SEED_RULES)
  const open = modifierRules.filter(([rule, count]) => isOpen(rule, count) && rule.strip.length <= 4 && rule.append.length <= 3).slice(0, 40)
  const rest = modifierRules.filter((rule) => !open.includes(rule)).slice(0, 1000)
  const headRules = countRules([...aligned.map(({ word, at, head }) => [word.slice(at), head] as const), ...vocabulary.plurals])
    .filter(([rule, count]) => count >= 3 && rule.strip.length <= 6)
    .map(([rule]) => rule)
    .filter((rule) => !isDeepStrictEqual(rule, nothing))
    .slice(0, vocabulary.plurals.length === 0 ? 4 : 60)
  return { rules: [...open, ...rest].map(([rule]) => rule), openRules: open.length, headRules: [nothing, ...headRules] }
}

/** Tables from the aligned compounds and the vocabulary. */
function buildTables(
  aligned: readonly Aligned[],
  listCount: number,
  listed: ReadonlySet<string>,
  vocabulary: Vocabulary,
  rules: Rules,
  shape: LanguageShape
): PartTables {
  const heads = new Map<string, number>()
  const modifiers = new Map<string, number>()
  const forms = new Map<string, Map<number, number>>()
  const numbers = new Map(rules.rules.map((rule, number) => [JSON.stringify(rule), number]))
  for (const { word, at, modifier, head } of aligned) {
    heads.set(head, (heads.get(head) ?? 0) + 1)
    modifiers.set(modifier, (modifiers.get(modifier) ?? 0) + 1)
    if (word.includes('-')) continue
    const number = numbers.get(JSON.stringify(ruleOf(word.slice(0, at), modifier)))
    if (number === undefined) continue
    const own = forms.get(word.slice(0, at)) ?? new Map<number, number>()
    own.set(number, (own.get(number) ?? 0) + 1)
    forms.set(word.slice(0, at), own)
  }
  // the vocabulary is in the order of frequency; parts of one seed alone are not worth their room
  const common = [...vocabulary.lemmas.keys()].slice(0, shape.tableLemmas)
  const repeated = (counts: ReadonlyMap<string, number>) => [...counts].flatMap(([lemma, count]) => (count >= 2 ? [lemma] : []))
  const once = aligned.slice(0, listCount).flatMap(({ modifier, head }) => [modifier, head])
  const lemmas = [...new Set([...common, ...vocabulary.forms.keys(), ...repeated(heads), ...repeated(modifiers), ...once])]
  const parts = buildTable(lemmas, 0.8)
  const partValues = Uint16Array.from(parts.entries, (entry) => {
    if (entry === 0) return 0
    const lemma = lemmas[entry - 1]!
    const known = vocabulary.lemmas.get(lemma)
    const noun = heads.has(lemma) ? NOUN : 0
    const form = vocabulary.forms.get(lemma)
    const own = known?.frequency ?? form ?? vocabulary.frequency.get(lemma.toLowerCase()) ?? 0
    const classes = (known?.classes ?? (form === undefined ? 0 : vocabulary.formClass)) | noun | (listed.has(lemma.toLowerCase()) ? LISTED : 0)
    return step(heads.get(lemma) ?? 0) | (step(modifiers.get(lemma) ?? 0) << 3) | (frequencyStep(own) << 6) | classes
  })
  const listedForms = new Set(aligned.slice(0, listCount).map(({ word, at }) => word.slice(0, at)))
  const surfaces = [...forms].flatMap(([form, own]) => (listedForms.has(form) || own.size > 1 || [...own.values()][0]! > 1 ? [form] : []))
  const surfaceTable = buildTable(surfaces, 0.8)
  const modifierValues = Uint16Array.from(surfaceTable.entries, (entry) => {
    if (entry === 0) return 0
    const [number, count] = [...forms.get(surfaces[entry - 1]!)!].sort((left, right) => right[1] - left[1])[0]!
    return number * 8 + step(count)
  })
  return { partKeys: parts.keys, partValues, modifierKeys: surfaceTable.keys, modifierValues, ...rules, capital: shape.capital }
}

interface Example {
  /** A word that is no compound, as far as is known. */
  readonly simplex: boolean
  /** The option (split) that would be a compound of two longish parts, for such words. */
  readonly suspicious: boolean
  /** Places of the weights of each option; the first option is leaving the word whole. */
  readonly options: readonly Int32Array[]
  /** Options that are right. */
  readonly right: readonly number[]
}

function placesOf(features: readonly number[]): Int32Array {
  return Int32Array.from(features, (value) => featurePlace(value, WEIGHT_BITS))
}

function exampleOf(tables: PartTables, shape: LanguageShape, word: string, modifier: string | undefined, head: string | undefined): Example | undefined {
  const inner = (part: string) => candidateSplits(tables, part, () => false).some((split) => split.modifier.length > 2 && split.head.length > 3)
  const splits = candidateSplits(tables, word, inner)
  if (splits.length === 0) return undefined
  const right: number[] = []
  if (modifier === undefined) right.push(0)
  else for (const [index, split] of splits.entries()) if (split.modifier === modifier && split.head === head) right.push(index + 1)
  if (right.length === 0) return undefined
  return {
    simplex: modifier === undefined,
    suspicious:
      modifier === undefined &&
      !shape.simplex.has(word.toLowerCase()) &&
      splits.some(
        (split) =>
          split.modifier.length >= 3 &&
          (split.head.length >= 4 || isUsual(tables, split, shape.usualShortHead)) &&
          !shape.particles.has(split.modifier.toLowerCase())
      ),
    options: [placesOf(wholeFeatures(tables, word)), ...splits.map((split) => placesOf(split.features))],
    right
  }
}

/** Step of the count that modifiers before short heads have in many compounds. */
const USUAL_MODIFIER = 3

const isUsual = (tables: PartTables, { head, modifier }: Split, usualHead: number): boolean =>
  headStep(tables, head) >= usualHead && modifierStepOf(tables, modifier) >= USUAL_MODIFIER

const FOLDS = 5
/** Weight of a listed compound beside seeds. */
const LIST_COPIES = 5

/**
 * Learns a model. Features of a compound are computed with tables that do not know it (five folds), as an unseen compound will be met.
 * @param listCount how many of the compounds, from the first on, come from a list (the others are seeds)
 * @param simplex words that are no compounds
 */
export function trainCompounds(
  compounds: readonly Compound[],
  listCount: number,
  simplex: readonly string[],
  vocabulary: Vocabulary,
  shape: LanguageShape,
  epochs: number
): CompoundModel {
  const aligned = compounds.flatMap((compound) => align(compound) ?? [])
  const listed = new Set(compounds.map(({ word }) => word.toLowerCase()))
  const rules = learnRules(
    aligned.filter(({ word }) => !word.includes('-')),
    listCount === 0 ? aligned.length : listCount,
    vocabulary
  )
  const listedWords = new Set(compounds.slice(0, listCount).map(({ word }) => word.toLowerCase()))
  const examples: Example[] = []
  let unreachable = 0
  for (let fold = 0; fold < FOLDS; fold++) {
    const others = aligned.filter((_, index) => index % FOLDS !== fold)
    const own = aligned.filter((_, index) => index % FOLDS === fold)
    const ownWords = new Set(own.map(({ word }) => word))
    const tables = buildTables(
      others,
      others.filter(({ word }) => listedWords.has(word.toLowerCase())).length,
      new Set([...listed].filter((word) => !ownWords.has(word))),
      vocabulary,
      rules,
      shape
    )
    for (const { word, modifier, head } of own) {
      const example = exampleOf(tables, shape, word, modifier, head)
      if (example === undefined) unreachable++
      else for (let copy = listedWords.has(word) && listCount < compounds.length ? LIST_COPIES : 1; copy > 0; copy--) examples.push(example)
    }
    for (const [index, word] of simplex.entries()) {
      if (index % FOLDS !== fold) continue
      const example = exampleOf(tables, shape, word, undefined, undefined)
      if (example !== undefined) examples.push(example)
    }
  }
  console.log(
    `${compounds.length} compounds, ${aligned.length} aligned, ${unreachable} out of reach; ${simplex.length} simplex words; ${rules.openRules} open rules`
  )
  const weights = quantise(learn(withoutDoubtful(examples), epochs), 16)
  const tables = buildTables(aligned, aligned.filter(({ word }) => listedWords.has(word.toLowerCase())).length, listed, vocabulary, rules, shape)
  return {
    tensors: {
      partKeys: tables.partKeys,
      partValues: tables.partValues as Uint16Array,
      modifierKeys: tables.modifierKeys,
      modifierValues: tables.modifierValues as Uint16Array,
      weights
    },
    settings: JSON.stringify({
      ...rules,
      capital: shape.capital,
      flatBelow: shape.flatBelow,
      tags: shape.tags,
      margin: shape.margin,
      properHeads: shape.properHeads,
      ...(shape.longEnds && { longEnds: true })
    })
  }
}

/**
 * The examples without words that are called simplex only because no list names them. At first only words without a split in two parts of
 * four and more letters count as simplex, then also those that the model so far leaves whole by a margin.
 */
function withoutDoubtful(examples: readonly Example[]): Example[] {
  let kept = examples.filter((example) => !example.suspicious)
  for (let round = 0; round < 3; round++) {
    const weights = learn(kept, 3)
    kept = examples.filter((example) => !example.suspicious || leadOfWhole(example, weights) > LEAD)
    console.log(`${examples.length - kept.length} doubtful simplex words left out`)
  }
  return kept
}

/** Lead (in units of the perceptron's updates) by which a doubtful word must be left whole to count as simplex. */
const LEAD = 6

/** By how much leaving the word whole beats the best split. */
function leadOfWhole({ options }: Example, weights: Float32Array): number {
  let split = -Infinity
  for (const places of options.slice(1)) split = Math.max(split, scoreOf(places, weights))
  return scoreOf(options[0]!, weights) - split
}

function scoreOf(places: Int32Array, weights: Float32Array): number {
  let score = 0
  for (const place of places) score += weights[place]!
  return score
}

/** Averaged perceptron over the options; several options may be right. */
function learn(examples: readonly Example[], epochs: number): Float32Array {
  return learnAveraged(examples, { bits: WEIGHT_BITS, epochs, seed: 99 }, ({ options, right }, learned) => {
    let best = -1
    let bestScore = -Infinity
    let bestRight = -1
    let bestRightScore = -Infinity
    for (const [option, places] of options.entries()) {
      let score = scoreOf(places, learned.weights)
      if (right.includes(option)) {
        if (score > bestRightScore) {
          bestRightScore = score
          bestRight = option
        }
        score -= 1
      }
      if (score > bestScore) {
        bestScore = score
        best = option
      }
    }
    if (right.includes(best)) return true
    for (const place of options[bestRight]!) learned.add(place, 1)
    for (const place of options[best]!) learned.add(place, -1)
    return false
  })
}

/** The model ready for use, without writing it. */
export function openCompounds(model: CompoundModel): LatinCompounds {
  return new LatinCompounds(modelInMemory('compounds', model.tensors, { settings: model.settings }))
}
