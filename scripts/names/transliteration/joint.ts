/**
 * Histories of a joint n-gram model with probabilities: interpolated by the number of different continuations (Witten and Bell 1991), rare long histories dropped,
 * weights of shorter histories so that all sums to one (Katz 1987). Form: src/names/transliteration/joint-model.ts.
 */

import type { TensorInput } from '../../../src/models/safetensors.js'
import { BEGIN, END, STEPS } from '../../../src/names/transliteration/joint-model.js'
import type { Aligned } from './align.js'

interface Node {
  readonly unit: number
  count: number
  readonly children: Map<number, Node>
  probability: number
  backoff: number
}

export interface JointOptions {
  /** Units of a history with its continuation. */
  readonly order: number
  /** Least count of histories of three units and more. */
  readonly least: number
  /** Weight of the different continuations. */
  readonly smoothing: number
}

const node = (unit: number): Node => ({ unit, count: 0, children: new Map(), probability: 0, backoff: 0 })

/** Tensors of the model. */
export function jointTensors(names: readonly Aligned[], { order, least, smoothing }: JointOptions): Record<string, TensorInput> {
  const units = unitsByCount(names)
  const numbers = new Map(units.map((unit, index) => [unit, index]))
  const root = node(0)
  for (const { units: sequence, weight } of names) {
    const all = [BEGIN, ...sequence.map((unit) => numbers.get(unit)!), END]
    for (let end = 0; end < all.length; end++) {
      for (let begin = Math.max(0, end - order + 1); begin <= end; begin++) {
        let at = root
        for (let index = begin; index <= end; index++) {
          const unit = all[index]!
          let next = at.children.get(unit)
          if (next === undefined) {
            next = node(unit)
            at.children.set(unit, next)
          }
          at = next
        }
        at.count += weight
      }
    }
  }
  weigh(root, root, units.length, smoothing)
  prune(root, 0, least)
  backOff(root, root)
  return tensorsOf(root, units)
}

/** Begin and end first, then the commonest. */
function unitsByCount(names: readonly Aligned[]): string[] {
  const counts = new Map<string, number>()
  for (const { units, weight } of names) for (const unit of units) counts.set(unit, (counts.get(unit) ?? 0) + weight)
  const sorted = [...counts].sort((left, right) => right[1] - left[1] || (left[0] < right[0] ? -1 : 1)).map(([unit]) => unit)
  return ['\u0001\t\u0001', '\u0002\t\u0002', ...sorted].slice(0, 65_535)
}

/** Probabilities of all continuations of a history. @param shorter the history without its first unit */
function weigh(at: Node, shorter: Node, all: number, smoothing: number): void {
  let total = 0
  for (const child of at.children.values()) if (child.unit !== BEGIN) total += child.count
  const different = at.children.size * smoothing
  for (const child of at.children.values()) {
    const lower = at === shorter ? 1 / all : (shorter.children.get(child.unit)?.probability ?? 1 / all)
    child.probability = child.unit === BEGIN ? 1 : (child.count + different * lower) / (total + different)
  }
  for (const child of at.children.values()) {
    const below = at === shorter ? at : shorter.children.get(child.unit)!
    weigh(child, below, all, smoothing)
  }
}

function prune(at: Node, depth: number, least: number): void {
  for (const [unit, child] of at.children) {
    if (depth >= 2 && child.count < least) at.children.delete(unit)
    else prune(child, depth + 1, least)
  }
}

/** What is left for units that were not seen after a history. */
function backOff(at: Node, shorter: Node): void {
  if (at !== shorter) {
    let seen = 0
    let seenShorter = 0
    for (const { unit, probability } of at.children.values()) {
      seen += probability
      seenShorter += shorter.children.get(unit)?.probability ?? 0
    }
    at.backoff = Math.max(1e-6, 1 - seen) / Math.max(1e-6, 1 - seenShorter)
  }
  for (const child of at.children.values()) {
    const below = at === shorter ? at : shorter.children.get(child.unit)
    if (below !== undefined) backOff(child, below)
  }
}

function tensorsOf(root: Node, units: readonly string[]): Record<string, TensorInput> {
  const order: Node[] = [root]
  const first: number[] = []
  for (let at = 0; at < order.length; at++) {
    first.push(order.length)
    for (const child of [...order[at]!.children.values()].sort((left, right) => left.unit - right.unit)) order.push(child)
  }
  first.push(order.length)
  const cost = (probability: number) => Math.min(255, Math.max(0, Math.round(-STEPS * Math.log(probability))))
  const bytes = new TextEncoder().encode(units.join('\n'))
  return {
    units: bytes,
    unit: Uint16Array.from(order, ({ unit }) => unit),
    cost: Uint8Array.from(order, ({ probability }) => cost(probability || 1)),
    backoff: Uint8Array.from(order, ({ backoff }) => cost(backoff || 1)),
    first: Uint32Array.from(first)
  }
}
