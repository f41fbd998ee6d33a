/** The entities of the data folder with what context vectors need: texts, folded names, how well known they are. */
import { join } from 'node:path'
import { type KnownType, knownTypes } from '../../../src/knowledge/base/entity.js'
import { type EntityText, entityText } from '../../../src/knowledge/context/entity-text.js'
import { foldName } from '../../../src/knowledge/names/fold.js'
import { dataFolder, readLines } from '../../lib/data.js'

interface Row {
  readonly qid: string
  readonly type: string
  readonly label: string
  readonly aliases?: readonly string[]
  readonly names?: Readonly<Record<string, readonly string[]>>
  readonly desc?: string
  readonly classes?: readonly string[]
  readonly country?: string
  readonly enwiki?: string
  readonly pop?: Readonly<Record<string, number>>
  readonly rel?: Readonly<Record<string, readonly string[] | string>>
  readonly src: readonly string[]
}

export interface TextEntity {
  readonly id: string
  readonly text: EntityText
  /** Names in other languages than English, at most one each. */
  readonly foreign: readonly string[]
  /** Numbers of related entities. */
  readonly related: readonly number[]
  readonly fame: number
}

export interface TextKnowledge {
  readonly entities: readonly TextEntity[]
  numberOf(id: string): number | undefined
  /** Entities of a folded name, the better known first. */
  namesakes(folded: string): readonly number[]
}

const FILES = ['person', 'organization', 'location', 'other', 'unknown']
/** Relations that tell entities apart, the nearest first; the rest follows. */
const RELATIONS = [
  'located_in',
  'headquarters',
  'headquarters_name',
  'country',
  'country_name',
  'citizen_of',
  'nationality_name',
  'position_name',
  'position',
  'team',
  'party',
  'party_name',
  'occupation',
  'occupation_name',
  'employer',
  'member_of',
  'part_of',
  'parent',
  'owned_by',
  'author_name',
  'director_name',
  'artist_name',
  'creator_name',
  'developer_name',
  'manufacturer_name',
  'capital_of',
  'capital',
  'stadium_name',
  'location_name',
  'work_location',
  'born_in',
  'died_in',
  'educated_at',
  'field',
  'genre',
  'instrument',
  'position_played',
  'religion',
  'record_label',
  'network',
  'spouse',
  'war_name',
  'operator_name',
  'formed_in',
  'country_of_origin',
  'original_language'
]

/** Labels and numbers of what a row is related to. */
function relationsOf({ rel = {} }: Row, numbers: ReadonlyMap<string, number>, labels: readonly string[]): { labels: string[]; related: number[] } {
  const found = new Set<string>()
  const related = new Set<number>()
  for (const relation of RELATIONS) {
    const values = rel[relation]
    if (values === undefined) continue
    for (const value of typeof values === 'string' ? values.split('||') : values) {
      const number = relation.endsWith('_name') ? undefined : numbers.get(value)
      if (number !== undefined) related.add(number)
      const label = relation.endsWith('_name') ? value : number === undefined ? undefined : labels[number]
      if (label !== undefined && label !== '') found.add(label)
    }
  }
  return { labels: [...found], related: [...related].slice(0, 8) }
}

function fameOf({ pop = {}, names = {}, src }: Row): number {
  const { sitelinks = 0, pageviews_month: month = 0, pageviews_day: day = 0, population = 0 } = pop
  return sitelinks + month / 1000 + day / 30 + population / 20_000 + Object.keys(names).length + src.length / 2
}

function knownType(type: string): KnownType {
  return knownTypes.find((known) => known === type) ?? 'UNKNOWN'
}

export function readTextKnowledge(): TextKnowledge {
  const rows = FILES.flatMap((file) => readLines(join(dataFolder(), `kb/entities/${file}.jsonl.gz`)).map((line) => JSON.parse(line) as Row))
  const numbers = new Map(rows.map(({ qid }, number) => [qid, number]))
  const labels = rows.map(({ label }) => label)
  const byName = new Map<string, number[]>()
  const entities = rows.map((row, number): TextEntity => {
    const { qid, type, label, desc, classes = [], country, aliases = [], names = {}, enwiki } = row
    const all = [label, ...aliases, ...Object.values(names).flat(), ...(enwiki === undefined ? [] : [enwiki])]
    for (const folded of new Set(all.map(foldName))) {
      if (folded === '') continue
      const found = byName.get(folded)
      if (found === undefined) byName.set(folded, [number])
      else found.push(number)
    }
    const { labels: related, related: relatedNumbers } = relationsOf(row, numbers, labels)
    return {
      id: qid,
      text: entityText(
        { label, ...(desc !== undefined && { description: desc }), classes, type: knownType(type), ...(country !== undefined && { country }) },
        related
      ),
      foreign: Object.values(names)
        .flatMap((values) => values.slice(0, 1))
        .slice(0, 8),
      related: relatedNumbers,
      fame: fameOf(row)
    }
  })
  for (const found of byName.values()) found.sort((left, right) => entities[right]!.fame - entities[left]!.fame)
  return { entities, numberOf: (id) => numbers.get(id), namesakes: (folded) => byName.get(folded) ?? [] }
}
