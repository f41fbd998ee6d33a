/**
 * Junk of 50,000 characters by the recipes of `recipes.ts`: the slowest of each endpoint and model, the longest time between two looks at whether anybody still
 * waits, and the steepest growth from 10,000 characters on (1: linear). In process, in processor time of one thread; the lines name the recipes.
 * `BENCH_RECIPES=10` takes every tenth recipe.
 */

import { createCategorizer } from '../src/categories/categorize.js'
import { noHooks, type TaskHooks } from '../src/core/hooks.js'
import { createExtractor } from '../src/entities/pipeline/extract.js'
import { createDetector } from '../src/language/detector.js'
import { openModels } from '../src/models/store.js'
import { createAnalyser } from '../src/morphology/analyse.js'
import { morphologyFeatures } from '../src/morphology/options.js'
import type { Figure } from './figures.js'
import { recipes } from './recipes.js'

const SHORT = 10_000
const LONG = 50_000
/** A growth is told only of what takes as many milliseconds. */
const LEAST_GROWTH = 100
const EVERY = Number(process.env['BENCH_RECIPES'] ?? 1)

type Work = (text: string, hooks: TaskHooks) => unknown

interface Measured {
  readonly ms: number
  /** Longest time between two calls of the hooks, native code left out. */
  readonly gap: number
}

function processorMilliseconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The cheaper of two runs: compilers and the collector work beside the first. */
async function measure(work: Work, text: string): Promise<Measured> {
  let best: Measured = { ms: Number.POSITIVE_INFINITY, gap: Number.POSITIVE_INFINITY }
  for (let round = 0; round < 2; round++) {
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

export async function run(): Promise<readonly Figure[]> {
  const store = openModels()
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

  const figures: Figure[] = []
  const taken = recipes.filter((_, index) => index % EVERY === 0)
  for (const [name, work] of Object.entries(works)) {
    await work('Angela Merkel met Emmanuel Macron in Berlin on 5 May 2020.', noHooks)
    const rows: { recipe: string; long: Measured; growth: number }[] = []
    for (const recipe of taken) {
      const short = await measure(work, recipe.make(SHORT))
      const long = await measure(work, recipe.make(LONG))
      const growth = long.ms < LEAST_GROWTH ? 0 : Math.log(long.ms / short.ms) / Math.log(LONG / SHORT)
      rows.push({ recipe: recipe.name, long, growth })
    }
    const most = (value: (row: (typeof rows)[number]) => number) => rows.reduce((one, other) => (value(other) > value(one) ? other : one))
    const slowest = most(({ long }) => long.ms)
    const unheard = most(({ long }) => long.gap)
    const steepest = most(({ growth }) => growth)
    console.log(`${name}: slowest ${slowest.recipe}, longest without a look ${unheard.recipe}, steepest ${steepest.recipe}`)
    figures.push(
      { name: `recipes, ${name}, slowest`, value: slowest.long.ms, unit: 'ms', better: 'lower' },
      { name: `recipes, ${name}, longest without a look`, value: unheard.long.gap, unit: 'ms', better: 'lower' },
      { name: `recipes, ${name}, steepest growth`, value: steepest.growth, unit: 'exponent', better: 'lower' }
    )
  }
  return figures
}
