/** What no lemma of the service has: signs that are the treebanks' own, characters that nobody sees, two vowels on one Arabic letter. */

/** Arabic vowels and the stroke that lengthens a word. */
const ARABIC_SIGNS = /[\u0640\u064b-\u0652\u0670]/g

/** An Arabic word as it is mostly written. */
export function withoutArabicSigns(word: string): string {
  return word.replace(ARABIC_SIGNS, '') || word
}

const SHADDA = 0x651

const isArabicVowel = (code: number): boolean => code >= 0x64b && code <= 0x652 && code !== SHADDA

const ALEF = 0x627
const FATHA = '\u064e'
const isOtherVowel = (code: number): boolean => code === 0x64f || code === 0x650

/** An Arabic lemma without the second vowels of letters, where two rules have each written one (`كَُتَب`); before an alef there is no vowel but its own (`مَدَاخِن`), and it has none within a word. */
export function oneVowelALetter(lemma: string): string {
  let clean = ''
  let hasVowel = false
  let hasShadda = false
  for (let at = 0; at < lemma.length; at++) {
    const code = lemma.charCodeAt(at)
    if (isArabicVowel(code)) {
      if (hasVowel || (at > 1 && lemma.charCodeAt(at - 1) === ALEF && isArabicVowel(lemma.charCodeAt(at - 2)))) continue
      hasVowel = true
      if (at > 1 && isOtherVowel(code) && lemma.charCodeAt(at + 1) === ALEF && at + 2 < lemma.length) {
        clean += FATHA
        continue
      }
    } else if (code === SHADDA) {
      if (hasShadda) continue
      hasShadda = true
    } else {
      hasVowel = false
      hasShadda = false
    }
    clean += lemma[at]!
  }
  return clean
}

/** Urdu ye of a word's end, which is another letter within one (`مےں` for `میں`). */
const FINAL_YE = 'ے'
const YE_WITHIN = /ے(?=\p{L})/gu

const STROKE = '|'
const UNDERSCORE = '_'
const INVISIBLE_END = /[\u200b-\u200f\u2060\ufeff]+$/

/** A lemma without the signs of treebanks: of two lemmas the first (`Verwandte|Verwandter`), spaces between words (`to_jest`), nothing invisible at the end. */
export function cleanLemma(lemma: string, form: string): string {
  let clean = lemma
  if (clean.length > 1 && clean.includes(STROKE) && !form.includes(STROKE)) clean = clean.slice(0, clean.indexOf(STROKE)) || clean
  if (clean.includes(UNDERSCORE) && !form.includes(UNDERSCORE)) clean = clean.replaceAll(UNDERSCORE, ' ').trim() || clean
  if (clean.includes(FINAL_YE)) clean = clean.replace(YE_WITHIN, 'ی')
  const last = clean.charCodeAt(clean.length - 1)
  return last >= 0x200b && (last <= 0x2060 || last === 0xfeff) ? clean.replace(INVISIBLE_END, '') || clean : clean
}

/** е for ё, as Russian is mostly written. */
export function withoutYo(word: string): string {
  return word.replaceAll('ё', 'е').replaceAll('Ё', 'Е')
}
