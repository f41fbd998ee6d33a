/**
 * Thai to Latin letters by the Royal Thai General System (Royal Institute, 1999) and ISO 11940-2:2007, by the structure of syllables alone. Thai is written
 * without breaks and leaves vowels out, so the cheapest division into syllables is looked for: written vowels are sure, a bare consonant pair reads with o,
 * a single bare consonant with a. Every place tries a fixed number of syllable shapes, so the work is linear.
 */
import { stemTable } from './thai-stems.js'

export type ThaiSystem = 'thai' | 'thai-iso'

const INITIALS: Readonly<Record<string, string>> = sounds(
  'ก k|ขฃคฅฆ kh|ง ng|จ ch|ฉชฌ ch|ซศษส s|ญย y|ฎด d|ฏต t|ฐฑฒถทธ th|ณน n|บ b|ป p|ผพภ ph|ฝฟ f|ม m|ร r|ลฬ l|ว w|หฮ h|อ _'
)
const FINALS: Readonly<Record<string, string>> = sounds('กขคฆ k|ง ng|จชซฎฏฐฑฒดตถทธศษส t|ญณนรลฬ n|บปพฟภ p|ม m')
const CLUSTERS = 'กร กล กว ขร ขล ขว คร คล คว ตร ปร ปล ผล พร พล บร บล ดร ฟร ฟล ทร สร ซร ศร หน หม หง หญ หย หร หล หว'.split(' ')
const C = '([กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ]{1,2})'
const T = '[\u0e48-\u0e4b]?'
/** A final consonant; r behind t at the end of a word is not spoken (Chinnawat). */
const F = '([กขคฆงจชซฎฏฐฑฒดตถทธศษสญณนรลฬบปพฟภม])(?:(?<=[ตท])ร(?![ก-\u0e4e]))?(?![ะาำิีึืฺุู็ั])(?![\u0e48-\u0e4b][ะาำิีึืุู])'
/** Not followed by a sign that stands on a consonant. */
const FREE = '(?![ะาำิีึืุู็ั])'

/** Shapes of syllables: expression (initial consonants, then a final consonant), vowel, what the vowel ends in, cost. */
const SHAPES: readonly (readonly [regular: RegExp, vowel: string, cost: number])[] = (
  [
    [`เ${C}${T}ียว`, 'iao', 1],
    [`เ${C}ี${T}ยว`, 'iao', 1],
    [`เ${C}ี${T}ย${F}`, 'ia', 1],
    [`เ${C}ี${T}ยะ?`, 'ia', 1.1],
    [`เ${C}ื${T}อย`, 'ueai', 1],
    [`เ${C}ื${T}อ${F}`, 'uea', 1],
    [`เ${C}ื${T}อ`, 'uea', 1.1],
    [`เ${C}ิ${T}${F}`, 'oe', 1],
    [`เ${C}${T}อะ?`, 'oe', 1.1],
    [`เ${C}${T}ย${FREE}`, 'oei', 1.1],
    [`เ${C}${T}าะ`, 'o', 1],
    [`เ${C}${T}า`, 'ao', 1],
    [`เ${C}็?${T}ว${FREE}`, 'eo', 1.1],
    [`เ${C}็?${T}${F}`, 'e', 1],
    [`เ${C}${T}ะ?`, 'e', 1.2],
    [`แ${C}็?${T}ว${FREE}`, 'aeo', 1.1],
    [`แ${C}็?${T}${F}`, 'ae', 1],
    [`แ${C}${T}ะ?`, 'ae', 1.2],
    [`โ${C}${T}ย${FREE}`, 'oi', 1],
    [`โ${C}${T}${F}`, 'o', 1],
    [`โ${C}${T}ะ?`, 'o', 1.2],
    [`ไ${C}${T}ย`, 'ai', 0.9],
    [`[ไใ]${C}${T}`, 'ai', 1],
    [`${C}ั${T}วะ?`, 'ua', 1],
    [`${C}ั${T}ย`, 'ai', 1],
    [`${C}ั${T}${F}`, 'a', 1],
    [`${C}${T}าย${FREE}`, 'ai', 1],
    [`${C}${T}าว${FREE}`, 'ao', 1],
    [`${C}${T}า${F}`, 'a', 1],
    [`${C}${T}[าะ]`, 'a', 1.1],
    [`${C}${T}ำ`, 'am', 1],
    [`${C}ิ${T}ว${FREE}`, 'io', 1],
    [`${C}[ิี]${T}${F}`, 'i', 1],
    [`${C}[ิี]${T}`, 'i', 1.1],
    [`${C}[ึื]${T}${F}`, 'ue', 1],
    [`${C}ื${T}อ`, 'ue', 1],
    [`${C}ึ${T}`, 'ue', 1.1],
    [`${C}ุ${T}ย${FREE}`, 'ui', 1],
    [`${C}[ุู]${T}${F}`, 'u', 1],
    [`${C}[ุู]${T}`, 'u', 1.1],
    [`${C}็อ${T}${F}`, 'o', 1],
    [`${C}${T}อย${FREE}`, 'oi', 1],
    [`${C}${T}อ${F}`, 'o', 1.05],
    [`${C}${T}อ${FREE}`, 'o', 1.2],
    [`${C}${T}วย${FREE}`, 'uai', 1],
    [`${C}${T}ว${F}`, 'ua', 1.1],
    [`${C}รร${F}`, 'a', 1],
    [`${C}รร`, 'an', 1],
    [`${C}ฤ${F}`, 'rue', 1],
    [`${C}ฤ`, 'rue', 1.1],
    [`${C}${T}${F}`, 'o', 1.5]
  ] as const
).map(([source, vowel, cost]) => [new RegExp(source, 'uy'), vowel, cost])
/** A consonant alone reads with a; at the end of a word it would have to be silent. */
const BARE_COST = 1.3
const BARE_END_COST = 4
const OTHER_COST = 0.1
/** A first consonant pair that is no cluster is not one initial. */
const NO_CLUSTER_COST = 9
const CLUSTER_GAIN = 0.15
/** What is left of a silent letter: nothing is spoken, and nothing behind it can end the syllable before it. */
const SILENT = '\u0e4c'
const STEM_COST = 0.6

function sounds(rows: string): Record<string, string> {
  return Object.fromEntries(
    rows.split('|').flatMap((row) => {
      const [letters, sound] = row.split(' ')
      return [...letters!].map((letter) => [letter, sound === '_' ? '' : sound!])
    })
  )
}

const STEMS = stemTable()

/**
 * Thai romanised, lower case; other characters are copied.
 * @param words whether syllables stand apart but for those that only lead to the next (short open ones) and elements of several syllables, as most words
 * of native place names are of one syllable; by default a run of Thai letters is one word
 */
export function romaniseThai(text: string, system: ThaiSystem, words = false): string {
  // a letter with the sign of silence is not spoken, nor is a short vowel sign on it
  const spoken = text
    .normalize('NFC')
    .replace(/ํา/gu, 'ำ')
    .replace(/(?:[ทตด]ร|ษ[ณม]|[ก-ฮ])[ิุ]?์/gu, SILENT)
    .replace(/ฯ/gu, '')
  return spoken.replace(/[ก-\u0e4e]+/gu, (word) => romaniseWord(word, system, words))
}

interface Way {
  readonly cost: number
  readonly from: number
  readonly sound: string
}

function romaniseWord(word: string, system: ThaiSystem, words: boolean): string {
  const best: (Way | undefined)[] = new Array(word.length + 1)
  best[0] = { cost: 0, from: -1, sound: '' }
  const offer = (at: number, end: number, sound: string, cost: number) => {
    const total = best[at]!.cost + cost
    if (best[end] === undefined || total < best[end].cost) best[end] = { cost: total, from: at, sound }
  }
  for (let at = 0; at < word.length; at++) {
    if (best[at] === undefined) continue
    const letter = word[at]!
    for (const [regular, vowel, cost] of SHAPES) {
      for (const match of matches(regular, word, at)) {
        const [first, price] = initial(match[1]!, system)
        offer(at, at + match[0].length, first + vowel + (match[2] === undefined ? '' : FINALS[match[2]]!), cost + price)
      }
    }
    if (letter === 'ฤ') offer(at, at + 1, 'rue', 1)
    else if (INITIALS[letter] !== undefined)
      offer(at, at + 1, `${initial(letter, system)[0]}${at + 1 === word.length ? '' : 'a'}`, at + 1 === word.length ? BARE_END_COST : BARE_COST)
    else offer(at, at + 1, '', letter === 'ๆ' || letter === SILENT ? OTHER_COST : BARE_END_COST)
    for (const { written, spoken, syllables } of STEMS.get(letter) ?? []) {
      if (word.startsWith(written, at) && !/[\u0e30-\u0e3a\u0e45-\u0e4b]/u.test(word[at + written.length] ?? ''))
        offer(at, at + written.length, spoken, STEM_COST * syllables)
    }
  }
  let result = ''
  for (let at = word.length; at > 0; at = best[at]!.from) {
    const { from, sound } = best[at]!
    const leads = at - from === 1 || word[at - 1] === 'ะ'
    result = sound + (words && sound !== '' && !leads && /^\S/u.test(result) ? ' ' : '') + result
  }
  return result.replace(/^'/u, '')
}

/** The match with two initial consonants and the one with one, as far as there are any. */
function* matches(regular: RegExp, word: string, at: number): Generator<RegExpExecArray> {
  regular.lastIndex = at
  const match = regular.exec(word)
  if (match === null) return
  yield match
  if (match[1]!.length === 2 && !CLUSTERS.includes(match[1]!)) {
    const single = singles.get(regular)!
    single.lastIndex = at
    const other = single.exec(word)
    if (other !== null) yield other
  }
}
const singles = new Map(SHAPES.map(([regular]) => [regular, new RegExp(regular.source.replace('{1,2}', ''), 'uy')]))

/** Sound of the initial consonants and what it costs to read them so. */
function initial(letters: string, system: ThaiSystem): readonly [string, number] {
  const sound = (letter: string) => (system === 'thai-iso' ? (letter === 'จ' ? 'c' : letter === 'อ' ? "'" : INITIALS[letter]!) : INITIALS[letter]!)
  if (letters.length === 1) return [sound(letters), 0]
  if (!CLUSTERS.includes(letters)) return [sound(letters[0]!) + sound(letters[1]!), NO_CLUSTER_COST]
  // h before a low consonant only sets the tone; thr is said s, and sr without the r
  if (letters[0] === 'ห') return [sound(letters[1]!), -CLUSTER_GAIN]
  if (letters === 'ทร' || letters === 'สร' || letters === 'ศร' || letters === 'ซร') return ['s', -CLUSTER_GAIN]
  return [sound(letters[0]!) + sound(letters[1]!), -CLUSTER_GAIN]
}
