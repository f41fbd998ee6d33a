/**
 * One thread and what it has in hand. It is a Piscina of its own, for the pool decides which thread takes which task, and must know when an ended thread has
 * stopped: Piscina would start the next one beside it.
 */
import { Piscina } from 'piscina'
import type { TaskOutcome, WorkerJob, WorkerSetup } from './messages.js'
import { createThreadFlags, ThreadControl } from './thread-flags.js'

export interface LaneOptions {
  /** The thread's entry. */
  readonly filename: string
  /** What every thread gets at its start. */
  readonly setup: Omit<WorkerSetup, 'flags' | 'owner'>
  /** Gives each thread its number, from 1. */
  readonly nextOwner: () => number
  /** Called when the thread takes jobs, after its start and after every other one. */
  readonly onReady: () => void
  /** Called when a thread has stopped, however it came to that, with its number. */
  readonly onStopped: (owner: number) => void
  /** Called with the fault of a thread that cannot start; it is tried again. */
  readonly onFault: (error: unknown) => void
}

/**
 * A thread's short-lived objects are gone after each task; left to itself V8 lets their space grow to 48 MB a thread. Measured with all
 * languages in two workers: 357 to 371 MB resident instead of 422, requests per second unchanged.
 */
const YOUNG_GENERATION_MB = 4

/** How often a start is looked after, and a thread that cannot be ended yet. */
const LOOK_MS = 5
/** Pause before the next start after one that failed, doubled with each failure. */
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000

interface Thread {
  readonly owner: number
  readonly piscina: Piscina<WorkerJob, TaskOutcome[]>
  readonly control: ThreadControl
}

export class Lane {
  readonly #options: LaneOptions
  #thread: Thread | undefined
  #pauseMs = FIRST_PAUSE_MS
  #timer: NodeJS.Timeout | undefined
  #busy = false
  #closing = false

  constructor(options: LaneOptions) {
    this.#options = options
    this.#start()
  }

  /** Whether its thread has loaded what it loads at its start. */
  get ready(): boolean {
    return this.#thread?.control.ready === true
  }

  /** Whether it takes a job now. */
  get free(): boolean {
    return !this.#busy && this.ready
  }

  /** Hands a job to the thread. @throws Error when the thread stops before it has answered */
  async run(job: WorkerJob): Promise<TaskOutcome[]> {
    const { piscina, control } = this.#thread!
    this.#busy = true
    control.beginJob()
    try {
      return await piscina.run(job)
    } finally {
      this.#busy = false
    }
  }

  /** Asks a task of the job in hand to stop. */
  cancel(place: number): void {
    this.#thread?.control.cancel(place)
  }

  /** Whether a task of the job in hand is the one that is worked on. */
  worksOn(place: number): boolean {
    return this.#thread?.control.worksOn(place) === true
  }

  /** Ends the thread and starts another; the job in hand fails. @returns false where it cannot be done now: inside native code or the loading of a model */
  replace(): boolean {
    const thread = this.#thread
    if (thread === undefined || !thread.control.claimForEnding()) return false
    this.#lose(thread)
    return true
  }

  /** Ends the thread, once it is outside native code, and starts no other. */
  async close(): Promise<void> {
    this.#closing = true
    clearTimeout(this.#timer)
    const thread = this.#thread
    if (thread === undefined) return
    while (this.#thread === thread && !thread.control.claimForEnding()) await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    // It may have stopped by itself meanwhile.
    if (this.#thread !== thread) return
    this.#thread = undefined
    await thread.piscina.destroy()
  }

  #start(): void {
    const flags = createThreadFlags()
    const owner = this.#options.nextOwner()
    const workerData: WorkerSetup = { ...this.#options.setup, flags, owner }
    const piscina = new Piscina<WorkerJob, TaskOutcome[]>({
      filename: this.#options.filename,
      minThreads: 1,
      maxThreads: 1,
      workerData,
      recordTiming: false,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB }
    })
    const control = new ThreadControl(flags)
    const thread = { owner, piscina, control }
    this.#thread = thread
    const fail = (error: unknown) => {
      if (this.#thread !== thread) return
      this.#options.onFault(error)
      if (control.ready) return
      this.#lose(thread, this.#pauseMs)
      this.#pauseMs = Math.min(2 * this.#pauseMs, LONGEST_PAUSE_MS)
    }
    piscina.on('error', fail)
    // It stopped by itself. What Piscina starts in its place has the flags of the old one and is ended with it.
    piscina.on('workerDestroy', () =>
      queueMicrotask(() => {
        if (control.ready) this.#lose(thread)
        else fail(new Error('a thread stopped while it started'))
      })
    )
    const look = () => {
      if (this.#thread !== thread) return
      if (!thread.control.ready) {
        this.#timer = setTimeout(look, LOOK_MS)
        return
      }
      this.#pauseMs = FIRST_PAUSE_MS
      this.#options.onReady()
    }
    look()
  }

  /** A thread that is over, or is to be. The next one is started when it has stopped. */
  #lose(thread: Thread, pauseMs = 0): void {
    if (this.#thread !== thread) return
    this.#thread = undefined
    thread.piscina.destroy().then(() => {
      this.#options.onStopped(thread.owner)
      if (this.#closing) return
      this.#timer = setTimeout(() => this.#start(), pauseMs)
    })
  }
}
