/** A customer's own entities become records of the knowledge base. The form is told in docs/knowledge-base.md. */
import { type EntityRecord, type KnownType, knownTypes } from '../base/entity.js'
import { LONGEST_NAME, MOST_CLASSES, MOST_NAMES, MOST_RELATED } from '../base/limits.js'
import { priorOf } from '../base/prior.js'
import { foldName } from '../names/fold.js'
import type { ClassTable } from './classes.js'
import { LineFault } from './errors.js'
import { keptLanguage } from './languages.js'
import { NameList, oneLine } from './names.js'

const FIELDS = ['id', 'label', 'type', 'aliases', 'description', 'classes', 'related', 'popularity', 'prior', 'country', 'permId'] as const
const LONGEST_ID = 64
const LONGEST_DESCRIPTION = 2_000
/** As well known as what a few Wikipedias have an article on: a customer's entities are meant to be found. */
const USUAL_POPULARITY = 5

type Fields = Readonly<Record<string, unknown>>

/** The record of a line of a customer's file. @throws LineFault naming the field that is wrong and what it must be */
export function recordOfCustom(given: Fields, table: ClassTable): EntityRecord {
  for (const field of Object.keys(given))
    if (!(FIELDS as readonly string[]).includes(field)) throw new LineFault(`field "${field}" is not known (${FIELDS.join(', ')})`)
  const id = readId(given['id'], 'id')
  const label = readName(given['label'], 'label')
  const classes = readClasses(given['classes'], table)
  const description = readText(given, 'description', LONGEST_DESCRIPTION)
  const country = readPattern(given, 'country', /^[A-Za-z]{2}$/, 'a country code of two letters (ISO 3166-1)')
  const assumed = (['type', 'prior'] as const).filter((field) => !hasValue(given[field]) && !(field === 'prior' && hasValue(given['popularity'])))
  const permId = readPattern(given, 'permId', /^\d{1,20}$/, 'a text of digits')
  return {
    id,
    type: readType(given['type'], classes, table),
    label,
    ...(description !== undefined && { description }),
    names: readAliases(given['aliases'], label),
    classes: table.mostSpecific(classes),
    prior: readPrior(given),
    ...(country !== undefined && { country: country.toLowerCase() }),
    related: readList(given['related'], 'related', MOST_RELATED).map((related) => readId(related, 'related')),
    ...(permId !== undefined && { permId }),
    ...(assumed.length > 0 && { assumed }),
    ...(!assumed.includes('prior') && { priorGiven: true })
  }
}

/** `null` is as good as no field. */
function hasValue(value: unknown): boolean {
  return value !== undefined && value !== null
}

function readId(value: unknown, field: string): string {
  if (typeof value !== 'string' || value.length > LONGEST_ID || !/^[A-Za-z0-9][A-Za-z0-9._:-]*$/.test(value))
    throw new LineFault(`${field} must be 1 to ${LONGEST_ID} letters (a to z), digits and the signs -_.:, with a letter or digit first`)
  if (/^T\d+$/i.test(value)) throw new LineFault(`${field} "${value}" looks like the numbers T0, T1 ... of entities in answers; put something before it`)
  return value
}

function readName(value: unknown, field: string): string {
  if (typeof value !== 'string') throw new LineFault(`${field} must be a text`)
  const name = oneLine(value)
  if (foldName(name) === '') throw new LineFault(`${field} has no letter or digit`)
  // some signs are several letters where a name is looked up
  const length = Math.max(name.length, foldName(name).length)
  if (length > LONGEST_NAME) throw new LineFault(`${field} has a name of ${length} characters; ${LONGEST_NAME} are the most`)
  return name
}

function readType(value: unknown, classes: readonly string[], table: ClassTable): KnownType {
  if (!hasValue(value)) return classes.map((name) => table.typeOfClass(name)!)[0] ?? 'UNKNOWN'
  const type = typeof value === 'string' ? value.toUpperCase() : ''
  if (!(knownTypes as readonly string[]).includes(type)) throw new LineFault(`type must be one of ${knownTypes.join(', ')}`)
  return type as KnownType
}

function readClasses(value: unknown, table: ClassTable): string[] {
  return readList(value, 'classes', MOST_CLASSES).map((name) => {
    if (typeof name !== 'string' || table.typeOfClass(name) === undefined) throw new LineFault(`class ${JSON.stringify(name)} is not in the DBpedia ontology`)
    return name
  })
}

/** A list of names, or an object with names by language. */
function readAliases(value: unknown, label: string): EntityRecord['names'] {
  const list = new NameList(label, MOST_NAMES)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    let count = 0
    for (const [language, given] of Object.entries(value)) {
      const code = keptLanguage(language)
      if (code === undefined) throw new LineFault(`aliases: language "${language}" is not known`)
      const names = typeof given === 'string' ? [given] : readList(given, 'aliases', MOST_NAMES)
      count += names.length
      if (count > MOST_NAMES) throw new LineFault(`aliases has more than ${MOST_NAMES} values in all languages together`)
      for (const name of names) list.add(readName(name, 'aliases'), 'alias', code)
    }
  } else for (const name of readList(value, 'aliases', MOST_NAMES)) list.add(readName(name, 'aliases'), 'alias')
  return list.names
}

function readList(value: unknown, field: string, most: number): readonly unknown[] {
  if (!hasValue(value)) return []
  if (!Array.isArray(value)) throw new LineFault(`${field} must be a list`)
  if (value.length > most) throw new LineFault(`${field} has ${value.length} values; ${most} are the most`)
  return value
}

function readPrior({ prior, popularity }: Fields): number {
  if (hasValue(prior) && hasValue(popularity)) throw new LineFault('prior and popularity exclude each other')
  if (hasValue(prior)) {
    if (typeof prior !== 'number' || !(prior >= 0 && prior <= 1)) throw new LineFault('prior must be a number from 0 to 1')
    return prior
  }
  const sitelinks = popularity ?? USUAL_POPULARITY
  if (typeof sitelinks !== 'number' || !(sitelinks >= 0)) throw new LineFault('popularity must be a number from 0')
  return priorOf({ sitelinks })
}

function readText(given: Fields, field: string, longest: number): string | undefined {
  const value = given[field]
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string') throw new LineFault(`${field} must be a text`)
  if (value.length > longest) throw new LineFault(`${field} has ${value.length} characters; ${longest} are the most`)
  return oneLine(value) || undefined
}

function readPattern(given: Fields, field: string, pattern: RegExp, meaning: string): string | undefined {
  const value = given[field]
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string' || !pattern.test(value)) throw new LineFault(`${field} must be ${meaning}`)
  return value
}
