/** What a knowledge base knows of an entity. */

/** Kinds of entities; their order is part of the format. */
export const knownTypes = [
  'UNKNOWN',
  'PERSON',
  'LOCATION',
  'ORGANIZATION',
  'PRODUCT',
  'WORK',
  'EVENT',
  'POSITION',
  'LANGUAGE',
  'ETHNICITY',
  'RELIGION',
  'OCCUPATION',
  'CLASS',
  'OTHER'
] as const

export type KnownType = (typeof knownTypes)[number]

/**
 * How a name belongs to its entity, surest first; their order is part of the format. `label` the usual name (of any language), `alias` another name,
 * `title` the title of its encyclopedia page, `weak` machine-made or noisy, `acronym` and `surname` derived from a name.
 */
export const nameKinds = ['label', 'alias', 'title', 'weak', 'acronym', 'surname'] as const

export type NameKind = (typeof nameKinds)[number]

export interface EntityName {
  readonly name: string
  readonly kind: NameKind
  /** ISO 639-3, where it is known. */
  readonly language?: string
}

/** An entity as a source gives it (the packed base, a dump of Wikidata, a file of a customer's). */
export interface EntityRecord {
  /** `Q` and digits of Wikidata, or an id of the customer's own. */
  readonly id: string
  readonly type: KnownType
  /** The usual name, English where there is one. */
  readonly label: string
  readonly description?: string
  /** Further names; the label need not be among them. */
  readonly names: readonly EntityName[]
  /** The most specific classes of the DBpedia ontology, by local name. */
  readonly classes: readonly string[]
  /** How well known it is beside all others, 0 to 1 (`priorOf...` in prior.ts: a logarithmic scale of Wikipedias, readers, inhabitants). */
  readonly prior: number
  /** ISO 3166-1 alpha-2, lower case. */
  readonly country?: string
  /** Ids of entities that it is related to (place, employer, party, team ...), the nearest first. */
  readonly related: readonly string[]
  /** Permanent identifier of another register, digits. */
  readonly permId?: string
  /** What the source leaves open and was filled in by a rule: the value of another record of the entity counts instead. */
  readonly assumed?: readonly ('type' | 'prior')[]
  /** Whether the prior is a customer's wish, which counts where a greater one was measured. */
  readonly priorGiven?: true
}

/** An entity as the base gives it back. */
export interface KnownEntity {
  /** Number in this base, from 0. */
  readonly index: number
  readonly id: string
  readonly type: KnownType
  readonly label: string
  readonly description: string | undefined
  readonly classes: readonly string[]
  readonly prior: number
  readonly country: string | undefined
  /** Numbers of related entities that are in the base. */
  readonly related: Uint32Array
  readonly permId: string | undefined
  /** What it is about, by `TextVectors`: signed bytes, to be compared by cosine. */
  readonly vector: Int8Array
}

/** An entity that has a name. */
export interface Posting {
  readonly entity: number
  readonly kind: NameKind
}

/** A name of the index near to a query. */
export interface NearName {
  readonly entity: number
  /** Cosine of the vectors of the names. */
  readonly similarity: number
}

export interface BaseStatistics {
  readonly entities: number
  /** Different folded names. */
  readonly names: number
  /** Vectors in the index of names. */
  readonly vectors: number
  readonly byType: Readonly<Record<string, number>>
  /** Bytes on disk of the records with the names, and of the index. */
  readonly recordBytes: number
  readonly indexBytes: number
}

/** An open knowledge base: one a thread; the records are shared by the system's page cache, the index of names is the thread's own. */
export interface KnowledgeBase {
  /** Entities that have a name, whose form is `foldName` of it; the better known first. */
  find(folded: string): readonly Posting[]
  /** @throws RangeError for a number that is not in the base */
  entity(index: number): KnownEntity
  /** Names of an entity as they were given, for `lookup` and name comparison; the label first. */
  namesOf(index: number): readonly EntityName[]
  indexOf(id: string): number | undefined
  /**
   * Entities with a name near to a vector of `NameVectors`, nearest first, each once.
   * @param count names looked at, from which entities that come twice are taken
   */
  nearest(vector: Float32Array, count: number): readonly NearName[]
  statistics(): BaseStatistics
  close(): void
}
