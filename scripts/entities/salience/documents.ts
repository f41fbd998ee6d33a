/** Documents of GUM (Zeldes 2017) with the salience of their named entities (Lin & Zeldes 2024): as gold has them and as the service finds them. */
import { join } from 'node:path'
import type { Extractor } from '../../../src/entities/pipeline/extract.js'
import { isJudged, type SalienceDocument, type SalienceEntity } from '../../../src/entities/salience/features.js'
import { dataFolder, readLines } from '../../lib/data.js'

interface GumMention {
  /** UTF-16 offsets of a whole noun phrase. */
  readonly s: number
  readonly e: number
  readonly type: string
  readonly cluster: number
  readonly named: boolean
  /** How many of five summaries mention the cluster. */
  readonly salience: number
}

interface GumDocument {
  readonly id: string
  readonly genre: string
  readonly text: string
  /** One of the five. */
  readonly summary: string
  readonly mentions: readonly GumMention[]
}

/** Texts under free licences, or those of genres that are for non-commercial use. */
export type GumPart = 'free' | 'nc'

export interface LabelledDocument extends SalienceDocument {
  readonly genre: string
  /** Summaries out of five that mention each entity; parallel to the entities. */
  readonly summaries: readonly number[]
}

export interface DocumentPair {
  /** Named clusters of gold as entities. */
  readonly gold: LabelledDocument
  /** Entities of the service; one that gold does not have counts as in no summary, or in one where the summary at hand has its name. */
  readonly service: LabelledDocument
  /** Summaries that mention named clusters of gold, of types that the service knows, none of whose mentions the service finds. */
  readonly missed: readonly number[]
}

const folders: Readonly<Record<GumPart, string>> = { free: 'salience', nc: 'nc' }
const serviceTypes: Readonly<Record<string, string>> = { person: 'PERSON', place: 'LOCATION', organization: 'ORGANIZATION', object: 'PRODUCT' }
/** Share of what a mention and a gold name cover that both cover, at least, for them to be the same. */
const LEAST_FIT = 0.25

/** @throws Error when the data is missing */
export async function salienceDocuments(extractor: Extractor, part: GumPart, split: 'train' | 'dev'): Promise<DocumentPair[]> {
  const pairs: DocumentPair[] = []
  for (const line of readLines(join(dataFolder(), 'entities', folders[part], `eng.gum_entities.${split}.jsonl.gz`))) {
    pairs.push(await pairOf(JSON.parse(line) as GumDocument, extractor))
  }
  return pairs
}

async function pairOf({ genre, text, summary, mentions }: GumDocument, extractor: Extractor): Promise<DocumentPair> {
  const extraction = await extractor.extract(text, 'eng', { options: {} })
  const { sentences } = extraction
  const entities = extraction.entities.filter(({ type }) => isJudged(type))
  const names = mentions.filter(({ named }) => named).map((name) => ({ ...name, e: name.s + nameLength(text.slice(name.s, name.e)) }))
  const summaries = entities.map((entity) => summariesOf(entity, names) ?? Number(summary.includes(headOf(entity, text))))
  return {
    service: { genre, text, sentences, entities, summaries },
    gold: { genre, text, sentences, ...goldEntities(names) },
    missed: missedBy(
      entities.flatMap(({ mentions: own }) => own),
      names
    )
  }
}

/** A noun phrase ends as a name where an apposition or a clause begins. */
function nameLength(phrase: string): number {
  const cut = phrase.search(/[,(:;]|\s(?:who|which|that)\s/)
  return cut <= 0 ? phrase.length : cut
}

/** Gold of an entity: of the cluster whose names most of its mentions are; undefined where there is none. */
function summariesOf({ mentions }: SalienceEntity, names: readonly GumMention[]): number | undefined {
  const votes = new Map<number, number>()
  for (const mention of mentions) {
    const name = nameAt(mention, names)
    if (name !== undefined) votes.set(name.cluster, (votes.get(name.cluster) ?? 0) + 1)
  }
  const [cluster] = [...votes].sort((left, right) => right[1] - left[1])[0] ?? []
  return names.find((name) => name.cluster === cluster)?.salience
}

/** The gold name that a mention fits best, by the part that both cover of what either covers. */
function nameAt(mention: Stretch, names: readonly GumMention[]): GumMention | undefined {
  let best: GumMention | undefined
  let bestFit = LEAST_FIT
  for (const name of names) {
    const common = shared(mention, name)
    const fit = common / (mention.end - mention.start + name.e - name.s - common)
    if (fit > bestFit) {
      best = name
      bestFit = fit
    }
  }
  return best
}

interface Stretch {
  readonly start: number
  readonly end: number
}

function shared({ start, end }: Stretch, { s, e }: GumMention): number {
  return Math.min(end, e) - Math.max(start, s)
}

function headOf({ mentions, headMentionIndex }: SalienceEntity, text: string): string {
  const { start, end } = mentions[headMentionIndex]!
  return text.slice(start, end)
}

function goldEntities(names: readonly GumMention[]): { entities: SalienceEntity[]; summaries: number[] } {
  const rows = clustersOf(names).map((own) => {
    const mentions = own.map(({ s, e }) => ({ start: s, end: e })).sort((left, right) => left.start - right.start)
    return { entity: { type: serviceTypes[own[0]!.type]!, mentions, headMentionIndex: 0 }, summaries: own[0]!.salience }
  })
  rows.sort((left, right) => right.entity.mentions.length - left.entity.mentions.length || left.entity.mentions[0]!.start - right.entity.mentions[0]!.start)
  return { entities: rows.map(({ entity }) => entity), summaries: rows.map(({ summaries }) => summaries) }
}

function missedBy(found: readonly Stretch[], names: readonly GumMention[]): number[] {
  const missed = clustersOf(names).filter((own) => !own.some((name) => found.some((mention) => shared(mention, name) > 0)))
  return missed.map((own) => own[0]!.salience)
}

/** Names of each cluster of a type that the service knows. */
function clustersOf(names: readonly GumMention[]): GumMention[][] {
  const clusters = new Map<number, GumMention[]>()
  for (const name of names) {
    const own = clusters.get(name.cluster)
    if (own === undefined) clusters.set(name.cluster, [name])
    else own.push(name)
  }
  return [...clusters.values()].filter((own) => serviceTypes[own[0]!.type] !== undefined)
}
