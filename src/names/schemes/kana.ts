/**
 * Kana to Latin letters: Hepburn as in passports (Ministry of Foreign Affairs: no long vowels but a final double o, m before b, m, p), Hepburn with macrons
 * (modified, 1954: n everywhere, n’ before vowels and y) and Kunrei (cabinet notification 1 of 1954, ISO 3602: si ti tu hu zi, circumflex).
 */

export type KanaStyle = 'passport' | 'macron' | 'kunrei'

const ROWS: readonly (readonly [kana: string, hepburn: string, kunrei: string])[] = [
  ['アイウエオ', 'a i u e o', ''],
  ['カキクケコ', 'ka ki ku ke ko', ''],
  ['ガギグゲゴ', 'ga gi gu ge go', ''],
  ['サシスセソ', 'sa shi su se so', 'sa si su se so'],
  ['ザジズゼゾ', 'za ji zu ze zo', 'za zi zu ze zo'],
  ['タチツテト', 'ta chi tsu te to', 'ta ti tu te to'],
  ['ダヂヅデド', 'da ji zu de do', 'da zi zu de do'],
  ['ナニヌネノ', 'na ni nu ne no', ''],
  ['ハヒフヘホ', 'ha hi fu he ho', 'ha hi hu he ho'],
  ['バビブベボ', 'ba bi bu be bo', ''],
  ['パピプペポ', 'pa pi pu pe po', ''],
  ['マミムメモ', 'ma mi mu me mo', ''],
  ['ヤユヨ', 'ya yu yo', ''],
  ['ラリルレロ', 'ra ri ru re ro', ''],
  ['ワヰヱヲヴ', 'wa i e o vu', ''],
  ['ァィゥェォ', 'a i u e o', ''],
  ['ャュョヮ', 'ya yu yo wa', ''],
  ['ヷヸヹヺ', 'va vi ve vo', ''],
  ['ヵヶ', 'ka ke', '']
]
/** Kana of two signs for foreign sounds (cabinet notification 2 of 1991); those with small ya, yu, yo follow from the rows. */
const FOREIGN =
  'ファfa フィfi フェfe フォfo フュfyu フョfyo ティti ディdi トゥtu ドゥdu テュtyu デュdyu チェche シェshe ジェje ツァtsa ツィtsi ツェtse ツォtso ウィwi ウェwe ウォwo ' +
  'ヴァva ヴィvi ヴェve ヴォvo ヴュvyu クァkwa クィkwi クェkwe クォkwo グァgwa イェye スィsi ズィzi'

interface Tables {
  readonly one: ReadonlyMap<string, string>
  readonly two: ReadonlyMap<string, string>
}

function tables(kunrei: boolean): Tables {
  const one = new Map<string, string>()
  for (const [kana, hepburn, own] of ROWS) {
    const readings = (kunrei && own !== '' ? own : hepburn).split(' ')
    for (const [index, sign] of [...kana].entries()) one.set(sign, readings[index]!)
  }
  const two = new Map<string, string>()
  for (const first of 'キギシジチヂニヒビピミリ') {
    const stem = one.get(first)!.slice(0, -1)
    for (const small of 'ャュョ') {
      const ending = one.get(small)!
      // shi and ya give sha: the sound is in the stem already
      two.set(first + small, stem + (stem.length > 1 || stem === 'j' ? ending.slice(1) : ending))
    }
  }
  for (const pair of FOREIGN.split(' ')) two.set(pair.slice(0, 2), pair.slice(2))
  return { one, two }
}

const hepburnTables = tables(false)
const kunreiTables = tables(true)
const MACRONS: Readonly<Record<string, string>> = { a: 'ā', i: 'ī', u: 'ū', e: 'ē', o: 'ō' }
const CIRCUMFLEXES: Readonly<Record<string, string>> = { a: 'â', i: 'î', u: 'û', e: 'ê', o: 'ô' }

/** Hiragana as the katakana of the same sounds. */
export function katakana(text: string): string {
  return text
    .replace(/[\u3041-\u3096]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0x60))
    .replace(/[\uff66-\uff9f]+/gu, (half) => half.normalize('NFKC'))
}

/** Kana romanised; other characters are copied. */
export function romaniseKana(text: string, style: KanaStyle): string {
  const { one, two } = style === 'kunrei' ? kunreiTables : hepburnTables
  const kana = katakana(text.normalize('NFC'))
  const sounds: string[] = []
  let doubled = false
  for (let at = 0; at < kana.length; at++) {
    const pair = two.get(kana.slice(at, at + 2))
    const sign = kana[at]!
    let sound = pair ?? one.get(sign)
    if (pair !== undefined) at++
    if (sign === 'ッ') {
      doubled = true
      continue
    }
    if (sign === 'ン') sound = nasal(two.get(kana.slice(at + 1, at + 3)) ?? one.get(kana[at + 1] ?? '') ?? '', style)
    else if (sign === 'ー' && sounds.length > 0) sound = 'ー'
    else if (sign === '・') sound = ' '
    else if (doubled && sound !== undefined) sound = /^[^aeiou]/u.test(sound) ? (sound.startsWith('ch') ? 't' : sound[0]!) + sound : sound
    doubled = false
    sounds.push(sound ?? sign)
  }
  return lengthened(sounds, style)
}

function nasal(next: string, style: KanaStyle): string {
  if (style === 'passport') return /^[bmp]/u.test(next) ? 'm' : 'n'
  return /^[aeiouy]/u.test(next) ? 'n’' : 'n'
}

/** Pairs of vowels that make a long one; only the first three are left out in passports. */
const LONG_PAIRS = ['ou', 'oo', 'uu', 'aa', 'ee']
const PASSPORT_PAIRS = 3

/**
 * The sounds joined, with long vowels as the style writes them: ou and oo are long o, uu long u (and aa, ee with macrons); ii and ei are two vowels.
 * A passport keeps the double o that ends a word (Takatoo).
 */
function lengthened(sounds: readonly string[], style: KanaStyle): string {
  const marks = style === 'kunrei' ? CIRCUMFLEXES : MACRONS
  let result = ''
  let vowel = ''
  for (const [at, sound] of sounds.entries()) {
    const pair = LONG_PAIRS.indexOf(vowel + sound)
    const long = sound === 'ー' || (style === 'passport' ? pair >= 0 && pair < PASSPORT_PAIRS && !(pair === 1 && isEnd(sounds[at + 1])) : pair >= 0)
    if (!long || vowel === '') {
      result += sound
      vowel = /[aiueo]$/u.exec(sound)?.[0] ?? ''
    } else {
      if (style !== 'passport') result = result.slice(0, -1) + marks[vowel]!
      vowel = sound === 'ー' && style === 'passport' ? vowel : ''
    }
  }
  return result
}

function isEnd(sound: string | undefined): boolean {
  return sound === undefined || !/[\p{L}ー]/u.test(sound)
}
