/** Words and phrases that mean something in addresses whatever the place: street types, directions, unit words, number words. */
import type { NativeModel } from '../../models/store.js'

/** What a phrase can be. */
export const PHRASE_CLASSES = [
  'street',
  'streetSuffix',
  'streetPrefix',
  'direction',
  'unit',
  'unitAlone',
  'unitSide',
  'level',
  'levelAlone',
  'staircase',
  'entrance',
  'poBox',
  'numberSign',
  'noNumber',
  'building',
  'houseWord',
  'company',
  'title',
  'synonym',
  'qualifier',
  'stop',
  'crossing',
  'near',
  'postCode',
  'cardinal',
  'ordinal'
] as const

export type PhraseClass = (typeof PHRASE_CLASSES)[number]

/** One meaning of a phrase. */
export interface PhraseSense {
  readonly class: PhraseClass
  /** What all spellings of it share, in the form of `addressKey`; of number words the number in digits. */
  readonly canonical: string
  /** ISO 639-1 codes; `all` for any language. */
  readonly languages: readonly string[]
}

export interface FoundPhrase {
  readonly senses: readonly PhraseSense[]
  /** Tokens that it takes. */
  readonly length: number
}

/** One or two letters in front of others, as a dot in an abbreviation leaves them. */
const ABBREVIATED = /^\p{L}{1,2} \p{L}{1,3}$/u
const NUMBER_WITH_ENDING = /^(\d+)(\p{L}+)$/u

export class Phrases {
  readonly #senses = new Map<string, readonly PhraseSense[]>()
  /** Tokens of the longest phrase that begins with a token. */
  readonly #longest = new Map<string, number>()
  /** Tokens of the longest phrase that begins with a token and is one word in several tokens. */
  readonly #longestOne = new Map<string, number>()
  /** The last two letters of endings for streets. */
  readonly #streetEnds = new Set<string>()
  /** Endings of ordinals in digits. */
  readonly #endings = new Set<string>()

  constructor(model: NativeModel) {
    const languageSets = new Map<string, readonly string[]>()
    for (const line of linesOf(model, 'phrases')) {
      const [phrase = '', ...senses] = line.split('\t')
      this.#senses.set(
        phrase,
        senses.map((sense) => {
          const [number, canonical = '', languages = ''] = sense.split('|')
          const known = languageSets.get(languages) ?? languages.split(',')
          languageSets.set(languages, known)
          return { class: PHRASE_CLASSES[Number(number)]!, canonical: canonical === '' ? phrase : canonical, languages: known }
        })
      )
      if (this.#senses.get(phrase)!.some((sense) => sense.class === 'streetSuffix')) this.#streetEnds.add(phrase.slice(-2))
      const blank = phrase.indexOf(' ')
      const first = blank < 0 ? phrase : phrase.slice(0, blank)
      const length = phrase.split(' ').length
      this.#longest.set(first, Math.max(this.#longest.get(first) ?? 0, length))
      if (length > 1 && this.#isOne(phrase)) this.#longestOne.set(first, Math.max(this.#longestOne.get(first) ?? 0, length))
    }
    for (const ending of linesOf(model, 'ordinal-endings')) this.#endings.add(ending)
  }

  /** Meanings of a phrase. @param key in the form of `addressKey` */
  senses(key: string): readonly PhraseSense[] {
    return this.#senses.get(key) ?? NONE
  }

  /** The longest phrase that begins at a token. @param tokens of `addressTokens` */
  longest(tokens: readonly string[], at: number): FoundPhrase | undefined {
    const most = Math.min(this.#longest.get(tokens[at]!) ?? 0, tokens.length - at)
    for (let length = most; length > 1; length--) {
      const senses = this.#senses.get(tokens.slice(at, at + length).join(' '))
      if (senses !== undefined) return { senses, length }
    }
    const senses = most > 0 ? this.#senses.get(tokens[at]!) : undefined
    return senses === undefined ? undefined : { senses, length: 1 }
  }

  /** Whether a word may end in an ending for streets (Hauptstr): false where it does not. */
  mayEndStreet(word: string): boolean {
    return this.#streetEnds.has(word.slice(-2))
  }

  /** Tokens that are one word: a number (twenty first), or an abbreviation for streets or directions (P.za); 0 where there is none. */
  oneWord(tokens: readonly string[], at: number): number {
    const most = Math.min(this.#longestOne.get(tokens[at]!) ?? 0, tokens.length - at)
    for (let length = most; length > 1; length--) if (this.#isOne(tokens.slice(at, at + length).join(' '))) return length
    return 0
  }

  #isOne(phrase: string): boolean {
    const isAbbreviated = ABBREVIATED.test(phrase)
    return (
      this.#senses.get(phrase)?.some(({ class: of, canonical }) => {
        return of === 'ordinal' || of === 'cardinal' || (isAbbreviated && (of === 'street' || of === 'direction') && canonical !== phrase)
      }) === true
    )
  }

  /** Value of an ordinal in digits (`5th`, `1er`, `23a`); undefined where the letters are no ending of ordinals. */
  ordinal(token: string): number | undefined {
    const found = NUMBER_WITH_ENDING.exec(token)
    return found !== null && this.#endings.has(found[2]!) ? Number(found[1]) : undefined
  }
}

const NONE: readonly PhraseSense[] = []

/** Lines of a UTF-8 tensor. */
export function linesOf(model: NativeModel, name: string): string[] {
  // slice: TextDecoder refuses views on shared memory
  return new TextDecoder()
    .decode(model.u8(name).slice())
    .split('\n')
    .filter((line) => line !== '')
}
