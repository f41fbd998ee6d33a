/** The table of classes as text (form: src/knowledge/import/classes.ts), out of the ontology tables of the data folder. */
import { join } from 'node:path'
import { dataFolder, readLines, readTable } from '../../lib/data.js'

/** Parts of the ontology whose classes have one type whatever the tables say of a single class: stations are places, though the table calls them infrastructure. */
const TOPS: Readonly<Record<string, string>> = {
  Place: 'LOCATION',
  Organisation: 'ORGANIZATION',
  Person: 'PERSON',
  Work: 'WORK',
  Event: 'EVENT',
  Language: 'LANGUAGE',
  EthnicGroup: 'ETHNICITY'
}
const LAYERS = 10

interface Item {
  readonly type: string
  readonly name: string
}

export function classTable(): { readonly text: string; readonly items: number; readonly classes: number; readonly countries: number } {
  const ontology = readOntology()
  const typeOf = (name: string) => {
    const top = superclasses(ontology, name).find((above) => above in TOPS)
    return top === undefined ? ontology.get(name)!.type : TOPS[top]!
  }
  const items = withSubclasses(readItems(ontology, typeOf))
  const countries = readCountries()
  const lines = [
    ...[...ontology].map(([name, { parent }]) => `class\t${name}\t${parent}\t${typeOf(name)}`),
    ...[...items].map(([id, { type, name }]) => `item\t${id}\t${type}\t${name}`),
    ...[...countries].map(([id, code]) => `country\t${id}\t${code}`)
  ]
  return { text: `${lines.join('\n')}\n`, items: items.size, classes: ontology.size, countries: countries.size }
}

interface OntologyClass {
  readonly parent: string
  readonly type: string
  readonly items: readonly string[]
}

function readOntology(): Map<string, OntologyClass> {
  const found = new Map<string, OntologyClass>()
  for (const row of readTable(table('dbpedia_classes.tsv')).slice(1)) {
    const [name = '', parents = ''] = row
    if (name.includes(':')) continue
    const parent = parents.split(/[ ,|]/)[0]!
    found.set(name, { parent: parent.includes(':') ? '' : parent, type: row[12] || 'OTHER', items: (row[10] ?? '').match(/Q\d+/g) ?? [] })
  }
  return found
}

/** The class and those above it. */
function superclasses(ontology: ReadonlyMap<string, OntologyClass>, name: string): string[] {
  const path: string[] = []
  for (let at = name; ontology.has(at) && path.length < LAYERS; at = ontology.get(at)!.parent) path.push(at)
  return path
}

/** Wikidata's classes that the tables map, and the equivalents that the ontology itself names (occupations among them), which are surest. */
function readItems(ontology: ReadonlyMap<string, OntologyClass>, typeOf: (name: string) => string): Map<string, Item> {
  const found = new Map<string, Item>()
  for (const [id = '', , , type = '', name = ''] of readTable(table('wikidata_classes.tsv.gz')).slice(1)) {
    const known = ontology.has(name)
    const own = type === 'OTHER' && known ? typeOf(name) : type
    if (own !== '') found.set(id, { type: own, name: known ? name : '' })
  }
  for (const [name, { items }] of ontology) for (const id of items) if (!found.has(id)) found.set(id, { type: typeOf(name), name })
  return found
}

/** Classes that the table lacks are what the nearest class above them is. */
function withSubclasses(items: Map<string, Item>): Map<string, Item> {
  const parents = new Map<string, string[]>()
  for (const [child = '', , parent = ''] of readTable(table('wikidata_p279.tsv.gz')).slice(1)) parents.set(child, [...(parents.get(child) ?? []), parent])
  const found = new Map(items)
  for (const child of parents.keys()) {
    let layer = [child]
    for (let step = 0; step < LAYERS && layer.length > 0; step++) {
      const known = layer.map((id) => items.get(id)).find((item) => item !== undefined)
      if (known !== undefined) {
        found.set(child, known)
        break
      }
      layer = layer.flatMap((id) => parents.get(id) ?? [])
    }
  }
  return found
}

/** Class item "sovereign state": the United Kingdom is one, England is a country. */
const SOVEREIGN = 'Q3624078'

/** Countries of today, as the countries database has them; the sovereign one where several have a code, then the one that most sources know. */
function readCountries(): Map<string, string> {
  const best = new Map<string, { readonly id: string; readonly rank: number }>()
  for (const line of readLines(join(dataFolder(), 'kb/entities/location.jsonl.gz'))) {
    if (!line.includes('"Country"') || !line.includes('"dr5hn"')) continue
    const row = JSON.parse(line) as { qid: string; country?: string; classes?: readonly string[]; p31?: readonly string[]; src: readonly string[] }
    const code = row.country?.toLowerCase()
    if (code === undefined || !/^[a-z]{2}$/.test(code) || !row.classes?.includes('Country')) continue
    const rank = row.src.length + (row.p31?.includes(SOVEREIGN) ? 100 : 0)
    if ((best.get(code)?.rank ?? 0) < rank) best.set(code, { id: row.qid, rank })
  }
  return new Map([...best].map(([code, { id }]) => [id, code]))
}

function table(file: string): string {
  return join(dataFolder(), 'kb/ontology', file)
}
