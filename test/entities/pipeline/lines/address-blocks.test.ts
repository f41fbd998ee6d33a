import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { addressBlocks } from '../../../../src/entities/pipeline/lines/address-blocks.js'

function places(language: EntityLanguage, text: string, persons: readonly string[] = []): string[] {
  const { places: found } = addressBlocks(text, language, (start, end) => persons.includes(text.slice(start, end)))
  return found.map(({ start, end }) => text.slice(start, end)).sort((left, right) => text.indexOf(left) - text.indexOf(right))
}

it.each<[EntityLanguage, string, string[]]>([
  ['eng', 'Rose Cottage\nChurch Lane\nLittle Milton\nOxford OX44 7PU', ['Rose Cottage', 'Church Lane', 'Little Milton', 'Oxford']],
  ['eng', 'Mr John Parker\nIvy House,\n12 Mill Lane,\nGreat Missenden\nHP16 0AB', ['Ivy House', 'Mill Lane', 'Great Missenden']],
  ['deu', 'Frau Ilse Krämer\nHaus Rosenthal\nAm Anger\nKlein Lengden\n37130 Gleichen', ['Haus Rosenthal', 'Am Anger', 'Klein Lengden', 'Gleichen']],
  [
    'fra',
    'Madame Sophie Lefèvre\nLe Clos Saint-Martin\nHameau de Bellevue\n24200 Sarlat-la-Canéda',
    ['Le Clos Saint-Martin', 'Hameau de Bellevue', 'Sarlat-la-Canéda']
  ],
  ['ita', 'Villa Serena\nLocalità San Martino\n53100 Siena', ['Villa Serena', 'Località San Martino', 'Siena']],
  ['nld', 'Huize Margaretha\nDorpsstraat\n6741 AB Lunteren', ['Huize Margaretha', 'Dorpsstraat', 'Lunteren']],
  ['spa', 'Finca La Paloma\nEl Rocío\n21750 Almonte', ['Finca La Paloma', 'El Rocío', 'Almonte']],
  ['eng', 'Rose Cottage\nChurch Lane\n\nOxford OX44 7PU', []],
  ['eng', 'John Martin\nAnna Cole\nOxford OX44 7PU', []],
  ['fra', 'Jean Martin\n75001 Paris', []],
  ['eng', 'Ocean Drive\nSunset Hill\nBest albums of 1999', []]
])('%s: %s', (language, text, expected) => expect(places(language, text)).toEqual(expected))

it('who it is sent to stands above all', () => {
  expect(places('eng', 'Mary Lane\nPeter Close\nOxford OX44 7PU', ['Mary Lane', 'Peter Close'])).toEqual(['Peter Close', 'Oxford'])
})
