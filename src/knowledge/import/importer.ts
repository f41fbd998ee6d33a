/** Imports a dump into a knowledge base: streamed, in constant memory, from checkpoint to checkpoint. */
import { createHash } from 'node:crypto'
import type { EntityRecord } from '../base/entity.js'
import type { BaseMeta } from '../base/files.js'
import type { ClassTable } from './classes.js'
import { ImportError, LineFault, SyntaxFault } from './errors.js'
import { LineReader } from './line-reader.js'
import { type Line, linesFrom } from './lines.js'
import { FAULTS_TOLD, freshState, type ImportProgress, type ImportState } from './progress.js'
import { CutError, type DumpSource, openSource } from './source.js'
import type { ItemFilter } from './wikidata.js'

/** Records between two checkpoints, fewer than a builder stores by itself. */
const RECORDS_A_CHECKPOINT = 1_000
const CHECKPOINT_MS = 5_000
const TELL_MS = 250
/** Lines of Wikidata have 4 MB and more. */
const LONGEST_LINE = 64 * 1024 * 1024
/** How a dump is cut whose last line has no newline where one must be. */
const BROKEN_OFF = 'the last line is broken off'

/** Where records go: `BaseBuilder`. */
export interface RecordSink {
  add(record: EntityRecord): void
  checkpoint(value: unknown): void
  resume<T>(): T | undefined
  finish(progress: (done: number, all: number) => void): Promise<BaseMeta>
}

/** Records of the base that the dump is merged with. */
export interface BaseBelow {
  /** Tells it from others. */
  readonly name: string
  readonly count: number
  /** The records from the given one on, in an order that stays. */
  readonly records: (from: number) => Iterable<EntityRecord>
}

export interface ImportOptions {
  /** Path of the dump, or a stream of it. */
  readonly input: string | NodeJS.ReadableStream
  readonly sink: RecordSink
  readonly table: ClassTable
  readonly filter: ItemFilter
  readonly below?: BaseBelow | undefined
  /** Entities after which the rest of the dump is left. */
  readonly limit?: number | undefined
  /** Whether a dump that ends in the middle is taken as it is. */
  readonly allowCut?: boolean
  readonly progress?: (progress: ImportProgress) => void
  /** Ends the import at a checkpoint. */
  readonly signal?: AbortSignal
}

export interface ImportResult {
  readonly state: ImportState
  /** The finished base; undefined where the import stopped before. */
  readonly meta: BaseMeta | undefined
  /** Why it stopped: the signal, or the words of how the dump is cut. */
  readonly stopped: 'signal' | { readonly cut: string } | undefined
}

/**
 * Imports the dump, or goes on where an earlier import into the same sink stopped.
 * @returns what was counted, and the base where the dump was read to its end
 * @throws ImportError for another dump or other wishes than the import was begun with, a dump without entities; the errors of the sink (full disk)
 */
export async function importDump(options: ImportOptions): Promise<ImportResult> {
  const { sink, signal } = options
  const state = begin(options)
  await addBase(options, state)
  if (!state.done && !signal?.aborted) {
    const cut = await readDump(options, state)
    if (cut !== undefined && !(options.allowCut ?? false)) return { state, meta: undefined, stopped: { cut } }
  }
  if (signal?.aborted) return { state, meta: undefined, stopped: 'signal' }
  if (state.counts.kept === 0) throw new ImportError(`no entity was kept of ${state.counts.entities} in ${state.line} lines${faultsOf(state)}`)
  const meta = await sink.finish((done, all) => options.progress?.({ stage: 'finish', done, all }))
  return { state, meta, stopped: undefined }
}

function faultsOf({ counts: { faults } }: ImportState): string {
  return faults.map(({ line, message }) => `; line ${line}: ${message}`).join('')
}

/** The state of an earlier import, where there is one. */
function begin({ sink, filter, below }: ImportOptions): ImportState {
  const wanted = JSON.stringify({
    types: filter.types === undefined ? 'all' : [...filter.types].sort(),
    minimumSitelinks: filter.minimumSitelinks,
    languages: filter.languages === undefined ? 'all' : [...filter.languages].sort(),
    merge: below?.name ?? 'none'
  })
  const state = sink.resume<ImportState>()
  if (state === undefined) return freshState(wanted)
  if (state.wanted !== wanted)
    throw new ImportError(`the folder holds an import that was begun with other settings (${state.wanted}); give the same, or another folder`)
  return state
}

async function addBase({ below, sink, progress, signal }: ImportOptions, state: ImportState): Promise<void> {
  if (below === undefined || state.based >= below.count) return
  for (const record of below.records(state.based)) {
    sink.add(record)
    state.based++
    if (state.based % RECORDS_A_CHECKPOINT !== 0) continue
    sink.checkpoint(state)
    progress?.({ stage: 'base', done: state.based, all: below.count })
    // a signal is heard
    await new Promise((resolve) => setImmediate(resolve))
    if (signal?.aborted) return
  }
  sink.checkpoint(state)
}

/** @returns how the dump is cut; undefined where it is whole, or was left before its end */
async function readDump(options: ImportOptions, state: ImportState): Promise<string | undefined> {
  const { sink, signal } = options
  const source = await openSource(options.input, state.offset)
  checkBeginning(source, state)
  const taking = new Taking(options, state, source)
  let cut: string | undefined
  try {
    for await (const lines of linesFrom(source.chunks, source.start, state, LONGEST_LINE)) {
      for (const line of lines) {
        cut = taking.take(line)
        if (cut !== undefined || state.done || signal?.aborted) break
      }
      if (cut !== undefined || state.done || signal?.aborted) break
    }
  } catch (error) {
    // a stream that was ended by the signal
    if (!signal?.aborted && !(error instanceof CutError)) throw error
    cut = (error as Error).message
  }
  if (signal?.aborted) cut = undefined
  else if (cut === undefined && !state.done && state.opened && !state.closed) cut = 'the array of entities has no end'
  state.done ||= !signal?.aborted && (cut === undefined || (options.allowCut ?? false))
  sink.checkpoint(state)
  taking.tell()
  return cut
}

/** Takes lines one by one, and checkpoints between them. */
class Taking {
  readonly #options: ImportOptions
  readonly #state: ImportState
  readonly #source: DumpSource
  readonly #reader: LineReader
  #uncheckpointed = 0
  #checkpointed = performance.now()
  #told = performance.now()
  readonly #began = performance.now()
  readonly #firstLine: number

  constructor(options: ImportOptions, state: ImportState, source: DumpSource) {
    this.#options = options
    this.#state = state
    this.#source = source
    this.#firstLine = state.line
    this.#reader = new LineReader(options.table, options.filter)
  }

  /** @returns how the dump is cut, when this line is what is left of one that was broken off */
  take(line: Line): string | undefined {
    const state = this.#state
    // with the whole dump it is read again
    if (!line.ended && !this.#options.allowCut && state.opened && !state.closed && line.bytes?.toString('latin1').trim() !== ']') return BROKEN_OFF
    try {
      this.#read(line)
    } catch (error) {
      if (!(error instanceof LineFault)) throw error
      // what is JSON is not broken off, but faulty
      if (!line.ended && error instanceof SyntaxFault) return BROKEN_OFF
      state.counts.faulty++
      if (state.counts.faults.length < FAULTS_TOLD) state.counts.faults.push({ line: line.number, message: error.message })
    }
    state.offset = line.end
    state.line = line.number
    const now = performance.now()
    if (this.#uncheckpointed >= RECORDS_A_CHECKPOINT || now - this.#checkpointed >= CHECKPOINT_MS) {
      this.#options.sink.checkpoint(state)
      this.#uncheckpointed = 0
      this.#checkpointed = now
    }
    if (now - this.#told >= TELL_MS) {
      this.#told = now
      this.tell()
    }
    return undefined
  }

  tell(): void {
    const { line, counts } = this.#state
    const rate = (1000 * (line - this.#firstLine)) / (performance.now() - this.#began)
    this.#options.progress?.({ stage: 'dump', line, rate, kept: counts.kept, read: this.#source.read(), size: this.#source.size })
  }

  #read({ bytes }: Line): void {
    const state = this.#state
    if (bytes === undefined) throw new LineFault(`longer than ${LONGEST_LINE / 1024 / 1024} MB`)
    const content = this.#reader.read(bytes)
    if (content === 'begin') state.opened = true
    else if (content === 'end') state.closed = true
    else if (content !== 'blank') for (const outcome of content) this.#count(outcome)
  }

  #count(outcome: EntityRecord | keyof ImportState['counts']['dropped']): void {
    const { counts } = this.#state
    counts.entities++
    if (typeof outcome === 'string') {
      counts.dropped[outcome]++
      return
    }
    counts.kept++
    this.#uncheckpointed++
    this.#options.sink.add(outcome)
    if (this.#options.limit !== undefined && counts.kept >= this.#options.limit) this.#state.done = true
  }
}

/** Remembers the beginning of the dump, or knows it again. @throws ImportError for another dump */
function checkBeginning({ beginning }: DumpSource, state: ImportState): void {
  const sumOf = (bytes: number) => createHash('sha256').update(beginning.subarray(0, bytes)).digest('hex')
  if (state.beginning === undefined) state.beginning = { bytes: beginning.length, sha256: sumOf(beginning.length) }
  else if (sumOf(state.beginning.bytes) !== state.beginning.sha256)
    throw new ImportError('the folder holds an unfinished import of another dump; give that one, or another folder')
}
