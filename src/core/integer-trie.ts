import { fibonacciHash } from './hashing.js'

/** Node of the empty sequence, and what `next` gives where no edge goes on: no edge leads to the root. */
export const ROOT = 0

/** Binary logarithm of the first number of slots. */
const FIRST_BITS = 8
/** There are four slots for each edge at least: few edges collide, and a step that leads nowhere nearly always finds an empty slot at once. */
const SLOTS_PER_EDGE = 4

/**
 * A trie over sequences of integers (code units, numbers of words): node and label lead to a node. All edges lie in one open-addressing hash
 * table, so a step costs the same however many edges a node has. Values of nodes are the caller's: nodes are numbered from 0 in the order in
 * which they came.
 */
export class IntegerTrie {
  /** Targets of edges, 0 in empty slots. A node has one edge that leads to it, so its edge is known by it. */
  #slots = new Int32Array(1 << FIRST_BITS)
  #bits = FIRST_BITS
  /** For each node the node that its edge comes from and the edge's label. */
  #edges = new Int32Array((2 << FIRST_BITS) / SLOTS_PER_EDGE)
  #nodes = 1

  /** Number of nodes, the root included. */
  get nodes(): number {
    return this.#nodes
  }

  /** The node that `label` leads to from `node`, `ROOT` where there is none. */
  next(node: number, label: number): number {
    const slots = this.#slots
    const edges = this.#edges
    let slot = home(node, label, this.#bits)
    for (;;) {
      const target = slots[slot]!
      if (target === ROOT || (edges[2 * target] === node && edges[2 * target + 1] === label)) return target
      if (++slot === slots.length) slot = 0
    }
  }

  /** Enters a sequence of 32-bit integers. @returns its node */
  insert(labels: Iterable<number>): number {
    let node: number = ROOT
    for (const label of labels) {
      const known = this.next(node, label)
      node = known === ROOT ? this.#add(node, label) : known
    }
    return node
  }

  #add(node: number, label: number): number {
    if (2 * this.#nodes === this.#edges.length) this.#grow()
    const target = this.#nodes++
    this.#edges[2 * target] = node
    this.#edges[2 * target + 1] = label
    this.#place(target)
    return target
  }

  #grow(): void {
    const edges = new Int32Array(2 * this.#edges.length)
    edges.set(this.#edges)
    this.#edges = edges
    this.#bits++
    this.#slots = new Int32Array(1 << this.#bits)
    for (let target = 1; target < this.#nodes; target++) this.#place(target)
  }

  #place(target: number): void {
    let slot = home(this.#edges[2 * target]!, this.#edges[2 * target + 1]!, this.#bits)
    while (this.#slots[slot] !== 0) if (++slot === this.#slots.length) slot = 0
    this.#slots[slot] = target
  }
}

/** Where the search for an edge begins in a table of 2^`bits` slots. */
function home(node: number, label: number, bits: number): number {
  return fibonacciHash(((node << 16) | (node >>> 16)) ^ label, bits)
}
