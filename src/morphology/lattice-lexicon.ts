/**
 * A word list as a hash table of prefixes: one 32-bit slot holds 24 check bits, bit 7 "a longer word goes on from here" and a 7-bit value
 * (0: a prefix only). Looked up character by character, so all words from one place cost one probe a character.
 */
const SEED_PLACE = 0x811c9dc5
const SEED_CHECK = 0x2545f491

/** Bit of an entry's value that tells that longer words start with these characters. */
export const CONTINUES = 0x80

/** Hash state after one more code unit, for the place in the table. */
export function placeHash(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193)
}

/** Hash state after one more code unit, for the check bits. */
export function checkHash(hash: number, code: number): number {
  const next = Math.imul(hash + code, 0x9e3779b1)
  return next ^ (next >>> 15)
}

export const startPlace = SEED_PLACE
export const startCheck = SEED_CHECK

/** Value byte of the entry with these hash states, 0 when there is none. */
export function lookUp(slots: Uint32Array, place: number, check: number): number {
  const mask = slots.length - 1
  const wanted = check >>> 8
  let index = (place ^ (place >>> 15)) & mask
  for (;;) {
    const slot = slots[index]!
    if (slot === 0) return 0
    if (slot >>> 8 === wanted) return slot & 0xff
    index = (index + 1) & mask
  }
}

/** Builds the table; values are 1 to 127. */
export function buildLexicon(words: Iterable<readonly [string, number]>): Uint32Array {
  const entries = new Map<string, number>()
  for (const [word, value] of words) {
    for (let length = 1; length < word.length; length++) {
      const prefix = word.slice(0, length)
      entries.set(prefix, (entries.get(prefix) ?? 0) | CONTINUES)
    }
    entries.set(word, ((entries.get(word) ?? 0) & CONTINUES) | value)
  }
  let size = 1024
  while (size * 0.75 < entries.size) size *= 2
  const slots = new Uint32Array(size)
  for (const [key, value] of entries) {
    let place = startPlace
    let check = startCheck
    for (let index = 0; index < key.length; index++) {
      place = placeHash(place, key.charCodeAt(index))
      check = checkHash(check, key.charCodeAt(index))
    }
    let index = (place ^ (place >>> 15)) & (size - 1)
    while (slots[index] !== 0) index = (index + 1) & (size - 1)
    slots[index] = (((check >>> 8) << 8) | value) >>> 0
  }
  return slots
}
