import { fullDetail, languageAttributes } from '../full-detail.js'
import { encodeJson } from '../json.js'
import type { LanguageTask, TaskResult } from '../messages.js'
import type { StageClock } from '../stages.js'
import type { TaskGuard } from '../task-slots.js'
import type { Workbench } from '../workbench.js'

/** `POST /language`: the detections, with regions where asked for; a given language is echoed with confidence 1. */
export function answerLanguage(task: LanguageTask, { detector }: Workbench, clock: StageClock, guard: TaskGuard): TaskResult {
  const given = task.language === undefined || task.language === 'xxx' ? undefined : task.language
  const detections = given === undefined ? detector.detect(task.text, task.options) : [detector.given(given, task.text)]
  clock.mark('language')
  const wantsRegions = task.options.multilingual === true
  guard.check()
  const regions = wantsRegions ? detector.regions(task.text, given === undefined ? task.options : { ...task.options, languageHint: given }) : undefined
  if (wantsRegions) clock.mark('regions')
  guard.check()
  const body = task.fullDetail
    ? fullDetail(task.text, languageAttributes(task.text, detections, regions), ['language-identification'])
    : {
        languageDetections: detections.map(({ language, confidence }) => ({ language, confidence })),
        ...(regions && {
          regionalDetections: regions.map(({ start, end, languages }) => ({
            region: task.text.slice(start, end),
            languages: languages.map(({ language, confidence }) => ({ language, confidence }))
          }))
        })
      }
  const bytes = encodeJson(body)
  clock.mark('write')
  return { answer: { body: bytes, language: detections[0]?.language ?? 'xxx', stages: clock.times } }
}
