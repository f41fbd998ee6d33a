/** `glossa names index`: a list of names becomes an index in a folder. */
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import type { ModelStore } from '../../models/store.js'
import { buildNameIndex } from '../../names/retrieval/index-builder.js'
import { NameIndexError, type NameIndexMeta } from '../../names/retrieval/index-files.js'
import { type ListedName, ListLineFault } from '../../names/retrieval/list-lines.js'
import { wholeNumber } from '../arguments.js'
import { type Context, exitCodes, UsageError } from '../context.js'
import { count } from '../kb/progress-line.js'
import { listLines } from './list-source.js'
import { NamesProgress } from './progress-line.js'

export const indexFlags = {
  index: { type: 'string' },
  replace: { type: 'boolean', default: false },
  threads: { type: 'string' }
} as const

interface IndexValues {
  readonly index?: string | undefined
  readonly replace?: boolean | undefined
  readonly threads?: string | undefined
}

/** More parts than these make a search longer than they make the building shorter. */
const USUAL_THREADS = 4
const MOST_THREADS = 64
/** Broken lines that are named. */
const MOST_TOLD = 20
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

interface Reading {
  lines: number
  broken: number
  readonly told: string[]
}

/**
 * @param list path, or `-` for standard input
 * @throws UsageError, NameIndexError, ModelError
 */
export async function indexCommand(list: string, values: IndexValues, store: ModelStore, context: Context): Promise<number> {
  const { stderr, stdin } = context
  if (values.index === undefined) throw new UsageError('--index is missing')
  const folder = resolve(values.index)
  const threads = values.threads === undefined ? Math.min(USUAL_THREADS, availableParallelism()) : wholeNumber('threads', values.threads, 1, MOST_THREADS)
  const progress = new NamesProgress(stderr)
  const reading: Reading = { lines: 0, broken: 0, told: [] }
  const stop = new AbortController()
  const hear = () => {
    stop.abort(new NameIndexError('stopped; no index was made'))
    if (list === '-') stdin.destroy()
  }
  for (const signal of SIGNALS) process.on(signal, hear)
  try {
    const names = namesOf(list, stdin, reading, progress)
    const meta = await buildNameIndex(names, {
      folder,
      store,
      threads,
      replace: values.replace ?? false,
      progress: (done, all) => progress.indexed(done, all),
      signal: stop.signal
    })
    progress.clear()
    report(reading, meta, folder, progress.seconds, stderr)
    return exitCodes.done
  } catch (error) {
    progress.clear()
    tellBroken(reading, stderr)
    throw error
  } finally {
    for (const signal of SIGNALS) process.off(signal, hear)
  }
}

async function* namesOf(list: string, stdin: Context['stdin'], reading: Reading, progress: NamesProgress): AsyncGenerator<ListedName> {
  for await (const { number, name } of listLines(list, stdin)) {
    reading.lines++
    progress.read(reading.lines)
    if (!(name instanceof ListLineFault)) {
      yield name
      continue
    }
    reading.broken++
    if (reading.told.length < MOST_TOLD) reading.told.push(`line ${number} ${name.message}`)
  }
}

function report(reading: Reading, meta: NameIndexMeta, folder: string, seconds: number, stderr: Context['stderr']): void {
  const bytes = Object.values(meta.files).reduce((sum, file) => sum + file.bytes, 0)
  tellBroken(reading, stderr)
  const rate = count(Math.round(meta.names / seconds))
  say(stderr, `${count(reading.lines)} lines in ${seconds.toFixed(1)} s, ${rate} names a second`)
  say(stderr, `${folder} holds ${count(meta.names)} names, ${count(meta.distinct)} of them different (${(bytes / 1e6).toFixed(0)} MB)`)
}

function tellBroken({ broken, told }: Reading, stderr: Context['stderr']): void {
  if (broken === 0) return
  say(stderr, `${count(broken)} ${broken === 1 ? 'line is broken and was' : 'lines are broken and were'} skipped:`)
  for (const line of told) say(stderr, `  ${line}`)
  if (broken > told.length) say(stderr, `  and ${count(broken - told.length)} more`)
}

function say(stream: Context['stderr'], message: string): void {
  stream.write(`glossa: ${message}\n`)
}
