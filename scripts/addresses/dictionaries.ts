/**
 * Makes `addresses/dictionaries`: phrases of addresses, places with their names, forms of post codes, Chinese characters.
 *
 *     npm run build:address-dictionaries [-- FOLDER]
 */
import { join } from 'node:path'
import { DICTIONARIES } from '../../src/addresses/dictionaries/dictionaries.js'
import { placeHash } from '../../src/addresses/dictionaries/places.js'
import { buildHashTable } from '../../src/models/hash-table.js'
import type { TensorInput } from '../../src/models/safetensors.js'
import { openModels } from '../../src/models/store.js'
import { writeModel } from '../lib/artefacts.js'
import { dataFolder, readTable } from '../lib/data.js'
import { hanVariantLines } from '../names/lexicon/han-variants.js'
import { hanSounds } from './dictionaries/han-sounds.js'
import { ordinalEndings, phraseLines } from './dictionaries/phrases.js'
import { PlaceGathering, packed } from './dictionaries/places.js'
import { addChineseDivisions, addCities, addCountries, addKnowledgeBase, addStates } from './dictionaries/sources.js'

const simplified = simplifiedCharacters()
const phrases = phraseLines()
const places = placeTensors()
const { bytes } = writeModel(
  {
    id: DICTIONARIES,
    tensors: {
      ...places.tensors,
      phrases: text(phrases),
      'ordinal-endings': text(ordinalEndings()),
      'post-codes': text(postCodeLines()),
      'han.simplified': text([...simplified].map(([from, to]) => `${from}${to}`)),
      'han.sounds': text(hanSounds(openModels().load('morphology/readings-zho')))
    },
    licence: 'permissive',
    sources: [
      'openvenues/libpostal: dictionaries, phrases, number words (MIT)',
      'OpenCageData/address-formatting (MIT)',
      'commerceguys/addressing, CLDR (MIT, Unicode)',
      'google/libaddressinput (Apache-2.0, data CC BY)',
      'GeoNames post codes (CC BY 4.0)',
      'dr5hn/countries-states-cities-database (ODbL 1.0)',
      'modood/Administrative-divisions-of-China (WTFPL 2)',
      'names of places of the knowledge base: Wikidata (CC0), Who’s On First (CC BY), Natural Earth (public domain)',
      'sounds of Chinese characters: the sources of morphology/readings-zho'
    ],
    command: 'npm run build:address-dictionaries',
    accuracy: { phrases: phrases.length, 'names of places': places.keys }
  },
  process.argv[2]
)
console.log(`${phrases.length} phrases, ${places.keys} names of places, ${bytes} bytes`)

function placeTensors(): { tensors: Record<string, TensorInput>; keys: number } {
  const gathering = new PlaceGathering((name) => [...name].map((character) => simplified.get(character) ?? character).join(''))
  addCountries(gathering)
  addChineseDivisions(gathering)
  const states = addStates(gathering)
  addKnowledgeBase(gathering, states)
  addCities(gathering)
  const { keys, senses, countries, parents } = packed(gathering.places)
  const { table, order } = buildHashTable(Uint32Array.from(keys, placeHash))
  const ordered = [...order].map((place) => senses[place]!)
  const all = ordered.flat()
  return {
    keys: keys.length,
    tensors: {
      'places.offsets': table.offsets,
      'places.checks': table.checks,
      'places.counts': Uint8Array.from(ordered, (each) => each.length),
      'places.kinds': Uint8Array.from(all, ({ kind }) => kind),
      'places.countries': Uint8Array.from(all, ({ country }) => country),
      'places.ids': Uint32Array.from(all, ({ id }) => id),
      'places.weights': Uint8Array.from(all, ({ weight }) => weight),
      'divisions.parents': parents,
      countries: text(countries)
    }
  }
}

/** Simplified character of each traditional one, of the rules for single characters. */
function simplifiedCharacters(): Map<string, string> {
  const found = new Map<string, string>()
  for (const line of hanVariantLines()) {
    const [to = '', direction = '', from = ''] = line.split(' ')
    if (direction !== '>' && from.length === 1 && to.length === 1 && from !== to && !found.has(from)) found.set(from, to)
  }
  return found
}

/** Lines of a country and the expression of its post codes. */
function postCodeLines(): string[] {
  const [head = [], ...rows] = readTable(join(dataFolder(), 'address/dict/country_address_formats.tsv'))
  const [country, expression] = [head.indexOf('country'), head.indexOf('postcode_regex')]
  return rows.filter((row) => (row[expression] ?? '') !== '').map((row) => `${row[country]}\t${row[expression]}`)
}

function text(lines: readonly string[]): Uint8Array {
  return new TextEncoder().encode(lines.join('\n'))
}
