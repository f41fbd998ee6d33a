/** Fields of the form, made from the schema of a request: an endpoint that is added to the server gets its form by itself. */
import { alternative, type Schema } from './schema.js'

/**
 * - text: a long text; line: a short one; list: one item a line; json: anything else, as JSON
 * - flag: yes, no, or as the server does by itself; choice: one word; several: words with commas
 * - parts: an object or a line; the object's fields are `parts`
 */
export type FieldKind = 'text' | 'line' | 'list' | 'json' | 'number' | 'flag' | 'choice' | 'several' | 'parts'

export interface Field {
  /** Where the value goes in the request: `content`, `options.linkEntities`; `{features}` for a parameter of the path. */
  readonly path: string
  readonly label: string
  readonly description: string
  readonly kind: FieldKind
  /** What is to be analysed: it stands first, and is never kept in the address of the page. */
  readonly isText: boolean
  /** The request is not complete without it. */
  readonly isRequired: boolean
  readonly choices: readonly string[]
  /** What the server takes where nothing is given, as text; empty for nothing that is told. */
  readonly usual: string
  readonly minimum?: number | undefined
  readonly maximum?: number | undefined
  /** Values to pick from beside others. */
  readonly suggestions: readonly string[]
  readonly parts: readonly Field[]
  /** The part that the line stands for; undefined where a line and an object exclude each other. */
  readonly lineAs?: string | undefined
}

/** Fields of one object of the request. */
export interface FieldGroup {
  /** Name of the object; empty for the request itself. */
  readonly name: string
  readonly description: string
  readonly fields: readonly Field[]
}

const WITHOUT_EFFECT = /without effect/
/** Names of fields that hold the text of a document, or where it is. */
const DOCUMENT = new Set(['content', 'contentUri'])
/** Strings that are no longer than this are codes, not texts. */
const CODE_LENGTH = 40

/** Groups of fields, those of the request itself first. */
export function fieldGroups(schema: Schema): FieldGroup[] {
  const own: Field[] = []
  const groups: FieldGroup[] = []
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (property.type === 'object' && property.properties !== undefined)
      groups.push({ name, description: property.description ?? '', fields: fieldsOf(property, `${name}.`) })
    else own.push(fieldOf(name, property, schema.required?.includes(name) === true, ''))
  }
  return [{ name: '', description: '', fields: own }, ...groups.filter(({ fields }) => fields.length > 0)]
}

function fieldsOf(schema: Schema, prefix: string): Field[] {
  return Object.entries(schema.properties ?? {})
    .filter(([, property]) => !WITHOUT_EFFECT.test(property.description ?? ''))
    .map(([name, property]) => fieldOf(name, property, schema.required?.includes(name) === true, prefix))
}

function fieldOf(name: string, schema: Schema, isRequired: boolean, prefix: string): Field {
  const path = `${prefix}${name}`
  const object = alternative(schema, 'object')
  const kind = kindOf(name, schema)
  const isLong = schema.maxLength === undefined || schema.maxLength > CODE_LENGTH
  return {
    path,
    label: labelOf(name),
    description: descriptionOf(schema),
    kind,
    isText: prefix === '' && (DOCUMENT.has(name) || kind === 'parts' || kind === 'list' || (isRequired && kind === 'line' && isLong)),
    isRequired: isRequired || name === 'content',
    choices: schema.enum ?? [],
    usual: usualOf(schema.default),
    minimum: schema.minimum,
    maximum: schema.maximum,
    suggestions: (schema.examples ?? []).filter((value) => typeof value === 'string'),
    parts: kind === 'parts' ? fieldsOf(object!, `${path}.`).filter((part) => part.path !== `${path}.text`) : [],
    lineAs: object?.properties?.['text'] === undefined ? undefined : 'text'
  }
}

function kindOf(name: string, schema: Schema): FieldKind {
  if (schema.enum !== undefined) return 'choice'
  if (schema.type === 'boolean') return 'flag'
  if (schema.type === 'number' || schema.type === 'integer') return 'number'
  if (schema.type === 'string') return name === 'content' ? 'text' : 'line'
  if (schema.type === 'array' && (schema.items?.type === 'string' || alternative(schema.items ?? {}, 'string'))) return 'list'
  if (alternative(schema, 'object')?.properties !== undefined && alternative(schema, 'string')) return 'parts'
  return alternative(schema, 'string') ? 'line' : 'json'
}

/** A parameter of the path; one whose description lists words is a choice of several. */
export function parameterField(name: string, description: string, examples: readonly string[]): Field {
  const words = /^([\w-]+(?:, [\w-]+)+), or several/.exec(description)?.[1]?.split(', ') ?? []
  return {
    path: `{${name}}`,
    label: labelOf(name),
    description: words.length > 0 ? '' : description,
    kind: words.length > 0 ? 'several' : 'line',
    isText: false,
    isRequired: true,
    choices: words,
    usual: examples[0] ?? words[0] ?? '',
    suggestions: examples,
    parts: []
  }
}

/** `Name 1` for `name1`, `Post code` for `postCode`. */
export function labelOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z0-9])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** What is said of every choice of words helps nobody who picks from a list. */
function descriptionOf({ description = '' }: Schema): string {
  return description.replace(/; without regard to case$/, '')
}

function usualOf(value: unknown): string {
  return value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)
}
