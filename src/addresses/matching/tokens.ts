/** Words of name-like fields as they are compared: with what they may stand for, what they do in the name, and how much they say. */
import anyAscii from 'any-ascii'
import { FNV_OFFSET, fnvRun } from '../../core/hashing.js'
import type { AddressDictionaries } from '../dictionaries/dictionaries.js'
import { addressTokens, hasHan, wideKey } from '../dictionaries/normalise.js'
import type { PhraseClass, PhraseSense } from '../dictionaries/phrases.js'

export const IS_STREET = 1
export const IS_DIRECTION = 2
export const IS_STOP = 4
export const IS_NUMBER = 8
const IS_TITLE = 16
const IS_GENERIC = 32
/** A word for a unit or a level. */
export const IS_WITHIN = 64
/** One of the words for streets that hardly ever are names themselves. */
const IS_USUAL_STREET = 128

export interface Token {
  /** In the form of `addressTokens`; of other scripts in Latin letters. */
  readonly text: string
  /** Number of the text. */
  readonly id: number
  /** Numbers of all that it may stand for, itself first. */
  readonly meanings: readonly number[]
  /** Number of what it usually stands for: the same for a word and its abbreviations. */
  readonly usual: number
  /** Of a number or an ordinal, in digits or words; -1 for other words. */
  readonly value: number
  readonly flags: number
  /** How much it says, 1 for an ordinary word. */
  readonly weight: number
  /** Letters that occur, as bits. */
  readonly letters: number
  /** Number of the ending for streets that it ends in (Bahnhofstr, Bahnhofsplatz), abbreviations as what they stand for; 0 for none. */
  readonly ending: number
}

/** Of a word in a name. */
const FIRST = 0
const MIDDLE = 1
const LAST = 2
const ONLY = 3
type Position = 0 | 1 | 2 | 3

const CLASS_FLAGS: Partial<Record<PhraseClass, number>> = {
  street: IS_STREET,
  direction: IS_DIRECTION,
  stop: IS_STOP,
  title: IS_TITLE,
  houseWord: IS_GENERIC,
  company: IS_GENERIC,
  building: IS_GENERIC
}
const NAMING = new Set<PhraseClass>(['street', 'direction', 'title', 'synonym', 'qualifier', 'building', 'houseWord', 'company', 'stop', 'ordinal', 'cardinal'])
/** Languages that put the word for the street in front of its name. */
const STREET_FIRST = new Set('fr es it pt ca gl ro pl ru uk be bg id ms vi el ar he br cy ga all'.split(' '))
const USUAL_STREETS = new Set(
  'street avenue road lane drive court place way boulevard close terrace circle crescent highway parkway trail alley rue route chemin impasse allee calle avenida carretera camino plaza via viale piazza corso strada rua praca travessa estrada strasse platz weg gasse straat laan plein gata gatan gate gade vej ulica aleja ulitsa улица проспект переулок'.split(
    ' '
  )
)
/** Words that are listed as kinds of streets, and part names. */
const QUALIFIERS = new Set(['little', 'great', 'old', 'new', 'upper', 'lower'])
/** Words for the same kind of street in different languages. */
const KINDS_OF_STREETS: ReadonlyMap<string, number> = new Map(
  [
    'street rue calle via strasse rua straat gata gatan gate gade ulica ulitsa улица вулиця carrer utca ulice jalan cadde sokak strada',
    'avenue avenida viale allee laan aleja prospekt проспект avinguda avenija',
    'square place plaza piazza platz plein praca plac torg torget plads ploshchad площадь placa ter namesti',
    'boulevard bulevar bulwar bulevardul bulvar бульвар'
  ].flatMap((words, kind) => words.split(' ').map((word) => [word, kind + 1] as const))
)
const BEYOND_LATIN = /[\u0250-\u1dff\u1f00-\uffff]/u
const WITHIN = new Set<PhraseClass>(['unit', 'level', 'levelAlone', 'numberSign'])
const DIGITS = /^\d+$/u
/** Letters that a word has before an ending for streets (Haupt in Hauptstr). */
const SHORTEST_STEM = 3
const LONGEST_SUFFIX = 12
/** Words of a position that are kept with what was found out about them, and letters of the longest. */
const MOST_KEPT = 20_000
const LONGEST_KEPT = 40

export class TokenMaker {
  readonly #dictionaries: AddressDictionaries
  readonly #names = new WeakMap<Token, Token>()
  readonly #kept = [new Map<string, Token>(), new Map<string, Token>(), new Map<string, Token>(), new Map<string, Token>()]

  constructor(dictionaries: AddressDictionaries) {
    this.#dictionaries = dictionaries
  }

  /** Words of a text; Chinese ones by their sound. @param words of `addressTokens`, where they are known */
  tokens(text: string, words: readonly string[] = addressTokens(text)): Token[] {
    if (hasHan(text)) {
      const romanised = this.#romanised(text)
      return this.#tokensOf(addressTokens(romanised), wideKey(romanised)?.split(' '))
    }
    return this.#tokensOf(words, wideKey(text)?.split(' '))
  }

  #tokensOf(words: readonly string[], wide: readonly string[] | undefined): Token[] {
    const found: Token[] = []
    for (let at = 0; at < words.length; at++) {
      const length = this.#dictionaries.phrases.oneWord(words, at)
      if (length > 0) {
        found.push(this.#token(words.slice(at, at + length).join(' '), MIDDLE, undefined))
        at += length - 1
        continue
      }
      const position = words.length === 1 ? ONLY : at === 0 ? FIRST : at === words.length - 1 ? LAST : MIDDLE
      found.push(this.#token(words[at]!, position, wide?.length === words.length && wide[at] !== words[at] ? wide[at] : undefined))
    }
    for (let at = 0; at < found.length; at++) if (isNameOfStreet(found, at)) found[at] = this.#named(found[at]!)
    return found
  }

  /** The same word as a name: elms and lakes are words for streets, too. */
  #named(token: Token): Token {
    let named = this.#names.get(token)
    if (named === undefined) {
      const flags = token.flags & ~(IS_STREET | IS_GENERIC)
      named = { ...token, flags, weight: weightOf(token.text, flags) }
      this.#names.set(token, named)
    }
    return named
  }

  #token(text: string, position: Position, wide: string | undefined): Token {
    const kept = this.#kept[position]!
    const key = wide === undefined ? text : `${text} ${wide}`
    const known = kept.get(key)
    if (known !== undefined) return known
    if (kept.size >= MOST_KEPT) kept.clear()
    const made = this.#made(text, position, wide)
    if (text.length <= LONGEST_KEPT) kept.set(key, made)
    return made
  }

  #made(text: string, position: Position, wide: string | undefined): Token {
    const all = this.#dictionaries.phrases.senses(text)
    const senses = all.filter((sense) => NAMING.has(sense.class) && isPossible(sense, text, position))
    // two different words are taken for one another once in four thousand millions
    const id = fnvRun(FNV_OFFSET, text)
    const meanings = new Set([id])
    let flags = all.some((sense) => WITHIN.has(sense.class)) ? IS_WITHIN : 0
    let value = DIGITS.test(text) ? Number(text) : (this.#dictionaries.phrases.ordinal(text) ?? -1)
    if (value >= 0) flags |= IS_NUMBER
    for (const { class: of, canonical, languages } of senses) {
      flags |= CLASS_FLAGS[of] ?? 0
      if (of === 'ordinal' || of === 'cardinal') {
        value = value < 0 ? Number(canonical) : value
        if (of === 'ordinal' && languages.includes('en')) flags |= IS_NUMBER
      } else meanings.add(fnvRun(FNV_OFFSET, canonical))
    }
    if (QUALIFIERS.has(text)) flags &= ~IS_STREET
    if ((flags & IS_STREET) !== 0) for (const { canonical } of senses) if (KINDS_OF_STREETS.has(canonical)) meanings.add(KINDS_OF_STREETS.get(canonical)!)
    if ((flags & IS_STREET) !== 0 && senses.some(({ class: of, canonical }) => of === 'street' && USUAL_STREETS.has(canonical))) flags |= IS_USUAL_STREET
    if (wide !== undefined) meanings.add(fnvRun(FNV_OFFSET, wide))
    let ending = 0
    for (const form of [text, wide ?? text]) {
      for (const { whole, canonical } of this.#withWholeSuffix(form)) {
        meanings.add(fnvRun(FNV_OFFSET, whole))
        ending = fnvRun(FNV_OFFSET, canonical)
      }
    }
    const latin = inLatin(text)
    if (latin !== text) meanings.add(fnvRun(FNV_OFFSET, latin))
    const usual = fnvRun(FNV_OFFSET, value >= 0 ? String(value) : usualMeaning(text, senses))
    return { text: latin, id, meanings: [...meanings], usual, value, flags, weight: weightOf(text, flags), letters: lettersOf(latin), ending }
  }

  /** A word whose ending is written out (Hauptstr as Hauptstrasse), and that ending; the longest last. */
  #withWholeSuffix(text: string): { readonly whole: string; readonly canonical: string }[] {
    const found: { readonly whole: string; readonly canonical: string }[] = []
    const { phrases } = this.#dictionaries
    if (!phrases.mayEndStreet(text)) return found
    for (let length = 2; length <= Math.min(LONGEST_SUFFIX, text.length - SHORTEST_STEM); length++) {
      for (const { class: of, canonical } of phrases.senses(text.slice(-length)))
        if (of === 'streetSuffix') found.push({ whole: `${text.slice(0, -length)}${canonical}`, canonical })
    }
    return found
  }

  /** Chinese in Latin letters, the words for streets as English ones. */
  #romanised(text: string): string {
    const { han } = this.#dictionaries
    return han.withDigits(han.simplified(text)).replace(/\p{Script=Han}+/gu, (run) => ` ${romanisedRun(run, (characters) => han.sound(characters))} `)
  }
}

/** Whether a word for streets or buildings stands beside a usual one for streets, and so is its name (Elm Street, Church Road, rue du Parc). */
function isNameOfStreet(tokens: readonly Token[], at: number): boolean {
  const { flags } = tokens[at]!
  if ((flags & IS_USUAL_STREET) !== 0 || (flags & (IS_STREET | IS_GENERIC)) === 0) return false
  return isUsualStreet(tokens, at, 1) || isUsualStreet(tokens, at, -1)
}

function isUsualStreet(tokens: readonly Token[], at: number, step: 1 | -1): boolean {
  let next = at + step
  while (((tokens[next]?.flags ?? 0) & IS_STOP) !== 0) next += step
  return ((tokens[next]?.flags ?? 0) & IS_USUAL_STREET) !== 0
}

/** A word of another script than Latin in Latin letters. */
function inLatin(text: string): string {
  if (!BEYOND_LATIN.test(text)) return text
  const latin = anyAscii(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '')
  return latin === '' ? text : latin
}

const HAN_ENDINGS: readonly (readonly [ending: string, word: string])[] = [
  ['大道', 'avenue'],
  ['大街', 'street'],
  ['胡同', 'hutong'],
  ['路', 'road'],
  ['街', 'street'],
  ['巷', 'lane'],
  ['弄', 'lane'],
  ['省', 'province'],
  ['市', 'city'],
  ['区', 'district'],
  ['县', 'county'],
  ['镇', 'town'],
  ['乡', 'township']
]
const HAN_DIRECTIONS: Readonly<Record<string, string>> = { 东: 'east', 南: 'south', 西: 'west', 北: 'north', 中: 'middle' }

function romanisedRun(run: string, sound: (characters: string) => string): string {
  const [ending = '', word = ''] = HAN_ENDINGS.find(([each]) => run.endsWith(each) && run.length > each.length) ?? []
  const stem = run.slice(0, run.length - ending.length)
  const direction = word === 'road' || word === 'street' || word === 'avenue' ? HAN_DIRECTIONS[stem.slice(-1)] : undefined
  if (direction === undefined || stem.length < 3) return `${sound(stem)} ${word}`
  return `${sound(stem.slice(0, -1))} ${direction} ${word}`
}

/**
 * `St` in front of a name is a saint, behind it a street: words for streets stand first only in languages that put them there, and never alone.
 */
function isPossible(sense: PhraseSense, text: string, position: Position): boolean {
  if (sense.class === 'title') return position !== LAST || text.length > 3
  if (sense.class === 'street') return position !== ONLY && (position !== FIRST || sense.languages.some((language) => STREET_FIRST.has(language)))
  return true
}

/** Of several meanings the English one, streets before all else. */
function usualMeaning(text: string, senses: readonly PhraseSense[]): string {
  const english = senses.filter(({ languages }) => languages.includes('en'))
  const usual = english.find((sense) => sense.class === 'street') ?? english.find((sense) => sense.class === 'direction') ?? english[0] ?? senses[0]
  return usual?.canonical ?? text
}

function weightOf(text: string, flags: number): number {
  if ((flags & IS_NUMBER) !== 0) return 1.2
  if ((flags & IS_STOP) !== 0) return 0.15
  if ((flags & IS_STREET) !== 0) return 0.4
  if ((flags & IS_DIRECTION) !== 0) return 0.5
  if ((flags & (IS_GENERIC | IS_TITLE)) !== 0) return 0.5
  return text.length < 3 ? 0.6 : 1
}

function lettersOf(text: string): number {
  let letters = 0
  for (let at = 0; at < text.length; at++) letters |= 1 << (text.charCodeAt(at) & 31)
  return letters
}
