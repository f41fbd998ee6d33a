/**
 * Verbs that are rarer than what the tagger has learnt, told by their lemmas. A word that as a noun or adjective only has a lemma that a rule has made up, and
 * as a verb a known one, is that verb ("Las puertas chillaban"). A subject and a known form of a verb behind it, and a full stop, are a sentence ("Pas laje."),
 * as titles have none.
 */
import { tagNumber } from '../core/part-of-speech.js'
import { TokenClass, type TokenList } from '../core/spans.js'
import type { Words } from './commands.js'
import { withoutNegation } from './lemma/attached.js'

interface Verbs {
  /** How forms end that are no finite verbs and that treebanks call adjectives: participles. */
  readonly participle: RegExp
  /** How the third person ends behind a subject; absent where no such sentences are read. */
  readonly third?: RegExp
  /** How forms end that are verbs by their lemma alone, where nouns have plurals that rules of verbs fit as well. */
  readonly finite?: RegExp
  /** How forms end that are no nouns taken for verbs; absent where none are. */
  readonly noNouns?: RegExp
  /** How participles with a pronoun end that have no lemma as nouns but that of the verb. */
  readonly ownedParticiple?: RegExp
  /** How subjects end whose article is written to them. */
  readonly article?: RegExp
  /** Whether a subject begins with its article, as without one a list of nouns may stand there. */
  readonly needsArticle?: boolean
  /** Whether a word is a form of a verb, where no lemmas are known. */
  readonly isVerb?: (lower: string, words: Words) => boolean
}

/** The third person of a Hungarian verb is its lemma. */
const isHungarianVerb = (lower: string, { lemmatizer }: Words): boolean =>
  lemmatizer.knows(lower, tagNumber.VERB) && lemmatizer.lemma(lower, tagNumber.VERB) === lower

/** Forms of English verbs have others beside them: `drips`, `dripping`, `dripped`. */
function isEnglishVerb(lower: string, { tagger }: Words): boolean {
  if (lower.endsWith('ss')) return false
  const stem = lower.slice(0, -1)
  const stems = stem.endsWith('e') ? [stem.slice(0, -1)] : stem.endsWith('ie') ? [] : [stem, stem + stem.at(-1)!]
  return stems.some((base) => tagger.knows(`${base}ing`) && tagger.knows(`${base}ed`))
}

const romance = /(?:[aiueí][dt]|[srt]t|ch)[oaeă]?s?$|[aei]nt[ei]?s?$|[aei]nd[oaei]?$/
const never = /^$/
/** Pasts that lists lack. */
const southSlavicPast = /(?:še|h|hu|smo|ste)$/
/** Imperfects and pasts of Romance languages. */
const finite = /(?:[aá][bv]|í|[ei]v)a(?:n|m|no)?$|(?:[ei]eron|aron|[aei]ram|[aei]rono|ură|ară)$/
/** Those of them that no noun ends in. */
const finitePlural = /(?:aban|ían|aron|ieron|avam|iam|[aei]ram|[aei]vano|[aei]rono)$/
const slavic = /[aeiouyáéíýě][nt](?:[aeiouyáéíýąę]{0,2}(?:m|h|ch|g|j|mi|ma|ga|mu|go|ho)?)?$|[eo]č[aei]?(?:g?a|mu?|h|j|mi)?$|ć[ei]?$|[íi]c[íi]/

const languages: Readonly<Record<string, Verbs>> = {
  eng: { participle: /$/, third: /[^s]s$/, needsArticle: true, isVerb: isEnglishVerb },
  spa: { participle: romance, finite },
  cat: { participle: romance, finite, third: /[ae]n?$/ },
  por: { participle: romance, finite },
  ita: { participle: romance, finite },
  ron: { participle: romance, finite, third: /[ăeai]$/, article: /(?:l|le|a)$/ },
  hrv: { participle: slavic, noNouns: southSlavicPast, third: /[aei]$/ },
  srp: { participle: slavic, noNouns: southSlavicPast, third: /[aei]$/ },
  slv: { participle: slavic, noNouns: southSlavicPast, third: /[aei]$/ },
  ces: { participle: slavic, third: /[áeíi]$/ },
  slk: { participle: slavic, third: /[aáeií]$/ },
  hun: { participle: /$/, third: /[^aeiouáéíóöőúüű]$/, needsArticle: true, isVerb: isHungarianVerb },
  bul: { participle: /$/, noNouns: never },
  est: { participle: /$/, noNouns: never },
  fin: { participle: /$/, noNouns: /(?:oin|usin|imme|ttiin|v[aä][nt]|vien)$/, ownedParticiple: /.m[aä](?:ni|si|mme|nne|ns[aä])$/ }
}

const mistaken = new Set<number>([tagNumber.NOUN, tagNumber.ADJ, tagNumber.X])
const behindSubjects = new Set<number>([...mistaken, tagNumber.ADV])
const looked = new Set<number>([...behindSubjects, tagNumber.VERB])
const inSubject = new Set<number>([tagNumber.DET, tagNumber.ADJ, tagNumber.NUM, tagNumber.NOUN, tagNumber.PROPN, tagNumber.PRON])
const articles = new Set<number>([tagNumber.DET, tagNumber.PRON])
const pronouns: ReadonlySet<string> = new Set('on ona ono oni él ella ell el ea'.split(' '))
const SHORTEST = 4
const LONGEST = 24
/** Letters that a word keeps in its lemma as a verb: all but its ending. */
const LONGEST_CHANGE = 3
const MOST_IN_SUBJECT = 4

/** Gives such words the tag of a verb; looks a few words' lemmas up, each once. */
export function tagVerbsByLemma(language: string, tokens: TokenList, tags: Uint8Array, words: Words): void {
  const row = languages[language]
  if (row === undefined) return
  const { sentences } = tokens
  for (let sentence = 0; sentence < sentences.length; sentence++) {
    const first = sentences[sentence]!
    const end = sentences[sentence + 1] ?? tokens.count
    for (let index = first; index < end; index++) {
      if (!looked.has(tags[index]!) || tokens.classes[index] !== TokenClass.word) continue
      const length = tokens.ends[index]! - tokens.starts[index]!
      if (length < SHORTEST || length > LONGEST) continue
      const word = tokens.text.slice(tokens.starts[index], tokens.ends[index])
      const lower = word.toLowerCase()
      if (word !== lower && index > first) continue
      if (isOnlyNoun(row, lower, tags[index]!, words)) tags[index] = tagNumber.NOUN
      else if (
        isOnlyVerb(row, lower, tags, first, end, index, words) ||
        (word === lower && behindSubjects.has(tags[index]!) && isPredicate(row, tokens, lower, tags, first, end, index, words))
      )
        tags[index] = tagNumber.VERB
    }
  }
}

/** Whether a word's lemma as it was read is made up, and that of a verb a known one. */
function isOnlyVerb(row: Verbs, lower: string, tags: Uint8Array, first: number, end: number, index: number, { lemmatizer, tagger }: Words): boolean {
  const tag = tags[index]!
  if (tag === tagNumber.NOUN && row.ownedParticiple?.test(lower) === true) {
    const lemma = lemmatizer.lemma(lower, tagNumber.VERB)
    return lemmatizer.lemma(lower, tag) === lemma && lemmatizer.knows(lemma, tagNumber.VERB)
  }
  if (!mistaken.has(tag) || row.participle.test(lower) || row.finite?.test(lower) === false) return false
  const own = lemmatizer.lemma(lower, tag).toLowerCase()
  if ((own === lower && !(row.finite !== undefined && finitePlural.test(lower))) || lemmatizer.knows(own, tag)) return false
  const verb = verbOf(lower, lemmatizer)
  return verb !== undefined && (!tagger.knows(lower) || !tags.subarray(first, end).includes(tagNumber.VERB))
}

/** Whether a verb has a lemma that is made up, while the word is a known noun: `pesumasin`. */
function isOnlyNoun(row: Verbs, lower: string, tag: number, { lemmatizer }: Words): boolean {
  if (tag !== tagNumber.VERB || row.noNouns === undefined || row.noNouns.test(lower)) return false
  const own = lemmatizer.lemma(lower, tagNumber.VERB)
  if (own === lower || lemmatizer.knows(own, tagNumber.VERB)) return false
  const noun = lemmatizer.lemma(lower, tagNumber.NOUN)
  return lemmatizer.knows(noun, tagNumber.NOUN) && (noun === lower || lemmatizer.sureLemma(lower, tagNumber.NOUN) === noun)
}

const withoutMarks = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '')

/** The lemma of a verb by the rule of the longest ending, where the word has lost no more than an ending. */
function verbOf(written: string, lemmatizer: Words['lemmatizer']): string | undefined {
  const lower = withoutNegation(written, lemmatizer.language) ?? written
  const lemma = lemmatizer.sureLemma(lower, tagNumber.VERB)
  if (lemma === undefined) return undefined
  const plain = withoutMarks(lower)
  const stem = withoutMarks(lemma)
  let kept = 0
  while (kept < stem.length && stem[kept] === plain[kept]) kept++
  return lower.length - kept <= LONGEST_CHANGE && 2 * kept >= lower.length ? lemma : undefined
}

/** Whether a subject stands before a word, from the beginning of the sentence or behind a clause that ends in its verb. */
function hasSubject(row: Verbs, tokens: TokenList, tags: Uint8Array, first: number, index: number, { lemmatizer }: Words): boolean {
  let start = index
  while (start > first && index - start <= MOST_IN_SUBJECT && inSubject.has(tags[start - 1]!)) start--
  if (start === index || (row.needsArticle === true && (start > first || !articles.has(tags[first]!)))) return false
  if (start > first && (start < first + 2 || tags[start - 2] !== tagNumber.VERB || (tags[start - 1] !== tagNumber.PUNCT && tags[start - 1] !== tagNumber.CONJ)))
    return false
  const tag = tags[index - 1]!
  if (tokens.ends[index - 1]! - tokens.starts[index - 1]! > LONGEST) return false
  const subject = tokens.text.slice(tokens.starts[index - 1], tokens.ends[index - 1]).toLowerCase()
  if (tag === tagNumber.PRON) return pronouns.has(subject)
  if (tag === tagNumber.DET || tag === tagNumber.NUM) return false
  // a noun that begins the sentence may be taken for an adjective before another one
  const isNoun = tag === tagNumber.ADJ && index === first + 1 && lemmatizer.knows(subject, tagNumber.NOUN)
  if (tag === tagNumber.ADJ && !isNoun) return false
  const lemma = lemmatizer.lemma(subject, isNoun ? tagNumber.NOUN : tag).toLowerCase()
  if (lemma !== subject && !(row.article?.test(subject) === true && subject.startsWith(lemma.slice(0, -1)))) return false
  if (isNoun) tags[first] = tagNumber.NOUN
  return true
}

/** "Pas laje.": a subject in its dictionary form, a form of the third person, and the end of the clause; the sentence ends as sentences do. */
function isPredicate(row: Verbs, tokens: TokenList, lower: string, tags: Uint8Array, first: number, end: number, index: number, words: Words): boolean {
  if (index === first || row.third?.test(lower) !== true || (row.isVerb === undefined && row.participle.test(lower) && tags[index] === tagNumber.ADJ))
    return false
  const next = index + 1 < end ? tags[index + 1]! : tagNumber.X
  if (next !== tagNumber.PUNCT && next !== tagNumber.CONJ) return false
  // an adjective that is known as one stays
  if (tags[index] === tagNumber.ADJ && words.lemmatizer.knows(words.lemmatizer.lemma(lower, tagNumber.ADJ), tagNumber.ADJ)) return false
  const last = tokens.text.charAt(tokens.ends[end - 1]! - 1)
  if (last !== '.' && last !== '!') return false
  return (row.isVerb?.(lower, words) ?? verbOf(lower, words.lemmatizer) !== undefined) && hasSubject(row, tokens, tags, first, index, words)
}
