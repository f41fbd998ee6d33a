/** A heap: the first of its items, by an order, is taken in time that grows with the logarithm of their number. */
export class Heap<Item> {
  readonly #items: Item[] = []
  readonly #order: (one: Item, other: Item) => number

  /** @param order below 0 where `one` comes before `other` */
  constructor(order: (one: Item, other: Item) => number) {
    this.#order = order
  }

  add(item: Item): void {
    const items = this.#items
    let at = items.length
    items.push(item)
    while (at > 0) {
      const above = (at - 1) >> 1
      if (this.#order(items[above]!, item) <= 0) break
      items[at] = items[above]!
      at = above
    }
    items[at] = item
  }

  /** The first item, which is in the heap no longer; undefined when it is empty. */
  take(): Item | undefined {
    const first = this.#items[0]
    const last = this.#items.pop()
    if (this.#items.length > 0) this.#sink(last!)
    return first
  }

  /** Puts an item in the place of the first and lets it go down to where it belongs. */
  #sink(item: Item): void {
    const items = this.#items
    let at = 0
    for (let below = 1; below < items.length; below = 2 * at + 1) {
      if (below + 1 < items.length && this.#order(items[below + 1]!, items[below]!) < 0) below++
      if (this.#order(item, items[below]!) <= 0) break
      items[at] = items[below]!
      at = below
    }
    items[at] = item
  }
}
