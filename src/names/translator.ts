/** A name in another language or script: what is asked is settled here, the directions do the rest. */
import type { ModelStore } from '../models/store.js'
import { NameDictionary } from './dictionary/dictionary.js'
import { withoutJapaneseForms } from './dictionary/japanese-forms.js'
import { isNative, servedAs, usualScheme, usualScript } from './languages.js'
import { guessOrigin, type Knowing } from './origin/guess.js'
import { HanOrigin } from './origin/han.js'
import { likelyUse } from './origin/use.js'
import { Pool } from './pool.js'
import { openReadings } from './readings/readings.js'
import { Schemes } from './schemes/schemes.js'
import { scriptOfName } from './scripts.js'
import { Confidence } from './translation/confidence.js'
import { FromEnglish } from './translation/from-english.js'
import { type KnownSource, type NameParts, weighed } from './translation/parts.js'
import { ToEnglish } from './translation/to-english.js'
import { Transliterator } from './transliteration/transliterator.js'
import type { NameToTranslate, NameTranslation, Rendering } from './types.js'
import { GenericWords } from './words/use.js'

export interface NameTranslator {
  /** @param most renderings at most, at least 1 */
  translate(name: NameToTranslate, most: number): NameTranslation
  /** A name that is known as a whole, as it is read without that: in English letters by its words; empty where it is not known, and read so already. */
  sound(name: NameToTranslate, most: number): readonly Rendering[]
  /** A name with its Han characters as they are simplified, whichever of their forms they have (髙橋, 高桥). */
  sameCharacters(text: string): string
  /** Probability that Han characters write a foreign name. @param text of `sameCharacters` */
  foreign(text: string): number
}

/** English forms of a name that are followed to a third language. */
const MOST_FOLLOWED = 3
const TRUST_IN_NAMES = 0.95
/** How sure a name is that is answered as it is written, for want of anything better, and where it is known to be written so. */
const SURE_COPY = 0.9
const COPY = 0.4
/** A way is told when the first one is not more than so many times as likely. */
const LEAST_SHARE = 500
const MARKS = /\p{M}/gu
const HAN_LANGUAGES: ReadonlySet<string> = new Set(['zho', 'jpn', 'kor'])

/** @throws ModelError when an artefact is missing or damaged */
export function createNameTranslator(store: ModelStore, confidence = Confidence.open(store)): NameTranslator {
  const parts = {
    dictionary: NameDictionary.open(store),
    genericWords: GenericWords.open(store),
    hanOrigin: HanOrigin.open(store),
    readings: openReadings(store),
    schemes: Schemes.open(store),
    transliterator: Transliterator.open(store)
  }
  return new Translator(parts, confidence)
}

class Translator implements NameTranslator {
  readonly #parts: NameParts
  readonly #confidence: Confidence
  readonly #knowing: Knowing
  readonly #toEnglish: ToEnglish
  readonly #fromEnglish: FromEnglish

  constructor(parts: NameParts, confidence: Confidence) {
    this.#parts = parts
    this.#confidence = confidence
    this.#knowing = { dictionary: parts.dictionary, japanese: parts.readings.japanese, hanOrigin: parts.hanOrigin }
    this.#toEnglish = new ToEnglish(parts)
    this.#fromEnglish = new FromEnglish(parts)
  }

  translate(name: NameToTranslate, most: number): NameTranslation {
    const { use, origin, source } = this.#sourceOf(name)
    const { renderings, scheme } = this.#written(name, source)
    return {
      sourceScript: name.sourceScript ?? scriptOfName(name.text),
      sourceLanguageOfUse: use,
      sourceLanguageOfOrigin: origin,
      targetLanguage: name.targetLanguage,
      targetScript: name.targetScript,
      targetScheme: scheme,
      renderings: (renderings.length > 0 ? this.#sure(likely(renderings), source, name.targetLanguage) : [{ text: source.text, probability: 0.01 }]).slice(
        0,
        most
      )
    }
  }

  sound(name: NameToTranslate, most: number): readonly Rendering[] {
    const { source } = this.#sourceOf(name)
    if (!isNative(source.use) || this.#parts.dictionary.toEnglish(source.text, source.use).length === 0) return []
    const ways = this.#toEnglish.bySound(source)
    return ways.length === 0 ? ways : likely(ways).slice(0, most)
  }

  sameCharacters(text: string): string {
    return this.#parts.dictionary.variants.simplified(withoutJapaneseForms(text))
  }

  foreign(text: string): number {
    return this.#parts.hanOrigin.foreign(text)
  }

  #sourceOf(name: NameToTranslate) {
    const use = name.sourceLanguageOfUse ?? likelyUse(name.text, this.#knowing)
    const served = servedAs(use)
    const origin = name.sourceLanguageOfOrigin ?? guessOrigin(name.text, served, this.#knowing)
    const source: KnownSource = { text: withoutControls(name.text), kind: name.kind, use: served, origin: servedAs(origin) }
    return { use, origin, source }
  }

  /** As sure as such answers were right. */
  #sure(renderings: readonly Rendering[], { text, use }: KnownSource, target: string): readonly Rendering[] {
    const toEnglish = isNative(use) && servedAs(target) === 'eng'
    if (!toEnglish && !(use === 'eng' && isNative(servedAs(target)))) return renderings
    const isKnown = this.#parts.dictionary.translate(text, use, target).length > 0
    return this.#confidence.of(renderings, toEnglish ? use : servedAs(target), toEnglish ? 'toEnglish' : 'fromEnglish', isKnown)
  }

  #written(name: NameToTranslate, source: KnownSource): { readonly renderings: readonly Rendering[]; readonly scheme: string } {
    const target = servedAs(name.targetLanguage)
    const isToLatin = name.targetScript === 'Latn'
    if (isNative(source.use) && isToLatin && (target === 'eng' || target === source.use)) return this.#romanised(name, source)
    if (target === source.use) return { renderings: this.#respelled(name, source), scheme: 'NATIVE' }
    if (!isNative(target)) return { renderings: this.#latin(name, source), scheme: isNative(source.use) ? 'FOLK' : 'NATIVE' }
    if (isToLatin)
      return { renderings: isNative(source.use) ? this.#toEnglish.usual(source).renderings : [copyOf(source.text, COPY)], scheme: usualScheme(target) }
    return { renderings: this.#native(name, source, target), scheme: 'NATIVE' }
  }

  /** In Latin letters, by the scheme that is asked for or the usual one. */
  #romanised({ targetScheme }: NameToTranslate, source: KnownSource) {
    if (targetScheme === 'NATIVE') return { renderings: [copyOf(source.text, SURE_COPY)], scheme: 'NATIVE' }
    if (targetScheme === undefined) return this.#toEnglish.usual(source)
    if (targetScheme === 'FOLK') return { ...this.#toEnglish.usual(source), scheme: 'FOLK' }
    for (const scheme of [targetScheme, usualScheme(source.use)]) {
      const renderings = this.#toEnglish.byScheme(source, scheme)
      if (renderings !== undefined && renderings.length > 0) return { renderings: pooled(renderings), scheme }
    }
    return this.#toEnglish.usual(source)
  }

  /** In the characters that the code or the script asks for. */
  #respelled({ targetLanguage, targetScript }: NameToTranslate, { text }: KnownSource): Rendering[] {
    const { variants } = this.#parts.dictionary
    if (targetScript === 'Hant' || targetLanguage === 'zht') return [copyOf(variants.traditional(text), SURE_COPY)]
    if (targetScript === 'Hans' || targetLanguage === 'zhs') return [copyOf(variants.simplified(text), SURE_COPY)]
    return [copyOf(text, SURE_COPY)]
  }

  /** In a language of Latin letters: the form that the language has, else the English one, else as it is written. */
  #latin(name: NameToTranslate, source: KnownSource): Rendering[] {
    const pool = new Pool()
    const target = servedAs(name.targetLanguage)
    const known = weighed(this.#parts.dictionary.translate(source.text, source.use, target), source.kind)
    for (const { text, weight } of known) pool.add(text, TRUST_IN_NAMES * weight)
    const rest = known.length > 0 ? 1 - TRUST_IN_NAMES : 1
    if (isNative(source.use)) for (const { text, probability } of this.#toEnglish.usual(source).renderings) pool.add(text, rest * probability)
    else {
      pool.add(source.text, rest * (source.use === 'eng' ? COPY : SURE_COPY))
      pool.add(withoutMarks(source.text), rest * 0.1)
    }
    return pool.best(MOST_FOLLOWED * 4)
  }

  #native(name: NameToTranslate, source: KnownSource, target: string): Rendering[] {
    const written = usualScript(name.targetLanguage) === name.targetScript ? name.targetLanguage : writtenAs(name)
    if (!isNative(source.use)) {
      const { text, kind, use } = source
      if (use === 'eng') return [...this.#fromEnglish.native(text, kind, target, written)]
      const known = weighed(this.#parts.dictionary.translate(text, use, written), kind)
      return this.#followed(known, [copyOf(text, 1)], source, target, written)
    }
    const known = weighed(this.#parts.dictionary.translate(source.text, source.use, written), source.kind)
    const english = this.#toEnglish.usual(source).renderings.slice(0, MOST_FOLLOWED)
    const ways = this.#followed(known, english, source, target, written)
    const shared = this.#inSharedCharacters(source, target, written)
    if (shared === undefined) return ways
    const pool = new Pool()
    for (const { text, probability } of ways) pool.add(text, known.length > 0 ? probability : 0.3 * probability)
    pool.add(shared, known.length > 0 ? 0.1 : 0.7)
    return pool.best(MOST_FOLLOWED * 4)
  }

  /** Forms that are known, and those of the English ones. */
  #followed(
    known: readonly { readonly text: string; readonly weight: number }[],
    english: readonly Rendering[],
    source: KnownSource,
    target: string,
    written: string
  ): Rendering[] {
    const pool = new Pool()
    for (const { text, weight } of known) pool.add(text, TRUST_IN_NAMES * weight)
    const rest = known.length > 0 ? 1 - TRUST_IN_NAMES : 1
    for (const way of english)
      for (const { text, probability } of this.#fromEnglish.native(way.text, source.kind, target, written)) pool.add(text, rest * way.probability * probability)
    return pool.best(MOST_FOLLOWED * 4)
  }

  /** Persons in Han characters keep them in Chinese and Japanese, and are read in Korean. */
  #inSharedCharacters({ text, use, kind }: KnownSource, target: string, written: string): string | undefined {
    if (!HAN_LANGUAGES.has(use) || !HAN_LANGUAGES.has(target) || !/^[\p{Script=Han}\s]+$/u.test(text)) return undefined
    const { variants } = this.#parts.dictionary
    if (target === 'zho') return written === 'zht' ? variants.traditional(text) : variants.simplified(text)
    if (target === 'jpn') return text
    if (kind !== 'PERSON' || use === 'jpn') return undefined
    return this.#parts.readings.hanja
      .read(text, kind)[0]
      ?.parts.map((part) => part.join(''))
      .join('')
  }
}

/** Code of the characters that are asked for by their script. */
function writtenAs({ targetLanguage, targetScript }: NameToTranslate): string {
  if (targetScript === 'Hant') return 'zht'
  return targetScript === 'Hans' ? 'zhs' : targetLanguage
}

/** Without those that nobody would think of beside the first. */
function likely(renderings: readonly Rendering[]): readonly Rendering[] {
  const least = renderings[0]!.probability / LEAST_SHARE
  return renderings.filter(({ probability }) => probability >= least)
}

function copyOf(text: string, probability: number): Rendering {
  return { text, probability }
}

function pooled(renderings: readonly Rendering[]): Rendering[] {
  const pool = new Pool()
  for (const { text, probability } of renderings) pool.add(text, probability)
  return pool.best(renderings.length)
}

function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').normalize('NFC')
}

const ZERO_WIDTH_SPACE = /[\u200b\u2060\ufeff]/gu
const THAI = /\p{Script=Thai}/u
const isThai = (character: string | undefined): boolean => character !== undefined && THAI.test(character)

/** A space of no width ends a word in Thai. Control characters and marks of direction say nothing; a joiner within Persian words does. */
function withoutControls(text: string): string {
  return text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(ZERO_WIDTH_SPACE, (_, at: number, all: string) => (isThai(all[at - 1]) && isThai(all[at + 1]) ? ' ' : ''))
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u00ad]/gu, '')
    .trim()
}
