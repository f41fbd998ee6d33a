import { createContentReader } from '../../content/reader.js'
import { ApiError } from '../../core/errors.js'
import { type Endpoint, type Params, takesDocument } from '../../endpoints/endpoint.js'
import { endpointAt } from '../../endpoints/index.js'
import { openModels } from '../../models/store.js'
import { fullDetailAsked } from '../../service/full-detail.js'
import { openPool, openResources } from '../../service/pool.js'
import { createService } from '../../service/service.js'
import { SettingsSchema } from '../../settings/schema.js'
import { loadSettings } from '../../settings.js'
import { type AnnotateParts, type Defaults, type InputLine, lineAnnotator } from '../annotate-line.js'
import { parseArguments, positionals, wholeNumber } from '../arguments.js'
import { type Context, exitCodes, UsageError, write } from '../context.js'
import { inOrder } from '../in-order.js'
import { linesOf } from '../lines.js'
import { Progress } from '../progress.js'
import { annotateFlags, settingArguments } from '../setting-flags.js'

const flags = {
  ...annotateFlags,
  field: { type: 'string' },
  language: { type: 'string' },
  options: { type: 'string' },
  output: { type: 'string' },
  threads: { type: 'string' }
} as const

/** Flags that mean something for texts only. */
const documentFlags = ['field', 'language', 'options', 'output'] as const

const maximumThreads = SettingsSchema.properties.workers.maximum!

/** Lines in work for each thread: enough that no thread waits for its next, few enough that memory stays small. */
const linesPerThread = 8

/**
 * NDJSON through an endpoint, in order, in constant memory; without a socket, but through the same checks as the server. Blank lines are ignored.
 * @returns the exit code: 1 when a line failed
 */
export async function annotateCommand(argv: readonly string[], { env, stdin, stdout, stderr }: Context): Promise<number> {
  const { values, positionals: given } = parseArguments(argv, flags)
  const [path] = positionals(given, 'the endpoint')
  const found = endpointAt(path!)
  if (found === undefined) throw new UsageError(`unknown endpoint "${path}"`)
  const { endpoint, params } = found
  for (const flag of documentFlags)
    if (values[flag] !== undefined && !takesDocument(endpoint)) throw new UsageError(`--${flag} is for endpoints that take a text`)
  const defaults = lineDefaults(values.language, values.options)
  if (takesDocument(endpoint)) checkDefaults(endpoint, params, defaults)
  const threads = values.threads === undefined ? [] : [`--workers=${wholeNumber('threads', values.threads, 1, maximumThreads)}`]
  const { settings } = loadSettings({ argv: [...settingArguments(values), ...threads], env })

  const resources = await openResources(settings, [endpoint])
  for (const { report } of Object.values(resources)) for (const line of report.faults) stderr.write(`glossa: ${line}\n`)
  const window = settings.workers * linesPerThread
  let started = false
  const pool = await openPool(settings, openModels(settings.models, settings.modelsLicence), [endpoint], resources, {
    queueLength: window,
    // A thread that cannot even start is told of by the fault of `createPool`.
    onFailure: (error) => started && stderr.write(`glossa: a worker failed: ${error instanceof Error ? error.message : String(error)}\n`)
  })
  started = true
  const content = createContentReader(settings)
  const service = createService({ settings, pool, content })
  const progress = new Progress(stderr)
  const fullDetail = fullDetailAsked(values.output, settings)
  const parts: AnnotateParts = { endpoint, params, service, settings, fullDetail, field: values.field ?? 'content', defaults }
  const annotate = lineAnnotator(parts, (failed) => progress.count(failed))
  try {
    await inOrder(textLines(linesOf(stdin, settings.maxBodyBytes)), window, annotate, (outputs) => write(stdout, outputs))
    progress.end()
  } finally {
    progress.stop()
    // After a fault of the output nobody wants the rest of the input.
    stdin.destroy()
    await content.close()
    await pool.close()
  }
  return progress.errors === 0 ? exitCodes.done : exitCodes.fault
}

/** Lines that are not blank, with the numbers that an editor shows for them. */
async function* textLines(lines: AsyncIterable<Buffer | undefined>): AsyncGenerator<InputLine> {
  let number = 0
  for await (const bytes of lines) {
    number++
    if (bytes === undefined || !isBlank(bytes)) yield { bytes, number }
  }
}

function isBlank(line: Buffer): boolean {
  return line.every((byte) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d))
}

function lineDefaults(language: string | undefined, options: string | undefined): Defaults {
  return { ...(language === undefined ? {} : { language }), ...(options === undefined ? {} : { options: parseOptions(options) }) }
}

function parseOptions(text: string): object {
  let options: unknown
  try {
    options = JSON.parse(text)
  } catch {
    throw new UsageError('--options is not valid JSON')
  }
  if (typeof options !== 'object' || options === null || Array.isArray(options)) throw new UsageError('--options must be a JSON object')
  return options
}

/** A wrong path or flag is told once, before the first line, not on every line. */
function checkDefaults(endpoint: Endpoint, params: Params, defaults: Defaults): void {
  try {
    endpoint.read({ ...defaults, content: 'x' }, { params })
  } catch (error) {
    throw error instanceof ApiError ? new UsageError(error.message) : error
  }
}
