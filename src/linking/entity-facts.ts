/** What ranking asks of an entity, once for all mentions that may mean it. */
import type { KnowledgeBase, KnownEntity } from '../knowledge/base/entity.js'
import { type PreparedName, prepareName } from '../knowledge/names/compare.js'
import { foldName } from '../knowledge/names/fold.js'
import type { Ontology } from './ontology.js'

/** Groups of classes that ranking tells apart: every class is in those that are above it. */
export const classGroups = [
  'Country',
  'Settlement',
  'Region',
  'PopulatedPlace',
  'NaturalPlace',
  'ArchitecturalStructure',
  'Company',
  'EducationalInstitution',
  'SportsTeam',
  'SportsClub',
  'Group',
  'GovernmentAgency',
  'PoliticalParty',
  'Organisation',
  'Politician',
  'Athlete',
  'Artist',
  'Writer',
  'Royalty',
  'Person',
  'FictionalCharacter',
  'Film',
  'MusicalWork',
  'WrittenWork',
  'Work',
  'PersonFunction',
  'Event',
  'Device',
  'Species',
  'Name',
  'Language',
  'EthnicGroup'
] as const

const SMALL_WORDS = new Set('of the a an in and for to on at by from with was is as de la le du des et der die das und'.split(' '))
const YEAR = /(?<!\d)(?:1[0-9]{3}|20[0-4][0-9])(?!\d)/u
const MOST_REMEMBERED = 20_000
const MOST_WORDS = 12

export interface EntityFacts {
  readonly entity: KnownEntity
  readonly label: PreparedName
  /** Words of the folded label. */
  readonly labelWords: readonly string[]
  /** Indices of `classGroups`. */
  readonly groups: readonly number[]
  /** Folded words of the description that say something. */
  readonly described: readonly string[]
  readonly country: string | undefined
  /** The first year that the description tells. */
  readonly year: number | undefined
  readonly related: Uint32Array
}

export class FactsOfEntities {
  readonly #base: KnowledgeBase
  readonly #ontology: Ontology
  readonly #groups = new Map<string, readonly number[]>()
  readonly #known = new Map<number, EntityFacts>()

  constructor(base: KnowledgeBase, ontology: Ontology) {
    this.#base = base
    this.#ontology = ontology
  }

  of(index: number): EntityFacts {
    let facts = this.#known.get(index)
    if (facts === undefined) {
      if (this.#known.size >= MOST_REMEMBERED) this.#known.clear()
      facts = this.#read(index)
      this.#known.set(index, facts)
    }
    return facts
  }

  #read(index: number): EntityFacts {
    const entity = this.#base.entity(index)
    const label = prepareName(entity.label)
    const described = entity.description === undefined ? [] : foldName(entity.description.slice(0, 160)).split(' ')
    return {
      entity,
      label,
      labelWords: label.folded.split(' '),
      groups: [...new Set(entity.classes.flatMap((name) => this.#groupsOf(name)))],
      described: described.filter((word) => word.length > 2 && !SMALL_WORDS.has(word)).slice(0, MOST_WORDS),
      country: entity.country,
      year: yearIn(entity.description),
      related: entity.related
    }
  }

  #groupsOf(name: string): readonly number[] {
    let groups = this.#groups.get(name)
    if (groups === undefined) {
      const path = this.#ontology.path(name)
      groups = classGroups.flatMap((group, index) => (path.includes(group) ? [index] : []))
      this.#groups.set(name, groups)
    }
    return groups
  }
}

function yearIn(description: string | undefined): number | undefined {
  const year = description === undefined ? undefined : YEAR.exec(description)?.[0]
  return year === undefined ? undefined : Number(year)
}
