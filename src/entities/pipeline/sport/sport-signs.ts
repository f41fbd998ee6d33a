/** What single words tell of a page being one of sport. */
import { TokenClass, type TokenList } from '../../../core/spans.js'
import { type Beginnings, beginningsInAnyCase } from '../../beginnings.js'
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'
import { clubWords } from './club-words.js'
import { pageWords } from './page-words.js'
import { StemmedSigns } from './stemmed-words.js'
import { contestWords, matchWords } from './team-words.js'

/** What a word of a page of sport tells, as bits. */
export const Sign = {
  /** It is said of nothing but sport. */
  sure: 1,
  coach: 2,
  /** What clubs do: winning, losing, signing, sacking. */
  verb: 4,
  page: 8,
  /** Signing, sacking. */
  deal: 16,
  /** Votes and rankings. */
  contest: 32
} as const

/** A word as pages of sport have them: with the points, hyphens and apostrophes inside it. */
export const wordPattern = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}.'’&-]*[\p{L}\p{M}\p{N}]/gu
const wordAt = new RegExp(wordPattern, 'uy')
/** Leagues by their number. */
export const league = /(?<!\p{L})(?:Ligue|Liga|Lig|Serie|Série|Pro|Top|League|Division|Liigaa?) (?:[1-3]|[A-D]|14|D2|One|Two|MX|EBA)(?![\p{L}\p{N}])/u

/** The signs of words, looked up once a word: whole ones and stems (`bramk*`). */
export class SignWords {
  readonly #signs = new StemmedSigns()
  readonly #sure: string[] = []
  #beginnings: Beginnings | undefined
  #longest = 0

  add(list: string | undefined, sign: number): void {
    const added = this.#signs.add(list ?? '', sign)
    for (const word of added) this.#longest = Math.max(this.#longest, word.length)
    if ((sign & Sign.sure) !== 0) this.#sure.push(...added)
  }

  /** Whether some word of a stretch of tokens is said of nothing but sport. Linear. @param next behind the last token */
  areSure({ text, starts, ends, classes }: TokenList, first: number, next: number): boolean {
    this.#beginnings ??= beginningsInAnyCase(this.#sure)
    // one word may be cut into thousands of tokens, and ends at the same place for all of them
    let wordEnd = 0
    for (let token = first; token < next; token++) {
      const start = starts[token]!
      if (classes[token] !== TokenClass.word || !this.#beginnings.has(text, start)) continue
      if (start >= wordEnd) {
        wordAt.lastIndex = start
        wordEnd = wordAt.test(text) ? wordAt.lastIndex : ends[token]!
      }
      // a letter more than any word has tells a longer one apart
      const word = text.slice(start, Math.min(wordEnd, start + this.#longest + 1))
      if ((this.of(word.toLowerCase()) & Sign.sure) !== 0) return true
    }
    return false
  }

  of(word: string): number {
    return this.#signs.of(word)
  }
}

/** The words of a language; undefined where it has none. */
export const signsOf: (language: EntityLanguage) => SignWords | undefined = perLanguage((language) => {
  const words = clubWords[language]
  const page = pageWords[language]
  if (words === undefined && page === undefined) return undefined
  const signs = new SignWords()
  for (const sure of [words?.players, words?.sport]) signs.add(sure, Sign.sure)
  signs.add(words?.coaches, Sign.coach)
  signs.add(words?.leaders, Sign.page)
  signs.add(words?.deals, Sign.verb | Sign.deal)
  for (const verbs of [words?.games, words?.aways, matchWords[language]]) signs.add(verbs, Sign.verb)
  signs.add(page, Sign.page)
  signs.add(contestWords, Sign.contest)
  return signs
})
