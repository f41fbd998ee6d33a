/**
 * Values computed for words (or for numbers that stand for words), remembered in bounded memory: when full, all are forgotten at once, which
 * costs less than keeping an order of use.
 */
export class WordCache<Value, Key extends string | number = string> {
  readonly #values = new Map<Key, Value>()
  readonly #capacity: number

  /** @param capacity words remembered at most */
  constructor(capacity = 50_000) {
    this.#capacity = capacity
  }

  /** undefined where the word has not been met, or was forgotten. */
  get(word: Key): Value | undefined {
    return this.#values.get(word)
  }

  set(word: Key, value: Value): void {
    if (this.#values.size >= this.#capacity) this.#values.clear()
    this.#values.set(word, value)
  }
}
