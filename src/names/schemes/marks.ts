/** The order of marks that rule tables are written in. */

/**
 * Normal form C, in which doubling (shadda) stands right behind its letter: the canonical order puts it behind the vowel sign,
 * while every standard speaks of the doubled letter and its vowel.
 */
export function arranged(text: string): string {
  return text.normalize('NFC').replace(/([\u064b-\u0650\u0652\u0670]+)\u0651/gu, '\u0651$1')
}
