/** Junk texts that nobody has thought of: pieces of all scripts, digits, brackets, marks and separators, put together by chance and repeated, counted or nested. */
import { congruential } from '../scripts/lib/shuffle.js'
import { declarations } from './faults/texts.js'
import type { Recipe } from './recipes.js'

const signs = Array.from('.,;:!?\'"“”„«»‘’()[]{}<>/\\|-–—_+=*&^%$#@~`§°·•…、。，「」（）：；！？€£¥№')
const marks = Array.from('\u0300\u0301\u0323\u064b\u0651\u05b0\u093c\u0e31\u20dd\ufe0f\u200d\u200c\u00ad\u200e\u200f\u202e\u2066\u2069\u061c\ud800\udc00')
const digits = Array.from('0123456789١٣९５²½Ⅷ三十百万兆')
const spaces = [' ', ' ', ' ', ' ', '\n', '\t', '\r\n', '\u00a0', '\u202f', '\u3000', '']
const words = declarations().flatMap(({ text }) =>
  text
    .split(/\s+/u)
    .slice(0, 12)
    .map((word) => word.slice(0, 24))
)
const forms = [
  'Mr. ', 'Dr. ', 'A. ', 'J. ', 'Smith', 'Angela Merkel', 'Bank', ' AG', ' & Co. KG', 'GmbH', 'Inc.', 'University of ', 'the ', 'of ', ' and ', ' und ', 'from ', 'to ', 'http://', 'www.',
  '.com', 'a@b.cd', '@name', '#tag', '+49 30 ', '(555) ', '12:30', '31.12.', '2024-', 'May ', 'Monday ', 'million ', '$', 'EUR ', ' km', '%', 'IBAN DE', '1 000', '1,000', '1.000', 'one ',
  'hundred ', '年', '月', '日', '株式会社', '东京', '서울', 'ال', 'و', 'ה', 'של ', '😀', '👩‍👩‍👧', '🇩🇪', '<b>', '</p>', '&amp;', '{"a":', '\\n', '| ', '- ', '1. ', 'X', 'x', 'Ａ', 'ß', 'İ'
] // biome-ignore format: a table
const kinds = [words, words, forms, forms, signs, digits, marks] as const

/** So many recipes; the same for the same seed. */
export function randomRecipes(count: number, seed: number): Recipe[] {
  const below = congruential(seed)
  const chance = (bound: number) => Math.floor(below(2 ** 30) / 64) % bound
  const one = (from: readonly string[]) => from[chance(from.length)]!
  const piece = () => Array.from({ length: 1 + chance(4) }, () => one(kinds[chance(kinds.length)]!)).join(chance(3) === 0 ? one(spaces) : '')
  return Array.from({ length: count }, (_, index) => {
    const [first, second, between] = [piece(), piece(), one(spaces)]
    const shuffled = Array.from({ length: 40 }, piece)
    const ways: Recipe[] = [
      { name: `${JSON.stringify(first + between)} repeated`, make: (length) => filled(length, () => first + between) },
      { name: `${JSON.stringify(first)} with numbers, by ${JSON.stringify(between)}`, make: (length) => filled(length, (place) => first + place + between) },
      {
        name: `${JSON.stringify(first)}, then ${JSON.stringify(second)}`,
        make: (length) => first.repeat(length / 2 / first.length) + filled(length, () => second)
      },
      {
        name: `${JSON.stringify(first)} and ${JSON.stringify(second)}, in growing numbers by ${JSON.stringify(between)}`,
        make: (length) => filled(length, (place) => first.repeat(1 + (place % 60)) + between + second.repeat(1 + (place % 7)))
      },
      {
        name: `a mixture of 40 pieces by ${JSON.stringify(between)}: ${JSON.stringify(shuffled.slice(0, 4))} ...`,
        make: (length) => filled(length, (place) => shuffled[(place * place * 7 + place * 3) % 40]! + between)
      }
    ]
    const { name, make } = ways[index % ways.length]!
    return { name, make: (length) => make(length).slice(0, length) }
  })
}

function filled(length: number, part: (place: number) => string): string {
  let text = ''
  for (let place = 0; text.length < length; place++) text += part(place)
  return text
}
