/** What all tools read: texts with their answers from the data folder (`GLOSSA_DATA`), and documents of even length to read against the clock. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readVariants } from '../../scripts/addresses/matching/variants.js'
import { Renderer } from '../../scripts/addresses/parsing/render.js'
import { labelledLines, structured } from '../../scripts/addresses/parsing/sources.js'
import type { LabelledLine } from '../../scripts/addresses/parsing/types.js'
import { type CorpusText, entityCorpora, hasSplit, readCorpus } from '../../scripts/entities/corpora.js'
import { allProbes, type ProbeKind } from '../../scripts/language/evaluation.js'
import { isRomanised } from '../../scripts/language/probes/probe.js'
import { dataFolder, readTable } from '../../scripts/lib/data.js'
import { congruential, shuffle } from '../../scripts/lib/shuffle.js'
import { readTreebanks } from '../../scripts/lib/treebanks.js'
import { CANDIDATE_LANGUAGES, candidateCases } from '../../scripts/names/matching/candidates.js'
import { labelledPairs } from '../../scripts/names/matching/sets.js'
import { serviceLemmas } from '../../scripts/tagger/service-lemmas.js'
import { partsOfSpeech } from '../../src/core/part-of-speech.js'
import type { NameToMatch } from '../../src/names/matching/types.js'
import type { NamePair, Told } from './protocol.js'
import type { GoldUnit } from './score.js'

const root = join(import.meta.dirname, '../..')

/** Characters of the documents that speed is measured on. */
const LENGTHS = [200, 1800] as const
const DOCUMENTS: Readonly<Record<number, number>> = { 200: 40_000, 1800: 6_000 }

/** Texts to read against the clock, and others to read before. */
export interface SpeedTexts {
  readonly warm: readonly unknown[]
  readonly timed: readonly unknown[]
}

/** Documents of so many characters from sentences in ever new orders. */
function documents(sentences: readonly string[], characters: number, most: number, seed: number): string[] {
  const below = congruential(seed)
  const order = sentences.map((_, index) => index)
  const made: string[] = []
  let text = ''
  while (made.length < most && sentences.length > 0) {
    shuffle(order, below)
    for (const index of order) {
      text += `${text === '' ? '' : ' '}${sentences[index]}`
      if (text.length < characters) continue
      // no half of a pair of surrogates at the end
      made.push(text.slice(0, characters).replace(/[\uD800-\uDBFF]$/, ''))
      text = ''
    }
  }
  return made.slice(0, most)
}

/** English documents by their length: news and texts on health; read before: sentences of Tatoeba and Common Voice. */
export function englishDocuments(): Record<string, SpeedTexts> {
  const rows = readTable(join(dataFolder(), 'language/sentences/eng.tsv.gz'))
  const from = (...sources: string[]) => rows.filter(([, , , , source]) => sources.includes(source ?? '')).map((row) => row[5] ?? '')
  const [timed, warm] = [from('ntrex-128', 'tico-19'), from('tatoeba', 'common-voice')]
  return Object.fromEntries(
    LENGTHS.map((length) => [
      `documents of ${length} characters`,
      { warm: documents(warm, length, DOCUMENTS[length]! / 2, 1), timed: documents(timed, length, DOCUMENTS[length]!, 2) }
    ])
  )
}

const LANGUAGE_KINDS = ['words', 'pairs', 'short', 'sentences'] as const satisfies readonly ProbeKind[]
/** Kinds that speed is measured on, beside documents. */
const TIMED_KINDS = ['short', 'sentences'] as const
/** Texts of each kind and language that accuracy is measured on, at most; documents of each language. */
const MOST_TEXTS = 200
const MOST_DOCUMENTS = 20
/** Characters of a document of one language. */
const LANGUAGE_DOCUMENT = 1800

export interface LanguageTexts {
  readonly languages: readonly string[]
  readonly sets: Readonly<Record<string, { readonly texts: readonly string[]; readonly truth: readonly string[] }>>
  readonly speed: Readonly<Record<string, SpeedTexts>>
}

/** The development texts of the report in mixed order, those that are romanised left out; documents are of one language each. */
export function languageTexts(): LanguageTexts {
  const probes = allProbes({ kinds: LANGUAGE_KINDS, half: 'seen' })
  const rows = (kind: ProbeKind, most: number) => {
    const all = [...probes].flatMap(([language, own]) =>
      own[kind]
        .filter(({ text }) => !isRomanised(language, text))
        .slice(0, most)
        .map(({ text }) => ({ language, text }))
    )
    shuffle(all, congruential(3))
    return all
  }
  const ofOne = (most: number) => {
    const all = [...probes].flatMap(([language, own], index) => {
      const sentences = own.sentences.filter(({ text }) => !isRomanised(language, text)).map(({ text }) => text)
      return documents(sentences, LANGUAGE_DOCUMENT, most, index).map((text) => ({ language, text }))
    })
    shuffle(all, congruential(4))
    return all
  }
  const apart = (all: readonly { readonly language: string; readonly text: string }[]) => ({
    texts: all.map(({ text }) => text),
    truth: all.map(({ language }) => language)
  })
  const warm = windows()
  const timed = (all: readonly { readonly text: string }[]) => ({ warm, timed: all.map(({ text }) => text) })
  return {
    languages: [...probes.keys()],
    sets: { ...Object.fromEntries(LANGUAGE_KINDS.map((kind) => [kind, apart(rows(kind, MOST_TEXTS))])), documents: apart(ofOne(MOST_DOCUMENTS)) },
    speed: {
      ...Object.fromEntries(TIMED_KINDS.map((kind) => [kind, timed(rows(kind, Number.POSITIVE_INFINITY))])),
      documents: timed(ofOne(Math.round(DOCUMENTS[LANGUAGE_DOCUMENT]! / probes.size)))
    }
  }
}

/** Windows of 20 words over the Universal Declaration of Human Rights, in mixed order. */
function windows(): string[] {
  const found: string[] = []
  for (const line of readFileSync(join(root, 'bench/inputs/language-udhr.tsv'), 'utf8').trim().split('\n')) {
    const words = (line.split('\t')[2] ?? '').split(' ')
    for (let first = 0; first + 20 <= words.length; first += 2) found.push(words.slice(first, first + 20).join(' '))
  }
  shuffle(found, congruential(5))
  return found
}

/** The sentences of the English dev treebank as texts with their units. */
export function treebankTexts(): { texts: string[]; gold: GoldUnit[][] } {
  const [dev] = readTreebanks('eng').filter(({ kind }) => kind === 'dev')
  const [texts, gold]: [string[], GoldUnit[][]] = [[], []]
  for (const sentence of dev!.sentences) {
    let text = ''
    const units = serviceLemmas(sentence, 'eng').map(({ form, tag, lemma, spaceAfter, joined }): GoldUnit => {
      const start = text.length
      text += form
      const end = text.length
      if (spaceAfter) text += ' '
      return { start, end, tag: partsOfSpeech[tag]!, lemma, joined }
    })
    texts.push(text)
    gold.push(units)
  }
  return { texts, gold }
}

export interface EntityTexts {
  readonly corpus: string
  readonly kind: string
  readonly types: ReadonlySet<string>
  readonly texts: readonly CorpusText[]
}

/** Whole documents of the dev parts of the English corpora, as the report reads them. */
export function entityTexts(): EntityTexts[] {
  return entityCorpora('eng')
    .filter((corpus) => hasSplit(corpus, 'dev'))
    .map((corpus) => ({
      corpus: corpus.name.replace('eng.', ''),
      kind: corpus.kind,
      types: corpus.types,
      texts: readCorpus(corpus, 'dev', 'detokenised', 'document')
    }))
}

const NAME_SETS = ['sanctions', 'ancestry', 'nicknames', 'organisations', 'places'] as const

export interface NameTexts {
  readonly pairs: Readonly<Record<string, { readonly pairs: readonly NamePair[]; readonly isMatch: readonly boolean[] }>>
  /** Rows of one name with ten candidates, of which the first is right. */
  readonly candidates: Readonly<Record<string, { readonly pairs: readonly NamePair[]; readonly sizes: readonly number[] }>>
  readonly speed: Readonly<Record<string, SpeedTexts>>
}

const PAIRS = 200_000

function told({ language, script }: NameToMatch): Told {
  return { ...(language !== undefined && { language }), ...(script !== undefined && { script }) }
}

function pairOf(left: NameToMatch, right: NameToMatch): NamePair {
  return [left.text, right.text, left.kind ?? right.kind ?? '', [told(left), told(right)]]
}

/** Every name of the left with names of the right of its set, near ones first, in mixed order. */
function crossed(part: 'tune' | 'report', most: number): NamePair[] {
  const sets = NAME_SETS.map((set) => labelledPairs(set, part))
  const made: NamePair[] = []
  for (let shift = 0; made.length < most; shift++)
    for (const pairs of sets) for (const [index, { left }] of pairs.entries()) made.push(pairOf(left, pairs[(index + shift) % pairs.length]!.right))
  const taken = made.slice(0, most)
  shuffle(taken, congruential(6))
  return taken
}

/** The fifth of the labelled data that the report is made of. */
export function nameTexts(): NameTexts {
  const pairs = Object.fromEntries(
    NAME_SETS.map((set) => {
      const own = labelledPairs(set, 'report')
      return [set, { pairs: own.map(({ left, right }) => pairOf(left, right)), isMatch: own.map(({ isMatch }) => isMatch) }]
    })
  )
  const candidates = Object.fromEntries(
    CANDIDATE_LANGUAGES.map((language) => {
      const cases = candidateCases(language, 'report')
      return [
        language,
        { pairs: cases.flatMap((one) => one.candidates.map((other) => pairOf(one.name, other))), sizes: cases.map((one) => one.candidates.length) }
      ]
    })
  )
  return { pairs, candidates, speed: { pairs: { warm: crossed('tune', PAIRS / 4), timed: crossed('report', PAIRS) } } }
}

export interface AddressTexts {
  readonly sets: Readonly<Record<string, readonly LabelledLine[]>>
  readonly speed: Readonly<Record<string, SpeedTexts>>
}

/** Lines of the United States of which nothing was learnt here: labelled by hand, and addresses of registers written as they are and with what people do. */
export function addressTexts(): AddressTexts {
  const renderer = new Renderer(readVariants())
  const rows = structured('report').filter(({ country }) => country === 'us')
  const written = (noise: number) => {
    const below = congruential(111)
    return rows.map(({ country, fields }) => renderer.render(fields, country, below, noise))
  }
  const [plain, changed] = [written(0), written(1)]
  const texts = (lines: readonly LabelledLine[]) => lines.map(({ text }) => text)
  // a line may come twice, and answers are found by the line
  const once = (lines: readonly LabelledLine[]) => [...new Map(lines.map((line) => [line.text, line])).values()]
  const labelled = labelledLines('us', 'report')
  return {
    sets: { labelled, registers: once(plain), 'registers, changed': once(changed) },
    speed: { lines: { warm: texts(labelledLines('us', 'learn')), timed: texts(plain) } }
  }
}
