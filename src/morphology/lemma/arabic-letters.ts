/**
 * Whether an Arabic lemma can be that of a word: vowels change within words (`كتب`, `كتاب`) and much is written before and behind them, but the consonants
 * of a root stay in their order. Rules of endings alone make lemmas of other roots of words that they have not seen.
 */

/** Letters that come and go within words: long vowels, hamza, the feminine ending. */
const CHANGING: ReadonlySet<string> = new Set('اويىءأإآؤئةٱ')
/** Letters that words also have before or behind them. */
const ATTACHED: ReadonlySet<string> = new Set('تنمسلكبفه')
/** Those of them that stand only before a word. */
const BEFORE: ReadonlySet<string> = new Set('لبفس')

/** Whether a lemma without vowels has no other consonants than its word, and all those that are nothing but the word's own. */
export function keepsConsonants(word: string, lemma: string): boolean {
  let at = 0
  for (const letter of lemma) {
    if (CHANGING.has(letter) || !isArabic(letter)) continue
    at = word.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  at = 0
  let hasOwn = false
  for (const letter of word) {
    if (CHANGING.has(letter) || !isArabic(letter)) continue
    const isOwn = !ATTACHED.has(letter)
    if (!isOwn && !(hasOwn && BEFORE.has(letter))) continue
    hasOwn = true
    at = lemma.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return true
}

const isArabic = (letter: string): boolean => letter >= 'ء' && letter <= 'ي'
