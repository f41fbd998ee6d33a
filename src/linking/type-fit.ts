/** Whether an entity of the base may be what extraction takes a mention for. */
import type { KnownType } from '../knowledge/base/entity.js'

/** Types of the base for those of the service; what is in none of a type's speaks against it. */
const fitting: Readonly<Record<string, readonly KnownType[]>> = {
  PERSON: ['PERSON'],
  LOCATION: ['LOCATION'],
  ORGANIZATION: ['ORGANIZATION'],
  PRODUCT: ['PRODUCT', 'WORK'],
  TITLE: ['POSITION', 'OCCUPATION'],
  NATIONALITY: ['ETHNICITY', 'LANGUAGE'],
  RELIGION: ['RELIGION']
}
const NEITHER: ReadonlySet<KnownType> = new Set(['UNKNOWN', 'OTHER', 'CLASS'])

/** 1 where the types are the same, -1 where they are not, 0 where one of them is not known. */
export function typeFit(type: string, known: KnownType): number {
  const types = fitting[type]
  if (types === undefined || NEITHER.has(known)) return 0
  return types.includes(known) ? 1 : -1
}

/** Persons are neither places nor organizations, whatever their names. */
const clashing: Readonly<Record<string, readonly KnownType[]>> = {
  PERSON: ['LOCATION', 'ORGANIZATION'],
  LOCATION: ['PERSON'],
  ORGANIZATION: ['PERSON']
}

/** Whether an entity cannot be what a mention of a type names: places stand for organizations, and works and roles are typed as they come, but persons are persons. */
export function isClash(type: string, known: KnownType): boolean {
  return clashing[type]?.includes(known) === true
}

/** Classes of the DBpedia ontology of what nobody calls a person, a place or an organization: palladium is no party. */
const naturalKinds: ReadonlySet<string> = new Set(['ChemicalSubstance', 'Biomolecule', 'Species', 'Disease', 'Food', 'AnatomicalStructure', 'Colour', 'Gene'])
const namedByPeople: ReadonlySet<string> = new Set(['PERSON', 'LOCATION', 'ORGANIZATION'])

/** A club or a town is called after a figure, but is none: the Harlequins. */
const figures: ReadonlySet<string> = new Set(['FictionalCharacter', 'ComicsCharacter', 'MythologicalFigure'])
const neverFigures: ReadonlySet<string> = new Set(['LOCATION', 'ORGANIZATION'])

/** Firms and people are called after planets and stars, but are none. */
const skies: ReadonlySet<string> = new Set(['CelestialBody'])
const neverSkies: ReadonlySet<string> = new Set(['PERSON', 'ORGANIZATION'])

/** Works that hotels, streets and bands share their names with. Newspapers and broadcasters are works as well, and are organizations. */
const shownWorks: ReadonlySet<string> = new Set(['Film', 'MusicalWork', 'Artwork'])
const neverShown: ReadonlySet<string> = new Set(['LOCATION', 'ORGANIZATION'])

/** Whether a place or an organization would be a film, a song, a painting. @param classes of the entity with those above them */
export function isShownWork(type: string, classes: readonly string[]): boolean {
  return neverShown.has(type) && classes.some((name) => shownWorks.has(name))
}

/** Whether a mention of a type would be of a natural kind, a figure of stories, or a planet. @param classes of the entity with those above them */
export function isNaturalKind(type: string, classes: readonly string[]): boolean {
  return (
    (namedByPeople.has(type) && classes.some((name) => naturalKinds.has(name))) ||
    (neverFigures.has(type) && classes.some((name) => figures.has(name))) ||
    (neverSkies.has(type) && classes.some((name) => skies.has(name)))
  )
}
