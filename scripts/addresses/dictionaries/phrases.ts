/** Lines of the tensors `phrases` and `ordinal-endings`, of libpostal's dictionaries, OpenCage's abbreviations and the number words. */
import { join } from 'node:path'
import { addressKey, wideKey } from '../../../src/addresses/dictionaries/normalise.js'
import { PHRASE_CLASSES, type PhraseClass } from '../../../src/addresses/dictionaries/phrases.js'
import { dataFolder, readTable } from '../../lib/data.js'

/** Kinds of libpostal's dictionaries; what is not listed says nothing about addresses, or is ambiguous by its own account. */
const KINDS: Readonly<Record<string, PhraseClass>> = {
  street_types: 'street',
  street_names: 'synonym',
  concatenated_suffixes_separable: 'streetSuffix',
  concatenated_suffixes_inseparable: 'streetSuffix',
  concatenated_prefixes_separable: 'streetPrefix',
  directionals: 'direction',
  unit_types_numbered: 'unit',
  unit_types_standalone: 'unitAlone',
  unit_directions: 'unitSide',
  level_types_numbered: 'level',
  level_types_standalone: 'levelAlone',
  level_types_basement: 'levelAlone',
  level_types_sub_basement: 'levelAlone',
  level_types_mezzanine: 'levelAlone',
  staircases: 'staircase',
  entrances: 'entrance',
  post_office: 'poBox',
  number: 'numberSign',
  house_numbers: 'numberSign',
  no_number: 'noNumber',
  building_types: 'building',
  place_names: 'houseWord',
  company_types: 'company',
  personal_titles: 'title',
  academic_degrees: 'title',
  synonyms: 'synonym',
  toponyms: 'synonym',
  qualifiers: 'qualifier',
  stopwords: 'stop',
  cross_streets: 'crossing',
  near: 'near',
  postcodes: 'postCode'
}
/** Sections of the phrases for units and the like. */
const SECTIONS: Readonly<Record<string, PhraseClass>> = {
  units: 'unit',
  levels: 'level',
  staircases: 'staircase',
  entrances: 'entrance',
  po_boxes: 'poBox',
  numbers: 'numberSign',
  cardinal_directions: 'direction',
  blocks: 'qualifier'
}

/** Senses by phrase, each with the languages that have it. */
class Gathering {
  readonly #phrases = new Map<string, Map<string, Set<string>>>()

  add(phrase: string, kind: PhraseClass, canonical: string, language: string): void {
    for (const key of [addressKey(phrase), wideKey(phrase)]) {
      if (key === undefined || key === '' || key.includes('|')) continue
      const senses = this.#phrases.get(key) ?? new Map<string, Set<string>>()
      this.#phrases.set(key, senses)
      const meaning = addressKey(canonical)
      const sense = `${PHRASE_CLASSES.indexOf(kind)}|${meaning === key ? '' : meaning}`
      senses.set(sense, (senses.get(sense) ?? new Set<string>()).add(language))
    }
  }

  lines(): string[] {
    return [...this.#phrases]
      .map(([phrase, senses]) => [phrase, ...[...senses].map(([sense, languages]) => `${sense}|${[...languages].sort().join(',')}`)].join('\t'))
      .sort()
  }
}

/** @returns lines of a phrase and its senses, parted by tabs: `class number|canonical, empty for the phrase itself|languages` */
export function phraseLines(): string[] {
  const gathered = new Gathering()
  for (const [language = '', kind = '', canonical = '', variants = ''] of rows('libpostal_dictionaries.tsv.gz')) {
    const of = KINDS[kind]
    if (of === undefined) continue
    for (const phrase of [canonical, ...variants.split('|')]) if (phrase !== '') gathered.add(phrase, of, canonical, language)
  }
  for (const [language = '', section = '', canonical = '', abbreviated = ''] of rows('address_phrases.tsv.gz')) {
    const of = SECTIONS[section]
    if (of !== undefined && canonical !== '') for (const phrase of [canonical, abbreviated]) gathered.add(phrase, of, canonical, language)
  }
  for (const [language = '', component = '', canonical = '', variant = ''] of rows('opencage_abbreviations.tsv'))
    if (component === 'road') for (const phrase of [canonical, variant]) gathered.add(phrase, 'synonym', canonical, language)
  numberWords(gathered)
  return gathered.lines()
}

/** Number words, tens and units together where a language puts them so. */
function numberWords(gathered: Gathering): void {
  const words = rows('number_words.tsv.gz').map(([language = '', word = '', value = '', type = '', , , right = '']) => ({
    language,
    word,
    value: Number(value),
    kind: type === 'ordinal' ? ('ordinal' as const) : ('cardinal' as const),
    addsRight: right === 'add'
  }))
  for (const { language, word, value, kind } of words) gathered.add(word, kind, String(value), language)
  const tens = words.filter(({ value, addsRight, kind }) => addsRight && kind === 'cardinal' && value >= 20 && value < 100 && value % 10 === 0)
  for (const ten of tens) {
    for (const unit of words) {
      if (unit.language !== ten.language || unit.value < 1 || unit.value > 9) continue
      gathered.add(`${ten.word} ${unit.word}`, unit.kind, String(ten.value + unit.value), unit.language)
    }
  }
}

/** Endings of ordinals in digits, in any language. */
export function ordinalEndings(): string[] {
  const endings = rows('ordinal_suffixes.tsv').flatMap(([, , suffixes = '[]']) => JSON.parse(suffixes) as string[])
  return [...new Set(endings.map(addressKey))].filter((ending) => /^\p{L}+$/u.test(ending)).sort()
}

function rows(name: string): string[][] {
  const [, ...found] = readTable(join(dataFolder(), 'address/dict', name))
  return found
}
