import { Kind } from '../core/characters.js'
import { modelLanguage } from '../core/languages.js'
import { TokenClass, type TokenList } from '../core/spans.js'
import type { ModelStore } from '../models/store.js'
import { segmentersOf, syllableModel } from './segment/index.js'
import type { SegmenterModel } from './segment/model.js'
import { bindSyllables } from './segment/syllables.js'
import { startsSurely } from './sentences/certain.js'
import { isEmoji, startsByEmoji } from './sentences/emoji.js'
import { isSentenceCandidate, SENTENCE_FEATURES, sentenceFeatures } from './sentences/features.js'
import { Quotes } from './sentences/quotes.js'
import { Ending, startsByRule, type TokenDraft } from './sentences/rules.js'
import { Said } from './sentences/said.js'
import { withStraightApostrophes } from './tokenize/apostrophes.js'
import { Atoms, Gap, type RunSegmenter, scanAtoms } from './tokenize/atoms.js'
import { score } from './tokenize/features.js'
import { joinsToken, startJunctions } from './tokenize/junctions.js'
import { type TokenizerModel, tokenizerModel } from './tokenize/model.js'

export interface TokenizeOptions {
  /** `perceptron`: the other segmentation model of Chinese and Japanese. */
  readonly modelType?: 'default' | 'perceptron' | 'DNN'
  /** Thai is cut as the entity models have learnt it: everyday words are not joined. */
  readonly cutsAsLearnt?: boolean
  /** Called every few milliseconds of work; throws when the task has been cancelled. */
  readonly check?: () => void
}

const SCRATCH = 65536
/** Atoms or tokens that are decided on between two looks at whether the task has been cancelled. */
const ATOMS_A_CHECK = 4096

interface Scratch {
  readonly atoms: Atoms
  readonly starts: Uint32Array
  readonly ends: Uint32Array
  readonly gaps: Uint8Array
  readonly classes: Uint8Array
  readonly sentences: Uint32Array
}

function createScratch(size: number): Scratch {
  return {
    atoms: new Atoms(size),
    starts: new Uint32Array(size),
    ends: new Uint32Array(size),
    gaps: new Uint8Array(size),
    classes: new Uint8Array(size),
    sentences: new Uint32Array(size)
  }
}

let shared: Scratch | undefined

function scratchFor(length: number): Scratch {
  if (length > SCRATCH) return createScratch(length)
  shared ??= createScratch(SCRATCH)
  return shared
}

/**
 * Tokens and sentences of a text in one pass, linear in its length. Surface tokens: nothing is split that is written as one word.
 * @param code ISO 639-3 or a code of the contract (`zht`, `uen`); a language without a trained model is cut by general rules
 * @returns arrays of exactly `count` entries
 */
export function tokenize(text: string, code: string, store: ModelStore, options: TokenizeOptions = {}): TokenList {
  const language = modelLanguage(code)
  const modelType = options.modelType ?? 'default'
  return tokenizeWith(text, {
    language,
    model: tokenizerModel(store, language),
    segmenter: segmentersOf(store, language, modelType, options.cutsAsLearnt),
    syllables: language === 'vie' ? syllableModel(store) : undefined,
    joinNames: modelType !== 'perceptron',
    ...(options.check && { check: options.check })
  })
}

/** What cuts the text of one language. */
export interface TokenizerParts {
  readonly language: string
  /** Trained decisions; general rules without. */
  readonly model: TokenizerModel | undefined
  readonly segmenter: RunSegmenter
  /** Joins Vietnamese syllables. */
  readonly syllables?: SegmenterModel | undefined
  /** Katakana around a middle dot are one token. */
  readonly joinNames?: boolean
  /** As in `TokenizeOptions`. */
  readonly check?: () => void
}

/** `tokenize` with the models in hand. */
export function tokenizeWith(text: string, parts: TokenizerParts): TokenList {
  const scratch = scratchFor(text.length)
  const draft = draftTokens(text, parts, scratch)
  const sentences = findSentences(draft, scratch.sentences, parts.language, parts.model && learnedDecision(parts.model, parts.language), parts.check)
  return {
    text,
    count: draft.count,
    starts: scratch.starts.slice(0, draft.count),
    ends: scratch.ends.slice(0, draft.count),
    classes: scratch.classes.slice(0, draft.count),
    sentences: scratch.sentences.slice(0, sentences)
  }
}

/** The tokens of a text, before its sentences are found; valid until the next call that uses the same arrays. */
export function draftTokens(text: string, parts: TokenizerParts, scratch = scratchFor(text.length)): TokenDraft {
  const { atoms } = scratch
  scanAtoms(atoms, withStraightApostrophes(text), parts.segmenter, parts.check)
  if (parts.syllables !== undefined) bindSyllables(atoms, parts.syllables)
  startJunctions(atoms)
  const draft: TokenDraft = { text, count: 0, starts: scratch.starts, ends: scratch.ends, gaps: scratch.gaps }
  joinAtoms(atoms, draft, scratch.classes, parts)
  return draft
}

function joinAtoms(atoms: Atoms, draft: TokenDraft, classes: Uint8Array, { language, model, joinNames, check }: TokenizerParts): void {
  const { starts, ends, gaps } = draft
  let count = 0
  let first = 0
  for (let index = 0; index < atoms.count; index++) {
    if (index % ATOMS_A_CHECK === ATOMS_A_CHECK - 1) check?.()
    if (index > 0 && joinsToken(atoms, index, first, model, language, joinNames === true)) {
      ends[count - 1] = atoms.ends[index]!
    } else {
      if (count > 0) classes[count - 1] = classOf(atoms, first, index)
      first = index
      starts[count] = atoms.starts[index]!
      ends[count] = atoms.ends[index]!
      gaps[count] = atoms.gaps[index]!
      count++
    }
  }
  if (count > 0) classes[count - 1] = classOf(atoms, first, atoms.count)
  draft.count = count
}

/** `TokenClass` of the token made of the atoms [from, to): letters make a word, digits without letters a number. */
function classOf(atoms: Atoms, from: number, to: number): number {
  let digits = false
  let symbols = false
  for (let index = from; index < to; index++) {
    const kind = atoms.kinds[index]!
    if (kind === Kind.special) return atoms.types[index]!
    if (kind === Kind.letter || (kind >= Kind.han && kind <= Kind.thai)) return TokenClass.word
    if (kind === Kind.digit) digits = true
    else if (kind === Kind.math || kind === Kind.currency || kind === Kind.percent || kind === Kind.at || kind === Kind.hash || kind === Kind.control)
      symbols = true
  }
  return digits ? TokenClass.number : symbols ? TokenClass.symbol : TokenClass.punctuation
}

const sentenceBuffer = new Int32Array(SENTENCE_FEATURES)

/** Called at each decision that is learned: what the models say, or for training what they should have said. */
export type SentenceDecision = (draft: TokenDraft, index: number, ending: number, length: number) => boolean

function learnedDecision(model: TokenizerModel, language: string): SentenceDecision {
  return (draft, index, ending, length) => {
    const sure = startsSurely(draft, index, ending, length, language, model.priors.abbreviations)
    if (sure !== undefined) return sure
    const count = sentenceFeatures(draft, index, ending, length, model.priors, sentenceBuffer)
    const general = score(model.general.sentence, sentenceBuffer, count)
    return (model.own === model.general ? general : general + score(model.own.sentence, sentenceBuffer, count)) > 0
  }
}

/** Fills `sentences` with the first token of each sentence; returns their number. */
export function findSentences(draft: TokenDraft, sentences: Uint32Array, language: string, decide: SentenceDecision | undefined, check?: () => void): number {
  if (draft.count === 0) return 0
  let count = 1
  sentences[0] = 0
  let ending: number = Ending.none
  let lineStart = draft.starts[0]!
  const quotes = new Quotes(language)
  const said = new Said(language)
  for (let index = 0; index < draft.count; index++) {
    if (index % ATOMS_A_CHECK === ATOMS_A_CHECK - 1) check?.()
    if (index > 0) {
      const asked = decide !== undefined && draft.gaps[index] === Gap.space && isSentenceCandidate(draft, index, ending)
      const starts =
        startsByEmoji(draft, index, ending) ??
        (said.goesOn(draft, index) ? false : undefined) ??
        quotes.starts(draft, index, ending) ??
        (asked ? decide(draft, index, ending, index - sentences[count - 1]!) : startsByRule(draft, index, ending, lineStart, language))
      if (starts) {
        sentences[count++] = index
        ending = Ending.none
      }
      if (draft.gaps[index]! >= Gap.newline) lineStart = draft.starts[index]!
    }
    said.read(draft, index, sentences[count - 1]!)
    const found = quotes.ending(draft, index, sentences[count - 1]!)
    if (found !== Ending.closer && !(ending !== Ending.none && isEmoji(draft, index))) ending = found
  }
  return count
}
