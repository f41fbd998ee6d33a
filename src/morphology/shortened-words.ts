/**
 * Words that have lost their beginning and stand with its apostrophe: Dutch `'t` and `'k`, German `'ne`, English `'em` and `'Twas`. Treebanks of written language
 * have them seldom, so that taggers take them for names.
 */
import { type PartOfSpeech, tagNumber } from '../core/part-of-speech.js'
import { TokenClass, type TokenList } from '../core/spans.js'

interface Reading {
  readonly tag: PartOfSpeech
  readonly lemma: string
  /** The tag before a noun or an adjective, where it is another one. */
  readonly beforeNoun?: PartOfSpeech
  readonly lemmaBeforeNoun?: string
  /** Whether it stands in names as well. */
  readonly isInNames?: boolean
  /** The tag before a pronoun. */
  readonly beforePronoun?: PartOfSpeech
}

const article: Reading = { tag: 'DET', lemma: 'ein' }
const because: Reading = { tag: 'SCONJ', lemma: 'because' }
const until: Reading = { tag: 'ADP', lemma: 'until', beforePronoun: 'SCONJ' }
const it: Reading = { tag: 'PRON', lemma: 'it' }

/** By the letters behind the apostrophe. */
const table: Readonly<Record<string, Readonly<Record<string, Reading>>>> = {
  deu: {
    m: { tag: 'PRON', lemma: 'er', beforeNoun: 'DET', lemmaBeforeNoun: 'der' },
    n: article,
    ne: article,
    nem: article,
    nen: article,
    ner: article,
    nes: article,
    s: { tag: 'PRON', lemma: 'es' }
  },
  eng: {
    bout: { tag: 'ADP', lemma: 'about' },
    cause: because,
    coz: because,
    cuz: because,
    em: { tag: 'PRON', lemma: 'they' },
    n: { tag: 'CONJ', lemma: 'and' },
    neath: { tag: 'ADP', lemma: 'beneath' },
    nuff: { tag: 'ADJ', lemma: 'enough' },
    til: until,
    till: until,
    tis: it,
    twas: it,
    twere: it,
    twill: it,
    twould: it
  },
  ita: {
    na: { tag: 'DET', lemma: 'uno' },
    ndrangheta: { tag: 'NOUN', lemma: "'ndrangheta" },
    sta: { tag: 'DET', lemma: 'questo' },
    ste: { tag: 'DET', lemma: 'questo' },
    sti: { tag: 'DET', lemma: 'questo' },
    sto: { tag: 'DET', lemma: 'questo' }
  },
  nld: {
    ie: { tag: 'PRON', lemma: 'hij' },
    k: { tag: 'PRON', lemma: 'ik' },
    m: { tag: 'PRON', lemma: 'hem' },
    n: { tag: 'DET', lemma: 'een' },
    ns: { tag: 'ADV', lemma: 'eens' },
    r: { tag: 'PRON', lemma: 'haar' },
    s: { tag: 'VERB', lemma: 'zijn', beforeNoun: 'DET', lemmaBeforeNoun: 'de' },
    t: { tag: 'PRON', lemma: 'het', beforeNoun: 'DET', isInNames: true }
  }
}

/** Most letters behind the apostrophe. */
export const LONGEST_SHORTENED = 10
const APOSTROPHES = "'’ʼ´＇"

/** Whether a language has a word that is shortened to these letters, in small ones. */
export function isShortened(letters: string, language: string): boolean {
  return table[language]?.[letters] !== undefined
}

const nouns = new Set<number>([tagNumber.NOUN, tagNumber.PROPN, tagNumber.ADJ, tagNumber.NUM])

/** Gives shortened words their tags. @returns their lemmas, by token */
export function readShortenedWords(language: string, tokens: TokenList, tags: Uint8Array): Map<number, string> {
  const lemmas = new Map<number, string>()
  const readings = table[language]
  if (readings === undefined) return lemmas
  const { text, starts, ends, classes } = tokens
  for (let index = 0; index < tokens.count; index++) {
    const start = starts[index]!
    if (classes[index] !== TokenClass.word || ends[index]! - start > LONGEST_SHORTENED + 2 || !APOSTROPHES.includes(text[start]!)) continue
    const isClosed = APOSTROPHES.includes(text[ends[index]! - 1]!)
    const reading = readings[text.slice(start + 1, isClosed ? ends[index]! - 1 : ends[index]).toLowerCase()]
    if (reading === undefined) continue
    const next = index + 1 < tokens.count ? tags[index + 1]! : tagNumber.PUNCT
    // "Van 't Hof"
    if (reading.isInNames === true && tags[index] === tagNumber.PROPN && next === tagNumber.PROPN) continue
    const isBeforeNoun = reading.beforeNoun !== undefined && nouns.has(next)
    tags[index] = tagNumber[isBeforeNoun ? reading.beforeNoun : next === tagNumber.PRON ? (reading.beforePronoun ?? reading.tag) : reading.tag]
    lemmas.set(index, isBeforeNoun ? (reading.lemmaBeforeNoun ?? reading.lemma) : reading.lemma)
  }
  return lemmas
}
