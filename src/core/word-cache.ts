/** Values computed for words, remembered in bounded memory: when full, all are forgotten at once, which costs less than keeping an order of use. */
export class WordCache<Value> {
  readonly #values = new Map<string, Value>()
  readonly #capacity: number

  /** @param capacity words remembered at most */
  constructor(capacity = 50_000) {
    this.#capacity = capacity
  }

  /** undefined where the word has not been met, or was forgotten. */
  get(word: string): Value | undefined {
    return this.#values.get(word)
  }

  set(word: string, value: Value): void {
    if (this.#values.size >= this.#capacity) this.#values.clear()
    this.#values.set(word, value)
  }
}
