/**
 * A search for texts that cost more than their length: random recipes (`BENCH_GROWTH`, 60; seed `BENCH_GROWTH_SEED`) through each endpoint and model, names and
 * addresses as well, in process and in processor time. Each recipe is tried at 2,500 and 10,000 characters, and where that grows faster than it should at 10,000 and
 * 50,000, with the cheapest of three runs (growth 0: nothing to look at again); names and addresses at an eighth and the whole of what they may have. `BENCH_GROWTH_ONLY` chooses works by the beginning of their names.
 */
import { createAddressMatcher } from '../src/addresses/matching/matcher.js'
import { createAddressParser } from '../src/addresses/parsing/parser.js'
import { MOST_FIELD_CHARACTERS } from '../src/addresses/types.js'
import { noHooks } from '../src/core/hooks.js'
import { type ModelStore, openModels } from '../src/models/store.js'
import { createNameMatcher } from '../src/names/matching/matcher.js'
import { deduplicate } from '../src/names/retrieval/deduplicate.js'
import { learnedVectors } from '../src/names/retrieval/vectors.js'
import { createNameTranslator } from '../src/names/translator.js'
import { MOST_CHARACTERS } from '../src/names/types.js'
import type { Figure } from './figures.js'
import { randomRecipes } from './random-recipes.js'
import type { Recipe } from './recipes.js'
import { measure, textWorks, type Work } from './text-works.js'

const count = Number(process.env['BENCH_GROWTH'] ?? 60)
const seed = Number(process.env['BENCH_GROWTH_SEED'] ?? 1)
const only = process.env['BENCH_GROWTH_ONLY'] ?? ''
/** Growth that is looked at again, and that is told: caches and the collector take a little more of longer texts. */
const SUSPICIOUS = 1.3
const TOLD = 1.25
/** Milliseconds below which a growth is chance, at first and of what is told. */
const LEAST = 20
const LEAST_TOLD = 100

interface Lengths {
  readonly first: readonly [number, number]
  readonly again: readonly [number, number]
}

const ofTexts: Lengths = { first: [2_500, 10_000], again: [10_000, 50_000] }
const ofNames: Lengths = { first: [MOST_CHARACTERS / 8, MOST_CHARACTERS], again: [MOST_CHARACTERS / 8, MOST_CHARACTERS] }
const ofAddresses: Lengths = { first: [MOST_FIELD_CHARACTERS / 8, MOST_FIELD_CHARACTERS], again: [MOST_FIELD_CHARACTERS / 8, MOST_FIELD_CHARACTERS] }

export async function run(): Promise<readonly Figure[]> {
  const store = openModels()
  const recipes = randomRecipes(count, seed)
  const figures: Figure[] = []
  const all: [name: string, work: Work, lengths: Lengths][] = [
    ...Object.entries(textWorks(store)).map(([name, work]): [string, Work, Lengths] => [name, work, ofTexts]),
    ...shortWorks(store)
  ]
  for (const [name, work, lengths] of all.filter(([name]) => name.startsWith(only))) {
    await work('Angela Merkel met Emmanuel Macron in Berlin on 5 May 2020.', noHooks)
    let steepest = 0
    let slowest = 0
    for (const recipe of recipes) {
      const { growth, ms } = await growthOf(work, recipe, lengths)
      steepest = Math.max(steepest, growth)
      slowest = Math.max(slowest, ms / (lengths === ofTexts || name === DEDUPLICATION ? 1 : TIMES))
      if (growth > TOLD) console.log(`${name}: exponent ${growth.toFixed(2)}, ${Math.round(ms)} ms, ${recipe.name}`)
    }
    figures.push(
      { name: `random recipes, ${name}, steepest growth`, value: steepest, unit: 'exponent', better: 'lower' },
      { name: `random recipes, ${name}, slowest at ${lengths.first[1]} characters or more`, value: slowest, unit: 'ms', better: 'lower' }
    )
  }
  return figures
}

/** The exponent of the length, 1 for linear and 0 where nothing suggests that it grows faster; milliseconds of the longest text that was tried. */
async function growthOf(work: Work, { make }: Recipe, { first, again }: Lengths): Promise<{ growth: number; ms: number }> {
  const tried = await exponent(work, make, first, 1, LEAST)
  if (tried.growth < SUSPICIOUS) return { growth: 0, ms: tried.ms }
  return exponent(work, make, again, 3, LEAST_TOLD)
}

async function exponent(
  work: Work,
  make: Recipe['make'],
  [short, long]: readonly [number, number],
  rounds: number,
  least: number
): Promise<{ growth: number; ms: number }> {
  const more = await measure(work, make(long), rounds)
  if (more.ms < least) return { growth: 0, ms: more.ms }
  const less = await measure(work, make(short), rounds)
  return { growth: Math.log(more.ms / less.ms) / Math.log(long / short), ms: more.ms }
}

/** How often a name or an address is worked on, because one takes microseconds. */
const TIMES = 50
const DEDUPLICATION = 'name-deduplication'

/** Works on what is no text. */
function shortWorks(store: ModelStore): [string, Work, Lengths][] {
  const translator = createNameTranslator(store)
  const matcher = createNameMatcher(store)
  const vectors = learnedVectors(store)
  const parser = createAddressParser(store)
  const addresses = createAddressMatcher(store)
  const isName = (text: string) => /[\p{L}\p{N}]/u.test(text)
  const often =
    (work: (text: string) => unknown): Work =>
    (text) => {
      const name = text.normalize('NFC').trim()
      if (!isName(name)) return
      for (let round = 0; round < TIMES; round++) work(name)
    }
  const to = (targetLanguage: string, targetScript: string): Work =>
    often((text) => translator.translate({ text, kind: 'PERSON', targetLanguage, targetScript }, 5))
  const pair = (text: string) => {
    const [one, other] = [matcher.prepare({ text }), matcher.prepare({ text: text.split(' ').reverse().join(' ') })]
    return matcher.explain(one, other, {})
  }
  return [
    ['name-translation, eng', to('eng', 'Latn'), ofNames],
    ['name-translation, zho', to('zho', 'Hani'), ofNames],
    ['name-translation, rus', to('rus', 'Cyrl'), ofNames],
    ['name-similarity', often(pair), ofNames],
    [
      DEDUPLICATION,
      (text) =>
        isName(text)
          ? deduplicate(
              Array.from({ length: TIMES }, (_, place) => ({ text: `${text.slice(place)} ${place}` })),
              0.75,
              matcher,
              () => {},
              { vectors, guard: noHooks }
            )
          : undefined,
      ofNames
    ],
    [
      'address-similarity',
      often((text) => {
        const [one, other] = [text, text.slice(3)].map((line) => addresses.prepare({ line, fields: parser.parse(line).fields }))
        return addresses.explain(one!, other!, {})
      }),
      ofAddresses
    ],
    [
      'address-similarity, fields',
      often((road) =>
        addresses.explain(addresses.prepare({ fields: { road, city: road } }), addresses.prepare({ fields: { road: road.slice(3), city: road } }), {})
      ),
      ofAddresses
    ]
  ]
}
