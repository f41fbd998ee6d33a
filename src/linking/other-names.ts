/**
 * Names that are only nearly an entity's. Names are found by likeness because of endings, of accents, of scripts and of slips of the pen; another name that is
 * written in full in the same script (Mark Olsen and Mary-Kate Olsen, Hope and Hopper, Gauff and Gauss) is somebody else's.
 */
import { modelLanguage } from '../core/languages.js'
import { COMMON, INHERITED, SCRIPT_OF_UNIT, scriptNumber } from '../core/scripts.js'
import { nameParticles } from '../core/words/name-particles.js'
import type { EntityName } from '../knowledge/base/entity.js'
import { withinOneEdit } from '../knowledge/names/edits.js'
import { foldName } from '../knowledge/names/fold.js'
import { latinised } from '../knowledge/names/grams.js'
import { isInflecting, nominativesOf } from './endings.js'
import { TITLES } from './person-names.js'
import type { Surface } from './surface.js'

const HAN = scriptNumber('Hani')
const HIRAGANA = scriptNumber('Hira')
const KATAKANA = scriptNumber('Kana')
/** Names of an entity that are compared. */
const MOST_NAMES = 60
/** Words of these letters are initials, particles and short titles. */
const SHORT = 2
/** Letters of the shorter word from which a slip of the pen is likelier than another name: of a given name, of a surname, of a name that stands alone. */
const LEAST = { given: 4, last: 6, alone: 8 } as const
/** Letters that an ending may have, and that must come before it. */
const LONGEST_ENDING = 3
const SHORTEST_STEM = 3
/** Languages whose names take no ending but `s`. */
const barely: ReadonlySet<string> = new Set(['eng', 'fra', 'nld', 'deu', 'swe', 'dan', 'nob', 'nno'])

type Place = keyof typeof LEAST

/**
 * Whether the words of a mention are not those of any name of an entity in its script; where it has none, whether the initials are others.
 * @param isPerson a person bears all words of the name; other things more than half of them
 * @param language ISO 639-3 of the text, which may be an alias
 */
export function isOtherName({ text, words }: Surface, names: readonly EntityName[], isPerson: boolean, language: string): boolean {
  const script = scriptOf(text)
  const same = names.filter(({ name }) => scriptOf(name) === script)
  if (same.length === 0) return isPerson && (hasOtherInitials(text, names) || isOtherBearerOfPatronymic(words, names))
  // offices and particles are written small
  const named = isPerson && /\p{Lu}/u.test(text) ? wordsOf(text.replace(/(?<![\p{L}\p{M}'’-])\p{Ll}[\p{L}\p{M}'’-]*/gu, ' ')) : words
  const short = script === HAN ? 0 : isPerson ? SHORT : SHORT + 1
  const own = named.filter((word) => word.length > short && !(isPerson && isNoName(latinised(word))))
  const least = isPerson ? own.length : own.length / 2 + 0.1
  return (
    own.length > 0 &&
    !same.slice(0, MOST_NAMES).some(({ name }) => sharedWords(own, wordsOf(name), language) >= least || isBehind(words, wordsOf(name), language))
  )
}

/** Letters at the beginning that names of one place have in common in languages without cases. */
const COMMON_BEGINNING = 3

/** Whether a place of one word is only like the names of another one in its script, in languages whose names take no endings: Smallingerland is not Somaliland. */
export function isOtherPlace({ text, words }: Surface, names: readonly EntityName[], language: string): boolean {
  const [word] = words
  if (words.length !== 1 || word === undefined || word.length < LEAST.alone || !barely.has(modelLanguage(language)) || adjectiveOfPlace.test(word)) return false
  const script = scriptOf(text)
  const same = names.filter(({ name }) => scriptOf(name) === script).slice(0, MOST_NAMES)
  return same.length > 0 && !same.some(({ name }) => wordsOf(name).some((other) => sharesBeginning(word, other) || skeletonOf(word) === skeletonOf(other)))
}

const adjectiveOfPlace = /(?:sche?[nrs]?|se|sk[aet]?|ais|aise|ois|oise|ien|ienne|er)$/u

const sharesBeginning = (word: string, other: string) => word.slice(0, COMMON_BEGINNING) === other.slice(0, COMMON_BEGINNING) || withinOneEdit(word, other)

/** Scripts of India, whose letters tell the vowels, so that names in Latin letters have the same consonants. */
const indic = /\p{Script=Bengali}|\p{Script=Devanagari}|\p{Script=Tamil}|\p{Script=Telugu}/u

/** Whether a word of a person's name in a script of India has other consonants than any word of the names in others: `কামরুল` is not Kamal. */
export function hasOtherConsonants({ text, words }: Surface, names: readonly EntityName[]): boolean {
  if (!indic.test(text)) return false
  const others = new Set(names.slice(0, MOST_NAMES).flatMap(({ name }) => latinised(foldName(name)).split(' ').map(consonantsOf)))
  return words.some((word) => {
    const own = consonantsOf(latinised(word))
    if (own.length < LEAST_CONSONANTS - 1 || others.has(own)) return false
    return own.length >= LEAST_CONSONANTS || ![...others].some((other) => withinOneEdit(own, other))
  })
}

/**
 * Whether no word of a place's name in a script of India has the consonants of a word of the names in others, endings aside: `తెనాలి` is not Denali. Unlike
 * persons, places far away are written as their languages say them, so t and d are two but in Tamil.
 */
export function hasOtherConsonantsOfPlace({ text, words }: Surface, names: readonly EntityName[]): boolean {
  if (!indic.test(text)) return false
  const told = /\p{Script=Tamil}/u.test(text) ? consonantsOf : dentalsApart
  const others = new Set(names.slice(0, MOST_NAMES).flatMap(({ name }) => latinised(foldName(name)).split(' ').map(told)))
  return !words.some((word) => {
    const own = told(latinised(word))
    return others.has(own) || [1, 2].some((ending) => own.length - ending >= LEAST_CONSONANTS - 1 && others.has(own.slice(0, -ending)))
  })
}

const dentalsApart = (word: string) => consonantsOf(word.replace(/d/gu, 'đ'))

/** Of words with one less, transliterations may differ in a letter. */
const LEAST_CONSONANTS = 4

/** Consonants as transliterations of the languages of India share them. */
function consonantsOf(word: string): string {
  return plain(word)
    .replace(/[aeiouh]/gu, '')
    .replace(/[vw]/gu, 'b')
    .replace(/[zg]/gu, 'j')
    .replace(/q/gu, 'k')
    .replace(/x/gu, 'ks')
    .replace(/p/gu, 'f')
    .replace(/d/gu, 't')
    .replace(/[sc]/gu, 's')
    .replace(/[mn]+/gu, 'm')
    .replace(/(\p{L})\1/gu, '$1')
}

/** Whether a name of two words or more stands whole behind something else, most often an office. */
function isBehind(words: readonly string[], others: readonly string[], language: string): boolean {
  if (others.length < 2 || others.length >= words.length) return false
  const tail = words.slice(-others.length)
  return tail.every((word, index) => isSameWord(word, others[index]!, 'last', language))
}

/** What adjectives of places end with: they share little more with the name than its stem. */
const adjective = /(?:[sšßcčkž]k|ск|цк|зьк|ьк|ck)\p{L}{1,3}$/u
/** Shorter words have little of a stem in common with themselves: в Уфе. */
const SHORTEST_INFLECTED = 5
/** Letters of the stem that an ending may change. */
const ALTERED = 1

/** Whether a word in a case cannot be a case of any word of a place's names in its script: Poljud is not Poljska. Languages without cases are not judged. */
export function isOfOtherStem({ text, words }: Surface, names: readonly EntityName[], language: string): boolean {
  const [word] = words
  if (
    words.length !== 1 ||
    word === undefined ||
    word.length < SHORTEST_INFLECTED ||
    !isInflecting(language) ||
    barely.has(modelLanguage(language)) ||
    adjective.test(word)
  )
    return false
  const script = scriptOf(text)
  const same = names.filter(({ name }) => scriptOf(name) === script).slice(0, MOST_NAMES)
  const bare = [word, ...nominativesOf(word, language)]
  return same.length > 0 && !same.some(({ name }) => wordsOf(name).some((other) => bare.some((form) => isStemOf(form, other))))
}

function isStemOf(form: string, other: string): boolean {
  const shorter = Math.min(form.length, other.length)
  if (shorter < SHORTEST_STEM || Math.abs(form.length - other.length) > LONGEST_ENDING) return form === other
  const stem = Math.max(SHORTEST_STEM, shorter - ALTERED)
  // three letters are no stem of a word with three more: Poljud is no case of Pole
  if (stem === SHORTEST_STEM && Math.max(form.length, other.length) - stem >= LONGEST_ENDING) return false
  return form.slice(0, stem) === other.slice(0, stem) || (shorter >= LEAST.last && withinOneEdit(form, other))
}

function wordsOf(name: string): string[] {
  const folded = foldName(name)
  return folded === '' ? [] : folded.split(' ')
}

/** How many words of a name another one has too. */
function sharedWords(words: readonly string[], others: readonly string[], language: string): number {
  return words.filter((word, index) => {
    const place: Place = words.length === 1 ? 'alone' : index === words.length - 1 ? 'last' : 'given'
    return others.some((other) => isSameWord(word, other, place, language)) || isInitialsOf(word, others)
  }).length
}

const particles: ReadonlySet<string> = new Set([...nameParticles, 'ash', 'abu'])
const isNoName = (word: string) => TITLES.has(word) || particles.has(word)

function isSameWord(word: string, other: string, place: Place, language: string): boolean {
  if (word === other) return true
  const shorter = Math.min(word.length, other.length)
  if (shorter < SHORTEST_STEM) return false
  // Ben and Benjamin
  if (place === 'given' && (word.startsWith(other) || other.startsWith(word))) return true
  if (plain(word) === plain(other) || isInflected(word, other, language)) return true
  if (shorter < LEAST[place]) return false
  const skeleton = skeletonOf(word)
  return (skeleton.length > 1 && skeleton === skeletonOf(other)) || (shorter >= LEAST.last && withinOneEdit(word, other))
}

function isInflected(word: string, other: string, language: string): boolean {
  if (!isInflecting(language)) return false
  const bare = nominativesOf(word, language)
  if (bare.includes(other)) return true
  if (barely.has(modelLanguage(language))) return false
  if (other.length >= LEAST.last && bare.some((form) => withinOneEdit(form, other))) return true
  const stem = Math.max(SHORTEST_STEM, Math.max(word.length, other.length) - LONGEST_ENDING)
  return word.slice(0, stem) === other.slice(0, stem)
}

/** Letters run together: `jrr` of `john ronald reuel tolkien`. */
function isInitialsOf(word: string, others: readonly string[]): boolean {
  if (word.length > 3) return false
  return [...word].every((letter) => others.some((other) => other.startsWith(letter)))
}

/** One spelling for what transliterations and keyboards without accents write in several ways. */
function plain(word: string): string {
  return word
    .replace(/[aou]e/gu, (letters) => letters[0]!)
    .replace(/ph/gu, 'f')
    .replace(/ck/gu, 'k')
    .replace(/([tkg])h/gu, '$1')
    .replace(/c/gu, 'k')
    .replace(/w/gu, 'v')
    .replace(/[yj]/gu, 'i')
    .replace(/э/gu, 'е')
    .replace(/(\p{L})\1/gu, '$1')
}

/** Consonants behind the first letter: transliterations differ in the vowels, `Mohammed`, `Muhammad`. */
function skeletonOf(word: string): string {
  const spelling = plain(word)
  return spelling[0] + spelling.slice(1).replace(/[aeiouh]/gu, '')
}

const initial = /(?<![\p{L}\p{M}])(\p{L}\p{M}*)\./gu

/** Whether letters before full stops are those of no word of any name: `மு.க.` is not Joseph. */
function hasOtherInitials(text: string, names: readonly EntityName[]): boolean {
  const letters = Array.from(text.matchAll(initial), ([, letter]) => latinised(foldName(letter!))[0]).filter((letter) => letter !== undefined)
  if (letters.length === 0) return false
  const firsts = names.slice(0, MOST_NAMES).map(
    ({ name }) =>
      new Set(
        latinised(foldName(name))
          .split(' ')
          .map((word) => word[0])
      )
  )
  return !firsts.some((known) => letters.every((letter) => known.has(letter)))
}

const patronymic = /(?:[оеє]вич|[оеє]вна|[иі]вна|ична|інична|ьич)(?:а|у|ем|ом|е|ы|ой|ою|и|і)?$/u
/** Letters that transliterations begin a name with in one another's place. */
const firstLetters: readonly string[] = ['eyij', 'uw', 'hkgx', 'ctsz', 'dj', 'vwf']

/** Whether somebody with a patronymic has a given name and a surname of which the names in another script lack one, by its first letter. */
function isOtherBearerOfPatronymic(words: readonly string[], names: readonly EntityName[]): boolean {
  const own = words.filter((word) => !patronymic.test(word))
  if (own.length === words.length || own.length < 2) return false
  const firsts = new Set(
    names.slice(0, MOST_NAMES).flatMap(({ name }) =>
      latinised(foldName(name))
        .split(' ')
        .map((word) => word[0]!)
    )
  )
  return !own.every((word) => {
    const first = latinised(word)[0] ?? ''
    return firsts.has(first) || firstLetters.some((letters) => letters.includes(first) && [...letters].some((letter) => firsts.has(letter)))
  })
}

/** The script of the first letter, as a number; kana and characters are one. */
function scriptOf(text: string): number {
  for (let at = 0; at < text.length; at++) {
    const script = SCRIPT_OF_UNIT[text.charCodeAt(at)]!
    if (script > INHERITED) return script === HIRAGANA || script === KATAKANA ? HAN : script
  }
  return COMMON
}
