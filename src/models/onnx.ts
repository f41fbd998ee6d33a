/** The one door to onnxruntime-node. Never used in the main thread: `run` blocks the thread it is called from. */

import type { InferenceSession, Tensor } from 'onnxruntime-node'
import type { NativeGuard } from '../core/hooks.js'
import { ModelError } from './errors.js'

/** A dense array with its shape, row by row. */
export interface DenseArray {
  readonly shape: readonly number[]
  readonly data: Float32Array | Int32Array | BigInt64Array | Uint8Array
}

export interface SessionOptions {
  /** Threads inside one operator. Default 1: the worker pool gives the parallelism. */
  readonly threads?: number
  readonly guard?: NativeGuard | undefined
}

/** A loaded network. */
export interface OnnxSession {
  readonly inputs: readonly string[]
  readonly outputs: readonly string[]
  /**
   * Runs the network.
   * @param wanted names of the outputs to compute, all of them by default
   * @throws ModelError when an input is missing or of the wrong type or shape
   */
  run(feeds: Readonly<Record<string, DenseArray>>, guard?: NativeGuard, wanted?: readonly string[]): Promise<Record<string, DenseArray>>
  /** Gives the native memory back. */
  release(): Promise<void>
}

/**
 * Opens a network.
 * @param id how errors call it
 * @param model bytes of an ONNX file
 * @throws ModelError naming the network when it is damaged
 */
export async function openSession(id: string, model: Uint8Array, options: SessionOptions = {}): Promise<OnnxSession> {
  // loaded on first use: threads that never need a network do not pay for the library
  return guarded(options.guard, id, async () => {
    const runtime = await import('onnxruntime-node')
    const session = await runtime.InferenceSession.create(model, {
      intraOpNumThreads: options.threads ?? 1,
      interOpNumThreads: 1,
      executionMode: 'sequential',
      executionProviders: ['cpu'],
      graphOptimizationLevel: 'all',
      logSeverityLevel: 4
    })
    return new Session(session, id, runtime.Tensor)
  })
}

class Session implements OnnxSession {
  readonly #session: InferenceSession
  readonly #id: string
  readonly #tensor: typeof Tensor

  constructor(session: InferenceSession, id: string, tensor: typeof Tensor) {
    this.#session = session
    this.#id = id
    this.#tensor = tensor
  }

  get inputs(): readonly string[] {
    return this.#session.inputNames
  }

  get outputs(): readonly string[] {
    return this.#session.outputNames
  }

  async run(feeds: Readonly<Record<string, DenseArray>>, guard?: NativeGuard, wanted: readonly string[] = this.outputs): Promise<Record<string, DenseArray>> {
    const tensors: Record<string, Tensor> = {}
    for (const [name, { data, shape }] of Object.entries(feeds)) tensors[name] = this.#toTensor(data, shape)
    const found = await guarded(guard, this.#id, () => this.#session.run(tensors, [...wanted]))
    const answer: Record<string, DenseArray> = {}
    for (const name of wanted) {
      const { data, dims } = found[name]!
      answer[name] = { data: data as DenseArray['data'], shape: dims }
    }
    return answer
  }

  async release(): Promise<void> {
    await this.#session.release()
  }

  #toTensor(data: DenseArray['data'], shape: readonly number[]): Tensor {
    const count = shape.reduce((product, size) => product * size, 1)
    if (count !== data.length) throw new ModelError(`model ${this.#id}: ${data.length} values for an input of shape ${shape.join('x')}`)
    return new this.#tensor(data, shape)
  }
}

async function guarded<Result>(guard: NativeGuard | undefined, id: string, work: () => Promise<Result>): Promise<Result> {
  guard?.enter()
  try {
    return await work()
  } catch (error) {
    throw new ModelError(`model ${id} cannot be used: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    guard?.leave()
  }
}
