/** What a line of a dump holds: entities of Wikidata or of a customer's, or the brackets around them. */
import type { EntityRecord } from '../base/entity.js'
import type { ClassTable } from './classes.js'
import { recordOfCustom } from './custom.js'
import { LineFault, SyntaxFault } from './errors.js'
import type { Item } from './item.js'
import { type Dropped, type ItemFilter, recordOfItem } from './wikidata.js'

/** What came of one entity. */
export type Outcome = EntityRecord | Dropped

/** Ids of Wikidata: items, properties, lexemes, media. */
const WIKIDATA_ID = /^[QPLM]\d+$/
const ID = Buffer.from('"id":"')
/** Bytes in which the id of an item stands that has a line for itself: later ones are of statements, or of one of several items. */
const HEAD_BYTES = 24
/** A field that tells an item from a customer's entity with an id of Wikidata. */
const LABELS = Buffer.from('"labels":')
const SITELINKS = Buffer.from('"sitelinks":')
const SITE = Buffer.from('"site":')

export type LineContent = 'begin' | 'end' | 'blank' | readonly Outcome[]

/** Reads lines of any of the three forms: a Wikidata dump (an array with an item a line), items without the array, a customer's entities. */
export class LineReader {
  readonly #table: ClassTable
  readonly #filter: ItemFilter

  constructor(table: ClassTable, filter: ItemFilter) {
    this.#table = table
    this.#filter = filter
  }

  /** @throws LineFault for a line that is no JSON or no entity */
  read(line: Buffer): LineContent {
    const [start, end] = trimmed(line)
    if (end === start) return 'blank'
    if (end === start + 1 && line[start] === 0x5b) return 'begin'
    if (end === start + 1 && line[start] === 0x5d) return 'end'
    // most items of Wikidata have no article anywhere: they are not parsed
    const { minimumSitelinks } = this.#filter
    if (minimumSitelinks > 0 && looksLikeItem(line.subarray(start, end)) && mostSitelinks(line.subarray(start, end)) < minimumSitelinks) return ['sitelinks']
    return this.#outcomes(parsed(line.toString('utf8', start, end)))
  }

  #outcomes(value: Readonly<Record<string, unknown>>): Outcome[] {
    // as Special:EntityData and the API give them
    const { entities } = value
    if (typeof entities === 'object' && entities !== null && value['id'] === undefined)
      return Object.values(entities).map((entity) => this.#outcome(entity as Readonly<Record<string, unknown>>))
    return [this.#outcome(value)]
  }

  #outcome(value: Readonly<Record<string, unknown>>): Outcome {
    const { id, type, labels, claims, lemmas } = value
    const isWikidata =
      typeof id === 'string' &&
      WIKIDATA_ID.test(id) &&
      (type === 'item' || type === 'property' || labels !== undefined || claims !== undefined || lemmas !== undefined)
    if (isWikidata) return recordOfItem(value as unknown as Item, this.#table, this.#filter)
    const record = recordOfCustom(value, this.#table)
    return this.#filter.types === undefined || this.#filter.types.has(record.type) ? record : 'type'
  }
}

/** First and last place of what is neither blank nor the comma behind an entity of an array, nor a byte order mark. */
function trimmed(line: Buffer): [number, number] {
  let start = line[0] === 0xef && line[1] === 0xbb && line[2] === 0xbf ? 3 : 0
  let end = line.length
  const isBlank = (byte: number) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d)
  while (start < end && isBlank(line[start]!)) start++
  while (end > start && isBlank(line[end - 1]!)) end--
  if (end > start + 1 && line[end - 1] === 0x2c) end--
  return [start, end]
}

/** Whether a line is one item as dumps write it, by its bytes; one that is written in another way is parsed. */
function looksLikeItem(line: Buffer): boolean {
  const at = line.subarray(0, HEAD_BYTES).indexOf(ID)
  if (at < 0) return false
  const from = at + ID.length
  return WIKIDATA_ID.test(line.toString('latin1', from, from + 2)) && line.includes(LABELS)
}

/**
 * The most sites that an item can have by the bytes of its line, without parsing it; infinite where that cannot be told.
 * Quotes within JSON strings are escaped, so the keys are found nowhere else.
 */
function mostSitelinks(line: Buffer): number {
  const at = line.lastIndexOf(SITELINKS)
  if (at < 0) return Number.POSITIVE_INFINITY
  const opening = line[at + SITELINKS.length]
  if (opening !== 0x7b && opening !== 0x5b) return Number.POSITIVE_INFINITY
  let count = 0
  for (let from = line.indexOf(SITE, at); from >= 0; from = line.indexOf(SITE, from + SITE.length)) count++
  return count
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new SyntaxFault(`no valid JSON (${(error as Error).message.slice(0, 100)})`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new LineFault('no JSON object; one entity a line is read')
  return value as Readonly<Record<string, unknown>>
}
