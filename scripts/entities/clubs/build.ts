/** Makes `entities/club-names` out of the knowledge base's rows: `npm run build:club-names`; three minutes. */

import { foldWord } from '../../../src/entities/chains/fold.js'
import { acronymOf, createForm } from '../../../src/entities/chains/name.js'
import { type EntityLanguage, entityLanguage, entityLanguages } from '../../../src/entities/languages.js'
import { CLUB_NAMES, MOST_CLUB_WORDS } from '../../../src/entities/lists/club-names.js'
import { knownNameHash } from '../../../src/entities/lists/known-names.js'
import { languageCountries } from '../../../src/linking/language-countries.js'
import { buildHashTable } from '../../../src/models/hash-table.js'
import { readRecords } from '../../build-kb/records.js'
import { sources } from '../../build-kb/sources.js'
import { writeModel } from '../../lib/artefacts.js'
import { inCyrillic, reserves, shortNames } from './names.js'

const clubs: ReadonlySet<string> = new Set(
  'SoccerClub SportsTeam SportsClub HandballTeam BasketballTeam HockeyTeam AmericanFootballTeam BaseballTeam CricketTeam RugbyClub'.split(' ')
)
/** From here on a club is known beyond its country. */
const WELL_KNOWN = 0.15
const KNOWN_TOWN = 0.3
const SHORTEST = 3
const kinds: ReadonlySet<string> = new Set(['label', 'alias', 'title'])

const records = readRecords(new Set())
const towns = new Set<string>()
/** Towns that are known to more than their neighbours. */
const knownTowns = new Set<string>()
const countries = new Map<string, string>()
for (const { id, type, label, names, classes, country, prior } of records) {
  if (type !== 'LOCATION') continue
  if (country !== undefined && classes.includes('Country')) countries.set(id, country)
  towns.add(foldWord(label))
  if (prior >= KNOWN_TOWN) knownTowns.add(foldWord(label))
  for (const { name, kind } of names) if (kind === 'label') towns.add(foldWord(name))
}
const languagesOf = new Map<string, EntityLanguage[]>()
for (const language of entityLanguages)
  for (const country of languageCountries[language] ?? []) languagesOf.set(country, [...(languagesOf.get(country) ?? []), language])

const hashes = new Set<number>()
function keep(name: string, language: EntityLanguage | undefined): void {
  const { folded, stems } = createForm(name, language ?? 'eng')
  const written = folded.join('')
  if (folded.length === 0 || folded.length > MOST_CLUB_WORDS || written.length < SHORTEST || /^\p{N}+$/u.test(written)) return
  hashes.add(language === undefined ? knownNameHash(folded) : knownNameHash(stems, language))
}

let count = 0
for (const { label, names, classes, prior, country, related } of records) {
  if (!classes.some((name) => clubs.has(name)) || reserves.test(label)) continue
  count++
  const home = country ?? related.map((id) => countries.get(id)).find((code) => code !== undefined)
  const own = (home !== undefined && languagesOf.get(home)) || []
  const all = [{ name: label, language: undefined }, ...names.filter(({ kind, name }) => kinds.has(kind) && acronymOf(name) === undefined)]
  for (const { name, language } of all) {
    const named = language === undefined ? undefined : entityLanguage(language)
    for (const short of shortNames(
      name,
      (word) => towns.has(word),
      (word) => knownTowns.has(word)
    )) {
      if (prior >= WELL_KNOWN) keep(short, undefined)
      for (const code of own) {
        keep(short, code)
        const cyrillic = code === 'srp' ? inCyrillic(short) : undefined
        if (cyrillic !== undefined) keep(cyrillic, code)
      }
      if (named !== undefined && !own.includes(named)) keep(short, named)
    }
  }
}
const all = Uint32Array.from(hashes)
const { table, order } = buildHashTable(all, 8)
const entry = writeModel({
  id: CLUB_NAMES,
  tensors: {
    'names.offsets': table.offsets,
    'names.checks': table.checks,
    uppers: Uint16Array.from(order, (index) => all[index]! >>> 16)
  },
  licence: 'permissive',
  sources: sources(new Set()),
  command: 'npm run build:club-names',
  accuracy: { names: order.length, clubs: count }
})
console.log(`${order.length} names of ${count} clubs, ${Math.round(entry.bytes / 1024)} KB`)
