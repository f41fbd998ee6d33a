/** The worker halves of every endpoint. */
import { categoriesWork } from './categories/work.js'
import { entitiesWork } from './entities/work.js'
import { languageWork } from './language/work.js'
import { morphologyWork } from './morphology/work.js'
import type { AnyWork } from './work-shape.js'

export const works: readonly AnyWork[] = [categoriesWork, entitiesWork, languageWork, morphologyWork]
