import { fullDetail, morphologyAttributes } from '../full-detail.js'
import { encodeJson } from '../json.js'
import type { MorphologyTask, TaskResult } from '../messages.js'
import type { StageClock } from '../stages.js'
import type { TaskGuard } from '../task-slots.js'
import type { Workbench } from '../workbench.js'
import { documentLanguage, hooksOf } from './document.js'

const fieldOf = {
  'parts-of-speech': 'posTags',
  lemmas: 'lemmas',
  'compound-components': 'compoundComponents',
  'han-readings': 'hanReadings'
} as const

/** `POST /morphology/{features}`: parallel arrays over the tokens; a feature that the language lacks is an array of nulls. */
export async function answerMorphology(task: MorphologyTask, { detector, morphology }: Workbench, clock: StageClock, guard: TaskGuard): Promise<TaskResult> {
  const { language, detections, steps } = documentLanguage(task, detector, clock)
  if (!morphology.supports(language)) return { unsupportedLanguage: language }
  const analysis = await morphology.analyse(task.text, language, task.features, task.options, hooksOf(clock, guard))
  guard.check()
  const body = task.fullDetail
    ? fullDetail(task.text, morphologyAttributes(task.text, analysis, detections), [...steps, 'tokenization', 'sentence-splitting', 'morphology'])
    : {
        tokens: analysis.tokens,
        ...Object.fromEntries(task.features.map((feature) => [fieldOf[feature], analysis[fieldOf[feature]]]))
      }
  const bytes = encodeJson(body)
  clock.mark('write')
  return { answer: { body: bytes, language, stages: clock.times } }
}
