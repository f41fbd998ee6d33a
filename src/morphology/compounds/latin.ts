import { tagNumber } from '../../core/part-of-speech.js'
import { type TokenList, tokenText } from '../../core/spans.js'
import { ownString, WordCache } from '../../core/word-cache.js'
import { findText } from '../../models/fingerprint-table.js'
import type { NativeModel } from '../../models/store.js'
import { isOneWord } from './one-word.js'
import {
  candidateSplits,
  capitalise,
  type EndRule,
  featurePlace,
  headStep,
  isListed,
  MAX_COMPOUND,
  MIN_COMPOUND,
  modifierStepOf,
  type PartTables,
  partFrequency,
  type Split,
  wholeFeatures
} from './parts.js'

/** What a thread's memory of words and of splits may take, each: some 8,000 words. */
const CACHE_BYTES = 2 ** 21
/** Tokens that are split between two looks at whether the task has been cancelled. */
const TOKENS_A_CHECK = 64
/** Step of the count of compounds that a head of a word tagged as a name must have. */
const PROPER_STEP = 3
/** Tags of words that may be nouns in a text of one word, where no neighbour tells. */
const OPEN_TAGS: readonly (keyof typeof tagNumber)[] = ['NOUN', 'PROPN', 'ADJ', 'ADV', 'VERB', 'X']
/** Leads that the split of such a word must have: of a German word, of one whose head is a usual end of names, of other languages' words and names. */
const LEAD_ALONE = 200
const LEAD_OF_NAME_END = 450
const LEAD_LOWER_CASE = 100
const LEAD_OF_NAME = 250
/** Deepest split within a split. */
const MAX_DEPTH = 4

/** Form of the model's metadata `settings`. */
export interface CompoundSettings {
  readonly rules: readonly EndRule[]
  readonly openRules: number
  readonly headRules: readonly EndRule[]
  readonly capital: boolean
  /** Parts whose step of frequency is under this are split again; 0: a word has a modifier and a head. */
  readonly flatBelow: number
  /** Tags of tokens that are looked at. */
  readonly tags: readonly (keyof typeof tagNumber)[]
  /** By how much (in units of the weights) the best split must beat leaving the word whole. */
  readonly margin: number
  /** Whether nouns have long endings. */
  readonly longEnds?: boolean
  /** Heads that names end in, and those of them that few compounds have. */
  readonly properHeads?: readonly string[]
  readonly nameHeads?: readonly string[]
}

/** The best split of a word. */
interface Led {
  readonly modifier: string
  readonly head: string
  /** By how much it beats leaving the word whole. */
  readonly lead: number
}

/** Splits words of one language into the lemmas of their parts. */
export class LatinCompounds {
  readonly #tables: PartTables
  readonly #weights: Int8Array
  readonly #bits: number
  readonly #settings: CompoundSettings
  readonly #tags: Uint8Array
  readonly #openTags = new Uint8Array(256)
  /** Names that would be split. */
  readonly #names: Uint32Array | undefined
  readonly #cache = new WordCache<string[] | null>(sizeOfParts, CACHE_BYTES)
  readonly #splits = new WordCache<Led | null>(sizeOfSplit, CACHE_BYTES)

  readonly #knowsLemma: ((lemma: string, tag: number) => boolean) | undefined
  readonly #isLemma: ((lower: string, tag: number) => boolean) | undefined

  /**
   * @param knowsLemma whether a lemma is known with a tag, or the word at least: forms of known words are cut only where the lemma is
   * @param isLemma whether dictionaries have a word in small letters as a lemma with a tag; none: heads of lemmas may be inflected
   */
  constructor(model: NativeModel, knowsLemma?: (lemma: string, tag: number) => boolean, isLemma?: (lower: string, tag: number) => boolean) {
    this.#knowsLemma = knowsLemma
    this.#isLemma = isLemma
    this.#settings = JSON.parse(model.metadata['settings']!) as CompoundSettings
    this.#tables = {
      partKeys: model.u32('partKeys'),
      partValues: model.u16('partValues'),
      modifierKeys: model.u32('modifierKeys'),
      modifierValues: model.u16('modifierValues'),
      rules: this.#settings.rules,
      openRules: this.#settings.openRules,
      headRules: this.#settings.headRules,
      capital: this.#settings.capital
    }
    this.#weights = model.i8('weights')
    this.#bits = Math.log2(this.#weights.length)
    this.#tags = new Uint8Array(256)
    for (const tag of this.#settings.tags) this.#tags[tagNumber[tag]] = 1
    for (const tag of OPEN_TAGS) this.#openTags[tagNumber[tag]] = 1
    this.#names = model.has('names') ? model.u32('names') : undefined
  }

  /**
   * Lemmas of the parts of each token, null for tokens that are no compounds.
   * @param tags tag numbers, as long as the tokens
   */
  components(tokens: TokenList, tags: Uint8Array, lemmas: readonly string[], check?: () => void): (string[] | null)[] {
    const result = new Array<string[] | null>(tokens.count).fill(null)
    const alone = isOneWord(tokens)
    for (let token = 0; token < tokens.count; token++) {
      if (token % TOKENS_A_CHECK === TOKENS_A_CHECK - 1) check?.()
      const length = tokens.ends[token]! - tokens.starts[token]!
      const tag = tags[token]!
      if (length < MIN_COMPOUND || length > MAX_COMPOUND || (this.#tags[tag] === 0 && tag !== tagNumber.PROPN && !(alone && this.#openTags[tag] === 1)))
        continue
      const form = tokenText(tokens, token)
      const base = baseForm(form, lemmas[token]!, this.#settings.longEnds)
      const lemma = lemmas[token]!
      let parts = this.split(base)
      // a word that is its own lemma has a head that is one (`nøkkelring`: not `ringe`)
      const head = parts?.at(-1)?.toLowerCase()
      if (head !== undefined && base === form && this.#changesLemma(form.toLowerCase(), head, tag)) parts = this.#partsOfLemma(form)
      if (parts === null && base !== form) {
        // the form makes up for a wrong lemma; that of a known one (`tanárok` of `tanár`) only looks like a compound
        parts = this.split(form)
        if (parts !== null && this.#knowsLemma?.(lemma, tag) === true && parts.join('').toLowerCase() !== lemma.replaceAll('-', '').toLowerCase()) parts = null
      }
      if (parts === null) continue
      const whole = base === form ? form : base
      const isCompound =
        this.#tags[tag] === 1 || (alone && this.#isCertain(form, whole, parts, tag)) || (tag === tagNumber.PROPN && this.#isPlain(whole, parts))
      if (isCompound) result[token] = parts
    }
    return result
  }

  /**
   * Whether a word that was tagged as a name is a common compound all the same, as unknown capitalised words often are: its parts are known as
   * modifier and head of several compounds, the head is no usual end of names, and the word itself is rare.
   */
  #isPlain(word: string, parts: readonly string[]): boolean {
    const { properHeads } = this.#settings
    const head = parts.at(-1)!
    if (!this.#settings.capital || properHeads?.includes(head) === true || partFrequency(this.#tables, capitalise(word.toLowerCase())) > 0) return false
    return headStep(this.#tables, head) >= PROPER_STEP && modifierStepOf(this.#tables, parts[0]!) > 0
  }

  /**
   * Whether the only word of a text is a compound although its tag is another one: words without neighbours are tagged wrongly quite often.
   * German nouns have a capital, and known names stay whole.
   */
  #isCertain(form: string, word: string, parts: readonly string[], tag: number): boolean {
    const lead = Math.max(this.lead(word), this.lead(form))
    const isCapital = form[0] !== form[0]!.toLowerCase()
    if (!this.#settings.capital) return lead > (tag === tagNumber.PROPN && isCapital ? LEAD_OF_NAME : LEAD_LOWER_CASE)
    if (!isCapital || (this.#names !== undefined && findText(this.#names, form) !== -1)) return false
    return lead > (this.#settings.nameHeads?.includes(parts.at(-1)!) === true ? LEAD_OF_NAME_END : LEAD_ALONE)
  }

  /** By how much the best split of a word beats leaving it whole (in units of the weights), -Infinity where it has none. */
  lead(word: string): number {
    return this.#best(word, 0)?.lead ?? -Infinity
  }

  /** The parts of one word, null when it is none. */
  split(word: string): string[] | null {
    const known = this.#cache.get(word)
    if (known !== undefined) return known
    // parts may be slices of the word, and the word one of the whole text
    const parts = this.#analyse(ownString(word), 0)
    this.#cache.set(word, parts)
    return parts
  }

  /** Whether a head is not how a word ends, though it has a letter more, or the word an ending of two and is a known lemma (`håndverker`). */
  #changesLemma(lower: string, head: string, tag: number): boolean {
    if (this.#isLemma === undefined) return false
    const at = lower.lastIndexOf(head)
    const ending = lower.length - at - head.length
    return at < 0 || (ending > 1 && this.#isLemma(lower, tag))
  }

  #partsOfLemma(word: string): string[] | null {
    const best = this.#search(word, 0, true)
    return best === null ? null : [...this.#inner(best.modifier, 0), ...this.#inner(best.head, 0)]
  }

  #analyse(word: string, depth: number): string[] | null {
    const best = this.#best(word, depth)
    if (best === null) return null
    return [...this.#inner(best.modifier, depth), ...this.#inner(best.head, depth)]
  }

  #inner(part: string, depth: number): string[] {
    const { flatBelow } = this.#settings
    if (flatBelow === 0 || depth >= MAX_DEPTH || partFrequency(this.#tables, part) >= flatBelow) return [part]
    return this.#analyse(part, depth + 1) ?? [part]
  }

  /** Memoised: the prefixes of a long word are asked for again and again. */
  #best(word: string, depth: number): Led | null {
    const known = this.#splits.get(word)
    if (known !== undefined) return known
    const best = this.#search(word, depth)
    this.#splits.set(word, best)
    return best
  }

  #search(word: string, depth: number, isLemma = false): Led | null {
    const splits = candidateSplits(this.#tables, word, (part) => depth < MAX_DEPTH && this.#best(part, depth + 1) !== null, isLemma)
    if (splits.length === 0) return null
    const whole = isListed(this.#tables, word) ? -Infinity : this.#score(wholeFeatures(this.#tables, word)) + this.#settings.margin
    let best: Split | null = null
    let bestScore = whole
    for (const split of splits) {
      const score = this.#score(split.features)
      if (score > bestScore) {
        best = split
        bestScore = score
      }
    }
    return best === null ? null : { modifier: best.modifier, head: best.head, lead: bestScore - whole }
  }

  #score(features: readonly number[]): number {
    let score = 0
    for (const value of features) score += this.#weights[featurePlace(value, this.#bits)]!
    return score
  }
}

/** Bytes: an array, and strings of their own or views. */
function sizeOfParts(parts: string[] | null): number {
  return parts === null ? 0 : parts.reduce((sum, part) => sum + 40 + 2 * part.length, 48)
}

/** Bytes: an object of two strings. */
function sizeOfSplit(split: Led | null): number {
  return split === null ? 0 : 144 + 2 * (split.modifier.length + split.head.length)
}

/** Letters of a lemma that may differ from the form's. */
const LEMMA_END = 4
/** Letters of an ending that may stand in the form instead, where nouns have long ones (Finnish cases with possessives) and where not. */
const LONG_END = 12
const SHORT_END = 4

/**
 * The lemma, with the form's capitals, where it is the form but for its end; else the form (lemmas of unseen words may be guesses of another shape).
 * @param longEnds whether the language's nouns have long endings
 */
export function baseForm(form: string, lemma: string, longEnds = false): string {
  if (lemma.length < MIN_COMPOUND || lemma === form) return form
  let common = 0
  while (common < form.length && common < lemma.length && form[common]!.toLowerCase() === lemma[common]!.toLowerCase()) common++
  return common >= lemma.length - (longEnds ? LEMMA_END : SHORT_END - 1) && common >= form.length - (longEnds ? LONG_END : SHORT_END)
    ? form.slice(0, common) + lemma.slice(common)
    : form
}
