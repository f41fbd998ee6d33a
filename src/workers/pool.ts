/**
 * The analysis pool: threads behind a bounded queue that knows what tasks cost. Cheap tasks are begun before slow ones that came a little earlier, have a
 * thread to themselves while slow ones hold the workers, and nothing waits that cannot be answered in its time.
 */
import { availableParallelism } from 'node:os'
import { builtFile } from '../core/installation.js'
import type { Task, TaskWeight } from '../endpoints/endpoint.js'
import { abandonLoads, type ModelStore } from '../models/store.js'
import { type AnalysisPool, PoolError } from './analysis-pool.js'
import { Lane } from './lane.js'
import { type JobTask, now, type TaskOutcome, type TaskResult, type TaskTimes } from './messages.js'
import { type InHand, LIGHT_MS, Schedule, type Scheduled } from './schedule.js'

export interface PoolOptions {
  readonly store: ModelStore
  /** Threads; by default one per core. */
  readonly workers?: number
  /** Light tasks that may wait, and as many heavy ones; one more is refused. */
  readonly queueLength: number
  /** Milliseconds from acceptance to answer. */
  readonly timeLimitMs: number
  /** What a task is expected to cost. */
  readonly weigh: (task: Task) => TaskWeight
  /** Milliseconds that a cancelled task gets to stop by itself before its thread is ended (never inside native code). */
  readonly graceMs?: number
  /** Words that name what every thread opens before it takes tasks. */
  readonly preload?: readonly string[]
  /**
   * Whether a thread beside the workers takes light tasks while heavy ones hold the workers, and what of `preload` it opens: nothing that reads with a network.
   * It is started once the workers are.
   */
  readonly express?: { readonly preload: readonly string[] } | undefined
  /** Settings of the endpoints that are served, by kind of task; others are not opened. */
  readonly settings: Readonly<Record<string, unknown>>
  /** What goes along with the tasks of a kind; asked when a task is handed to a thread. */
  readonly resources?: Readonly<Record<string, { readonly current: unknown }>>
  /** The thread's entry, for tests. */
  readonly workerFile?: string
  /** Called with faults that no caller is told of, for the log. */
  readonly onFailure?: (error: unknown) => void
}

const defaults = {
  graceMs: 5_000,
  preload: [] as readonly string[],
  express: undefined,
  resources: {}
} as const

/** How often a thread that should be ended is asked whether it can be. */
const LOOK_MS = 50

/** What a lane has in hand. */
interface Job {
  readonly lane: Lane
  readonly tasks: readonly Waiting[]
  readonly heavy: boolean
  /** Worked on side by side. */
  readonly together: boolean
  readonly expectedMs: number
  readonly started: number
}

interface Waiting extends Scheduled {
  readonly task: Task
  /** Undefined while it waits. */
  job: Job | undefined
  alone: boolean
  /** Its caller has the result, or has been told that there is none. */
  done: boolean
  resolve(result: TaskResult): void
  reject(error: PoolError): void
}

/**
 * Starts the threads and waits until each has loaded its models.
 * @throws PoolError `failed` when a thread cannot start
 */
export async function createPool(options: PoolOptions): Promise<AnalysisPool> {
  const workers = options.workers ?? availableParallelism()
  const pool = new ThreadPool({ ...defaults, workerFile: builtFile('src/workers/worker.js'), onFailure: () => {}, ...options, workers })
  await pool.started()
  return pool
}

class ThreadPool implements AnalysisPool {
  readonly #options: Required<PoolOptions>
  readonly #workers: readonly Lane[]
  /** Takes light tasks while heavy ones hold workers. */
  #express: Lane | undefined
  readonly #waiting: Schedule<Waiting>
  readonly #running = new Map<Lane, Job>()
  /** Lanes whose task was given up and does not stop. */
  readonly #stuck = new Set<Lane>()
  #overdue: NodeJS.Timeout | undefined
  #pumping: NodeJS.Immediate | undefined
  #owners = 0
  #closing = false
  #whenIdle: (() => void) | undefined
  #starting = true
  #startFault: unknown

  constructor(options: Required<PoolOptions>) {
    this.#options = options
    this.#waiting = new Schedule(options)
    this.#workers = Array.from({ length: options.workers }, () => this.#openLane())
  }

  get queueLength(): number {
    return this.#waiting.size
  }

  get backgroundQueueLength(): number {
    return this.#waiting.backgroundSize
  }

  get running(): number {
    let tasks = 0
    for (const job of this.#running.values()) tasks += job.tasks.length
    return tasks
  }

  get ready(): boolean {
    return this.#stuck.size === 0 && this.#workers.every((lane) => lane.ready)
  }

  async started(): Promise<void> {
    while (!this.ready) {
      if (this.#startFault !== undefined) {
        await this.#end()
        throw new PoolError('failed', { cause: this.#startFault })
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS / 5))
    }
    this.#starting = false
    const { express } = this.#options
    if (express !== undefined) this.#express = this.#openLane(express.preload)
  }

  run(task: Task, signal?: AbortSignal, limitMs = this.#options.timeLimitMs, background = false): Promise<TaskResult> {
    if (this.#closing) return Promise.reject(new PoolError('closing'))
    if (signal?.aborted) return Promise.reject(new PoolError('cancelled'))
    const place = this.#waiting.placeOf(this.#options.weigh(task), now(), limitMs, background)
    const retryMs = this.#workers.some((lane) => lane.free) ? undefined : this.#waiting.refusal(place, this.#inHand())
    if (retryMs !== undefined) return Promise.reject(new PoolError('overloaded', { retryMs }))
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { ...place, task, job: undefined, alone: false, done: false, resolve, reject }
      const deadline = setTimeout(() => this.#giveUp(waiting, 'timeout'), place.limitMs)
      const hangUp = () => this.#giveUp(waiting, 'cancelled')
      signal?.addEventListener('abort', hangUp, { once: true })
      const finish = () => {
        waiting.done = true
        clearTimeout(deadline)
        signal?.removeEventListener('abort', hangUp)
      }
      waiting.resolve = (result) => {
        finish()
        resolve(result)
      }
      waiting.reject = (error) => {
        finish()
        reject(error)
      }
      this.#waiting.add(waiting)
      // One of many: those that come in the same turn are handed over together, for a message to a thread costs more than a short text.
      if (background) this.#pumping ??= setImmediate(() => this.#pumpMany())
      else this.#pump()
      // Whom it waits for may turn out to be heavy.
      if (waiting.light && waiting.job === undefined) this.#overdue ??= setTimeout(() => this.#lookOverdue(), LIGHT_MS).unref()
    })
  }

  async close(limitMs?: number): Promise<void> {
    this.#closing = true
    if (this.#running.size + this.#waiting.size > 0) {
      await new Promise<void>((resolve) => {
        const limit = limitMs === undefined ? undefined : setTimeout(resolve, limitMs)
        this.#whenIdle = () => {
          clearTimeout(limit)
          resolve()
        }
      })
    }
    for (const waiting of [...this.#waiting, ...[...this.#running.values()].flatMap(({ tasks }) => tasks)]) this.#giveUp(waiting, 'closing')
    await this.#end()
  }

  #openLane(preload = this.#options.preload): Lane {
    const { store, settings, workerFile, onFailure } = this.#options
    return new Lane({
      filename: workerFile,
      setup: { store: store.share(), preload, settings },
      nextOwner: () => ++this.#owners,
      onReady: () => this.#pump(),
      onStopped: (owner) => abandonLoads(store.share(), owner),
      onFault: (error) => {
        if (this.#starting) this.#startFault ??= error
        else onFailure(error)
      }
    })
  }

  async #end(): Promise<void> {
    await Promise.all([...this.#workers, ...(this.#express === undefined ? [] : [this.#express])].map((lane) => lane.close()))
  }

  #inHand(): InHand {
    const at = now()
    const remainingOf = ({ expectedMs, started }: Job) => Math.max(expectedMs - (at - started), 0)
    let workersMs = 0
    for (const lane of this.#workers) {
      const job = this.#running.get(lane)
      if (job !== undefined) workersMs += remainingOf(job)
    }
    if (!this.#expressServes()) return { workersMs, expressMs: undefined }
    const job = this.#running.get(this.#express!)
    return { workersMs, expressMs: job === undefined ? 0 : remainingOf(job) }
  }

  /** Whether the thread for light tasks may work: never in place of a worker. */
  #expressServes(): boolean {
    return this.#express?.ready === true && this.#heavyRuns()
  }

  /** Whether a worker has a heavy task, or one that was thought to be light. */
  #heavyRuns(): boolean {
    const since = now() - LIGHT_MS
    return [...this.#running].some(([lane, { heavy, started }]) => lane !== this.#express && (heavy || started < since))
  }

  /** Hands waiting tasks to lanes that are free. */
  #pump(): void {
    for (const lane of this.#workers) {
      if (!lane.free) continue
      const next = this.#waiting.takeNext()
      if (next.length === 0) break
      this.#dispatch(next, lane)
    }
    if (this.#express?.free === true && this.#expressServes()) {
      const next = this.#waiting.takeLight()
      if (next.length > 0) this.#dispatch(next, this.#express)
    }
    if (this.#closing && this.#running.size === 0 && this.#waiting.size === 0) this.#whenIdle?.()
  }

  #pumpMany(): void {
    this.#pumping = undefined
    this.#pump()
  }

  #dispatch(tasks: readonly Waiting[], lane: Lane): void {
    const expectedMs = tasks.reduce((sum, waiting) => sum + waiting.expectedMs, 0)
    const heavy = !tasks[0]!.light
    const job: Job = { lane, tasks, heavy, together: heavy && tasks.length > 1, expectedMs, started: now() }
    this.#running.set(lane, job)
    for (const waiting of tasks) waiting.job = job
    lane.run({ tasks: tasks.map((waiting) => this.#jobTask(waiting)), together: job.together }).then(
      (outcomes) => this.#finish(job, outcomes),
      (error: unknown) => this.#fail(job, error)
    )
  }

  /** Hands light tasks to the thread for them, for as long as any wait. */
  #lookOverdue(): void {
    this.#overdue = this.#waiting.hasLight ? setTimeout(() => this.#lookOverdue(), LIGHT_MS).unref() : undefined
    this.#pump()
  }

  #jobTask({ task, accepted }: Waiting): JobTask {
    const resource = this.#options.resources[task.kind]?.current
    return { task, accepted, ...(resource !== undefined && { resource }) }
  }

  #finish(job: Job, outcomes: readonly TaskOutcome[]): void {
    this.#release(job)
    // what each of several took that were worked on side by side is not known; together they took this much of what was expected
    const share = (now() - job.started) / job.expectedMs
    // before anybody is told: the thread waits for its next job
    this.#pump()
    for (const [place, outcome] of outcomes.entries()) {
      const waiting = job.tasks[place]!
      if ('answer' in outcome || 'handover' in outcome) this.#waiting.learn(waiting.weight, job.together ? share * waiting.expectedMs : outcome.workMs)
      if (waiting.done) continue
      if ('fault' in outcome) waiting.reject(new PoolError('failed', { cause: outcome.fault, artefact: outcome.artefact }))
      else waiting.resolve(outcome)
    }
    if (job.heavy) this.#refuseUnreachable()
  }

  /** The thread stopped. Which of several tasks was the cause is not known, so each is tried once more, on its own. */
  #fail(job: Job, error: unknown): void {
    this.#release(job)
    for (const waiting of job.tasks) {
      if (waiting.done) continue
      if (job.tasks.length === 1) waiting.reject(new PoolError('failed', { cause: error }))
      else {
        waiting.alone = true
        this.#waiting.add(waiting)
      }
    }
    this.#pump()
  }

  #release({ lane, tasks }: Job): void {
    this.#running.delete(lane)
    this.#stuck.delete(lane)
    for (const waiting of tasks) waiting.job = undefined
  }

  /** Tells those whose time will be over before they are done, now that more is known of what tasks cost. */
  #refuseUnreachable(): void {
    for (const { task, retryMs } of this.#waiting.takeUnreachable(now(), this.#inHand()))
      task.reject(new PoolError('overloaded', { retryMs, times: this.#timesOf(task) }))
  }

  /** Nobody waits for the task any more: a waiting one goes, a running one is asked to stop. */
  #giveUp(waiting: Waiting, reason: 'timeout' | 'cancelled' | 'closing'): void {
    if (waiting.done) return
    waiting.reject(new PoolError(reason, { times: this.#timesOf(waiting) }))
    const { job } = waiting
    if (job === undefined) {
      this.#waiting.remove(waiting)
      return
    }
    const { lane } = job
    // What never ends in its time would never be measured.
    const workMs = now() - job.started
    if (job.tasks.length === 1 && workMs > waiting.expectedMs) this.#waiting.learn(waiting.weight, workMs)
    const place = job.tasks.indexOf(waiting)
    lane.cancel(place)
    const end = () => {
      if (waiting.job !== job) return
      // another task of the bundle may be the one that takes so long, and its caller waits
      if (lane.worksOn(place)) {
        this.#stuck.add(lane)
        if (lane.replace()) return
      }
      setTimeout(end, LOOK_MS).unref()
    }
    setTimeout(end, this.#options.graceMs).unref()
  }

  #timesOf({ accepted, job }: Waiting): TaskTimes {
    const at = now()
    return job === undefined ? { queueMs: at - accepted, workMs: 0, stages: {} } : { queueMs: job.started - accepted, workMs: at - job.started, stages: {} }
  }
}
