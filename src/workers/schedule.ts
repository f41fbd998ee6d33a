/**
 * Which task is begun when, and which is not taken at all, by what tasks are expected to cost. Light tasks wait apart from heavy ones: they have a thread to
 * themselves while heavy ones hold the workers, and heavy ones never fill their queue.
 */
import type { TaskWeight } from '../endpoints/endpoint.js'
import { WorkEstimates } from './estimates.js'
import { type Queued, rankOf, WaitingTasks } from './queue.js'

/** A task of more work than this is heavy: others would notice that they wait for it. */
export const LIGHT_MS = 50
/** Light tasks are handed over in bundles of this much expected work, for messages between threads cost as much as a short text. */
const BUNDLE_MS = 6
const BUNDLE_TASKS = 16

/** Tasks that a network reads, each of at most this much work, are handed over together up to this much in all: what a worker could do alone in that time. */
const SHARED_MS = 30
const TOGETHER_MS = 60
const TOGETHER_TASKS = 8

/** Longest time for which those who were refused before are reckoned with: not all of them come back. */
const LONGEST_PROMISE_MS = 60_000

/** A task with its place in the order. */
export interface Scheduled extends Queued {
  readonly weight: TaskWeight
  /** Whether it may go to the thread for light tasks. */
  readonly light: boolean
  /** On the pool's clock, milliseconds. */
  readonly accepted: number
  /** Milliseconds from acceptance to answer. */
  readonly limitMs: number
  /** Others go before it: a line of a bulk request. */
  readonly background: boolean
  /** It is to be handed over on its own. */
  readonly alone: boolean
}

export interface ScheduleOptions {
  /** Light tasks that may wait, and as many heavy ones. */
  readonly queueLength: number
  /** Milliseconds from acceptance to answer, at most. */
  readonly timeLimitMs: number
  readonly workers: number
}

/** Milliseconds of work that threads have in hand, by expectation. */
export interface InHand {
  /** Of all workers together. */
  readonly workersMs: number
  /** Of the thread for light tasks; undefined where it does not serve. */
  readonly expressMs: number | undefined
}

export class Schedule<T extends Scheduled> {
  readonly #options: ScheduleOptions
  readonly #estimates = new WorkEstimates()
  readonly #light = new WaitingTasks<T>()
  readonly #heavy = new WaitingTasks<T>()
  /** When those who were refused will have had their turn if they come back as they were told, on the pool's clock: light ones, heavy ones. */
  readonly #promised = { light: 0, heavy: 0 }

  constructor(options: ScheduleOptions) {
    this.#options = options
  }

  /** Tasks that wait. */
  get size(): number {
    return this.#light.size + this.#heavy.size
  }

  /** Those among them that others go before. */
  get backgroundSize(): number {
    let tasks = 0
    for (const { background } of this) if (background) tasks++
    return tasks
  }

  get hasLight(): boolean {
    return this.#light.size > 0
  }

  /**
   * The place in the order of a task that is accepted now.
   * @param limitMs what is left of its time, where that is less than usual
   * @param background all others may overtake it for as long as the costliest task is overtaken: one of a long list, of which none is waited for by itself
   */
  placeOf(weight: TaskWeight, accepted: number, limitMs = this.#options.timeLimitMs, background = false): Omit<Scheduled, 'alone'> {
    const expectedMs = this.#estimates.of(weight)
    const light = weight.network === undefined && expectedMs <= LIGHT_MS
    return {
      weight,
      light,
      expectedMs,
      rank: rankOf(accepted, background ? Number.POSITIVE_INFINITY : expectedMs, this.#options.timeLimitMs / 4),
      accepted,
      background,
      limitMs: Math.min(limitMs, this.#options.timeLimitMs)
    }
  }

  /**
   * Milliseconds after which a task that is not taken now would be; undefined for one that is. It is not taken when too many wait, or when its time would be over
   * before it is done.
   */
  refusal(task: Omit<Scheduled, 'alone'>, inHand: InHand): number | undefined {
    const { queueLength } = this.#options
    const waitMs = this.#waitOf(task, inHand)
    const excess = waitMs + task.expectedMs - task.limitMs
    // those who wait are begun one after the other: halfway there is room for many
    if (this.#queueOf(task).size >= queueLength) return this.#promise(task, Math.max(waitMs / 2, excess, 0))
    return waitMs > 0 && excess > 0 ? this.#promise(task, excess) : undefined
  }

  /** Whoever is refused is sent behind those who were refused before, one after the other as the workers can take them: all at once would find no room again. */
  #promise({ light, accepted, expectedMs }: Pick<Scheduled, 'light' | 'expectedMs' | 'accepted'>, soonestMs: number): number {
    const kind = light ? 'light' : 'heavy'
    const at = Math.min(Math.max(accepted + soonestMs, this.#promised[kind]), accepted + Math.max(soonestMs, LONGEST_PROMISE_MS))
    this.#promised[kind] = at + expectedMs / this.#options.workers
    return at - accepted
  }

  add(task: T): void {
    this.#queueOf(task).add(task)
  }

  /** @returns whether it waited */
  remove(task: T): boolean {
    return this.#queueOf(task).remove(task)
  }

  *[Symbol.iterator](): Iterator<T> {
    yield* this.#light
    yield* this.#heavy
  }

  /** What a worker is to do next; empty where nothing waits. */
  takeNext(): readonly T[] {
    const light = this.#light.first
    const heavy = this.#heavy.first
    if (heavy === undefined || (light !== undefined && light.rank <= heavy.rank)) return this.takeLight()
    return this.#takeTogether(heavy)
  }

  /** A heavy task with others that its network reads at the same time. */
  #takeTogether(first: T): readonly T[] {
    this.#heavy.remove(first)
    const { network } = first.weight
    const tasks = [first]
    if (network === undefined || first.alone || first.expectedMs > SHARED_MS) return tasks
    const most = Math.min(TOGETHER_TASKS, Math.ceil((this.#heavy.size + 1) / this.#options.workers))
    let expectedMs = first.expectedMs
    for (const next of [...this.#heavy]) {
      if (tasks.length >= most) break
      if (next.weight.network !== network || next.alone || next.expectedMs > SHARED_MS || expectedMs + next.expectedMs > TOGETHER_MS) continue
      this.#heavy.remove(next)
      tasks.push(next)
      expectedMs += next.expectedMs
    }
    return tasks
  }

  /** What the thread for light tasks is to do next. */
  takeLight(): readonly T[] {
    // the other workers get their part of what waits
    const most = Math.min(BUNDLE_TASKS, Math.ceil(this.#light.size / this.#options.workers))
    const tasks: T[] = []
    let expectedMs = 0
    for (let next = this.#light.first; next !== undefined; next = this.#light.first) {
      expectedMs += next.expectedMs
      if (tasks.length > 0 && (tasks.length >= most || next.alone || expectedMs > BUNDLE_MS)) break
      this.#light.remove(next)
      tasks.push(next)
      if (next.alone) break
    }
    return tasks
  }

  /** Takes in what a task took, milliseconds of work. */
  learn(weight: TaskWeight, workMs: number): void {
    this.#estimates.learn(weight, workMs)
  }

  /**
   * Takes out the heavy tasks whose time will be over before they are done, as far as is known by now.
   * @param at the time on the pool's clock
   */
  takeUnreachable(at: number, { workersMs }: InHand): readonly { readonly task: T; readonly retryMs: number }[] {
    const { workers } = this.#options
    const found: { task: T; retryMs: number }[] = []
    let waitMs = workersMs / workers
    for (const task of [...this.#heavy]) {
      const expectedMs = this.#estimates.of(task.weight)
      if (waitMs > 0 && at - task.accepted + waitMs + expectedMs > task.limitMs) {
        this.#heavy.remove(task)
        found.push({ task, retryMs: waitMs })
      } else waitMs += expectedMs / workers
    }
    return found
  }

  #queueOf({ light }: Pick<Scheduled, 'light'>): WaitingTasks<T> {
    return light ? this.#light : this.#heavy
  }

  /** Milliseconds until a task would be begun. */
  #waitOf({ light, rank }: Pick<Scheduled, 'light' | 'rank'>, { workersMs, expressMs }: InHand): number {
    const lightMs = this.#light.expectedBefore(rank)
    const atWorkers = (workersMs + this.#heavy.expectedBefore(rank) + lightMs) / this.#options.workers
    return light && expressMs !== undefined ? Math.min(atWorkers, expressMs + lightMs) : atWorkers
  }
}
