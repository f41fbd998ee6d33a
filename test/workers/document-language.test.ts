/** The language that a document is worked in when the caller does not say it. */
import { expect, test } from 'vitest'
import type { LanguageDetector } from '../../src/language/detector.js'
import { StageClock } from '../../src/workers/stages.js'
import { documentLanguage } from '../../src/workers/tasks/document.js'

for (const [what, detections, wanted] of [
  ['the best detection', { deu: 0.9, nld: 0.05 }, 'deu'],
  ['none where nothing is detected', {}, 'xxx'],
  ['none where that is certain', { xxx: 0.8, deu: 0.2 }, 'xxx'],
  ['the likeliest one in doubt: a few names say little', { xxx: 0.34, deu: 0.3, swe: 0.06 }, 'deu'],
  ['none where all are unlikely', { xxx: 0.22, ara: 0.16 }, 'xxx'],
  ['none where it is the only one', { xxx: 0.3 }, 'xxx']
] as const) {
  test(`is ${what}`, () => {
    const detect: LanguageDetector['detect'] = () =>
      Object.entries(detections).map(([language, confidence]) => ({ language, confidence, script: 'Latn' }) as ReturnType<LanguageDetector['detect']>[number])
    expect(documentLanguage({ text: 'text', fullDetail: false }, { detect } as LanguageDetector, new StageClock()).language).toBe(wanted)
  })
}
