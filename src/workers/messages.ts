/** Everything that crosses the border between the main thread and the worker threads. */
import type { ErrorBody } from '../core/errors.js'
import type { Task } from '../endpoints/endpoint.js'
import type { StoreShare } from '../models/store.js'
import type { ThreadFlags } from './thread-flags.js'

/** What a thread gets at its start. */
export interface WorkerSetup {
  readonly store: StoreShare
  readonly flags: ThreadFlags
  /** The thread's number, from 1; no other thread of the process has or had it. */
  readonly owner: number
  /** Words of the setting. */
  readonly preload: readonly string[]
  /** Settings of the endpoints that the threads serve (`Endpoint.workSettings`), by their names; others are not opened. */
  readonly settings: Readonly<Record<string, unknown>>
}

/** What a thread gets at a time. */
export interface WorkerJob {
  readonly tasks: readonly JobTask[]
  /** Whether they are worked on side by side, so that a network reads for all of them at once, instead of one after the other. */
  readonly together: boolean
}

export interface JobTask {
  readonly task: Task
  /** When the pool accepted the task, on the clock of `now()`. */
  readonly accepted: number
  /** What the endpoint's resource holds. */
  readonly resource?: unknown
}

/** Milliseconds spent in each stage of the work, by name (`language`, `tokens`, `tags`, ...). */
export type StageTimes = Readonly<Record<string, number>>

export interface TaskAnswer {
  /** The JSON answer as UTF-8 bytes, ready to be sent. */
  readonly body: Uint8Array
  /** The language worked in, given or detected, where the endpoint has one. */
  readonly language?: string
}

/** How long a task took. */
export interface TaskTimes {
  /** From the pool's acceptance to the thread's begin of work. */
  readonly queueMs: number
  readonly workMs: number
  readonly stages: StageTimes
}

/** What a worker hands back: an answer, the error that the caller gets (a language that the endpoint does not serve), or a task for the knowledge pool. */
export type TaskResult = TaskTimes & ({ readonly answer: TaskAnswer } | { readonly refusal: ErrorBody } | { readonly handover: Task })

/** What became of a task of a job: its result, or what was thrown. */
export type TaskOutcome = TaskResult | TaskFault

/** What was thrown. */
export interface TaskFault {
  readonly fault: unknown
  /** Id of the model whose file is at fault. */
  readonly artefact?: string
}

/** Milliseconds on a clock that all threads of the process share; only differences mean something. */
export function now(): number {
  return Number(process.hrtime.bigint()) / 1e6
}
