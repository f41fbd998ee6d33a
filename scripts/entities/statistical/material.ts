/** Training texts of the entity tagger: tokens as the service cuts them, with the labels that the corpora allow for each. */
import type { TokenList } from '../../../src/core/spans.js'
import type { EntityLanguage } from '../../../src/entities/languages.js'
import { loadKnownNames } from '../../../src/entities/lists/known-names.js'
import { Style } from '../../../src/entities/model/features.js'
import { beginLabel, insideLabel, OTHER_NAME } from '../../../src/entities/model/labels.js'
import { entityTokens } from '../../../src/entities/tokens.js'
import type { ModelStore } from '../../../src/models/store.js'
import { type Corpus, type CorpusSpan, type CorpusText, hasTrueSpacing, readCorpus, writtenCorpus } from '../corpora.js'
import type { CorpusKind } from '../corpora-table.js'
import { madeTexts } from './made.js'
import { devTexts } from './scoring.js'
import { HARDLY_SURE, readSilver, SURE, withKnownTypes } from './silver.js'

/** Types of the data that are names of no type of the service. */
const otherNames: ReadonlySet<string> = new Set(['MISC', 'EVENT', 'WORK_OF_ART', 'NORP', 'LAW', 'LANGUAGE'])

const extraTypes = ['PRODUCT', 'TITLE', 'NATIONALITY', 'RELIGION']

/** Types that a language's corpora do not teach well enough (F1 under 40 on their dev parts) and that the lists find better. */
const unlearnt: Readonly<Record<string, string>> = { ara: 'PRODUCT', est: 'PRODUCT', fas: 'PRODUCT', jpn: 'TITLE', rus: 'NATIONALITY', tur: 'TITLE' }

const styleOf: Readonly<Record<CorpusKind, number>> = {
  main: Style.usual,
  social: Style.social,
  ocr: Style.machineRead,
  government: Style.official,
  derived: Style.derived,
  lower: Style.small,
  everyday: Style.usual
}

/** How much a text of each kind counts. */
const weightOf: Readonly<Record<CorpusKind, number>> = {
  main: 1,
  social: 1,
  ocr: 0.5,
  government: 0.5,
  derived: 0.5,
  lower: 0.7,
  everyday: 4
}

/** Corpora whose annotation differs much from the language's others (countries are organizations in KMOU): learned with weights of their own. */
const ownConvention: ReadonlySet<string> = new Set(['kor.kmou'])

/** Small corpora whose annotation fits the service well count for more. */
const emphasis: Readonly<Record<string, number>> = { 'eng.wikigold': 2, 'eng.btc': 1.3 }

export interface TrainingText {
  readonly tokens: TokenList
  /** Labels that each token may have, as bits. */
  readonly allowed: Uint32Array
  readonly style: number
  readonly weight: number
  readonly caseless: boolean
}

export interface ProjectionCount {
  spans: number
  /** Spans that do not begin and end at a token's edge. */
  uneven: number
}

/** Share of the training text that must annotate a type: with less, the words left open pull the tagger off the common types. */
const ANNOTATED = 0.35

/** Which types of a language's corpora get labels: those of the service with enough mentions in enough of the text, and other names. */
export function typesOf(material: readonly { corpus: Corpus; texts: readonly CorpusText[] }[]): string[] {
  const counts = new Map<string, number>()
  const sizes = new Map<string, number>()
  let size = 0
  for (const { corpus, texts } of material) {
    const length = texts.reduce((sum, text) => sum + text.text.length, 0)
    size += length
    for (const type of [...extraTypes, OTHER_NAME]) if (annotates(corpus, type)) sizes.set(type, (sizes.get(type) ?? 0) + length)
    for (const text of texts)
      for (const span of text.spans) {
        const type = otherNames.has(span.type) ? OTHER_NAME : span.type
        if (corpus.types.has(span.type)) counts.set(type, (counts.get(type) ?? 0) + 1)
      }
  }
  const language = material[0]?.corpus.language ?? ''
  const enough = (type: string) => unlearnt[language] !== type && (counts.get(type) ?? 0) >= 100 && (sizes.get(type) ?? 0) >= ANNOTATED * size
  return ['PERSON', 'LOCATION', 'ORGANIZATION', ...[...extraTypes, OTHER_NAME].filter(enough)]
}

/** Whether every other name is annotated in a corpus, so that an unmarked word is none. */
function annotates(corpus: Corpus, type: string): boolean {
  return corpus.types.has(type === OTHER_NAME ? 'MISC' : type)
}

/** Tokens and allowed labels of a text. */
export function labelText(
  text: CorpusText,
  corpus: Corpus,
  types: readonly string[],
  store: ModelStore,
  counts: ProjectionCount
): Pick<TrainingText, 'tokens' | 'allowed'> {
  const tokens = entityTokens(text.text, corpus.language, store)
  let free = 1
  for (const [index, type] of types.entries()) if (!annotates(corpus, type)) free |= (1 << beginLabel(index)) | (1 << insideLabel(index))
  const allowed = new Uint32Array(tokens.count).fill(free)
  eachCovered(tokens, text.spans, (first, end, span) => {
    const type = types.indexOf(otherNames.has(span.type) ? OTHER_NAME : span.type)
    const known = corpus.types.has(span.type)
    if (known && type >= 0) {
      counts.spans++
      if (first >= end || tokens.starts[first] !== span.start || tokens.ends[end - 1] !== span.end) counts.uneven++
      for (let at = first; at < end; at++) allowed[at] = 1 << (at === first ? beginLabel(type) : insideLabel(type))
    } else if (!known && span.type !== 'HANDLE') allowed.fill(0x7fffffff & ((2 << (2 * types.length)) - 1), first, end)
  })
  return { tokens, allowed }
}

/**
 * The training texts of a corpus: by turns whole documents and single sentences, and where the corpus does not say its blanks, by turns
 * spaced and detokenised, as callers send all of these.
 */
export function corpusTexts(corpus: Corpus): CorpusText[] {
  const spacings = hasTrueSpacing(corpus, 'train') ? (['detokenised'] as const) : (['detokenised', 'spaced'] as const)
  const texts: CorpusText[] = []
  for (const [turn, spacing] of spacings.entries()) {
    const mine = (index: number) => spacings.length === 1 || ((index >> 1) + turn) % 2 === 0
    const documents = readCorpus(corpus, 'train', spacing, 'document')
    const order = new Map<string, number>()
    for (const document of documents) {
      const index = order.size
      order.set(document.document, index)
      if (mine(index) && index % 2 === 0) texts.push(document)
    }
    for (const sentence of readCorpus(corpus, 'train', spacing, 'sentence')) {
      const index = order.get(sentence.document)!
      if (mine(index) && index % 2 === 1) texts.push(sentence)
    }
  }
  return texts
}

/** A text of a corpus with the labels it allows. */
function trainingText(text: CorpusText, corpus: Corpus, types: readonly string[], store: ModelStore, counts: ProjectionCount): TrainingText {
  const kind = ownConvention.has(corpus.name) ? 'derived' : corpus.kind
  return { ...labelText(text, corpus, types, store, counts), style: styleOf[kind], weight: weightOf[kind] * (emphasis[corpus.name] ?? 1), caseless: false }
}

/** How much a made text counts beside the corpora; where there is no annotated text it is the only text without a teacher's mistakes. */
const MADE_WEIGHT = 0.05
const ONLY_MADE_WEIGHT = 0.3

/** Texts of `made.ts`, in which every name is labelled. @param annotated whether there is annotated text of the language */
export function madeTrainingTexts(language: EntityLanguage, types: readonly string[], store: ModelStore, annotated: boolean): TrainingText[] {
  return madeTexts(language).map((text) => {
    const tokens = entityTokens(text.text, language, store)
    const allowed = new Uint32Array(tokens.count).fill(1)
    eachCovered(tokens, text.spans, (first, end, span) => {
      const type = types.indexOf(span.type)
      for (let at = first; at < end; at++) allowed[at] = 1 << (at === first ? beginLabel(type) : insideLabel(type))
    })
    return { tokens, allowed, style: Style.usual, weight: annotated ? MADE_WEIGHT : ONLY_MADE_WEIGHT, caseless: false }
  })
}

/** The everyday texts written for this project; types that the language's corpora do not teach are left out. */
export function writtenTrainingTexts(language: EntityLanguage, types: readonly string[], store: ModelStore): TrainingText[] {
  const corpus = writtenCorpus(language)
  return readCorpus(corpus, 'train', 'detokenised', 'document').map((text) => trainingText(text, corpus, types, store, { spans: 0, uneven: 0 }))
}

/** How many words of silver text are learnt from, and how much each counts beside the corpora. */
export interface SilverShare {
  readonly words: number
  readonly weight: number
}

/** Texts labelled by the teacher; what it is not sure of is left open, and so are types that the language's corpora do not have. @param annotated whether the teacher has learnt from annotated text of the language */
export function silverTexts(language: string, types: readonly string[], store: ModelStore, { words, weight }: SilverShare, annotated: boolean): TrainingText[] {
  const known = annotated ? undefined : loadKnownNames(store)
  const every = types.reduce((mask, _, index) => mask | (1 << beginLabel(index)) | (1 << insideLabel(index)), 1)
  const files: (readonly [string, number])[] = [[language, Style.usual]]
  if (language === 'eng') files.push(['eng-social', Style.social])
  return files.flatMap(([name, style]) =>
    readSilver(name, words, annotated ? SURE : HARDLY_SURE).map((labelled) => {
      const text = known === undefined ? labelled : withKnownTypes(labelled, language as EntityLanguage, known)
      const tokens = entityTokens(text.text, language, store)
      const allowed = new Uint32Array(tokens.count).fill(1)
      eachCovered(tokens, text.spans, (first, end, span) => {
        const type = types.indexOf(otherNames.has(span.type) ? OTHER_NAME : span.type)
        for (let at = first; at < end && type >= 0; at++) allowed[at] = 1 << (at === first ? beginLabel(type) : insideLabel(type))
      })
      const doubtful = text.doubtful.map(([start, end]) => ({ start, end, type: '' }))
      eachCovered(tokens, doubtful, (first, end) => allowed.fill(every, first, end))
      return { tokens, allowed, style, weight, caseless: false }
    })
  )
}

/** Calls back with the tokens that each span covers, in part or whole; spans in order. */
function eachCovered(tokens: TokenList, spans: readonly CorpusSpan[], call: (first: number, end: number, span: CorpusSpan) => void): void {
  let token = 0
  for (const span of spans) {
    while (token < tokens.count && tokens.ends[token]! <= span.start) token++
    let end = token
    while (end < tokens.count && tokens.starts[end]! < span.end) end++
    call(token, end, span)
    token = end
  }
}

/** Dev texts to tune on, labelled like training texts; every corpus counts the same, whatever its size. */
export function tuningTexts(corpora: readonly Corpus[], types: readonly string[], store: ModelStore, characters: number): TrainingText[] {
  return corpora.flatMap((corpus) => {
    const texts = devTexts(corpus, characters).map((text) => trainingText(text, corpus, types, store, { spans: 0, uneven: 0 }))
    const size = texts.reduce((sum, text) => sum + text.tokens.count, 0)
    return texts.map((text) => ({ ...text, weight: text.weight / size }))
  })
}

/** All training texts of some corpora. */
export function readMaterial(
  corpora: readonly Corpus[],
  store: ModelStore
): { types: string[]; texts: TrainingText[]; counts: Record<string, ProjectionCount> } {
  const material = corpora.map((corpus) => ({ corpus, texts: corpusTexts(corpus) }))
  const types = typesOf(material)
  const counts: Record<string, ProjectionCount> = {}
  const texts: TrainingText[] = []
  for (const { corpus, texts: read } of material) {
    const count = { spans: 0, uneven: 0 }
    counts[corpus.name] = count
    for (const text of read) {
      const own = trainingText(text, corpus, types, store, count)
      // a language with one corpus has no more ordinary text than that
      const labelled = corpora.length === 1 ? { ...own, style: Style.usual, weight: 1 } : own
      if (labelled.tokens.count > 0) texts.push(labelled)
    }
  }
  return { types, texts, counts }
}
