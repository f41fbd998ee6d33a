/** Entities of the knowledge base as teachers of mention typing: their classes, names and how well known they are. */
import { join } from 'node:path'
import { dataFolder, readText } from '../lib/data.js'
import { kinds, occupations, positions, teams } from './class-words.js'
import { type Ontology, pathOf } from './ontology.js'

export interface KnownEntity {
  readonly qid: string
  readonly type: string
  readonly label: string
  readonly aliases: readonly string[]
  readonly names: Readonly<Record<string, readonly string[]>>
  readonly description: string | undefined
  /** The most specific classes in the knowledge base; accuracy is measured against these. */
  readonly classes: readonly string[]
  /** `classes` with those that a person's relations imply, and without doubtful cities; they decide how many examples a class gets. */
  readonly facts: readonly string[]
  /** `facts` with the classes that the description names; the typer learns these. */
  readonly taught: readonly string[]
  /** How well known the entity is, to choose among entities of one name; only the order matters. */
  readonly fame: number
  readonly sources: readonly string[]
}

interface Row {
  readonly qid: string
  readonly type: string
  readonly label: string
  readonly aliases?: string[]
  readonly names?: Record<string, string[]>
  readonly desc?: string
  readonly classes?: string[]
  readonly p31?: string[]
  readonly pop?: { readonly population?: number; readonly sitelinks?: number; readonly pageviews_month?: number; readonly pageviews_day?: number }
  readonly rel?: Record<string, string[] | string>
  readonly src: string[]
}

const FILES = ['person', 'organization', 'location', 'other']

/** One entity in eight is kept out of training altogether, to measure accuracy on unseen entities. */
export function isHeldOut(qid: string): boolean {
  return Number(qid.slice(1)) % 8 === 3
}

export function readKnowledgeBase(ontology: Ontology): KnownEntity[] {
  const rows = FILES.flatMap((file) =>
    readText(join(dataFolder(), `kb/entities/${file}.jsonl.gz`))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Row)
  )
  const byId = new Map(rows.map((row) => [row.qid, row]))
  const labels = classLabels()
  return rows.map((row) => ({
    qid: row.qid,
    type: row.type,
    label: row.label,
    aliases: row.aliases ?? [],
    names: row.names ?? {},
    description: row.desc,
    classes: row.classes ?? [],
    facts: factClasses(row, byId),
    taught: taughtClasses(row, factClasses(row, byId), ontology, labels),
    fame: fameOf(row),
    sources: row.src
  }))
}

function fameOf({ pop, names, src }: Row): number {
  const { sitelinks = 0, pageviews_month: month = 0, pageviews_day: day = 0, population = 0 } = pop ?? {}
  return sitelinks + month / 1000 + day / 30 + population / 20_000 + Object.keys(names ?? {}).length + src.length / 2
}

/** A source that calls villages cities. */
const VAGUE_CITIES = 'dr5hn'
const SURE_CITY = 50_000

function factClasses(row: Row, byId: ReadonlyMap<string, Row>): string[] {
  const classes = row.classes ?? []
  if (row.type === 'LOCATION' && classes.includes('City') && row.p31 === undefined && row.src.includes(VAGUE_CITIES)) {
    if ((row.pop?.population ?? 0) < SURE_CITY) return classes.map((name) => (name === 'City' ? 'Settlement' : name))
  }
  if (row.type !== 'PERSON' || classes.some((name) => name !== 'Person')) return [...classes]
  const told = personClasses(row, byId)
  return told.length > 0 ? told : [...classes]
}

/** Classes of a person who has none more specific: from position played, team, occupations, the end of the description, office or instrument. */
function personClasses({ desc, rel = {} }: Row, byId: ReadonlyMap<string, Row>): string[] {
  const list = (key: string) => [rel[key] ?? []].flat()
  const label = (qid: string) => byId.get(qid)?.label ?? qid
  const found = new Set<string>()
  const add = (name: string | undefined) => name !== undefined && found.add(name)
  for (const position of list('position_played')) add(positions[label(position)])
  for (const team of list('team')) for (const name of byId.get(team)?.classes ?? []) add(teams[name])
  for (const occupation of [...list('occupation').map(label), ...list('occupation_name').flatMap((names) => names.split('||'))]) add(occupations[occupation])
  for (const part of desc?.split(/,| and /) ?? []) for (const [word, name] of Object.entries(occupations)) if (part.endsWith(word)) add(name)
  if (found.size === 0 && (list('party').length > 0 || list('position').length > 0)) add('Politician')
  if (found.size === 0 && list('instrument').length > 0) add('MusicalArtist')
  return [...found]
}

/** English labels of the Wikidata classes. */
function classLabels(): ReadonlyMap<string, string> {
  const rows = readText(join(dataFolder(), 'kb/ontology/wikidata_classes.tsv.gz')).trimEnd().split('\n')
  return new Map(rows.map((row) => [row.split('\t')[0]!, row.split('\t')[1] ?? '']))
}

/** More specific classes named by the description or the Wikidata classes: subclasses of a known class or, for persons, any occupation. */
function taughtClasses({ type, desc = '', p31 = [] }: Row, facts: readonly string[], ontology: Ontology, labels: ReadonlyMap<string, string>): string[] {
  if (facts.length === 0) return []
  const told = new Set<string>()
  if (type === 'PERSON') {
    for (const part of desc.split(/,| and /)) for (const [word, name] of Object.entries(occupations)) if (part.endsWith(` ${word}`)) told.add(name)
    return [...new Set([...facts, ...told])]
  }
  for (const phrase of [desc, ...p31.map((qid) => labels.get(qid) ?? '')]) {
    const head = phrase.split(/ (?:in|of|at|on|near|from|for|by|located|serving|between|and|that|which)\b|,|\(/)[0]!.toLowerCase()
    const name = kinds[head.slice(head.lastIndexOf(' ') + 1)]
    if (name !== undefined && facts.some((known) => known !== name && pathOf(ontology, name).includes(known))) told.add(name)
  }
  return [...new Set([...facts, ...told])]
}
