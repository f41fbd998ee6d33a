/** What the spelling of a language never has, mended in forms that were made by sound. */

const ACUTE = '\u0301'
const GREEK_WORD = /\p{Script=Greek}[\p{Script=Greek}\p{M}]*/gu
const SHCHA: Readonly<Record<string, true>> = { rus: true, ukr: true, bul: true }

/** @param language three-letter code @returns NFC */
export function spelled(text: string, language: string): string {
  if (language === 'ell') return text.replace(GREEK_WORD, oneAccent).normalize('NFC')
  const evened = SHCHA[language] ? text.replaceAll('шч', 'щ').replaceAll('Шч', 'Щ') : text
  // an ending that is there twice
  return language === 'ukr' ? evened.replace(/(?<=[иі]й)[иі]й?(?!\p{L})/gu, '') : evened
}

/** A Greek word has one accent, on one of its last three syllables: the last one counts. */
function oneAccent(word: string): string {
  const letters = word.normalize('NFD')
  const last = letters.lastIndexOf(ACUTE)
  return last < 0 ? word : letters.slice(0, last).replaceAll(ACUTE, '') + letters.slice(last)
}
