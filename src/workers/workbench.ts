import { createExtractor, type Extractor } from '../entities/pipeline/extract.js'
import { createDetector, type LanguageDetector } from '../language/detector.js'
import { ModelStore } from '../models/store.js'
import { createAnalyser, type MorphologyAnalyser } from '../morphology/analyse.js'
import type { EntityDefaults } from './messages.js'
import type { WorkerSetup } from './pool.js'
import { ListReader } from './shared-lists.js'

/** What the tasks of one thread work with. */
export interface Workbench {
  readonly detector: LanguageDetector
  readonly morphology: MorphologyAnalyser
  readonly extractor: Extractor
  readonly lists: ListReader
  readonly entityDefaults: EntityDefaults
}

/** Attaches to the shared models and opens what is asked for at start. @throws ModelError */
export function openWorkbench(setup: WorkerSetup): Workbench {
  const store = new ModelStore(setup.store)
  const workbench = {
    detector: createDetector(store),
    morphology: createAnalyser(store),
    extractor: createExtractor(store, setup.entities),
    lists: new ListReader(),
    entityDefaults: setup.entities
  }
  for (const language of setup.preloadLanguages) {
    workbench.morphology.preload(language)
    workbench.extractor.preload(language)
  }
  return workbench
}
