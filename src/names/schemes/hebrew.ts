/**
 * Hebrew to Latin letters: ISO 259 (1984), its simplification ISO 259-2 (1994), and the system that BGN/PCGN and the UN use for Israel (2018/2007: sh, ts, kh,
 * v, no signs but the apostrophe within a word). Points stand behind their letter; dagesh, shin and sin dot before vowels (normal form C orders them otherwise).
 */

export type HebrewSystem = 'iso259' | 'iso259-2' | 'hebrew'

const LETTERS = 'אבגדהוזחטיכךלמםנןסעפףצץקרשת'
const CONSONANTS: Readonly<Record<HebrewSystem, readonly string[]>> = {
  iso259: 'ʾ b g d h w z ḥ ṭ y k k l m m n n s ʿ p p ṣ ṣ q r s̀ t'.split(' '),
  'iso259-2': 'ʾ b g d h w z ḥ ṭ y k k l m m n n s ʿ p p ṣ ṣ q r s̀ t'.split(' '),
  hebrew: '’ v g d h v z h t y kh kh l m m n n s ‘ f f ts ts q r sh t'.split(' ')
}
const POINTS = '\u05b0\u05b1\u05b2\u05b3\u05b4\u05b5\u05b6\u05b7\u05b8\u05b9\u05ba\u05bb\u05c7'
const VOWELS: Readonly<Record<HebrewSystem, readonly string[]>> = {
  iso259: '° ḝ ă ŏ i e ȩ a å o o u å'.split(' '),
  'iso259-2': '_ e a o i e e a a o o u o'.split(' '),
  hebrew: '_ e a o i e e a a o o u o'.split(' ')
}
const DAGESH = '\u05bc'
/** Letters whose dagesh the simplified systems write. */
const DOTTED: Readonly<Record<HebrewSystem, Readonly<Record<string, string>>>> = {
  iso259: {},
  'iso259-2': { ב: 'ḃ', ה: 'ḣ', כ: 'k̇', ך: 'k̇', פ: 'ṗ', ף: 'ṗ' },
  hebrew: { ב: 'b', כ: 'k', ך: 'k', פ: 'p', ף: 'p' }
}

/** Pointed or plain Hebrew romanised; other characters are copied. */
export function romaniseHebrew(text: string, system: HebrewSystem): string {
  const marked = text
    .normalize('NFKD')
    .replace(/\u05be/gu, '-')
    .replace(/[\u0591-\u05af\u05bd\u05bf\u05c0\u05c3-\u05c6]/gu, '')
  const result = marked.replace(
    /([א-ת])([\u05b0-\u05bc\u05c1\u05c2\u05c7]*)([׳'’]?)/gu,
    (_, letter: string, points: string, geresh: string, place: number, whole: string) => {
      const first = !/[א-ת\u05b0-\u05c7]/u.test(whole[place - 1] ?? '')
      const holamMale = letter === 'ו' && system !== 'hebrew' && isVowelLetter(points)
      return (
        consonant(letter, points, system) +
        (holamMale ? '' : spoken(vowel(points, system), letter, first && system === 'hebrew')) +
        (geresh === '' ? '' : system === 'iso259' ? '’' : "'")
      )
    }
  )
  return system === 'hebrew' ? plain(result) : result.normalize('NFC')
}

function consonant(letter: string, points: string, system: HebrewSystem): string {
  if (letter === 'ש' && points.includes('\u05c1')) return system === 'hebrew' ? 'sh' : 'š'
  if (letter === 'ש' && points.includes('\u05c2')) return system === 'hebrew' ? 's' : 'ś'
  if (letter === 'ו' && isVowelLetter(points)) {
    if (/[\u05b9\u05ba]/u.test(points)) return system === 'hebrew' ? '' : 'ŵ'
    return system === 'hebrew' ? 'u' : 'ẇ'
  }
  const base = CONSONANTS[system][LETTERS.indexOf(letter)]!
  if (!points.includes(DAGESH)) return base
  if (system === 'iso259') return `${base}\u0307`
  return DOTTED[system][letter] ?? base
}

/** Sheva (_) is spoken behind a sonant that begins a word (Netanya, Yerushalayim) and silent elsewhere (Kfar); the simplified systems write no other. */
function spoken(sound: string, letter: string, first: boolean): string {
  return sound !== '_' ? sound : first && 'ילמנר'.includes(letter) ? 'e' : ''
}

/** Whether vav with these points is a vowel: holam male (o) or shuruq (u). */
function isVowelLetter(points: string): boolean {
  return /[\u05b9\u05ba\u05bc]/u.test(points) && !/[\u05b0-\u05b8\u05bb\u05c7]/u.test(points)
}

function vowel(points: string, system: HebrewSystem): string {
  for (const point of points) {
    const index = POINTS.indexOf(point)
    if (index < 0) continue
    const sound = VOWELS[system][index]!
    return sound
  }
  return ''
}

/** What the practical system leaves out: alef and ayin at the beginning and end of words, yod behind i and e, final he. */
function plain(text: string): string {
  return text
    .replace(/(?<!\p{L})[’‘](?=\p{L})|(?<=\p{L})[’‘](?!\p{L})/gu, '')
    .replace(/([ie])y(?![aeiou])/gu, '$1')
    .replace(/(?<=[aeo])h(?!\p{L})/gu, '')
}
