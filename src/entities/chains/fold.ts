/** Words of names with case, diacritics and inflection evened out. */
import { ownString, WordCache } from '../../core/word-cache.js'
import type { EntityLanguage } from '../languages.js'
import { withoutAlternation } from './alternation.js'
import { type Endings, endingsOf } from './endings.js'

/** Latin, Greek and Cyrillic accents; Hebrew points; Arabic vowel signs and stretching; what keeps letters from joining, which some write and others do not. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640\u200c\u200d]/g
const letterPairs: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ي',
  ة: 'ه'
}
const oddLetters = /[ßæœøłđðþıςأإآىة]/g
/** Bytes that folded words may take; those of running text come again and again. */
const BUDGET = 1 << 20
const folds = new WordCache<string>((fold) => 2 * fold.length + 16, BUDGET)

function isAscii(word: string): boolean {
  for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) > 0x7f) return false
  return true
}

/** Whether a word is of unified Chinese characters alone, which have neither case nor parts. */
function isHan(word: string): boolean {
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at)
    if (code < 0x4e00 || code > 0x9fa5) return false
  }
  return true
}

/** Characters below this are looked up: Latin, Greek, Cyrillic. */
const TABLE = 0x588
/** 1 for a character that a fold leaves as it is, whatever stands beside it. */
let plain: Uint8Array | undefined

function plainTable(): Uint8Array {
  const table = new Uint8Array(TABLE)
  for (let code = 0; code < TABLE; code++) {
    const character = String.fromCharCode(code)
    if (withoutMarks(character.toLowerCase()) === character && !/\p{M}/u.test(character)) table[code] = 1
  }
  return table
}

/** Whether a word is sure to be its own fold; most words of Cyrillic text are, and this costs less than remembering them. */
function isFolded(word: string): boolean {
  plain ??= plainTable()
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at)
    if (code >= TABLE || plain[code] === 0) return false
  }
  return true
}

/** Small letters without accents; equal for spellings of one name that differ in case or diacritics. */
export function foldWord(word: string): string {
  if (isAscii(word)) return word.toLowerCase()
  if (isHan(word) || isFolded(word)) return word
  let fold = folds.get(word)
  if (fold === undefined) {
    fold = ownString(withoutMarks(word.toLowerCase()))
    folds.set(word, fold)
  }
  return fold
}

function withoutMarks(lower: string): string {
  // Splitting Hangul into letters would cost and tell nothing.
  return lower
    .normalize('NFD')
    .replace(marks, '')
    .replace(oddLetters, (letter) => letterPairs[letter]!)
    .normalize('NFC')
}

const apostrophe = /['’ʼ]\p{L}{0,8}$/u
const colon = /:\p{L}{1,5}$/u
const hyphen = /-\p{L}{1,4}$/u
const possessive = /(?:['’]s|s['’])$/

/** Whether a word ends in an apostrophe, or in an `s` behind one. */
function mayBePossessive(word: string): boolean {
  const last = word.charCodeAt(word.length - 1)
  const mark = last === 115 ? word.charCodeAt(word.length - 2) : last
  return mark === 39 || mark === 0x2019
}

/** How endings are set off from names and abbreviations: `Ankara'da`, `EU:n`, `NATO-ban`, `James's`. */
const setOff: Partial<Record<EntityLanguage, RegExp>> = { tur: apostrophe, fin: colon, swe: colon, hun: hyphen, pol: hyphen, slv: hyphen, hrv: hyphen }

/** Whether names of the language take endings. */
export function inflects(language: EntityLanguage): boolean {
  return endingsOf(language) !== undefined || setOff[language] !== undefined
}

/** The folded word without its inflectional ending, one form for all cases of most names. At least three characters stay. */
export function stemWord(folded: string, language: EntityLanguage): string {
  const found = setOff[language]?.exec(folded) ?? (mayBePossessive(folded) ? possessive.exec(folded) : null)
  if (found !== null && found.index >= 2) return folded.slice(0, found[0].startsWith('s') ? found.index + 1 : found.index)
  const endings = endingsOf(language)
  if (endings === undefined) return folded
  // Again and again: what one case leaves may look like another one's ending, and every form has to come down to the same stem.
  let word = folded
  for (let length = word.length + 1; word.length < length; ) {
    length = word.length
    word = withoutEnding(word, endings)
  }
  return withoutAlternation(word, language)
}

/** What a folded word may be a case form of, by one ending; at least three characters stay. */
export function nominatives(folded: string, language: EntityLanguage): string[] {
  const endings = endingsOf(language)
  const found = setOff[language]?.exec(folded)
  const bare = found !== null && found !== undefined && found.index >= 2 ? [folded.slice(0, found.index)] : []
  if (endings === undefined) return bare
  for (let length = Math.min(endings.longest, folded.length - 3); length > 0; length--) {
    if (!endings.all.has(folded.slice(folded.length - length))) continue
    const stem = folded.slice(0, folded.length - length)
    bare.push(stem)
    // a vowel between a foreign name and its ending (Marin, Marinin)
    if (linking.has(language) && stem.length > 3 && stem.endsWith('i')) bare.push(stem.slice(0, -1))
  }
  return bare
}

const linking: ReadonlySet<EntityLanguage> = new Set<EntityLanguage>(['fin', 'est'])

function withoutEnding(word: string, { all, longest, lengths, isStemEnd }: Endings): string {
  const possible = lengths[word.charCodeAt(word.length - 1) & 0xff]!
  for (let length = possible === 0 ? 0 : Math.min(longest, word.length - 3); length > 0; length--) {
    if (((possible >>> length) & 1) === 1 && all.has(word.slice(word.length - length))) return bareStem(word.slice(0, word.length - length), isStemEnd)
  }
  return bareStem(word, isStemEnd)
}

/** Drops the last letter where it alternates; three stay. */
function bareStem(stem: string, isStemEnd: Endings['isStemEnd']): string {
  return isStemEnd !== undefined && stem.length > 3 && isStemEnd(stem) ? stem.slice(0, -1) : stem
}
