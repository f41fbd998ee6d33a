import { type Categorizer, createCategorizer } from '../categories/categorize.js'
import { createExtractor, type Extractor } from '../entities/pipeline/extract.js'
import { createDetector, type LanguageDetector } from '../language/detector.js'
import { ModelStore } from '../models/store.js'
import { createAnalyser, type MorphologyAnalyser } from '../morphology/analyse.js'
import type { EntityDefaults } from './messages.js'
import type { WorkerSetup } from './pool.js'
import { preload } from './preload.js'
import { ListReader } from './shared-lists.js'

/** What the tasks of one thread work with. */
export interface Workbench {
  readonly detector: LanguageDetector
  readonly morphology: MorphologyAnalyser
  readonly extractor: Extractor
  readonly categorizer: Categorizer
  readonly lists: ListReader
  readonly entityDefaults: EntityDefaults
}

/** Attaches to the shared models and opens what is asked for at start. @throws ModelError */
export async function openWorkbench(setup: WorkerSetup): Promise<Workbench> {
  const store = new ModelStore(setup.store)
  const workbench = {
    detector: createDetector(store),
    morphology: createAnalyser(store),
    extractor: createExtractor(store, setup.entities),
    categorizer: createCategorizer(store),
    lists: new ListReader(),
    entityDefaults: setup.entities
  }
  await preload(workbench, setup.preload)
  return workbench
}
