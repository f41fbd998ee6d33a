/** The worker halves of every endpoint. */
import { addressSimilarityWork } from './address-similarity/work.js'
import { categoriesWork } from './categories/work.js'
import { linkingWork } from './entities/linking-work.js'
import { entitiesWork } from './entities/work.js'
import { languageWork } from './language/work.js'
import { morphologyWork } from './morphology/work.js'
import { nameDeduplicationWork } from './name-deduplication/work.js'
import { nameSimilarityWork } from './name-similarity/work.js'
import { nameTranslationWork } from './name-translation/work.js'
import type { AnyWork } from './work-shape.js'

export const works: readonly AnyWork[] = [
  addressSimilarityWork,
  categoriesWork,
  entitiesWork,
  languageWork,
  morphologyWork,
  nameDeduplicationWork,
  nameSimilarityWork,
  nameTranslationWork
]

/** What the threads of the knowledge pool do: the rest of tasks that were handed over. */
export const knowledgeWorks: readonly AnyWork[] = [linkingWork]
