import { defaultScript } from '../core/languages.js'
import { scriptRuns } from '../core/scripts.js'
import type { Detection } from '../language/detector.js'

/** The language that the caller gave, as a detection: confidence 1, script of the longest run of the text. */
export function givenDetection(language: string, text: string): Detection {
  let longest = { script: defaultScript(language), length: 0 }
  for (const { start, end, script } of scriptRuns(text)) {
    if (script !== 'Zyyy' && end - start > longest.length) longest = { script, length: end - start }
  }
  return { language, confidence: 1, script: longest.script }
}
