/**
 * What a segmenter loads: `local` (int8 weights, a power of two of them; `local.1` a second style), `lexicon` and `whole` (see lexicon.ts),
 * `fold` (pairs of code units, Traditional to Simplified), `style` (int16 weights that choose between the two styles).
 */
import type { ModelStore } from '../../models/store.js'

/** Weights are in units of 1 / SCALE log-odds, see the trainer. */
export const SCALE = 24

/** Which of two styles a text calls for: log-odds = (score of the weights - bias) / unit. */
export interface StyleGuess {
  readonly weights: Int16Array
  readonly bias: number
  readonly unit: number
}

export interface SegmenterModel {
  readonly local: Int8Array
  /** Weights of the second style of segmentation, when the training data have two. */
  readonly second: Int8Array | undefined
  readonly style: StyleGuess | undefined
  readonly lexicon: Uint32Array | undefined
  /** Words that are one token wherever their ends are ends of tokens. */
  readonly whole: Uint32Array | undefined
  readonly fold: Uint16Array | undefined
}

function foldTable(pairs: Uint16Array): Uint16Array {
  const table = new Uint16Array(65536)
  for (let code = 0; code < 65536; code++) table[code] = code
  for (let index = 0; index + 1 < pairs.length; index += 2) table[pairs[index]!] = pairs[index + 1]!
  return table
}

/** Reads a segmenter, `undefined` when the store does not have it. */
export function loadSegmenter(store: ModelStore, id: string): SegmenterModel | undefined {
  if (!store.has(id)) return undefined
  const model = store.load(id)
  return {
    local: model.i8('local'),
    second: model.has('local.1') ? model.i8('local.1') : undefined,
    style: model.has('style')
      ? { weights: model.i16('style'), bias: Number(model.metadata['styleBias']), unit: Number(model.metadata['styleUnit']) }
      : undefined,
    lexicon: model.has('lexicon') ? model.u32('lexicon') : undefined,
    whole: model.has('whole') ? model.u32('whole') : undefined,
    fold: model.has('fold') ? foldTable(model.u16('fold')) : undefined
  }
}
