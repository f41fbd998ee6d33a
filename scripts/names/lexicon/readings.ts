/**
 * Builds the artefact `names/readings`: readings of Japanese surnames, given names and characters, of Chinese characters and of hanja.
 * Inputs: `kb`, the artefact `names/dictionary` (characters), `names/jpn_readings`, `names/lists/jpn_full_names`, training rows of `names/pairs/jpn`, `names/schemes/han_readings` of the data folder.
 * Usage: npm run build:name-readings [-- --folder <folder>]
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openModels } from '../../../src/models/store.js'
import { NameDictionary } from '../../../src/names/dictionary/dictionary.js'
import { encodeStringList } from '../../../src/names/dictionary/string-list.js'
import { NATS_PER_DIGIT } from '../../../src/names/readings/table.js'
import { toNative } from '../../../src/names/schemes/native.js'
import { writeModel } from '../../lib/artefacts.js'
import { dataFolder, readLines, readTable } from '../../lib/data.js'
import { hanCounts } from './han-counts.js'
import { trainRows } from './pairs.js'

const { values } = parseArgs({ options: { folder: { type: 'string' } } })
/** How much a row of a source counts beside a person seen. */
const SOURCE_WEIGHT: Readonly<Record<string, number>> = { 'sk+yk': 2, sk: 0.7, yk: 0.15 }
/** Bearers of a surname that count as one person seen. */
const BEARERS = 3000
const ROUNDS = 4
const LONGEST_READING = 4
const CHARACTER_READINGS = 8

interface Row {
  readonly kana: string
  readonly romaji: string
  weight: number
}
type Table = Map<string, Row[]>
const tables: Readonly<Record<string, Table>> = { sur: new Map(), given: new Map() }
for (const [kanji = '', kana = '', romaji = '', part = '', source = '', population = ''] of readTable(join(dataFolder(), 'names/jpn_readings.tsv.gz')).slice(
  1
)) {
  if (!/^[\p{Script=Han}々ヶケノ]{1,5}$/u.test(kanji) || !/^\p{Script=Hiragana}+$/u.test(kana)) continue
  const table = tables[part]!
  const rows = table.get(kanji) ?? []
  table.set(kanji, rows)
  rows.push({ kana, romaji: plain(romaji), weight: SOURCE_WEIGHT[source]! + Number(population) / BEARERS })
}

/** Romaji as English texts write it: long vowels short. */
function plain(romaji: string): string {
  return romaji
    .normalize('NFKD')
    .replace(/[^a-z]/giu, '')
    .toLowerCase()
    .replace(/ou|oo|oh(?![aiueoy])/gu, 'o')
    .replace(/uu/gu, 'u')
}

// persons with known readings
const seen = new Map<string, number>()
for (const row of trainRows('jpn')) {
  const words = row.latin.split(' ').map(plain)
  if (!row.sources.includes('wd-jpn') || words.length !== 2) continue
  const name = row.native.replace(/\s/gu, '')
  for (let size = 1; size < name.length; size++)
    for (const sur of tables['sur']!.get(name.slice(0, size)) ?? [])
      for (const given of tables['given']!.get(name.slice(size)) ?? [])
        if ((sur.romaji === words[1] && given.romaji === words[0]) || (sur.romaji === words[0] && given.romaji === words[1])) {
          sur.weight++
          given.weight++
          seen.set(`sur ${name.slice(0, size)}`, 1)
          seen.set(`given ${name.slice(size)}`, 1)
        }
}
// surnames and given names that no table has, from persons of whom the other part is known: kana by the usual romanisation back
const inferred = new Map<string, Map<string, number>>()
for (const row of trainRows('jpn')) {
  const words = row.latin.split(' ').map(plain)
  if (!row.sources.includes('wd-jpn') || words.length !== 2) continue
  const name = row.native.replace(/\s/gu, '')
  const cuts = Array.from({ length: Math.max(0, name.length - 1) }, (_, before) => before + 1)
  if (cuts.some((size) => tables['sur']!.has(name.slice(0, size)) && tables['given']!.has(name.slice(size)))) continue
  for (const size of cuts) {
    const pieces = { sur: name.slice(0, size), given: name.slice(size) }
    for (const [part, other] of [
      ['sur', 'given'],
      ['given', 'sur']
    ] as const) {
      if (tables[part]!.has(pieces[part]) || !/^[\p{Script=Han}々]{1,4}$/u.test(pieces[part])) continue
      const known = words.findIndex((word) => (tables[other]!.get(pieces[other]) ?? []).some(({ romaji }) => romaji === word))
      if (known < 0) continue
      const kana = hiragana(words[1 - known]!)
      if (kana === undefined || kana.length > 3 * pieces[part].length) continue
      const key = `${part} ${pieces[part]}`
      const own = inferred.get(key) ?? new Map<string, number>()
      inferred.set(key, own.set(kana, (own.get(kana) ?? 0) + 1))
    }
  }
}
for (const [key, own] of inferred) {
  const [part = '', kanji = ''] = key.split(' ')
  const rows = [...own].map(([kana, weight]) => ({ kana, romaji: '', weight }))
  const total = rows.reduce((sum, { weight }) => sum + weight, 0)
  tables[part]!.set(
    kanji,
    rows.filter(({ weight }) => 5 * weight >= total)
  )
}

function hiragana(romaji: string): string | undefined {
  const katakana = toNative(romaji, 'jpn', 'HEBON')
  if (katakana === undefined || !/^[ァ-ヴー]+$/u.test(katakana)) return undefined
  return katakana.replace(/[ァ-ヴ]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
}

// spellings of full names without readings: which are in use
for (const name of readLines(join(dataFolder(), 'names/lists/jpn_full_names.txt.gz')))
  for (let size = 1; size < name.length; size++) {
    const [sur, given] = [name.slice(0, size), name.slice(size)]
    if (tables['sur']!.has(sur) && tables['given']!.has(given)) for (const key of [`sur ${sur}`, `given ${given}`]) seen.set(key, (seen.get(key) ?? 0) + 1)
  }

/** Readings of characters in surnames or given names: these are cut at the likeliest places, then counted again. */
function characterReadings(part: string): Map<string, Map<string, number>> {
  let shares = new Map<string, Map<string, number>>()
  for (let round = 0; round < ROUNDS; round++) {
    const counts = new Map<string, Map<string, number>>()
    const add = (character: string, kana: string, weight: number) => {
      const own = counts.get(character) ?? new Map<string, number>()
      counts.set(character, own.set(kana, (own.get(kana) ?? 0) + weight))
    }
    for (const [kanji, rows] of tables[part]!) {
      const characters = [...kanji]
      if (characters.length > 3) continue
      for (const { kana, weight } of rows) {
        if (part === 'given' && weight < 0.5) continue
        const cuts = [...cutsOf(kana, characters.length)]
        const scores = cuts.map((cut) =>
          cut.reduce((score, piece, place) => score * (round === 0 ? 1 : (shares.get(characters[place]!)?.get(piece) ?? 1e-6)), 1)
        )
        const total = scores.reduce((sum, score) => sum + score, 0)
        for (const [index, cut] of cuts.entries())
          for (const [place, piece] of cut.entries()) add(characters[place]!, piece, scores[index]! / Math.max(total, 1e-30))
      }
    }
    shares = new Map(
      [...counts].map(([character, own]) => {
        const total = [...own.values()].reduce((sum, count) => sum + count, 0)
        return [character, new Map([...own].map(([kana, count]) => [kana, count / (total + 1)] as const))] as const
      })
    )
  }
  return shares
}

function* cutsOf(kana: string, pieces: number): Generator<string[]> {
  if (pieces === 1) {
    if (kana.length <= LONGEST_READING) yield [kana]
    return
  }
  for (let size = 1; size <= Math.min(LONGEST_READING, kana.length - pieces + 1); size++)
    for (const rest of cutsOf(kana.slice(size), pieces - 1)) yield [kana.slice(0, size), ...rest]
}

function digit(weight: number): number {
  return Math.max(0, Math.min(9, Math.round(Math.log(weight) / NATS_PER_DIGIT)))
}

const { variants } = NameDictionary.open(openModels())
const tensors: Record<string, { shape: number[]; data: Uint8Array | Uint16Array }> = {}
const sizes: Record<string, number> = {}
function write(name: string, entries: ReadonlyMap<string, readonly (readonly [reading: string, digit: number])[]>): void {
  const lines = [...entries]
    .filter(([, readings]) => readings.length > 0)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([spelling, readings]) => `${spelling} ${readings.map((each) => each.join('')).join(' ')}`)
  sizes[name] = lines.length
  for (const [tensor, data] of Object.entries(encodeStringList(name, lines))) tensors[tensor] = { shape: [data.length], data }
}

for (const [part, name] of [
  ['sur', 'jpn.surnames'],
  ['given', 'jpn.given']
] as const) {
  const kept = new Map<string, (readonly [string, number])[]>()
  for (const [kanji, rows] of tables[part]!) {
    const uses = seen.get(`${part} ${kanji}`) ?? 0
    // rare readings are kept of spellings in use only
    const good = rows.filter(({ weight }) => weight >= 0.5 || uses >= (part === 'sur' ? 1 : 2)).sort((left, right) => right.weight - left.weight)
    const total = good.reduce((sum, { weight }) => sum + weight, 0)
    const level = uses + total
    const readings = good.map(({ kana, weight }) => [kana, digit((8 * level * weight) / total)] as const)
    kept.set(kanji, readings.filter(([, each], rank) => rank === 0 || each >= readings[0]![1] - 3).slice(0, 4))
  }
  write(name, kept)
}
for (const [part, name] of [
  ['sur', 'jpn.surname-characters'],
  ['given', 'jpn.given-characters']
] as const)
  write(
    name,
    new Map(
      [...characterReadings(part)].map(([character, own]) => {
        const readings = [...own].filter(([, share]) => share >= 0.03).sort(([, left], [, right]) => right - left)
        return [character, readings.slice(0, CHARACTER_READINGS).map(([kana, share]) => [kana, digit(share * 2000)] as const)] as const
      })
    )
  )
const [header = [], ...han] = readTable(join(dataFolder(), 'names/schemes/han_readings.tsv.gz'))
for (const [column, name] of [
  ['sac-zho-Hans-Latn-1979', 'zho.characters'],
  ['var-kor-Kore-Hang-2013', 'kor.characters']
] as const) {
  const place = header.indexOf(column)
  if (place < 0) throw new Error(`no column ${column}`)
  const listed = new Map<string, readonly string[]>()
  for (const row of han) {
    const readings = (row[place] ?? '').split('|').map((reading) => reading.trim())
    const good = readings.filter((reading) => /^(?:[a-zü:]+[1-5]?|\p{Script=Hangul})$/u.test(reading))
    if ([...row[0]!].length === 1) listed.set(row[0]!, good)
  }
  if (name === 'kor.characters') {
    write(
      name,
      new Map([...listed].map(([character, readings]) => [character, readings.slice(0, 3).map((reading, rank) => [reading, Math.max(1, 5 - 2 * rank)])]))
    )
    continue
  }
  const counts = hanCounts((character) => listed.get(character) ?? [])
  write(name, new Map([...listed].map(([character, readings]) => [character, byCount(readings, counts.get(variants.simplified(character)))])))
}

/** The readings of a list, its first ones likelier, moved by how often names are read so. */
function byCount(readings: readonly string[], counts: ReadonlyMap<string, number> | undefined): (readonly [string, number])[] {
  const weights = readings.map((reading, rank) => [reading, 2 * 12 ** -rank + (counts?.get(reading) ?? 0)] as const)
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0)
  return weights
    .sort(([, left], [, right]) => right - left)
    .slice(0, 3)
    .map(([reading, weight]) => [reading, digit((2000 * weight) / total)] as const)
    .map(([reading, each], rank, all) => [reading, Math.max(0, Math.min(each, (all[0]?.[1] ?? 0) - rank))] as const)
}

const entry = writeModel(
  {
    id: 'names/readings',
    tensors,
    licence: 'permissive',
    sources: [
      'shuheilocale/japanese-personal-name-dataset (MIT)',
      'richardjharris/yomikun-database (JMnedict of the EDRDG, CC BY-SA 4.0; Wikidata, CC0)',
      'wainshine/Chinese-Names-Corpus (Apache-2.0)',
      'interscript/maps (MIT)',
      'Chinese names of the knowledge base: sources of knowledge/base; NETransliteration (CC0), Who’s On First (CC BY)'
    ],
    command: 'npm run build:name-readings',
    accuracy: sizes
  },
  values.folder
)
console.log(sizes, `${entry.bytes} bytes packed, ${entry.unpackedBytes} unpacked`)
