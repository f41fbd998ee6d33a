/** The kernel against the search that models are trained with. */
import { describe, expect, it } from 'vitest'
import { labelled } from '../../../scripts/addresses/parsing/viterbi.js'
import { congruential } from '../../../scripts/lib/shuffle.js'
import { Labeller } from '../../../src/addresses/parsing/labeller.js'
import { PARSER } from '../../../src/addresses/parsing/parser.js'
import { LABELS, ROWS } from '../../../src/addresses/parsing/sequence-model.js'
import { openModels } from '../../../src/models/store.js'

const WIDTH = 52

describe('a labeller', () => {
  const store = openModels()
  const labeller = new Labeller(store, PARSER)
  const model = store.load(PARSER)
  const scale = model.f32('scale')[0]!
  const weights = {
    rows: Float32Array.from(model.i8('weights'), (weight) => scale * weight),
    transitions: model.f32('transitions'),
    ends: model.f32('ends')
  }

  it('tells the labels that the search in double precision tells', () => {
    const below = congruential(7)
    // rows that say something, the first and the last among them
    const rows = [1, ROWS - 1]
    while (rows.length < 3000) {
      const row = below(ROWS)
      if (weights.rows.subarray(row * LABELS, (row + 1) * LABELS).some((weight) => weight !== 0)) rows.push(row)
    }
    const told = new Set<number>()
    for (let line = 0; line < 300; line++) {
      const count = line < 2 ? line * 512 : 1 + below(12)
      const before = Uint8Array.from({ length: count }, (_, at) => (at === 0 ? 2 : below(3)))
      const features = Int32Array.from({ length: count * WIDTH }, () => rows[below(rows.length)]!)
      const expected = labelled(weights, features, WIDTH, before)
      expect(labeller.label(features, WIDTH, before)).toEqual(expected)
      for (const label of expected) told.add(label)
    }
    expect(told.size).toBeGreaterThan(10)
  })

  it('refuses more tokens than it has room for', () => {
    expect(() => labeller.label(new Int32Array(513), 1, new Uint8Array(513))).toThrow(RangeError)
  })
})
