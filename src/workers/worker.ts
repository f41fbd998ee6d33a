/** A worker thread's entry: opens its workbench on the shared models, then answers tasks. */
import { Piscina } from 'piscina'
import type { Task, TaskAnswer, TaskResult } from './messages.js'
import type { WorkerJob, WorkerSetup } from './pool.js'
import type { SharedLists } from './shared-lists.js'
import { StageClock } from './stages.js'
import { TaskGuard } from './task-slots.js'
import { answerCategories } from './tasks/categories.js'
import { answerEntities } from './tasks/entities.js'
import { answerLanguage } from './tasks/language.js'
import { answerMorphology } from './tasks/morphology.js'
import { openWorkbench } from './workbench.js'

/** Makes Piscina hand over the answer's bytes instead of copying them. */
class TransferredResult {
  readonly #answer: TaskAnswer

  constructor(answer: TaskAnswer) {
    this.#answer = answer
  }

  get [Piscina.transferableSymbol](): ArrayBufferLike {
    return this.#answer.body.buffer
  }

  get [Piscina.valueSymbol](): TaskResult {
    return { answer: this.#answer }
  }
}

const setup = Piscina.workerData as WorkerSetup
const workbench = await openWorkbench(setup)
Atomics.add(new Int32Array(setup.readyCount), 0, 1)

/** Answers one task; Piscina unwraps the transferred result into a `TaskResult`. */
export default async function work({ task, slot, lists }: WorkerJob): Promise<unknown> {
  const guard = new TaskGuard(setup.slots, slot)
  guard.check()
  const clock = new StageClock()
  const result = await answer(task, lists, clock, guard)
  // the cast: Piscina's own type of such an object names the symbols differently from what it exports
  return 'answer' in result ? Piscina.move(new TransferredResult(result.answer) as never) : result
}

function answer(task: Task, lists: SharedLists | undefined, clock: StageClock, guard: TaskGuard): TaskResult | Promise<TaskResult> {
  switch (task.kind) {
    case 'language':
      return answerLanguage(task, workbench, clock, guard)
    case 'morphology':
      return answerMorphology(task, workbench, clock, guard)
    case 'entities':
      return answerEntities(task, workbench, lists, clock, guard)
    case 'categories':
      return answerCategories(task, workbench, clock, guard)
  }
}
