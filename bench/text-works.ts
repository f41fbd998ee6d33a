/** What each endpoint does with a text, in process on one thread, and the processor time that it takes. */
import { createCategorizer } from '../src/categories/categorize.js'
import type { TaskHooks } from '../src/core/hooks.js'
import { createExtractor } from '../src/entities/pipeline/extract.js'
import { createDetector } from '../src/language/detector.js'
import type { ModelStore } from '../src/models/store.js'
import { createAnalyser } from '../src/morphology/analyse.js'
import { morphologyFeatures } from '../src/morphology/options.js'

export type Work = (text: string, hooks: TaskHooks) => unknown

export interface Measured {
  readonly ms: number
  /** Longest time between two calls of the hooks, native code left out. */
  readonly gap: number
}

/** Works by endpoint, model and language. */
export function textWorks(store: ModelStore): Record<string, Work> {
  const extractor = createExtractor(store)
  const analyser = createAnalyser(store)
  const detector = createDetector(store)
  const categorizer = createCategorizer(store)
  const works: Record<string, Work> = {
    language: (text, hooks) => detector.detect(text, {}, hooks),
    'language, regions': (text, hooks) => detector.regions(text, {}, hooks),
    categories: (text, hooks) => categorizer.categorize(text, {}, hooks)
  }
  for (const code of ['eng', 'deu', 'zho', 'jpn', 'kor', 'ara'])
    works[`morphology, ${code}`] = (text, hooks) => analyser.analyse(text, code, morphologyFeatures, {}, hooks)
  works['morphology, DNN, heb'] = (text, hooks) => analyser.analyse(text, 'heb', morphologyFeatures, { disambiguatorType: 'DNN' }, hooks)
  for (const code of ['eng', 'deu', 'rus', 'zho', 'jpn', 'kor', 'ara', 'heb'])
    works[`entities, ${code}`] = (text, hooks) => extractor.extract(text, code, { options: {} }, hooks)
  for (const code of ['eng', 'zho']) works[`entities, DNN, ${code}`] = (text, hooks) => extractor.extract(text, code, { options: { modelType: 'DNN' } }, hooks)
  works['entities, ontology types, eng'] = (text, hooks) => extractor.extract(text, 'eng', { options: { includeOntologyTypes: true } }, hooks)
  return works
}

function processorMilliseconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The cheapest of some runs: compilers and the collector work beside the first. */
export async function measure(work: Work, text: string, rounds = 2): Promise<Measured> {
  let best: Measured = { ms: Number.POSITIVE_INFINITY, gap: Number.POSITIVE_INFINITY }
  for (let round = 0; round < rounds; round++) {
    const begun = processorMilliseconds()
    let last = begun
    let gap = 0
    const touch = (): void => {
      const now = processorMilliseconds()
      gap = Math.max(gap, now - last)
      last = now
    }
    const leave = (): void => {
      last = processorMilliseconds()
    }
    await work(text, { mark: touch, check: touch, enter: touch, leave })
    touch()
    best = { ms: Math.min(best.ms, last - begun), gap: Math.min(best.gap, gap) }
  }
  return best
}
