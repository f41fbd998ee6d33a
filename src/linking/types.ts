/** What linking is asked and what it answers. */

/** What is to be linked: the chains that entity extraction found. */
export interface LinkingDocument {
  readonly text: string
  /** ISO 639-3. */
  readonly language: string
  readonly entities: readonly EntityToLink[]
}

export interface EntityToLink {
  /** Entity type of the service: PERSON, LOCATION ... */
  readonly type: string
  /** UTF-16 offsets, in the order of the text; at least one. */
  readonly mentions: readonly { readonly start: number; readonly end: number }[]
  /** Which of them names it most fully. */
  readonly headMentionIndex: number
  /** Whether the linker found it by itself, extraction did not. */
  readonly isFurther?: boolean
}

export interface Link {
  /** Id in the base: Q and digits, or a customer's own. */
  readonly id: string
  /** Calibrated probability that the link is right, 0 to 1. */
  readonly confidence: number
  /** Classes of the DBpedia ontology, the most general first; empty where the base knows none. */
  readonly ontologyTypes: readonly string[]
  readonly permId?: string
}

/** A name that the linker found by itself (`linkMentionMode` text). */
export interface FoundEntity {
  readonly type: string
  readonly mentions: readonly { readonly start: number; readonly end: number }[]
  readonly link: Link
}

export interface Linker {
  /**
   * @param check called every few milliseconds; throws when nobody waits any more
   * @returns one for each entity of the document; undefined where none is likely enough
   */
  link(document: LinkingDocument, check: () => void): readonly (Link | undefined)[]
  /** Names of the base in the text outside of the document's entities, without doubt. */
  findFurther(document: LinkingDocument, check: () => void): readonly FoundEntity[]
}
