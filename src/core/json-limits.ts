/**
 * What a JSON text may hold, counted in its bytes before it is parsed: the parser runs on the thread that serves everyone. Its time goes into names it has
 * not met and into nesting; long strings, numbers and repeated names are cheap. 1,000 names of six fields each have 6,000 keys, 2,000 different strings
 * and a depth of 3.
 */

/** Bytes up to which nothing is counted: such a text is parsed in about a millisecond, whatever it holds. */
const UNCOUNTED = 8192
const MAXIMUM_VALUES = 50_000
const MAXIMUM_KEYS = 1_000
const MAXIMUM_STRINGS = 8_000
const MAXIMUM_DEPTH = 100

/** Different strings are counted by their hashes; those that share one of these places count once. */
const PLACES = 1 << 16
/** Not known outside, so that nobody can choose strings that share a place. */
const SEED = Math.floor(Math.random() * 0x1_0000_0000)

const seenStrings = new Uint8Array(PLACES)
const seenKeys = new Uint8Array(PLACES)

/** What a JSON text in UTF-8 has too much of, in words; undefined for nothing. The text need not be valid. */
export function excessOf(bytes: Uint8Array): string | undefined {
  if (bytes.length <= UNCOUNTED) return undefined
  seenStrings.fill(0)
  seenKeys.fill(0)
  let values = 0
  let keys = 0
  let strings = 0
  let depth = 0
  let place = 0
  for (let at = 0; at < bytes.length; at++) {
    switch (bytes[at]) {
      case 0x22: {
        let hash = SEED
        for (at++; at < bytes.length && bytes[at] !== 0x22; at++) {
          // What is escaped may be a quotation mark.
          if (bytes[at] === 0x5c) at++
          hash = Math.imul(hash ^ bytes[at]!, 0x01000193)
        }
        place = (hash ^ (hash >>> 16)) & (PLACES - 1)
        if (seenStrings[place] === 0) {
          seenStrings[place] = 1
          if (++strings > MAXIMUM_STRINGS) return `more than ${MAXIMUM_STRINGS} different strings`
        }
        break
      }
      case 0x3a: // :
        if (seenKeys[place] === 0) {
          seenKeys[place] = 1
          if (++keys > MAXIMUM_KEYS) return `more than ${MAXIMUM_KEYS} different keys`
        }
        break
      case 0x2c: // ,
        if (++values > MAXIMUM_VALUES) return `more than ${MAXIMUM_VALUES} values`
        break
      case 0x5b: // [
      case 0x7b: // {
        if (++values > MAXIMUM_VALUES) return `more than ${MAXIMUM_VALUES} values`
        if (++depth > MAXIMUM_DEPTH) return `more than ${MAXIMUM_DEPTH} levels`
        break
      case 0x5d: // ]
      case 0x7d: // }
        depth--
        break
    }
  }
  return undefined
}
