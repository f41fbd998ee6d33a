import { type Domain, noHooks, type TaskHooks } from '../core/hooks.js'
import type { ModelStore } from '../models/store.js'
import { isProgramText } from './code.js'
import { CJK, GROUPS, HANGUL, NO_GROUP, SINGLE_LANGUAGE } from './groups.js'
import { createWorkspace, type Workspace } from './kernel.js'
import { supportedLanguages } from './languages.js'
import { type DetectorModel, loadDetectorModel } from './model.js'
import { type FilledLanguageOptions, fillLanguageOptions, type LanguageOptions, MAX_PROFILE_DEPTH } from './options.js'
import { cutRegions } from './regions.js'
import { isRepetition } from './repetition.js'
import { chooseWords, createScoreSpace, scoreChosen, softmax, wordLength } from './score.js'

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
  /** Regions in text order that together are the text; none for an empty text. */
  regions(text: string, options: LanguageOptions, hooks?: TaskHooks): Region[]
  /** The detection for a language that the caller gave: confidence 1, the script as the text has it. */
  given(language: string, text: string): Detection
}

const detectable: ReadonlySet<string> = new Set(supportedLanguages.map(({ language }) => language))
const MOST_DETECTIONS = 5
/** A script with less than this share of the letters is ignored. */
const LEAST_SHARE = 0.1
/** Parts of a long text that words are taken from. */
const PARTS = 12
/** Letters of Han, Kana and Hangul say more than those of an alphabet; Latin names stand in texts of all scripts. */
const GROUP_WEIGHT = Float64Array.from(GROUPS, (group) => (group === 'cjk' ? 3 : group === 'hang' ? 2 : group === 'latn' ? 0.7 : 1))

const UNDETERMINED = 'xxx'
/** Confidence that program text is in no language. */
const PROGRAM_CONFIDENCE = 0.95

/** Other codes for what the detector answers, in hints and weights. */
const aliases: Readonly<Record<string, string>> = {
  zhs: 'zho',
  zht: 'zho',
  uen: 'eng',
  nob: 'nor',
  nno: 'nor',
  zsm: 'msa',
  prs: 'fas',
  pes: 'fas'
}

/** A detector for one thread. @throws ModelError when the model is missing or damaged */
export function createDetector(store: ModelStore): LanguageDetector {
  return new Detector(
    loadDetectorModel(store),
    createWorkspace(store.sharedMemory, MAX_PROFILE_DEPTH, (bytes) => store.reserve(bytes))
  )
}

class Detector implements LanguageDetector {
  readonly #model: DetectorModel
  readonly #workspace: Workspace
  readonly #space = createScoreSpace()

  constructor(model: DetectorModel, workspace: Workspace) {
    this.#model = model
    this.#workspace = workspace
  }

  supports(code: string): boolean {
    return detectable.has(code)
  }

  preload(): void {}

  detect(text: string, options: LanguageOptions, hooks: TaskHooks = noHooks): Detection[] {
    hooks.check()
    const detections = this.#detect(text, fillLanguageOptions(options))
    hooks.mark('language')
    return detections
  }

  regions(text: string, options: LanguageOptions, hooks: TaskHooks = noHooks): Region[] {
    const filled = fillLanguageOptions(options)
    const found: (Region & { merged: boolean })[] = []
    for (const { start, end, script } of cutRegions(text, this.#workspace, this.#model, () => hooks.check())) {
      hooks.check()
      const languages = this.#detect(text.slice(start, end), filled)
      const last = found.at(-1)
      if (last?.script === script && last.languages[0]?.language === languages[0]?.language) found[found.length - 1] = { ...last, end, merged: true }
      else found.push({ start, end, script, languages, merged: false })
    }
    const regions = found.map(({ start, end, script, languages, merged }) => {
      if (!merged) return { start, end, script, languages }
      hooks.check()
      return { start, end, script, languages: this.#detect(text.slice(start, end), filled) }
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

  #detect(text: string, options: FilledLanguageOptions): Detection[] {
    this.#read(text, options.profileDepth)
    if (this.#workspace.reader.combining) this.#read(composed(text), options.profileDepth)
    const { letters } = this.#workspace.reader
    let usable = letters[CJK]!
    for (let group = 0; group < letters.length; group++) usable += letters[group]!
    if (usable < options.minValidChars) return [{ language: UNDETERMINED, confidence: 1, script: this.#mainScript() }]
    if (isRepetition(text)) return [{ language: UNDETERMINED, confidence: 1, script: this.#mainScript() }]
    if (isProgramText(text)) return [{ language: UNDETERMINED, confidence: PROGRAM_CONFIDENCE, script: this.#mainScript() }]
    const found = this.#languages(options)
    found.sort((left, right) => right.confidence - left.confidence)
    const best = found[0]!
    if (best.language === UNDETERMINED && best.confidence * 100 >= options.invalidityThreshold) return [best]
    const least = Math.max(1e-4, (best.confidence * options.ambiguityThreshold) / 100)
    return found.filter(({ confidence }) => confidence >= least).slice(0, MOST_DETECTIONS)
  }

  /** Reads the words to profile: all of a short text, pieces from all over a long one. */
  #read(text: string, depth: number): void {
    const { reader } = this.#workspace
    reader.clear()
    if (text.length <= depth * 6) {
      reader.read(text, 0, text.length, depth)
      return
    }
    const part = Math.ceil(text.length / PARTS)
    const words = Math.max(1, Math.floor(depth / PARTS))
    for (let start = 0; start < text.length; start += part) {
      if (reader.count >= depth) return
      reader.read(text, wordStart(text, start), Math.min(text.length, start + part), words)
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
    const found: { language: string; confidence: number; script: string; own: number }[] = []
    const add = (language: string, script: string, probability: number): void => {
      if (language === 'qkp' || language === 'kor') language = options.koreanDialects ? (language === 'kor' ? 'qkr' : 'qkp') : 'kor'
      const known = found.find((entry) => entry.language === language)
      if (known === undefined) found.push({ language, script, confidence: probability, own: probability })
      else {
        known.confidence += probability
        if (probability > known.own) {
          known.own = probability
          known.script = script
        }
      }
    }
    for (let group = 0; group < letters.length; group++) {
      const share = (letters[group]! * GROUP_WEIGHT[group]!) / total
      if (share >= LEAST_SHARE) this.#addGroup(group, (share * share) / squares, add)
    }
    weigh(found, options)
    // sums of shares may pass 1 by a rounding error
    return found.map(({ language, confidence, script }) => ({ language, confidence: Math.min(1, confidence), script }))
  }

  #addGroup(group: number, share: number, add: (language: string, script: string, probability: number) => void): void {
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
    const words = wordLength(this.#workspace, group, count)
    scoreChosen(this.#workspace, model, this.#model.table, group, count, words, this.#space)
    softmax(this.#space.logits, model.classes.length)
    for (let lane = 0; lane < model.classes.length; lane++) {
      const probability = this.#space.logits[lane]!
      if (probability > 1e-5) add(model.classes[lane]!.language, model.classes[lane]!.script, probability * share)
    }
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

/** The text in NFC. Long runs of marks are no writing and make the normaliser's sorting slow: only the first four of a run stay. */
function composed(text: string): string {
  return text.replace(/([\u0300-\u036f]{4})[\u0300-\u036f]+/g, '$1').normalize('NFC')
}

/** The next word's start, so that no word is read from its middle. */
function wordStart(text: string, from: number): number {
  if (from === 0) return 0
  for (let at = from; at < Math.min(text.length, from + 40); at++) if (text.charCodeAt(at) <= 0x20) return at + 1
  return from
}

/** Applies the caller's hint and weights and makes the confidences add up to 1 again. */
function weigh(found: { language: string; script: string; confidence: number }[], options: FilledLanguageOptions): void {
  const { languageHint, languageHintWeight, languageWeightAdjustments } = options
  if (languageHint === undefined && languageWeightAdjustments.length === 0) return
  const hint = languageHint === undefined ? undefined : codeFor(languageHint, options)
  let total = 0
  for (const entry of found) {
    if (entry.language === hint) entry.confidence *= 100 / (100 - languageHintWeight)
    for (const { language, script, weight } of languageWeightAdjustments) {
      if (codeFor(language, options) === entry.language && (script === undefined || script === entry.script)) {
        entry.confidence *= weight >= 100 ? 1000 : Math.max(0, weight) / (100 - weight)
      }
    }
    total += entry.confidence
  }
  if (total > 0) for (const entry of found) entry.confidence /= total
}

function codeFor(code: string, { koreanDialects }: FilledLanguageOptions): string {
  if (code === 'kor' || code === 'qkr') return koreanDialects ? 'qkr' : 'kor'
  if (code === 'qkp') return koreanDialects ? 'qkp' : 'kor'
  return aliases[code] ?? code
}
