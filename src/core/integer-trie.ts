import { productHash } from './hashing.js'

/** Cells of an edge in the table: node, label, target, and one that only fills the cache line. */
const CELLS = 4
const NODE = 0
const LABEL = 1
const TARGET = 2

/**
 * A trie over sequences of integers (code units, numbers of words): node and label lead to a node. All edges lie in one open-addressing hash
 * table, so a step costs one or two probes however many edges a node has. Values of nodes are the caller's: nodes are numbered from 0 in the
 * order in which they came.
 */
export class IntegerTrie {
  /** Node of the empty sequence, and what `next` gives where no edge goes on: no edge leads to the root. */
  static readonly root = 0

  #cells: Int32Array
  #mask: number
  #nodes = 1

  /** @param edges expected number of edges; more are taken as they come */
  constructor(edges = 0) {
    let slots = 64
    while (slots < 2 * edges) slots *= 2
    this.#cells = new Int32Array(CELLS * slots)
    this.#mask = slots - 1
  }

  /** Number of nodes with the root. */
  get nodes(): number {
    return this.#nodes
  }

  /** The node that `label` leads to from `node`, `IntegerTrie.root` where there is none. */
  next(node: number, label: number): number {
    const cells = this.#cells
    let slot = spread(node, label) & this.#mask
    for (;;) {
      const at = CELLS * slot
      const target = cells[at + TARGET]!
      if (target === 0 || (cells[at + NODE] === node && cells[at + LABEL] === label)) return target
      slot = (slot + 1) & this.#mask
    }
  }

  /** Enters a sequence of 32-bit integers. @returns its node */
  insert(labels: Iterable<number>): number {
    let node = IntegerTrie.root
    for (const label of labels) {
      const known = this.next(node, label)
      node = known === IntegerTrie.root ? this.#add(node, label) : known
    }
    return node
  }

  #add(node: number, label: number): number {
    // at most half of the slots are used, the new one counted: there is one edge for each node but the root
    if (2 * this.#nodes > this.#mask + 1) this.#grow()
    const target = this.#nodes++
    put(this.#cells, this.#mask, node, label, target)
    return target
  }

  #grow(): void {
    const old = this.#cells
    const cells = new Int32Array(2 * old.length)
    const mask = 2 * this.#mask + 1
    for (let at = 0; at < old.length; at += CELLS) if (old[at + TARGET] !== 0) put(cells, mask, old[at + NODE]!, old[at + LABEL]!, old[at + TARGET]!)
    this.#cells = cells
    this.#mask = mask
  }
}

function put(cells: Int32Array, mask: number, node: number, label: number, target: number): void {
  let slot = spread(node, label) & mask
  while (cells[CELLS * slot + TARGET] !== 0) slot = (slot + 1) & mask
  cells[CELLS * slot + NODE] = node
  cells[CELLS * slot + LABEL] = label
  cells[CELLS * slot + TARGET] = target
}

function spread(node: number, label: number): number {
  const hash = productHash(node, label)
  return hash ^ (hash >>> 15)
}
