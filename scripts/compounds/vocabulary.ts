/** What is known of a language's words when compounds are learned: lemmas with frequency and classes, and the lists of compounds. */
import { join } from 'node:path'
import { ADJECTIVE, NOUN, OTHER, PROPER, VERB } from '../../src/morphology/compounds/parts.js'
import { dataFolder, exportedTable, readTable } from '../lib/data.js'
import { readRows, readTreebank } from '../readings/data.js'

export interface Lemma {
  /** Occurrences in 10^9 words, all forms together. */
  frequency: number
  /** Class bits of `PartTables.parts`. */
  classes: number
}

/** Inflected forms that stand before the head of a compound as they are (Finnish genitives: valtion+palkinto). */
export interface ModifierForms {
  /** Ends of such forms. */
  readonly ends: RegExp
  /** End of a lemma and of its form in compounds. */
  readonly stems: readonly (readonly [string, string])[]
  /** Whether they are nouns, too, and heads. */
  readonly areNouns?: boolean
}

export interface Vocabulary {
  readonly lemmas: Map<string, Lemma>
  /** Forms that are modifiers as they are and no lemmas, with the frequency of their lemmas, the most frequent ones first. */
  readonly forms: ReadonlyMap<string, number>
  /** Class bit of those forms; nouns may be heads, too. */
  readonly formClass: number
  /** Occurrences in 10^9 words by lower-cased form. */
  readonly frequency: ReadonlyMap<string, number>
  /** Inflected noun forms and their lemmas, lower-cased, to learn the rules of heads from; empty where lists hold lemmas only. */
  readonly plurals: readonly (readonly [string, string])[]
}

/** A compound: a form, and the lemmas of its parts. */
export interface Compound {
  readonly word: string
  readonly lemma?: string
  readonly parts: readonly string[]
}

const classOf: Readonly<Record<string, number>> = {
  NOUN,
  VERB,
  ADJ: ADJECTIVE,
  PROPN: PROPER,
  ADV: OTHER,
  ADP: OTHER,
  NUM: OTHER,
  PRON: OTHER,
  DET: OTHER,
  PART: OTHER
}

/** Rows of an exported dictionary. */
export function exported(name: string): string[][] {
  return readTable(exportedTable(name), 'run scripts/tagger/export-dictionaries.py, or set GLOSSA_DICTIONARIES')
}

/** Most lemmas that a language's table keeps, the most frequent ones. */
const MAX_LEMMAS = 120_000

/** A lemma is a plain word of two or more letters. */
const PLAIN = /^\p{L}[\p{L}\p{M}]+$/u

export interface VocabularySources {
  readonly language: string
  readonly treebanks: readonly string[]
  /** File below the morphology data. */
  readonly lexicon?: string
  /** Ends of forms that only nouns have (where no dictionary tells classes). */
  readonly nounEnds?: RegExp
  readonly modifierForms?: ModifierForms
  /** Whether heads are met inflected, so that rules for their forms are wanted. */
  readonly inflected: boolean
}

export function readVocabulary(sources: VocabularySources): Vocabulary {
  const { language } = sources
  const frequency = new Map<string, number>()
  // wordfreq has no Estonian list
  if (language === 'est') readListedFrequency(language, frequency)
  else for (const [word, count] of exported(`${language}.frequency.tsv.gz`)) frequency.set(word!.toLowerCase(), Number(count))
  const lemmas = new Map<string, Lemma>()
  const entry = (lemma: string) => {
    let known = lemmas.get(lemma)
    if (known === undefined) {
      known = { frequency: 0, classes: 0 }
      lemmas.set(lemma, known)
    }
    return known
  }
  const counted = new Set<string>()
  const plurals: [string, string][] = []
  const lemmaOfForm = new Map<string, string>()
  const add = (form: string, lemma: string, tag: string) => {
    if (!PLAIN.test(lemma)) return
    const known = entry(lemma)
    if (sources.modifierForms?.ends.test(form) && PLAIN.test(form)) lemmaOfForm.set(form.toLowerCase(), lemma)
    const key = `${form}\t${lemma}`
    if (!counted.has(key)) {
      counted.add(key)
      known.frequency += frequency.get(form.toLowerCase()) ?? 0
    }
    known.classes |= classOf[tag] ?? 0
    if (sources.inflected && form !== lemma && (known.classes & NOUN) !== 0 && (frequency.get(form.toLowerCase()) ?? 0) > 100)
      plurals.push([form.toLowerCase(), lemma.toLowerCase()])
    if (sources.nounEnds?.test(form) && form.length > lemma.length) known.classes |= NOUN
    if (language === 'deu' && tag === '_' && lemma[0] !== lemma[0]!.toLowerCase()) known.classes |= NOUN
  }
  for (const [form, lemma, tag] of exported(`${language}.lemmas.tsv.gz`)) add(form!, lemma!, tag!)
  if (sources.lexicon !== undefined) for (const [form, lemma, tag] of readRows(sources.lexicon)) add(form!, lemma!, tag!)
  for (const name of sources.treebanks)
    for (const sentence of readTreebank(name)) for (const { form, lemma, tag } of sentence) if (tag !== 'X' && tag !== 'PUNCT') add(form, lemma, tag)
  if (sources.modifierForms?.areNouns === true)
    for (const [lemma, known] of lemmas) if (known.frequency > 0 && sources.modifierForms.ends.test(lemma)) known.classes |= NOUN
  const kept = [...lemmas].sort((left, right) => right[1].frequency - left[1].frequency).slice(0, MAX_LEMMAS)
  const vocabulary = new Map(kept)
  const forms = readForms(lemmaOfForm, vocabulary, sources.modifierForms?.stems ?? [])
  return { lemmas: vocabulary, forms, formClass: sources.modifierForms?.areNouns === true ? NOUN : OTHER, frequency, plurals }
}

/** Most forms that are kept beside the lemmas. */
const MAX_FORMS = 60_000

function readForms(
  lemmaOfForm: ReadonlyMap<string, string>,
  lemmas: ReadonlyMap<string, Lemma>,
  stems: readonly (readonly [string, string])[]
): ReadonlyMap<string, number> {
  const forms = new Map<string, number>()
  const offer = (form: string, lemma: Lemma | undefined) => {
    if (lemma === undefined || lemma.frequency === 0 || lemmas.has(form)) return
    forms.set(form, Math.max(lemma.frequency, forms.get(form) ?? 0))
  }
  for (const [form, lemma] of lemmaOfForm) offer(form, lemmas.get(lemma))
  for (const [lemma, known] of lemmas) {
    const stem = stems.find(([end]) => lemma.endsWith(end))
    if (stem !== undefined) offer(lemma.slice(0, -stem[0].length) + stem[1], known)
  }
  return new Map([...forms].sort((left, right) => right[1] - left[1]).slice(0, MAX_FORMS))
}

function readListedFrequency(language: string, frequency: Map<string, number>): void {
  const rows = readRows(`frequency/${language}.tsv.gz`)
  const total = rows.reduce((sum, [, count]) => sum + Number(count), 0)
  for (const [word, count] of rows) frequency.set(word!, (Number(count) / total) * 1e9)
}

/** Rows of a list of compounds: `form, lemma, part+part, class`. */
export function readCompounds(path: string, classes: readonly string[]): Compound[] {
  const seen = new Set<string>()
  return readRows(path).flatMap(([form, lemma, parts, name]) => {
    if (!classes.includes(name!) || seen.has(form!)) return []
    seen.add(form!)
    return [{ word: form!, lemma: lemma!, parts: parts!.split('+') }]
  })
}

/** Nouns that are not compounds, from treebanks that mark compounds; each form once. */
export function readSimplexNouns(treebanks: readonly string[], compounds: ReadonlySet<string>): string[] {
  const forms = new Set<string>()
  for (const name of treebanks)
    for (const sentence of readTreebank(name))
      for (const { form, lemma, tag } of sentence)
        if (tag === 'NOUN' && /^\p{L}{5,}$/u.test(form) && !compounds.has(form.toLowerCase()) && !compounds.has(lemma.toLowerCase()))
          forms.add(form.toLowerCase())
  return [...forms]
}

/** One-word names of places and surnames of countries. */
export function readNames(countries: readonly string[]): string[] {
  const places = readTable(join(dataFolder(), 'address/gazetteer/cities.tsv.gz')).filter(([country]) => countries.includes(country!))
  const surnames = readTable(join(dataFolder(), 'names/lists/given_surnames.tsv.gz')).filter(
    ([, kind, , locale]) => kind === 'sur' && countries.includes(locale!.slice(-2).toLowerCase())
  )
  const names = [...places.map(([, name]) => name!), ...surnames.map(([name]) => name!)]
  return [...new Set(names)].filter((name) => /^\p{Lu}\p{Ll}{4,}$/u.test(name))
}
