import { expect, it } from 'vitest'
import type { KnownType } from '../../src/knowledge/base/entity.js'
import { countryOfDemonym } from '../../src/linking/demonyms.js'
import { isNaturalKind, isShownWork, typeFit } from '../../src/linking/type-fit.js'

it.each<[string, KnownType, number]>([
  ['PERSON', 'PERSON', 1],
  ['PERSON', 'LOCATION', -1],
  ['PRODUCT', 'WORK', 1],
  ['TITLE', 'POSITION', 1],
  ['NATIONALITY', 'LANGUAGE', 1],
  ['RELIGION', 'ETHNICITY', -1],
  ['LOCATION', 'UNKNOWN', 0],
  ['LOCATION', 'CLASS', 0],
  ['MISC', 'PERSON', 0]
])('%s and %s: %d', (type, known, fit) => expect(typeFit(type, known)).toBe(fit))

it.each([
  ['maltese', 'eng', 'malta'],
  ['bosnian', 'eng', 'bosnia and herzegovina'],
  ['saudi', 'eng', 'saudi arabia'],
  ['maltese', 'ita', undefined],
  ['malta', 'eng', undefined],
  ['', 'eng', undefined]
])('%s in %s belongs to %s', (word, language, country) => expect(countryOfDemonym(word, language)).toBe(country))

it.each<[string, string[], boolean]>([
  ['ORGANIZATION', ['ChemicalSubstance', 'ChemicalElement'], true],
  ['ORGANIZATION', ['Food'], true],
  ['LOCATION', ['Species', 'Eukaryote', 'Plant'], true],
  ['PERSON', ['Disease'], true],
  ['ORGANIZATION', ['Agent', 'Organisation', 'Company'], false],
  ['PRODUCT', ['Food'], false],
  ['ORGANIZATION', [], false],
  ['ORGANIZATION', ['Agent', 'FictionalCharacter'], true],
  ['PERSON', ['Agent', 'FictionalCharacter'], false],
  ['ORGANIZATION', ['Planet', 'CelestialBody'], true],
  ['LOCATION', ['Planet', 'CelestialBody'], false]
])('%s of %j is of a natural kind: %s', (type, classes, expected) => expect(isNaturalKind(type, classes)).toBe(expected))

it.each<[string, string[], boolean]>([
  ['ORGANIZATION', ['Work', 'Film'], true],
  ['LOCATION', ['Work', 'MusicalWork', 'Song'], true],
  ['ORGANIZATION', ['Work', 'WrittenWork', 'Newspaper'], false],
  ['PRODUCT', ['Work', 'Film'], false],
  ['LOCATION', ['Place', 'Building'], false]
])('%s of %j is a film or a song: %s', (type, classes, expected) => expect(isShownWork(type, classes)).toBe(expected))
