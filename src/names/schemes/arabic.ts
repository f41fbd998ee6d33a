/**
 * Names in Arabic script by the IC standards (ICS 630-01): Arabic, Persian, Dari, Pashto, Urdu. The rule tables of these standards hold the letters but few of
 * their notes and fail where points are missing, so the words are read here: points where they stand, long vowels by their letters, hamza on any bearer,
 * the article, ta marbuta, and names with Allah.
 */
import type { NameKind } from '../types.js'
import { ARABIC_PROFILES, type ArabicProfile } from './arabic-profiles.js'
import { arranged } from './marks.js'

interface Unit {
  readonly letter: string
  readonly doubled: boolean
  /** Short vowel behind the letter; 0 for the sign of none, undefined where nothing is written. */
  readonly vowel: 'a' | 'i' | 'u' | '0' | undefined
}

const MARKS: Readonly<Record<string, Unit['vowel']>> = {
  '\u064e': 'a',
  '\u0650': 'i',
  '\u064f': 'u',
  '\u0652': '0',
  '\u0670': 'a',
  '\u0656': 'i',
  '\u0657': 'u'
}
const YA = 'يیىېےۍ'
const ALLAH = /^(?:الله|اللہ|ﷲ)$/u
/** Second parts that are one name with what stands before, where a name is written without a blank. */
const JOINED = /^(.{2,}?)(ال(?:دين|دین|له|لہ|حق|رحمن|رحمان|رحیم|رحيم|اسلام|إسلام|ملک|ملك|زمان|حسن))$/u
/** Words that are written as one with the article that follows. */
const BEFORE_ARTICLE = /^(?:عبد|ذو|ذي|[اأ]بو)(?=ال.)/u
/** A word that says where someone is from keeps its article apart (al-Afghani). */
const NISBA = /^[اٱ]ل.{2,}[يی]$/u
const SUN_LETTERS = 'تثدذرزسشصضطظلن'

/** A name by the IC standard of the language, in small letters but for the words that the standard capitalises; `dress` does the rest. */
export function romaniseArabicName(text: string, language: string, kind?: NameKind): string {
  const profile = ARABIC_PROFILES[language] ?? ARABIC_PROFILES['ara']!
  const words = arranged(text.normalize('NFKC').replaceAll('ـ', '').replaceAll('\u200c', ' '))
    .split(/\s+/u)
    .filter((word) => word !== '')
    .flatMap(separated)
  let result = ''
  for (const [index, word] of words.entries()) {
    const bare = withoutMarks(word)
    const next = words[index + 1]
    if (index > 0 && ALLAH.test(bare) && kind !== 'ORGANIZATION') result = joinedAllah(result, profile)
    else if (index > 0 && profile.article !== '' && isArticle(bare) && !NISBA.test(bare)) result = result.replace(/[uo]$/u, '') + withArticle(word, profile)
    else {
      const written = oneWord(word, profile, language, next !== undefined && kind !== 'PERSON', kind)
      result += (index === 0 ? '' : ' ') + written
    }
  }
  return result
}

function withoutMarks(word: string): string {
  return word.replace(/\p{M}/gu, '')
}

/** A word in two where the article stands inside it (Abd-al-Rahman, Nur-al-Din written as one). */
export function separated(word: string): readonly string[] {
  const bare = withoutMarks(word)
  const head = BEFORE_ARTICLE.exec(bare)?.[0] ?? JOINED.exec(bare)?.[1]
  if (head === undefined || bare.startsWith('ال')) return [word]
  let letters = 0
  let at = 0
  for (; at < word.length; at++) {
    if (!/\p{M}/u.test(word[at]!) && letters++ === head.length) break
  }
  return [word.slice(0, at), word.slice(at)]
}

function isArticle(bare: string): boolean {
  return /^[اٱ]ل..+/u.test(bare) && !ALLAH.test(bare)
}

function joinedAllah(before: string, profile: ArabicProfile): string {
  return profile.article === '' ? `${before}allah` : `${before.replace(/[aeiou]$/u, '')}${profile.article}llah`
}

/** A second word with the article, spoken as one with the first: Abdorrahman, Shamsuddin. */
function withArticle(word: string, profile: ArabicProfile): string {
  const units = unitsOf(word).slice(2)
  const first = units[0]!
  const sun = SUN_LETTERS.includes(first.letter)
  const apart = profile.articleApart && !/^د[يی]ن$/u.test(withoutMarks(word).slice(2))
  const rest = spoken([{ ...first, doubled: sun && !apart }, ...units.slice(1)], profile, false)
  if (apart) return `${profile.article}${sun ? (profile.letters[first.letter] ?? 'l') : 'l'} ${rest}`
  return profile.article + (sun ? rest : `l${rest}`)
}

function oneWord(word: string, profile: ArabicProfile, language: string, construct: boolean, kind: NameKind | undefined): string {
  const bare = withoutMarks(word)
  if (language === 'ara' && word === bare) {
    if (bare === 'بن') return 'bin'
    if (bare === 'ابن') return 'ibn'
  }
  if (ALLAH.test(bare)) return 'allah'
  let units = unitsOf(word)
  const article = isArticle(bare)
  if (article) units = [{ ...units[2]!, doubled: false }, ...units.slice(3)]
  const last = units.at(-1)
  let ending = ''
  if (last !== undefined && units.length > 1 && last.vowel !== undefined && last.vowel !== '0' && !YA.includes(last.letter)) {
    // case endings are not spoken in names; a final i joins a Persian name with the next word
    if (language !== 'ara' && last.vowel === 'i' && (profile.joining || kind !== 'PERSON')) ending = '-e'
    units = [...units.slice(0, -1), { ...last, vowel: undefined }]
  }
  return (article ? 'al-' : '') + spoken(units, profile, construct && !article) + ending
}

function unitsOf(word: string): Unit[] {
  const units: Unit[] = []
  for (const match of word.matchAll(/(\P{M})(\p{M}*)/gu)) {
    const marks = [...match[2]!]
    const vowel = marks.map((mark) => MARKS[mark]).find((each) => each !== undefined)
    const madda = marks.includes('\u0653')
    const hamza = marks.includes('\u0654')
    units.push({ letter: madda ? 'آ' : hamza && match[1] === 'ا' ? 'أ' : match[1]!, doubled: marks.includes('\u0651'), vowel })
  }
  return units
}

/** The letters of a word with the vowels that are written or follow from long vowel letters. */
function spoken(units: readonly Unit[], profile: ArabicProfile, construct: boolean): string {
  let out = ''
  /** The short vowel that was written last, while a long vowel letter may still take it up. */
  let short = ''
  const say = (vowel: Unit['vowel']) => {
    short = vowel === undefined || vowel === '0' ? '' : vowel
    if (short !== '') out += profile.short[short as 'a']
  }
  const replaceShort = (long: string) => {
    if (short !== '') out = out.slice(0, -1)
    out += long
    short = ''
  }
  for (const [at, { letter, doubled, vowel }] of units.entries()) {
    const next = units[at + 1]
    const marked = vowel !== undefined && vowel !== '0'
    const final = next === undefined
    if (letter === 'ا' || letter === 'ٱ') {
      if (at > 0) replaceShort(short === 'a' || !/[aeiou]$/u.test(out) ? 'a' : short === '' ? '' : profile.short[short as 'a'])
      else if (marked) say(vowel)
      else if (next === undefined || !isLongVowel(units, 1)) out += 'a'
    } else if (letter === 'آ') out += `${at > 0 && profile.hamza !== '' && !/[- ]$/u.test(out) ? profile.hamza : ''}a`
    else if ('أإؤئء'.includes(letter)) {
      const first = at === 0
      out += first ? '' : profile.hamza
      short = ''
      if (marked) say(vowel)
      else if (first && !isLongVowel(units, 1)) out += letter === 'إ' ? profile.short.i : 'a'
    } else if (letter === 'ع') {
      out += at === 0 ? profile.firstAyn : profile.ayn
      say(vowel)
    } else if (letter === 'ة' || ('هہۂ'.includes(letter) && final && !marked && short === '' && profile.finalHeh !== '' && !/[aeiou]$/u.test(out))) {
      // Arabic h is a letter like others
      if (letter !== 'ة' && profile.article === '') out += 'h'
      else if (construct && profile.article === '') replaceShort('at')
      else replaceShort(profile.finalHeh)
    } else if ((letter === 'و' || YA.includes(letter)) && at > 0 && !marked && !doubled && isLongVowel(units, at)) {
      const waw = letter === 'و'
      // the first of two at the end is a hamza: Reza'i
      if (!waw && next !== undefined && YA.includes(next.letter) && at + 2 === units.length && /[aou]$/u.test(out)) {
        out += profile.hamza
        continue
      }
      if (waw && profile.ay === 'ei' && next?.letter === 'ا' && units[at - 1]!.letter === 'خ') continue
      if (letter === 'ى' && final && (profile.article === '' || short === 'a')) replaceShort('a')
      else if ('ېے'.includes(letter)) replaceShort(short === 'a' ? profile.ay : 'e')
      else if (letter === 'ۍ') replaceShort('ei')
      else if (short === 'a') replaceShort(waw ? profile.aw : profile.ay)
      else replaceShort(waw ? 'u' : final && short === '' && /[ae]$/u.test(out) && profile.article === 'o' && profile.hamza !== '' ? `${profile.hamza}i` : 'i')
    } else {
      const sound = YA.includes(letter) ? 'y' : (profile.letters[letter] ?? letter)
      // i before a doubled y is long (Jumhuriyah); digraphs are not doubled
      const twice = doubled && sound.length === 1 && !(sound === 'y' && (short === 'i' || final))
      out += twice ? sound + sound : sound === 'y' && doubled && final && short === 'i' ? '' : sound
      say(vowel)
    }
  }
  return out
}

/** Whether waw or ya at this place is a vowel: without a vowel of its own and not before alif. */
function isLongVowel(units: readonly Unit[], at: number): boolean {
  const unit = units[at]
  if (unit === undefined || !(unit.letter === 'و' || YA.includes(unit.letter)) || unit.doubled || (unit.vowel !== undefined && unit.vowel !== '0')) return false
  // behind a consonant that is marked as without a vowel it is a consonant too (Zaby)
  if (at > 0 && units[at - 1]!.vowel === '0') return false
  const next = units[at + 1]?.letter
  // waw behind a short a and before a final ya is a consonant (Musavi)
  if (unit.letter === 'و' && at + 2 === units.length && YA.includes(next!) && units[at - 1]?.vowel === 'a') return false
  return next === undefined || !'اآى'.includes(next) || (unit.letter === 'و' && units[at - 1]?.letter === 'خ')
}
