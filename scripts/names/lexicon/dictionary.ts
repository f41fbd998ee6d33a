/**
 * Builds the artefact `names/dictionary`: names of persons, places and organisations by language, entity by entity.
 * Inputs: `kb/entities/` and `names/` of the data folder (training rows only). Usage: npm run build:name-dictionary [-- --folder <folder>]
 */
import { parseArgs } from 'node:util'
import type { NativeModel } from '../../../src/models/store.js'
import { HanVariants } from '../../../src/names/dictionary/han-variants.js'
import { nameKey } from '../../../src/names/dictionary/key.js'
import { ENGLISH, FAME_STEP, HAS_WORDS, KINDS, ORIGINS } from '../../../src/names/dictionary/layout.js'
import { encodePlaces, encodeSteps } from '../../../src/names/dictionary/names-of-language.js'
import { encodeStringList } from '../../../src/names/dictionary/string-list.js'
import { writeModel } from '../../lib/artefacts.js'
import { type Entry, Gathering } from './gather.js'
import { hanVariantLines } from './han-variants.js'

const { values } = parseArgs({ options: { folder: { type: 'string' } } })
const variantBytes = new TextEncoder().encode(hanVariantLines().join('\n'))
const variants = new HanVariants({ u8: () => variantBytes } as unknown as NativeModel)
const keys: Readonly<Record<string, (text: string) => string>> = { zho: (text) => nameKey(variants.simplified(text)) }
const keyOf = (language: string) => keys[language] ?? nameKey

const gathering = new Gathering()
gathering.gather()
const entries = gathering.entries.filter(({ names }) => [...names.keys()].some((language) => language !== ENGLISH))
const order = new Map(entries.map((entry) => [entry, nameKey(entry.english)] as const))
const compare = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0)
entries.sort((left, right) => compare(order.get(left)!, order.get(right)!) || compare(left.english, right.english) || right.fame - left.fame)

/** Simplified characters where the traditional ones follow from them. */
function written(name: string, language: string): string {
  if (language !== 'zho') return name
  const simplified = variants.simplified(name)
  return variants.traditional(simplified) === name ? simplified : name
}

const tensors: Record<string, { shape: number[]; data: Uint8Array | Uint16Array | Uint32Array }> = {}
const add = (name: string, data: Uint8Array | Uint16Array | Uint32Array) => {
  tensors[name] = { shape: [data.length], data }
}
const kindNumber = (entry: Entry) => Math.max(0, (KINDS as readonly (string | undefined)[]).indexOf(entry.kind || undefined)) + (entry.isWord ? HAS_WORDS : 0)
add('kinds', Uint8Array.from(entries, kindNumber))
add(
  'fame',
  Uint8Array.from(entries, ({ fame }) => Math.round(fame / FAME_STEP))
)
add(
  'origins',
  Uint8Array.from(entries, ({ origin }) => Math.max(0, (ORIGINS as readonly string[]).indexOf(origin)))
)
add('han.variants', variantBytes)

const languages = [...new Set(entries.flatMap(({ names }) => [...names.keys()])), ENGLISH].filter((each, index, all) => all.indexOf(each) === index).sort()
let total = 0
for (const language of languages) {
  const links: { entity: number; name: string; penalty: number }[] = []
  for (const [entity, entry] of entries.entries()) {
    const names = new Map<string, number>(language === ENGLISH ? [[entry.english, 0]] : [])
    for (const [name, penalty] of entry.names.get(language) ?? []) {
      const text = written(name, language)
      names.set(text, Math.min(penalty, names.get(text) ?? 255))
    }
    for (const [name, penalty] of names) links.push({ entity, name, penalty })
  }
  const key = keyOf(language)
  const list = [...new Set(links.map(({ name }) => name))].map((name) => ({ name, key: key(name) })).filter((each) => each.key !== '')
  list.sort((left, right) => compare(left.key, right.key) || compare(left.name, right.name))
  const places = new Map(list.map(({ name }, place) => [name, place] as const))
  const kept = links.filter(({ name }) => places.has(name))
  const strings = encodeStringList(
    language,
    list.map(({ name }) => name)
  )
  for (const [name, data] of Object.entries(strings)) add(name, data)
  add(`${language}.entities`, encodeSteps(kept.map(({ entity }) => entity)))
  const [lower, upper] = encodePlaces(kept.map(({ name }) => places.get(name)!))
  add(`${language}.places`, lower)
  add(`${language}.upper`, upper)
  add(
    `${language}.penalties`,
    Uint8Array.from(kept, ({ penalty }) => penalty)
  )
  total += kept.length
  console.log(language, list.length, kept.length, strings[`${language}.bytes`]!.length)
}
const entry = writeModel(
  {
    id: 'names/dictionary',
    tensors,
    licence: 'permissive',
    sources: [
      'Wikidata labels (CC0) by jzbjyb/X-FACTR, ad-freiburg/elevant, tsafavi/codex, villmow/datasets_knowledge_embedding, tom-james-watson/wikitrivia',
      'dr5hn/countries-states-cities-database (ODbL 1.0)',
      "Who's On First (CC BY, with credit)",
      'Natural Earth (public domain)',
      'osmlab/name-suggestion-index (BSD-3-Clause)',
      'ror-community/ror-records (CC0)',
      'steveash/NETransliteration-COLING2018 (CC0)',
      'unicode-org/cldr 41 (Unicode-DFS-2016)',
      'mledoze/countries (ODbL 1.0)',
      'nju-websoft/JAPE DBP15K (CC BY-SA 3.0)',
      'richardjharris/yomikun-database (Wikidata, CC0)',
      'kongvut/thai-province-data (MIT)',
      'moov-io/watchman (UN Security Council list)',
      'everypolitician/proto-commons (Wikidata, CC0)'
    ],
    command: 'npm run build:name-dictionary',
    accuracy: { entities: entries.length, names: total, languages: languages.length }
  },
  values.folder
)
console.log(`${entries.length} entities, ${total} names, ${entry.bytes} bytes packed, ${entry.unpackedBytes} unpacked`)
