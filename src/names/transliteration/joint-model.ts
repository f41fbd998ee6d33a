/**
 * A joint n-gram model of two writings (Bisani and Ney 2008): names are sequences of units, each a piece of the native writing with the piece of the Latin one
 * that it goes with. Nodes of a trie are the histories; `names/<language>` has
 *
 * - `units`: UTF-8, a line for each unit, native and Latin piece parted by a tab; the first two are the begin and the end of a name
 * - `unit` u16, `cost` u8, `backoff` u8 [nodes]: last unit of a history, minus the logarithm of its probability after the history before, and of the weight of
 *   shorter histories where a unit was not seen after this one, in steps of 1/STEPS nats
 * - `first` u32 [nodes + 1]: the nodes that are one unit longer, in ascending order of their units
 */
import type { NativeModel } from '../../models/store.js'

/** Steps of a nat in costs. */
export const STEPS = 16
export const BEGIN = 0
export const END = 1
const ROOT = 0

export class JointModel {
  readonly native: readonly string[]
  readonly latin: readonly string[]
  /** State after the begin of a name. */
  readonly start: number
  readonly #unit: Uint16Array
  readonly #cost: Uint8Array
  readonly #backoff: Uint8Array
  readonly #first: Uint32Array
  /** The longest shorter history of each. */
  readonly #shorter: Uint32Array
  /** Node of each unit below the root, -1 for none. */
  readonly #alone: Int32Array
  /** Cost of the last `step`. */
  cost = 0

  /** @param prefix of the tensors, where an artefact has several models */
  constructor(model: NativeModel, prefix = '') {
    const units = new TextDecoder().decode(model.u8(`${prefix}units`).slice()).split('\n')
    this.native = units.map((unit) => unit.slice(0, unit.indexOf('\t')))
    this.latin = units.map((unit) => unit.slice(unit.indexOf('\t') + 1))
    this.#unit = model.u16(`${prefix}unit`)
    this.#cost = model.u8(`${prefix}cost`)
    this.#backoff = model.u8(`${prefix}backoff`)
    this.#first = model.u32(`${prefix}first`)
    this.#alone = new Int32Array(units.length).fill(-1)
    for (let child = this.#first[ROOT]!; child < this.#first[ROOT + 1]!; child++) this.#alone[this.#unit[child]!] = child
    this.#shorter = this.#link()
    this.start = this.#state(this.#find(ROOT, BEGIN))
  }

  /** Nodes stand in the order of their length, so that shorter histories are linked before longer ones. */
  #link(): Uint32Array {
    const nodes = this.#unit.length
    const shorter = new Uint32Array(nodes)
    for (let node = 0; node < nodes; node++) {
      const end = this.#first[node + 1]!
      for (let child = this.#first[node]!; child < end; child++) {
        if (node === ROOT) continue
        let from = shorter[node]!
        let found = this.#find(from, this.#unit[child]!)
        while (found < 0 && from !== ROOT) {
          from = shorter[from]!
          found = this.#find(from, this.#unit[child]!)
        }
        shorter[child] = Math.max(found, ROOT)
      }
    }
    return shorter
  }

  /** Number of the unit's node below a history, -1 where it was not seen there. */
  #find(node: number, unit: number): number {
    if (node === ROOT) return this.#alone[unit]!
    let low = this.#first[node]!
    let high = this.#first[node + 1]! - 1
    while (low <= high) {
      const middle = (low + high) >> 1
      const found = this.#unit[middle]!
      if (found === unit) return middle
      if (found < unit) low = middle + 1
      else high = middle - 1
    }
    return -1
  }

  /** The longest history of a node that anything was seen after. */
  #state(node: number): number {
    let state = node
    while (state !== ROOT && this.#first[state] === this.#first[state + 1]) state = this.#shorter[state]!
    return state
  }

  /** The state after one more unit; what it costs stands in `cost`, in steps. */
  step(state: number, unit: number): number {
    let cost = 0
    let from = state
    for (;;) {
      const found = this.#find(from, unit)
      if (found >= 0) {
        this.cost = cost + this.#cost[found]!
        return this.#state(found)
      }
      if (from === ROOT) {
        this.cost = cost + 255
        return ROOT
      }
      cost += this.#backoff[from]!
      from = this.#shorter[from]!
    }
  }
}
