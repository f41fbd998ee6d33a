/** `glossa kb import`: a dump becomes a knowledge base in a folder. */
import { resolve } from 'node:path'
import { BaseBuilder } from '../../knowledge/base/builder.js'
import { isFull } from '../../knowledge/base/disk.js'
import { type KnownType, knownTypes } from '../../knowledge/base/entity.js'
import type { BaseMeta } from '../../knowledge/base/files.js'
import { openKnowledgeBase } from '../../knowledge/base/reader.js'
import { hasPackedBase } from '../../knowledge/base/unpack.js'
import { folderBelow, packedBelow } from '../../knowledge/import/below.js'
import { ClassTable } from '../../knowledge/import/classes.js'
import { ImportError } from '../../knowledge/import/errors.js'
import { claimFolder, holdsUnfinished } from '../../knowledge/import/folder.js'
import { type BaseBelow, type ImportResult, importDump } from '../../knowledge/import/importer.js'
import { keptLanguage } from '../../knowledge/import/languages.js'
import type { ImportState } from '../../knowledge/import/progress.js'
import { checkDump } from '../../knowledge/import/source.js'
import type { ItemFilter } from '../../knowledge/import/wikidata.js'
import type { ModelStore } from '../../models/store.js'
import { NO_BASE } from '../../settings.js'
import { wholeNumber } from '../arguments.js'
import { type Context, exitCodes, UsageError } from '../context.js'
import { count, ProgressLine } from './progress-line.js'

export const importFlags = {
  out: { type: 'string' },
  merge: { type: 'string' },
  types: { type: 'string', default: 'all' },
  'min-sitelinks': { type: 'string', default: '1' },
  languages: { type: 'string', default: 'all' },
  limit: { type: 'string' },
  resume: { type: 'boolean', default: false },
  'allow-cut': { type: 'boolean', default: false }
} as const

type ImportValues = {
  readonly [name in keyof typeof importFlags]?: (typeof importFlags)[name]['type'] extends 'boolean' ? boolean | undefined : string | undefined
}

const MOST_SITELINKS = 1_000
const MOST_ENTITIES = 1_000_000_000
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/**
 * Imports, or goes on with an import that was stopped.
 * @param dump path, or `-` for standard input
 * @throws UsageError, ImportError, KnowledgeBaseError, ModelError
 */
export async function importCommand(dump: string, values: ImportValues, store: ModelStore, context: Context): Promise<number> {
  const { stderr } = context
  if (values.out === undefined) throw new UsageError('--out is missing')
  const folder = resolve(values.out)
  const filter = filterOf(values)
  const limit = values.limit === undefined ? undefined : wholeNumber('limit', values.limit, 1, MOST_ENTITIES)
  if (values.resume && !holdsUnfinished(folder)) throw new ImportError(`${folder} holds no unfinished import`)
  // before the base below is copied, which takes a while
  if (dump !== '-') await checkDump(dump)
  const table = ClassTable.open(store)
  const release = await claimFolder(folder)
  const stop = new AbortController()
  const hear = () => {
    stop.abort()
    if (dump === '-') context.stdin.destroy()
  }
  for (const signal of SIGNALS) process.on(signal, hear)
  const deaf = () => {
    for (const signal of SIGNALS) process.off(signal, hear)
  }
  const line = new ProgressLine(stderr)
  try {
    const below = openBelow(values.merge, store)
    const builder = new BaseBuilder({ folder, store, made: `import${below === undefined ? '' : `, ${below.records.name}`}` })
    let result: ImportResult | undefined
    try {
      const earlier = builder.resume<ImportState>()
      if (earlier !== undefined) say(stderr, `an earlier import came to line ${count(earlier.line)} (${count(earlier.counts.kept)} entities kept); going on`)
      result = await importDump({
        input: dump === '-' ? context.stdin : dump,
        sink: builder,
        table,
        filter,
        below: below?.records,
        limit,
        allowCut: values['allow-cut'] ?? false,
        progress: (progress) => {
          // the last part is made anew when it is interrupted: the signal is the system's
          if (progress.stage === 'finish') deaf()
          line.show(progress)
        },
        signal: stop.signal
      })
    } catch (error) {
      throw readable(error, folder)
    } finally {
      below?.close()
      // a finished builder is closed
      if (result?.meta === undefined) await builder.close().catch(() => {})
      line.clear()
    }
    return report(result, folder, stderr)
  } finally {
    deaf()
    release()
  }
}

function filterOf(values: ImportValues): ItemFilter {
  const types = listOf(values.types, (word) => {
    const type = word.toUpperCase()
    if (!(knownTypes as readonly string[]).includes(type)) throw new UsageError(`--types: "${word}" is none of all, ${knownTypes.join(', ').toLowerCase()}`)
    return type as KnownType
  })
  const languages = listOf(values.languages, (word) => {
    const code = keptLanguage(word)
    if (code === undefined) throw new UsageError(`--languages: "${word}" is no language that names are kept of`)
    return code
  })
  return {
    types,
    // the label is the English one where there is one
    languages: languages?.add('eng'),
    minimumSitelinks: wholeNumber('min-sitelinks', values['min-sitelinks'] ?? '1', 0, MOST_SITELINKS)
  }
}

function listOf<T>(text: string | undefined, read: (word: string) => T): Set<T> | undefined {
  if (text === undefined || text === 'all') return undefined
  return new Set(text.split(',').map((word) => read(word.trim())))
}

/** The base that the dump is merged with: by default the packed one, where the installation has it. */
function openBelow(merge: string | undefined, store: ModelStore): { readonly records: BaseBelow; readonly close: () => void } | undefined {
  if (merge === NO_BASE || (merge === undefined && !hasPackedBase(store))) return undefined
  if (merge === undefined || merge === 'packed') return { records: packedBelow(store), close: () => {} }
  const folder = resolve(merge)
  const base = openKnowledgeBase(folder)
  return { records: folderBelow(folder, base), close: () => base.close() }
}

/** A full or broken disk in words; anything else as it is. */
function readable(error: unknown, folder: string): unknown {
  const { message } = error as Error
  const why = isFull(folder, error) ? 'no space left on the disk' : message
  if (why === message && !/input\/output error/i.test(String(message))) return error
  return new ImportError(`${why}: ${folder}. What was imported up to the last checkpoint stays; once that is mended the same command goes on`)
}

function report({ state, meta, stopped }: ImportResult, folder: string, stderr: Context['stderr']): number {
  const { counts, line } = state
  const { dropped } = counts
  const reasons = [
    [dropped.type, 'of other types'],
    [dropped.sitelinks, 'with too few sitelinks'],
    [dropped['left out'], 'pages of Wikimedia or mere names'],
    [dropped['no name'], 'without a name'],
    [dropped['no item'], 'properties, lexemes or redirects']
  ] as const
  const without = reasons.flatMap(([number, words]) => (number > 0 ? [`${count(number)} ${words}`] : []))
  say(
    stderr,
    `${count(line)} lines, ${count(counts.entities)} entities, ${count(counts.kept)} kept${without.length > 0 ? `; left out: ${without.join(', ')}` : ''}`
  )
  if (counts.faulty > 0) {
    say(stderr, `${count(counts.faulty)} ${counts.faulty === 1 ? 'line' : 'lines'} could not be read and ${counts.faulty === 1 ? 'was' : 'were'} skipped:`)
    for (const fault of counts.faults) say(stderr, `  line ${fault.line}: ${fault.message}`)
    if (counts.faulty > counts.faults.length) say(stderr, `  and ${count(counts.faulty - counts.faults.length)} more`)
  }
  if (stopped === 'signal') say(stderr, `stopped after line ${count(line)}; the same command goes on from there`)
  else if (stopped !== undefined)
    say(
      stderr,
      `the dump ends after line ${count(line)}: ${stopped.cut}. What was read is kept; run the same command with the whole dump to go on, or with --allow-cut to take it as it is`
    )
  if (meta !== undefined) say(stderr, finished(meta, folder))
  return meta === undefined ? exitCodes.fault : exitCodes.done
}

function finished({ entities, names, files }: BaseMeta, folder: string): string {
  const bytes = Object.values(files).reduce((sum, size) => sum + size, 0)
  return `${folder} holds ${count(entities)} entities with ${count(names)} names (${(bytes / 1e6).toFixed(0)} MB); the setting knowledgeBase takes this folder`
}

function say(stream: Context['stderr'], message: string): void {
  stream.write(`glossa: ${message}\n`)
}
