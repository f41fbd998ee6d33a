/** The form of an entity in Wikidata's JSON (https://doc.wikimedia.org/Wikibase/master/php/docs_topics_json.html), as far as it is read. */

/** Objects that PHP writes as `[]` when they are empty. */
export type PhpObject<T> = Readonly<Record<string, T>> | readonly never[]

export interface ItemText {
  readonly language: string
  readonly value: string
}

export interface Snak {
  /** `value`, `somevalue` (unknown) or `novalue` (none). */
  readonly snaktype?: string
  readonly datavalue?: { readonly value?: unknown; readonly type?: string }
}

export interface Statement {
  readonly mainsnak?: Snak
  /** `preferred`, `normal` or `deprecated`. */
  readonly rank?: string
  readonly qualifiers?: PhpObject<readonly Snak[]>
}

export interface Item {
  readonly type?: string
  readonly id: string
  readonly labels?: PhpObject<ItemText>
  readonly descriptions?: PhpObject<ItemText>
  readonly aliases?: PhpObject<readonly ItemText[]>
  readonly claims?: PhpObject<readonly Statement[]>
  readonly sitelinks?: PhpObject<{ readonly site?: string; readonly title?: string }>
  /** Of a redirect: the entity it leads to. */
  readonly redirect?: string
}

/** End of a statement's time. */
const END_TIME = 'P582'

/** The statements of a property that hold, the surest first: preferred ones, then those that hold today, then those that have ended. Deprecated ones are left out. */
function statementsOf(item: Item, property: string): readonly Statement[] {
  const all: unknown = fields(item.claims)[property]
  if (!Array.isArray(all)) return []
  const known = (all as readonly Statement[]).filter(({ rank }) => rank !== 'deprecated')
  return known.length < 2 ? known : known.toSorted((left, right) => orderOf(left) - orderOf(right))
}

function orderOf({ rank, qualifiers }: Statement): number {
  if (rank === 'preferred') return 0
  return END_TIME in fields(qualifiers) ? 2 : 1
}

/** Values of a property as they are in the JSON; unknown and missing ones are left out. */
function valuesOf(item: Item, property: string): unknown[] {
  const values: unknown[] = []
  for (const { mainsnak } of statementsOf(item, property)) {
    const value = mainsnak?.snaktype === 'value' ? mainsnak.datavalue?.value : undefined
    if (value !== undefined && value !== null) values.push(value)
  }
  return values
}

/** Ids of the items that a property names. Dumps before 2016 have the number only. */
export function itemsOf(item: Item, property: string): string[] {
  const ids: string[] = []
  for (const value of valuesOf(item, property)) {
    if (typeof value !== 'object') continue
    const { id, 'numeric-id': number } = value as { readonly id?: unknown; readonly 'numeric-id'?: unknown }
    if (typeof id === 'string' && id.startsWith('Q')) ids.push(id)
    else if (id === undefined && typeof number === 'number') ids.push(`Q${number}`)
  }
  return ids
}

/** Values of a property that are plain strings (identifiers, codes). */
export function stringsOf(item: Item, property: string): string[] {
  return valuesOf(item, property).filter((value) => typeof value === 'string')
}

/** Whether a property has a statement with a value. */
export function hasProperty(item: Item, property: string): boolean {
  return property in fields(item.claims) && valuesOf(item, property).length > 0
}

/** The fields of an object that may be written as an empty list, or be missing. */
export function fields<T>(object: PhpObject<T> | undefined): Readonly<Record<string, T>> {
  return object === undefined || object === null || Array.isArray(object) ? {} : (object as Readonly<Record<string, T>>)
}
