/** Lines of lists of names: NDJSON objects, or columns parted by tabs, of which the first alone makes a plain list. */
import { isUtf8 } from 'node:buffer'
import { nameLanguage } from '../languages.js'
import { MOST_CHARACTERS, type NameKind } from '../types.js'

/** A name of a list with the list's own number of it. */
export interface ListedName {
  readonly text: string
  readonly id?: string | number
  readonly language?: string
  readonly kind?: NameKind
}

/** A line that is no name; the message says why. */
export class ListLineFault extends Error {
  override name = 'ListLineFault'
}

const KINDS: readonly NameKind[] = ['PERSON', 'LOCATION', 'ORGANIZATION']
const COLUMNS = ['text', 'id', 'language', 'entityType'] as const
const LONGEST_ID = 200
const BYTE_ORDER_MARK = '\ufeff'

/**
 * @param bytes a line without its newline: `{"text": ..., "id": ..., "language": ..., "entityType": ...}`, of which the text is needed, or the same four parted by tabs
 * @returns undefined for a blank line @throws ListLineFault
 */
export function listedName(bytes: Buffer): ListedName | undefined {
  if (!isUtf8(bytes)) throw new ListLineFault('is not valid UTF-8')
  const decoded = bytes.toString('utf8')
  const line = decoded.startsWith(BYTE_ORDER_MARK) ? decoded.slice(1) : decoded
  if (line.trim() === '') return undefined
  const fields = line.trimStart().startsWith('{') ? fieldsOfObject(line) : fieldsOfColumns(line)
  const language = languageOf(fields['language'])
  const kind = kindOf(fields['entityType'])
  const id = idOf(fields['id'])
  return { text: textOf(fields['text']), ...(id !== undefined && { id }), ...(language !== undefined && { language }), ...(kind !== undefined && { kind }) }
}

type Fields = Readonly<Record<string, unknown>>

function fieldsOfObject(line: string): Fields {
  try {
    return JSON.parse(line) as Fields
  } catch (error) {
    throw new ListLineFault(`is not valid JSON (${(error as Error).message.slice(0, 100)})`)
  }
}

/** An empty column is none. */
function fieldsOfColumns(line: string): Fields {
  const cells = line.replace(/\r$/, '').split('\t')
  if (cells.length > COLUMNS.length) throw new ListLineFault(`has ${cells.length} columns; ${COLUMNS.join(', ')} are all`)
  return Object.fromEntries(cells.map((cell, column) => [COLUMNS[column]!, column > 0 && cell.trim() === '' ? undefined : cell]))
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new ListLineFault('has no "text" that is a text')
  const text = value.replace(/\s+/g, ' ').trim().normalize('NFC')
  if (!/[\p{L}\p{N}]/u.test(text)) throw new ListLineFault('has a name without a letter or digit')
  if (text.length > MOST_CHARACTERS) throw new ListLineFault(`has a name of ${text.length} characters; ${MOST_CHARACTERS} are the most`)
  return text
}

function idOf(value: unknown): string | number | undefined {
  if (value === undefined || value === null) return undefined
  const id = typeof value === 'string' ? value.trim() : value
  if (typeof id === 'number' && Number.isInteger(id) && !Number.isSafeInteger(id))
    throw new ListLineFault('has an id that is a whole number beyond 2^53, which would become another one: put it into quotation marks')
  if ((typeof id === 'string' && id.length <= LONGEST_ID) || (typeof id === 'number' && Number.isFinite(id))) return id
  throw new ListLineFault(`has an id that is no number and no text of at most ${LONGEST_ID} characters`)
}

function languageOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  const language = typeof value === 'string' ? nameLanguage(value.trim()) : undefined
  if (language === undefined) throw new ListLineFault(`has a language that is not known: ${JSON.stringify(value).slice(0, 40)}`)
  return language
}

function kindOf(value: unknown): NameKind | undefined {
  if (value === undefined || value === null) return undefined
  const kind = KINDS.find((known) => typeof value === 'string' && known === value.trim().toUpperCase())
  if (kind === undefined) throw new ListLineFault(`has an entity type that is none of ${KINDS.join(', ')}: ${JSON.stringify(value).slice(0, 40)}`)
  return kind
}
