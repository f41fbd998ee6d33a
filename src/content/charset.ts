/**
 * Bytes to text: byte order mark, then the character set that the transport names, then zero bytes where UTF-16 has them, then the document's
 * own word, then UTF-8 if the bytes are valid as such or nearly so, then detection. The order is that of the WHATWG encoding and HTML standards.
 */
import { isUtf8 } from 'node:buffer'
import chardet from 'chardet'
import iconv from 'iconv-lite'
import { oddity } from './plausibility.js'
import { decodeShifted, shiftedCharsets } from './shifted-charsets.js'
import { isNearlyUtf8 } from './utf8.js'

/** Bytes looked at for a declaration; the HTML standard asks for 1024, real pages need more. */
const declarationBytes = 4096
/** Bytes looked at by detection: it slows with length and gains nothing more. */
const detectionBytes = 32768

/** Sets that detection by frequency does not know, or takes for a near relation. */
const undetected = ['windows-874', 'koi8-u', 'windows-1256', 'cp866', 'maccyrillic', 'macintosh', 'cp850', 'tcvn', 'viscii']
/** Oddity below which no other set is tried, and how many times less another must have: measured on validation texts of 31 languages in 52 sets. */
const hardlyOdd = 0.003
const muchBetter = 3

/** Labels that mean another set in practice than their name says (WHATWG encoding standard, section 4.2). */
const inPractice: Readonly<Record<string, string>> = {
  ascii: 'windows-1252',
  'us-ascii': 'windows-1252',
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'iso-8859-9': 'windows-1254',
  latin5: 'windows-1254',
  'iso-8859-11': 'windows-874',
  'tis-620': 'windows-874',
  gb2312: 'gb18030',
  gbk: 'gb18030',
  'iso-8859-8-i': 'iso-8859-8',
  'unicode-1-1-utf-8': 'utf-8',
  'x-mac-cyrillic': 'maccyrillic',
  'x-mac-roman': 'macintosh',
  'iso-2022-jp-2': 'iso-2022-jp'
}

/** Names that iconv-lite knows although they are no character sets. */
const noCharsets = new Set(['base64', 'binary', 'hex', 'utf7imap'])

export interface CharsetHints {
  /** Character set named by the transport (`charset` of the content type). */
  readonly charset?: string | undefined
  /** Whether the document may declare its character set itself. */
  readonly html: boolean
}

/** The text of a document; what is not valid in its character set becomes U+FFFD. */
export function decodeText(bytes: Buffer, hints: CharsetHints): string {
  return decode(bytes, charsetOf(bytes, hints))
}

/** The character set a document is read in, as a label that `decode` understands. */
export function charsetOf(bytes: Buffer, hints: CharsetHints): string {
  const known = byteOrderMark(bytes) ?? supportedCharset(hints.charset) ?? wideWithoutMark(bytes)
  if (known !== undefined) return known
  const declared = hints.html ? declaredCharset(bytes) : undefined
  if (declared !== undefined) return declared
  if (isUtf8(bytes)) return mentionsShift(bytes) ? detect(bytes, hints.html) : 'utf-8'
  return isNearlyUtf8(bytes) ? 'utf-8' : detect(bytes, hints.html)
}

/** The label in the form used here, undefined when no reader for it exists. */
export function supportedCharset(label: string | undefined): string | undefined {
  if (label === undefined) return undefined
  const name = label.trim().toLowerCase()
  const practical = Object.hasOwn(inPractice, name) ? inPractice[name]! : name
  if (practical === 'iso-2022-jp' || shiftedCharsets.has(practical)) return practical
  return !noCharsets.has(practical) && iconv.encodingExists(practical) ? practical : undefined
}

function decode(bytes: Buffer, charset: string): string {
  if (charset === 'utf-8') return new TextDecoder('utf-8').decode(bytes)
  // iconv-lite has no reader for sets that switch by escape sequences; the platform has this one.
  if (charset === 'iso-2022-jp') return new TextDecoder(charset).decode(bytes)
  if (shiftedCharsets.has(charset)) return decodeShifted(bytes, charset)
  return iconv.decode(bytes, charset)
}

/** The Unicode form that the first bytes name, undefined for none. */
export function byteOrderMark(bytes: Buffer): string | undefined {
  const [a, b, c, d] = bytes
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 ? 'utf-32le' : 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return 'utf-32be'
  return undefined
}

function declaredCharset(bytes: Buffer): string | undefined {
  const head = bytes.toString('latin1', 0, declarationBytes).replace(/<!--.*?(?:-->|$)/gs, '')
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)/i.exec(head) ?? /<meta\b[^>]*?charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(head)
  const charset = supportedCharset(declared?.[1])
  // The declaration was readable byte by byte, so the document is not in a two-byte form, whatever it says (HTML standard).
  return charset?.startsWith('utf-16') || charset?.startsWith('utf-32') || charset?.startsWith('ucs') ? 'utf-8' : charset
}

/** Whether a text of which nothing is known is UTF-8 without a look at its words: `charsetOf` says the same. */
export function isPlainUtf8(bytes: Buffer): boolean {
  return isUtf8(bytes) && !bytes.includes(0) && !mentionsShift(bytes)
}

/** Seven-bit sets are valid UTF-8; their escapes (ESC `$`, `~{`) give them away. */
function mentionsShift(bytes: Buffer): boolean {
  return bytes.includes('\x1b$') || bytes.includes('~{')
}

function detect(bytes: Buffer, html: boolean): string {
  if (bytes.includes('~{') && bytes.includes('~}') && isUtf8(bytes)) return 'hz-gb-2312'
  const sample = html ? withoutTags(bytes.subarray(0, detectionBytes)) : bytes.subarray(0, detectionBytes)
  // Unicode forms were judged over more of the document than the sample.
  const likely = chardet
    .analyse(sample)
    .map(({ name }) => supportedCharset(name))
    .filter((name) => name !== undefined && !name.startsWith('utf-')) as string[]
  return mostPlausible(sample, [...likely, 'windows-1252', ...undetected])
}

/** The first of the character sets, unless it reads badly and a later one much better. */
function mostPlausible(sample: Buffer, charsets: readonly string[]): string {
  let best = charsets[0]!
  let least = Number.POSITIVE_INFINITY
  for (const charset of new Set(charsets)) {
    const odd = oddity(decode(sample, charset))
    if (odd * muchBetter < least) {
      best = charset
      least = odd
    }
    if (least < hardlyOdd) break
  }
  return best
}

/** UTF-16 or UTF-32 without a mark: other sets have no zero bytes, these have them at least in their spaces. */
function wideWithoutMark(bytes: Buffer): string | undefined {
  const zeros = [0, 0, 0, 0]
  const end = Math.min(bytes.length, detectionBytes) & ~3
  for (let at = 0; at < end; at++) if (bytes[at] === 0) zeros[at & 3]!++
  const [a, b, c, d] = zeros.map((count) => (4 * count) / end) as [number, number, number, number]
  if (c > 0.9 && d > 0.9) return 'utf-32le'
  if (a > 0.9 && b > 0.9) return 'utf-32be'
  const [even, odd] = [a + c, b + d]
  if (even + odd < 0.04) return undefined
  return odd > 2 * even ? 'utf-16le' : even > 2 * odd ? 'utf-16be' : undefined
}

/** Markup is ASCII in every set here and would drown what tells the sets apart. */
function withoutTags(bytes: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at < bytes.length; ) {
    const open = bytes.indexOf(0x3c, at)
    parts.push(bytes.subarray(at, open === -1 ? bytes.length : open))
    if (open === -1) break
    const close = bytes.indexOf(0x3e, open)
    if (close === -1) break
    at = close + 1
  }
  return Buffer.concat(parts)
}
