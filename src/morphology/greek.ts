/**
 * Greek in capitals is written without accents, which every word of the models has: such sentences are read in small letters, with the accent that
 * makes a known word. Plurals of neuter nouns are told from feminine nouns by their article.
 */
import { tagNumber } from '../core/part-of-speech.js'
import { TokenClass, type TokenList } from '../core/spans.js'
import type { Lemmatizer } from './lemma/lemmatizer.js'
import { inCapitals } from './tag/tagger.js'

const accented: Readonly<Record<string, string>> = { α: 'ά', ε: 'έ', η: 'ή', ι: 'ί', ο: 'ό', υ: 'ύ', ω: 'ώ', ϊ: 'ΐ', ϋ: 'ΰ' }
/** Two vowels that are one, with the accent on the second. */
const pairs = new Set(['αι', 'ει', 'οι', 'υι', 'ου', 'αυ', 'ευ', 'ηυ'])
const onlyCapitals = /^[Α-ΡΣ-ΩΪΫ]+$/
const LONGEST = 40
/** Shorter unknown words in capitals may be acronyms (ΝΑΤΟ), longer ones are words. */
const LONGEST_ACRONYM = 5
/** Places of the accent, from a word's last vowel: most words have it on the last but one. */
const places = [1, 0, 2]

/** Tokens with words in place of capitals. */
export interface SmallGreek {
  readonly tokens: TokenList
  /** Numbers of the sentences that were in capitals. */
  readonly sentences: ReadonlySet<number>
  /** Places of the words that were. */
  readonly words: ReadonlySet<number>
}

/** The tokens with the sentences in capitals in small letters; undefined where there are none. */
export function smallGreek(tokens: TokenList, isKnown: (word: string) => boolean): SmallGreek | undefined {
  const { text, starts, ends } = tokens
  const sentences = new Set<number>()
  const words = new Set<number>()
  const pieces: string[] = []
  let written = 0
  for (let sentence = 0; sentence < tokens.sentences.length; sentence++) {
    const first = tokens.sentences[sentence]!
    const end = tokens.sentences[sentence + 1] ?? tokens.count
    if (!inCapitals(tokens, first, end)) continue
    for (let index = first; index < end; index++) {
      if (tokens.classes[index] !== TokenClass.word || ends[index]! - starts[index]! > LONGEST) continue
      const form = text.slice(starts[index], ends[index])
      if (!onlyCapitals.test(form)) continue
      const lower = form.toLowerCase()
      const small = withAccent(lower, isKnown) ?? (form.length > LONGEST_ACRONYM ? lower : form)
      if (small === form || small.length !== form.length) continue
      pieces.push(text.slice(written, starts[index]), small)
      written = ends[index]!
      words.add(index)
      sentences.add(sentence)
    }
  }
  if (words.size === 0) return undefined
  pieces.push(text.slice(written))
  return { tokens: { ...tokens, text: pieces.join('') }, sentences, words }
}

/** A word in small letters with the accent that makes a known word of it; undefined where none does. */
function withAccent(lower: string, isKnown: (word: string) => boolean): string | undefined {
  const vowels: number[] = []
  for (let at = lower.length - 1; at >= 0 && vowels.length < places.length; at--) {
    if (accented[lower[at]!] === undefined) continue
    vowels.push(at)
    if (at > 0 && pairs.has(lower.slice(at - 1, at + 1))) at--
  }
  if (vowels.length < 2 && isKnown(lower)) return lower
  for (const place of places) {
    const at = vowels[place]
    if (at === undefined) continue
    const word = lower.slice(0, at) + accented[lower[at]!]! + lower.slice(at + 1)
    if (isKnown(word)) return word
  }
  return undefined
}

/** Nouns of the plural alone. */
const onlyPlurals: ReadonlySet<string> = new Set(['νιάτα', 'λεφτά', 'ξένα', 'κάλαντα', 'σώψυχα'])
const neuterArticles: ReadonlySet<string> = new Set(['τα', 'στα'])
/** Words between the article and its noun. */
const MOST_BETWEEN = 2
const between = new Set<number>([tagNumber.ADJ, tagNumber.PRON, tagNumber.NUM, tagNumber.DET])
const LONGEST_ARTICLE = 3

/** Lemmas of neuter plurals that are their own by a list (`τα πιάτα`): behind their article no feminine noun stands. */
export function greekNeuters(tokens: TokenList, tags: Uint8Array, lemmas: string[], lemmatizer: Lemmatizer): void {
  const { ends, starts, text } = tokens
  for (let index = 1; index < tokens.count; index++) {
    const last = text.charAt(ends[index]! - 1)
    if (tags[index] !== tagNumber.NOUN || (last !== 'α' && last !== 'ά') || lemmas[index]!.length !== ends[index]! - starts[index]!) continue
    const lemma = lemmas[index]!
    const singular = lemma.slice(0, -1) + (last === 'α' ? 'ο' : 'ό')
    if (!lemma.endsWith(last) || onlyPlurals.has(lemma) || !lemmatizer.knows(singular, tagNumber.NOUN)) continue
    let before = index - 1
    while (before > 0 && index - before <= MOST_BETWEEN && between.has(tags[before]!) && ends[before]! - starts[before]! > LONGEST_ARTICLE) before--
    if (ends[before]! - starts[before]! <= LONGEST_ARTICLE && neuterArticles.has(text.slice(starts[before], ends[before]).toLowerCase()))
      lemmas[index] = singular
  }
}
