/** Tags and lemmas of tokens: what tagger and lemmatizer say, then the words that only both together can read. */
import { tagNumber } from '../core/part-of-speech.js'
import { singleToken, TokenClass, type TokenList, tokenText } from '../core/spans.js'
import type { ModelStore } from '../models/store.js'
import { readArabic } from './arabic.js'
import { readColloquialPersian } from './colloquial-persian.js'
import { tagCommands } from './commands.js'
import { loadCompounds } from './compounds/index.js'
import { readEnglishContractions } from './english-contractions.js'
import { tagFirstPersons } from './first-persons.js'
import { tagFirstWords } from './first-words.js'
import { greekNeuters, smallGreek } from './greek.js'
import { tagGreetings } from './greetings.js'
import { tagHebrewNouns } from './hebrew-prefixes.js'
import { readHungarianRelatives } from './hungarian-relatives.js'
import { readIndicGiving } from './indic-giving.js'
import { tagJoinedVerbs } from './joined-verbs.js'
import { tagByKnownLemmas } from './known-lemma-tags.js'
import { cliticsOf } from './lemma/clitics.js'
import { titleCase } from './lemma/edit-scripts.js'
import { readGermanEs } from './lemma/german-es.js'
import { readJapaneseVerbs } from './lemma/japanese-verbs.js'
import { type Lemmatizer, loadLemmatizer } from './lemma/lemmatizer.js'
import { unitLemmas } from './lemma/units.js'
import { readLostEndings } from './lost-endings.js'
import { readPortugueseIr, readRussianSending, tagEaten } from './moved-verbs.js'
import { readNamesInS } from './names-in-s.js'
import { tagPredicates } from './predicates.js'
import { japaneseDictionary } from './readings/index.js'
import { readShortenedWords } from './shortened-words.js'
import { readSpokenWords } from './spoken-words.js'
import { readStrongVerbs } from './strong-verbs.js'
import { inSmallLetters, loadTagger, type Tagger, type TagOptions } from './tag/tagger.js'
import { HAS_APOSTROPHE, HAS_TYPED_APOSTROPHE, lemmaWithStraightApostrophes } from './tokenize/apostrophes.js'
import { tagVerbsByLemma } from './verbs-by-lemma.js'
import { tagVerbs } from './verbs-in-context.js'
import { readWomensNames } from './womens-names.js'

/** Tags (numbers) and lemmas of tokens; no lemmas where they were not asked for. */
export interface Tagging {
  readonly tags: Uint8Array
  readonly lemmas: string[]
}

export interface TaggingOptions extends TagOptions {
  readonly lemmas: boolean
  /** Called when the tags are there, before the lemmas are made. */
  readonly tagged?: () => void
}

/** Tags and lemmas of the tokens of a text; undefined for a language without models. @throws ModelError, what `options.check` throws */
export function tagAndLemmatize(store: ModelStore, language: string, written: TokenList, options: TaggingOptions): Tagging | undefined {
  const tagger = loadTagger(store, language)
  const lemmatizer = loadLemmatizer(store, language)
  if (tagger === undefined || lemmatizer === undefined) return undefined
  const small = language === 'ell' && options.query !== true && options.disambiguate !== false ? smallGreek(written, (word) => tagger.knows(word)) : undefined
  const tokens = small?.tokens ?? written
  const caselessSentences = language === 'deu' ? inSmallLetters(tokens) : small?.sentences
  const tags = tagger.tag(tokens, caselessSentences === undefined ? options : { ...options, caselessSentences })
  if (language === 'deu') tagLonelyCompounds(store, tokens, tags, tagger, options, caselessSentences!)
  const inSentences = options.query !== true && options.disambiguate !== false
  const commands = inSentences ? tagCommands(language, tokens, tags, { lemmatizer, tagger }) : new Map<number, string>()
  if (inSentences) {
    tagFirstWords(language, tokens, tags, { lemmatizer, tagger })
    tagFirstPersons(language, tokens, tags)
    tagVerbs(language, tokens, tags, lemmatizer)
    tagPredicates(language, tokens, tags, lemmatizer)
    tagVerbsByLemma(language, tokens, tags, { lemmatizer, tagger })
    tagJoinedVerbs(language, tokens, tags, { lemmatizer, tagger })
    if (language === 'rus') tagEaten(tokens, tags)
  }
  tagByKnownLemmas(tokens, tags, { lemmatizer, tagger, isCompound: (noun) => isCompound(store, language, noun) }, !inSentences)
  const clitics = readClitics(language, tokens, tags, tagger, lemmatizer)
  if (language === 'deu') readGermanEs(tokens, tags, lemmatizer, clitics)
  else if (language === 'eng') for (const [index, lemma] of readEnglishContractions(tokens, tags)) clitics.set(index, lemma)
  else if (language === 'por' && inSentences) for (const [index, lemma] of readPortugueseIr(tokens, tags)) clitics.set(index, lemma)
  else if (language === 'ara') for (const [index, lemma] of readArabic(tokens, tags)) clitics.set(index, lemma)
  if (language === 'rus' && inSentences) for (const [index, lemma] of readRussianSending(tokens, tags, lemmatizer)) clitics.set(index, lemma)
  if (inSentences) for (const [index, lemma] of readWomensNames(language, tokens, tags, lemmatizer)) clitics.set(index, lemma)
  for (const [index, lemma] of readNamesInS(language, tokens, tags, lemmatizer)) clitics.set(index, lemma)
  if (language === 'fas') for (const [index, lemma] of readColloquialPersian(tokens, tags)) clitics.set(index, lemma)
  if (inSentences) for (const [index, lemma] of readStrongVerbs(language, tokens, tags)) clitics.set(index, lemma)
  const dictionary = language === 'jpn' ? japaneseDictionary(store) : undefined
  if (dictionary !== undefined) for (const [index, lemma] of readJapaneseVerbs(tokens, tags, lemmatizer, dictionary)) clitics.set(index, lemma)
  if (language === 'heb') tagHebrewNouns(tokens, tags, lemmatizer)
  if (language === 'hun') for (const [index, lemma] of readHungarianRelatives(tokens, tags)) clitics.set(index, lemma)
  if (inSentences) for (const [index, lemma] of readIndicGiving(language, tokens, tags)) clitics.set(index, lemma)
  const greetings = inSentences ? tagGreetings(language, tokens, tags) : new Map<number, string>()
  for (const [index, lemma] of readSpokenWords(language, tokens, tags)) clitics.set(index, lemma)
  for (const [index, lemma] of readShortenedWords(language, tokens, tags)) clitics.set(index, lemma)
  if (HAS_APOSTROPHE.test(tokens.text)) for (const [index, lemma] of readLostEndings(language, tokens, tags, { lemmatizer, tagger })) clitics.set(index, lemma)
  options.tagged?.()
  if (!options.lemmas) return { tags, lemmas: [] }
  const lemmas = lemmatizer.lemmas(tokens, tags)
  if (language === 'ell') greekNeuters(tokens, tags, lemmas, lemmatizer)
  for (const [index, lemma] of unitLemmas(tokens, tags, language)) lemmas[index] = lemma
  for (const [index, lemma] of clitics) lemmas[index] = lemma
  for (const [index, lemma] of commands) lemmas[index] = lemma
  for (const [index, lemma] of greetings) lemmas[index] = lemma
  if (HAS_TYPED_APOSTROPHE.test(tokens.text))
    for (let index = 0; index < lemmas.length; index++) lemmas[index] = lemmaWithStraightApostrophes(lemmas[index]!, language)
  if (small !== undefined) for (const index of small.words) if (tags[index] === tagNumber.PROPN) lemmas[index] = titleCase(lemmas[index]!)
  return { tags, lemmas }
}

/** Tags that a verb with pronouns is mistaken for where it is unknown. */
const mistaken = new Set<number>([tagNumber.NOUN, tagNumber.PROPN, tagNumber.ADJ, tagNumber.ADV, tagNumber.X])

/** Lemmas of verbs with pronouns at their end that the lexicon lacks; such words become verbs. */
function readClitics(language: string, tokens: TokenList, tags: Uint8Array, tagger: Tagger, lemmatizer: Lemmatizer): Map<number, string> {
  const found = new Map<number, string>()
  const reader = cliticsOf(language)
  if (reader === undefined) return found
  const verbLemma = (form: string): string => lemmatizer.lemma(form, tagNumber.VERB)
  const known = (word: string): boolean => tagger.knows(word)
  let sentence = 0
  for (let index = 0; index < tokens.count; index++) {
    const isFirst = index === tokens.sentences[sentence]
    if (isFirst) sentence++
    if (tokens.classes[index] !== TokenClass.word || (tags[index] !== tagNumber.VERB && !mistaken.has(tags[index]!))) continue
    const length = tokens.ends[index]! - tokens.starts[index]!
    const end = tokens.ends[index]!
    if (length < 4 || length > LONGEST_VERB || !reader.mayEnd(tokens.text.charCodeAt(end - 1), tokens.text.charCodeAt(end - 2))) continue
    const form = tokenText(tokens, index)
    const isKnown = tagger.knows(form)
    // a known noun that looks like a verb (`índole`, `fatti`) is none
    if (isKnown && tags[index] !== tagNumber.VERB && tags[index] !== tagNumber.PROPN) continue
    const lower = form.toLowerCase()
    // a capital within a sentence is a name's
    if (!isFirst && form !== lower && tags[index] !== tagNumber.VERB) continue
    const isRead = tags[index] === tagNumber.VERB && verbLemma(lower).toLowerCase() !== lower
    if (isKnown && isRead) continue
    const lemma = reader.read(lower, verbLemma, known, isKnown && tags[index] !== tagNumber.VERB)
    if (lemma === undefined) continue
    tags[index] = tagNumber.VERB
    found.set(index, lemma)
  }
  return found
}

const LONGEST_VERB = 32

/** Heads of German names of places and persons. */
const nameHeads: ReadonlySet<string> = new Set(
  (
    'au bach beck berg berge bruck brücke brücken brunn burg dorf eck feld felde fels furt garten hafen hain haus hausen heide heim hof hofen horst hütte kirch ' +
    'kirche kirchen land leben leite mann mark markt moor mühl mühle münde ried rode roth schmidt see stadt statt stein tal teich wald weiler werder werth wiese winkel'
  ).split(' ')
)

/**
 * A German word that stands alone, as in a search query, or among words in small letters, and is cut into words (Augenring, Engelschar) is a noun unless its last part makes names.
 * Within a sentence its neighbours tell more.
 */
function tagLonelyCompounds(store: ModelStore, tokens: TokenList, tags: Uint8Array, tagger: Tagger, options: TagOptions, small: ReadonlySet<number>): void {
  const alone = options.query === true || options.disambiguate === false
  const { sentences } = tokens
  for (let index = 0, sentence = 0; index < tokens.count; index++) {
    while (sentence < sentences.length && sentences[sentence]! <= index) sentence++
    const tag = tags[index]!
    if (tokens.classes[index] !== TokenClass.word || tag === tagNumber.NOUN || !(mistaken.has(tag) || tag === tagNumber.VERB)) continue
    const isSmall = options.query === true || small.has(sentence - 1)
    const first = sentences[sentence - 1]!
    const isLooked = alone || (isSmall && tag === tagNumber.PROPN) || isOnlyWord(tokens, first, sentences[sentence] ?? tokens.count)
    const isBeforeNoun = index === first && (tags[index + 1] === tagNumber.NOUN || tags[index + 1] === tagNumber.PROPN)
    const isBehindArticle = tag === tagNumber.PROPN && index > first && behindArticles.has(tags[index - 1]!) && !names.has(tags[index + 1]!)
    if (!isLooked && !isBehindArticle && !(isBeforeNoun && tag === tagNumber.ADJ)) continue
    const form = tokenText(tokens, index)
    if (!isLooked && isBehindArticle && (tagger.knows(form) || form.includes('-'))) continue
    // "Schrankwand Eiche": adjectives before nouns have endings
    if (!isLooked && !isBehindArticle && adjectiveEnd.test(form)) continue
    const isLower = form === form.toLowerCase()
    if (form === form.toUpperCase() || (isLower && !(isSmall && tag === tagNumber.PROPN))) continue
    const noun = isLower ? form[0]!.toUpperCase() + form.slice(1) : form
    const parts = loadCompounds(store, 'deu')?.components(singleToken(noun), Uint8Array.of(tagNumber.NOUN), [noun])[0]
    if (parts === undefined || parts === null) continue
    const isName = tag === tagNumber.PROPN && (isBehindArticle || tagger.knows(form)) && nameHeads.has(parts.at(-1)!.toLowerCase())
    if (!isName) tags[index] = tagNumber.NOUN
  }
}

/** Scandinavian and Dutch, whose nouns and verbs look alike. */
const looksLikeVerb: ReadonlySet<string> = new Set(['dan', 'nld', 'nno', 'nob', 'swe'])

/** Whether a noun in small letters is cut into words. */
function isCompound(store: ModelStore, language: string, noun: string): boolean {
  if (!looksLikeVerb.has(language)) return false
  const parts = loadCompounds(store, language)?.components(singleToken(noun), Uint8Array.of(tagNumber.NOUN), [noun])[0]
  return parts !== undefined && parts !== null
}

/** What stands before a noun, `das` of a list as well, which may be taken for a pronoun. */
const behindArticles = new Set<number>([tagNumber.DET, tagNumber.PRON, tagNumber.ADJ])
const names = new Set<number>([tagNumber.NOUN, tagNumber.PROPN])
const adjectiveEnd = /(?:e[mnrs]?|lich|isch|ig|los|bar|sam|frei|voll|haft|arm|reich|weise|mal)$/

/** Whether one token of the sentence [first, end) is a word; looks at three at most. */
function isOnlyWord(tokens: TokenList, first: number, end: number): boolean {
  if (end - first > 3) return false
  let words = 0
  for (let index = first; index < end; index++) if (tokens.classes[index] !== TokenClass.punctuation) words++
  return words === 1
}
