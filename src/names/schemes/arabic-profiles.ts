/** How the IC standards (ICS 630-01, annexes for Arabic, Persian and Dari, Pashto, Urdu) write the letters and vowels of the Arabic script, by language. */

export interface ArabicProfile {
  readonly letters: Readonly<Record<string, string>>
  /** Short vowels by fatha, kasra, damma. */
  readonly short: Readonly<Record<'a' | 'i' | 'u', string>>
  /** Fatha before ya and before waw. */
  readonly ay: string
  readonly aw: string
  /** Hamza within a word, and ayn within and at the beginning of a word. */
  readonly hamza: string
  readonly ayn: string
  readonly firstAyn: string
  /** Ta marbuta, and a final h behind a consonant without a vowel. */
  readonly finalHeh: string
  /** Vowel of the article within a name; empty where the article stands apart (al-). */
  readonly article: string
  /** Whether a blank stands behind the article within a name (Abdur Rahman), but for names with din. */
  readonly articleApart: boolean
  /** Whether the joining vowel is shown in names of persons too. */
  readonly joining: boolean
}

const COMMON =
  'ب b|پ p|ت t|ٹ t|ټ t|ج j|چ ch|ح h|خ kh|د d|ڈ d|ډ d|ر r|ڑ r|ړ r|ز z|ژ zh|ږ zh|س s|ش sh|ښ sh|ص s|ط t|غ gh|ف f|ڤ v|ق q|ك k|ک k|گ g|ګ g|ڭ ng|ل l|م m|ن n|ں n|ڼ n|ه h|ہ h|ھ h|ځ dz|څ ts'

function letters(own: string): Readonly<Record<string, string>> {
  return Object.fromEntries(`${COMMON}|${own}`.split('|').map((pair) => pair.split(' ') as [string, string]))
}

const PERSIAN: ArabicProfile = {
  letters: letters('ث s|ذ z|ض z|ظ z|ق gh|و v'),
  short: { a: 'a', i: 'e', u: 'o' },
  ay: 'ei',
  aw: 'o',
  hamza: "'",
  ayn: "'",
  firstAyn: '',
  finalHeh: 'eh',
  article: 'o',
  articleApart: false,
  joining: false
}
const URDU: ArabicProfile = {
  letters: letters('ث s|ذ z|ض z|ظ z|و w'),
  short: { a: 'a', i: 'i', u: 'u' },
  ay: 'ai',
  aw: 'au',
  hamza: '',
  ayn: '',
  firstAyn: '',
  finalHeh: 'ah',
  article: 'u',
  articleApart: true,
  joining: true
}

export const ARABIC_PROFILES: Readonly<Record<string, ArabicProfile>> = {
  ara: {
    letters: letters('ث th|ذ dh|ض d|ظ z|چ j|گ g|و w'),
    short: { a: 'a', i: 'i', u: 'u' },
    ay: 'ay',
    aw: 'aw',
    hamza: "'",
    ayn: "'",
    firstAyn: "'",
    finalHeh: 'ah',
    article: '',
    articleApart: false,
    joining: false
  },
  fas: PERSIAN,
  prs: { ...PERSIAN, letters: letters('ث s|ذ z|ض z|ظ z|و w'), hamza: '', ayn: '', finalHeh: 'ah' },
  pus: { ...URDU, aw: 'aw', articleApart: false, joining: false },
  urd: URDU
}
