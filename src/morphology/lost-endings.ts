/**
 * Words that have lost their end and stand with its apostrophe: genitives (`Hans' Auto`), dropped vowels (`hab'`, `un po'`), letters that are not spoken (`goin'`).
 * Treebanks have each of them seldom, so that taggers take them for names and lemmatizers keep the apostrophe.
 */
import { type PartOfSpeech, tagNumber } from '../core/part-of-speech.js'
import { singleToken, TokenClass, type TokenList } from '../core/spans.js'
import type { Lemmatizer } from './lemma/lemmatizer.js'
import type { Tagger } from './tag/tagger.js'

/** What knows the words of a language. */
interface Words {
  readonly lemmatizer: Lemmatizer
  readonly tagger: Tagger
}

/** Closed classes and the commonest verbs, by language and tag: what is written before the apostrophe, and the lemma. */
const table: Readonly<Record<string, Partial<Readonly<Record<PartOfSpeech, string>>>>> = {
  dan: { ADJ: 'go=god', ADV: 'sgu=sgu', VERB: 'bli=blive gi=give ha=have ka=kunne ku=kunne la=lade sa=sige ska=skulle sku=skulle ta=tage' },
  eng: { ADJ: 'ol=old', ADP: 'o=of wi=with', CONJ: 'an=and', DET: 'th=the' },
  fra: { ADV: 'presqu=presque' },
  ita: {
    ADJ: 'buon=buono mezz=mezzo tal=tale',
    ADP: 'contr=contro oltr=oltre sott=sotto sopr=sopra',
    ADV: 'mo=mo',
    DET: 'alcun=alcuno ciascun=ciascuno nessun=nessuno',
    INTJ: 'be=beh to=toh',
    PRON: 'qualcun=qualcuno tutt=tutto',
    VERB: 'da=dare di=dire fa=fare sta=stare va=andare'
  }
}

/** Languages whose names have nothing but an apostrophe for their genitive where they end in an s. */
const genitives: ReadonlySet<string> = new Set(['dan', 'deu', 'nld', 'nno', 'nob', 'swe'])
const GENITIVE_END = /(?:[sxzß]|[cs]e)$/

const APOSTROPHES = "'’ʼ´＇"
const LONGEST = 32
const opened = new Map<string, ReadonlyMap<string, readonly [tag: number, lemma: string]>>()

function wordsOf(language: string): ReadonlyMap<string, readonly [tag: number, lemma: string]> {
  let words = opened.get(language)
  if (words === undefined) {
    const rows = Object.entries(table[language] ?? {})
    words = new Map(
      rows.flatMap(([tag, list]) => list.split(' ').map((entry) => [entry.split('=')[0]!, [tagNumber[tag as PartOfSpeech], entry.split('=')[1]!]]))
    )
    opened.set(language, words)
  }
  return words
}

/** Gives words that end in an apostrophe their tags. @returns their lemmas, by token */
export function readLostEndings(language: string, tokens: TokenList, tags: Uint8Array, words: Words): Map<number, string> {
  const lemmas = new Map<number, string>()
  const listed = wordsOf(language)
  if (listed.size === 0 && !genitives.has(language)) return lemmas
  const { text, starts, ends, classes, sentences } = tokens
  for (let index = 0, sentence = 0; index < tokens.count; index++) {
    const isFirst = index === sentences[sentence]
    if (isFirst) sentence++
    const end = ends[index]! - 1
    if (classes[index] !== TokenClass.word || !APOSTROPHES.includes(text[end]!) || end - starts[index]! > LONGEST || end === starts[index]) continue
    const written = text.slice(starts[index], end)
    const reading = listed.get(written.toLowerCase()) ?? readEnding(language, written, isFirst, tags[index]!, words)
    if (reading === undefined) continue
    tags[index] = reading[0]
    lemmas.set(index, reading[1])
  }
  return lemmas
}

function readEnding(language: string, written: string, isFirst: boolean, tag: number, words: Words): readonly [tag: number, lemma: string] | undefined {
  if (language === 'eng' && written.endsWith('s')) return tag === tagNumber.NOUN ? [tag, words.lemmatizer.lemma(written, tag)] : undefined
  if (language === 'eng') return written.endsWith('in') && words.tagger.knows(`${written}g`.toLowerCase()) ? readWhole(`${written}g`, tag, words) : undefined
  if (!genitives.has(language)) return undefined
  const lower = written.toLowerCase()
  const isCapital = written !== lower
  const whole = `${language === 'deu' && (isFirst || !isCapital) ? lower : written}e`
  const isWhole = language === 'deu' && words.tagger.knows(whole)
  if (isCapital && GENITIVE_END.test(written) && !(isFirst && isWhole && words.lemmatizer.lemma(whole, tagNumber.VERB) !== whole)) {
    const isNoun = tag === tagNumber.NOUN && words.tagger.knows(written)
    return isNoun ? [tag, words.lemmatizer.lemma(written, tag)] : [tagNumber.PROPN, written]
  }
  return isWhole ? readWhole(whole, tag, words) : undefined
}

/** Tag and lemma of the word with its end. */
function readWhole(whole: string, tag: number, { lemmatizer, tagger }: Words): readonly [tag: number, lemma: string] {
  const own = tag === tagNumber.VERB ? tag : tagger.tag(singleToken(whole), { disambiguate: false })[0]!
  return [own, lemmatizer.lemma(whole, own)]
}
