/** UTF-8 with faults: a file that was cut, in which a byte was damaged, or into which lines of another character set were pasted. */

/** Faults that a text may have however short it is, and more for each valid character beyond ASCII. */
const faultsOfAny = 1
const faultsPerCharacter = 0.1
/**
 * Valid characters beyond ASCII that a text with faults must have. Measured on 57 texts in 58 legacy sets, whole and cut to pieces of two
 * characters and more: of 235,000 pieces 10 pass, most in two-byte East Asian sets; with two characters 150 would, with one 1,500.
 */
const leastCharacters = 3
/** Bytes of one damaged character at most. */
const longestCharacter = 4

/**
 * Whether nearly all bytes beyond ASCII form valid UTF-8. Legacy sets hardly ever form it: in single-byte ones a capital would have to stand
 * before a symbol each time, in two-byte ones the bytes would have to fit by chance, which soon fails more often than this allows.
 */
export function isNearlyUtf8(bytes: Uint8Array): boolean {
  let valid = 0
  let faults = 0
  /** End of the last fault, and the bytes that it has. */
  let faultEnd = -1
  let faultBytes = 0
  for (let at = 0; at < bytes.length; ) {
    if (bytes[at]! < 0x80) {
      at++
      continue
    }
    const length = characterLength(bytes, at)
    if (length > 1) {
      valid++
      at += length
      continue
    }
    // What is left of one damaged character is one fault.
    if (faultEnd === at && faultBytes < longestCharacter && isContinuation(bytes[at]!)) faultBytes++
    else {
      faults++
      faultBytes = 1
    }
    faultEnd = ++at
  }
  return valid >= leastCharacters && faults <= faultsOfAny + faultsPerCharacter * valid
}

/** Bytes of the valid character that begins here, 1 when none does (Unicode standard, table 3-7). */
function characterLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at]!
  const length = lead >= 0xc2 && lead <= 0xdf ? 2 : lead >= 0xe0 && lead <= 0xef ? 3 : lead >= 0xf0 && lead <= 0xf4 ? 4 : 1
  if (length === 1) return 1
  const second = bytes[at + 1] ?? 0
  // Overlong forms, surrogates and what lies beyond U+10FFFF show in the second byte.
  const least = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80
  const most = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf
  if (second < least || second > most) return 1
  for (let next = 2; next < length; next++) if (!isContinuation(bytes[at + next] ?? 0)) return 1
  return length
}

function isContinuation(byte: number): boolean {
  return byte >= 0x80 && byte <= 0xbf
}
