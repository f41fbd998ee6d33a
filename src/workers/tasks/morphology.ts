import { fullDetail, morphologyAttributes } from '../full-detail.js'
import { encodeJson } from '../json.js'
import type { MorphologyTask, TaskResult } from '../messages.js'
import type { StageClock } from '../stages.js'
import type { TaskGuard } from '../task-slots.js'
import type { Workbench } from '../workbench.js'

const fieldOf = {
  'parts-of-speech': 'posTags',
  lemmas: 'lemmas',
  'compound-components': 'compoundComponents',
  'han-readings': 'hanReadings'
} as const

/** `POST /morphology/{features}`: parallel arrays over the tokens; a feature that the language lacks is an array of nulls. */
export async function answerMorphology(task: MorphologyTask, { detector, morphology }: Workbench, clock: StageClock, guard: TaskGuard): Promise<TaskResult> {
  let language = task.language
  let detections = [] as ReturnType<typeof detector.detect>
  const steps = ['tokenization', 'sentence-splitting', 'morphology']
  if (language === undefined || language === 'xxx') {
    detections = detector.detect(task.text, {})
    language = detections[0]?.language ?? 'xxx'
    steps.unshift('language-identification')
    clock.mark('language')
  } else if (task.fullDetail) detections = [detector.given(language, task.text)]
  if (!morphology.supports(language)) return { unsupportedLanguage: language }
  const hooks = {
    mark: (stage: string) => clock.mark(stage),
    check: () => guard.check(),
    enter: () => guard.enter(),
    leave: () => guard.leave()
  }
  const analysis = await morphology.analyse(task.text, language, task.features, task.options, hooks)
  guard.check()
  const body = task.fullDetail
    ? fullDetail(task.text, morphologyAttributes(task.text, analysis, detections), steps)
    : {
        tokens: analysis.tokens,
        ...Object.fromEntries(task.features.map((feature) => [fieldOf[feature], analysis[fieldOf[feature]]]))
      }
  const bytes = encodeJson(body)
  clock.mark('write')
  return { answer: { body: bytes, language, stages: clock.times } }
}
