/**
 * A word list as a hash table of prefixes: one 32-bit slot holds 24 check bits, bit 7 "a longer word goes on from here" and a 7-bit value
 * (0: a prefix only). Looked up character by character, so all words from one place cost one probe a character.
 */
import { FNV_OFFSET, fibonacciHash, fnvStep, goldenStep, SECOND_SEED } from '../../core/hashing.js'

/** Bit of an entry's value that tells that longer words start with these characters. */
export const CONTINUES = 0x80

/** Longest word that is looked for, in characters. */
export const LONGEST = 24

/** Where the search for an entry begins in a table of `size` slots. */
function firstSlot(place: number, size: number): number {
  return Math.floor((fibonacciHash(place ^ (place >>> 15), 32) / 4294967296) * size)
}

/**
 * Value byte of the entry with these running hashes over its codes, 0 when there is none.
 * @param place by `fnvStep` from `FNV_OFFSET`
 * @param check by `goldenStep` from `SECOND_SEED`
 */
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
    let place = FNV_OFFSET
    let check = SECOND_SEED
    let key = ''
    for (const [index, code] of codes.entries()) {
      place = fnvStep(place, code)
      check = goldenStep(check, code)
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
