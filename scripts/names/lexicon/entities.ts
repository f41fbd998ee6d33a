/** Entities of the knowledge base with their names by language, the best known first. */
import { join } from 'node:path'
import { dataFolder, readLines } from '../../lib/data.js'

export interface KnowledgeEntity {
  readonly id: string
  readonly kind: string
  readonly label: string
  readonly aliases: readonly string[]
  readonly names: ReadonlyMap<string, readonly string[]>
  /** Names that were made by machine in part. */
  readonly weakNames: ReadonlyMap<string, readonly string[]>
  /** Natural logarithm of how often it is looked up in a month, about. */
  readonly fame: number
  readonly country: string
}

interface EntityLine {
  readonly qid: string
  readonly type: string
  readonly label: string
  readonly aliases?: readonly string[]
  readonly names?: Readonly<Record<string, readonly string[]>>
  readonly pop?: Readonly<Record<string, number>>
  readonly country?: string
  readonly src: readonly string[]
  readonly classes?: readonly string[]
}

const FILES = ['person', 'location', 'organization', 'unknown']
/** Page views of a month that stand for one unit of other figures. */
const VIEWS = { sitelinks: 3, population: 0.02, names: 15, sources: 12, country: 100_000 }

function fameOf(line: EntityLine): number {
  const pop = line.pop ?? {}
  const views = Math.max(
    pop['pageviews_month'] ?? 0,
    30 * (pop['pageviews_day'] ?? 0),
    VIEWS.sitelinks * (pop['sitelinks'] ?? 0) ** 2,
    VIEWS.population * (pop['population'] ?? 0),
    VIEWS.names * Object.keys(line.names ?? {}).length ** 2,
    VIEWS.sources * line.src.length ** 2,
    line.classes?.includes('Country') && pop['population'] !== undefined ? VIEWS.country : 0
  )
  return Math.log(1 + views)
}

/** Entities that have a name in another language than English. */
export function knowledgeEntities(): KnowledgeEntity[] {
  const folder = join(dataFolder(), 'kb/entities')
  const weak = new Map<string, Readonly<Record<string, readonly string[]>>>()
  for (const line of readLines(join(folder, 'place_names_auto.jsonl.gz'))) {
    const { qid, names } = JSON.parse(line) as { qid: string; names: Record<string, string[]> }
    weak.set(qid, names)
  }
  const entities: KnowledgeEntity[] = []
  for (const file of FILES) {
    for (const text of readLines(join(folder, `${file}.jsonl.gz`))) {
      const line = JSON.parse(text) as EntityLine
      const weakNames = weak.get(line.qid) ?? {}
      if (line.names === undefined && weak.get(line.qid) === undefined) continue
      // common nouns
      if (file === 'unknown' && !/^\p{Lu}/u.test(line.label)) continue
      entities.push({
        id: line.qid,
        kind: line.type,
        label: line.label,
        aliases: line.aliases ?? [],
        names: new Map(Object.entries(line.names ?? {})),
        weakNames: new Map(Object.entries(weakNames)),
        fame: fameOf(line),
        country: line.country ?? ''
      })
    }
  }
  return entities.sort((left, right) => right.fame - left.fame || (left.id < right.id ? -1 : 1))
}
