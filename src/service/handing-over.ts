/** Two pools as one: what a worker of the analysis pool leaves to be done goes to the knowledge pool, within the same call. */

import { type AnalysisPool, PoolError, type PoolLoad } from '../workers/analysis-pool.js'
import type { TaskResult, TaskTimes } from '../workers/messages.js'

/** How often it is looked whether the analysis pool is done. */
const LOOK_MS = 5

export interface HandingOverParts {
  readonly analysis: AnalysisPool
  /** Opens the knowledge pool; called with the first task that is handed over, and again where that failed. */
  readonly open: () => Promise<AnalysisPool>
  /** The knowledge pool, where it is open already. */
  readonly knowledge?: AnalysisPool | undefined
  /** Milliseconds from acceptance to answer, in both pools together. */
  readonly timeLimitMs: number
}

export class HandingOverPool implements AnalysisPool {
  readonly #parts: HandingOverParts
  #opening: Promise<AnalysisPool> | undefined
  #knowledge: AnalysisPool | undefined
  #closing = false

  constructor(parts: HandingOverParts) {
    this.#parts = parts
    this.#knowledge = parts.knowledge
  }

  /** Of both pools. */
  get queueLength(): number {
    return this.#parts.analysis.queueLength + (this.#knowledge?.queueLength ?? 0)
  }

  /** Of both pools. */
  get backgroundQueueLength(): number {
    return this.#parts.analysis.backgroundQueueLength + (this.#knowledge?.backgroundQueueLength ?? 0)
  }

  /** Of both pools. */
  get running(): number {
    return this.#parts.analysis.running + (this.#knowledge?.running ?? 0)
  }

  get ready(): boolean {
    return this.#parts.analysis.ready && (this.#knowledge?.ready ?? this.#opening === undefined)
  }

  get knowledge(): PoolLoad {
    return this.#knowledge ?? { queueLength: 0, backgroundQueueLength: 0, running: 0 }
  }

  async run(...[task, signal, limitMs = this.#parts.timeLimitMs, background]: Parameters<AnalysisPool['run']>): Promise<TaskResult> {
    if (this.#closing) throw new PoolError('closing')
    const accepted = performance.now()
    const result = await this.#parts.analysis.run(task, signal, limitMs, background)
    if (!('handover' in result)) return result
    // what opening takes is not the task's own time
    const leftMs = limitMs - (performance.now() - accepted)
    if (leftMs <= 0) throw new PoolError('timeout', { times: timesOf(result) })
    const knowledge = this.#knowledge ?? (await this.#opened())
    try {
      const rest = await knowledge.run(result.handover, signal, leftMs, background)
      return { ...rest, ...sumOf(result, rest) }
    } catch (error) {
      throw error instanceof PoolError ? withTimesBefore(result, error) : error
    }
  }

  async close(limitMs = Number.POSITIVE_INFINITY): Promise<void> {
    this.#closing = true
    const end = performance.now() + limitMs
    const { analysis } = this.#parts
    // what is analysed now may be handed over yet
    while (analysis.running + analysis.queueLength > 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    const leftMs = limitMs === Number.POSITIVE_INFINITY ? undefined : Math.max(0, end - performance.now())
    const knowledge = this.#knowledge ?? (await this.#opening?.catch(() => undefined))
    await Promise.all([analysis.close(leftMs), knowledge?.close(leftMs)])
  }

  /** One that fails is not kept: what was missing (room on the disk) may be there for the next task. */
  async #open(): Promise<AnalysisPool> {
    try {
      this.#knowledge = await this.#parts.open()
      return this.#knowledge
    } catch (error) {
      this.#opening = undefined
      throw error
    }
  }

  async #opened(): Promise<AnalysisPool> {
    this.#opening ??= this.#open()
    return this.#opening
  }
}

function timesOf({ queueMs, workMs, stages }: TaskTimes): TaskTimes {
  return { queueMs, workMs, stages }
}

/** Times of two pieces of work together. */
export function sumOf(first: TaskTimes, second: TaskTimes): TaskTimes {
  const stages: Record<string, number> = { ...first.stages }
  for (const [stage, ms] of Object.entries(second.stages)) stages[stage] = (stages[stage] ?? 0) + ms
  return { queueMs: first.queueMs + second.queueMs, workMs: first.workMs + second.workMs, stages }
}

/** The same fault, with the time that the task took before it was handed over. */
function withTimesBefore(before: TaskTimes, { reason, cause, times, retryMs }: PoolError): PoolError {
  return new PoolError(reason, { cause, retryMs, times: times === undefined ? timesOf(before) : sumOf(before, times) })
}
