/** Hepburn or Kunrei romaji to katakana: the longest syllable that fits, doubled consonants as ッ, long vowels as ー. */
import { romaniseKana } from './kana.js'

const LONGEST = 4
const syllables = new Map<string, string>()
const SIGNS = 'アイウエオカキクケコガギグゲゴサシスセソザジズゼゾタチツテトダデドナニヌネノハヒフヘホバビブベボパピプペポマミムメモヤユヨラリルレロワ'
const PAIRS = 'キギシジチニヒビピミリ'
const FOREIGN = 'ファ フィ フェ フォ フュ ティ ディ トゥ ドゥ チェ シェ ジェ ツァ ツェ ツォ ウィ ウェ ヴァ ヴィ ヴ ヴェ ヴォ イェ クァ クォ'.split(' ')
for (const kana of [...FOREIGN, ...[...PAIRS].flatMap((first) => [...'ャュョ'].map((small) => first + small)), ...SIGNS]) {
  for (const style of ['passport', 'kunrei'] as const) syllables.set(romaniseKana(kana, style), kana)
}
const LONG: Readonly<Record<string, string>> = { ā: 'a', ī: 'i', ū: 'u', ē: 'e', ō: 'o', â: 'a', î: 'i', û: 'u', ê: 'e', ô: 'o' }

/** Romaji in katakana; what is no syllable of Japanese is copied. */
export function kanaOfRomaji(text: string): string {
  const source = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[āīūēōâîûêô]/gu, (vowel) => `${LONG[vowel]}ー`)
  let result = ''
  for (let at = 0; at < source.length; ) {
    const letter = source[at]!
    const next = source[at + 1] ?? ''
    let length = Math.min(LONGEST, source.length - at)
    while (length > 0 && !syllables.has(source.slice(at, at + length))) length--
    if (length > 0) result += syllables.get(source.slice(at, at + length))!
    else if ((letter === next && /[b-df-hj-mp-tv-z]/u.test(letter)) || (letter === 't' && next === 'c')) result += 'ッ'
    else if (letter === 'n' || (letter === 'm' && /[bmp]/u.test(next))) result += 'ン'
    else if (letter === ' ') result += '・'
    else if (!/['’-]/u.test(letter)) result += letter
    at += Math.max(1, length)
  }
  return result
}
