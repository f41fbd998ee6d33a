/**
 * The forms of everyday Arabic words (nouns.ts, verbs.ts), with articles, conjunctions, prepositions and pronouns written to them. Treebanks are news and
 * have few of them, above all of the first and second person; the dictionaries know neither their parts of speech nor their vowels.
 */
import { tagNumber } from '../../../src/core/part-of-speech.js'
import type { DictionaryRow } from '../../lib/dictionaries.js'
import { withoutVowels } from '../vowels.js'
import { arabicAdjectives, arabicAdverbs, arabicNouns, arabicNumbers } from './nouns.js'
import { arabicVerbs } from './verbs.js'

const ARTICLES = ['ال', 'وال', 'بال', 'فال', 'كال', 'لل', 'ولل']
const PARTICLES = ['و', 'ب', 'ل', 'ف', 'ول', 'وب']
const POSSESSIVES = ['ي', 'ك', 'ه', 'ها', 'نا', 'كم', 'هم', 'هن']
const OBJECTS = ['ني', 'ك', 'ه', 'ها', 'نا', 'كم', 'هم']
const CONJUNCTIONS = ['و', 'ف']
const LONG_VOWELS = 'اوي'
/** Forms with particles that are rarer, in a thousand million words, are left out. */
const IN_USE = 100

/** The source of these rows. */
export const EVERYDAY = 'everyday'

/** Rows of all forms: those without particles, and with particles those that are in use. */
export function arabicRows(frequencies: ReadonlyMap<string, number>): DictionaryRow[] {
  const rows: DictionaryRow[] = []
  const known = new Set<string>()
  const add = (form: string, lemma: string, tag: number, mustBeUsed: boolean): void => {
    // many write no hamza on an alef
    for (const written of /[أإ]/.test(form) ? [form, form.replace(/[أإ]/g, 'ا')] : [form]) {
      const key = `${tag} ${written}`
      if (known.has(key) || ((mustBeUsed || written !== form) && (frequencies.get(written) ?? 0) < IN_USE)) continue
      known.add(key)
      rows.push({ form: written, lemma, tag, source: EVERYDAY })
    }
  }
  const addNominal = (lemma: string, forms: Iterable<string>, tag: number): void => {
    for (const form of forms) {
      add(form, lemma, tag, false)
      const definite = form.startsWith('ال') && form.length > 5 ? form.slice(2) : form
      for (const article of ARTICLES) add(article + definite, lemma, tag, article !== 'ال')
      for (const particle of PARTICLES) add(particle + form, lemma, tag, true)
      if (!/[اةىءآ]$/.test(form)) for (const before of ['', ...CONJUNCTIONS]) add(`${before}${form}ا`, lemma, tag, true)
      if (tag !== tagNumber.NOUN) continue
      const joined = form.replace(/ة$/, 'ت').replace(/ى$/, 'ا')
      for (const pronoun of POSSESSIVES) for (const before of ['', 'و', 'ب', 'ل']) add(before + joined + pronoun, lemma, tag, true)
    }
  }
  for (const [lemma, others] of entries(arabicNouns)) addNominal(lemma, [withoutVowels(lemma), ...duals(withoutVowels(lemma)), ...others], tagNumber.NOUN)
  for (const [lemma, others] of entries(arabicAdjectives)) addNominal(lemma, [...adjectiveForms(withoutVowels(lemma)), ...others], tagNumber.ADJ)
  for (const [lemma, others] of entries(arabicNumbers)) addNominal(lemma, [withoutVowels(lemma), ...others], tagNumber.NUM)
  for (const [form, [lemma]] of entries(arabicAdverbs)) {
    add(form, lemma!, tagNumber.ADV, false)
    add(`و${form}`, lemma!, tagNumber.ADV, true)
    // written with its ending
    add(`${form.slice(0, -1)}اً`, lemma!, tagNumber.ADV, true)
  }
  for (const { lemma, forms } of everydayVerbs())
    for (const form of Object.values(forms).flat()) {
      add(form, lemma, tagNumber.VERB, false)
      for (const conjunction of CONJUNCTIONS) add(conjunction + form, lemma, tagNumber.VERB, true)
      for (const pronoun of OBJECTS) add(form.replace(/ى$/, 'ا').replace(/وا$/, 'و') + pronoun, lemma, tagNumber.VERB, true)
    }
  return rows
}

/** The entries of a list of nouns.ts. */
export function* entries(list: string): Generator<readonly [word: string, others: readonly string[]]> {
  for (const entry of list.trim().split(/\s+/)) {
    const [word, others] = entry.split('=') as [string, string?]
    yield [word, others?.split(',') ?? []]
  }
}

/** Two of a thing that has an ending of its own. */
function duals(noun: string): string[] {
  return noun.endsWith('ة') ? [`${noun.slice(0, -1)}تان`, `${noun.slice(0, -1)}تين`] : [`${noun}ان`, `${noun}ين`]
}

/** The forms of an adjective in bare letters; those of comparison and colours have one. */
export function adjectiveForms(adjective: string): string[] {
  return /^أ...?$/.test(adjective) ? [adjective] : [adjective, `${adjective}ة`, `${adjective}ون`, `${adjective}ين`, `${adjective}ات`]
}

/** The forms of a verb by who does it. */
export interface VerbForms {
  readonly first: readonly string[]
  readonly second: readonly string[]
  readonly third: readonly string[]
  readonly command: readonly string[]
}

/** The verbs of the list, with their forms in bare letters. */
export function everydayVerbs(): { readonly lemma: string; readonly forms: VerbForms }[] {
  return arabicVerbs
    .trim()
    .split(/[|\n]/)
    .map((entry) => {
      const [lemma, ...stems] = entry.trim().split(' ') as [string, ...string[]]
      return { lemma, forms: verbForms(lemma, stems) }
    })
}

/** @param stems of the imperfect, then before consonants that of the perfect and that of the imperfect */
function verbForms(lemma: string, stems: readonly string[]): VerbForms {
  const perfect = withoutVowels(lemma)
  const [imperfect, shortPerfect, shortImperfect] = stems as [string, string?, string?]
  const isDoubled = lemma.endsWith('\u0651')
  const isWeak = /[ىا]$/.test(perfect)
  const root = perfect.slice(0, -1)
  const weak = perfect.endsWith('ا') ? 'و' : 'ي'
  // before consonants: قلت, أحببت, مشيت
  const before = shortPerfect ?? (isDoubled ? perfect + perfect.at(-1) : isWeak ? root + weak : perfect)
  const isWeakImperfect = isWeak && /[يىو]$/.test(imperfect)
  const cut = isWeakImperfect ? imperfect.slice(0, -1) : imperfect
  const short = shortImperfect ?? cut
  // I eat has one alef for two
  const imperfects = (person: string): string[] => [imperfect, short].map((stem) => (person + stem).replace(/^أأ/, 'آ'))
  const future = (person: string): string => `س${imperfects(person)[0]!}`
  const command = commandOf(perfect, cut, shortImperfect)
  const longCommand = shortImperfect === undefined ? command : imperfect
  return {
    first: [`${before}ت`, `${before}نا`, ...imperfects('أ'), ...imperfects('ن'), future('أ'), future('ن')],
    second: [`${before}ت`, `${before}تم`, `${before}تما`, ...imperfects('ت'), future('ت'), ...['ون', 'وا', 'ين', 'ي'].map((ending) => `ت${cut}${ending}`)],
    third: [
      ...[perfect, `${isWeak ? root : perfect}ت`, `${isWeak ? root : perfect}وا`, `${isWeak ? root + weak : perfect}ا`, `${before}ن`],
      ...[...imperfects('ي'), future('ي'), `ي${cut}ون`, `ي${cut}وا`, `ي${imperfect}ان`, `ت${imperfect}ان`, `ي${isWeakImperfect ? imperfect : short}ن`]
    ],
    command: [command, `${longCommand}ي`, `${longCommand}وا`]
  }
}

/** Of the command: letters that no word begins with are helped by an alef. */
function commandOf(perfect: string, imperfect: string, short: string | undefined): string {
  if (perfect.startsWith('أ') && perfect.length > 3) return `أ${short ?? imperfect}`
  if (short !== undefined && !perfect.startsWith('ا')) return short
  if (imperfect.startsWith('أ')) return imperfect.slice(1)
  if (perfect.startsWith('ا')) return `ا${short ?? imperfect}`
  const isFirstForm = perfect.length === 3 && imperfect.length === 3 && !LONG_VOWELS.includes(imperfect[1]!)
  return isFirstForm || (/[ىا]$/.test(perfect) && imperfect.length === 2) ? `ا${imperfect}` : imperfect
}
