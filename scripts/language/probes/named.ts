/** Sentences full of names, from the development parts of the entity corpora. */
import { type Corpus, type CorpusText, entityCorpora, hasSplit, readCorpus } from '../../entities/corpora.js'
import { lettersOnly, readRows, SHORT_GENRES, textHash } from '../data/rows.js'
import { isRomanised, isUnspaced, type Probe, plainWords, sample } from './probe.js'

/** Types whose spans are no names. */
const NO_NAME = /^(HANDLE|TEMPORAL|IDENTIFIER|QUANTITY|PERCENT|ORDINAL|NUMBER|TITLE|LAW|LANGUAGE|RELIGION)/
/** Least share of the words, or of the characters in languages without blanks, that stands in names. */
const LEAST_NAMED = 0.25
/** Words of a sentence, and characters in languages without blanks. */
const WORDS = [5, 16] as const
const CHARACTERS = [10, 40] as const
/** Words of a piece of a longer sentence. */
const PIECE = 10
/** Words beside the names that begin with no capital letter, and characters beside them: fewer make a list, a dateline or a result. */
const LEAST_OTHERS = 2
const LEAST_OTHER_CHARACTERS = 4
/** Capitalised words are no more than this share: else the piece is a title in another language. */
const MOST_CAPITALISED = 0.6
/** Handles, tags, links and the mark of a repeated post. */
const NO_WORD = /^[@#]|:\/\/|^RT$/
/** Lists and headings of an encyclopaedia that were cut from their page. */
const WIKI_MARKS = /''|``|\*|\[\[|\]\]|\|\||\p{L}\d|^REDIRECTION/u
/** From this share of chunks without a letter on it is a table, a result or a list of numbers; of characters in languages without blanks. */
const MOST_NUMBERS = 1 / 6
const MOST_SIGNS = 1 / 3

const USUAL_SCRIPTS: Readonly<Record<string, string>> = {
  ara: 'Arab',
  ben: 'Beng',
  bul: 'Cyrl',
  ell: 'Grek',
  fas: 'Arab',
  heb: 'Hebr',
  hin: 'Deva',
  jpn: 'Jpan',
  kor: 'Kore',
  rus: 'Cyrl',
  tel: 'Telu',
  tha: 'Thai',
  ukr: 'Cyrl',
  urd: 'Arab',
  zho: 'Hani'
}

/** Corpora of today's ordinary text: no old newspapers read by machine, laws, government papers or agreements. */
function isOrdinary({ kind }: Corpus): boolean {
  return kind !== 'ocr' && kind !== 'government'
}

/** The language of the detector that a language of the entity corpora is. */
const detectorLanguage = (language: string): string => (language === 'nob' || language === 'nno' ? 'nor' : language)

/** Corpora by language of the detector. */
export function namedCorpora(language: string): Corpus[] {
  return entityCorpora().filter((corpus) => detectorLanguage(corpus.language) === language && isOrdinary(corpus) && hasSplit(corpus, 'dev'))
}

const read = new Map<string, readonly CorpusText[]>()

function devSentences(corpus: Corpus): readonly CorpusText[] {
  const known = read.get(corpus.name) ?? readCorpus(corpus, 'dev', 'detokenised', 'sentence')
  read.set(corpus.name, known)
  return known
}

/** Whether a sentence is of the wanted length, a quarter or more of it stands in names and something else is said. */
export function isNamed({ text, spans }: Pick<CorpusText, 'text' | 'spans'>, language: string): boolean {
  const names = spans.filter(({ type }) => !NO_NAME.test(type))
  const inName = (at: number): boolean => names.some(({ start, end }) => at >= start && at < end)
  if (!isUnspaced(language)) return isFullOf(text, (_, at) => inName(at))
  const letters = [...text.matchAll(/\p{L}/gu)]
  if (text.length < CHARACTERS[0] || text.length > CHARACTERS[1] || letters.length < text.length * (1 - MOST_SIGNS)) return false
  const named = letters.filter(({ index }) => inName(index)).length
  return named >= LEAST_NAMED * letters.length && letters.length - named >= LEAST_OTHER_CHARACTERS
}

/** Whether a quarter of the words of a sentence begin with a capital letter; the first word, and languages that write nouns so, tell nothing. */
export function isCapitalised(text: string): boolean {
  const words = plainWords(text)
  const capitals = words.filter(({ word }) => /^\p{Lu}/u.test(word)).length
  return capitals <= MOST_CAPITALISED * words.length && isFullOf(text, (word, at) => at > 0 && /^\p{Lu}\p{Ll}/u.test(word))
}

/** A sentence of the wanted length, or pieces of such a length of a longer one. */
function piecesOf(text: string): string[] {
  const words = text.split(' ')
  if (words.length <= WORDS[1]) return [text]
  const pieces: string[] = []
  for (let first = 0; first + WORDS[0] <= words.length; first += PIECE) pieces.push(words.slice(first, first + PIECE).join(' '))
  return pieces
}

function isFullOf(text: string, isName: (word: string, at: number) => boolean): boolean {
  if (WIKI_MARKS.test(text) || text.includes('|')) return false
  const chunks = [...text.matchAll(/\S+/g)].filter(([chunk]) => /[\p{L}\p{N}]/u.test(chunk) && !NO_WORD.test(chunk))
  const words = chunks.filter(([chunk]) => /\p{L}/u.test(chunk))
  if (words.length < WORDS[0] || words.length > WORDS[1] || chunks.length - words.length >= MOST_NUMBERS * chunks.length) return false
  let named = 0
  let others = 0
  for (const { 0: chunk, index } of words) {
    const first = chunk.search(/\p{L}/u)
    if (isName(chunk.slice(first), index + first)) named++
    else if (!/^\p{Lu}/u.test(chunk.slice(first))) others++
  }
  return named >= LEAST_NAMED * words.length && others >= LEAST_OTHERS
}

const key = (text: string): number => textHash(lettersOnly(text))

/** Sentences full of names of a language that stand in no training text of the language data and in no training part of the corpora; none without a corpus. */
export function namedSentences(language: string): Probe[] {
  const corpora = namedCorpora(language)
  const found = corpora.flatMap((corpus) =>
    devSentences(corpus)
      .filter((sentence) => isNamed(sentence, language))
      .map(({ text }) => ({ text, key: key(text) }))
  )
  if (found.length === 0) return []
  const known = trainingKeys(language, corpora, new Set(found.map((sentence) => sentence.key)))
  const script = USUAL_SCRIPTS[language] ?? 'Latn'
  return sample(found.filter((sentence) => !known.has(sentence.key)).map(({ text }) => ({ language, script, text })))
}

/** Development sentences of the language data, or pieces of them, with many capitalised words, for the languages whose corpora give few others; not in German. */
export function capitalisedPieces(language: string): Probe[] {
  if (language === 'deu') return []
  const rows = readRows('dev', language).filter(({ genre, text }) => !SHORT_GENRES.has(genre) && !isRomanised(language, text))
  return sample(
    rows.flatMap(({ script, text }) =>
      piecesOf(text)
        .filter(isCapitalised)
        .map((piece) => ({ language, script, text: piece }))
    )
  )
}

/** Those of `wanted` keys that a training text has. The treebanks' development sentences are training text of the detector, and are in the corpora too. */
function trainingKeys(language: string, corpora: readonly Corpus[], wanted: ReadonlySet<number>): Set<number> {
  const known = new Set<number>()
  const add = (text: string): void => {
    const own = key(text)
    if (wanted.has(own)) known.add(own)
  }
  for (const { text } of readRows('sentences', language)) add(text)
  for (const corpus of corpora) {
    if (corpus.licence !== 'permissive' || !hasSplit(corpus, 'train')) continue
    for (const { text } of readCorpus(corpus, 'train', 'spaced', 'sentence')) add(text)
  }
  return known
}

/** Names of persons in the corpora of a language (development part), each once. */
export function personNames(language: string): string[] {
  const names = new Set<string>()
  for (const corpus of namedCorpora(language))
    for (const { text, spans } of devSentences(corpus))
      for (const { start, end, type } of spans) {
        const name = text.slice(start, end)
        if (type === 'PERSON' && /^\p{Lu}[\p{L}\p{M}'’-]+( \p{Lu}[\p{L}\p{M}'’-]+){0,2}$/u.test(name)) names.add(name)
      }
  return [...names].sort()
}
