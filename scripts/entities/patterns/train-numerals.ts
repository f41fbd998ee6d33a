/**
 * Writes the numeral words of `src/entities/patterns/quantities/numeral-words-*.ts` from CLDR's spelling rules: for every language the words
 * that the engine cannot put together from others. The rules: folder `rbnf` of the npm package cldr-rbnf, in the environment variable GLOSSA_RBNF.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type EntityLanguage, entityCodes, entityLanguage } from '../../../src/entities/languages.js'
import { buildNumeralLexicon, type NumeralLexicon } from '../../../src/entities/patterns/quantities/numeral-lexicon.js'
import { scanNumerals } from '../../../src/entities/patterns/quantities/numeral-scanner.js'
import { numeralStyles } from '../../../src/entities/patterns/quantities/numeral-styles.js'
import { namedFolder, readJson, required } from '../../lib/data.js'
import { parseSpellingRules, type SpellingRules, spellOut } from './spelling-rules.js'

const folder = 'src/entities/patterns/quantities'
const files = ['slavic', 'other', 'western'] as const

const slavic = new Set(['bul', 'ces', 'hrv', 'pol', 'rus', 'slk', 'slv', 'srp', 'ukr', 'lav', 'lit', 'ell'])
const western = new Set(['cat', 'dan', 'deu', 'eng', 'fra', 'ita', 'nld', 'nno', 'nob', 'por', 'ron', 'spa', 'swe'])

/** Locales whose rules serve a language besides its own. */
const further: Readonly<Record<string, readonly string[]>> = { por: ['pt-PT'], srp: ['sr-Latn'], fra: ['fr-BE', 'fr-CH'], zho: ['zh-Hant'] }

const small = [...Array(20).keys(), 20, 30, 40, 50, 60, 70, 80, 90, 100, 1000]
const large = [1e5, 1e6, 1e7, 1e9, 1e12]

function rulesOf(locale: string): SpellingRules | undefined {
  const folder = required(namedFolder('GLOSSA_RBNF', 'it names the folder rbnf of the npm package cldr-rbnf'), 'unpack the npm package cldr-rbnf')
  // CLDR does not have rules for every language
  const json = readJson<{ rbnf: { rbnf: { SpelloutRules?: Record<string, [string, string][]> } } }>(join(folder, `${locale}.json`))
  const rules = json?.rbnf.rbnf.SpelloutRules
  return rules && parseSpellingRules(rules)
}

/** Collects the words of one language that the engine lacks. */
class Collector {
  readonly #language: EntityLanguage
  readonly tables = { cardinals: '', scales: '', ordinals: '', ordinalScales: '' }
  #lexicon: NumeralLexicon

  constructor(language: EntityLanguage) {
    this.#language = language
    this.#lexicon = buildNumeralLexicon(language, {})
  }

  understands(form: string, value: number): boolean {
    const [numeral, ...rest] = scanNumerals(form, this.#lexicon)
    return rest.length === 0 && numeral?.start === 0 && numeral.end === form.length && Math.abs(numeral.value - value) < 1e-9 * value + 1e-9
  }

  add(table: keyof typeof this.tables, form: string, value: number): void {
    const item = `${form}=${value >= 1e4 ? value.toExponential().replace('e+', 'e') : value}`
    if (this.tables[table].split('|').includes(item)) return
    this.tables[table] += `${this.tables[table] === '' ? '' : '|'}${item}`
    this.#lexicon = buildNumeralLexicon(this.#language, this.tables)
  }
}

function spellings(rules: readonly SpellingRules[], kind: RegExp, value: number): Set<string> {
  const forms = new Set<string>()
  for (const locale of rules) {
    for (const name of locale.keys()) {
      const form = kind.test(name) && !name.endsWith('year') ? spellOut(locale, name, value) : undefined
      if (form !== undefined) forms.add(form.replaceAll('\u200b', '').trim().toLowerCase())
    }
  }
  return forms
}

function collect(language: EntityLanguage): Collector {
  const collector = new Collector(language)
  const style = numeralStyles[language]
  const locale = language === 'nob' ? 'no' : new Intl.Locale(style?.locale ?? language).language
  const rules = [locale, ...(further[language] ?? [])].map(rulesOf).filter((entry) => entry !== undefined)
  const cardinal = /^%spellout-(cardinal|numbering)/
  const ordinal = /^%spellout-ordinal/
  // words of Chinese characters are few and all in the styles
  if (style?.run === 'all' && language !== 'tha') return collector
  if (language === 'kor') return collector
  for (let value = 0; value < 20; value++)
    for (const form of spellings(rules, cardinal, value)) if (!collector.understands(form, value)) collector.add('cardinals', form, value)
  for (let value = 20; value < 100; value += 10)
    for (const form of spellings(rules, cardinal, value)) if (!collector.understands(form, value)) collector.add('cardinals', form, value)
  for (const scale of [100, 1000, ...large]) {
    for (const factor of [2, 3, 5, 7, 21, 1]) {
      const starts = [...spellings(rules, cardinal, factor)].sort((one, other) => other.length - one.length)
      for (const form of spellings(rules, cardinal, factor * scale)) {
        if (collector.understands(form, factor * scale)) continue
        const start = starts.find((candidate) => form.startsWith(candidate) && form.length > candidate.length)
        const word = start === undefined ? form : form.slice(start.length).trim()
        if (start === undefined && factor > 1 && !/\s/.test(form)) collector.add(factor * scale < 1000 ? 'cardinals' : 'scales', form, factor * scale)
        else if (word !== '' && !/\s/.test(word)) collector.add('scales', word, scale)
        if (factor < 10 && scale === 100 && !collector.understands(form, factor * scale)) collector.add('cardinals', form, factor * scale)
      }
    }
    if (scale === 100)
      for (let value = 21; value < 1000; value += value < 100 ? 1 : 100)
        for (const form of spellings(rules, cardinal, value)) if (!collector.understands(form, value)) collector.add('cardinals', form, value)
  }
  // hundreds that change before what follows them: "ciento veintitrés"
  const tails = [...spellings(rules, cardinal, 23)]
  for (const form of spellings(rules, cardinal, 123)) {
    const tail = tails.find((candidate) => form.endsWith(candidate))
    const word = tail === undefined ? '' : (form.slice(0, -tail.length).trim().split(/\s+/)[0] ?? '')
    if (word !== '' && !collector.understands(form, 123)) collector.add('cardinals', word, 100)
  }
  for (const value of small)
    for (const form of spellings(rules, ordinal, value)) if (!collector.understands(form, value)) collector.add('ordinals', form, value)
  // these would list every case of every number, or put a prefix before the first of several words
  if (['fin', 'ind', 'msa', 'tha', 'tgl'].includes(language)) return collector
  for (let value = 21; value < 100; value++)
    for (const form of spellings(rules, ordinal, value)) if (!collector.understands(form, value)) collector.add('ordinals', form, value)
  return collector
}

function write(): void {
  const languages = [...new Set(entityCodes.map((code) => entityLanguage(code)!))]
  for (const file of files) {
    const lines: string[] = []
    for (const language of languages) {
      const home = slavic.has(language) ? 'slavic' : western.has(language) ? 'western' : 'other'
      if (home !== file) continue
      const { tables } = collect(language)
      const fields = Object.entries(tables).filter(([, items]) => items !== '')
      console.log(language, fields.map(([name, items]) => `${name} ${items.split('|').length}`).join(', '))
      if (fields.length === 0) continue
      lines.push(`  ${language}: {\n${fields.map(([name, items]) => `    ${name}:\n      ${JSON.stringify(items)}`).join(',\n')}\n  }`)
    }
    const head = `/** Numeral words from CLDR 48's spelling rules (Unicode licence v3); written by scripts/entities/patterns/train-numerals.ts. */\nimport type { NumeralTable } from './numeral-table.js'\n\n`
    writeFileSync(
      `${folder}/numeral-words-${file}.ts`,
      `${head}export const ${file}Numerals: Readonly<Record<string, NumeralTable>> = {\n${lines.join(',\n')}\n}\n`
    )
  }
}

write()
