/** What a worker thread does: opens the endpoints on the shared models, then answers their tasks. */
import { threadId } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { ApiError, errorBody } from '../core/errors.js'
import type { TaskHooks } from '../core/hooks.js'
import type { Endpoint, Task } from '../endpoints/endpoint.js'
import type { AnyWork, OpenedWork } from '../endpoints/work-shape.js'
import { ModelStore } from '../models/store.js'
import { jsonEncoder } from './json.js'
import { now, type TaskResult, type WorkerJob, type WorkerSetup } from './messages.js'
import { StageClock } from './stages.js'
import { TaskGuard } from './task-slots.js'

/** Makes Piscina hand over the answer's bytes instead of copying them. */
class TransferredResult {
  readonly #result: TaskResult & { readonly answer: { readonly body: Uint8Array } }

  constructor(result: TaskResult & { readonly answer: { readonly body: Uint8Array } }) {
    this.#result = result
  }

  get [Piscina.transferableSymbol](): ArrayBufferLike {
    return this.#result.answer.body.buffer
  }

  get [Piscina.valueSymbol](): TaskResult {
    return this.#result
  }
}

/**
 * Opens the endpoints that the pool names in this thread, with what the setting `preload` names of them, and tells the pool that it is ready.
 * @param endpoints the light halves of all endpoints
 * @param works their worker halves
 * @returns the function that Piscina calls for each task
 * @throws ModelError for a model that is missing or damaged
 */
export async function openThread(endpoints: readonly Endpoint[], works: readonly AnyWork[]): Promise<(job: WorkerJob) => Promise<unknown>> {
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

async function opened(endpoints: readonly Endpoint[], works: readonly AnyWork[]): Promise<(job: WorkerJob) => Promise<unknown>> {
  const setup = Piscina.workerData as WorkerSetup
  let current: TaskGuard | undefined
  const store = new ModelStore(setup.store, {
    owner: threadId,
    guard: { enter: () => current?.hold(), leave: () => current?.leave() },
    check: () => current?.check()
  })
  const encodeJson = jsonEncoder(endpoints.map(({ answer }) => answer))
  const open = new Map<string, OpenedWork<Task, unknown>>()
  for (const { name, open: openWork } of works) {
    if (!Object.hasOwn(setup.settings, name)) continue
    const work = openWork({ store, settings: setup.settings[name] })
    open.set(name, work)
    const { preloading } = endpoints.find((endpoint) => endpoint.name === name)!
    for (const word of setup.preload) if (preloading?.accepts(word) === true) await work.preload(word)
  }
  Atomics.add(new Int32Array(setup.readyCount), 0, 1)

  return async ({ task, slot, accepted, resource }) => {
    const started = now()
    const guard = new TaskGuard(setup.slots, slot)
    guard.check()
    current = guard
    const clock = new StageClock()
    const times = () => ({ queueMs: started - accepted, workMs: now() - started, stages: clock.times })
    try {
      const { body, language } = await open.get(task.kind)!.answer(task, { hooks: hooksOf(clock, guard), resource })
      const bytes = encodeJson(body)
      clock.mark('write')
      const result = { answer: { body: bytes, ...(language !== undefined && { language }) }, ...times() }
      // the cast: Piscina's own type of such an object names the symbols differently from what it exports
      return Piscina.move(new TransferredResult(result) as never)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { refusal: errorBody(error), ...times() } satisfies TaskResult
    }
  }
}

/** Lets a domain book its stages and see whether anybody still waits. */
function hooksOf(clock: StageClock, guard: TaskGuard): TaskHooks {
  return {
    mark: (stage) => clock.mark(stage),
    check: () => guard.check(),
    enter: () => guard.enter(),
    leave: () => guard.leave()
  }
}
