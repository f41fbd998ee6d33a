/** Names in other languages and scripts, in English letters: usual forms, and romanisation by a standard. */

import { Pool } from '../pool.js'
import { chineseParts } from '../schemes/chinese.js'
import { DEFAULT_CODES } from '../schemes/codes.js'
import { dress, romanisePinyin } from '../schemes/schemes.js'
import type { Rendering } from '../types.js'
import { composeEnglish, type NamePiece, translateWords } from '../words/translate.js'
import { type KnownSource, mixed, type NameParts, together, WordMemory, weighed } from './parts.js'

export interface Romanised {
  readonly renderings: readonly Rendering[]
  /** Scheme that the likeliest follows. */
  readonly scheme: string
}

/** Trust in the usual form of a whole name that the dictionary has, in its English spellings of words, in a rule where a model speaks too. */
const TRUST_IN_NAMES = 0.95
const TRUST_IN_WORDS = 0.85
const TRUST_IN_RULES = 0.3
/** Readings of persons' names for places. */
const TRUST_IN_READINGS = 0.4
/** Rules write foreign names by their sound in the language. */
const FOREIGN_RULES = 0.05
/** Japanese persons as they are told to English readers, the given name in front; a standard keeps the order. */
const GIVEN_NAME_FIRST = 0.6
/** By language, where rules say more than elsewhere. */
const RULES: Readonly<Record<string, number>> = { tha: 0.5 }
/** Ways of a name that are thought of. */
const MOST_THOUGHT_OF = 12
const ARABIC_OR_HEBREW: ReadonlySet<string> = new Set(['ara', 'fas', 'prs', 'pus', 'urd', 'heb'])
const POINTED = /[\u064b-\u0652\u0670\u05b0-\u05bc]/u
const HAN = /\p{Script=Han}/u
const KATAKANA_NAME = /^[\p{Script=Katakana}ー・＝=\s.-]+$/u
const WORD_BREAK = /[\s・·•‧＝=]+/u

export class ToEnglish {
  readonly #parts: NameParts
  readonly #late = new WordMemory()

  constructor(parts: NameParts) {
    this.#parts = parts
  }

  /** The usual English forms, as far as they are known or can be told; in the scheme of the language where they follow it. */
  usual(source: KnownSource): Romanised {
    const { text, use, kind } = source
    return this.#together(source, weighed(this.#parts.dictionary.toEnglish(text, use), kind))
  }

  /** As if nobody of the whole name was known: by its words, rules and letters. */
  bySound(source: KnownSource): readonly Rendering[] {
    return this.#together(source, []).renderings
  }

  /** @param known forms of the whole name */
  #together(source: KnownSource, known: ReturnType<typeof weighed>): Romanised {
    const { use } = source
    const pool = new Pool()
    for (const { text: form, weight } of known) pool.add(form, TRUST_IN_NAMES * weight)
    const rest = 1 - TRUST_IN_NAMES * Math.min(1, sumOf(known))
    const code = DEFAULT_CODES[use] ?? 'NATIVE'
    const believed = this.#shareOfRules(source)
    const read = believed > 0 ? this.byScheme(source, code, GIVEN_NAME_FIRST) : undefined
    const byRule = read?.map(({ text: form, probability }) => ({ text: withoutMarks(form), probability })) ?? []
    const share = byRule.length === 0 ? 0 : believed
    for (const { text: form, probability } of byRule) pool.add(form, rest * share * probability)
    if (share < 1) for (const { text: form, probability } of this.#composed(source)) pool.add(form, rest * (1 - share) * probability)
    const renderings = pool.best(MOST_THOUGHT_OF)
    const follows = byRule.some(({ text: form }) => lettersOf(form) === lettersOf(renderings[0]?.text ?? ''))
    // words of Arabic script are dressed as the standard writes names
    const isDressed = ARABIC_OR_HEBREW.has(use) && use !== 'heb' && known.length === 0
    return { renderings, scheme: follows || isDressed ? code : 'FOLK' }
  }

  /** How far rules and readings are believed where models speak too. */
  #shareOfRules({ text, use, kind, origin }: KnownSource): number {
    if (HAN.test(text)) {
      if (use === 'zho' && (kind !== 'PERSON' || (origin !== 'jpn' && origin !== 'kor'))) return 1 - this.#foreign(text.replace(/\s/gu, ''))
      return kind === 'PERSON' || use !== 'jpn' ? 1 : TRUST_IN_READINGS
    }
    if (use === 'jpn') return KATAKANA_NAME.test(text) ? FOREIGN_RULES : 1
    if (ARABIC_OR_HEBREW.has(use)) return 0
    return use === 'kor' && origin !== 'kor' ? FOREIGN_RULES : (RULES[use] ?? TRUST_IN_RULES)
  }

  /** Probability that Chinese characters write a foreign name; of four with a surname of two they do not. */
  #foreign(text: string): number {
    const { dictionary, hanOrigin } = this.#parts
    const characters = [...dictionary.variants.simplified(text)]
    const foreign = hanOrigin.foreign(characters.join(''))
    return characters.length <= 4 && chineseParts(characters)[0] === 2 ? 0.1 * foreign : foreign
  }

  /** By a standard; undefined where it has no rules for the language, or what the standard writes is not there to be read (vowels). @param givenNameFirst share of Japanese persons so told */
  byScheme({ text, use, kind, origin }: KnownSource, code: string, givenNameFirst = 0): readonly Rendering[] | undefined {
    const { schemes } = this.#parts
    if (!schemes.codesOf(use).includes(code)) return undefined
    if (ARABIC_OR_HEBREW.has(use) && !POINTED.test(text)) return this.#pointed({ text, use, kind, origin }, code)
    if (HAN.test(text)) return this.#han({ text, use, kind, origin }, code, givenNameFirst)
    const written = schemes.render(text.replace(/[・·•‧＝=]+/gu, ' '), use, code, kind)
    return written === undefined ? undefined : [{ text: written, probability: 1 }]
  }

  /** Where the letters leave the vowels out, the likeliest spelling tells them, dressed as the standard writes names. */
  #pointed(source: KnownSource, code: string): readonly Rendering[] | undefined {
    if (code !== DEFAULT_CODES[source.use] || source.use === 'heb') return undefined
    return this.#words(source).map(({ text, probability }) => ({ text: dress(text, source.use, code, source.kind), probability }))
  }

  #han({ text, use, kind, origin }: KnownSource, code: string, givenNameFirst: number): readonly Rendering[] | undefined {
    const { readings, schemes } = this.#parts
    const name = text.replace(/\s+/gu, use === 'jpn' ? ' ' : '')
    if (use === 'zho' && /[·•‧]/u.test(text)) return undefined
    const language = use === 'zho' && kind === 'PERSON' && (origin === 'jpn' || origin === 'kor') ? origin : use
    const toned = code.endsWith('_TONED')
    if (language === 'zho') {
      const read = readings.chinese.read(name, kind, toned ? 1 : 3)
      return read.map(({ parts, probability }) => {
        const pinyin = code === 'WADE_GILES' || code.startsWith('TYPY') || toned ? (code as 'WADE_GILES') : 'HYPY'
        return {
          text: romanisePinyin(
            parts.flat(),
            pinyin,
            parts.map((part) => part.length)
          ),
          probability
        }
      })
    }
    if (language === 'jpn') {
      const scheme = schemes.codesOf('jpn').includes(code) ? code : DEFAULT_CODES['jpn']!
      return readings.japanese.read(name, 3).flatMap(({ parts, probability }) => {
        const kana = parts.map((part) => part.join(''))
        const words = (kind === 'PERSON' ? kana : [kana.join('')]).map((word) => schemes.render(word, 'jpn', scheme, kind) ?? '')
        const own = [{ text: words.join(' '), probability: words.length === 2 ? (1 - givenNameFirst) * probability : probability }]
        return kind === 'PERSON' && words.length === 2 && givenNameFirst > 0
          ? [...own, { text: `${words[1]} ${words[0]}`, probability: givenNameFirst * probability }]
          : own
      })
    }
    const scheme = schemes.codesOf('kor').includes(code) ? code : DEFAULT_CODES['kor']!
    const hangul = readings.hanja.read(name, kind)
    return hangul.map(({ parts, probability }) => ({
      text: schemes.render(parts.map((part) => part.join('')).join(''), 'kor', scheme, kind) ?? '',
      probability
    }))
  }

  /** With the words for what it is translated: organisations and places. */
  #composed(source: KnownSource): readonly Rendering[] {
    const { text, use, kind } = source
    const pieces = translateWords(text, use, kind)
    if (!pieces.some(({ translated }) => translated)) return this.#words(source)
    const rest = pieces.filter(({ translated }) => !translated)
    if (rest.length === 0) return [{ text: composeEnglish(pieces, (form) => form), probability: 0.9 }]
    const ways = rest.map((piece) => this.#piece({ ...source, text: piece.text }))
    const translated = together(ways, '\t').map(({ text: joined, probability }) => {
      const forms = joined.split('\t')
      let next = 0
      return { text: composeEnglish(pieces, () => forms[next++] ?? ''), probability }
    })
    return pieces.length === 2 && ways.length === 1 ? this.#asUsed(source, pieces, translated, ways[0]!) : translated
  }

  /** With the generic word of a place in another way too: with the name in English letters, or left out. */
  #asUsed(source: KnownSource, pieces: readonly NamePiece[], translated: readonly Rendering[], leftOut: readonly Rendering[]): readonly Rendering[] {
    const generic = pieces.find(({ role }) => role !== undefined)
    if (generic?.role !== 'L') return translated
    const use = this.#parts.genericWords.use(source.use, generic.native ?? '')
    const pool = new Pool()
    for (const [ways, share] of [
      [translated, use.translated],
      [leftOut, use.leftOut],
      [use.romanised > 0.02 ? this.#words(source) : [], use.romanised]
    ] as const)
      for (const { text, probability } of ways) pool.add(text, share * probability)
    return pool.best(2 * MOST_THOUGHT_OF)
  }

  /** What is named, within a longer name: a place that is known, or its sound. */
  #piece(source: KnownSource): readonly Rendering[] {
    return this.usual(source).renderings
  }

  /** Word by word: what persons of the name are written, and what the letters sound like. */
  #words(source: KnownSource): readonly Rendering[] {
    const { text, use, kind } = source
    const { dictionary, transliterator } = this.#parts
    const words = text
      .trim()
      .split(WORD_BREAK)
      .filter((word) => word !== '')
    const ways = words.map((word) =>
      this.#late.of(`${use} ${kind} ${word}`, () => {
        const table = kind === 'PERSON' ? dictionary.wordToEnglish(word, use) : []
        const sound = use === 'zho' ? dictionary.variants.simplified(word) : word
        const model = transliterator.supports(use) ? transliterator.toLatin(sound, use, kind, MOST_THOUGHT_OF) : []
        const found = mixed(table, model, TRUST_IN_WORDS)
        return found.length > 0 ? found : [{ text: word, probability: 0.1 }]
      })
    )
    const code = DEFAULT_CODES[use] ?? 'BGN'
    return together(ways, ' ')
      .slice(0, MOST_THOUGHT_OF)
      .map(({ text: form, probability }) => ({ text: dress(form, use, code, kind), probability }))
  }
}

function sumOf(known: readonly { readonly weight: number }[]): number {
  return known.reduce((sum, { weight }) => sum + weight, 0)
}

function lettersOf(form: string): string {
  return withoutMarks(form)
    .toLowerCase()
    .replace(/[^a-z]/gu, '')
}

/** English is written without macrons and accents. */
function withoutMarks(form: string): string {
  return form.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
}
