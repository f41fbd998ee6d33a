import { openPool } from '../../http/analysis-pool.js'
import { createContentFetcher } from '../../http/content-uri.js'
import { documentEndpoint } from '../../http/endpoints.js'
import { faultLines, openLists } from '../../http/entity-lists.js'
import { ApiError } from '../../http/errors.js'
import { openModels } from '../../models/store.js'
import { loadSettings } from '../../settings.js'
import { type AnnotateParts, type Defaults, lineAnnotator } from '../annotate-line.js'
import { parseArguments, positionals } from '../arguments.js'
import { type Context, exitCodes, UsageError, write } from '../context.js'
import { inOrder } from '../in-order.js'
import { linesOf } from '../lines.js'
import { Progress } from '../progress.js'
import { annotateFlags, settingArguments } from '../setting-flags.js'

const flags = {
  ...annotateFlags,
  field: { type: 'string', default: 'content' },
  language: { type: 'string' },
  options: { type: 'string' },
  output: { type: 'string' },
  threads: { type: 'string' }
} as const

/** Lines in work for each thread: enough that no thread waits for its next, few enough that memory stays small. */
const linesPerThread = 8

/** NDJSON through an endpoint, in order, in constant memory; without a socket, but through the same checks as the server. */
export async function annotateCommand(argv: readonly string[], { env, stdin, stdout, stderr }: Context): Promise<number> {
  const { values, positionals: given } = parseArguments(argv, flags)
  const [path] = positionals(given, 'the endpoint')
  const read = documentEndpoint(path!)
  if (read === undefined) throw new UsageError(`unknown endpoint "${path}"`)
  const defaults = lineDefaults(values.language, values.options)
  checkDefaults(read, defaults)
  const threads = values.threads === undefined ? [] : [`--workers=${values.threads}`]
  const { settings } = loadSettings({ argv: [...settingArguments(values), ...threads], env })

  const opened = path === 'entities' && settings.entityLists !== undefined ? await openLists(settings.entityLists) : undefined
  if (opened !== undefined) for (const line of faultLines(opened.report)) stderr.write(`glossa: entity lists: ${line}\n`)
  const window = settings.workers * linesPerThread
  let started = false
  const pool = await openPool(settings, openModels(settings.models, settings.modelsLicence), {
    queueLength: window,
    userLists: () => opened?.lists.current,
    // A thread that cannot even start is told of by the fault of `createPool`.
    onFailure: (error) => started && stderr.write(`glossa: a worker failed: ${error instanceof Error ? error.message : String(error)}\n`)
  })
  started = true
  const fetchContent = createContentFetcher(settings)
  const progress = new Progress(stderr)
  const parts: AnnotateParts = { read, pool, fetchContent, settings, fullDetail: values.output === settings.fullDetailOutput, field: values.field, defaults }
  const annotate = lineAnnotator(parts, (failed) => progress.count(failed))
  try {
    await inOrder(linesOf(stdin, settings.maxBodyBytes), window, annotate, (outputs) => write(stdout, outputs))
  } finally {
    progress.end()
    // After a fault of the output nobody wants the rest of the input.
    stdin.destroy()
    await fetchContent.close()
    await pool.close()
  }
  return exitCodes.done
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

/** A wrong flag is told once, before the first line, not on every line. */
function checkDefaults(read: AnnotateParts['read'], defaults: Defaults): void {
  try {
    read({ ...defaults, content: 'x' })
  } catch (error) {
    throw error instanceof ApiError ? new UsageError(error.message) : error
  }
}
