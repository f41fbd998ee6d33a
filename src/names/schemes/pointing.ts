/**
 * Pointing as the rule tables for the Arabic script expect it: every short vowel written. Words are mostly pointed only where the letters leave a doubt, so
 * what follows from the letters is filled in before a table is run, and letters that a table does not know are written plainly afterwards.
 */
import { separated } from './arabic.js'
import { arranged } from './marks.js'

const LETTER = '[\u0621-\u064a\u0671-\u06d3]'
const VOWELS = '[\u064b-\u0650\u0652\u0670]'
/** A consonant that may bear a vowel but has none; the two long vowel letters and the alefs bear none of their own here. */
const BARE = '((?:[\u0628\u062a-\u063a\u0641-\u0647\u0679-\u06c3])\u0651?)'
/** Transliterations of letters: they show what is written, so nothing is filled in. */
const STRICT = /^iso-|^cldr |^\*/u
const UNASSIMILATED = /^alalc-|^odni-/u

/** Completes the pointing of a text for a rule table. */
export function completed(text: string, language: string, table: string): string {
  if (table.includes('-233-2-')) return withoutArticleDoubling(arranged(text))
  if (STRICT.test(table)) return text
  let result = arranged(text).split(' ').flatMap(separated).join(' ')
  // the article's l has no vowel, the letters of the long vowels take the vowel of their kind
  result = result
    .replace(new RegExp(`${BARE}(?=[اى](?!\\p{M}))(?<!(?<![\\p{L}\\p{M}])[اٱ]ل)`, 'gu'), '$1\u064e')
    .replace(new RegExp(`${BARE}(?=[يی](?![\\p{M}اىآ]))(?<!(?<![\\p{L}\\p{M}])[اٱ]ل)`, 'gu'), '$1\u0650')
    .replace(new RegExp(`${BARE}(?=و(?![\\p{M}اىآ]))(?<!(?<![\\p{L}\\p{M}])[اٱ]ل)`, 'gu'), '$1\u064f')
    .replace(/(?<=\p{L}\p{M}*)([يیو]\u0651?)(?=ا(?!\p{M}))/gu, '$1\u064e')
    .replace(new RegExp(`(\u064e[وي])(?=${LETTER}|$|\\s)(?!ا|آ|ى)`, 'gu'), '$1\u0652')
  if (language === 'ara') result = arabic(result, table)
  else result = result.replace(/(?<!\p{L})ا(?=[\u064e\u064f])/gu, 'أ').replace(/(?<!\p{L})ا(?=\u0650(?![یي]))/gu, 'إ')
  return table.startsWith('un-prs') ? result.replaceAll('ی', 'ي') : result
}

function arabic(text: string, table: string): string {
  // the sign of ayn is put in beforehand, as the tables miss its vowels
  let result = text
    .replace(/(?<!\p{L})ا?للّ?َ?ه(?!\p{L})/gu, 'Allāh')
    .replace(/ع(?!\u0651)/gu, table.startsWith('ses-') ? '‛' : '‘')
    .replace(/(?<!\p{L})بن(?!\p{L}|\p{M})/gu, 'بِن')
    .replace(new RegExp(`(?<=\\p{L}${VOWELS}?)ؤ`, 'gu'), 'ء')
  // of alef and hamza that begin a word only the vowel is written
  result = table.startsWith('alalc-')
    ? result.replace(/(?<!\p{L})إ\u0650/gu, 'إ')
    : result.replace(/(?<!\p{L})إ\u0650?/gu, '\u0650').replace(/(?<!\p{L})[أا](?=[\u064e\u064f])/gu, '')
  return UNASSIMILATED.test(table) ? withoutArticleDoubling(result) : result
}

/** Where the article is written al- before all letters, the next letter is not doubled either. */
function withoutArticleDoubling(text: string): string {
  return text.replace(/(?<=(?<!\p{L})ال\p{L})\u0651/gu, '')
}

/** Arabic letters and marks that a table has left, written plainly; digits and punctuation too. */
export function leftovers(text: string): string {
  return text
    .replace(/(\p{Script=Latin}\p{M}?)([\u064b-\u0650\u0652]*)\u0651/gu, '$1$1$2')
    .replace(/[إ](?=[iī])/gu, '')
    .replace(/(?<=\p{Ll}[’‘‛])\p{Lu}/gu, (letter) => letter.toLowerCase())
    .replace(/[\u0621-\u065f\u0670-\u06d3]/gu, (sign) => PLAIN[sign] ?? (/\p{M}/u.test(sign) ? '' : sign))
}

const PLAIN: Readonly<Record<string, string>> = {
  ى: 'á',
  ی: 'ī',
  ي: 'y',
  و: 'w',
  ا: 'ā',
  أ: '’',
  إ: 'i',
  ؤ: '’',
  ئ: '’',
  ء: '’',
  ة: 'h',
  ہ: 'h',
  ھ: 'h',
  ک: 'k',
  ك: 'k',
  گ: 'g',
  پ: 'p',
  چ: 'ch',
  ژ: 'zh',
  ٹ: 't',
  ڈ: 'd',
  ڑ: 'r',
  ں: 'n',
  ے: 'e',
  '\u064e': 'a',
  '\u0650': 'i',
  '\u064f': 'u'
}
