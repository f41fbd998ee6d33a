/** Words of a text as the categorizer reads them; scripts/glossa_training/categories/text.py does the same for training. Linear in the text. */

/** Letters of one word: a longer one is cut, so that no text is a single word. */
const LETTERS_A_WORD = 128
const word = new RegExp(`[^ ]{1,${LETTERS_A_WORD}}`, 'gu')
// every kind of white space and the separators among the control characters
// biome-ignore lint/suspicious/noControlCharactersInRegex: they separate words
const spaces = /[\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff\x1c-\x1f\x85]/g
const typography: Readonly<Record<string, string>> = { '\u2018': "'", '\u2019': "'", '\u201c': '"', '\u201d': '"', '\u2013': '-', '\u2014': '-', '\u2026': '.' }

/** The text between white space, with the quotes and dashes of ASCII; addresses of pages and mail are left out. */
export function wordsOf(text: string): string[] {
  const plain = text.replace(/[\u2018\u2019\u201c\u201d\u2013\u2014\u2026]/g, (sign) => typography[sign]!).replace(spaces, ' ')
  return (plain.match(word) ?? []).filter((part) => !isAddress(part))
}

function isAddress(part: string): boolean {
  const lowered = part.toLowerCase()
  return lowered.includes('://') || lowered.startsWith('www.') || (lowered.includes('@', 1) && lowered.includes('.'))
}

/** Content words in lower case without accents: what is left when stop words, punctuation, numbers and other scripts are gone. */
export function termsOf(words: readonly string[], stopWords: ReadonlySet<string>): string[] {
  const plain = words
    .join(' ')
    .toLowerCase()
    .replaceAll("'", '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
  return (plain.match(/[a-z]{2,24}/g) ?? []).filter((term) => !stopWords.has(term))
}
