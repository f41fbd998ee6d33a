import type { EntityLanguage } from '../../src/entities/languages.js'
import { findPatterns } from '../../src/entities/patterns/index.js'
import { byStart, redact } from '../../src/entities/pipeline/redactor.js'
import { entityTokens } from '../../src/entities/tokens.js'
import { openModels } from '../../src/models/store.js'

const store = openModels()

/** What the patterns leave of a text, each as its type without the family and its words. */
export function foundPatterns(language: EntityLanguage, text: string): string[] {
  const mentions = redact(findPatterns({ text, language, tokens: entityTokens(text, language, store) }), text.length)
  return [...mentions].sort(byStart).map(({ start, end, type }) => `${type.replace(/^\w+:/u, '')} ${text.slice(start, end)}`)
}
