import { type Domain, noHooks, type TaskHooks } from '../core/hooks.js'
import type { ModelStore } from '../models/store.js'
import { noLanguage } from './code.js'
import { CJK, GROUPS, HANGUL, NO_GROUP, SINGLE_LANGUAGE } from './groups.js'
import { createWorkspace, type Workspace } from './kernel.js'
import { supportedLanguages, UNDETERMINED } from './languages.js'
import { isLetterSpaced, joinLetters } from './letter-spacing.js'
import { COMPOUND, NAME, SPAN } from './mark-signs.js'
import { choosePart, mayBeMixed, middlePause, mixtureOf } from './mixture.js'
import { type DetectorModel, type GroupModel, loadDetectorModel } from './model.js'
import { type FilledLanguageOptions, fillLanguageOptions, type LanguageOptions, MAX_PROFILE_DEPTH } from './options.js'
import { partStarts } from './parts.js'
import { DEFAULT_WEIGHTS, type LanguageWeights } from './prior.js'
import { cutRegions } from './regions.js'
import { chooseWords, createScoreSpace, scoreChosen, sidesDiffer, softmax, wordLength } from './score.js'
import { type AddLanguage, adder, aliases, type Found, weighed } from './weighing.js'

/** A language that a text may be in. */
export interface Detection {
  /** Code of the specification; `xxx` for no listed language. */
  readonly language: string
  /** Calibrated probability, 0..1. */
  readonly confidence: number
  /** ISO 15924. */
  readonly script: string
}

/** A stretch of a text in one language; offsets in UTF-16 code units, the end is exclusive. */
export interface Region {
  readonly start: number
  readonly end: number
  readonly script: string
  /** In descending confidence. */
  readonly languages: readonly Detection[]
}

/** The detector's model is opened when the detector is made, `preload` has nothing left to do. */
export interface LanguageDetector extends Domain {
  preload(code: string): void
  /** At most five languages in descending confidence, each once; `xxx` when undetermined. */
  detect(text: string, options: LanguageOptions, hooks?: TaskHooks): Detection[]
  /** All languages that come into question (of at least 1 in 100,000), in descending confidence; `xxx` when undetermined. */
  candidates(text: string, hooks?: TaskHooks): Detection[]
  /** Regions in text order that together are the text; none for an empty text. */
  regions(text: string, options: LanguageOptions, hooks?: TaskHooks): Region[]
  /** The detection for a language that the caller gave: confidence 1, the script as the text has it. */
  given(language: string, text: string): Detection
}

const detectable: ReadonlySet<string> = new Set(supportedLanguages.map(({ language }) => language))
const MOST_DETECTIONS = 5
/** A script with less than this share of the letters is ignored. */
const LEAST_SHARE = 0.1
/** Sum of the squares of the shares from which on a text counts as written in one script. */
const MAIN_SCRIPT = 0.81
/** Parts of a long text that words are taken from. */
const PARTS = 12
/** Letters of Han, Kana and Hangul say more than those of an alphabet; Latin names stand in texts of all scripts. */
const GROUP_WEIGHT = Float64Array.from(GROUPS, (group) => (group === 'cjk' ? 3 : group === 'hang' ? 2 : group === 'latn' ? 0.7 : 1))

/** Power that the odds of no listed language are raised to. */
const SHARPNESS = 1.7
/** Probability below which a class is left out, and below which it is where a hint or weights may raise it. */
const LEAST_LISTED = 1e-5
const LEAST_WEIGHED = 1e-12
/** Probability of no language below which it is left out. */
const LEAST_PROBABILITY = 1e-3

/** What a detector goes by besides its model. */
export interface DetectorParts {
  /** How often languages are taken to be written. */
  readonly weights?: LanguageWeights
  /** Gives the probability that a text is in no language; training hands in its own to see what the detector sees. */
  readonly judge?: typeof noLanguage
}

/** A detector for one thread. @throws ModelError when the model is missing or damaged */
export function createDetector(store: ModelStore, { weights = DEFAULT_WEIGHTS, judge = noLanguage }: DetectorParts = {}): LanguageDetector {
  return new Detector(
    loadDetectorModel(store, weights),
    createWorkspace(store.sharedMemory, MAX_PROFILE_DEPTH, (bytes) => store.reserve(bytes)),
    judge
  )
}

class Detector implements LanguageDetector {
  readonly #model: DetectorModel
  readonly #workspace: Workspace
  readonly #space = createScoreSpace()
  /** Probability from which on a class is looked at: what a hint or a weight can make of the others does not count without one. */
  #least = LEAST_LISTED
  /** As `leadOf`, of the text that is being read; 0 for a text in several scripts. */
  #lead = 0

  /** Word behind the pause whose sides are compared while a text is scored as a whole, 0 for none, and what came of it. */
  #split = 0
  #differs = false
  readonly #judge: typeof noLanguage

  constructor(model: DetectorModel, workspace: Workspace, judge: typeof noLanguage) {
    this.#model = model
    this.#workspace = workspace
    this.#judge = judge
  }

  supports(code: string): boolean {
    return detectable.has(code)
  }

  preload(): void {}

  detect(text: string, options: LanguageOptions, hooks: TaskHooks = noHooks): Detection[] {
    hooks.check()
    const detections = this.#detect(text, fillLanguageOptions(options), true)
    hooks.mark('language')
    return detections
  }

  candidates(text: string, hooks: TaskHooks = noHooks): Detection[] {
    hooks.check()
    const detections = this.#all(text, fillLanguageOptions({}), true)
    hooks.mark('language')
    return detections
  }

  regions(text: string, options: LanguageOptions, hooks: TaskHooks = noHooks): Region[] {
    const filled = fillLanguageOptions(options)
    const found: (Region & { merged: boolean })[] = []
    for (const { start, end, script } of cutRegions(text, this.#workspace, this.#model, () => hooks.check())) {
      hooks.check()
      const languages = this.#detect(text.slice(start, end), filled, false)
      const last = found.at(-1)
      if (last?.script === script && last.languages[0]?.language === languages[0]?.language) found[found.length - 1] = { ...last, end, merged: true }
      else found.push({ start, end, script, languages, merged: false })
    }
    const regions = found.map(({ start, end, script, languages, merged }) => {
      if (!merged) return { start, end, script, languages }
      hooks.check()
      return { start, end, script, languages: this.#detect(text.slice(start, end), filled, false) }
    })
    hooks.mark('regions')
    return regions
  }

  given(language: string, text: string): Detection {
    this.#read(text, MAX_PROFILE_DEPTH)
    const { script } = this.#languages(fillLanguageOptions({ koreanDialects: true })).find(
      (detection) => detection.language === (aliases[language] ?? language)
    ) ?? {
      script: this.#mainScript()
    }
    return { language, confidence: 1, script }
  }

  #detect(text: string, options: FilledLanguageOptions, mayMix: boolean): Detection[] {
    const found = this.#all(text, options, mayMix)
    const best = found[0]!
    if (best.language === UNDETERMINED && best.confidence * 100 >= options.invalidityThreshold) return [best]
    const least = Math.max(1e-4, (best.confidence * options.ambiguityThreshold) / 100)
    return found.filter((detection) => detection === best || detection.confidence >= least).slice(0, MOST_DETECTIONS)
  }

  /**
   * All languages that come into question, in descending confidence.
   * @param mayMix whether the text may be in several languages
   */
  #all(text: string, options: FilledLanguageOptions, mayMix: boolean): Detection[] {
    this.#read(text, options.profileDepth)
    let source = this.#workspace.reader.combining ? composed(text) : text
    if (source !== text) this.#read(source, options.profileDepth)
    if (isLetterSpaced(this.#workspace.reader)) {
      source = joinLetters(source)
      this.#read(source, options.profileDepth)
    }
    const { letters } = this.#workspace.reader
    let usable = letters[CJK]!
    for (let group = 0; group < letters.length; group++) usable += letters[group]!
    if (usable < options.minValidChars) return [{ language: UNDETERMINED, confidence: 1, script: this.#mainScript() }]
    this.#split = mayMix ? middlePause(source, this.#workspace) : 0
    this.#differs = false
    const whole = this.#withoutLanguage(source, this.#languages(options))
    this.#split = 0
    const found = (mayMix ? this.#mixture(source, options) : undefined) ?? whole
    return found.sort((left, right) => right.confidence - left.confidence)
  }

  /** The probabilities with what speaks for program text, data or letters at random added to `xxx` (`code.ts`). */
  #withoutLanguage(text: string, found: Detection[]): Detection[] {
    const probability = this.#judge(text, this.#workspace.reader, this.#model.table, bestListed(found))
    if (probability < LEAST_PROBABILITY) return found
    const others = found.filter(({ language }) => language !== UNDETERMINED)
    const unlisted = found.find(({ language }) => language === UNDETERMINED)
    const script = unlisted?.script ?? this.#mainScript()
    return [
      ...others.map((detection) => ({ ...detection, confidence: detection.confidence * (1 - probability) })),
      { language: UNDETERMINED, script, confidence: Math.min(1, probability + (unlisted?.confidence ?? 0) * (1 - probability)) }
    ]
  }

  /** Reads the words to profile; where there is nothing but names of programs and code spans, these. */
  #read(text: string, depth: number): void {
    const { marks } = this.#workspace.reader
    this.#readOnce(text, depth)
    if (this.#workspace.reader.count > 0 || marks.counts[NAME]! + marks.counts[SPAN]! + marks.counts[COMPOUND]! === 0) return
    marks.lenient = true
    this.#readOnce(text, depth)
    marks.lenient = false
  }

  /** Reads all words of a short text, pieces from all over a long one. */
  #readOnce(text: string, depth: number): void {
    const { reader } = this.#workspace
    reader.clear()
    if (text.length <= depth * 6) {
      reader.read(text, 0, text.length, depth)
      return
    }
    const part = Math.ceil(text.length / PARTS)
    const words = Math.max(1, Math.floor(depth / PARTS))
    const planned = Array.from({ length: PARTS }, (_, index) => index * part)
    for (const [index, start] of partStarts(text, planned).entries()) {
      if (reader.count >= depth) return
      const end = Math.min(text.length, planned[index]! + part)
      if (start < end) reader.read(text, start, end, words)
    }
  }

  /** Probabilities of all languages that the words read allow, unsorted. */
  #languages(options: FilledLanguageOptions): Detection[] {
    const { letters, kana } = this.#workspace.reader
    // Han characters among Hangul are Korean ones
    if (kana === 0 && letters[HANGUL]! * 3 > letters[CJK]!) letters[CJK] = 0
    let total = 0
    for (let group = 0; group < letters.length; group++) total += letters[group]! * GROUP_WEIGHT[group]!
    let squares = 0
    for (let group = 0; group < letters.length; group++) {
      const share = (letters[group]! * GROUP_WEIGHT[group]!) / total
      if (share >= LEAST_SHARE) squares += share * share
    }
    const found: Found[] = []
    const add = adder(found, options)
    this.#least = options.languageHint === undefined && options.languageWeightAdjustments.length === 0 ? LEAST_LISTED : LEAST_WEIGHED
    this.#lead = squares > MAIN_SCRIPT ? Infinity : 0
    for (let group = 0; group < letters.length; group++) {
      const share = (letters[group]! * GROUP_WEIGHT[group]!) / total
      if (share >= LEAST_SHARE) this.#addGroup(group, (share * share) / squares, add)
    }
    return weighed(found, options)
  }

  /** Probabilities of the languages of a text in several, unsorted; undefined when it is in one. */
  #mixture(text: string, options: FilledLanguageOptions): Detection[] | undefined {
    if (!mayBeMixed(text, this.#workspace, this.#lead, this.#differs)) return undefined
    const parts = mixtureOf(text, this.#workspace, this.#model, GROUP_WEIGHT, this.#space)
    if (parts === undefined) return undefined
    const found: Found[] = []
    const add = adder(found, options)
    for (const part of parts) {
      const model = this.#model.groups[part.group]
      if (model === undefined) this.#addGroup(part.group, part.share, add)
      else this.#addChosen(part.group, model, choosePart(this.#workspace, part), Math.max(1, Math.floor(part.length)), part.share, add)
    }
    return weighed(found, options)
  }

  #addGroup(group: number, share: number, add: AddLanguage): void {
    const single = SINGLE_LANGUAGE.get(group)
    if (single !== undefined) {
      add(single.language, single.script, share)
      return
    }
    const model = this.#model.groups[group]
    if (model === undefined) {
      add(UNDETERMINED, this.#mainScript(), share)
      return
    }
    const count = chooseWords(this.#workspace, group, 0, this.#workspace.reader.count)
    this.#addChosen(group, model, count, wordLength(this.#workspace, group, count), share, add)
  }

  /** The probabilities for `count` chosen words, times their share of the text. */
  #addChosen(group: number, model: GroupModel, count: number, words: number, share: number, add: AddLanguage): void {
    const split = count === this.#workspace.reader.count ? this.#split : 0
    scoreChosen(this.#workspace, model, this.#model.table, group, count, words, this.#space, split)
    if (split > 0) this.#differs = sidesDiffer(model, this.#space)
    softmax(this.#space.logits, model.classes.length)
    this.#decideUnlisted(model)
    this.#lead = Math.min(this.#lead, leadOf(this.#space.logits, model))
    for (let lane = 0; lane < model.classes.length; lane++) {
      const probability = this.#space.logits[lane]!
      if (probability > this.#least) add(model.classes[lane]!.language, model.classes[lane]!.script, probability * share)
    }
  }

  /**
   * Rejection: the odds of no listed language against all listed ones together are sharpened. Where a few names leave many languages possible,
   * none of them is more probable than the many unlisted ones together, and yet the text is in one of them for the most part.
   */
  #decideUnlisted({ classes }: GroupModel): void {
    const { logits: probabilities } = this.#space
    let unlisted = 0
    for (let lane = 0; lane < classes.length; lane++) if (classes[lane]!.language === UNDETERMINED) unlisted += probabilities[lane]!
    if (unlisted < 1e-6 || unlisted > 1 - 1e-6) return
    const odds = (unlisted / (1 - unlisted)) ** SHARPNESS
    const target = odds / (1 + odds)
    const forUnlisted = target / unlisted
    const forListed = (1 - target) / (1 - unlisted)
    for (let lane = 0; lane < classes.length; lane++) probabilities[lane]! *= classes[lane]!.language === UNDETERMINED ? forUnlisted : forListed
  }

  /** Script of most letters, for texts without a language. */
  #mainScript(): string {
    const { letters } = this.#workspace.reader
    let best = NO_GROUP
    for (let group = 0; group < letters.length; group++) if (letters[group]! > letters[best]!) best = group
    if (best === NO_GROUP) return letters[best] === 0 ? 'Zyyy' : 'Zzzz'
    return SINGLE_LANGUAGE.get(best)?.script ?? this.#model.groups[best]?.classes[0]?.script ?? 'Zyyy'
  }
}

/** The best listed language; confidence 0 when there is none. */
function bestListed(found: readonly Detection[]): { readonly language: string; readonly confidence: number } {
  let best = { language: UNDETERMINED, confidence: 0 }
  for (const detection of found) if (detection.language !== UNDETERMINED && detection.confidence > best.confidence) best = detection
  return best
}

/** The text in NFC. Long runs of marks are no writing and make the normaliser's sorting slow: only the first four of a run stay. */
function composed(text: string): string {
  return text.replace(/([\u0300-\u036f]{4})[\u0300-\u036f]+/g, '$1').normalize('NFC')
}

/** By how much the log-probability of the best language exceeds that of the next one which is not of its family. */
function leadOf(probabilities: Float64Array, { classes, families }: GroupModel): number {
  let best = 0
  for (let lane = 1; lane < classes.length; lane++) if (probabilities[lane]! > probabilities[best]!) best = lane
  const { language } = classes[best]!
  let kin: readonly number[] = []
  for (const { members } of families) if (members.includes(best)) kin = members
  let next = 0
  for (let lane = 0; lane < classes.length; lane++) {
    if (probabilities[lane]! > next && !sameAnswer(classes[lane]!.language, language) && !kin.includes(lane)) next = probabilities[lane]!
  }
  return Math.log(probabilities[best]! / next)
}

/** Whether two classes are answered alike: the Korean dialects are, unless they are asked for. */
function sameAnswer(left: string, right: string): boolean {
  return left === right || (isKorean(left) && isKorean(right))
}

function isKorean(code: string): boolean {
  return code === 'kor' || code === 'qkp'
}
