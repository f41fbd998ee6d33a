/** Rule-based romanisation by standards: which schemes there are for a language, and names written by them. */
import type { ModelStore } from '../../models/store.js'
import type { NameKind } from '../types.js'
import { chineseParts, withSurname } from './chinese.js'
import { DEFAULT_CODES, DERIVED_CODES, TABLES } from './codes.js'
import { ascii, folk, plainLetters } from './derived.js'
import { dress } from './dress.js'
import { markedKoreanName } from './korean.js'
import { MODULES, MODULES_OF_TABLES } from './modules.js'
import { type PinyinCode, romanisePinyin } from './pinyin.js'
import { completed, leftovers } from './pointing.js'
import { RuleTables } from './tables.js'

export { DEFAULT_CODES, SCHEME_CODES } from './codes.js'
export { dress } from './dress.js'
export { toNative } from './native.js'
export { romanisePinyin } from './pinyin.js'

const PINYIN_COLUMN = 'sac-zho-Hans-Latn-1979'
const JYUTPING_COLUMN = 'lshk-yue-Hani-Latn-jyutping-1993'
const PINYIN_CODES: readonly string[] = ['HYPY', 'HYPY_TONED', 'WADE_GILES', 'TYPY', 'TYPY_TONED']
/** Codes that a table takes the place of when the language has none of its own. */
const BASES: Readonly<Record<string, readonly string[]>> = {
  UND_BGN: ['BGN'],
  EXT_IC: ['IC'],
  IC_BGN: ['IC', 'BGN'],
  ASCII: ['IC', 'BGN'],
  FOLK: ['IC', 'BGN']
}

/** Where the default scheme is not what people write by. */
const LOOSE_BASES: Readonly<Record<string, string>> = { heb: 'BGN', mkd: 'IC', srp: 'IC' }
const ARABIC_SCRIPT: ReadonlySet<string> = new Set(['ara', 'fas', 'prs', 'pus', 'urd'])

/** How the syllables of a column of readings make a word, where they are not just joined. */
const READING_STYLES: Readonly<Record<string, { separator: string; capitals: 'first' | 'all' }>> = {
  'acadsin-zho-Hani-Latn-2002': { separator: '', capitals: 'first' },
  'hk-yue-Hani-Latn-1888': { separator: ' ', capitals: 'all' },
  'var-zho-Hani-Latn-wd-1979': { separator: '-', capitals: 'first' }
}

function pinyinCode(code: string): PinyinCode {
  return PINYIN_CODES.includes(code) ? (code as PinyinCode) : 'HYPY'
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

export class Schemes {
  readonly #tables: RuleTables

  constructor(tables: RuleTables) {
    this.#tables = tables
  }

  /** @throws ModelError when the artefact is missing or damaged */
  static open(store: ModelStore): Schemes {
    return new Schemes(new RuleTables(store.load('names/schemes')))
  }

  /** The codes that are implemented for a language, `NATIVE` last. */
  codesOf(language: string): readonly string[] {
    const own = Object.entries(TABLES[language] ?? {}).filter(([, table]) => this.#has(table))
    if (own.length === 0) return ['NATIVE']
    const codes = own.map(([code]) => code)
    return [...codes, ...DERIVED_CODES.filter((code) => !codes.includes(code) && (code === 'NATIVE' || this.#base(language, code) !== undefined))]
  }

  /**
   * A text written by a scheme; what the rules do not cover is copied. Text is given as the scheme expects it: pointed Arabic and Hebrew, kana, hangul, Han.
   * @param kind what the text names, where that is known: some standards write persons otherwise
   * @returns undefined when the scheme is not implemented for the language
   */
  romanise(text: string, language: string, code: string, kind?: NameKind): string | undefined {
    if (code === 'NATIVE') return text
    const base = this.#base(language, code)
    if (base === undefined) return undefined
    const plain = this.#run(TABLES[language]![base]!, text, language, base, kind)
    if (base === code) return plain
    if (code === 'FOLK') return folk(plain, language)
    return code === 'ASCII' ? ascii(plain) : code === 'UND_BGN' ? plainLetters(plain) : plain
  }

  /** A name written by a scheme, with the word structure that the scheme gives it (capitals, particles, hyphens); see `romanise`. */
  render(text: string, language: string, code: string, kind: NameKind): string | undefined {
    if (language === 'ara' && /(?:^| )آل /u.test(text)) return this.#arabicFamily(text, code, kind)
    // the IC table parts the names of persons itself
    const marked = language === 'kor' && code !== 'NATIVE' && !(code === 'IC' && kind === 'PERSON') ? markedKoreanName(text, kind) : text
    const plain = this.romanise(marked, language, code, kind)
    return plain === undefined ? undefined : dress(plain, language, code, kind)
  }

  /** A rule table, module or column of readings by the name that its source gives it. @returns undefined when there is none */
  byTable(table: string, text: string): string | undefined {
    if (this.#tables.han.has(table)) return this.#readings(text, table)
    const module = MODULES[MODULES_OF_TABLES[table] ?? '']
    return module?.(text, '') ?? (this.#tables.has(table) ? this.#tables.run(table, text) : undefined)
  }

  #has(table: string): boolean {
    return table.startsWith('*') || this.#tables.has(table)
  }

  /** The code whose table makes a code for a language: itself, or the one that it is derived from. */
  #base(language: string, code: string): string | undefined {
    const own = TABLES[language]
    if (own === undefined) return undefined
    const loose = code === 'ASCII' || code === 'FOLK' ? [LOOSE_BASES[language] ?? DEFAULT_CODES[language] ?? ''] : []
    return [code, ...loose, ...(BASES[code] ?? [])].find((each) => own[each] !== undefined && this.#has(own[each]))
  }

  #run(table: string, text: string, language: string, code: string, kind: NameKind | undefined): string {
    if (table === '*pinyin') return this.#pinyin(text, pinyinCode(code), kind)
    if (table === '*jyutping') return this.#readings(text, JYUTPING_COLUMN)
    if (table.startsWith('*')) return MODULES[table.slice(1)]!(text, language, kind).normalize('NFC')
    if (language === 'kor' && code === 'IC' && kind !== undefined && kind !== 'PERSON') return this.#koreanPlace(text)
    if (!ARABIC_SCRIPT.has(language)) return this.#tables.run(table, text).normalize('NFC')
    return leftovers(this.#tables.run(table, completed(text, language, table))).normalize('NFC')
  }

  /** The word for a house or family (Al Thani) is no article: it stands apart, with a capital. */
  #arabicFamily(text: string, code: string, kind: NameKind): string | undefined {
    const parts = ` ${text.trim()}`.split(' آل ').map((part) => (part.trim() === '' ? '' : this.render(part.trim(), 'ara', code, kind)))
    if (parts.includes(undefined)) return undefined
    const house = this.render('آل', 'ara', code, kind)!
    return parts.join(` ${house.charAt(0).toUpperCase()}${house.slice(1)} `).trim()
  }

  /** The IC table is for names of persons; others go by McCune-Reischauer with its signs as the IC standard writes them. */
  #koreanPlace(text: string): string {
    const written = this.#tables.run(TABLES['kor']!['MCR']!, text).normalize('NFC')
    return written.replace(/[ŏŭŎŬ]/gu, (vowel) => `${vowel.normalize('NFD')[0]}’`)
  }

  /** Han characters by their commonest readings, surnames by their own; a person's name in its parts, another run of characters as one word. */
  #pinyin(text: string, code: PinyinCode, kind: NameKind | undefined): string {
    return text.replace(/\p{Script=Han}+/gu, (run) => {
      const characters = [...run]
      const syllables = characters.map((character) => this.#tables.han.reading(character, PINYIN_COLUMN) ?? character)
      if (kind !== 'PERSON') return romanisePinyin(syllables, code)
      const sizes = chineseParts(characters)
      return romanisePinyin(sizes.length > 1 ? withSurname(characters, syllables, sizes[0]!) : syllables, code, sizes)
    })
  }

  /** Han characters by the readings of a column, joined and capitalised as the scheme of the column does it. */
  #readings(text: string, column: string): string {
    const { separator, capitals } = READING_STYLES[column] ?? { separator: '', capitals: '' }
    return text.replace(/\p{Script=Han}+/gu, (run) => {
      const syllables = [...run].map((character) => this.#tables.han.reading(character, column) ?? character)
      const word = syllables.join(separator)
      if (capitals === '') return word
      return capitals === 'all' ? syllables.map(capital).join(separator) : capital(word)
    })
  }
}
