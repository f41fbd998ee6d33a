import type { TSchema } from '@sinclair/typebox'

const encoder = new TextEncoder()

/**
 * Makes the function from an answer to its JSON as UTF-8 bytes in a buffer of their own (so that it can be transferred); lone surrogates leave as
 * `\udXXX` escapes. Numbers that are no integers by the schemas (confidences, scores) keep their decimal point where they are whole (`1.0`), as recordings
 * of the interface show them. A quotation mark inside a string is escaped, so no text looks like a field.
 * @param answers schemas of all answers
 */
export function jsonEncoder(answers: readonly TSchema[]): (value: unknown) => Uint8Array {
  const names = [...new Set(answers.flatMap(decimalFields))]
  if (names.length === 0) return (value) => encoder.encode(JSON.stringify(value))
  const whole = new RegExp(`"(${names.join('|')})":(-?\\d+)(?=[,}])`, 'g')
  return (value) => encoder.encode(JSON.stringify(value).replace(whole, '"$1":$2.0'))
}

/** Names of the fields of type number, at any depth. */
function decimalFields(schema: TSchema): string[] {
  const fields = Object.entries((schema['properties'] as Record<string, TSchema> | undefined) ?? {})
  const inner = [
    ...fields.map(([, field]) => field),
    ...((schema['anyOf'] as TSchema[] | undefined) ?? []),
    ...(schema['items'] === undefined ? [] : [schema['items'] as TSchema])
  ]
  return [...fields.filter(([, field]) => field['type'] === 'number').map(([name]) => name), ...inner.flatMap(decimalFields)]
}
