/**
 * Tags by the lemmas that treebanks and dictionaries know. Words that stand alone, as in search queries, cells of tables and buttons, have nothing around them that tells a noun
 * from a verb, and taggers that learnt commands of one word make verbs of nouns (`tormenta`: tormentar), interjections, and names of words in small letters. A word whose tag makes
 * no known lemma gets the first tag that does, its dictionary form before others, nouns before verbs; among other words only where that is one other tag.
 */
import { changesLowered } from '../core/letter-case.js'
import { tagNumber } from '../core/part-of-speech.js'
import { TokenClass, type TokenList, tokenText } from '../core/spans.js'
import { WordCache } from '../core/word-cache.js'
import type { Words } from './commands.js'
import type { Lemmatizer } from './lemma/lemmatizer.js'
import { isDrawnOut } from './tag/unknown-words.js'

const LONGEST = 32
const SHORTEST = 3
const { ADJ, ADV, INTJ, NOUN, PROPN, VERB } = tagNumber
/** Tags that are looked at more closely. */
const doubted = new Set<number>([ADJ, ADV, INTJ, NOUN, PROPN, VERB])
/** Interjections that treebanks and dictionaries have seldom, and the English ones. */
const interjections: ReadonlySet<string> = new Set(
  (
    'hurra evviva viva bravo basta jada jaha neida jaja neinei huom halleluja hosianna ' +
    'yes yeah yea yep yup nope nah hello hey hiya howdy bye goodbye okay please thanks thank cheers congrats congratulations wow whoa oh ooh oops ouch ow ugh uh um hmm hmmm huh alas amen ' +
    'damn darn dang goddamn gosh golly geez jeez gee heck hooray hurray yay yikes yuck well sure alright sorry welcome pardon ciao adios lol omg wtf shh psst aha ahem bah boo duh eek eww ' +
    'phew tsk nay aye voila bingo touche hallelujah encore shit fuck crap'
  ).split(' ')
)
/** Tags of running text that are looked at; nouns are the most, and only where verbs are taken for them (`zmokl`, `pokisla`). */
const lexical = new Set<number>([ADJ, ADV, NOUN, VERB])
const verbsLikeNouns: ReadonlySet<string> = new Set(['bul', 'ces', 'ell', 'hrv', 'lav', 'lit', 'rus', 'slk', 'slv', 'srp', 'ukr'])
const infinitiveForm = /^\p{Ll}+(?:en|ern|eln)$/u
const inDictionary = [NOUN, ADJ, ADV, VERB]
const inflected = [NOUN, VERB, ADJ]

/** Arabic lemmas have vowels that no dictionary's have; Turkish nouns and adjectives with the endings of a copula are verbs that none has. */
const without: ReadonlySet<string> = new Set(['ara', 'tur'])
/** Languages in which most of what is read as a name in small letters is one. */
const namesAreNames: ReadonlySet<string> = new Set(['ita', 'nob', 'swe'])
/** Languages whose nouns are seldom like the forms of a verb that no lexicon has (`sincerità` is none of sincerare). */
const nounsAreNouns: ReadonlySet<string> = new Set(['cat', 'fas', 'fra', 'ita', 'por', 'ron', 'spa'])
/** Languages whose treebanks and dictionaries have nearly all verbs that look like a noun or an adjective. */
const withAllVerbs: ReadonlySet<string> = new Set(['cat', 'fra', 'hin', 'ita', 'lav', 'lit', 'pol', 'por', 'rus', 'slk', 'slv', 'spa', 'ukr', 'urd'])
/** German nouns have capitals, and Hebrew lemmas are not all written alike. */
const aloneOnly: ReadonlySet<string> = new Set(['deu', 'heb'])
/** Languages with nouns of verbs whose lemmas no dictionary has, and that are no verbs. */
const nounsHaveOwnLemmas: ReadonlySet<string> = new Set(['fas', 'ind', 'swe', 'urd'])
/** Romance participles, which are adjectives of their own. */
const participle = /(?:[aiuïou]d[oa]s?|[aiuïe]d(?:a|es)|[aiueo]t[oaie]?|[aiueo]ts)$/
/** Spanish, Portuguese and Italian adverbs, which dictionaries without parts of speech have as well. */
const adverb = /mente$/

interface LonelyWords extends Words {
  /** Whether a noun is cut into words; one that is none is a noun, though its second part is a verb (`støvsuger`). */
  readonly isCompound: (noun: string) => boolean
}

/** @param alone whether every token was tagged alone; otherwise those that are a sentence's only word are looked at */
export function tagByKnownLemmas(tokens: TokenList, tags: Uint8Array, words: LonelyWords, alone: boolean): void {
  const language = words.lemmatizer.language ?? ''
  if (without.has(language)) return
  const { sentences } = tokens
  const infinitive = alone && language === 'deu' ? tagInfinitive(tokens, tags, words) : -1
  for (let sentence = 0; sentence < sentences.length; sentence++) {
    const first = sentences[sentence]!
    const end = sentences[sentence + 1] ?? tokens.count
    if (alone) {
      for (let index = first; index < end; index++) if (index !== infinitive) tagLonelyWord(tokens, tags, index, words)
      continue
    }
    const only = onlyWord(tokens, first, end)
    if (only >= 0) tagLonelyWord(tokens, tags, only, words)
    else if (words.lemmatizer.knowsLemmas && !aloneOnly.has(language)) tagAmongOthers(tokens, tags, first, end, words)
  }
}

/**
 * Words in small letters whose tag makes a lemma that nobody knows: nouns and adjectives in their dictionary form that a tagger took for verbs (`capítulo nueve`: capítular), and
 * words that one other tag alone makes a known lemma of (`sakiau`: sakyti).
 */
function tagAmongOthers(tokens: TokenList, tags: Uint8Array, first: number, end: number, words: Words): void {
  const seen = verdictsOf(words.lemmatizer)
  const looksAtNouns = verbsLikeNouns.has(words.lemmatizer.language ?? '')
  for (let index = first; index < end; index++) {
    const tag = tags[index]!
    const length = tokens.ends[index]! - tokens.starts[index]!
    if (!lexical.has(tag) || (tag === NOUN && !looksAtNouns) || tokens.classes[index] !== TokenClass.word || length > LONGEST || length < SHORTEST) continue
    // a capital is a name's, or the sentence's
    if (index > first && changesLowered(tokens.text.charCodeAt(tokens.starts[index]!))) continue
    const form = tokenText(tokens, index)
    const ofTag = seen.get(tag)!
    let verdict = ofTag.get(form)
    if (verdict === undefined) {
      verdict = tagAmong(tokens, index, form, tag, words)
      ofTag.set(form, verdict)
    }
    tags[index] = verdict
  }
}

/** The tag of a word among others, which its form and what the tagger took it for decide. */
function tagAmong(tokens: TokenList, index: number, form: string, tag: number, { lemmatizer, tagger }: Words): number {
  const language = lemmatizer.language ?? ''
  const lower = form.toLowerCase()
  const lemma = lemmatizer.lemma(lower, tag)
  if (lemmatizer.knows(lemma, tag) || (lemma === lower && !(tag === NOUN && verbsLikeNouns.has(language)))) return tag
  if (tag === VERB && withAllVerbs.has(language)) {
    const possible = [NOUN, ADJ].filter((candidate) => isDictionaryForm(lower, candidate, lemmatizer))
    const alone = possible.length > 1 ? tagger.tagWithout(tokens, index, VERB) : possible[0]
    if (alone !== undefined) return possible.includes(alone) ? alone : NOUN
  }
  if ((lemma !== lower && !tagger.knows(lower)) || inflected.some((candidate) => lemmatizer.knows(lemma, candidate))) return tag
  if (nounsHaveOwnLemmas.has(language) && tag !== VERB) return tag
  const others = [ADJ, ADV, NOUN, VERB].filter(
    (candidate) => candidate !== tag && (isDictionaryForm(lower, candidate, lemmatizer) || lemmatizer.sureLemma(lower, candidate) !== undefined)
  )
  return others.length === 1 && !(tag === ADJ && others[0] === VERB && participle.test(lower)) ? others[0]! : tag
}

/** Bytes that the words of one language and one tag may take. */
const REMEMBERED = 500_000

/** What words of running text were found to be, by the tag that they had. */
type Verdicts = ReadonlyMap<number, WordCache<number>>

const verdicts = new WeakMap<Lemmatizer, Verdicts>()

function verdictsOf(lemmatizer: Lemmatizer): Verdicts {
  let own = verdicts.get(lemmatizer)
  if (own === undefined) {
    own = new Map([...lexical].map((tag) => [tag, new WordCache<number>(() => 0, REMEMBERED)]))
    verdicts.set(lemmatizer, own)
  }
  return own
}

/** A German infinitive that closes a search query (`Fenster putzen`): in small letters where others have capitals it is no noun. @returns its token, -1 where there is none */
function tagInfinitive(tokens: TokenList, tags: Uint8Array, { lemmatizer }: Words): number {
  const last = tokens.count - 1
  if (last < 1 || !doubted.has(tags[last]!) || tokens.classes[last] !== TokenClass.word || tokens.ends[last]! - tokens.starts[last]! > LONGEST) return -1
  const form = tokenText(tokens, last)
  if (!infinitiveForm.test(form) || lemmatizer.lemma(form, VERB) !== form) return -1
  const adjective = lemmatizer.lemma(form, ADJ)
  if (adjective.length < form.length && lemmatizer.knows(adjective, ADJ)) return -1
  for (let index = 0; index < last; index++)
    if (changesLowered(tokens.text.charCodeAt(tokens.starts[index]!))) {
      tags[last] = VERB
      return last
    }
  return -1
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

function tagLonelyWord(tokens: TokenList, tags: Uint8Array, index: number, words: LonelyWords): void {
  const length = tokens.ends[index]! - tokens.starts[index]!
  if (tokens.classes[index] !== TokenClass.word || !doubted.has(tags[index]!) || length > LONGEST || length < SHORTEST) return
  const form = tokenText(tokens, index)
  const lower = form.toLowerCase()
  const { lemmatizer, tagger } = words
  const language = lemmatizer.language ?? ''
  // what nobody knows is no interjection, unless it sounds like one
  if (tags[index] === INTJ) {
    if (interjections.has(lower) || lemmatizer.knows(lower, INTJ) || isDrawnOut(lower) || (!lemmatizer.knowsLemmas && language !== 'eng')) return
    const other = tagger.tagWithout(tokens, index, INTJ)
    tags[index] = other === VERB && isDictionaryForm(lower, NOUN, lemmatizer) ? NOUN : other
  }
  const tag = tags[index]!
  // with a capital it may be a name that nobody knows
  if (tag === PROPN && (form !== lower || namesAreNames.has(language))) return
  const lemma = lemmatizer.lemma(lower, tag).toLowerCase()
  const isKnown = lemmatizer.knowsLemmas ? lemmatizer.knows(lemma, tag) : tagger.knows(lemma)
  if (isKnown && !(tag === VERB && lemma !== lower && words.isCompound(lower) && isDictionaryForm(lower, NOUN, lemmatizer))) return
  const better = betterTag(lower, tag, lemma === lower, language, words)
  if (better !== undefined) tags[index] = better
  else if (tag === VERB && lemma !== lower) tags[index] = form !== lower && language !== 'deu' ? PROPN : tagger.tagWithout(tokens, index, VERB)
}

/** Whether treebanks and dictionaries have a word in small letters as a lemma of a tag. */
function isDictionaryForm(lower: string, tag: number, lemmatizer: Lemmatizer): boolean {
  return lemmatizer.knows(lower, tag) && lemmatizer.lemma(lower, tag).toLowerCase() === lower
}

/** The tag by which treebanks and dictionaries have the word; adverbs are formed freely, and names are mostly no verbs and adverbs of a language that has a word like them. */
function betterTag(lower: string, tag: number, isOwnLemma: boolean, language: string, { lemmatizer, tagger }: Words): number | undefined {
  const isOwn = (candidate: number): boolean => isDictionaryForm(lower, candidate, lemmatizer)
  if (isOwnLemma && tag === ADV) return !adverb.test(lower) && isOwn(NOUN) ? NOUN : undefined
  if (isOwnLemma && tag === NOUN && nounsAreNouns.has(language)) return isOwn(ADJ) ? ADJ : undefined
  return (
    inDictionary.find((candidate) => (tag !== PROPN || candidate !== ADV) && isOwn(candidate)) ??
    inflected.find((candidate) => (tag !== PROPN || candidate !== VERB || tagger.knows(lower)) && lemmatizer.sureLemma(lower, candidate) !== undefined)
  )
}
