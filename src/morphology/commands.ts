/**
 * Commands: "Lähetä raportti", "Kirim laporan", "Kupi mlijeko", "Raporu gönder". Treebanks have next to none, and many imperatives are forms of nouns as
 * well. Where a clause has no verb, the word in the verb's place that could be an imperative is one, if what stands beside it is no attribute of a noun
 * but an object. Of a word that is a noun in its dictionary form only an object in the accusative makes a verb.
 */
import { tagNumber } from '../core/part-of-speech.js'
import { singleToken, TokenClass, type TokenList } from '../core/spans.js'
import type { Lemmatizer } from './lemma/lemmatizer.js'
import type { Tagger } from './tag/tagger.js'

/** What knows words of a language. */
export interface Words {
  readonly lemmatizer: Lemmatizer
  readonly tagger: Tagger
}

interface Commands {
  /** Lemma of the verb that a word is an imperative of; undefined for any other word. */
  readonly verb: (word: string, words: Words) => string | undefined
  /** Nouns that no noun before them takes, only a verb. */
  readonly object: (word: string, lemma: string) => boolean
  /** Nouns that verbs take, and few nouns whose form is none of a dictionary. */
  readonly mayBeObject?: (word: string, lemma: string) => boolean
  /** Whether a word is a noun or an adjective as it stands; absent: by its lemmas. */
  readonly isNoun?: (word: string, words: Words) => boolean
  /** Verbs of instructions that begin no phrase of nouns, for all the nouns they may be: `Ganti kata sandi`. What follows may be a foreign word that looks like a name. */
  readonly sure?: ReadonlySet<string>
  /** Whether `verb` knows lemmas that the lemmatizer does not. */
  readonly tellsLemmas?: boolean
  /** Whether only words that were read as nouns are looked at. */
  readonly onlyNouns?: boolean
  /** Whether the verb closes the clause. */
  readonly closes?: boolean
  /** Whether particles and known adjectives in their usual endings stay, and objects are known nouns. */
  readonly strict?: boolean
  /** Articles, one of which stands before the object. */
  readonly behindArticle?: RegExp
  /** Whether words that were read as adverbs are looked at. */
  readonly adverbs?: boolean
}

/** Participles, which are no first persons. */
const participle = /..[aeiouyäöõü]v[aä]$/

/** Finnish and Estonian imperatives are the first person without its ending, which tells their lemma. */
const finnic =
  (...otherPersons: readonly string[]): Commands['verb'] =>
  (word, { lemmatizer, tagger }) => {
    if (!/[aeiouyäöõü]$/.test(word) || participle.test(word) || !tagger.knows(`${word}n`) || !otherPersons.some((ending) => tagger.knows(word + ending)))
      return undefined
    const lemma = lemmatizer.lemma(`${word}n`, tagNumber.VERB)
    return lemma !== word && lemma.startsWith(word.slice(0, 2)) && lemmatizer.knows(lemma, tagNumber.VERB) ? lemma : undefined
  }

/** `hela` stands before definite nouns as no other adjective does. */
function swedish(word: string, { lemmatizer, tagger }: Words): string | undefined {
  if (word === 'hela') return undefined
  if (word.endsWith('a')) return lemmatizer.knows(word, tagNumber.VERB) ? word : undefined
  return tagger.knows(`${word}er`) && lemmatizer.knows(`${word}a`, tagNumber.VERB) ? `${word}a` : undefined
}

const hasOneOf =
  (endings: readonly string[]) =>
  (word: string, { tagger }: Words): boolean =>
    endings.some((ending) => tagger.knows(word + ending))

/** Whether a word that stands alone is a verb. */
const isVerbAlone = (word: string, { tagger }: Words): boolean => tagger.tag(singleToken(word), { query: true })[0] === tagNumber.VERB

/** Indonesian verbs with their prefix, which melts with the first letter (kirim: mengirim). */
function indonesianActive(word: string): string {
  const rest = /^[ptks][aeiou]/.test(word) ? word.slice(1) : word
  if (/^[bfp]/.test(word)) return `mem${rest}`
  if (/^[cdjzt]/.test(word)) return `men${rest}`
  if (/^s/.test(word)) return `meny${rest}`
  return /^[aeioughk]/.test(word) ? `meng${rest}` : `me${rest}`
}

const indonesianInstructions: ReadonlySet<string> = new Set(
  'ambil atur baca batalkan bersihkan buat buka cari cetak cuci ganti gunakan hapus hubungi isi kirim kirimkan klik masukkan matikan nyalakan pasang periksa pilih salin simpan tambah tambahkan tekan tempel tulis ubah undang unduh unggah'.split(
    ' '
  )
)

/** Languages whose infinitives end otherwise than their imperatives. */
const endingLike =
  (imperative: RegExp, infinitive: RegExp): Commands['verb'] =>
  (word, { lemmatizer }) => {
    if (!imperative.test(word)) return undefined
    const lemma = lemmatizer.lemma(word, tagNumber.VERB)
    return lemma !== word && infinitive.test(lemma) && lemmatizer.knows(lemma, tagNumber.VERB) ? lemma : undefined
  }

/** Imperatives of Slavic verbs that the lemmatizer leaves as they are: ends, and the end of the infinitive. */
const slavic =
  (imperative: RegExp, infinitive: RegExp, ...ends: readonly (readonly [RegExp, string])[]): Commands['verb'] =>
  (word, words) => {
    const lemma = endingLike(imperative, infinitive)(word, words)
    if (lemma !== undefined) return lemma
    const end = ends.find(([pattern]) => pattern.test(word))
    const made = end === undefined ? undefined : word.replace(end[0], end[1])
    return made !== undefined && words.lemmatizer.knows(made, tagNumber.VERB) ? made : undefined
  }

const russianImperative = endingLike(/[йьи]$|[йьи]те$/, /(?:ть|ти|чь)$/)

/** Nouns in -a and their accusative. */
const accusative =
  (ending: RegExp, ...lemmas: readonly string[]): Commands['object'] =>
  (word, lemma) =>
    word.length === lemma.length && ending.test(word) && lemmas.some((end) => lemma.endsWith(end)) && word.startsWith(lemma.slice(0, -1))

/** Masculine plurals, which are accusatives of things. */
const masculinePlural = (word: string, lemma: string): boolean =>
  /[yieыиі]$/.test(word) && word.startsWith(lemma.slice(0, -2)) && !/[aeiouyěáéíóúůýаеиіоуыэюяєїь]$/.test(lemma)

/** Masculine and neuter nouns, whose accusative is the form in dictionaries. */
const isSame = (word: string, lemma: string): boolean => word === lemma && !/[aая]$/.test(word)
const isThing = (word: string, lemma: string): boolean => isSame(word, lemma) || masculinePlural(word, lemma)
const never = (): boolean => false

/** "Compra leche": two nouns that nothing joins. */
const romance: Commands = { verb: endingLike(/[ae]$/, /[aeií]r$/), object: (word, lemma) => word === lemma, onlyNouns: true }
const turkishObject = /^(?:beni|seni|onu|bunu|şunu|bizi|sizi|onları|bunları|bana|sana|ona|bize|size|onlara)$/

/** An imperative, which is the stem of its verb; `var` says that something is there. */
const turkishStem = (word: string, { lemmatizer, tagger }: Words): string | undefined =>
  word !== 'var' && (tagger.knows(`${word}mek`) || tagger.knows(`${word}mak`)) && lemmatizer.knows(word, tagNumber.VERB) ? word : undefined

const southSlavic: Commands = {
  strict: true,
  verb: slavic(/(?:[ij]|[ij]te)$/, /ti$/, [/aj(?:te)?$/, 'ati']),
  object: (word, lemma) => lemma.endsWith('a') && word === `${lemma.slice(0, -1)}u`,
  mayBeObject: (word, lemma) => isSame(word, lemma) || (lemma.endsWith('a') && word === `${lemma.slice(0, -1)}e`)
}

const commands: Readonly<Record<string, Commands>> = {
  fin: { tellsLemmas: true, verb: finnic('mme', 't'), object: never, mayBeObject: () => true, isNoun: hasOneOf(['ssa', 'ssä', 'lla', 'llä']) },
  est: { verb: finnic('d'), object: never, mayBeObject: () => true, isNoun: hasOneOf(['le', 'ga']) },
  hrv: southSlavic,
  srp: southSlavic,
  pol: {
    verb: endingLike(/[^aąeęioóuy]$|[ji]$|cie$/, /ć$/),
    object: (word, lemma) => lemma.endsWith('a') && word.endsWith('ę'),
    mayBeObject: isThing
  },
  ces: {
    strict: true,
    verb: slavic(/(?<!ů)[^aáeéěiíoóuúůyý]$|i$|[tm]e$/, /[tci]$/, [/yj(?:te|me)?$/, 'ýt'], [/ij(?:te|me)?$/, 'ít']),
    object: accusative(/u$/, 'a'),
    mayBeObject: isThing
  },
  slk: {
    strict: true,
    verb: slavic(/[^aáäeéiíoóôuúyý]$|(?<![aúi]c)[iy]$|[tm]e$/, /ť$/),
    object: accusative(/u$/, 'a'),
    mayBeObject: isThing
  },
  rus: {
    strict: true,
    // `зимой` is a noun in another case
    verb: (word, words) => (/[ое]й$/.test(word) && /[ая]$/.test(words.lemmatizer.lemma(word, tagNumber.NOUN)) ? undefined : russianImperative(word, words)),
    object: accusative(/[ую]$/, 'а', 'я'),
    mayBeObject: isThing
  },
  ukr: {
    strict: true,
    verb: endingLike(/[^аеєиіїоуюя]$|[иі]$|[іьй]те$|[чшжзсд]те$/, /ти$/),
    object: accusative(/[ую]$/, 'а', 'я'),
    mayBeObject: isThing
  },
  slv: {
    strict: true,
    verb: slavic(/[ij]$|[ij]te$/, /(?:ti|či)$/, [/ij(?:te)?$/, 'iti']),
    object: accusative(/o$/, 'a'),
    mayBeObject: isSame
  },
  lit: {
    strict: true,
    verb: endingLike(/k$|kite?$/, /ti$/),
    object: (word, lemma) => word !== lemma && /(?:[ąęį]|[^aeiou]us|[^aeiou][ae]s)$/.test(word),
    mayBeObject: never
  },
  lav: {
    strict: true,
    verb: endingLike(/(?:[^aāeēiīoūus]|[^aāeēiīu]s|[^aāi][eē]s|[iīāē])$|iet$/, /t$/),
    object: (word, lemma) => word !== lemma && /[^aeiou](?:u|us|i|as|es)$/.test(word),
    mayBeObject: never
  },
  // an article and its noun, to which no noun belongs in the same case
  ell: {
    // `τότε`, `ούτε` and the like are adverbs and conjunctions
    verb: endingLike(/(?:[^ιίτ]|[^εηοόύ]τ)ε$/, /(?:ω|ώ|μαι)$/),
    object: () => true,
    behindArticle: /^(?:τον?|την?|τ[αο]|τους|τις|έναν?|μία|μια|ένα)$/,
    adverbs: true
  },
  swe: {
    verb: swedish,
    object: (word, lemma) => word !== lemma && /..(?:en|n|(?<!h)et|t|erna|orna|arna|na)$/.test(word)
  },
  ind: {
    verb: (word, { lemmatizer, tagger }) =>
      indonesianInstructions.has(word) || ((tagger.knows(`di${word}`) || tagger.knows(indonesianActive(word))) && lemmatizer.knows(word, tagNumber.VERB))
        ? word
        : undefined,
    object: never,
    mayBeObject: () => true,
    sure: indonesianInstructions,
    isNoun: (word, words) => !isVerbAlone(word, words) && words.tagger.knows(`${word}nya`)
  },
  tur: {
    verb: (word, words) => turkishStem(word, words) ?? (/.m[ae]$/.test(word) ? turkishStem(word.slice(0, -2), words) : undefined),
    object: (word, lemma) => turkishObject.test(word) || (word.length > lemma.length && /[ıiuü]$/.test(word)),
    closes: true
  },
  spa: romance,
  por: romance
}

const mistaken = new Set<number>([tagNumber.NOUN, tagNumber.PROPN, tagNumber.ADJ, tagNumber.PART, tagNumber.X, tagNumber.INTJ])
const endsClause = new Set<number>([tagNumber.PUNCT, tagNumber.VERB])
/** What may stand between a verb and its object. */
const beforeNouns = new Set<number>([tagNumber.ADJ, tagNumber.DET, tagNumber.NUM])
const nominal = new Set<number>([tagNumber.NOUN, tagNumber.PRON])
const MOST_BETWEEN = 3
const SHORTEST = 2
const LONGEST = 32

/** Makes verbs of imperatives; gives the lemmas that only the rule knows. Looks once at each clause. */
export function tagCommands(language: string, tokens: TokenList, tags: Uint8Array, words: Words): Map<number, string> {
  const lemmas = new Map<number, string>()
  const row = commands[language]
  if (row === undefined) return lemmas
  const { sentences } = tokens
  for (let sentence = 0; sentence < sentences.length; sentence++) {
    const first = sentences[sentence]!
    const end = sentences[sentence + 1] ?? tokens.count
    if (row.tellsLemmas === true) addLemma(row, tokens, tags, first, words, lemmas)
    let clauseEnd = first
    while (clauseEnd < end && !endsClause.has(tags[clauseEnd]!) && (tags[clauseEnd] !== tagNumber.CONJ || row.closes === true)) clauseEnd++
    if (clauseEnd - first < 2 || tags[clauseEnd] === tagNumber.VERB) continue
    // "Pošalji izvještaj i nazovi Anu": another command may follow
    if (tags[clauseEnd] === tagNumber.CONJ && tags[clauseEnd + 1] !== tagNumber.VERB && hasVerb(tags, clauseEnd, end)) continue
    const at = row.closes === true ? lastOf(tokens, first, clauseEnd) : first
    const lemma = commandLemma(row, tokens, tags, at, first, clauseEnd, words)
    if (lemma === undefined) continue
    tags[at] = tagNumber.VERB
    lemmas.set(at, lemma)
  }
  return lemmas
}

const TURKISH_PLEASE = 'lütfen'

/** The last word of a clause that is none of politeness. */
function lastOf({ ends, starts, text }: TokenList, first: number, clauseEnd: number): number {
  const last = clauseEnd - 1
  return last > first && ends[last]! - starts[last]! === TURKISH_PLEASE.length && text.startsWith(TURKISH_PLEASE, starts[last]) ? last - 1 : last
}

/** Lemma of an imperative at the beginning that the lemmatizer leaves as it is; within a sentence such a form is an infinitive (`valita`). */
function addLemma(row: Commands, tokens: TokenList, tags: Uint8Array, first: number, words: Words, lemmas: Map<number, string>): void {
  if (tags[first] !== tagNumber.VERB || tokens.classes[first] !== TokenClass.word) return
  const word = wordAt(tokens, first)
  if (word === undefined || words.lemmatizer.lemma(word, tagNumber.VERB) !== word) return
  const lemma = row.verb(word, words)
  if (lemma !== undefined) lemmas.set(first, lemma)
}

function hasVerb(tags: Uint8Array, first: number, end: number): boolean {
  for (let index = first; index < end; index++) if (tags[index] === tagNumber.VERB) return true
  return false
}

function commandLemma(row: Commands, tokens: TokenList, tags: Uint8Array, at: number, first: number, end: number, words: Words): string | undefined {
  const isAdverb = tags[at] === tagNumber.ADV && row.adverbs === true
  if ((!mistaken.has(tags[at]!) && !isAdverb) || tokens.classes[at] !== TokenClass.word) return undefined
  if (row.onlyNouns === true && tags[at] !== tagNumber.NOUN) return undefined
  // what is not before a noun needs no look at its lemmas
  if (row.closes !== true && !isBeforeNoun(row, tokens, tags, at, end)) return undefined
  const word = wordAt(tokens, at)
  const lemma = word === undefined ? undefined : row.verb(word, words)
  if (word === undefined || lemma === undefined) return undefined
  if (row.strict === true && tags[at] === tagNumber.PART) return undefined
  if (row.behindArticle !== undefined && (at + 1 >= end || row.behindArticle.test(wordAt(tokens, at + 1) ?? '') !== true)) return undefined
  let mayBe = false
  if (row.closes === true) {
    for (let index = at - 1; index >= first && at - index <= MOST_BETWEEN; index--) {
      if (nominal.has(tags[index]!) && isObject(row.object, tokens, index, words)) return lemma
    }
  } else {
    const index = nounBehind(tags, at, end)
    if (row.sure?.has(word) === true) return lemma
    if ((index === at + 1 || row.onlyNouns !== true) && isObject(row.object, tokens, index, words, row.strict)) return lemma
    mayBe = row.mayBeObject !== undefined && isObject(row.mayBeObject, tokens, index, words)
  }
  if (!mayBe || (row.strict === true && isKnownAs(word, tags[at]!, lemma, words.lemmatizer))) return undefined
  return tags[at] === tagNumber.PART || !isNoun(row, word, words) ? lemma : undefined
}

/** The next word that is no adjective, determiner or number. */
function nounBehind(tags: Uint8Array, at: number, end: number): number {
  let index = at + 1
  while (index < end && index - at < MOST_BETWEEN && beforeNouns.has(tags[index]!)) index++
  return index
}

function isBeforeNoun(row: Commands, tokens: TokenList, tags: Uint8Array, at: number, end: number): boolean {
  const index = nounBehind(tags, at, end)
  if (index >= end) return false
  return tags[index] === tagNumber.NOUN || (row.sure !== undefined && tags[index] === tagNumber.PROPN && isSmall(tokens, index))
}

function isObject(object: Commands['object'], tokens: TokenList, index: number, { lemmatizer }: Words, isKnown = false): boolean {
  const word = wordAt(tokens, index)
  if (word === undefined) return false
  const lemma = lemmatizer.lemma(word, tagNumber.NOUN)
  return object(word, lemma) && (!isKnown || lemmatizer.knows(lemma, tagNumber.NOUN))
}

function isNoun(row: Commands, word: string, words: Words): boolean {
  if (row.isNoun !== undefined) return row.isNoun(word, words)
  return isDictionaryForm(word, tagNumber.NOUN, words.lemmatizer) || isDictionaryForm(word, tagNumber.ADJ, words.lemmatizer)
}

/** How adjectives end that may belong to the noun behind them (`Stari most`), and short participles. */
const agrees = /[aeiouyáéíóúýntаеиіоуыюяїє]$/

/** Whether a word was read as a particle, or as a known adjective in a usual ending. */
function isKnownAs(word: string, tag: number, verb: string, lemmatizer: Lemmatizer): boolean {
  if (tag === tagNumber.PART) return true
  if (tag !== tagNumber.ADJ || !agrees.test(word)) return false
  const own = lemmatizer.lemma(word, tag)
  return own !== verb && lemmatizer.knows(own, tag)
}

const isDictionaryForm = (word: string, tag: number, lemmatizer: Lemmatizer): boolean => lemmatizer.lemma(word, tag) === word && lemmatizer.knows(word, tag)

function isSmall(tokens: TokenList, index: number): boolean {
  const letter = tokens.text.charAt(tokens.starts[index]!)
  return letter === letter.toLowerCase()
}

/** A token in small letters; undefined where it is too short or too long for a verb. */
function wordAt(tokens: TokenList, index: number): string | undefined {
  const length = tokens.ends[index]! - tokens.starts[index]!
  return length < SHORTEST || length > LONGEST ? undefined : tokens.text.slice(tokens.starts[index], tokens.ends[index]).toLowerCase()
}
