import { categoriesAttributes, fullDetail } from '../full-detail.js'
import { encodeJson } from '../json.js'
import type { CategoriesTask, TaskResult } from '../messages.js'
import type { StageClock } from '../stages.js'
import type { TaskGuard } from '../task-slots.js'
import type { Workbench } from '../workbench.js'
import { documentLanguage, hooksOf } from './document.js'

/** `POST /categories`: the categories of a text in descending confidence. */
export async function answerCategories(task: CategoriesTask, { detector, categorizer }: Workbench, clock: StageClock, guard: TaskGuard): Promise<TaskResult> {
  const { language, detections, steps } = documentLanguage(task, detector, clock)
  if (!categorizer.supports(language)) return { unsupportedLanguage: language }
  const categories = await categorizer.categorize(task.text, task.options, hooksOf(clock, guard))
  guard.check()
  const body = task.fullDetail ? fullDetail(task.text, categoriesAttributes(task.text, categories, detections), [...steps, 'categorization']) : { categories }
  const bytes = encodeJson(body)
  clock.mark('write')
  return { answer: { body: bytes, language, stages: clock.times } }
}
