/** Seven-bit East Asian sets that shift to two-byte characters and back; read by turning them into their eight-bit twins. */
import iconv from 'iconv-lite'

/** Label to the eight-bit set whose bytes are the same with the high bit set. */
const twins: ReadonlyMap<string, string> = new Map([
  ['iso-2022-kr', 'euc-kr'],
  ['csiso2022kr', 'euc-kr'],
  ['iso-2022-cn', 'gb2312'],
  ['hz-gb-2312', 'gb2312']
])

export const shiftedCharsets: ReadonlySet<string> = new Set(twins.keys())

const escapeByte = 0x1b
const shiftOut = 0x0e
const shiftIn = 0x0f
const newline = 0x0a
const tilde = 0x7e

/**
 * Text of a set in `shiftedCharsets`: RFC 1557 (Korean), RFC 1922 (Chinese; its GB 2312 part), RFC 1843 (HZ).
 * Both return to ASCII at the end of a line.
 */
export function decodeShifted(bytes: Uint8Array, charset: string): string {
  const eightBit = charset === 'hz-gb-2312' ? fromTildes(bytes) : fromShifts(bytes)
  return iconv.decode(eightBit, twins.get(charset) ?? charset)
}

function fromShifts(bytes: Uint8Array): Buffer {
  const target = Buffer.alloc(bytes.length)
  let size = 0
  let shifted = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!
    // Designators name the set that shifting selects: ESC $ ) C and the like, four bytes.
    if (byte === escapeByte && bytes[at + 1] === 0x24) at += 3
    else if (byte === shiftOut) shifted = true
    else if (byte === shiftIn) shifted = false
    else {
      if (byte === newline) shifted = false
      target[size++] = shifted && byte > 0x20 ? byte | 0x80 : byte
    }
  }
  return target.subarray(0, size)
}

function fromTildes(bytes: Uint8Array): Buffer {
  const target = Buffer.alloc(bytes.length)
  let size = 0
  let shifted = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!
    const next = bytes[at + 1]
    if (byte === tilde && next === 0x7b && !shifted) {
      shifted = true
      at++
    } else if (byte === tilde && next === 0x7d && shifted) {
      shifted = false
      at++
    } else if (byte === tilde && !shifted && (next === tilde || next === newline)) {
      // `~~` is a tilde, a tilde at the end of a line joins lines.
      if (next === tilde) target[size++] = tilde
      at++
    } else {
      if (byte === newline) shifted = false
      target[size++] = shifted && byte > 0x20 ? byte | 0x80 : byte
    }
  }
  return target.subarray(0, size)
}
