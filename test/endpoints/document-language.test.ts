import { describe, expect, it } from 'vitest'
import { noHooks } from '../../src/core/hooks.js'
import type { DocumentTask } from '../../src/endpoints/document.js'
import { documentLanguage } from '../../src/endpoints/document-work.js'
import type { Detection, LanguageDetector } from '../../src/language/detector.js'

const detection = (language: string, confidence: number): Detection => ({ language, confidence, script: 'Latn' })

/** A detector that finds these languages, and answers the best of them. */
function detectorOf(...found: Detection[]): LanguageDetector {
  return {
    supports: () => true,
    preload() {},
    detect: () => found.slice(0, 1),
    candidates: () => found,
    regions: () => [],
    given: (language) => detection(language, 1)
  }
}

const task: DocumentTask = { kind: 'entities', text: 'any', fullDetail: false }
const serves = (language: string) => language === 'eng' || language === 'deu'
const languageOf = (...found: Detection[]) => documentLanguage(task, detectorOf(...found), serves, noHooks).language

describe('the language of a document', () => {
  it.each([
    ['the best one when it is served', [detection('deu', 0.4), detection('eng', 0.3)], 'deu'],
    ['a served one not far behind one that is not', [detection('fra', 0.23), detection('sqi', 0.08), detection('eng', 0.07), detection('deu', 0.06)], 'eng'],
    ['a served one where no listed one is only just likelier', [detection('xxx', 0.5), detection('eng', 0.3)], 'eng']
  ])('is %s', (_, found, language) => expect(languageOf(...found)).toBe(language))

  it.each([
    ['clearly in one that is not served', [detection('fra', 0.92), detection('eng', 0.05)], 'the text was found to be in fra (confidence 0.92)'],
    ['in no language that is served at all', [detection('kan', 0.3)], 'if it is in a language of /entities/supported-languages'],
    ['likely in no listed one', [detection('xxx', 0.6), detection('eng', 0.2)], 'Language xxx is not supported by entities: the language of the text could not']
  ])('is refused when it is %s', (_, found, message) => expect(() => languageOf(...found)).toThrow(message))

  it('is what the caller gave, or refused as such', () => {
    const detector = detectorOf(detection('deu', 1))
    expect(documentLanguage({ ...task, language: 'eng' }, detector, serves, noHooks)).toEqual({ language: 'eng', detections: [], steps: [] })
    expect(() => documentLanguage({ ...task, language: 'fra' }, detector, serves, noHooks)).toThrow(
      'Language fra is not supported by entities; /entities/supported-languages lists those that are'
    )
  })
})
