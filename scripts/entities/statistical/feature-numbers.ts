/** Consecutive numbers for 32-bit hashes, by open addressing; slots hold hash and number side by side. */
export class FeatureNumbers {
  #slots = new Int32Array(2 << 20).fill(-1)
  #counts = new Uint32Array(1 << 19)
  size = 0

  /** Number of a hash, counted; a new one for a new hash. */
  count(hash: number): number {
    const mask = (this.#slots.length >>> 1) - 1
    let slot = Math.imul(hash, 0x9e3779b1) & mask
    for (;;) {
      const number = this.#slots[2 * slot + 1]!
      if (number === -1) break
      if (this.#slots[2 * slot] === hash) {
        this.#counts[number]!++
        return number
      }
      slot = (slot + 1) & mask
    }
    const number = this.size++
    this.#slots[2 * slot] = hash
    this.#slots[2 * slot + 1] = number
    this.#counts[number] = 1
    if (this.size * 4 > this.#slots.length) this.#grow()
    return number
  }

  /** How often each number was counted; `size` entries count. */
  get counts(): Uint32Array {
    return this.#counts
  }

  /** The hash of each number. */
  hashes(): Int32Array {
    const hashes = new Int32Array(this.size)
    for (let slot = 0; slot < this.#slots.length; slot += 2) if (this.#slots[slot + 1] !== -1) hashes[this.#slots[slot + 1]!] = this.#slots[slot]!
    return hashes
  }

  #grow(): void {
    const old = this.#slots
    this.#slots = new Int32Array(old.length * 2).fill(-1)
    const counts = new Uint32Array(this.#slots.length >>> 2)
    counts.set(this.#counts.subarray(0, this.size))
    this.#counts = counts
    const mask = (this.#slots.length >>> 1) - 1
    for (let at = 0; at < old.length; at += 2) {
      if (old[at + 1] === -1) continue
      let slot = Math.imul(old[at]!, 0x9e3779b1) & mask
      while (this.#slots[2 * slot + 1] !== -1) slot = (slot + 1) & mask
      this.#slots[2 * slot] = old[at]!
      this.#slots[2 * slot + 1] = old[at + 1]!
    }
  }
}
