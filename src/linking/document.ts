/** Brings the entities of a document to rows of features: candidates, what each mention tells of them, what they tell of one another. */
import type { KnowledgeBase } from '../knowledge/base/entity.js'
import type { TextVectors } from '../knowledge/context/text-vectors.js'
import type { NameVectors } from '../knowledge/names/vectors.js'
import { type Candidate, CandidateFinder, MOST_CANDIDATES, MOST_SEARCHES, type Searches } from './candidates.js'
import { Coherence } from './coherence.js'
import { DocumentContext } from './context.js'
import { FactsOfEntities } from './entity-facts.js'
import { LOCAL_WIDTH, writeFeatures } from './features.js'
import type { Sex } from './forms-of-address.js'
import type { Network } from './network.js'
import type { Ontology } from './ontology.js'
import { ROW_WIDTH, shares } from './ranker.js'
import { inRunningCase, type Surface, surfaceOf } from './surface.js'
import { isInCapitals } from './surroundings.js'
import type { LinkingDocument } from './types.js'
import type { Unit } from './unit.js'

/** Mentions of an entity that vote, beside its head. */
const MOST_OTHERS = 4
/** Candidates that a shorter mention takes over from a longer one, as far as they are this likely. */
const TAKEN_OVER = 3
const LEAST_SUPPORT = 0.1
/** Candidates that are looked at with the rest of the document: the right one is among them 999 times of 1,000 that it is found. */
const MOST_RANKED = 8
/** Longer mentions that a word is looked for in. */
const MOST_LONGER = 4

export interface LinkerParts {
  readonly base: KnowledgeBase
  /** Without them, names that are only alike are not found. */
  readonly names: NameVectors | undefined
  readonly texts: TextVectors
  readonly ontology: Ontology
  /** Scores by what the mention alone tells; without it all candidates are equally likely. */
  readonly local: Network | undefined
  /** The sex that a folded given name tells, undefined for other words; absent where nobody knows. */
  readonly genderOf?: (word: string) => Sex | undefined
}

/** Candidates and features of the entities of documents, one document after the other; a thread's own. */
export class DocumentReader {
  readonly facts: FactsOfEntities
  readonly #parts: LinkerParts
  readonly #finder: CandidateFinder

  constructor(parts: LinkerParts) {
    this.#parts = parts
    this.facts = new FactsOfEntities(parts.base, parts.ontology)
    this.#finder = new CandidateFinder(parts.base, parts.names)
  }

  /** One unit for each entity, their rows complete. @param check see `Linker.link` */
  read(document: LinkingDocument, check: () => void): Unit[] {
    const { text, language, entities } = document
    const context = new DocumentContext(text, this.#parts.texts, check)
    const candidates = new Map<string, readonly Candidate[]>()
    const searches: Searches = { left: MOST_SEARCHES }
    const find = (surface: Surface, type: string): readonly Candidate[] => {
      const key = `${type}\t${surface.text}`
      let found = candidates.get(key)
      if (found === undefined) {
        check()
        found = this.#finder.find(surface, language, type, searches)
        candidates.set(key, found)
      }
      return found.map((candidate) => ({ ...candidate }))
    }
    const units = entities.map((entity) => unitOf(text, entity))
    const longer = new LongerMentions()
    // longer mentions first: shorter ones refer to them
    const order = [...units].sort((left, right) => right.surface.words.length - left.surface.words.length)
    for (const unit of order) {
      check()
      unit.candidates = [...find(unit.surface, unit.type)]
      if (isInCapitals(text, unit.place)) this.#restoreCase(unit)
      longer.support(unit)
      unit.votes = votesOf(unit, find)
      unit.rows = new Float32Array(unit.candidates.length * ROW_WIDTH)
      writeFeatures(unit, ROW_WIDTH, language, text, context, this.facts)
      unit.local = this.#local(unit)
      if (this.#parts.local !== undefined) keepLikeliest(unit)
      longer.add(unit)
    }
    const coherence = new Coherence(units, this.facts, check)
    for (const unit of units) {
      check()
      coherence.write(unit, ROW_WIDTH, LOCAL_WIDTH)
    }
    return units
  }

  /** In a line of capitals a name is looked at as it would be written elsewhere, unless it is one of capitals. */
  #restoreCase(unit: Unit): void {
    const { surface, candidates } = unit
    if (!candidates.some(({ entity }) => this.facts.of(entity).entity.label === surface.text)) unit.surface = surfaceOf(inRunningCase(surface.text))
  }

  #local({ candidates, rows }: Unit): Float32Array {
    const count = candidates.length
    return this.#parts.local === undefined ? new Float32Array(count).fill(1 / Math.max(1, count)) : shares(this.#parts.local, rows, count, ROW_WIDTH).shares
  }
}

function unitOf(text: string, { type, mentions, headMentionIndex, isFurther }: LinkingDocument['entities'][number]): Unit {
  const head = mentions[headMentionIndex]!
  const surface = surfaceOf(text.slice(head.start, head.end))
  const others = new Map<string, Surface>()
  for (const { start, end } of mentions) {
    if (others.size >= MOST_OTHERS) break
    const other = surfaceOf(text.slice(start, end))
    if (other.folded !== surface.folded && other.folded !== '') others.set(other.folded, other)
  }
  return {
    type,
    surface,
    others: [...others.values()],
    mentions: mentions.length,
    isFurther: isFurther === true,
    place: head,
    candidates: [],
    votes: new Float32Array(0),
    rows: new Float32Array(0),
    local: new Float32Array(0)
  }
}

/** The share of the other mentions of a chain that may mean a candidate, too. Where the head has none, theirs are taken. */
function votesOf(unit: Unit, find: (surface: Surface, type: string) => readonly Candidate[]): Float32Array {
  const found = unit.others.map((surface) => find(surface, unit.type))
  if (unit.candidates.length === 0) unit.candidates = [...(found.find((candidates) => candidates.length > 0) ?? [])]
  const sets = found.map((candidates) => new Set(candidates.map(({ entity }) => entity)))
  return Float32Array.from(unit.candidates, ({ entity }) => sets.filter((entities) => entities.has(entity)).length / Math.max(1, sets.length))
}

/** Leaves out all but the likeliest candidates. */
function keepLikeliest(unit: Unit): void {
  const { candidates, votes, rows, local } = unit
  if (candidates.length <= MOST_RANKED) return
  const kept = Array.from(local.keys())
    .sort((left, right) => local[right]! - local[left]!)
    .slice(0, MOST_RANKED)
    .sort((left, right) => left - right)
  unit.candidates = kept.map((place) => candidates[place]!)
  unit.votes = Float32Array.from(kept, (place) => votes[place]!)
  unit.local = Float32Array.from(kept, (place) => local[place]!)
  unit.rows = new Float32Array(MOST_RANKED * ROW_WIDTH)
  for (const [index, place] of kept.entries()) unit.rows.set(rows.subarray(place * ROW_WIDTH, (place + 1) * ROW_WIDTH), index * ROW_WIDTH)
}

/** Names of several words, by each of their words: "Merkel" after "Angela Merkel" is most often the same. */
class LongerMentions {
  readonly #byWord = new Map<string, Unit[]>()
  readonly #byInitials = new Map<string, Unit>()

  add(unit: Unit): void {
    const { words } = unit.surface
    if (words.length < 2) return
    for (const word of new Set(words)) {
      const units = this.#byWord.get(word)
      if (units === undefined) this.#byWord.set(word, [unit])
      else if (units.length < MOST_LONGER) units.push(unit)
    }
    const initials = words.map((word) => word[0]).join('')
    if (initials.length > 2 && !this.#byInitials.has(initials)) this.#byInitials.set(initials, unit)
  }

  /** Raises the support of candidates that a longer mention is likely to mean; they are added where they are missing. */
  support(unit: Unit): void {
    const { words, folded } = unit.surface
    const first = words[0]
    if (first === undefined) return
    const longer = (this.#byWord.get(first) ?? []).filter(({ surface }) => surface.words.length > words.length && ` ${surface.folded} `.includes(` ${folded} `))
    const named = words.length === 1 ? this.#byInitials.get(folded) : undefined
    for (const other of named === undefined ? longer : [...longer, named]) {
      const order = Array.from(other.local.keys()).sort((left, right) => other.local[right]! - other.local[left]!)
      for (const index of order.slice(0, TAKEN_OVER)) {
        if (other.local[index]! >= LEAST_SUPPORT) supportOne(unit, other.candidates[index]!, other.local[index]!)
      }
    }
  }
}

function supportOne(unit: Unit, { entity }: Candidate, support: number): void {
  const known = unit.candidates.find((candidate) => candidate.entity === entity)
  if (known !== undefined) {
    known.support = Math.max(known.support, support)
    return
  }
  if (unit.candidates.length >= MOST_CANDIDATES) unit.candidates.pop()
  unit.candidates.push({ entity, route: 'document', kind: undefined, share: 0, similarity: 0, support })
}
