import { describe, expect, it } from 'vitest'
import { createRandom } from '../../scripts/language/data/random.js'
import { packRows } from '../../scripts/language/pack.js'
import { FeatureMap } from '../../scripts/language/select.js'
import { BUCKETS } from '../../src/language/conditions.js'
import { createWorkspace } from '../../src/language/kernel.js'
import { allocate, createModelMemory } from '../../src/models/memory.js'

const shared = createModelMemory()
const workspace = createWorkspace(shared, 100)
const { reader, kernel, scratchCells, sumCells } = workspace

function read(text: string): void {
  reader.clear()
  reader.read(text, 0, text.length, 100)
  workspace.chosenWords.set(reader.bounds.subarray(0, reader.count * 2))
}

/** Feature hashes of each word, as the kernel makes them one word at a time. */
function featuresByWord(padded: boolean, order: number): number[][] {
  let before = 0
  return Array.from({ length: reader.count }, (_, word) => {
    const made = kernel.features(workspace.text, reader.bounds[word * 2]!, reader.bounds[word * 2 + 1]!, before, order, padded ? 1 : 0, workspace.scratch)
    before = scratchCells[0]!
    return [...scratchCells.subarray(1, made + 1)]
  })
}

const featuresOf = (padded: boolean, order: number): number[] => featuresByWord(padded, order).flat()
const featureCounts = (padded: boolean, order: number): number[] => featuresByWord(padded, order).map(({ length }) => length)

describe('features', () => {
  it.each([
    // _ab_: a, b, _a, ab, b_, _ab, ab_, _ab_
    ['ab', true, 5, 8],
    // four letters: 4 + 5 + 4 + 3 + 2 n-grams and the word
    ['abcd', true, 5, 19],
    // no blanks around: 3 + 2 + 1
    ['abc', false, 3, 6],
    // 40 letters: 40 + 41 + 40 + 39 + 38 and the word
    ['abcde'.repeat(8), true, 5, 199],
    // two words: 3 n-grams (a, _a, a_, _a_) each and the pair
    ['a b', true, 5, 9]
  ])('%s (padded %s, order %d) has %d', (text, padded, order, count) => {
    read(text)
    expect(featuresOf(padded, order)).toHaveLength(count)
  })

  it('differ between words that are long anagrams', () => {
    read('listen silent')
    const [first, second] = [featuresOf(true, 5)[21], featuresOf(true, 5).at(-2)]
    expect(first).not.toBe(second)
  })
})

describe('accumulate', () => {
  it.each([4, 16, 64])('adds up int8 rows of %d lanes, times the weights of their words, as plain arithmetic does', (lanes) => {
    read('The quick brown fox jumps over the lazy dog once more and again')
    const features = featuresOf(true, 5)
    // every third word lacks five sixteenths
    const weights16 = Array.from({ length: reader.count }, (_, word) => (word % 3 === 0 ? 11 : 16))
    for (const [word, weight] of weights16.entries()) workspace.chosenWords[word * 2 + 1]! |= (16 - weight) << 24
    const featureWeights = featureCounts(true, 5).flatMap((count, word) => new Array<number>(count).fill(weights16[word]!))
    const random = createRandom(lanes)
    const selected = new FeatureMap(12)
    for (const [index, feature] of [...new Set(features)].entries()) if (index % 3 !== 0) selected.set(feature, selected.size + 1)
    const classCount = Math.min(lanes, 61)
    const width = lanes === 4 ? 16 : lanes
    const weights = Float32Array.from({ length: selected.size * width }, () => random() * 2 - 1)
    const packed = packRows({ lanes: width, classCount, weights, biases: new Float32Array(BUCKETS * width) }, selected, lanes)
    const slots = allocate(shared, packed.slots.byteLength)
    const rows = allocate(shared, packed.rows.byteLength)
    new Uint32Array(shared.memory.buffer, slots, packed.slots.length).set(packed.slots)
    new Int8Array(shared.memory.buffer, rows, packed.rows.length).set(packed.rows)
    sumCells.fill(0)
    const found = kernel.accumulate(
      workspace.text,
      workspace.chosen,
      reader.count,
      5,
      1,
      slots,
      packed.slots.length - 1,
      rows,
      lanes,
      workspace.scratch,
      workspace.sums
    )
    const expected = new Int32Array(lanes)
    let squares = 0
    for (const [index, feature] of features.entries()) {
      const row = selected.get(feature)
      if (row === 0) continue
      const weight = featureWeights[index]!
      squares += weight * weight
      for (let lane = 0; lane < lanes; lane++) expected[lane]! += weight * packed.rows[(row - 1) * lanes + lane]!
    }
    expect(found).toBe(squares)
    expect([...sumCells.subarray(0, lanes)]).toEqual([...expected])
  })
})
