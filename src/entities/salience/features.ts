/**
 * What the salience of an entity is read from: place and number of its mentions, title and headings, spread, graph, type. Nothing depends on a language
 * (lengths are shares or in sentences, as characters tell more in one script than in another), and everything is linear (or sorts) in text and mentions.
 */
import type { SentenceOffset } from '../../core/sentences.js'
import { centrality, neighbours } from './graph.js'
import { indexAt, type Line, linesOf } from './places.js'
import { type SharedWords, sharedWords } from './words.js'

export interface SalienceDocument {
  readonly text: string
  /** They cover the text. */
  readonly sentences: readonly SentenceOffset[]
  /** Of the judged types only. */
  readonly entities: readonly SalienceEntity[]
}

export interface SalienceEntity {
  readonly type: string
  /** UTF-16 offsets, in the order of the text; at least one. */
  readonly mentions: readonly { readonly start: number; readonly end: number }[]
  readonly headMentionIndex: number
}

/** Types whose entities can be what a text is about: dates, numbers and identifiers are not, and titles stand for persons. */
export const judgedTypes = ['PERSON', 'LOCATION', 'ORGANIZATION', 'PRODUCT', 'NATIONALITY', 'RELIGION'] as const

const judged: ReadonlySet<string> = new Set(judgedTypes)

export function isJudged(type: string): boolean {
  return judged.has(type)
}

/** Entities whose features are read between two checks. */
export const ENTITIES_A_CHECK = 64

/** Parts of equal length in which mentions are counted. */
const PARTS = 10

interface Surroundings extends SalienceDocument {
  readonly lines: readonly Line[]
  readonly title: Line | undefined
  /** Index of the sentence in which the text begins, after the title. */
  readonly opening: number
  /** Index of the sentence of each mention of each entity. */
  readonly places: readonly (readonly number[])[]
  readonly mentionsOfSentence: Float64Array
  /** Where the first mention of each sentence starts. */
  readonly firstMentions: Float64Array
  readonly total: number
  readonly most: number
  readonly ranks: Float64Array
  readonly mostCentral: number
  readonly near: Float64Array
  readonly byFirst: readonly number[]
  readonly byCount: readonly number[]
  readonly inType: readonly number[]
  readonly mentionsOfType: ReadonlyMap<string, number>
  readonly words: readonly SharedWords[]
}

function surroundingsOf(document: SalienceDocument, check: () => void): Surroundings {
  const { text, sentences, entities } = document
  const lines = linesOf(text)
  const title = lines[0]?.isHeading === true ? lines[0] : undefined
  const counts = entities.map(({ mentions }) => mentions.length)
  const places = entities.map(({ mentions }) => mentions.map(({ start }) => indexAt(sentences, start)))
  const mentionsOfSentence = new Float64Array(sentences.length)
  const firstMentions = new Float64Array(sentences.length).fill(text.length)
  for (const [entity, own] of places.entries()) {
    for (const [mention, place] of own.entries()) {
      mentionsOfSentence[place]!++
      firstMentions[place] = Math.min(firstMentions[place]!, entities[entity]!.mentions[mention]!.start)
    }
  }
  const mentionsOfType = new Map<string, number>()
  for (const { type, mentions } of entities) mentionsOfType.set(type, (mentionsOfType.get(type) ?? 0) + mentions.length)
  check()
  const ranks = centrality(places, mentionsOfSentence, check)
  return {
    ...document,
    lines,
    title,
    opening: title === undefined ? 0 : indexAt(sentences, lines[1]!.start),
    places,
    mentionsOfSentence,
    firstMentions,
    total: counts.reduce((sum, count) => sum + count, 0),
    most: counts.reduce((most, count) => Math.max(most, count), 1),
    ranks,
    mostCentral: ranks.reduce((most, rank) => Math.max(most, rank), 1e-9),
    near: neighbours(places, mentionsOfSentence),
    byFirst: ranksOf(entities.map(({ mentions }) => mentions[0]!.start)),
    byCount: ranksOf(counts.map((count) => -count)),
    inType: ranksInType(entities),
    mentionsOfType,
    words: sharedWords(
      entities.map((entity) => nameOf(entity, text)),
      counts,
      title === undefined ? '' : text.slice(title.start, title.end)
    )
  }
}

function placeFeatures(index: number, { text, sentences, lines, title, opening, places, firstMentions, byFirst, entities }: Surroundings) {
  const { mentions } = entities[index]!
  const first = mentions[0]!.start
  const sentence = places[index]![0]!
  return {
    firstRelative: first / text.length,
    firstSentence: Math.log1p(sentence),
    firstOrder: Math.log1p(byFirst[index]!),
    lastRelative: mentions.at(-1)!.start / text.length,
    inOpening: Number(sentence <= opening),
    inFirstSentences: Number(sentence <= opening + 2),
    inTitle: Number(title !== undefined && first < title.end),
    inHeading: Number(mentions.some(({ start }) => lines[indexAt(lines, start)]?.isHeading === true)),
    firstOfSentence: mean(mentions, ({ start }, at) => Number(start === firstMentions[places[index]![at]!])),
    placeInSentence: mean(mentions, ({ start }, at) => relative(sentences[places[index]![at]!]!, start))
  }
}

function countFeatures(index: number, { text, sentences, entities, places, total, most, byCount, inType, mentionsOfType }: Surroundings) {
  const { type, mentions } = entities[index]!
  const count = mentions.length
  return {
    count: Math.log(count),
    countShare: count / total,
    countToMost: count / most,
    countRank: Math.log1p(byCount[index]!),
    onlyOnce: Number(count === 1),
    spread: (mentions.at(-1)!.start - mentions[0]!.start) / text.length,
    parts: new Set(mentions.map(({ start }) => Math.floor((PARTS * start) / text.length))).size / PARTS,
    sentenceShare: new Set(places[index]).size / sentences.length,
    rankOfType: Math.log1p(inType[index]!),
    shareOfType: count / mentionsOfType.get(type)!,
    typeShare: mentionsOfType.get(type)! / total
  }
}

function graphFeatures(index: number, { places, mentionsOfSentence, ranks, mostCentral, near }: Surroundings) {
  return {
    alone: mean(places[index]!, (place) => Number(mentionsOfSentence[place] === 1)),
    centrality: ranks[index]!,
    centralityToMost: ranks[index]! / mostCentral,
    neighbours: Math.log1p(near[index]!)
  }
}

function nameFeatures(index: number, { entities, words, total }: Surroundings) {
  const { elsewhere, ofMostMentioned, inTitle } = words[index]!
  return {
    wordsElsewhere: Math.log1p(elsewhere),
    wordsElsewhereShare: elsewhere / total,
    wordsOfMostMentioned: ofMostMentioned / total,
    wordsInTitle: inTitle,
    ...Object.fromEntries(judgedTypes.map((type) => [type, Number(type === entities[index]!.type)]))
  }
}

function documentFeatures({ sentences, entities, total }: Surroundings) {
  return {
    entities: Math.log(entities.length),
    sentences: Math.log(sentences.length),
    mentionsPerSentence: total / sentences.length
  }
}

/**
 * Values of the entities of a document by the name of the feature; parallel to the entities, every feature in each.
 * @param check called every few milliseconds; throws to stop
 */
export function salienceFeatures(document: SalienceDocument, check: () => void = () => {}): Readonly<Record<string, number>>[] {
  if (document.entities.length === 0) return []
  const around = surroundingsOf(document, check)
  const ofDocument = documentFeatures(around)
  return document.entities.map((_, index) => {
    if (index % ENTITIES_A_CHECK === 0) check()
    return {
      ...placeFeatures(index, around),
      ...countFeatures(index, around),
      ...graphFeatures(index, around),
      ...nameFeatures(index, around),
      ...ofDocument
    }
  })
}

function nameOf({ mentions, headMentionIndex }: SalienceEntity, text: string): string {
  const { start, end } = mentions[headMentionIndex]!
  return text.slice(start, end)
}

function mean<T>(items: readonly T[], value: (item: T, index: number) => number): number {
  return items.reduce((sum, item, index) => sum + value(item, index), 0) / items.length
}

function relative({ start, end }: SentenceOffset, offset: number): number {
  return (offset - start) / Math.max(1, end - start)
}

/** Rank of each of the keys, the smallest first; equal keys have one rank. */
function ranksOf(keys: readonly number[]): number[] {
  const first = new Map<number, number>()
  for (const [rank, key] of [...keys].sort((left, right) => left - right).entries()) if (!first.has(key)) first.set(key, rank)
  return keys.map((key) => first.get(key)!)
}

/** Rank of each entity among those of its type, the most mentioned first. */
function ranksInType(entities: readonly SalienceEntity[]): number[] {
  const ranks = new Array<number>(entities.length).fill(0)
  const seen = new Map<string, number>()
  const order = [...entities.keys()].sort((left, right) => entities[right]!.mentions.length - entities[left]!.mentions.length || left - right)
  for (const index of order) {
    const rank = seen.get(entities[index]!.type) ?? 0
    ranks[index] = rank
    seen.set(entities[index]!.type, rank + 1)
  }
  return ranks
}
