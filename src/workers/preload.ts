/** What a setting `preload` may name, and how a thread opens it. */
import type { Categorizer } from '../categories/categorize.js'
import { entityLanguage } from '../entities/languages.js'
import type { Extractor } from '../entities/pipeline/extract.js'
import type { MorphologyAnalyser } from '../morphology/analyse.js'
import { morphologyLanguage } from '../morphology/languages.js'

/** A short text that a network reads once, so that the first request does not wait for it to be opened. */
const WARMING_TEXT = 'Angela Merkel met Emmanuel Macron at the United Nations in New York.'

const CATEGORIES = 'categories'
const ONTOLOGY_TYPES = 'ontology-types'

/** The first of the words that names nothing to open at the start; undefined when all do. */
export function notPreloadable(words: readonly string[]): string | undefined {
  return words.find((word) => {
    if (word === CATEGORIES || word === ONTOLOGY_TYPES) return false
    const language = neuralLanguage(word)
    return language === undefined ? morphologyLanguage(word) === undefined && entityLanguage(word) === undefined : entityLanguage(language) === undefined
  })
}

/** What can be opened at the start. */
export interface Preloadable {
  readonly morphology: MorphologyAnalyser
  readonly extractor: Extractor
  readonly categorizer: Categorizer
}

/** Opens what the words name and runs its networks once. @throws ModelError */
export async function preload({ morphology, extractor, categorizer }: Preloadable, words: readonly string[]): Promise<void> {
  for (const word of words) {
    const language = neuralLanguage(word)
    if (word === CATEGORIES) await categorizer.preload('eng')
    else if (word === ONTOLOGY_TYPES) await extractor.extract(WARMING_TEXT, 'eng', { options: { includeOntologyTypes: true } })
    else if (language !== undefined) await extractor.extract(WARMING_TEXT, language, { options: { modelType: 'DNN' } })
    else {
      morphology.preload(word)
      extractor.preload(word)
    }
  }
}

function neuralLanguage(word: string): string | undefined {
  return /^entities:(.+):DNN$/u.exec(word)?.[1]
}
