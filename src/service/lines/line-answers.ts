/** One line of NDJSON to one line of NDJSON, for the command line and for bulk requests alike. */
import { type ApiError, apiError, errorBody } from '../../core/errors.js'
import { parseJson } from '../../core/json.js'
import { fieldSource } from '../../core/json-field.js'
import { type Endpoint, type Params, takesDocument } from '../../endpoints/endpoint.js'
import type { Settings } from '../../settings.js'
import { toApiError } from '../faults.js'
import type { Service } from '../service.js'
import type { InputLine } from './lines.js'

/** What lines that do not say it themselves are read with. */
export interface Defaults {
  readonly language?: string
  readonly options?: object
}

export interface LineParts {
  readonly endpoint: Endpoint
  readonly params: Params
  readonly service: Service
  readonly settings: Pick<Settings, 'maxBodyBytes'>
  readonly fullDetail: boolean
  /** Name of the field that holds the text. */
  readonly field: string
  readonly defaults: Defaults
}

const newline = Buffer.from('\n')
const braceOpen = 0x7b

/**
 * Makes the function from an input line to an output line with its newline. It does not reject: a fault becomes an error line, which has
 * the number of the input line.
 * @param count told of every line, with its error where it failed
 * @param hasRoom asked before an answer of so many bytes is given; where it says no, the line fails. Told of errors as well, which need none
 */
export function lineAnswers(
  parts: LineParts,
  count: (line: InputLine, error: ApiError | undefined) => void,
  hasRoom: (bytes: number, isError: boolean) => boolean = () => true
): (line: InputLine) => Promise<Uint8Array> {
  const { endpoint, params, service, settings, fullDetail } = parts
  return async (line) => {
    const { bytes, number } = line
    let id: string | undefined
    try {
      if (bytes === undefined) throw apiError('requestEntityTooLarge', `the line has more than ${settings.maxBodyBytes} bytes`)
      const value = parseJson(bytes, 'the line')
      id = idOf(value, bytes)
      // One of its own for each line: a common one would gather the listeners of all lines in work.
      const { signal } = new AbortController()
      const answer = await service.answer(
        { endpoint, params, body: bodyOf(value, parts), fullDetail, signal, background: true },
        { characters: 0, times: undefined }
      )
      const output = outputLine(id, answer.body)
      if (!hasRoom(output.byteLength, false)) throw apiError('serviceUnavailable', 'too many answers wait for callers to read them; try again')
      count(line, undefined)
      return output
    } catch (error) {
      const known = toApiError(error)
      count(line, known)
      const output = outputLine(id, errorLine(known, number))
      hasRoom(output.byteLength, true)
      return output
    }
  }
}

/** What stands in the place of an answer, without its newline. @param number of the line, counted from 1 */
export function errorLine(error: ApiError, number: number): Uint8Array {
  return Buffer.from(JSON.stringify({ error: errorBody(error), line: number }))
}

/**
 * The request body that a line means. For an endpoint on texts a string is its text, and an object has it in the chosen field and may lack what the flags
 * give; for another endpoint the line is the body.
 */
function bodyOf(value: unknown, { endpoint, field, defaults }: LineParts): unknown {
  const isDocument = takesDocument(endpoint)
  if (isDocument && typeof value === 'string') return { ...defaults, content: value }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw apiError('badRequestFormat', `the line must be a JSON object${isDocument ? ' or a JSON string' : ''}`)
  if (!isDocument) return value
  const given = value as { language?: unknown; options?: unknown; [name: string]: unknown }
  const body = { ...given, language: given.language ?? defaults.language, options: mergedOptions(given.options, defaults.options) }
  return field === 'content' ? body : { ...body, content: Object.hasOwn(given, field) ? given[field] : undefined }
}

function mergedOptions(given: unknown, defaults: object | undefined): unknown {
  if (given === undefined || given === null) return defaults
  return typeof given === 'object' && !Array.isArray(given) ? { ...defaults, ...given } : given
}

/** JSON of a line's id. Whatever a double may not hold is spelt as it came: two ids must not become one. */
function idOf(value: unknown, line: Buffer): string | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'id')) return undefined
  const { id } = value as { id: unknown }
  const isExact = typeof id === 'string' || typeof id === 'boolean' || id === null || Number.isSafeInteger(id)
  return isExact ? JSON.stringify(id) : fieldSource(line.toString('utf8'), 'id')
}

/** The answer's bytes with `id` as their first field, where there is one. */
function outputLine(id: string | undefined, answer: Uint8Array): Uint8Array {
  if (id === undefined || answer[0] !== braceOpen) return Buffer.concat([answer, newline])
  return Buffer.concat([Buffer.from(`{"id":${id},`), answer.subarray(1), newline])
}
