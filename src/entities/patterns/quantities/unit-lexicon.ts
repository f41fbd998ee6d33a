/** Currencies, percent and lengths of a language, from Intl (CLDR) and the tables of `unit-words.ts`; built once per language and thread. */
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'
import { arabicMoney } from './arabic-money.js'
import { codeWords, ownCurrencies, plainCurrencies, smallCodes, weakCurrencies } from './currency-words.js'
import { foldOf } from './numeral-lexicon.js'
import { numeralStyles } from './numeral-styles.js'
import { commonUnitWords, unitWords } from './unit-words.js'
import { WordLookup } from './word-lookup.js'

export interface UnitWord {
  readonly percent?: boolean
  /** `weak`: the word means other things, too. */
  readonly currency?: 'major' | 'minor' | 'weak'
  readonly length?: boolean
  /** In capitals only ("ALL", "TRY"). */
  readonly capitals?: boolean
  /** The word may go on with a case ending. */
  readonly stem?: boolean
}

export interface UnitLexicon {
  /** What stands behind numbers. */
  readonly after: WordLookup<UnitWord>
  /** What stands before them, in small letters; `true` where capitals are needed. */
  readonly before: ReadonlyMap<string, boolean>
  readonly percentBefore: ReadonlySet<string>
  /** The name of the country stands before that of the money, as a word of its own. */
  readonly adjectives: boolean
  /** Longest entry of `before` and `percentBefore`. */
  readonly longestBefore: number
}

/** The units of `language`. */
export const unitLexicon: (language: EntityLanguage) => UnitLexicon = perLanguage((language) => build(language))

/** Languages whose nouns take endings that no list of plural forms has. */
const inflecting: ReadonlySet<string> = new Set('bul ces ell est fin hrv hun lav lit pol rus slk slv srp tur ukr tam tel tgl'.split(' '))

/** Locales of a second script. */
const secondScripts: Readonly<Partial<Record<EntityLanguage, readonly string[]>>> = { srp: ['sr-Latn'], zho: ['zh-Hant'] }

/** Languages that put the country behind the name of the money. */
const nounFirst: ReadonlySet<string> = new Set('ara cat fas fra heb ind ita msa por ron spa vie pus'.split(' '))

/** "nuevo sol", "novo dólar": no money by itself. */
const adjective = /^(?:de$|d'|nuev|nov|nouv|nuov|nou|unid|unit|conv)/i

/** Covers the plural forms of all languages. */
const amounts = [1, 2, 3, 5, 11, 20, 1.5]

/** How money is written; amounts without decimals have other plurals: "5 dolarów amerykańskich". */
const displays = [
  ['name', undefined],
  ['name', 0],
  ['symbol', undefined],
  ['narrowSymbol', undefined]
] as const

const lengths = ['kilometer', 'meter', 'centimeter', 'millimeter', 'mile', 'foot', 'inch', 'yard', 'mile-scandinavian'] as const

/** Codes that are words of many texts in capitals; no currency beside a number. */
const words = new Set(['ALL', 'TOP', 'CUP', 'PEN', 'COP', 'SOS', 'MAD', 'BAM', 'GEL', 'MOP', 'BIF', 'LAK'])

/** Capitals are needed where only currencies that need them have the form. */
function merge(old: UnitWord, added: UnitWord): UnitWord {
  const capitals = (old.capitals === true || old.currency === undefined) && (added.capitals === true || added.currency === undefined)
  const { capitals: _, ...rest } = { ...added, ...old }
  return capitals && rest.currency !== undefined ? { ...rest, capitals } : rest
}

class Builder {
  readonly after: WordLookup<UnitWord>
  readonly before = new Map<string, boolean>()
  readonly percentBefore = new Set<string>()
  readonly #language: EntityLanguage
  readonly #locales: readonly string[]
  readonly #inflecting: boolean
  readonly #nounFirst: boolean

  constructor(language: EntityLanguage) {
    this.#language = language
    this.after = new WordLookup(foldOf(language))
    this.#locales = [numeralStyles[language]?.locale ?? language, ...(secondScripts[language] ?? [])]
    this.#inflecting = inflecting.has(language)
    this.#nounFirst = nounFirst.has(language)
  }

  list(forms: string | undefined, word: UnitWord): void {
    for (const form of forms?.split('|') ?? []) this.form(form, word)
  }

  form(form: string, word: UnitWord): void {
    if (form === '') return
    const lower = form.toLowerCase()
    const weak = word.currency === 'major' && weakCurrencies.has(lower) && ownCurrencies[this.#language]?.has(lower) !== true
    const entry: UnitWord = weak ? { ...word, currency: 'weak' } : word
    this.after.add(form, entry, merge)
    if (this.#inflecting && !entry.capitals && form.length >= 5 && !form.includes('.') && !weak) this.after.add(form, { ...entry, stem: true }, merge)
  }

  /** Everything that Intl names. */
  intl(): void {
    for (const locale of this.#locales) {
      this.#currencies(locale)
      this.#units(locale)
    }
  }

  #currencies(locale: string): void {
    const plain = new Set(plainCurrencies)
    for (const code of Intl.supportedValuesOf('currency')) {
      const names = new Set<string>()
      const symbols = new Set<string>([code])
      for (const [display, digits] of displays) {
        const format = new Intl.NumberFormat(locale, { style: 'currency', currency: code, currencyDisplay: display, minimumFractionDigits: digits })
        for (const amount of display === 'name' ? amounts : [1]) {
          const text = format
            .formatToParts(amount)
            .filter((part) => part.type === 'currency')
            .map((part) => part.value.trim())
            .join(' ')
          // the noun alone is taken from the other form
          if (digits === 0) this.form(text, { currency: 'major' })
          else if (display === 'name') names.add(text)
          // letters that stand for the money in its own country only: "RF", "KM"
          else if (display === 'symbol' || !/^\p{L}+$/u.test(text)) symbols.add(text)
        }
      }
      this.#symbols(code, symbols)
      for (const name of names) {
        this.form(name, { currency: 'major' })
        if (this.#language === 'jpn') this.form(name.replaceAll(' ', ''), { currency: 'major' })
        if (this.#language === 'ara') this.#arabic(name, plain.has(code))
        if (!plain.has(code) || !name.includes(' ')) continue
        const head = this.#nounFirst ? name.slice(0, name.indexOf(' ')) : name.slice(name.lastIndexOf(' ') + 1)
        if (head.length > 1 && !adjective.test(head) && !/[()]/.test(head) && head !== head.toUpperCase()) this.form(head, { currency: 'major' })
        if (head === head.toUpperCase()) this.form(head.toLowerCase() === head ? head : name.slice(0, name.indexOf(' ')), { currency: 'major' })
        const hyphen = name.indexOf('-')
        if (hyphen > 0) this.form(name.slice(hyphen + 1), { currency: 'major' })
      }
      this.#stem([...names])
    }
  }

  #arabic(name: string, isPlain: boolean): void {
    const noun = name.split(' ', 1)[0]!
    for (const form of [...arabicMoney(name), ...(isPlain ? arabicMoney(noun) : [])]) this.form(form, { currency: 'major' })
  }

  #symbols(code: string, symbols: ReadonlySet<string>): void {
    for (const symbol of symbols) {
      const letters = /^\p{Lu}{2,4}$/u.test(symbol)
      const small = code.toLowerCase()
      const capitals = letters && (!smallCodes.has(small) || codeWords[this.#language]?.has(small) === true)
      // "R", "K", "Ar", "Le" are too little; what is common of their kind stands in the lists of words
      if (/^\p{L}\.?$/u.test(symbol) || (/^\p{L}{2,3}\.?$/u.test(symbol) && !letters)) continue
      if (!words.has(symbol)) this.form(symbol, capitals ? { currency: 'major', capitals } : { currency: 'major' })
      if (!words.has(symbol)) this.before.set(symbol.toLowerCase(), capitals)
    }
  }

  /** The common part of the forms of one name, where nouns are inflected. */
  #stem(names: readonly string[]): void {
    if (!this.#inflecting || names.length < 2) return
    let stem = names[0]!
    for (const name of names) while (!name.startsWith(stem)) stem = stem.slice(0, -1)
    if (!stem.includes(' ') && stem.length >= 5 && !names.some((name) => name.includes(' '))) this.after.add(stem, { currency: 'major', stem: true }, merge)
  }

  #units(locale: string): void {
    for (const unit of [...lengths, 'percent'] as const) {
      const word: UnitWord = unit === 'percent' ? { percent: true } : { length: true }
      const forms = new Set<string>()
      for (const unitDisplay of ['long', 'short'] as const) {
        const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay })
        for (const amount of amounts) {
          const parts = format.formatToParts(amount)
          const at = parts.findIndex((part) => part.type === 'unit' || part.type === 'percentSign')
          const form = parts[at]?.value.trim()
          if (form !== undefined && at > 0 && form !== 'in' && form !== '"' && form !== '′' && form !== "'" && form !== '″') forms.add(form)
        }
      }
      for (const form of forms) this.form(form, word)
    }
  }
}

function build(language: EntityLanguage): UnitLexicon {
  const builder = new Builder(language)
  for (const words of [unitWords[language] ?? {}, commonUnitWords]) {
    builder.list(words.percent, { percent: true })
    builder.list(words.major, { currency: 'major' })
    builder.list(words.minor, { currency: 'minor' })
    builder.list(words.length, { length: true })
    builder.list(words.stops, {})
    for (const form of words.before?.split('|') ?? []) builder.before.set(form, false)
    for (const form of words.percentBefore?.split('|') ?? []) builder.percentBefore.add(form)
  }
  builder.intl()
  // "30 MEUR", "250 TCHF"
  for (const code of smallCodes) {
    for (const scale of 'KMT') {
      builder.form(scale + code.toUpperCase(), { currency: 'major', capitals: true })
      builder.before.set(scale.toLowerCase() + code, true)
    }
  }
  const longestBefore = Math.max(0, ...[...builder.before.keys(), ...builder.percentBefore].map((form) => form.length))
  return {
    after: builder.after,
    before: builder.before,
    percentBefore: builder.percentBefore,
    adjectives: !nounFirst.has(language) && language !== 'hin' && language !== 'ben',
    longestBefore: Math.min(longestBefore, 8)
  }
}
