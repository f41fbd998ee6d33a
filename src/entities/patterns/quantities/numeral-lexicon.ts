/** The numeral words of a language, ready for look-up; built once per language and thread. */
import { lower } from '../../../core/characters.js'
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'
import { type Composer, GroupComposer, MyriadComposer, type NumeralWord } from './composer.js'
import { endOrdinals } from './end-ordinals.js'
import { numeralCases } from './numeral-cases.js'
import { numeralStyles } from './numeral-styles.js'
import type { NumeralStyle, NumeralTable } from './numeral-table.js'
import { cldrNumerals } from './numeral-words.js'
import { WordLookup } from './word-lookup.js'

export interface NumeralLexicon {
  readonly trie: WordLookup<NumeralWord>
  readonly composer: Composer
  /** Numbers are written together ("einundzwanzig"). */
  readonly compounds: boolean
  /** A number starts at the start of a word only. */
  readonly wordStarts: boolean
  /** A number ends at the end of a word only. */
  readonly wordEnds: boolean
  /** Code of the conjunction that is written together with the next word, or -1. */
  readonly prefixConnector: number
  /** Codes of prepositions that are written together with the next word. */
  readonly numberPrefixes: ReadonlySet<number>
  /** The word of the point follows without a blank. */
  readonly pointGlued: boolean
  /** What makes an ordinal may follow behind a blank. */
  readonly suffixGap: boolean
  /** The word of 100 is that of cents, too: no hundreds behind digits. */
  readonly hundredInWords: boolean
  /** Words between the halves of a fraction: `false`; between a whole number and a fraction: `true`. */
  readonly divisions: ReadonlyMap<string, boolean>
  /** Words between a numerator and an ordinal that is the denominator. */
  readonly ordinalDivisions: ReadonlySet<string>
  /** Code of the decimal separator. */
  readonly decimal: number
  /** Groups of three digits are set apart by blanks. */
  readonly blankGroups: boolean
}

/** The numerals of `language`; English words are known nowhere else, digits everywhere. */
export const numeralLexicon: (language: EntityLanguage) => NumeralLexicon = perLanguage((language) =>
  buildNumeralLexicon(language, cldrNumerals[language] ?? {})
)

/** Languages whose diacritics make other words of numerals: compared as they are. */
const strict: ReadonlySet<string> = new Set(['vie', 'tur', 'hun', 'tha', 'est', 'fin', 'swe', 'nob', 'nno', 'dan'])

/** Languages in which blanks between groups of digits are common besides what CLDR gives. */
const blankGroups: ReadonlySet<string> = new Set(['deu', 'nld', 'ita', 'spa', 'por', 'cat', 'dan', 'hrv', 'slv', 'srp', 'ell', 'ron', 'lit'])

let folded: Uint16Array | undefined

/** What code units are compared as in `language`: small letters, for most languages without diacritics. */
export function foldOf(language: EntityLanguage): Uint16Array {
  return strict.has(language) ? lower : foldDiacritics()
}

function foldDiacritics(): Uint16Array {
  if (folded !== undefined) return folded
  folded = lower.slice()
  for (let code = 0xc0; code < 0x2000; code++) {
    if (code === 0x250) code = 0x370
    if (code === 0x400) code = 0x1e00
    const plain = String.fromCharCode(code).normalize('NFD').charCodeAt(0)
    if (plain !== code) folded[code] = lower[plain]!
  }
  folded[0x2019] = 0x27
  return folded
}

function merge(old: NumeralWord, added: NumeralWord): NumeralWord {
  return { ...added, ...old }
}

function words(items: string | undefined): string[] {
  return items === undefined ? [] : items.split('|')
}

/** Enters `form=value` items, apart by `|`. */
function enter(trie: WordLookup<NumeralWord>, items: string, word: (value: number) => NumeralWord): void {
  for (const item of items.split('|')) {
    const at = item.lastIndexOf('=')
    if (at > 0) trie.add(item.slice(0, at), word(Number(item.slice(at + 1))), merge)
    else if (item !== '') trie.add(item, word(0), merge)
  }
}

/** Ordinals and denominators that the language makes by endings: "बीसवां" of twenty, "femtedel" of the fifth, "veinteavo" of twenty. */
function derive(trie: WordLookup<NumeralWord>, style: NumeralStyle, { cardinals, scales, ordinals }: NumeralTable): void {
  for (const ending of words(style.ordinalEndings)) {
    for (const item of words(cardinals)) enter(trie, item.replace('=', `${ending}=`), (ordinal) => ({ ordinal }))
    for (const item of words(scales)) enter(trie, item.replace('=', `${ending}=`), (ordinalScale) => ({ ordinalScale }))
  }
  for (const ending of words(style.cardinalFractionEndings)) {
    for (const item of words(cardinals)) enter(trie, item.replace('=', `${ending}=`), (value) => (value > 3 ? { fraction: 1 / value } : {}))
  }
  for (const ending of words(style.fractionEndings)) {
    for (const item of words(ordinals)) enter(trie, item.replace('=', `${ending}=`), (value) => (value > 2 ? { fraction: 1 / value } : {}))
  }
}

/** A lexicon of the language's own words and those `spelled` (of CLDR). */
export function buildNumeralLexicon(language: EntityLanguage, spelled: NumeralTable): NumeralLexicon {
  const style = numeralStyles[language] ?? {}
  const trie = new WordLookup<NumeralWord>(foldOf(language))
  const tables = [style.words ?? {}, { cardinals: numeralCases[language] ?? '' }, spelled]
  // what is weak must be known before the same form comes as a plain word
  enter(trie, style.weak ?? '', (cardinal) => (cardinal > 0 ? { weak: true, cardinal } : { weak: true }))
  for (const table of tables) {
    enter(trie, table.cardinals ?? '', (cardinal) => ({ cardinal }))
    enter(trie, table.scales ?? '', (scale) => ({ scale }))
    enter(trie, table.ordinals ?? '', (ordinal) => ({ ordinal }))
    enter(trie, table.ordinalScales ?? '', (ordinalScale) => ({ ordinalScale }))
  }
  enter(trie, endOrdinals(language), (ordinal) => ({ ordinal }))
  for (const table of tables) derive(trie, style, table)
  enter(trie, style.fractions ?? '', (fraction) => ({ fraction }))
  enter(trie, style.connectors ?? '', () => ({ connector: true }))
  enter(trie, style.points ?? '', () => ({ point: true }))
  enter(trie, style.minus ?? '', () => ({ minus: true }))
  enter(trie, style.stops ?? '', () => ({ stop: true }))
  enter(trie, style.ordinalPrefixes ?? '', () => ({ ordinalPrefix: true }))
  enter(trie, style.ordinalSuffixes ?? '', () => ({ ordinalSuffix: true }))
  enter(trie, style.articles ?? '', () => ({ article: true }))
  const parts = new Intl.NumberFormat(style.locale ?? language).formatToParts(12345.6)
  const group = parts.find((part) => part.type === 'group')?.value ?? ','
  return {
    trie,
    composer: style.myriads ? new MyriadComposer() : new GroupComposer(),
    compounds: style.compounds ?? false,
    wordStarts: style.run !== 'all',
    wordEnds: style.run === undefined,
    prefixConnector: style.prefixConnector?.charCodeAt(0) ?? -1,
    numberPrefixes: new Set(words(style.numberPrefixes).map((letter) => letter.charCodeAt(0))),
    pointGlued: style.myriads ?? false,
    suffixGap: style.suffixGap ?? false,
    hundredInWords: language === 'fra' || language === 'cat',
    divisions: new Map([...words(style.divisions).map((word) => [word, false] as const), ...words(style.mixed).map((word) => [word, true] as const)]),
    ordinalDivisions: new Set(words(style.ordinalDivisions)),
    decimal: (parts.find((part) => part.type === 'decimal')?.value ?? '.').charCodeAt(0),
    blankGroups: /\s/.test(group) || blankGroups.has(language)
  }
}
