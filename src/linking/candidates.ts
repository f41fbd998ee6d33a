/** Entities that a mention may mean. */
import { type KnowledgeBase, type NearName, nameKinds } from '../knowledge/base/entity.js'
import { foldName } from '../knowledge/names/fold.js'
import type { NameVectors } from '../knowledge/names/vectors.js'
import { countryOfDemonym } from './demonyms.js'
import { isInflecting, nominativesOf } from './endings.js'
import { type Surface, spellingsOf } from './surface.js'

/** How a candidate was found, the surest way first. */
export const routes = ['exact', 'inflected', 'spelling', 'tail', 'head', 'initials', 'document', 'near', 'cut', 'demonym'] as const

export type Route = (typeof routes)[number]

export interface Candidate {
  readonly entity: number
  readonly route: Route
  /** Kind of the name that was found; undefined for those of nearby names and of other mentions. */
  readonly kind: number | undefined
  /** Share of the mention's words that the name found has. */
  readonly share: number
  /** Cosine of the mention and the nearest name, 0 where it was not asked for. */
  similarity: number
  /** Probability that another, longer mention of the document means it. */
  support: number
}

/** Candidates of a mention. */
export const MOST_CANDIDATES = 30

/** Candidates of one name. */
const MOST_OF_NAME = 30
const MOST_LOOKUPS = 48
/** Names looked at in the index of vectors. */
export const NEAR_NAMES = 32
/** Names less alike are not looked at: a small base has nothing nearer. Of misspelt names and those in other scripts 999 in 1,000 are nearer (0.53). */
const LEAST_SIMILARITY = 0.5
/** Candidates that have only a name alike. */
const MOST_NEAR = 12
const MOST_REMEMBERED = 4_096
/** Of names that are alike, likeness counts more than fame. */
const NEAR_WEIGHT = 2.5
const NEAR_PRIOR_WEIGHT = 0.3
/** Mentions with fewer words in common with a name are looked up word by word up to this length. */
const MOST_WORDS = 8
/** What follows tells more of what is named in front. */
const CUT = /[,(/]/u
/** `M&S`, `H&M`. */
const LETTERS_JOINED = /^\p{Lu} ?& ?\p{Lu}$/u
const kindWeights: Readonly<Record<string, number>> = { label: 0.35, alias: 0.25, title: 0.3, weak: 0.02, acronym: 0.05, surname: 0.05 }
const routeWeights: Readonly<Record<Route, number>> = {
  exact: 0.35,
  inflected: 0.25,
  spelling: 0.1,
  tail: 0.1,
  head: 0,
  initials: 0.1,
  document: 0.6,
  near: 0,
  cut: 0.3,
  demonym: 0
}

/** How often the index of vectors may still be searched for names of a document, each search takes milliseconds. */
export interface Searches {
  left: number
}

/** Names of one document that are searched for by likeness: who writes about 500 different things writes about some that nobody knows. */
export const MOST_SEARCHES = 500

/** Finds candidates in one knowledge base; a thread's own. */
export class CandidateFinder {
  readonly #base: KnowledgeBase
  readonly #names: NameVectors | undefined
  /** Answers of the index of vectors: names come again in other documents. */
  readonly #remembered = new Map<string, readonly NearName[]>()

  /** @param names without them, names that are only alike are not found */
  constructor(base: KnowledgeBase, names: NameVectors | undefined) {
    this.#base = base
    this.#names = names
  }

  /**
   * The likeliest candidates of a mention, at most 30, those expected to be right first.
   * @param language ISO 639-3 of the text @param type entity type of the service, empty where it is not known
   * @param searches what is left of those of the document
   */
  find(surface: Surface, language: string, type: string, searches: Searches = { left: MOST_SEARCHES }): Candidate[] {
    if (surface.words.length === 0) return []
    const found = new Found(this.#base)
    found.add(surface.folded, 'exact', 1)
    if (LETTERS_JOINED.test(surface.text)) found.keep((entity) => this.#isWrittenJoined(surface, entity))
    this.#inflected(found, surface.words, language, 1)
    const sure = found.size
    if (sure === 0) for (const spelling of spellingsOf(surface.folded, surface.text)) found.add(spelling, 'spelling', 1)
    if (surface.words.length > 1) this.#parts(found, surface, language, type, sure)
    const country = countryOfDemonym(surface.folded, language)
    if (country !== undefined) found.addPlace(country, 'demonym')
    if (found.sureSize === 0 && this.#names !== undefined && searches.left > 0) {
      searches.left--
      this.#near(found, surface)
    }
    return found.best(MOST_CANDIDATES)
  }

  /** Folding leaves `ms` of `M&S`, which is many others' too. */
  #isWrittenJoined({ folded }: Surface, entity: number): boolean {
    return this.#base.namesOf(entity).some(({ name }) => name.includes('&') && foldName(name) === folded)
  }

  #inflected(found: Found, words: readonly string[], language: string, share: number): void {
    if (!isInflecting(language) || words.length > 4) return
    for (const name of nominativeNames(words, language)) found.add(name, 'inflected', share)
  }

  /** Without titles, given names or patronymics in front; without what follows the name. */
  #parts(found: Found, { words, text }: Surface, language: string, type: string, sure: number): void {
    const count = Math.min(words.length, MOST_WORDS)
    const cut = CUT.exec(text)
    const head = cut === null ? words : wordsOf(text.slice(0, cut.index))
    const isHead = head.length > 0 && head.length < words.length
    if (isHead) {
      found.add(head.join(' '), 'cut', head.length / words.length)
      this.#inflected(found, head, language, head.length / words.length)
    }
    // "Lahore, Pakistan" is not Pakistan
    const named = isHead && found.size > sure ? head.slice(0, MOST_WORDS) : words.slice(0, count)
    for (let from = 1; from < named.length; from++) {
      const tail = named.slice(from)
      found.add(tail.join(' '), 'tail', tail.length / words.length)
      if (sure === 0) this.#inflected(found, tail, language, tail.length / words.length)
    }
    if (words.length === 3) {
      const outer = [words[0]!, words[2]!]
      found.add(outer.join(' '), 'tail', 0.9)
      if (sure === 0) this.#inflected(found, outer, language, 0.9)
      // family name, given name, patronymic
      found.add(`${words[1]} ${words[0]}`, 'tail', 0.9)
    }
    if (words.length === 2) found.add(`${words[1]} ${words[0]}`, 'spelling', 1)
    // a person is not meant by a given name where there is another name behind it
    if (cut === null && (sure > 0 || type === 'PERSON')) return
    for (let to = count - 1; to > 0; to--) {
      const head = words.slice(0, to)
      found.add(head.join(' '), 'head', head.length / words.length)
      if (sure === 0 && to === 1) this.#inflected(found, head, language, head.length / words.length)
    }
  }

  #near(found: Found, surface: Surface): void {
    for (const { entity, similarity } of this.#nearest(surface.text)) if (similarity >= LEAST_SIMILARITY) found.near(entity, similarity)
  }

  #nearest(text: string): readonly NearName[] {
    let near = this.#remembered.get(text)
    if (near === undefined) {
      if (this.#remembered.size >= MOST_REMEMBERED) this.#remembered.clear()
      near = this.#base.nearest(this.#names!.of(text), NEAR_NAMES)
      this.#remembered.set(text, near)
    }
    return near
  }
}

function wordsOf(text: string): string[] {
  const folded = foldName(text)
  return folded === '' ? [] : folded.split(' ')
}

/** Names in the nominative whose form the words may be: every word may be changed or not. */
function nominativeNames(words: readonly string[], language: string): string[] {
  let names = ['']
  let changed = [false]
  for (const [place, word] of words.entries()) {
    const forms = [word, ...nominativesOf(word, language)].slice(0, place === words.length - 1 ? 14 : 7)
    const next: string[] = []
    const nextChanged: boolean[] = []
    for (const [index, name] of names.entries())
      for (const [form, text] of forms.entries()) {
        if (next.length >= MOST_LOOKUPS) break
        next.push(name === '' ? text : `${name} ${text}`)
        nextChanged.push(changed[index]! || form > 0)
      }
    names = next
    changed = nextChanged
  }
  return names.filter((_, index) => changed[index])
}

class Found {
  readonly #base: KnowledgeBase
  readonly #byEntity = new Map<number, Candidate>()
  #sure = 0

  constructor(base: KnowledgeBase) {
    this.#base = base
  }

  get size(): number {
    return this.#byEntity.size
  }

  /** Candidates that have the whole mention as a name, or a form of it. */
  get sureSize(): number {
    return this.#sure
  }

  add(name: string, route: Route, share: number): void {
    let taken = 0
    for (const { entity, kind } of this.#base.find(name)) {
      if (taken++ >= MOST_OF_NAME) break
      if (this.#byEntity.has(entity)) continue
      if (share === 1 && kind !== 'surname' && kind !== 'acronym' && kind !== 'weak') this.#sure++
      this.#byEntity.set(entity, { entity, route, kind: nameKinds.indexOf(kind), share, similarity: 0, support: 0 })
    }
  }

  /** Leaves out the entities found so far that do not hold. */
  keep(holds: (entity: number) => boolean): void {
    for (const entity of this.#byEntity.keys()) if (!holds(entity)) this.#byEntity.delete(entity)
    this.#sure = Math.min(this.#sure, this.#byEntity.size)
  }

  /** The best known place of a name only. */
  addPlace(name: string, route: Route): void {
    const places = this.#base.find(name).filter(({ entity }) => this.#base.entity(entity).type === 'LOCATION')
    const best = places.find(({ kind }) => kind === 'label') ?? places[0]
    if (best === undefined || this.#byEntity.has(best.entity)) return
    this.#byEntity.set(best.entity, { entity: best.entity, route, kind: nameKinds.indexOf(best.kind), share: 1, similarity: 0, support: 0 })
  }

  near(entity: number, similarity: number): void {
    const known = this.#byEntity.get(entity)
    if (known !== undefined) known.similarity = Math.max(known.similarity, similarity)
    else this.#byEntity.set(entity, { entity, route: 'near', kind: undefined, share: 0, similarity, support: 0 })
  }

  best(count: number): Candidate[] {
    const all = [...this.#byEntity.values()]
    if (all.length === 1) return all
    const scores = new Map(all.map((candidate) => [candidate.entity, this.#worth(candidate)]))
    all.sort((left, right) => scores.get(right.entity)! - scores.get(left.entity)!)
    let near = 0
    return all.filter(({ route }) => route !== 'near' || near++ < MOST_NEAR).slice(0, count)
  }

  #worth({ entity, route, kind, share, similarity }: Candidate): number {
    const { prior } = this.#base.entity(entity)
    const likeness = similarity === 0 ? 0 : NEAR_WEIGHT * similarity + NEAR_PRIOR_WEIGHT * prior
    if (kind === undefined) return likeness
    return Math.max(likeness, prior + kindWeights[nameKinds[kind]!]! + routeWeights[route] + 0.3 * share)
  }
}
