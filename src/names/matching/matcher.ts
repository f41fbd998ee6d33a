/** How likely two names are of the same person, place or organisation: words are aligned, and what the alignment comes to is judged by boosted trees. */
import type { ModelStore, NativeModel } from '../../models/store.js'
import { createNameTranslator } from '../translator.js'
import type { NameKind } from '../types.js'
import { type Alignment, align } from './align.js'
import { areInConflict, areOneByNickname, areTwoKnown, haveOtherConsonant } from './conflicts.js'
import { PAIR_FEATURES, pairFeatures } from './features.js'
import { adjusted } from './parameters.js'
import { type Prepared, Preparer } from './prepare.js'
import { MatchingTables } from './tables.js'
import { Trees } from './trees.js'
import type { MatchExplanation, MatchedTokens, MatchParameters, NameMatcher, NameToMatch, PreparedName } from './types.js'
import { WordModel } from './words.js'

/** Made by scripts/names/matching/train.ts. */
export const MATCHING = 'names/matching'

/** Level of names that have no word in common. */
const NOTHING = -9
/** Share of a name that says nothing. */
const HARDLY = 0.2
/** Likeness of all letters from which names are looked at closer. */
const ALIKE = 0.62
/** What only the same name reaches. */
const MOST = 0.99
const HAN = /\p{Script=Han}/u
/** What names in conflict reach, and what of the rest above it they keep, so that the more alike of them stay in front. */
const CONFLICT = 0.6
const KEPT = 0.1
/** What two known words that are alike reach, of firms and of surnames. */
const DOUBTED = [0.8, 0.7] as const
/** What firms reach whose names have another consonant. */
const TWINS = 0.82
/** What persons reach at least whose names are the same but for a nickname. */
const BY_NICKNAME = 0.93
/** Place of the feature that tells how well one name is the first letters of the other. */
const INITIALISM = 22
/** From which share of first letters a name is explained as an initialism. */
const MOSTLY_INITIALS = 0.5

/** @throws ModelError when an artefact is missing or damaged */
export function createNameMatcher(store: ModelStore): NameMatcher {
  return new Matcher(store, store.load(MATCHING))
}

interface Judged {
  readonly level: number
  readonly alignment: Alignment
}

export class Matcher implements NameMatcher {
  readonly #preparer: Preparer
  readonly #tables: MatchingTables
  readonly #words: WordModel
  /** Of persons and of all else. */
  readonly #trees: readonly [Trees, Trees]
  /** Levels and scores, ascending, between which scores are read off: of persons and of all else. */
  readonly #levels: readonly [Float32Array, Float32Array]
  readonly #scores: readonly [Float32Array, Float32Array]
  /** Levels of CONFLICT and of DOUBTED, of persons and of all else, and of BY_NICKNAME. */
  readonly #mostInConflict: readonly [number, number]
  readonly #mostInDoubt: readonly [number, number]
  readonly #leastByNickname: number
  /** Of TWINS. */
  readonly #mostOfTwins: number
  /** Names as another kind than the guessed one. */
  readonly #otherKinds = new WeakMap<Prepared, Prepared>()
  readonly values = new Float32Array(PAIR_FEATURES)

  constructor(store: ModelStore, model: NativeModel) {
    const tables = new MatchingTables(model)
    this.#tables = tables
    this.#preparer = new Preparer(tables, createNameTranslator(store))
    this.#words = WordModel.read(model, tables)
    this.#trees = [Trees.read(model, 'person-trees'), Trees.read(model, 'other-trees')]
    this.#levels = halves(model.f32('levels'))
    this.#scores = halves(model.f32('scores'))
    const levelsOf = ([ofPersons, ofOthers]: readonly [number, number]) =>
      [levelOf(ofPersons, this.#levels[0], this.#scores[0]), levelOf(ofOthers, this.#levels[1], this.#scores[1])] as const
    this.#mostInConflict = levelsOf([CONFLICT, CONFLICT])
    this.#mostInDoubt = levelsOf(DOUBTED)
    this.#mostOfTwins = levelsOf([TWINS, TWINS])[1]
    this.#leastByNickname = levelsOf([BY_NICKNAME, BY_NICKNAME])[0]
  }

  prepare(name: NameToMatch): PreparedName {
    return this.#preparer.prepare(name)
  }

  score(left: PreparedName, right: PreparedName, parameters?: MatchParameters): number {
    return this.#scored(left as Prepared, right as Prepared, parameters, false).score
  }

  explain(left: PreparedName, right: PreparedName, parameters?: MatchParameters): MatchExplanation {
    const { score, alignment } = this.#scored(left as Prepared, right as Prepared, parameters, true)
    return { score, tokens: initialismOf(alignment, this.values[INITIALISM]!) ?? tokensOf(alignment) }
  }

  /** The best of all forms. What it is judged by stands in `values`. */
  judge(left: PreparedName, right: PreparedName): Judged {
    return this.#judged(left as Prepared, right as Prepared)
  }

  #scored(
    left: Prepared,
    right: Prepared,
    parameters: MatchParameters | undefined,
    isExplained: boolean
  ): { readonly score: number; readonly alignment: Alignment } {
    const [one, other] = this.#ofOneKind(left, right)
    // names that parameters move or that are explained are judged by their best form; a score is the same from the highest level on
    const enough = isExplained || parameters !== undefined ? Number.POSITIVE_INFINITY : this.#levels[sideOf(one, other)].at(-1)!
    const { level, alignment } = this.#judged(one, other, enough)
    if (left.key === right.key && left.name.text.toLowerCase() === right.name.text.toLowerCase()) return { score: 1, alignment }
    const score = this.#read(level, sideOf(one, other))
    const changed = parameters === undefined ? score : adjusted(score, this.values, parameters)
    return { score: Math.round(10_000 * Math.max(0, Math.min(MOST, changed))) / 10_000, alignment }
  }

  /** A name whose kind was guessed is taken for the kind that is told of the other one. */
  #ofOneKind(left: Prepared, right: Prepared): readonly [Prepared, Prepared] {
    if (left.kind === right.kind) return [left, right]
    if (left.name.kind === undefined && right.name.kind !== undefined) return [this.#as(left, right.kind), right]
    if (right.name.kind === undefined && left.name.kind !== undefined) return [left, this.#as(right, left.kind)]
    return [left, right]
  }

  #as(prepared: Prepared, kind: NameKind): Prepared {
    const known = this.#otherKinds.get(prepared)
    if (known?.kind === kind) return known
    const other = this.#preparer.prepare({ ...prepared.name, kind })
    this.#otherKinds.set(prepared, other)
    return other
  }

  /** @param enough level from which no better form is looked for */
  #judged(left: Prepared, right: Prepared, enough = Number.POSITIVE_INFINITY): Judged {
    let best: Judged | undefined
    const ordered = left.key <= right.key ? ([left, right] as const) : ([right, left] as const)
    let kept: Float32Array | undefined
    const side = sideOf(left, right)
    const trees = this.#trees[side]
    const most = this.#mostInConflict[side]
    forms: for (const one of ordered[0].forms) {
      for (const other of ordered[1].forms) {
        const alignment = align(one, other, this.#words)
        pairFeatures(ordered[0], ordered[1], one, other, alignment, this.values)
        let level = isHopeless(alignment, this.values) ? NOTHING : trees.level(this.values)
        if (level < this.#leastByNickname && areOneByNickname(ordered[0], ordered[1], alignment) && Number.isFinite(this.#leastByNickname))
          level = this.#leastByNickname
        if (level > this.#mostOfTwins && haveOtherConsonant(ordered[0], ordered[1], alignment)) level = this.#mostOfTwins + KEPT * (level - this.#mostOfTwins)
        const mostInDoubt = this.#mostInDoubt[side]
        if (level > mostInDoubt && areTwoKnown(ordered[0], ordered[1], alignment)) level = mostInDoubt + KEPT * (level - mostInDoubt)
        if (level > most && areInConflict(ordered[0], ordered[1], one, other, alignment, this.#tables)) level = most + KEPT * (level - most)
        if (best === undefined || level > best.level) {
          best = { level, alignment: ordered[0] === left ? alignment : turned(alignment) }
          kept = ordered[0].forms.length * ordered[1].forms.length > 1 ? this.values.slice() : undefined
          if (level >= enough) break forms
        }
      }
    }
    if (kept !== undefined) this.values.set(kept)
    // forms of the same characters may be read in two languages
    return left.key === right.key && HAN.test(left.key) ? { level: Math.max(best!.level, this.#levels[side].at(-1)!), alignment: best!.alignment } : best!
  }

  /** Between the points of the calibration. */
  #read(level: number, side: 0 | 1): number {
    const levels = this.#levels[side]
    const scores = this.#scores[side]
    let at = 0
    while (at < levels.length && levels[at]! < level) at++
    if (at === 0) return scores[0]!
    if (at === levels.length) return scores[at - 1]!
    const part = (level - levels[at - 1]!) / (levels[at]! - levels[at - 1]!)
    return scores[at - 1]! + part * (scores[at]! - scores[at - 1]!)
  }
}

/** 0 of two persons, 1 of all else. */
function sideOf(left: Prepared, right: Prepared): 0 | 1 {
  return left.kind === 'PERSON' && right.kind === 'PERSON' ? 0 : 1
}

/** Hardly anything of either name is in the other; no initialism, not written alike. */
function isHopeless({ pairs }: Alignment, values: Float32Array): boolean {
  const isNothing = pairs.length === 0 || values[1]! < HARDLY
  return isNothing && values[INITIALISM] === 0 && values[24] === 0 && values[30]! < ALIKE && values[31]! < ALIKE
}

/** The level that is told as a score; none while a model is fitted, and names are told no scores yet. */
function levelOf(score: number, levels: Float32Array, scores: Float32Array): number {
  const place = scores.findIndex((each) => each >= score)
  if (place < 1) return Number.POSITIVE_INFINITY
  const part = (score - scores[place - 1]!) / (scores[place]! - scores[place - 1]!)
  return levels[place - 1]! + part * (levels[place]! - levels[place - 1]!)
}

function halves(values: Float32Array): readonly [Float32Array, Float32Array] {
  return [values.subarray(0, values.length / 2), values.subarray(values.length / 2)]
}

function turned({ left, right, pairs, joined }: Alignment): Alignment {
  return { left: right, right: left, pairs: pairs.map((pair) => ({ left: pair.right, right: pair.left, match: pair.match })), joined }
}

/** A name that is the first letters of the other one, told as one pair: none of its words is in the other. */
function initialismOf({ left, right, pairs }: Alignment, share: number): MatchedTokens[] | undefined {
  if (share < MOSTLY_INITIALS || pairs.some(({ match }) => match.kind !== 'initial')) return undefined
  const joined = (words: typeof left) => words.map(({ spellings }) => spellings[0]!).join(' ')
  return [{ left: joined(left), right: joined(right), kind: 'initialism', score: Math.round(1000 * share) / 1000, weight: 1 }]
}

function tokensOf({ left, right, pairs }: Alignment): MatchedTokens[] {
  const all = [...left, ...right].reduce((sum, word) => sum + word.weight, 0)
  const share = (weight: number) => Math.round((1000 * weight) / Math.max(1e-6, all)) / 1000
  const partnerless = (words: typeof left, taken: ReadonlySet<number>) => words.flatMap((word, place) => (taken.has(place) ? [] : [word]))
  const tokens: MatchedTokens[] = pairs.map(({ left: at, right: to, match }) => ({
    left: left[at]!.spellings[0]!,
    right: right[to]!.spellings[0]!,
    kind: match.kind,
    score: Math.round(1000 * match.probability) / 1000,
    weight: share(left[at]!.weight + right[to]!.weight)
  }))
  for (const word of partnerless(left, new Set(pairs.map((pair) => pair.left))))
    tokens.push({ left: word.spellings[0]!, kind: 'missing', score: 0, weight: share(word.weight) })
  for (const word of partnerless(right, new Set(pairs.map((pair) => pair.right))))
    tokens.push({ right: word.spellings[0]!, kind: 'missing', score: 0, weight: share(word.weight) })
  return tokens
}
