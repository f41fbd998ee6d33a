/** Names made ready to be compared: their likely forms in Latin letters, in words that are told apart by what they do in the name. */

import { nameKey } from '../dictionary/key.js'
import { servedAs } from '../languages.js'
import { KOREAN_SURNAMES } from '../origin/guess.js'
import { scriptOfName } from '../scripts.js'
import type { NameTranslator } from '../translator.js'
import type { NameKind, NameToTranslate, Rendering } from '../types.js'
import { namesOfAcronym } from './acronyms.js'
import { LONGEST_WORD } from './edits.js'
import { expanded, foldedWords } from './fold.js'
import { generationOf, numbersIn, writtenNumber } from './numbers.js'
import { spellingsOfServant, withServants } from './servants.js'
import { type MatchingTables, PLACE, type RoleOf } from './tables.js'
import { thaiSpellings } from './thai-spellings.js'
import type { NameToMatch, PreparedName } from './types.js'
import { spellingsOfGivenName, spellingsOfSurname } from './usual-spellings.js'
import { lettersOf, type Word, wordOf } from './words.js'

export interface Form {
  readonly words: readonly Word[]
  /** Legal forms and titles, which are no words of the name. */
  readonly roles: readonly RoleOf[]
  /** How likely the name is meant so, 0 to 1. */
  readonly share: number
  /** All spellings of its words, and those of adjacent words together. */
  readonly spellings: ReadonlySet<string>
  readonly joints: readonly string[]
  /** Words that are numbers, all that tell a number (II, second), and which of two generations is told; what its legal forms mean. */
  readonly numbers: readonly string[]
  readonly told: readonly string[]
  readonly generation: number
  readonly legal: readonly string[]
  /** What its words mean that tell places apart. */
  readonly telling: readonly string[]
  /** First letters of its words: of all, and of those but particles. */
  readonly initials: readonly [all: string, important: string]
  /** All its words together, and the letters of it as bits. */
  readonly whole: string
  readonly letters: number
}

export interface Prepared extends PreparedName {
  readonly forms: readonly Form[]
  readonly isLatin: boolean
  readonly script: string
  /** The same for names that are written alike, in whatever case. */
  readonly key: string
  /** Characters of a name in another script, as far as they are compared themselves. */
  readonly native: string
  /** Characters of a person that are compared one by one: Han, whichever of their forms they have, and Hangul of Korean names; empty for other names. */
  readonly characters: string
  /** Whether its Han characters write the sounds of another language, for which others serve as well. */
  readonly isForeign: boolean
}

/** Forms of a name in another script, ways of writing a word, words of a name that are compared. */
const MOST_FORMS = 3
const MOST_RENDERINGS = 8
const MOST_BY_SOUND = 8
const MOST_SPELLINGS = 5
const MOST_WORDS = 14
/** Words of a name in another script that are read: titles, particles and legal forms stand among those that are compared. */
const MOST_READ = 20
const WORD_BREAK = /[\s・·•‧＝=]+/gu
/** Standards besides the usual one, by what is written in them. */
const OTHER_SCHEMES: readonly { readonly letters: RegExp; readonly languages: readonly string[]; readonly schemes: readonly string[] }[] = [
  { letters: /^\p{Script=Han}+$/u, languages: ['zho'], schemes: ['HYPY', 'WADE_GILES'] },
  { letters: /\p{Script=Hangul}/u, languages: ['kor'], schemes: ['MOCT', 'MCR'] },
  { letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, languages: ['jpn'], schemes: ['HEBON', 'KUNREI'] }
]
const THAI = /\p{Script=Thai}/u
const HANGUL = /\p{Script=Hangul}/u
const FOREIGN_WORD = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+/gu
/** Characters of another script that are compared. */
const MOST_NATIVE = 32
/** Words that may be one. */
export const MOST_JOINED = 3
/** Syllables without a blank that no name has. */
const LONG_HANGUL = /\p{Script=Hangul}{25}/u
/** Renderings so much less likely than the first say nothing. */
const LEAST_SHARE = 0.08
const HYPHENS = /[-‐‑–—_/.,()[\]"«»“”]/gu
const DOTTED = /\b(\p{L})\.\s?(?=\p{L}\.)/gu
/** Stands for Chinese characters whose reading is not known: it is like no other word. */
const UNREAD = 'qqq'
const UNREAD_RARITY = 10
const LONGEST_SYLLABLE = 6
/** Titles that are no surnames: they are titles wherever they stand. */
const NEVER_NAMES = new Set('mr mrs ms miss dr prof professor rev lt sgt capt col hon mme mlle madame monsieur herr frau phd'.split(' '))
const DIGIT = /^[0-9]/
const HAN = /\p{Script=Han}/u
const HAN_PERSON = /^\p{Script=Han}[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,5}$/u
const KOREAN_PERSON = /^\p{Script=Hangul}{3}$/u
const FOREIGN = 0.6

type Draft = Pick<Form, 'words' | 'roles' | 'share' | 'initials'>

function formOf(draft: Draft, isPerson: boolean): Form {
  const first = draft.words.map(({ spellings }) => spellings[0]!)
  const joints: string[] = []
  for (let size = 2; size <= MOST_JOINED; size++) for (let at = 0; at + size <= first.length; at++) joints.push(first.slice(at, at + size).join(''))
  const whole = first.join('')
  return {
    ...draft,
    spellings: new Set(draft.words.flatMap(({ spellings }) => spellings)),
    joints,
    numbers: first.filter((word) => DIGIT.test(word)),
    told: numbersIn(first, isPerson),
    generation: isPerson ? generationOf(first) : 0,
    legal: draft.roles.flatMap(({ role, meaning }) => (role === 'F' ? [meaning] : [])),
    telling: draft.words.flatMap(({ role }) => (role?.role === 'D' ? [role.meaning] : [])),
    whole,
    letters: lettersOf(whole)
  }
}

export class Preparer {
  readonly #tables: MatchingTables
  readonly #translator: NameTranslator

  constructor(tables: MatchingTables, translator: NameTranslator) {
    this.#tables = tables
    this.#translator = translator
  }

  prepare(name: NameToMatch): Prepared {
    const script = name.script ?? scriptOfName(name.text)
    const isLatin = script === 'Latn' || script === 'Zyyy'
    const kind = name.kind ?? this.#kindOf(name.text, isLatin)
    const drafts = isLatin ? [this.#form(this.#inLatin(name.text, kind), kind, 1, expanded(name.text))] : this.#foreign(name, kind)
    if (kind === 'ORGANIZATION') for (const whole of namesOfAcronym(foldedWords(name.text).join(''))) drafts.push(this.#form(whole, kind, 1))
    const forms = drafts.map((draft) => formOf(draft, kind === 'PERSON'))
    const even = HAN.test(name.text) ? this.#translator.sameCharacters(name.text) : name.text
    const key = nameKey(even)
    const characters = kind === 'PERSON' ? charactersOf(even) : ''
    return {
      name,
      kind,
      latin: forms.map(({ words }) => words.map(({ spellings }) => spellings[0]).join(' ')),
      forms,
      isLatin,
      script,
      key: key || name.text.toLowerCase(),
      native: isLatin ? '' : key.slice(0, MOST_NATIVE),
      characters,
      isForeign: characters !== '' && HAN.test(characters) && this.#translator.foreign(characters) > FOREIGN
    }
  }

  /** An organisation where a legal form says so, a place where a kind of place or a word such as north in front does; else a person. */
  #kindOf(text: string, isLatin: boolean): NameKind {
    if (!isLatin) return 'PERSON'
    const words = foldedWords(text.replace(HYPHENS, ' '))
    if (words.some((word) => word.length > 1 && this.#tables.role(word)?.role === 'F')) return 'ORGANIZATION'
    if (words.length > 1 && words.some((word) => this.#isGeneric(word)) && words.every((word) => this.#tables.gender(word) === 0)) return 'ORGANIZATION'
    const isPlace = words.length > 1 && (this.#tables.role(words[0]!)?.role === 'D' || words.some((word) => this.#isPlaceKind(word)))
    return isPlace && words.every((word) => this.#tables.gender(word) === 0) ? 'LOCATION' : 'PERSON'
  }

  #isGeneric(word: string): boolean {
    const role = this.#tables.role(word)
    return word.length > 3 && role?.role === 'G' && !role.meaning.startsWith(PLACE)
  }

  #isPlaceKind(word: string): boolean {
    return word.length > 2 && this.#tables.role(word)?.meaning.startsWith(PLACE) === true
  }

  /** Words in other scripts within a name in Latin letters, by their likeliest form. */
  #inLatin(text: string, kind: NameKind): string {
    return text.replace(FOREIGN_WORD, (word) => ` ${this.#renderings(word, kind, undefined, undefined)[0]?.text ?? ''} `)
  }

  /** Forms of a name in another script; those with as many words are ways of writing one form. */
  #foreign({ text: whole, language, script }: NameToMatch, kind: NameKind): Draft[] {
    const text = beginningOf(whole, MOST_READ)
    // of words that are more or longer than are compared, other readings of the name say little and cost much
    const mostForms = beginningOf(text, MOST_WORDS) === text && !LONG_HANGUL.test(text) ? MOST_FORMS : 1
    const uses = language !== undefined ? [language] : HAN.test(text) ? [undefined, 'zho'] : [undefined]
    const usual = uses.flatMap((use, place) =>
      this.#renderings(text, kind, use, script).map(({ text: form, probability }) => ({ text: form, probability: probability / (place + 1) }))
    )
    // a person whom many know goes by an English label (Leo Tolstoy), others of the name by what is written
    const bySound = this.#translator.sound(sourceOf(text, kind, language, script), MOST_BY_SOUND)
    const [first, ...others] = likelyOnes(usual)
    const sound = likelyOnes(bySound)
    const renderings = [...(first === undefined ? [] : [first]), ...sound, ...others, ...this.#otherSchemes(text, kind, language, script)]
    const forms: (Omit<Draft, 'words' | 'share'> & { words: Word[]; share: number })[] = []
    for (const rendering of renderings) {
      const form = this.#form(kind === 'PERSON' ? servantsInOne(rendering.text) : rendering.text, kind, rendering.probability)
      const like = forms.find(
        ({ words }) => words.length === form.words.length && words.filter((word, place) => startsLike(word, form.words[place]!)).length * 2 >= words.length
      )
      if (like === undefined) {
        const most = rendering === sound[0] ? mostForms + 1 : mostForms
        if (forms.length < most && form.words.length > 0) forms.push({ ...form, words: [...form.words] })
      } else {
        like.share = Math.min(1, like.share + form.share)
        like.words = like.words.map((word, place) => withSpellings(word, form.words[place]!))
      }
    }
    if (kind === 'PERSON')
      for (const form of forms)
        form.words = form.words.map((word) => withUsual(word, spellingsOfServant(word.spellings[0]!) ?? spellingsOfGivenName(word.spellings)))
    if (kind === 'PERSON' && THAI.test(text)) for (const form of forms) form.words = withThaiSpellings(form.words, text)
    if (kind === 'PERSON' && HANGUL.test(text))
      for (const form of forms) form.words = form.words.map((word, place) => (place === 0 ? withUsual(word, spellingsOfSurname(word.spellings[0]!)) : word))
    if (kind === 'PERSON' && [...text].filter((character) => HAN.test(character)).length > 1)
      for (const form of forms)
        if (form.words.length === 1 && form.words[0]!.spellings[0]!.length <= LONGEST_SYLLABLE) form.words.push(wordOf([UNREAD], UNREAD_RARITY))
    return forms.length > 0 ? forms : [this.#form(text, kind, 1)]
  }

  /** By the standards that names of a language are also known by, which are spellings of the same form. */
  #otherSchemes(text: string, kind: NameKind, language: string | undefined, script: string | undefined): Rendering[] {
    const own = OTHER_SCHEMES.find(({ letters, languages }) => letters.test(text) && (language === undefined || languages.includes(servedAs(language))))
    return (own?.schemes ?? [])
      .flatMap((scheme) => this.#renderings(text, kind, language ?? own!.languages[0], script, scheme).slice(0, 1))
      .map(({ text: form }) => ({ text: form, probability: LEAST_SHARE }))
  }

  #renderings(text: string, kind: NameKind, language: string | undefined, script: string | undefined, scheme?: string): readonly Rendering[] {
    const source = sourceOf(text, kind, language, script)
    return this.#translator.translate(scheme === undefined ? source : { ...source, targetScheme: scheme }, MOST_RENDERINGS).renderings
  }

  /** @param wide the same text with letters spelled out in two */
  #form(text: string, kind: NameKind, share: number, wide?: string): Draft {
    const plain = kind === 'ORGANIZATION' ? text.replace(DOTTED, '$1') : text
    const words = foldedWords(plain.replace(HYPHENS, ' '))
      .slice(0, 2 * MOST_WORDS)
      .map((word) => word.slice(0, LONGEST_WORD))
    const wider = wide === undefined ? [] : foldedWords(wide.replace(HYPHENS, ' '))
    const found: Word[] = []
    const roles: RoleOf[] = []
    for (let at = 0; at < words.length; ) {
      const { role: own, size } = this.#roleAt(words, at, kind)
      const role = own?.role === 'T' && !isTitle(words, at, size, found.length) ? undefined : own
      if (role !== undefined && (role.role === 'F' || (role.role === 'T' && words.length - at - size > 1))) roles.push(role)
      else if (size > 1 && role !== undefined)
        found.push(wordOf([role.role === 'D' ? words.slice(at, at + size).join('') : role.meaning.replace(/[^a-z0-9]/g, '') || words[at]!], 3, role))
      else found.push(this.#word(words[at]!, kind, role, wider.length === words.length ? wider[at] : undefined, at > 0))
      at += size
    }
    // a name of titles and legal forms only is made of words
    const initials = this.#initials(words)
    if (found.length === 0) return { words: words.slice(0, MOST_WORDS).map((word) => this.#word(word, kind, undefined, undefined)), roles: [], share, initials }
    return { words: found.slice(0, MOST_WORDS), roles, share, initials }
  }

  #initials(words: readonly string[]): [string, string] {
    const letters = (of: readonly string[]) => of.map((word) => word[0]).join('')
    return [letters(words), letters(words.filter((word) => this.#tables.role(word)?.role !== 'P'))]
  }

  /** @param isNumeral a numeral or ordinal counts as the number too: the first word is a name */
  #word(word: string, kind: NameKind, role: RoleOf | undefined, wide: string | undefined, isNumeral = false): Word {
    const spellings = [word]
    const number = isNumeral ? writtenNumber(word) : undefined
    if (number !== undefined) spellings.push(number)
    if (wide !== undefined && wide !== word) spellings.push(wide)
    if (role?.role === 'G' && role.meaning !== word) spellings.push(role.meaning.replace(PLACE, ''))
    return wordOf(spellings, this.#tables.rarity(word, kind === 'PERSON'), role, kind === 'PERSON' ? this.#tables.gender(word) : 0)
  }

  /** The longest role that begins with a word: of organisations legal forms and generic words, of persons titles, particles and suffixes. */
  #roleAt(words: readonly string[], at: number, kind: NameKind): { readonly role?: RoleOf; readonly size: number } {
    for (let size = Math.min(this.#tables.longestRole, words.length - at); size > 0; size--) {
      const role = this.#tables.role(size === 1 ? words[at]! : words.slice(at, at + size).join(' '))
      if (role === undefined) continue
      const fits =
        kind === 'PERSON'
          ? role.role === 'T' || role.role === 'P' || role.role === 'S'
          : kind === 'ORGANIZATION'
            ? role.role !== 'T' && role.role !== 'S'
            : role.role === 'P' || role.role === 'D' || role.meaning.startsWith(PLACE)
      // a legal form of one letter or at the start is a word
      if (fits && !(role.role === 'F' && size === 1 && (words[at]!.length < 2 || (at === 0 && words.length > 1 && words[at]!.length > 4))))
        return { role, size }
    }
    return { size: 1 }
  }
}

function sourceOf(text: string, kind: NameKind, language: string | undefined, script: string | undefined): NameToTranslate {
  return {
    text,
    kind,
    targetLanguage: 'eng',
    targetScript: 'Latn',
    ...(language !== undefined && { sourceLanguageOfUse: servedAs(language) }),
    ...(script !== undefined && { sourceScript: script })
  }
}

/** Without renderings so much less likely than the first that they say nothing. */
function likelyOnes(renderings: readonly Rendering[]): readonly Rendering[] {
  const least = LEAST_SHARE * (renderings[0]?.probability ?? 0)
  return renderings.filter(({ probability }) => probability >= least)
}

/** A title stands in front of the words of the name, with at least one behind it. */
function isTitle(words: readonly string[], at: number, size: number, before: number): boolean {
  return (size === 1 && NEVER_NAMES.has(words[at]!)) || (before === 0 && at + size < words.length)
}

function charactersOf(even: string): string {
  const characters = even.replace(/\s/gu, '')
  const isTold = HAN_PERSON.test(characters) || (KOREAN_PERSON.test(characters) && KOREAN_SURNAMES.has(characters[0]!))
  return isTold ? characters : ''
}

/** The first words of a name, the whole where it has no more. */
function beginningOf(text: string, most: number): string {
  const start = text.length - text.trimStart().length
  let words = 0
  for (const { index } of text.slice(start).trimEnd().matchAll(WORD_BREAK)) if (++words === most) return text.slice(0, start + index)
  return text
}

function startsLike(left: Word, right: Word): boolean {
  return left.spellings.some((spelling) => spelling[0] === right.spellings[0]![0])
}

function servantsInOne(text: string): string {
  return withServants(foldedWords(text.replace(HYPHENS, ' '))).join(' ')
}

function withThaiSpellings(words: readonly Word[], text: string): Word[] {
  const native = text.trim().split(WORD_BREAK)
  return words.map((word, place) => withUsual(word, thaiSpellings(word.spellings[0]!, native.length === words.length ? native[place]! : text)))
}

/** With spellings that no rule tells. */
function withUsual(word: Word, usual: readonly string[] | undefined): Word {
  return usual === undefined ? word : wordOf([...new Set([...word.spellings, ...usual])], word.rarity, word.role, word.gender)
}

function withSpellings(word: Word, other: Word): Word {
  const more = other.spellings.filter((spelling) => !word.spellings.includes(spelling))
  if (more.length === 0 || word.spellings.length >= MOST_SPELLINGS) return word
  return wordOf([...word.spellings, ...more].slice(0, MOST_SPELLINGS), Math.min(word.rarity, other.rarity), word.role, word.gender)
}
