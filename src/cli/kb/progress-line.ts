/** The progress of an import in one line: in its place on a terminal, now and then elsewhere. */
import type { ImportProgress } from '../../knowledge/import/progress.js'
import type { Context } from '../context.js'

const TERMINAL_MS = 500
const LINES_MS = 10_000

export class ProgressLine {
  readonly #stream: Context['stderr']
  readonly #every: number
  #shown = 0
  #first: { readonly stage: ImportProgress['stage']; readonly at: number; readonly from: number } | undefined

  constructor(stream: Context['stderr']) {
    this.#stream = stream
    this.#every = stream.isTTY === true ? TERMINAL_MS : LINES_MS
  }

  show(progress: ImportProgress): void {
    const now = performance.now()
    const [from, to] = measureOf(progress)
    if (this.#first?.stage !== progress.stage) this.#first = { stage: progress.stage, at: now, from }
    if (now - this.#shown < this.#every) return
    this.#shown = now
    const seconds = (now - this.#first.at) / 1000
    const speed = seconds > 0 ? (from - this.#first.from) / seconds : 0
    const left = to === undefined || speed <= 0 || seconds < 2 ? '' : `, about ${duration((to - from) / speed)} left`
    this.#write(`${wordsOf(progress)}${left}`)
  }

  /** Wipes the line off a terminal. */
  clear(): void {
    if (this.#stream.isTTY === true) this.#stream.write('\r\x1b[K')
  }

  #write(text: string): void {
    this.#stream.write(this.#stream.isTTY === true ? `\r\x1b[K${text}` : `glossa: ${text}\n`)
  }
}

/** What grows evenly, and how far it will grow. */
function measureOf(progress: ImportProgress): readonly [number, number | undefined] {
  return progress.stage === 'dump' ? [progress.read, progress.size] : [progress.done, progress.all]
}

function wordsOf(progress: ImportProgress): string {
  if (progress.stage === 'base') return `base below: ${count(progress.done)} of ${count(progress.all)} entities`
  if (progress.stage === 'finish') return `building names and index: ${share(progress.done, progress.all)}`
  const { line, kept, read, size, rate } = progress
  const of = size === undefined ? '' : ` of ${megabytes(size)} (${share(read, size)})`
  return `${count(line)} lines, ${count(kept)} kept, ${count(Math.round(rate))} lines/s, ${megabytes(read)}${of}`
}

function share(part: number, all: number): string {
  return `${((100 * part) / Math.max(all, 1)).toFixed(1)} %`
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}

/** With commas between thousands. */
export function count(number: number): string {
  return number.toLocaleString('en-US')
}

/** `2 h 5 min`, `3 min`, `40 s` */
function duration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
