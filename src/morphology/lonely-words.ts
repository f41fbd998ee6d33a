/**
 * Words that stand alone, as in search queries, cells of tables and buttons. Nothing around them tells a noun from a verb, and taggers that learnt commands of one word make
 * verbs of nouns (`tormenta`: tormentar) and names of words in small letters. What treebanks and dictionaries know decides: a word whose tag makes no known lemma gets the first
 * tag that does, its dictionary form before others, nouns before verbs.
 */
import { tagNumber } from '../core/part-of-speech.js'
import { TokenClass, type TokenList, tokenText } from '../core/spans.js'
import type { Words } from './commands.js'

const LONGEST = 32
const SHORTEST = 3
const { ADJ, ADV, NOUN, PROPN, VERB } = tagNumber
/** Tags that are looked at more closely. */
const doubted = new Set<number>([ADJ, ADV, NOUN, PROPN, VERB])
const inDictionary = [NOUN, ADJ, ADV, VERB]
const inflected = [NOUN, VERB, ADJ]

/** Arabic lemmas have vowels that no dictionary's have; Turkish nouns and adjectives with the endings of a copula are verbs that none has. */
const without: ReadonlySet<string> = new Set(['ara', 'tur'])
/** Languages in which most of what is read as a name in small letters is one. */
const namesAreNames: ReadonlySet<string> = new Set(['ita', 'nob', 'swe'])
/** Languages whose nouns are seldom like the forms of a verb that no lexicon has (`sincerità` is none of sincerare). */
const nounsAreNouns: ReadonlySet<string> = new Set(['cat', 'fas', 'fra', 'ita', 'por', 'ron', 'spa'])
/** Languages whose treebanks have nearly all verbs that are nouns as well. */
const romance: ReadonlySet<string> = new Set(['cat', 'fra', 'ita', 'por', 'spa'])
/** Spanish, Portuguese and Italian adverbs, which dictionaries without parts of speech have as well. */
const adverb = /mente$/

/** @param alone whether every token was tagged alone; otherwise those that are a sentence's only word are looked at */
export function tagLonelyWords(tokens: TokenList, tags: Uint8Array, words: Words, alone: boolean): void {
  const language = words.lemmatizer.language ?? ''
  if (without.has(language)) return
  const { sentences } = tokens
  for (let sentence = 0; sentence < sentences.length; sentence++) {
    const first = sentences[sentence]!
    const end = sentences[sentence + 1] ?? tokens.count
    if (alone) for (let index = first; index < end; index++) tagLonelyWord(tokens, tags, index, words)
    else {
      const only = onlyWord(tokens, first, end)
      if (only >= 0) tagLonelyWord(tokens, tags, only, words)
      else if (romance.has(language)) tagNounsAmongOthers(tokens, tags, first, end, words)
    }
  }
}

/** Nouns in their dictionary form that a tagger took for verbs that nobody knows (`capítulo nueve`: capítular). */
function tagNounsAmongOthers(tokens: TokenList, tags: Uint8Array, first: number, end: number, { lemmatizer }: Words): void {
  for (let index = first; index < end; index++) {
    const length = tokens.ends[index]! - tokens.starts[index]!
    if (tags[index] !== VERB || tokens.classes[index] !== TokenClass.word || length > LONGEST || length < SHORTEST) continue
    const lower = tokenText(tokens, index).toLowerCase()
    const lemma = lemmatizer.lemma(lower, VERB)
    if (lemma === lower || lemmatizer.knows(lemma, VERB)) continue
    if (lemmatizer.knows(lower, NOUN) && lemmatizer.lemma(lower, NOUN) === lower) tags[index] = NOUN
  }
}

/** The only token of the sentence [first, end) that is no punctuation, -1 where there are others; looks at four at most. */
function onlyWord(tokens: TokenList, first: number, end: number): number {
  if (end - first > 4) return -1
  let only = -1
  for (let index = first; index < end; index++) {
    if (tokens.classes[index] === TokenClass.punctuation) continue
    if (only >= 0) return -1
    only = index
  }
  return only
}

function tagLonelyWord(tokens: TokenList, tags: Uint8Array, index: number, words: Words): void {
  const tag = tags[index]!
  const length = tokens.ends[index]! - tokens.starts[index]!
  if (tokens.classes[index] !== TokenClass.word || !doubted.has(tag) || length > LONGEST || length < SHORTEST) return
  const form = tokenText(tokens, index)
  const lower = form.toLowerCase()
  const { lemmatizer, tagger } = words
  const language = lemmatizer.language ?? ''
  // with a capital it may be a name that nobody knows
  if (tag === PROPN && (form !== lower || namesAreNames.has(language))) return
  const lemma = lemmatizer.lemma(lower, tag).toLowerCase()
  if (lemmatizer.knowsLemmas ? lemmatizer.knows(lemma, tag) : tagger.knows(lemma)) return
  const better = betterTag(lower, tag, lemma === lower, language, words)
  if (better !== undefined) tags[index] = better
  else if (tag === VERB && lemma !== lower) tags[index] = form !== lower && language !== 'deu' ? PROPN : tagger.tagWithout(tokens, index, VERB)
}

/** The tag by which treebanks and dictionaries have the word; adverbs are formed freely, and names are mostly no verbs and adverbs of a language that has a word like them. */
function betterTag(lower: string, tag: number, isOwnLemma: boolean, language: string, { lemmatizer, tagger }: Words): number | undefined {
  const isDictionaryForm = (candidate: number): boolean => lemmatizer.knows(lower, candidate) && lemmatizer.lemma(lower, candidate).toLowerCase() === lower
  if (isOwnLemma && tag === ADV) return !adverb.test(lower) && isDictionaryForm(NOUN) ? NOUN : undefined
  if (isOwnLemma && tag === NOUN && nounsAreNouns.has(language)) return isDictionaryForm(ADJ) ? ADJ : undefined
  return (
    inDictionary.find((candidate) => (tag !== PROPN || candidate !== ADV) && isDictionaryForm(candidate)) ??
    inflected.find((candidate) => (tag !== PROPN || candidate !== VERB || tagger.knows(lower)) && lemmatizer.sureLemma(lower, candidate) !== undefined)
  )
}
