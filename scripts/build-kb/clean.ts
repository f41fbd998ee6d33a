/** Faults of the entity rows, mended by general rules; counts of each were taken over all rows. */
import { foldName } from '../../src/knowledge/names/fold.js'
import type { Row } from './rows.js'

/** Pronouns and function words that text sampling took for names. */
const FUNCTION_WORDS = new Set(
  'he she it they we i you his her him its their this that these those who one or and after before when on in at by of to for with from the a an as is was be not no but my your our me us them what which there here new all'.split(
    ' '
  )
)
const LATIN_WORD = /^[a-z]+$/
/** Classes of Wikidata whose items are no things of the world: family and given names, lists, disambiguation pages, categories. */
const NO_THINGS = new Set(['Q101352', 'Q202444', 'Q11879590', 'Q12308941', 'Q3409032', 'Q4167410', 'Q13406463', 'Q4167836', 'Q11266439'])
const SMALL_LETTERS = /^[a-z][a-z -]*$/
const BRANDS = new Set(['nsi', 'atp'])
const BRAND_DESCRIPTION = /\b(?:operator|brand|network)$/
const TRAILING_BRACKET = /\s*[(（][^()（）]*[)）]\s*$/u
const SMALLEST_LIKENESS = 0.6
/** Inhabitants that a source which confuses districts with their cities is believed. */
const BELIEVED = 100_000

/** Rows that are no entities are left out; the others with the fields that are right. */
export function cleanRows(rows: readonly Row[]): Row[] {
  return rows.filter(({ p31 = [] }) => !p31.some((id) => NO_THINGS.has(id))).flatMap((row) => cleanRow(row) ?? [])
}

function cleanRow(row: Row): Row | undefined {
  const label = nameOf(row.label) ?? nameOf(row.enwiki?.replaceAll('_', ' ') ?? '') ?? row.aliases?.map(nameOf).find((name) => name !== undefined)
  if (label === undefined) return undefined
  // a source of places that mixes up neighbours in the alphabet; whatever is no place has from it only what belongs to another one
  const confused = row.src.every((name) => name === 'dr5hn') || (row.src.includes('dr5hn') && SMALL_LETTERS.test(label))
  const aliases = (row.aliases ?? []).flatMap(partsOf).filter((alias) => !confused || isAlike(alias, label))
  const lost = confused && aliases.length < (row.aliases ?? []).length
  const names = Object.fromEntries(
    Object.entries(row.names ?? {})
      .map(([language, list]) => [language, list.flatMap(partsOf)] as const)
      .filter(([, list]) => list.length > 0)
  )
  const { population, ...pop } = row.pop ?? {}
  // the day's readers are a mean of the parliament, not of its member
  const { pageviews_day: _, ...fame } = pop
  const inhabitants = population === undefined || lost ? undefined : confused ? Math.min(population, BELIEVED) : population
  const description = descriptionOf(row)
  const { desc: __, ...rest } = row
  return {
    ...rest,
    label: turned(label, row.type),
    aliases: [...aliases, ...(label === turned(label, row.type) ? [] : [label])],
    names,
    pop: { ...fame, ...(inhabitants !== undefined && { population: inhabitants }) },
    type: typeOf(row, label),
    ...(description !== undefined && { desc: description }),
    ...(row.country === 'FX' && { country: 'FR' })
  }
}

/** A name that is one; without a trailing explanation in brackets. */
function nameOf(name: string): string | undefined {
  const cut = (name.split(/<!--|\[\[/u)[0] ?? '').replace(TRAILING_BRACKET, '').trim()
  if (cut === '' || !/\p{L}/u.test(cut)) return undefined
  return FUNCTION_WORDS.has(cut.toLowerCase()) && cut !== cut.toUpperCase() ? undefined : cut
}

/** The names that a value holds: several are sometimes written into one. */
function partsOf(value: string): string[] {
  return value.split(/\s*[;|]\s*| \/ /u).flatMap((part) => nameOf(part) ?? [])
}

/** "Surname, Given" of a person the other way round. */
function turned(label: string, type: string): string {
  const parts = type === 'PERSON' ? /^([^\s,]+), ([^,]+)$/u.exec(label) : null
  return parts === null || /^(?:jr|sr|i+|iv|phd|md)\.?$/i.test(parts[2]!) ? label : `${parts[2]} ${parts[1]}`
}

/** A brand's business says nothing of what it is otherwise. */
function descriptionOf({ desc, src }: Row): string | undefined {
  return desc !== undefined && BRAND_DESCRIPTION.test(desc) && !src.every((name) => BRANDS.has(name)) ? undefined : desc
}

function typeOf(row: Row, label: string): string {
  const { type, p31, src, type_guess: guessed } = row
  const isBrand = src.some((name) => BRANDS.has(name))
  if (SMALL_LETTERS.test(label) && !isBrand && ['PERSON', 'ORGANIZATION', 'LOCATION', 'UNKNOWN'].includes(type)) return 'CLASS'
  if (type === 'PERSON' && p31 !== undefined && p31.length > 0 && !p31.includes('Q5')) return 'OTHER'
  return guessed === true && src.every((name) => name === 'elevant') ? 'UNKNOWN' : type
}

/** Whether a name is a form of another one (Dice, 1945, over pairs of letters), or one holds the other; names of other scripts pass. */
function isAlike(name: string, label: string): boolean {
  const one = foldName(name)
  const other = foldName(label)
  if (!LATIN_WORD.test(one.replaceAll(' ', '')) || one.includes(other) || other.includes(one)) return true
  const pairs = (text: string) => Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2))
  const second = pairs(other)
  const shared = pairs(one).filter((pair) => second.includes(pair)).length
  return (2 * shared) / (pairs(one).length + second.length) >= SMALLEST_LIKENESS
}
