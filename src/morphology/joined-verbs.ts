/**
 * Verbs that the words around them tell where they look like nouns: Finnish infinitives behind the verbs that take them ("alkoivat riisua"), Hebrew verbs
 * joined to another one ("מכרו את הבית ועברו"), Arabic ones before two nouns with the article ("أكل الولد التفاحة"), which no chain of nouns has.
 */
import { tagNumber } from '../core/part-of-speech.js'
import { singleToken, TokenClass, type TokenList } from '../core/spans.js'
import type { Words } from './commands.js'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const textOf = (tokens: TokenList, index: number): string => tokens.text.slice(tokens.starts[index], tokens.ends[index])

const LONGEST = 20
const mistaken = new Set<number>([tagNumber.NOUN, tagNumber.ADJ])

const beforeInfinitives = words('aikoa alkaa ehtiä haluta jaksaa osata pitää pystyä saada saattaa taitaa täytyä uskaltaa voida yrittää')

/** Forms of persons other than the third one of the singular. */
const withOtherSubject = /(?:v[aä]t|mme|tte|[aeiouyäö][nt])$/

function isFinnishInfinitive(tokens: TokenList, tags: Uint8Array, first: number, index: number, { lemmatizer, tagger }: Words): boolean {
  if (index === first || tags[index - 1] !== tagNumber.VERB || tokens.ends[index - 1]! - tokens.starts[index - 1]! > LONGEST) return false
  const word = textOf(tokens, index)
  if (!/...[aä]$/.test(word) || !lemmatizer.knows(word, tagNumber.VERB)) return false
  const verb = textOf(tokens, index - 1)
  // behind the third person singular lists' nouns among the verbs may be its subject ("alkoi ilta")
  if (!withOtherSubject.test(verb) && tagger.tag(singleToken(word), { query: true })[0] === tagNumber.NOUN) return false
  return beforeInfinitives.has(lemmatizer.lemma(verb, tagNumber.VERB))
}

const VAV = 'ו'
const MOST_BETWEEN = 8

/** A form of the third person plural with `and`, and one without before it. */
function isHebrewVerb(tokens: TokenList, tags: Uint8Array, first: number, index: number, { lemmatizer, tagger }: Words): boolean {
  const word = textOf(tokens, index)
  if (word.length < 5 || !word.startsWith(VAV) || !word.endsWith(VAV)) return false
  const rest = word.slice(1)
  const lemma = lemmatizer.lemma(rest, tagNumber.VERB)
  if (lemma === rest || !lemmatizer.knows(lemma, tagNumber.VERB) || tagger.tag(singleToken(rest), { query: true })[0] !== tagNumber.VERB) return false
  for (let at = index - 1; at >= first && index - at <= MOST_BETWEEN; at--)
    if (tags[at] === tagNumber.VERB) return tokens.text.charAt(tokens.ends[at]! - 1) === VAV && tokens.ends[at]! - tokens.starts[at]! > 3
  return false
}

/** "תוכלי לבוא?", "והאזינה": a form with `you` at the head of a sentence, or one with `and`, that has no lemma as a noun but that of the verb. */
function isHebrewVerbByLemma(tokens: TokenList, first: number, index: number, { lemmatizer }: Words): boolean {
  const word = textOf(tokens, index)
  if (word.length < 4) return false
  const isFuture = index === first && word.startsWith(FUTURE) && word.endsWith(SECOND_PERSON)
  if (!isFuture && !word.startsWith(VAV)) return false
  const form = isFuture ? word : word.slice(1)
  const verb = lemmatizer.lemma(form, tagNumber.VERB)
  if (verb === form || !lemmatizer.knows(verb, tagNumber.VERB) || plural.test(word)) return false
  const noun = lemmatizer.lemma(word, tagNumber.NOUN)
  return isFuture ? noun === word || noun === verb : noun === verb && !lemmatizer.knows(noun, tagNumber.NOUN)
}

const plural = /(?:ים|ות|ית)$/
const FUTURE = 'ת'
const SECOND_PERSON = 'י'
const ARTICLE = 'ال'
const isDefiniteNoun = (tokens: TokenList, tags: Uint8Array, index: number): boolean =>
  tags[index] === tagNumber.NOUN && tokens.text.startsWith(ARTICLE, tokens.starts[index]!) && tokens.ends[index]! - tokens.starts[index]! > 3

/** The letters of a root, and those with what forms of the past have before them; at the head of a sentence without another verb. */
const arabicVerb = /^(?:[\u0621-\u064a]{3}|[\u0621-\u064a]{3}ت|[استن][\u0621-\u064a]{3})$/

const hamzaPast = /^[\u0621-\u064a]{2,5}أت$/

function isArabicVerb(tokens: TokenList, tags: Uint8Array, first: number, end: number, index: number): boolean {
  // a feminine past in hamza is no plural of a noun ("امتلأت الغرفة")
  const isBeforeSubject = index === first && index + 1 < end && (isDefiniteNoun(tokens, tags, index + 1) || tags[index + 1] === tagNumber.ADP)
  if (isBeforeSubject && hamzaPast.test(textOf(tokens, index)) && !tags.subarray(first, end).includes(tagNumber.VERB)) return true
  if (index !== first || index + 2 >= end || !isDefiniteNoun(tokens, tags, index + 1) || !isDefiniteNoun(tokens, tags, index + 2)) return false
  return arabicVerb.test(textOf(tokens, index)) && !tags.subarray(first, end).includes(tagNumber.VERB)
}

/** Gives such words the tag of a verb. */
export function tagJoinedVerbs(language: string, tokens: TokenList, tags: Uint8Array, models: Words): void {
  if (language !== 'fin' && language !== 'heb' && language !== 'ara') return
  const { sentences } = tokens
  for (let sentence = 0; sentence < sentences.length; sentence++) {
    const first = sentences[sentence]!
    const end = sentences[sentence + 1] ?? tokens.count
    for (let index = first; index < (language === 'ara' ? first + 1 : end); index++) {
      if (!mistaken.has(tags[index]!) || tokens.classes[index] !== TokenClass.word || tokens.ends[index]! - tokens.starts[index]! > LONGEST) continue
      const isVerb =
        language === 'fin'
          ? isFinnishInfinitive(tokens, tags, first, index, models)
          : language === 'heb'
            ? isHebrewVerb(tokens, tags, first, index, models) || isHebrewVerbByLemma(tokens, first, index, models)
            : isArabicVerb(tokens, tags, first, end, index)
      if (isVerb) tags[index] = tagNumber.VERB
    }
  }
}
