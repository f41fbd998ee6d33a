/**
 * Builds the lists of entities: `npm run train:entity-lists -- [scripts|languages|all|<code>...]`.
 * Names go to one table for each script (`entities/lists-latn`), what depends on the language to `entities/lists-<code>`.
 */
import { entityCodes, entityLanguage } from '../src/entities/languages.js'
import { Entry, NAMES } from '../src/entities/lists/kinds.js'
import { endingRules } from './entities/lists-endings.js'
import { corpusHeads, knownHeads } from './entities/lists-heads.js'
import { addLegalForms, addNameLists, addOrganisations, addPairs, addPersons, addPlaces, addTerritories, addWorks } from './entities/lists-names.js'
import { NameCollector, ScriptCollectors } from './entities/lists-table.js'
import { addTerms } from './entities/lists-terms.js'
import { isCommon, wordUses } from './entities/lists-words.js'
import { writeModel } from './lib/artefacts.js'

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

function collectNames(): ScriptCollectors {
  const collectors = new ScriptCollectors()
  const languages = new Set(entityCodes.map((code) => entityLanguage(code) as string).concat('nor'))
  addNameLists(collectors)
  addPairs(collectors)
  addTerritories(collectors)
  addPersons(collectors, languages)
  addPlaces(collectors, languages)
  addOrganisations(collectors, languages)
  addWorks(collectors, languages)
  addLegalForms(collectors)
  for (const head of knownHeads()) collectors.add(head, Entry.head)
  return collectors
}

function writeScripts(collectors: ScriptCollectors): void {
  for (const [script, collector] of collectors.byScript) {
    const entry = writeModel({
      id: `entities/lists-${script}`,
      tensors: collector.pack(),
      licence: 'permissive',
      sources,
      command: 'npm run train:entity-lists -- scripts',
      accuracy: { names: collector.entries.size }
    })
    console.log(script, collector.entries.size, 'names', Math.round(entry.bytes / 1024), 'KB')
  }
}

const scriptNames = ['latn', 'cyrl', 'arab', 'hani', 'hang', 'deva', 'beng', 'grek', 'hebr', 'thai', 'taml', 'telu']

/** Whether a word is in a list of names, whatever the language. */
function knownName(collectors: ScriptCollectors): (word: string) => boolean {
  const tables = scriptNames.map((script) => collectors.byScript.get(script)!.entries)
  return (word) => tables.some((entries) => ((entries.get(word) ?? 0) & (NAMES | Entry.head | Entry.suffix)) !== 0)
}

function writeLanguage(language: string, isName: (word: string) => boolean): void {
  const collector = new NameCollector()
  for (const head of corpusHeads(language)) collector.add(head, Entry.head)
  addTerms(collector, language)
  let common = 0
  for (const [word, use] of wordUses(language)) {
    if (!isCommon(use) || (!isName(word) && !collector.entries.has(word))) continue
    collector.add(word, Entry.common)
    common++
  }
  const endings = endingRules(language)
  const entry = writeModel({
    id: `entities/lists-${language}`,
    tensors: collector.pack(),
    metadata: { endings: endings.join(' ') },
    licence: 'permissive',
    sources,
    command: `npm run train:entity-lists -- ${language}`,
    accuracy: { names: collector.entries.size }
  })
  console.log(language, collector.entries.size, 'entries', common, 'ordinary words', endings.length, 'endings', Math.round(entry.bytes / 1024), 'KB')
}

const wanted = process.argv.slice(2)
const all = wanted.length === 0 || wanted.includes('all')
const collectors = collectNames()
if (all || wanted.includes('scripts')) writeScripts(collectors)
const isName = knownName(collectors)
const languages = [...new Set(entityCodes.map((code) => entityLanguage(code)!))].filter((code) => all || wanted.includes(code) || wanted.includes('languages'))
for (const language of languages) writeLanguage(language, isName)
