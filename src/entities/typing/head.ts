/** The head of the mention typer: one hidden layer and a logistic output for every class, weights in 8 bits. Trained by scripts/typing/train.py. */
import { ModelError } from '../../models/errors.js'
import type { NativeModel } from '../../models/store.js'
import { FEATURE_PARTS } from './features.js'
import { ClassTree } from './ontology.js'

/** Artefact of the head. */
export const HEAD = 'entities/typing'

/** Types that the head knows as an input, in the order of training; any other counts as none. */
export const inputTypes: readonly string[] = ['', 'PERSON', 'LOCATION', 'ORGANIZATION', 'PRODUCT']

/** Rows of int8 with a scale each. */
interface Matrix {
  readonly weights: Int8Array
  readonly scales: Float32Array
  readonly bias: Float32Array
}

export class TypingHead {
  readonly tree: ClassTree
  /** Columns of one hidden state of the encoder. */
  readonly width: number
  readonly #hidden: Matrix
  readonly #output: Matrix
  readonly #types: Float32Array

  /** @throws ModelError when tensors are missing or do not fit one another */
  constructor(model: NativeModel) {
    const matrix = (name: string): Matrix => ({ weights: model.i8(name), scales: model.f32(`${name}.scales`), bias: model.f32(`${name}.bias`) })
    this.#hidden = matrix('hidden')
    this.#output = matrix('output')
    this.#types = model.f32('types')
    const names = model.metadata['classes']?.split(' ') ?? []
    const parents = model.metadata['parents']?.split(' ').map(Number) ?? []
    this.tree = new ClassTree(names, parents)
    const hidden = this.#hidden.bias.length
    this.width = this.#hidden.weights.length / hidden / FEATURE_PARTS
    const fits = Number.isInteger(this.width) && this.#types.length === inputTypes.length * hidden && this.#output.weights.length === names.length * hidden
    if (!fits || names.length === 0 || parents.length !== names.length) throw new ModelError(`model ${model.id}: its parts do not fit one another`)
  }

  /**
   * Probabilities of the classes, row by row: [mentions, classes].
   * @param features [mentions, parts x width], see `writeFeatures`
   * @param types type of each mention as extraction has it
   */
  probabilities(features: Float32Array, types: readonly string[]): Float32Array {
    const hidden = multiply(features, types.length, this.#hidden)
    const columns = this.#hidden.bias.length
    for (const [mention, type] of types.entries()) {
      const row = Math.max(0, inputTypes.indexOf(type)) * columns
      for (let column = 0; column < columns; column++) {
        const value = hidden[mention * columns + column]! + this.#types[row + column]!
        hidden[mention * columns + column] = value > 0 ? value : 0
      }
    }
    const found = multiply(hidden, types.length, this.#output)
    for (let index = 0; index < found.length; index++) found[index] = 1 / (1 + Math.exp(-found[index]!))
    return found
  }
}

/** inputs [count, columns] times the matrix's rows, plus its bias: [count, rows]. Four inputs at a time, so that each weight is read once for four. */
function multiply(inputs: Float32Array, count: number, { weights, scales, bias }: Matrix): Float32Array {
  const rows = bias.length
  const columns = weights.length / rows
  const found = new Float32Array(count * rows)
  for (let first = 0; first < count; first += 4) {
    const a = first * columns
    const b = Math.min(first + 1, count - 1) * columns
    const c = Math.min(first + 2, count - 1) * columns
    const d = Math.min(first + 3, count - 1) * columns
    for (let row = 0; row < rows; row++) {
      let [sumA, sumB, sumC, sumD] = [0, 0, 0, 0]
      const start = row * columns
      for (let column = 0; column < columns; column++) {
        const weight = weights[start + column]!
        sumA += weight * inputs[a + column]!
        sumB += weight * inputs[b + column]!
        sumC += weight * inputs[c + column]!
        sumD += weight * inputs[d + column]!
      }
      const sums = [sumA, sumB, sumC, sumD]
      for (let offset = 0; offset < 4 && first + offset < count; offset++) found[(first + offset) * rows + row] = sums[offset]! * scales[row]! + bias[row]!
    }
  }
  return found
}
