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

/** Where the search for an entry begins in a table of `size` slots. */
function firstSlot(place: number, size: number): number {
  const mixed = Math.imul(place ^ (place >>> 15), 0x9e3779b1) >>> 0
  return Math.floor((mixed / 4294967296) * size)
}

/** Value byte of the entry with these hash states, 0 when there is none. */
export function lookUp(slots: Uint32Array, place: number, check: number): number {
  const size = slots.length
  const wanted = check >>> 8
  let index = firstSlot(place, size)
  for (;;) {
    const slot = slots[index]!
    if (slot === 0) return 0
    if (slot >>> 8 === wanted) return slot & 0xff
    if (++index === size) index = 0
  }
}

/** Share of the slots that are used. */
const LOAD = 0.8

/** Builds the table of words given as sequences of codes; values are 1 to 127. */
export function buildLexicon(words: Iterable<readonly [readonly number[], number]>): Uint32Array {
  const entries = new Map<string, { place: number; check: number; value: number }>()
  for (const [codes, value] of words) {
    let place = startPlace
    let check = startCheck
    let key = ''
    for (const [index, code] of codes.entries()) {
      place = placeHash(place, code)
      check = checkHash(check, code)
      key += `${String.fromCharCode(code & 0xffff)}${code > 0xffff || code < 0 ? String.fromCharCode(code >>> 16) : ''}`
      let entry = entries.get(key)
      if (entry === undefined) {
        entry = { place, check, value: 0 }
        entries.set(key, entry)
      }
      if (index + 1 < codes.length) entry.value |= CONTINUES
      else entry.value = (entry.value & CONTINUES) | value
    }
  }
  const size = Math.ceil(entries.size / LOAD) + 1
  const slots = new Uint32Array(size)
  for (const { place, check, value } of entries.values()) {
    let index = firstSlot(place, size)
    while (slots[index] !== 0) index = index + 1 === size ? 0 : index + 1
    slots[index] = (((check >>> 8) << 8) | value) >>> 0
  }
  return slots
}

/** The code units of a word. */
export function codeUnits(word: string): number[] {
  return Array.from({ length: word.length }, (_, index) => word.charCodeAt(index))
}
