/** Nobody waits any longer: every stage of a long text looks, and what `check` throws ends the task. */
import { describe, expect, it } from 'vitest'
import type { TaskHooks } from '../../../src/core/hooks.js'
import { createExtractor } from '../../../src/entities/pipeline/extract.js'
import { createDetector } from '../../../src/language/detector.js'
import { openModels } from '../../../src/models/store.js'
import { createAnalyser } from '../../../src/morphology/analyse.js'
import type { MorphologyFeature } from '../../../src/morphology/options.js'

const store = openModels()
const extractor = createExtractor(store)
const analyser = createAnalyser(store)
const detector = createDetector(store)
const features: MorphologyFeature[] = ['parts-of-speech', 'lemmas', 'compound-components', 'han-readings']
const LENGTH = 20_000

type Task = (text: string, hooks: TaskHooks) => unknown

const entities: Task = (text, hooks) => extractor.extract(text, 'eng', { options: {} }, hooks)
const chinese: Task = (text, hooks) => extractor.extract(text, 'zho', { options: {} }, hooks)
const morphology: Task = (text, hooks) => analyser.analyse(text, 'deu', features, {}, hooks)
const readings: Task = (text, hooks) => analyser.analyse(text, 'zho', features, {}, hooks)
const regions: Task = (text, hooks) => detector.regions(text, {}, hooks)

/** How often each stage looks. */
async function looks(task: Task, text: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  let count = 0
  const mark = (stage: string): void => {
    found[stage] = count
    count = 0
  }
  await task(text, { mark, check: () => void count++, enter() {}, leave() {} })
  return found
}

class Cancelled extends Error {}

describe('a long task looks whether anybody waits', () => {
  it.each<[string, Task, string, string, number]>([
    ['numbers', entities, '1 000 ', 'patterns', 20],
    ['fractions', entities, '½', 'patterns', 20],
    ['one sentence of dates', entities, '1 May ', 'patterns', 10],
    ['signs', entities, '(', 'model', 20],
    ['sentences of a letter', entities, 'A. ', 'model', 5],
    ['Chinese', chinese, '一', 'model', 10],
    ['tokens', morphology, '| ', 'tokens', 5],
    ['tags', morphology, '| ', 'tags', 8],
    ['compounds', morphology, 'Dampfschiff ', 'features', 8],
    ['readings', readings, '的', 'features', 5],
    ['regions', regions, 'a ', 'regions', 8]
  ])('%s', async (_, task, piece, stage, least) => {
    expect((await looks(task, piece.repeat(LENGTH / piece.length)))[stage]).toBeGreaterThanOrEqual(least)
  })

  it.each<[string, Task, string]>([
    ['entities', entities, '1 000 A. ½ (| '],
    ['morphology', morphology, 'Dampfschiff | A. '],
    ['readings', readings, '的一 '],
    ['regions', regions, 'a ']
  ])('and stops with what check throws, wherever it looks: %s', async (_, task, piece) => {
    const text = piece.repeat(4000 / piece.length)
    const whole = await task(text, { mark() {}, check() {}, enter() {}, leave() {} })
    let calls = 0
    const stopAfter = (limit: number): TaskHooks => {
      calls = 0
      const check = (): void => {
        if (++calls > limit) throw new Cancelled()
      }
      return { mark() {}, check, enter() {}, leave() {} }
    }
    await task(text, stopAfter(Number.POSITIVE_INFINITY))
    const all = calls
    expect(all).toBeGreaterThan(2)
    for (let limit = 0; limit < all; limit++) await expect((async () => task(text, stopAfter(limit)))()).rejects.toThrow(Cancelled)
    // a task that was stopped leaves nothing behind
    expect(await task(text, stopAfter(all))).toEqual(whole)
  })
})
