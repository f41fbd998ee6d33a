/** The request that the form stands for. */
import { allFields, type Endpoint } from './document.js'
import type { Field } from './fields.js'

/** Values of the form by path, as they were typed; an absent or empty one is not sent. */
export type Values = Readonly<Record<string, string>>

export interface Call {
  /** Relative to the page. */
  readonly url: string
  readonly body: Readonly<Record<string, unknown>>
}

/** A value that cannot be sent. */
export class FieldError extends Error {
  constructor(
    readonly field: Field,
    message: string
  ) {
    super(`${field.label === 'Content' ? 'Text' : field.label}: ${message}`)
  }
}

/**
 * @param fullDetail value of the query parameter that asks how an answer came about
 * @throws FieldError for what is missing or cannot be read
 */
export function makeCall(endpoint: Endpoint, values: Values, fullDetail: string): Call {
  const body: Record<string, unknown> = {}
  const fields = allFields(endpoint).filter(({ path }) => !path.startsWith('{'))
  const hasAddress = isGiven(values['contentUri'])
  for (const field of fields) {
    // a text is taken from its address where one is given
    if (field.path === 'content' && hasAddress) continue
    const value = valueIn(field, values)
    if (value === undefined) {
      if (field.isRequired) throw new FieldError(field, 'nothing is given')
    } else place(body, field.path, value)
  }
  const path = endpoint.parameters.reduce((url, field) => {
    const value = values[field.path] || field.usual
    if (value === '') throw new FieldError(field, 'nothing is given')
    return url.replace(field.path, value.split(',').map(encodeURIComponent).join(','))
  }, endpoint.path)
  return { url: endpoint.isExplained ? `${path}?output=${encodeURIComponent(fullDetail)}` : path, body }
}

function isGiven(value: string | undefined): value is string {
  return value !== undefined && value.trim() !== ''
}

/** The value as the request has it; undefined where none is given. */
function valueIn(field: Field, values: Values): unknown {
  const { kind, path, parts, lineAs } = field
  const value = values[path]
  if (kind === 'parts') {
    const given = parts.flatMap((part): [string, unknown][] => {
      const partValue = valueIn(part, values)
      return partValue === undefined ? [] : [[part.path.slice(path.length + 1), partValue]]
    })
    if (given.length === 0) return isGiven(value) ? value : undefined
    if (lineAs === undefined) return Object.fromEntries(given)
    return isGiven(value) ? { [lineAs]: value, ...Object.fromEntries(given) } : undefined
  }
  if (!isGiven(value)) return undefined
  if (kind === 'number') return numberOf(field, value)
  if (kind === 'flag') return value === 'true'
  if (kind === 'list')
    return value
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
  if (kind === 'json') return jsonOf(field, value)
  return kind === 'text' ? value : value.trim()
}

function numberOf(field: Field, value: string): number {
  const number = Number(value)
  if (Number.isNaN(number)) throw new FieldError(field, 'this is no number')
  return number
}

function jsonOf(field: Field, value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    throw new FieldError(field, 'this is not JSON')
  }
}

function place(body: Record<string, unknown>, path: string, value: unknown): void {
  const [first = '', rest] = path.split('.', 2)
  if (rest === undefined) body[first] = value
  else body[first] = { ...(body[first] as object | undefined), [rest]: value }
}

/** The form that a request stands for: the opposite of `makeCall`. */
export function valuesOf(endpoint: Endpoint, request: Readonly<Record<string, unknown>>): Values {
  const values: Record<string, string> = {}
  const read = (field: Field, value: unknown): void => {
    if (value === undefined || value === null) return
    if (field.kind === 'parts' && typeof value === 'object') {
      const object = value as Readonly<Record<string, unknown>>
      if (field.lineAs !== undefined) values[field.path] = String(object[field.lineAs] ?? '')
      for (const part of field.parts) read(part, object[part.path.slice(field.path.length + 1)])
    } else if (field.kind === 'list' && Array.isArray(value)) values[field.path] = value.map(itemText).join('\n')
    else values[field.path] = typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
  for (const field of allFields(endpoint)) {
    const [first = '', rest] = field.path.split('.', 2)
    read(field, rest === undefined ? request[first] : (request[first] as Readonly<Record<string, unknown>> | undefined)?.[rest])
  }
  return values
}

function itemText(item: unknown): string {
  return typeof item === 'object' && item !== null && 'text' in item ? String(item.text) : String(item)
}
