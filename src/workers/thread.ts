/** What a worker thread does: opens the endpoints on the shared models, then answers their tasks. */
import { Piscina } from 'piscina'
import { ApiError, errorBody } from '../core/errors.js'
import type { TaskHooks } from '../core/hooks.js'
import type { Endpoint, Task } from '../endpoints/endpoint.js'
import type { AnyWork, OpenedWork } from '../endpoints/work-shape.js'
import { ModelError } from '../models/errors.js'
import { ModelStore } from '../models/store.js'
import { JobCompany } from './company.js'
import { jsonEncoder } from './json.js'
import { type JobTask, now, type TaskOutcome, type WorkerJob, type WorkerSetup } from './messages.js'
import { StageClock } from './stages.js'
import { TaskGuard, ThreadHold } from './thread-flags.js'

/** Makes Piscina hand over the answers' bytes instead of copying them. */
class TransferredOutcomes {
  readonly #outcomes: readonly TaskOutcome[]

  constructor(outcomes: readonly TaskOutcome[]) {
    this.#outcomes = outcomes
  }

  get [Piscina.transferableSymbol](): ArrayBufferLike[] {
    return this.#outcomes.flatMap((outcome) => ('answer' in outcome ? [outcome.answer.body.buffer] : []))
  }

  get [Piscina.valueSymbol](): readonly TaskOutcome[] {
    return this.#outcomes
  }
}

/** What a thread needs of an endpoint's light half, or of a knowledge step. */
export type ThreadEndpoint = Pick<Endpoint, 'name' | 'answer' | 'preloading'>

/**
 * Opens the endpoints that the pool names in this thread, with what the setting `preload` names of them, and tells the pool that it is ready.
 * @param endpoints the light halves of all endpoints
 * @param works their worker halves
 * @returns the function that Piscina calls for each task
 * @throws ModelError for a model that is missing or damaged
 */
export async function openThread(endpoints: readonly ThreadEndpoint[], works: readonly AnyWork[]): Promise<(job: WorkerJob) => Promise<unknown>> {
  try {
    return await opened(endpoints, works)
  } catch (error) {
    // Node 20.19.0 loses a fault of a module that is being imported; thrown once more it ends the thread, and the pool hears of it.
    queueMicrotask(() => {
      throw error
    })
    throw error
  }
}

async function opened(endpoints: readonly ThreadEndpoint[], works: readonly AnyWork[]): Promise<(job: WorkerJob) => Promise<unknown>> {
  const setup = Piscina.workerData as WorkerSetup
  const hold = new ThreadHold(setup.flags)
  const store = new ModelStore(setup.store, { owner: setup.owner, guard: hold, check: () => hold.check() })
  const encodeJson = jsonEncoder(endpoints.map(({ answer }) => answer))
  const open = new Map<string, OpenedWork<Task, unknown>>()
  for (const { name, open: openWork } of works) {
    if (!Object.hasOwn(setup.settings, name)) continue
    const work = openWork({ store, settings: setup.settings[name] })
    open.set(name, work)
    await work.ready?.()
    const { preloading } = endpoints.find((endpoint) => endpoint.name === name)!
    for (const word of setup.preload) if (preloading?.accepts(word) === true) await work.preload?.(word)
  }
  hold.announceReady()

  const outcomeOf = async ({ task, accepted, resource }: JobTask, place: number, company?: JobCompany): Promise<TaskOutcome> => {
    const started = now()
    const clock = new StageClock()
    const times = () => ({ queueMs: started - accepted, workMs: now() - started, stages: clock.times })
    try {
      const guard = new TaskGuard(hold, place)
      guard.check()
      const answer = await open.get(task.kind)!.answer(task, { hooks: hooksOf(clock, guard, company), resource })
      if ('handover' in answer) return { handover: answer.handover, ...times() }
      const { body, language } = answer
      const bytes = encodeJson(body)
      clock.mark('write')
      return { answer: { body: bytes, ...(language !== undefined && { language }) }, ...times() }
    } catch (error) {
      if (error instanceof ApiError) return { refusal: errorBody(error), ...times() }
      // what a class of ours says of itself is lost on the way to another thread
      const artefact = error instanceof ModelError ? error.artefact : undefined
      return { fault: error, ...(artefact !== undefined && { artefact }) }
    } finally {
      company?.leave()
    }
  }
  return async ({ tasks, together }) => {
    hold.beginJob(tasks.length)
    const outcomes: TaskOutcome[] = []
    if (together) {
      const company = new JobCompany(tasks.length)
      outcomes.push(...(await Promise.all(tasks.map((task, place) => outcomeOf(task, place, company)))))
    } else {
      for (const [place, task] of tasks.entries()) {
        hold.beginTask(place)
        outcomes.push(await outcomeOf(task, place))
      }
    }
    // the cast: Piscina's own type of such an object names the symbols differently from what it exports
    return Piscina.move(new TransferredOutcomes(outcomes) as never)
  }
}

/** Lets a domain book its stages and see whether anybody still waits. */
function hooksOf(clock: StageClock, guard: TaskGuard, company: JobCompany | undefined): TaskHooks {
  return {
    company,
    mark: (stage) => clock.mark(stage),
    check: () => guard.check(),
    enter: () => guard.enter(),
    leave: () => guard.leave()
  }
}
