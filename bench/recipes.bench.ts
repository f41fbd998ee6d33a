/**
 * Junk of 50,000 characters by the recipes of `recipes.ts`: the slowest of each endpoint and model, the longest time between two looks at whether anybody still
 * waits, and the steepest growth from 10,000 characters on (1: linear). In process, in processor time of one thread; the lines name the recipes.
 * `BENCH_RECIPES=10` takes every tenth recipe.
 */
import { noHooks } from '../src/core/hooks.js'
import { openModels } from '../src/models/store.js'
import type { Figure } from './figures.js'
import { recipes } from './recipes.js'
import { type Measured, measure, textWorks } from './text-works.js'

const SHORT = 10_000
const LONG = 50_000
/** A growth is told only of what takes as many milliseconds. */
const LEAST_GROWTH = 100
const EVERY = Number(process.env['BENCH_RECIPES'] ?? 1)

export async function run(): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  const taken = recipes.filter((_, index) => index % EVERY === 0)
  for (const [name, work] of Object.entries(textWorks(openModels()))) {
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
