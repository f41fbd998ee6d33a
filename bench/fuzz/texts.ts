/** Texts that nobody writes and somebody sends: all scripts, combining marks, emoji, bidi controls, lone halves of characters, numbers at limits, markup. */
import fc from 'fast-check'
import { declarations } from '../faults/texts.js'

const real = declarations().map(({ text }) => text)
const marks = '\u0300\u0301\u0335\u0489\u064b\u0651\u05b0\u093c\u0e31\u20dd\ufe0f\u200d\u200c\u00ad'
const directions = '\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u061c'
const controls = '\0\u0001\u0007\b\t\n\v\f\r\u001b\u007f\u0085\u2028\u2029\ufeff\ufffd\ufffe\uffff'
const emoji = ['😀', '👩‍👩‍👧‍👦', '🇩🇪', '🇺🇳🇺', '👍🏽', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', ':-)', 'ʕ•ᴥ•ʔ']
const digits = ['٣', '۷', '९', '৩', '๕', '４', '𝟗', '²', 'Ⅷ', '三', '兆', '½']
const numbers = [
  '0',
  '-0',
  '1e309',
  '9007199254740993',
  '00000',
  '1,000,000.00',
  '1.000.000,00',
  '١٢٣',
  '$5–10 million',
  '5,- €',
  '31.12.9999',
  '00:60',
  '+1 (555) 123-4567'
]
const markup = [
  '<b>',
  '</p>',
  '&amp;',
  '&#0;',
  '<!--',
  ']]>',
  '<script>alert(1)</script>',
  '$' + '{x}',
  '{{x}}',
  '%s%n',
  "'; DROP TABLE x; --",
  '../../etc/passwd',
  '[x](y)',
  '```',
  '|a|b|',
  '# x'
]
const words = [
  'constructor',
  '__proto__',
  'toString',
  'null',
  'undefined',
  'NaN',
  'Angela Merkel',
  'Deutsche Bank AG',
  'O’Neill',
  '株式会社山田',
  'محمد',
  'ישראל',
  'Владимир',
  'http://a.b/c?d=e#f',
  'a@b.cd',
  '#tag',
  '@name',
  'Donaudampfschifffahrtsgesellschaft'
]

const oneOf = (letters: string | readonly string[]) => fc.constantFrom(...Array.from(letters))
const piece = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(oneOf(real), fc.nat(3000), fc.nat(40)).map(([text, from, length]) => text.slice(from % text.length, (from % text.length) + length))
  },
  { weight: 3, arbitrary: oneOf(words) },
  oneOf(emoji),
  oneOf(numbers),
  oneOf(markup),
  fc.string({ unit: oneOf(marks), minLength: 1, maxLength: 12 }),
  fc.string({ unit: oneOf(directions), minLength: 1, maxLength: 4 }),
  fc.string({ unit: oneOf(controls), minLength: 1, maxLength: 4 }),
  fc.string({ unit: oneOf(digits), minLength: 1, maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.nat(0x7ff).map((half) => String.fromCharCode(0xd800 + half)),
  fc.tuple(fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }), fc.nat(20)).map(([unit, times]) => unit.repeat(times))
)

const joints = oneOf(['', ' ', '\n', '\r\n', '\t', ' - ', ', ', '; '])
const ofPieces = (maxLength: number) => fc.tuple(fc.array(piece, { maxLength }), joints).map(([pieces, joint]) => pieces.join(joint))
const repeated = (times: fc.Arbitrary<number>) => fc.tuple(piece, joints, times).map(([unit, joint, count]) => (unit + joint).repeat(count).slice(0, LONGEST))
/** Longer than any endpoint takes. */
const LONGEST = 55_000

/** Most are short, because faults lie in what a text holds and a short one is cheap; some repeat themselves up to the limits of the service and beyond. */
export const text = fc.oneof(
  { weight: 3000, arbitrary: ofPieces(2) },
  { weight: 800, arbitrary: ofPieces(4) },
  { weight: 150, arbitrary: ofPieces(12) },
  { weight: 49, arbitrary: repeated(fc.nat(100)) },
  { weight: 1, arbitrary: repeated(fc.integer({ min: 1000, max: 20_000 })) }
)
