/** Checks request bodies against their schemas, the same ones that the interface document shows. */
import type { Static, TObject, TSchema } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { type ValueError, ValueErrorType } from '@sinclair/typebox/errors'
import { type ApiError, apiError } from '../../core/errors.js'
import { alternativeFor, coerce } from './coerce.js'

/** Faults of a value that has the right type: they are `badRequest`, all others `badRequestFormat`. */
const rangeFaults = new Set([
  ValueErrorType.ArrayMaxItems,
  ValueErrorType.ArrayMinItems,
  ValueErrorType.IntegerExclusiveMaximum,
  ValueErrorType.IntegerExclusiveMinimum,
  ValueErrorType.IntegerMaximum,
  ValueErrorType.IntegerMinimum,
  ValueErrorType.NumberMaximum,
  ValueErrorType.NumberMinimum,
  ValueErrorType.StringMaxLength,
  ValueErrorType.StringPattern
])

/** Faults of a value that is of another type altogether. */
const typeFaults = new Set([
  ValueErrorType.Array,
  ValueErrorType.Boolean,
  ValueErrorType.Integer,
  ValueErrorType.Number,
  ValueErrorType.Object,
  ValueErrorType.String
])

/**
 * Compiles a schema to a function from a parsed body to its known fields: others are dropped, null counts as absent, values written as
 * strings become what the schema wants.
 * @throws ApiError (that function) `badRequestFormat` or `badRequest`, naming the field or option
 */
export function compileBody<T extends TObject>(schema: T): (body: unknown) => Static<T> {
  const check = TypeCompiler.Compile(schema)
  return (body) => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) throw apiError('badRequestFormat', 'the body must be a JSON object')
    const fields = coerce(schema, body)
    if (check.Check(fields)) return fields
    const fault = check.Errors(fields).First()
    throw fault === undefined ? apiError('badRequestFormat', 'the body is not acceptable') : faultError(fault)
  }
}

function faultError(fault: ValueError): ApiError {
  const { schema, value } = fault
  const options = (schema['anyOf'] as TSchema[] | undefined) ?? []
  const meant = alternativeFor(schema, value)
  const inner = meant === undefined ? undefined : fault.errors[options.indexOf(meant)]?.First()
  // of a value that is none of the types all of them are told (a number that JSON can write and no number can be is a number to `typeof`)
  if (inner !== undefined && !(inner.path === fault.path && typeFaults.has(inner.type))) return faultError(inner)
  const choices = literalsOf(schema)
  const inRange = rangeFaults.has(fault.type) || (choices.length > 0 && typeof value === 'string')
  return apiError(inRange ? 'badRequest' : 'badRequestFormat', `${nameOf(fault.path)}: ${wantedBy(fault, choices, options)}`)
}

/** What was expected in place of the value, in words. */
function wantedBy({ value, message }: ValueError, choices: readonly unknown[], options: readonly TSchema[]): string {
  if (value === undefined) return lowerFirst(message)
  if (choices.length > 0) return `expected one of ${choices.join(', ')}`
  const wanted = options.length > 0 ? `expected ${options.map((option) => String(option['type'])).join(' or ')}` : lowerFirst(message)
  return typeof value === 'number' && !Number.isFinite(value) ? `${wanted}, not a number beyond 1.8e308` : wanted
}

/** `option "languageHint"` for `/options/languageHint`, `field "content"` for `/content`. */
function nameOf(path: string): string {
  const [first, ...rest] = path.slice(1).split('/')
  return first === 'options' && rest.length > 0 ? `option "${rest.join('.')}"` : `field "${[first, ...rest].join('.')}"`
}

function literalsOf(schema: TSchema): unknown[] {
  const options = (schema['anyOf'] as TSchema[] | undefined) ?? (schema['const'] === undefined ? [] : [schema])
  return options.flatMap((option) => (option['const'] === undefined ? [] : [option['const'] as unknown]))
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
