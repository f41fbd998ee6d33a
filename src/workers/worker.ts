/** A worker thread's entry: opens its workbench on the shared models, then answers tasks. */
import { Piscina } from 'piscina'
import type { TaskAnswer, TaskResult } from './messages.js'
import type { WorkerJob, WorkerSetup } from './pool.js'
import { StageClock } from './stages.js'
import { TaskGuard } from './task-slots.js'
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
const workbench = openWorkbench(setup)
Atomics.add(new Int32Array(setup.readyCount), 0, 1)

export default async function work({ task, slot }: WorkerJob): Promise<TaskResult | TransferredResult> {
  const guard = new TaskGuard(setup.slots, slot)
  guard.check()
  const clock = new StageClock()
  const result = task.kind === 'language' ? answerLanguage(task, workbench, clock, guard) : await answerMorphology(task, workbench, clock, guard)
  return 'answer' in result ? new TransferredResult(result.answer) : result
}
