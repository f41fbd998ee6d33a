/**
 * Slavic names of women that are written like the genitive of a man's (`Ivana`: `Ivan`), which the lists have more often: where a name begins the sentence and a
 * verb, a comma or the end follows, or behind a greeting, it is the subject or whoever is spoken to, and its own lemma.
 */
import { tagNumber } from '../core/part-of-speech.js'
import { TokenClass, type TokenList } from '../core/spans.js'
import type { Lemmatizer } from './lemma/lemmatizer.js'

const languages: ReadonlySet<string> = new Set(['ces', 'hrv', 'rus', 'slk', 'slv', 'srp', 'ukr'])
const SHORTEST = 4
const LONGEST = 24
/** What stands between an object at the beginning and whoever sees it: "Ivana sam vidio". */
const otherPersons: ReadonlySet<string> = new Set('sam si smo ste sem sva sta jsem jsi jsme jste som sme'.split(' '))
const womensPast = /.л?[lл][aа]$/u
const mensPast = /.(?:[lл]|[aeiu]o|[lл][oiоиі])$/u
const LONGEST_PREDICATE = 4

/** Their lemmas, by token. */
export function readWomensNames(language: string, tokens: TokenList, tags: Uint8Array, lemmatizer: Lemmatizer): Map<number, string> {
  const found = new Map<number, string>()
  if (!languages.has(language)) return found
  const { sentences } = tokens
  for (let sentence = 0; sentence < sentences.length; sentence++) {
    const first = sentences[sentence]!
    const end = sentences[sentence + 1] ?? tokens.count
    for (let index = first; index < Math.min(end, first + LONGEST_PREDICATE); index++) {
      if ((tags[index] !== tagNumber.PROPN && tags[index] !== tagNumber.ADJ) || tokens.classes[index] !== TokenClass.word) continue
      const length = tokens.ends[index]! - tokens.starts[index]!
      const last = tokens.text.charAt(tokens.ends[index]! - 1)
      if (length < SHORTEST || length > LONGEST || (last !== 'a' && last !== 'а')) continue
      const name = tokens.text.slice(tokens.starts[index], tokens.ends[index])
      const lemma = lemmatizer.lemma(name, tags[index]!)
      if (lemma === lemma.toLowerCase() || !isMans(name, lemma) || !isFirst(tokens, tags, first, index) || !isSubject(tokens, tags, index, end)) continue
      tags[index] = tagNumber.PROPN
      found.set(index, name)
    }
  }
  return found
}

/** Whether a lemma is that of a man's name in the genitive: `Ivan`, `Petar`, `Marek`, or what a rule has made of one (`Zuzko`). */
function isMans(name: string, lemma: string): boolean {
  const stem = name.slice(0, -1)
  return (
    lemma !== name && (lemma === stem || lemma === `${stem}o` || (lemma.length === name.length && lemma.startsWith(stem.slice(0, -1)) && !/[aа]$/u.test(lemma)))
  )
}

const greetings: ReadonlySet<string> = new Set('bok zdravo ćao hej ahoj čau živjo pozdrav привет привіт вітаю здраво'.split(' '))

function isFirst(tokens: TokenList, tags: Uint8Array, first: number, index: number): boolean {
  if (index === first || tags[index - 1] === tagNumber.INTJ) return true
  if (tokens.ends[index - 1]! - tokens.starts[index - 1]! > LONGEST) return false
  if (index - 1 === first && greetings.has(tokens.text.slice(tokens.starts[first], tokens.ends[first]).toLowerCase())) return true
  return tags[index - 1] === tagNumber.CONJ && index - 2 === first && tags[first] === tagNumber.PROPN
}

function isSubject(tokens: TokenList, tags: Uint8Array, index: number, end: number): boolean {
  if (index + 1 >= end) return true
  const next = tags[index + 1]!
  if (next === tagNumber.PUNCT) return true
  if (next === tagNumber.CONJ) return index + 2 < end && tags[index + 2] === tagNumber.PROPN
  if (next !== tagNumber.VERB && next !== tagNumber.PRON && next !== tagNumber.ADV) return false
  for (let at = index + 1; at < end && at <= index + LONGEST_PREDICATE && tags[at] !== tagNumber.PUNCT; at++) {
    if (tags[at] !== tagNumber.VERB || tokens.ends[at]! - tokens.starts[at]! > LONGEST) continue
    const verb = tokens.text.slice(tokens.starts[at], tokens.ends[at]).toLowerCase()
    if (otherPersons.has(verb)) return false
    if (womensPast.test(verb)) return true
    if (mensPast.test(verb)) return false
  }
  return next === tagNumber.VERB
}
