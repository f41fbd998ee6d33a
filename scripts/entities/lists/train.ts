/**
 * Builds the lists of entities: `npm run train:entity-lists -- [scripts|languages|all|<code>...]`.
 * Names go to one table for each script (`entities/lists-latn`), what depends on the language to `entities/lists-<code>`.
 */
import { entityCodes, entityLanguage } from '../../../src/entities/languages.js'
import { Gazetteer, type NameTable, scriptTable } from '../../../src/entities/lists/gazetteer.js'
import { readRules } from '../../../src/entities/lists/inflection.js'
import { Entry, Flag } from '../../../src/entities/lists/kinds.js'
import { writeModel } from '../../lib/artefacts.js'
import { collectNames } from './collect.js'
import { endingRules } from './endings.js'
import { personNames } from './given-names.js'
import { corpusHeads } from './heads.js'
import { NameCollector, type ScriptCollectors, tableTensors } from './table.js'
import { addTerms } from './terms.js'
import { calendarWords, isCommon, wordUses } from './words.js'

const sources = [
  'MIT (faker-js, faker-py, persian-names, el-name-tools, rigour, cleanco, ISO 20275 list)',
  'CC0 1.0 (NETransliteration, popular-names-by-country, Wikidata labels, ROR, reep, legislatoR, NGA)',
  'Apache 2.0 (tfmorris/Names, ELEVANT)',
  "CC BY (Who's On First, Transitland)",
  'public domain (Natural Earth)',
  'BSD 3-Clause (name-suggestion-index)',
  'ODC-BY 1.0 (Chadwick register)',
  'MIT (CoDEx, FB15k, wikitrivia)',
  'Unicode v3 (CLDR)'
]

type Tables = ReadonlyMap<string, NameTable>

function writeScripts(collectors: ScriptCollectors, tables: Tables): void {
  for (const [script, table] of tables) {
    const entry = writeModel({
      id: `entities/lists-${script}`,
      tensors: tableTensors(table),
      licence: 'permissive',
      sources,
      command: 'npm run train:entity-lists -- scripts',
      accuracy: { names: collectors.byScript.get(script)!.entries.size }
    })
    console.log(script, table.values.length, 'entries', Math.round(entry.bytes / 1024), 'KB')
  }
}

function writeLanguage(language: string, tables: Tables): void {
  const collector = new NameCollector()
  for (const head of corpusHeads(language)) collector.add(head, Entry.head)
  addTerms(collector, language)
  for (const name of personNames(language, 'given')) collector.add(name, Entry.given)
  for (const name of personNames(language, 'surname')) collector.add(name, Entry.surname)
  const endings = endingRules(language)
  const common = ordinaryWords(language, tables, collector.pack(), endings)
  for (const word of common) collector.add(word, Entry.common)
  const table = collector.pack()
  const entry = writeModel({
    id: `entities/lists-${language}`,
    tensors: tableTensors(table),
    metadata: { endings: endings.join(' ') },
    licence: 'permissive',
    sources,
    command: `npm run train:entity-lists -- ${language}`,
    accuracy: { names: table.values.length }
  })
  console.log(language, table.values.length, 'entries', common.length, 'ordinary words', endings.length, 'endings', Math.round(entry.bytes / 1024), 'KB')
}

const NAME_FLAGS = Flag.given | Flag.surname | Flag.suffix | Flag.head | Flag.personFirst | Flag.placeFirst | Flag.organisationFirst | Flag.workFirst

/** Ordinary words that the lists would take for a name. */
function ordinaryWords(language: string, tables: Tables, own: NameTable, endings: readonly string[]): string[] {
  const native = tables.get(scriptTable(language).replace('entities/lists-', ''))
  const gazetteer = new Gazetteer({ latin: tables.get('latn'), native, own }, readRules(endings), language)
  const flags = new Uint32Array(1)
  const found = (word: string): boolean => {
    const one = Uint32Array.of(word.length)
    gazetteer.flags({ text: word, count: 1, starts: new Uint32Array(1), ends: one, classes: new Uint8Array(1), sentences: new Uint32Array(1) }, flags, {
      caseless: true
    })
    return (flags[0]! & NAME_FLAGS) !== 0
  }
  const words = [...wordUses(language)].filter(([, use]) => isCommon(use)).map(([word]) => word)
  return [...new Set([...words, ...calendarWords(language)])].filter(found)
}

const wanted = process.argv.slice(2)
const all = wanted.length === 0 || wanted.includes('all')
const collectors = collectNames()
const tables = new Map([...collectors.byScript].map(([script, collector]) => [script, collector.pack()] as const))
if (all || wanted.includes('scripts')) writeScripts(collectors, tables)
const languages = [...new Set(entityCodes.map((code) => entityLanguage(code)!))].filter((code) => all || wanted.includes(code) || wanted.includes('languages'))
for (const language of languages) writeLanguage(language, tables)
