/** What the tasks on documents have in common. */
import type { TaskHooks } from '../../core/hooks.js'
import type { Detection, LanguageDetector } from '../../language/detector.js'
import type { StageClock } from '../stages.js'
import type { TaskGuard } from '../task-slots.js'

/** The language that a document is worked in. */
export interface DocumentLanguage {
  readonly language: string
  /** For the full-detail output; empty when the language was given and no full detail is asked for. */
  readonly detections: readonly Detection[]
  /** Names of the steps that were needed to know it. */
  readonly steps: readonly string[]
}

/** The language as the caller gave it, or else the best detection (`xxx`: none). */
export function documentLanguage(
  task: { readonly text: string; readonly language?: string; readonly fullDetail: boolean },
  detector: LanguageDetector,
  clock: StageClock
): DocumentLanguage {
  const given = task.language
  if (given !== undefined && given !== 'xxx') return { language: given, detections: task.fullDetail ? [detector.given(given, task.text)] : [], steps: [] }
  const detections = detector.detect(task.text, {})
  clock.mark('language')
  return { language: detections[0]?.language ?? 'xxx', detections, steps: ['language-identification'] }
}

/** Lets a domain book its stages and see whether anybody still waits. */
export function hooksOf(clock: StageClock, guard: TaskGuard): TaskHooks {
  return {
    mark: (stage) => clock.mark(stage),
    check: () => guard.check(),
    enter: () => guard.enter(),
    leave: () => guard.leave()
  }
}
