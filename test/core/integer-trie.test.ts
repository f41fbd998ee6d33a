import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IntegerTrie, ROOT } from '../../src/core/integer-trie.js'

function find(trie: IntegerTrie, labels: readonly number[]): number {
  let node: number = ROOT
  for (const label of labels) {
    node = trie.next(node, label)
    if (node === ROOT) return ROOT
  }
  return node
}

describe('an integer trie', () => {
  it('is empty at first', () => {
    const trie = new IntegerTrie()
    expect(trie.nodes).toBe(1)
    expect(trie.next(ROOT, 97)).toBe(ROOT)
    expect(trie.insert([])).toBe(ROOT)
  })

  it('numbers nodes in the order in which they come and shares beginnings', () => {
    const trie = new IntegerTrie()
    expect(trie.insert([1, 2, 3])).toBe(3)
    expect(trie.insert([1, 2, 4])).toBe(4)
    expect(trie.insert([1, 2])).toBe(2)
    expect(trie.nodes).toBe(5)
  })

  it('finds what was entered and its beginnings, nothing else, and one node for each sequence', () => {
    const label = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }))
    const sequence = fc.array(label, { maxLength: 6 })
    fc.assert(
      fc.property(fc.array(sequence, { maxLength: 300 }), fc.array(sequence), (entered, asked) => {
        const trie = new IntegerTrie()
        const nodes = new Map(entered.map((labels) => [labels.join(), trie.insert(labels)]))
        const beginnings = new Set(entered.flatMap((labels) => labels.map((_, index) => labels.slice(0, index + 1).join())))
        expect(trie.nodes).toBe(beginnings.size + 1)
        for (const labels of entered) expect(find(trie, labels)).toBe(nodes.get(labels.join()))
        for (const labels of asked) expect(find(trie, labels) !== ROOT).toBe(beginnings.has(labels.join()))
      }),
      { numRuns: 50 }
    )
  })

  it('holds many edges of one node', () => {
    const trie = new IntegerTrie()
    for (let label = 0; label < 50_000; label++) trie.insert([label])
    for (let label = 0; label < 50_000; label++) expect(trie.next(ROOT, label)).toBe(label + 1)
    expect(trie.next(ROOT, 50_000)).toBe(ROOT)
  })
})
