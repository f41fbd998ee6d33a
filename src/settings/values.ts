/** From what was written, in a flag, the environment or a file, to the value of a setting. */
import type { TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }

/** `GLOSSA_MAX_BODY_BYTES` for `maxBodyBytes`. */
export function environmentName(name: string): string {
  return `GLOSSA_${words(name).join('_').toUpperCase()}`
}

/** `max-body-bytes` for `maxBodyBytes`, to be written after two dashes. */
export function flagName(name: string): string {
  return words(name).join('-')
}

/** Value of a setting given as text; texts that do not fit are handed on as they are, for the check to refuse. */
export function valueOfText(schema: TSchema, text: string): unknown {
  if (schema['type'] === 'array') return listOf(text)
  if (schema['type'] === 'boolean') return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text
  if (schema['duration'] === true) return milliseconds(text)
  if (schema['type'] === 'integer' || schema['type'] === 'number' || literalsOf(schema).some((literal) => typeof literal === 'number')) return numberOf(text)
  return text
}

/** What is wrong with a value, in words; undefined when nothing is. */
export function faultOf(schema: TSchema, value: unknown): string | undefined {
  const first = Value.Errors(schema, value).First()
  if (first === undefined) return undefined
  // Of a list, only the item that is wrong.
  return `${expectedBy(schema, first.schema, first.value)}, not ${JSON.stringify(first.value) ?? 'nothing'}`

  function expectedBy(whole: TSchema, part: TSchema, wrong: unknown): string {
    const literals = literalsOf(whole)
    if (literals.length > 0) return `expected one of ${literals.join(', ')}`
    if (whole['duration'] === true) return typeof wrong === 'number' ? 'expected a time from 1ms to 24h' : 'expected a time such as 500, 500ms, 30s or 5m'
    if (typeof part['expected'] === 'string' && typeof wrong === 'string') return `expected ${part['expected']}`
    return first!.message.charAt(0).toLowerCase() + first!.message.slice(1)
  }
}

/** A duration in a file may be a number of milliseconds or a text with a unit. */
export function milliseconds(text: string): unknown {
  const parts = /^(\d{1,9}(?:\.\d{1,3})?) ?(ms|s|m|h)?$/.exec(text.trim())
  return parts === null ? text : Number(parts[1]) * units[parts[2] ?? 'ms']!
}

function words(name: string): string[] {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).split('-')
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

function numberOf(text: string): unknown {
  return /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text
}

function literalsOf(schema: TSchema): unknown[] {
  return ((schema['anyOf'] as TSchema[] | undefined) ?? []).map((option) => option['const'] as unknown)
}
