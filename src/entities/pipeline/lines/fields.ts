/** Fields of forms (`Employer: Michelin`) and columns of tables (`name,city,company`): what the field is called tells the type of the name in it. */
import type { TokenList } from '../../../core/spans.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, mentionWeight } from '../../types.js'
import { byStart } from '../redactor.js'
import { linesOf } from '../text-lines.js'
import { tokenFrom } from '../token-places.js'
import { isFiller } from './field-fillers.js'
import { fieldWords } from './field-words.js'
import { isLabelWord } from './label-words.js'
import { areNameParts } from './name-columns.js'

type FieldType = 'PERSON' | 'LOCATION' | 'ORGANIZATION' | 'party'

interface Field {
  readonly start: number
  readonly end: number
  readonly type: FieldType
}

interface Fields {
  readonly values: Field[]
  /** Names of fields, which are no names of anything else. */
  readonly labels: (readonly [start: number, end: number])[]
}

/** Where names come from whose field tells their type; that of a party may be either. */
const FIELDS = 'fields'
const PARTIES = 'parties'

/** Whether the field that a name stands in says that it is a person. */
export function isPersonOfField({ type, subsource }: Mention): boolean {
  return subsource === FIELDS && type === 'PERSON'
}

/** Confidence of a name whose field tells its type. */
const FIELD = 0.9
const MOST_LABEL = 32
const MOST_VALUE = 60
const MOST_WORDS = 6
/** Longer lines are text. */
const MOST_LINE = 400
const labelled = /^[\s|>*•·-]*([^:：]{1,32}?)[ \u00a0]?[:：][ \u00a0\t]*(?=\S)/u
/** Between columns that are set apart by room alone. */
const ROOM = '  '
const separators = ['\t', '|', ';', ',', ROOM] as const
/** What the field of a birth is called: behind the day stands the town (`Narozen: 17. 2. 1988, Třebíč`). */
const birth =
  /^(?:born|date and place of birth|geboren(?: am)?|geb\.?|geburtsdatum(?: und -ort)?|née?|née?\(e\)|nacid[oa]|nat[oa]|nascid[oa]|nascut|nascuda|născută?|född|født|fødd|narozen[aá]?|narodený|narodená|ur\.|urodzon[ya]|rođena?|rojena?|született|syntynyt|sündinud|dzim\.|gimė|родил(?:ся|ась)|дата и место рождения|народи(?:вся|лася)|рођена?|роден[аи]?|doğum(?: tarihi ve yeri)?)$/iu
const townBehindDay = /(?<=\d.{0,12}),[ \u00a0](?=\p{Lu}[^\p{N},;]*$)/u
const rule = /^[\s|:+-]+$/u
const noName = /[\p{N}@/\\:：,;、；，|\t?!%€$]|[ \u00a0]{2}/u
const startsName = /^[\p{Lu}\p{Lt}\p{Lo}]/u
/** Small words inside names. */
const smallWord = /^(?:\p{Ll}{1,4}|&)$/u

const tableOf: (language: EntityLanguage) => ReadonlyMap<string, FieldType> | undefined = perLanguage((language) => {
  const words = fieldWords[language]
  const of = (list: string, type: FieldType) => list.split('|').map((word) => [word, type] as const)
  const made =
    words && new Map([...of(words.party, 'party'), ...of(words.place, 'LOCATION'), ...of(words.organization, 'ORGANIZATION'), ...of(words.person, 'PERSON')])
  return made
})

/** Whether a text is what fields of forms and tables are called in a language. */
export function isFieldName(text: string, language: EntityLanguage): boolean {
  return tableOf(language)?.has(text.toLowerCase()) === true
}

/** Whether the value of a field that is called so is a person. */
export function isPersonField(text: string, language: EntityLanguage): boolean {
  return tableOf(language)?.get(text.toLowerCase()) === 'PERSON'
}

/** Whether the value of a field that is called so can be an organization. */
export function isOrganizationField(text: string, language: EntityLanguage): boolean {
  const type = tableOf(language)?.get(text.toLowerCase())
  return type === 'ORGANIZATION' || type === 'party'
}

/**
 * Names with those that fields tell: a value has the type of its field whether a model found it, a part of it, or nothing; a field's name is none.
 * What forms have in place of a name (`Name: Vacant`) is none, nor is a word that is a name of nothing but another field, or an ordinary word that no list has as a
 * name of that type. Linear in the text.
 * @param names of models, in any order
 * @param flags of the lists, by token (`Flag`)
 */
export function withFields(tokens: TokenList, names: readonly Mention[], language: EntityLanguage, flags: Uint32Array): Mention[] {
  const { text } = tokens
  const table = tableOf(language)
  if (table === undefined || !/[:：\n\r]/u.test(text)) return [...names]
  const { values, labels } = fieldsOf(text, table)
  if (values.length === 0) return [...names]
  const isLabel = new Set(labels.map(([start, end]) => `${start} ${end}`))
  const sorted = names.filter(({ start, end }) => !isLabel.has(`${start} ${end}`)).sort(byStart)
  const kept: Mention[] = []
  let next = 0
  for (const field of values) {
    while (next < sorted.length && sorted[next]!.end <= field.start) kept.push(sorted[next++]!)
    const inside: Mention[] = []
    while (next < sorted.length && sorted[next]!.start < field.end) inside.push(sorted[next++]!)
    const value = text.slice(field.start, field.end)
    if (isFiller(value, language)) continue
    if (inside.length === 0 && isWord(field, value, tokens, flags, language)) continue
    kept.push(...named(field, inside, text))
  }
  return [...kept, ...sorted.slice(next)]
}

/** Flags of the lists that speak for a name of a type. */
const listedAs: Readonly<Record<FieldType, number>> = {
  PERSON: Flag.given | Flag.surname | Flag.personFirst,
  LOCATION: Flag.placeFirst,
  ORGANIZATION: Flag.organisationFirst,
  party: Flag.given | Flag.surname | Flag.personFirst | Flag.organisationFirst
}

/** Whether a value is one ordinary word, or what fields are called, and no list has it as a name of its field's type. */
function isWord({ start, end, type }: Field, value: string, tokens: TokenList, flags: Uint32Array, language: EntityLanguage): boolean {
  const token = tokenFrom(tokens, start)
  if (tokens.starts[token] !== start || tokens.ends[token] !== end || (flags[token]! & listedAs[type]) !== 0) return false
  return (flags[token]! & Flag.common) !== 0 || isFieldName(value, language) || isLabelWord(value, language)
}

/** The mentions of a field in place of those that a model found there. */
function named({ start, end, type }: Field, inside: readonly Mention[], text: string): readonly Mention[] {
  if (inside.some((mention) => mention.start < start || mention.end > end || mention.source === 'gazetteer' || mention.confidence === undefined)) {
    const [only] = inside
    // companies that their legal form tells are part of the value
    if (inside.length !== 1 || only!.start < start || only!.end !== end || only!.type !== 'ORGANIZATION' || (type !== 'party' && type !== 'ORGANIZATION'))
      return inside
    return [{ ...only!, start }]
  }
  const [first] = inside
  const last = inside.at(-1)
  if (type === 'party') {
    if (first !== undefined) return inside.length === 1 && first.type === 'ORGANIZATION' && first.end === end ? [{ ...first, start }] : inside
    return [found(start, end, /[ \u00a0]/u.test(text.slice(start, end)) ? 'PERSON' : 'ORGANIZATION', PARTIES)]
  }
  if (first === undefined) return [found(start, end, type, FIELDS)]
  return [{ ...first, start, end, type, subsource: FIELDS, weight: mentionWeight.field, confidence: Math.max(FIELD, first.confidence!, last!.confidence!) }]
}

function found(start: number, end: number, type: string, subsource: string): Mention {
  return { start, end, type, source: 'gazetteer', subsource, weight: mentionWeight.field, confidence: FIELD }
}

type Cell = readonly [start: number, end: number]

interface Header {
  readonly separator: string
  readonly types: readonly (FieldType | undefined)[]
  /** Columns whose next one has the other part of the same name. */
  readonly halves: ReadonlySet<number>
}

function fieldsOf(text: string, table: ReadonlyMap<string, FieldType>): Fields {
  const fields: Fields = { values: [], labels: [] }
  let header: Header | undefined
  for (const { start: from, text: line } of linesOf(text)) {
    if (line.length > MOST_LINE) {
      header = undefined
      continue
    }
    if (header !== undefined && rule.test(line)) continue
    const cells = header === undefined ? undefined : cellsOf(line, header.separator)
    if (header !== undefined && cells!.length === header.types.length) {
      cells!.forEach(([start, end], column) => {
        const next = cells![column + 1]
        if (header!.halves.has(column) && addWhole(fields, line, from, [start, end], next!)) return
        const type = header!.types[column]
        if (fields.values.at(-1)?.end === from + end) return
        if (type !== undefined) addValue(fields, text, from + start, from + end, type)
      })
      continue
    }
    header = headerOf(line, table)
    if (header !== undefined) for (const [start, end] of cellsOf(line, header.separator)) fields.labels.push([from + start, from + end])
    else addLabelled(fields, text, line, from, table)
  }
  return fields
}

/** A line whose parts are names of fields, two of them known ones, or one of three. */
function headerOf(line: string, table: ReadonlyMap<string, FieldType>): Header | undefined {
  const english = tableOf('eng')
  for (const separator of separators) {
    if (!line.includes(separator)) continue
    const cells = cellsOf(line, separator)
    if (cells.length < 2 || cells.some(([start, end]) => end - start > MOST_LABEL)) continue
    const words = cells.map(([start, end]) => line.slice(start, end).toLowerCase())
    // programs name columns in English, whatever stands in them
    const halves = new Set(words.flatMap((word, column) => (column > 0 && areNameParts(words[column - 1]!, word) ? [column - 1] : [])))
    const types = words.map((word, column) => table.get(word) ?? english?.get(word) ?? (halves.has(column) || halves.has(column - 1) ? 'PERSON' : undefined))
    const known = types.filter((type) => type !== undefined).length
    if (known >= 2 || (known === 1 && cells.length >= 3)) return { separator, types, halves }
  }
  return undefined
}

/** Places of the cells of a line without blanks and quotation marks around them; borders of a table drawn with strokes are none. */
function cellsOf(line: string, separator: string): [start: number, end: number][] {
  const cells: [number, number][] = []
  let from = 0
  for (const part of line.split(separator)) {
    // wider room is one border
    if (separator === ROOM && part.trim() === '') {
      from += part.length + separator.length
      continue
    }
    const head = /^[\s"*]*/u.exec(part)![0].length
    const body = part.slice(head).replace(/[\s"*]+$/u, '')
    cells.push([from + head, from + head + body.length])
    from += part.length + separator.length
  }
  const isBorder = ([start, end]: [number, number]) => start === end
  if (separator === '|' && cells.length > 2 && isBorder(cells[0]!) && isBorder(cells.at(-1)!)) return cells.slice(1, -1)
  return cells
}

function addLabelled(fields: Fields, text: string, line: string, from: number, table: ReadonlyMap<string, FieldType>): void {
  const found = labelled.exec(line)
  if (found === null) return
  const label = found[1]!.trim()
  const start = from + found[0].length
  const end = from + line.trimEnd().length
  const type = table.get(label.toLowerCase())
  if (type === undefined) {
    const comma = birth.test(label) ? townBehindDay.exec(text.slice(start, Math.min(end, start + MOST_VALUE))) : null
    if (comma !== null) addValue(fields, text, start + comma.index + comma[0].length, end, 'LOCATION')
    return
  }
  const at = from + found[0].indexOf(label)
  if (addValue(fields, text, start, end, type)) fields.labels.push([at, at + label.length])
}

/** Between the cells of one name; a mention over a tab or a drawn border would be none to a reader. */
const cellBorder = /^[ \u00a0]?[,;][ \u00a0]?$/u
const partOfName = /^\p{Lu}[\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]+){0,3}$/u

/** Adds a person whose surname and given name stand in two cells, as one name. */
function addWhole({ values }: Fields, line: string, from: number, [start, middle]: Cell, [next, end]: Cell): boolean {
  if (end - start > MOST_VALUE || !cellBorder.test(line.slice(middle, next))) return false
  if (!partOfName.test(line.slice(start, middle)) || !partOfName.test(line.slice(next, end))) return false
  values.push({ start: from + start, end: from + end, type: 'PERSON' })
  return true
}

/** Who trades under the own name, in Russian and Ukrainian, and the name. */
const trader = /^(?:ИП|ЧП|ФОП|СПД)[ \u00a0](?=\p{Lu}[\p{Ll}’'ʼ-]+(?:[ \u00a0]?\p{Lu}(?:[\p{Ll}’'ʼ-]+|\.)){1,2}$)/u

/** Adds a value that can be a name. */
function addValue(fields: Fields, text: string, from: number, end: number, typeOfField: FieldType): boolean {
  const { values } = fields
  const form = trader.exec(text.slice(from, Math.min(end, from + MOST_VALUE)))?.[0].length ?? 0
  const [start, type]: [number, FieldType] = form > 0 && typeOfField !== 'LOCATION' ? [from + form, 'PERSON'] : [from, typeOfField]
  const value = text.slice(start, end)
  if (value.length === 0 || value.length > MOST_VALUE || !startsName.test(value) || noName.test(value)) return false
  const words = value.split(/[ \u00a0]/u)
  if (words.length > MOST_WORDS || !words.every((word) => /^[("'“„«]?[\p{Lu}\p{Lt}\p{Lo}]/u.test(word) || smallWord.test(word))) return false
  values.push({ start, end, type })
  return true
}
