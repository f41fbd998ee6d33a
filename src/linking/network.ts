/** A small network of one hidden layer, in float32. */
import { ModelError } from '../models/errors.js'
import type { NativeModel } from '../models/store.js'

export class Network {
  readonly inputs: number
  /** [inputs, units]: most inputs are zero, and their rows are passed over. */
  readonly #hidden: Float32Array
  readonly #hiddenBias: Float32Array
  readonly #output: Float32Array
  readonly #outputBias: number
  readonly #values: Float32Array

  /**
   * @param hidden [units, inputs], row by row @param output [units]
   * @throws ModelError when the parts do not fit one another
   */
  constructor(hidden: Float32Array, hiddenBias: Float32Array, output: Float32Array, outputBias: number, name: string) {
    this.inputs = hidden.length / hiddenBias.length
    if (!Number.isInteger(this.inputs) || output.length !== hiddenBias.length) throw new ModelError(`model ${name}: its parts do not fit one another`)
    this.#hidden = transposed(hidden, this.inputs)
    this.#values = new Float32Array(hiddenBias.length)
    this.#hiddenBias = hiddenBias
    this.#output = output
    this.#outputBias = outputBias
  }

  /** The network whose tensors begin with a name. @throws ModelError */
  static from(model: NativeModel, name: string): Network {
    return new Network(
      model.f32(`${name}.hidden`),
      model.f32(`${name}.hidden_bias`),
      model.f32(`${name}.output`),
      model.f32(`${name}.output_bias`)[0]!,
      `${model.id} ${name}`
    )
  }

  /** Output of one row. @param rows where `inputs` values stand from `at` on */
  score(rows: Float32Array, at: number): number {
    const values = this.#values
    const hidden = this.#hidden
    const units = values.length
    values.set(this.#hiddenBias)
    for (let input = 0; input < this.inputs; input++) {
      const value = rows[at + input]!
      if (value === 0) continue
      const from = input * units
      for (let unit = 0; unit < units; unit++) values[unit]! += hidden[from + unit]! * value
    }
    let sum = this.#outputBias
    for (let unit = 0; unit < units; unit++) if (values[unit]! > 0) sum += values[unit]! * this.#output[unit]!
    return sum
  }
}

/** [rows, columns] to [columns, rows]. */
function transposed(matrix: Float32Array, columns: number): Float32Array {
  const rows = matrix.length / columns
  return Float32Array.from(matrix, (_, place) => matrix[(place % rows) * columns + Math.floor(place / rows)]!)
}
