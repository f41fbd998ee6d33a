/**
 * Mandarin syllables in pinyin with a tone digit (bai2, nv3 or nü3) written by other systems: Hanyu pinyin without or with digits, Wade-Giles (as of the
 * 1912 dictionary, with the later ê left plain) and Tongyong pinyin (2002). The conversions work on initial and final and need no syllable table.
 */

export type PinyinCode = 'HYPY' | 'HYPY_TONED' | 'WADE_GILES' | 'TYPY' | 'TYPY_TONED'

const WADE_INITIALS: Readonly<Record<string, string>> = {
  b: 'p',
  p: 'p’',
  d: 't',
  t: 't’',
  g: 'k',
  k: 'k’',
  j: 'ch',
  q: 'ch’',
  x: 'hs',
  zh: 'ch',
  ch: 'ch’',
  r: 'j',
  z: 'ts',
  c: 'ts’'
}
/** Whole syllables that do not follow from their parts. */
const WADE_WHOLE: Readonly<Record<string, string>> = {
  zhi: 'chih',
  chi: 'ch’ih',
  shi: 'shih',
  ri: 'jih',
  zi: 'tzu',
  ci: 'tz’u',
  si: 'ssu',
  er: 'erh',
  ge: 'ko',
  ke: 'k’o',
  he: 'ho',
  e: 'o',
  yi: 'i',
  you: 'yu',
  yong: 'yung',
  yu: 'yü',
  yuan: 'yüan',
  yun: 'yün',
  yue: 'yüeh',
  yan: 'yen',
  ye: 'yeh',
  shuo: 'shuo',
  guo: 'kuo',
  kuo: 'k’uo',
  huo: 'huo',
  gui: 'kuei',
  kui: 'k’uei'
}
const TONGYONG_WHOLE: Readonly<Record<string, string>> = {
  zhi: 'jhih',
  chi: 'chih',
  shi: 'shih',
  ri: 'rih',
  zi: 'zih',
  ci: 'cih',
  si: 'sih',
  wen: 'wun',
  weng: 'wong',
  feng: 'fong',
  jiong: 'jyong',
  qiong: 'cyong',
  xiong: 'syong'
}

/** A syllable and its tone digit ('' where there is none). */
function parts(syllable: string): readonly [string, string] {
  const tone = /[0-5]$/u.exec(syllable)?.[0] ?? ''
  const plain = syllable.slice(0, syllable.length - tone.length).toLowerCase()
  return [plain.replace(/u:|v/gu, 'ü'), tone === '0' ? '5' : tone]
}

function initialOf(syllable: string): string {
  return /^(?:[zcs]h|[bpmfdtnlgkhjqxrzcsyw])?/u.exec(syllable)![0]
}

/** One syllable (no tone) in Wade-Giles. */
export function wadeGiles(syllable: string): string {
  const whole = WADE_WHOLE[syllable]
  if (whole !== undefined) return whole
  const initial = initialOf(syllable)
  let final = syllable.slice(initial.length)
  if ('jqx'.includes(initial) && initial !== '') final = final.replace(/^u/u, 'ü')
  if (final === 'iong') final = 'iung'
  else if (final === 'ong') final = 'ung'
  else if (final === 'ian') final = 'ien'
  else if (final === 'üan') final = 'üan'
  else if (/^(?:ie|üe)$/u.test(final)) final += 'h'
  else if (final === 'uo') final = 'o'
  return (WADE_INITIALS[initial] ?? initial) + final
}

/** One syllable (no tone) in Tongyong pinyin. */
export function tongyong(syllable: string): string {
  const whole = TONGYONG_WHOLE[syllable]
  if (whole !== undefined) return whole
  const initial = initialOf(syllable)
  let final = syllable.slice(initial.length)
  if ('jqx'.includes(initial) && initial !== '') final = final.replace(/^u/u, 'yu')
  final = final.replace('ü', 'yu')
  if (final === 'iu') final = 'iou'
  else if (final === 'ui') final = 'uei'
  const letter = initial === 'zh' ? 'jh' : initial === 'q' ? 'c' : initial === 'x' ? 's' : initial
  return letter + final
}

/** A word of a name: its syllables joined as the system joins them, not capitalised. */
export function joined(syllables: readonly string[], code: PinyinCode): string {
  const toned = code.endsWith('_TONED')
  const written = syllables.map((syllable) => {
    const [plain, tone] = parts(syllable)
    const letters = code === 'WADE_GILES' ? wadeGiles(plain) : code.startsWith('TYPY') ? tongyong(plain) : plain
    return letters + (toned ? tone : '')
  })
  if (code === 'WADE_GILES') return written.join('-')
  if (toned) return written.join('')
  // a syllable that begins with a vowel is set off within a word: Xi'an
  return written.reduce((word, syllable) => word + (word !== '' && /^[aeoê]/u.test(syllable) ? "'" : '') + syllable, '')
}

/**
 * A name from its syllables. @param sizes how many syllables each part of the name has, by default one part
 * @returns the parts capitalised and parted by blanks: Li3 Bai2wen2, Mao Tse-tung
 */
export function romanisePinyin(syllables: readonly string[], code: PinyinCode, sizes: readonly number[] = [syllables.length]): string {
  const words: string[] = []
  let at = 0
  for (const size of sizes) {
    const word = joined(syllables.slice(at, at + size), code)
    if (word !== '') words.push(word[0]!.toUpperCase() + word.slice(1))
    at += size
  }
  return words.join(' ')
}
