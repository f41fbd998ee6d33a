/** Brings what callers send to what a schema describes, without judging it: samples write `"true"` for true and `"5"` for 5. */
import type { TSchema } from '@sinclair/typebox'

const numeric = /^[+-]?\d{1,20}(?:\.\d{1,20})?$/

/**
 * A copy of the value with only what the schema knows: unknown fields and nulls are left out, strings turned into booleans and numbers
 * where those are wanted, choices marked `x-caseless` spelled as the schema does. A value that cannot be meant stays as it is, for the check to refuse.
 */
export function coerce(schema: TSchema, value: unknown): unknown {
  switch (schema['type']) {
    case 'object':
      return coerceObject(schema, value)
    case 'array':
      return Array.isArray(value) ? value.map((item) => coerce(schema['items'] as TSchema, item)) : value
    case 'boolean':
      return typeof value === 'string' ? booleanOf(value) : value
    case 'integer':
    case 'number':
      return typeof value === 'string' && numeric.test(value.trim()) ? Number(value) : value
    default: {
      if (schema['x-caseless'] === true && typeof value === 'string') return spelledAs(schema, value)
      const meant = alternativeFor(schema, value)
      return meant === undefined ? value : coerce(meant, value)
    }
  }
}

/** Of a union of types ("an object or a string"), the one that a value is meant as; undefined for a union of words, or for none. */
export function alternativeFor(schema: TSchema, value: unknown): TSchema | undefined {
  const type = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value
  return (schema['anyOf'] as TSchema[] | undefined)?.find((option) => option['type'] === type && option['const'] === undefined)
}

function spelledAs(schema: TSchema, value: string): string {
  const lowered = value.toLowerCase()
  const choices = ((schema['anyOf'] as TSchema[] | undefined) ?? [schema]).map((option) => option['const'] as string)
  return choices.find((choice) => choice.toLowerCase() === lowered) ?? value
}

function coerceObject(schema: TSchema, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const fields: Record<string, unknown> = {}
  for (const [name, fieldSchema] of Object.entries(schema['properties'] as Record<string, TSchema>)) {
    if (!Object.hasOwn(value, name)) continue
    const field = (value as Record<string, unknown>)[name]
    if (field !== null && field !== undefined) fields[name] = coerce(fieldSchema, field)
  }
  return fields
}

function booleanOf(text: string): boolean | string {
  const lowered = text.toLowerCase()
  return lowered === 'true' ? true : lowered === 'false' ? false : text
}
