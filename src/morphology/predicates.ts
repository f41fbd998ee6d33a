/**
 * Nouns and adjectives behind a copula that look like verbs: "Han er lærer", "Il est soldat", "Hij is geleerde". A form that is no participle is no verb
 * there; where nouns look like participles, one that no participle's complement follows is the noun. South Slavic subjects of a past tense as well.
 */
import { tagNumber } from '../core/part-of-speech.js'
import { TokenClass, type TokenList } from '../core/spans.js'
import type { Lemmatizer } from './lemma/lemmatizer.js'

interface Copula {
  /** Forms of the verb for be, and of that for become where it makes no tense. */
  readonly be: ReadonlySet<string>
  /** How participles end that stand behind it. */
  readonly participle: RegExp
  /** How infinitives end, where words that do not may be no lemmas of verbs. */
  readonly infinitive?: RegExp
  /** Whether a noun that looks like a participle is one where a pronoun or a name stands before the copula and nothing follows: "El este avocat". */
  readonly alone?: boolean
  /** Whether adjectives have forms of verbs as well. */
  readonly adjectives?: boolean
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const copulas: Readonly<Record<string, Copula>> = {
  bul: {
    be: words('съм си е сме сте са бях беше бяхме бяха бил била било били'),
    participle: /[лнт][аои]?$|[лнт](?:ия|ият|ата|ото|ите)$|щ[аои]?$/,
    adjectives: true
  },
  dan: { be: words('er var bliver blev'), participle: /(?:t|n|de|ne|te|s)$/ },
  nob: { be: words('er var blir ble'), participle: /(?:t|n|de|ne|te|s|d|a)$/ },
  nld: { be: words('ben bent is zijn was waren'), participle: /(?:d|t|n|nde)$/ },
  fra: { be: words('suis es est sommes êtes sont étais était étions étiez étaient'), participle: /(?:é|i|u|s|t)(?:e?s?)$/ },
  ita: { be: words('sono sei è siamo siete era ero erano'), participle: /(?:t|s)[oaie]$|r$|ndo$/ },
  ron: { be: words('sunt ești este e suntem sunteți era eram erau'), participle: /(?:[tsdp][ăei]?|[țș]i)$/, infinitive: /[aeiî]$/, alone: true }
}

const SHORTEST = 3
const LONGEST = 40

/** Russian subjects behind which an adjective needs no copula. */
const russianSubjects = words('я ты он она оно мы вы они')
/** What follows a predicate and no noun's genitive. */
const afterPredicate = new Set<number>([tagNumber.PUNCT, tagNumber.ADP, tagNumber.SCONJ, tagNumber.CONJ, tagNumber.VERB, tagNumber.PRON])
/** How short adjectives end. */
const shortAdjective = /[^йьъ]$/

/** "Я рад", "Ты прав": short adjectives that are forms of nouns as well. */
function tagShortAdjectives(tokens: TokenList, tags: Uint8Array, lemmatizer: Lemmatizer): void {
  for (let index = 1; index < tokens.count; index++) {
    if (tags[index] !== tagNumber.NOUN || tags[index - 1] !== tagNumber.PRON || tokens.classes[index] !== TokenClass.word) continue
    const length = tokens.ends[index]! - tokens.starts[index]!
    if (length < SHORTEST || length > LONGEST || !russianSubjects.has(textOf(tokens, index - 1))) continue
    if (index + 1 < tokens.count && !afterPredicate.has(tags[index + 1]!)) continue
    const word = textOf(tokens, index)
    if (shortAdjective.test(word) && knowsForm(lemmatizer, word, tagNumber.ADJ)) tags[index] = tagNumber.ADJ
  }
}

/** Ends of South Slavic forms of verbs and nouns alike (`gosti`), other than infinitives and participles. */
const southSlavicNoun = /..[^ćlt]i$|..sti$/
const besideVerbs = new Set<number>([tagNumber.VERB, tagNumber.PRON, tagNumber.ADV, tagNumber.ADJ, tagNumber.DET, tagNumber.NUM])
const MOST_BEFORE = 5

/** "Došli su nam gosti": a clause whose verb is a participle of the plural has no other one in the present. */
function tagSouthSlavicSubjects(tokens: TokenList, tags: Uint8Array, lemmatizer: Lemmatizer): void {
  for (let index = 0; index < tokens.count; index++) {
    if (tags[index] !== tagNumber.VERB || tokens.classes[index] !== TokenClass.word) continue
    const length = tokens.ends[index]! - tokens.starts[index]!
    if (length < SHORTEST || length > LONGEST) continue
    const word = textOf(tokens, index)
    if (!southSlavicNoun.test(word) || lemmatizer.lemma(word, tagNumber.VERB) === word || !hasPluralPast(tokens, tags, index)) continue
    const lemma = lemmatizer.lemma(word, tagNumber.NOUN)
    if (lemma !== word && lemmatizer.knows(lemma, tagNumber.NOUN)) tags[index] = tagNumber.NOUN
  }
}

/** Whether `su` and a participle in -li stand before a word, with pronouns and adverbs at most beside them. */
function hasPluralPast(tokens: TokenList, tags: Uint8Array, index: number): boolean {
  let hasBe = false
  let hasParticiple = false
  for (let at = index - 1; at >= 0 && index - at <= MOST_BEFORE && besideVerbs.has(tags[at]!); at--) {
    const end = tokens.ends[at]!
    if (tags[at] !== tagNumber.VERB || end - tokens.starts[at]! > LONGEST) continue
    if (textOf(tokens, at) === 'su') hasBe = true
    else if (tokens.text.slice(end - 2, end).toLowerCase() === 'li') hasParticiple = true
    else return false
  }
  return hasBe && hasParticiple
}

/** Gives nouns and adjectives behind a copula their tags. */
export function tagPredicates(language: string, tokens: TokenList, tags: Uint8Array, lemmatizer: Lemmatizer): void {
  if (language === 'rus') tagShortAdjectives(tokens, tags, lemmatizer)
  if (language === 'hrv' || language === 'srp') tagSouthSlavicSubjects(tokens, tags, lemmatizer)
  const copula = copulas[language]
  if (copula === undefined) return
  for (let index = 1; index < tokens.count; index++) {
    if (tags[index] !== tagNumber.VERB || tags[index - 1] !== tagNumber.VERB || tokens.classes[index] !== TokenClass.word) continue
    const length = tokens.ends[index]! - tokens.starts[index]!
    if (length < SHORTEST || length > LONGEST || !copula.be.has(textOf(tokens, index - 1))) continue
    const word = textOf(tokens, index)
    if (copula.be.has(word)) continue
    const lemma = lemmatizer.lemma(word, tagNumber.VERB)
    const isKnown = lemmatizer.knows(lemma, tagNumber.VERB)
    const isVerb = isKnown && (lemma === word ? copula.infinitive?.test(word) !== false : copula.participle.test(word))
    if (isVerb && !(copula.alone === true && isOfPerson(tokens, tags, index) && isNoun(lemmatizer, word))) continue
    if (lemmatizer.knows(word, tagNumber.NOUN)) tags[index] = tagNumber.NOUN
    else if (copula.adjectives === true && knowsForm(lemmatizer, word, tagNumber.ADJ)) tags[index] = tagNumber.ADJ
    else if (knowsForm(lemmatizer, word, tagNumber.NOUN)) tags[index] = tagNumber.NOUN
  }
}

const isNoun = (lemmatizer: Lemmatizer, word: string): boolean => lemmatizer.lemma(word, tagNumber.NOUN) === word && lemmatizer.knows(word, tagNumber.NOUN)
const isOfPerson = (tokens: TokenList, tags: Uint8Array, index: number): boolean =>
  index > 1 && (tags[index - 2] === tagNumber.PRON || tags[index - 2] === tagNumber.PROPN) && (index + 1 >= tokens.count || tags[index + 1] === tagNumber.PUNCT)
const knowsForm = (lemmatizer: Lemmatizer, word: string, tag: number): boolean => lemmatizer.knows(lemmatizer.lemma(word, tag), tag)
const textOf = (tokens: TokenList, index: number): string => tokens.text.slice(tokens.starts[index], tokens.ends[index]).toLowerCase()
