/**
 * Devanagari, Bengali, Tamil and Telugu to Latin letters. The Unicode blocks of these scripts lie parallel (ISCII order), so one table of offsets serves all:
 * ISO 15919:2001, DIN 33904 (e and o plain, anusvara as the nasal that is spoken), ITRANS 5.3 (ASCII), and plain English letters with the silent vowels of Hindi left out (ICS 630-01).
 */

export type IndicSystem = 'indic' | 'indic-din' | 'itrans' | 'indic-ic'

const BLOCKS = [0x900, 0x980, 0xb80, 0xc00]
const VIRAMA = 0x4d
const NUKTA = 0x3c
const VOWELS = 'a ā i ī u ū r̥ l̥ ê e ē ai ô o ō au'.split(' ')
const CONSONANTS = 'k kh g gh ṅ c ch j jh ñ ṭ ṭh ḍ ḍh ṇ t th d dh n ṉ p ph b bh m y r ṟ l ḷ ḻ v ś ṣ s h'.split(' ')
const SIGNS = 'ā i ī u ū r̥ r̥̄ ê e ē ai ô o ō au'.split(' ')
/** With a dot below (nukta). */
const DOTTED: Readonly<Record<string, string>> = { k: 'q', kh: 'k͟h', g: 'ġ', j: 'z', ḍ: 'ṛ', ḍh: 'ṛh', ph: 'f', y: 'ẏ' }
const ITRANS: readonly (readonly [RegExp, string])[] =
  'r̥̄ RRI|r̥ RRi|l̥ LLi|k͟h K|ch Ch|c ch|ā A|ī I|ū U|ê E|ē e|ô O|ō o|ṅ ~N|ñ ~n|ṭh Th|ṭ T|ḍh Dh|ḍ D|ṇ N|ṉ n|ṟ R|ḷ L|ḻ zh|ś sh|ṣ Sh|m̐ .N|ṁ M|ḥ H|ġ G|ṛh .Dh|ṛ .D|ẏ Y'
    .split('|')
    .map((pair) => {
      const [from, to] = pair.split(' ')
      return [new RegExp(from!.normalize('NFC'), 'gu'), to!]
    })
const ENGLISH: readonly (readonly [RegExp, string])[] =
  'r̥̄ ri|r̥ ri|l̥ li|k͟h kh|sv sw|ch c_h|c ch|c_h ch|ṅ n|ñ n|ṭ t|ḍ d|ṇ n|ṉ n|ṟ r|ḷ l|ḻ zh|ś sh|ṣ sh|m̐ n|ġ gh|ṛ r|ẏ y|ḥ h|ā a|ī i|ū u|ê e|ē e|ô o|ō o'
    .split('|')
    .map((pair) => {
      const [from, to] = pair.split(' ')
      return [new RegExp(from!.normalize('NFC'), 'gu'), to!]
    })

function offset(character: string): number {
  const point = character.codePointAt(0)!
  const block = BLOCKS.find((start) => point >= start && point < start + 0x80)
  return block === undefined ? -1 : point - block
}

/** Text of the four scripts romanised; other characters are copied. @param silent whether vowels that Hindi does not speak are left out (plain English only) */
export function romaniseIndic(text: string, system: IndicSystem, silent: boolean): string {
  const result = text.normalize('NFC').replace(/[\u0900-\u09ff\u0b80-\u0bff\u0c00-\u0c7f\u200c\u200d]+/gu, (word) => {
    const letters = units(word)
    if (silent) dropSilent(letters)
    return letters.map((unit) => unit.consonant + unit.vowel).join('')
  })
  if (system === 'indic') return result.normalize('NFC')
  if (system === 'indic-din') return spokenNasals(result.normalize('NFC').replaceAll('ē', 'e').replaceAll('ō', 'o'))
  const rules = system === 'itrans' ? ITRANS : ENGLISH
  let plain = result.normalize('NFC')
  if (system === 'indic-ic') plain = plain.replace(/ṁ(?=[pbm])/gu, 'm').replace(/ṁ/gu, 'n')
  for (const [from, to] of rules) plain = plain.replace(from, to)
  return plain
}

/** Anusvara before a stop is the nasal of the same place. */
function spokenNasals(text: string): string {
  const assimilated = text
    .replace(/ṁ(?=[kg])/gu, 'ṅ')
    .replace(/ṁ(?=[cj])/gu, 'ñ')
    .replace(/ṁ(?=[ṭḍ])/gu, 'ṇ')
    .replace(/ṁ(?=[td])/gu, 'n')
    .replace(/ṁ(?=[pb])/gu, 'm')
  return assimilated.replaceAll('ṁ', 'ṃ')
}

interface Unit {
  consonant: string
  vowel: string
}

/** Consonants with the vowel behind each; vowels and signs of their own have an empty consonant. */
function units(word: string): Unit[] {
  const result: Unit[] = []
  for (const character of word) {
    const at = offset(character)
    const last = result.at(-1)
    if (at >= 0x15 && at <= 0x39) result.push({ consonant: CONSONANTS[at - 0x15]!, vowel: 'a' })
    else if (at >= 0x05 && at <= 0x14) result.push({ consonant: '', vowel: VOWELS[at - 0x05]! })
    else if (at >= 0x3e && at <= 0x4c && last !== undefined) last.vowel = SIGNS[at - 0x3e]!
    else if (at === VIRAMA && last !== undefined) last.vowel = ''
    else if (at === NUKTA && last !== undefined) last.consonant = DOTTED[last.consonant] ?? last.consonant
    else if (at === 1 || at === 2) result.push({ consonant: at === 1 ? 'm̐' : 'ṁ', vowel: '' })
    else if (at === 3) result.push({ consonant: 'ḥ', vowel: '' })
    else if (at === 0x3d) result.push({ consonant: '’', vowel: '' })
    else if (at >= 0x66 && at <= 0x6f) result.push({ consonant: String(at - 0x66), vowel: '' })
    else if (character === 'ৎ') result.push({ consonant: 't', vowel: '' })
    else if (character !== '\u200c' && character !== '\u200d') result.push({ consonant: character, vowel: '' })
  }
  return result
}

/**
 * The inherent vowel is silent at the end of a Hindi word and, from right to left, between a vowel with its consonant and a consonant with its vowel
 * (Narasimhan, Sproat and Kiraz 2004, simplified).
 */
function dropSilent(letters: Unit[]): void {
  const last = letters.length - 1
  if (last > 0 && letters[last]!.vowel === 'a' && letters[last]!.consonant !== '' && letters[last - 1]!.vowel !== '') letters[last]!.vowel = ''
  for (let at = last - 1; at > 0; at--) {
    const unit = letters[at]!
    if (unit.vowel !== 'a' || unit.consonant === '') continue
    const next = letters[at + 1]!
    if (letters[at - 1]!.vowel !== '' && next.consonant !== '' && next.vowel !== '') unit.vowel = ''
  }
}
