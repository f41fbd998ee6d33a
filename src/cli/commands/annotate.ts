import { createContentReader } from '../../content/reader.js'
import { ApiError } from '../../core/errors.js'
import { type Endpoint, type Params, takesDocument } from '../../endpoints/endpoint.js'
import { endpointAt } from '../../endpoints/index.js'
import { openModels } from '../../models/store.js'
import { fullDetailAsked } from '../../service/full-detail.js'
import { knowledgeBaseOf } from '../../service/knowledge.js'
import { inOrder } from '../../service/lines/in-order.js'
import { type Defaults, type LineParts, lineAnswers } from '../../service/lines/line-answers.js'
import { textLines } from '../../service/lines/lines.js'
import { openPool } from '../../service/pool.js'
import { openResources } from '../../service/resources.js'
import { createService } from '../../service/service.js'
import { SettingsSchema } from '../../settings/schema.js'
import { loadSettings, type Settings } from '../../settings.js'
import { parseArguments, positionals, wholeNumber } from '../arguments.js'
import { type Context, exitCodes, UsageError, write } from '../context.js'
import { Progress } from '../progress.js'
import { annotateFlags, settingArguments } from '../setting-flags.js'
import { unpackingProgress } from '../unpacking.js'

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
  const store = openModels(settings.models, settings.modelsLicence)
  const say = (message: string) => void stderr.write(`glossa: ${message}\n`)
  const base = knowledgeBaseOf(settings, store, { say, progress: unpackingProgress(stderr) })
  const pool = await openPool(settings, store, [endpoint], resources, {
    queueLength: window,
    knowledge: base && { base, atOnce: linksAlways(settings, defaults) },
    // A thread that cannot even start is told of by the fault of `createPool`.
    onFailure: (error) => started && say(`a worker failed: ${error instanceof Error ? error.message : String(error)}`)
  })
  started = true
  const content = createContentReader(settings)
  const service = createService({ settings, pool, content })
  const progress = new Progress(stderr)
  const fullDetail = fullDetailAsked(values.output, settings)
  const parts: LineParts = { endpoint, params, service, settings, fullDetail, field: values.field ?? 'content', defaults }
  const annotate = lineAnswers(parts, (_, error) => progress.count(error !== undefined))
  try {
    await inOrder(textLines(stdin, settings.maxBodyBytes), window, annotate, (outputs) => write(stdout, outputs))
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

/** Whether every line that does not say otherwise is linked: then a base that cannot be opened is told before the first line. Else it is opened when a line asks for it. */
function linksAlways({ linkEntities }: Settings, { options }: Defaults): boolean {
  const given = (options as { readonly linkEntities?: unknown } | undefined)?.linkEntities ?? linkEntities
  return String(given).toLowerCase() === 'true'
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
