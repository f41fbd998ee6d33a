/**
 * Whether a lemma of Arabic or Hebrew can be that of a word: vowels change within words (`كتب`, `كتاب`) and much is written before and behind them, but the
 * consonants of a root stay in their order. Rules of endings alone make lemmas of other roots of words that they have not seen (`החלון`: `חץ`).
 */

interface Letters {
  readonly first: string
  readonly last: string
  /** Letters that come and go within words: long vowels, hamza, the feminine ending; Hebrew נ before verbs, ט which foreign words have for ת. */
  readonly changing: ReadonlySet<string>
  /** Letters that words also have before or behind them. */
  readonly attached: ReadonlySet<string>
  /** Those of them that stand only before a word. */
  readonly before: ReadonlySet<string>
  /** Consonants that only foreign words have so many of, of which some are written in two ways (`רטרואקטיבי`, `רטרואקטיווי`). */
  readonly most: number
  /** Whether a letter may be written twice (`צד`, `צדדים`). */
  readonly doubles: boolean
  /** Letters of a word's end with what they are within one. */
  readonly finals: Readonly<Record<string, string>>
}

const alphabets: Readonly<Record<string, Letters>> = {
  ara: {
    first: 'ء',
    last: 'ي',
    changing: new Set('اويىءأإآؤئةٱ'),
    attached: new Set('تنمسلكبفه'),
    before: new Set('لبفس'),
    most: Infinity,
    doubles: false,
    finals: {}
  },
  heb: {
    first: 'א',
    last: 'ת',
    changing: new Set('אהוינתט'),
    attached: new Set('מכלבש'),
    before: new Set('לבש'),
    most: 3,
    doubles: true,
    finals: { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' }
  }
}

/** Whether the language's words have roots of consonants. */
export function hasRoots(language: string | undefined): boolean {
  return language !== undefined && alphabets[language] !== undefined
}

/** Whether a lemma without vowels has no other consonants than its word, and all those that are nothing but the word's own; true for languages without roots. */
export function keepsConsonants(word: string, lemma: string, language: string | undefined): boolean {
  const letters = language === undefined ? undefined : alphabets[language]
  if (letters === undefined) return true
  const { attached, before } = letters
  const own = consonants(word, letters)
  // words that have no singular
  const wanted = consonants(language === 'heb' && lemma.endsWith('ים') ? lemma.slice(0, -1) : lemma, letters)
  if (wanted.length > letters.most) return true
  let at = 0
  for (const letter of wanted) {
    at = own.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  at = 0
  let hasOwn = false
  for (const letter of own) {
    const isOwn = !attached.has(letter)
    if (!isOwn && !(hasOwn && before.has(letter))) continue
    hasOwn = true
    at = wanted.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return true
}

/** A word's letters without those that come and go. */
function consonants(word: string, { first, last, changing, doubles, finals }: Letters): string {
  let kept = ''
  let previous = ''
  for (const written of word) {
    const letter = finals[written] ?? written
    if (!changing.has(letter) && letter >= first && letter <= last && !(doubles && letter === previous)) kept += letter
    previous = letter
  }
  return kept
}

/** Whether a rule may have taken a Hebrew article for the noun's own letter (`החלון`: `החלה`): it has changed the end, which is none of a plural or construct state. */
export function mayHaveArticle(word: string, lemma: string, language: string | undefined): boolean {
  return language === 'heb' && word.startsWith('ה') && lemma.startsWith('ה') && !word.startsWith(lemma) && !/(?:ת|ים)$/.test(word)
}
