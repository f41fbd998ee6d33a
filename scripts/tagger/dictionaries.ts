/**
 * Dictionaries for the taggers and lemmatizers: the full-form lists of the data folder and the tables that export-dictionaries.py writes from
 * Python packages (folder `GLOSSA_DICTIONARIES`; without it the data folder's lists are used alone).
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { dataFolder } from '../lib/artefacts.js'
import { serviceTag } from './treebanks.js'

export interface DictionaryRow {
  readonly form: string
  readonly lemma: string
  /** Tag number, or -1 where the dictionary has none. */
  readonly tag: number
  readonly source: string
}

function* lines(path: string): Generator<string[]> {
  if (!existsSync(path)) return
  for (const line of gunzipSync(readFileSync(path)).toString('utf8').split('\n')) if (line !== '') yield line.split('\t')
}

function exported(name: string): string {
  return join(process.env['GLOSSA_DICTIONARIES'] ?? 'dictionaries', 'export', name)
}

/** Rows of all free dictionaries of a language: those of known words, and an even sample of `rareRows` others. */
export function readDictionaries(language: string, frequencies: ReadonlyMap<string, number>, rareRows: number): DictionaryRow[] {
  const known: DictionaryRow[] = []
  const rare: DictionaryRow[] = []
  for (const row of allRows(language)) (row.source === 'lexicon' || frequencies.has(row.form.toLowerCase()) ? known : rare).push(row)
  const every = Math.max(1, rare.length / rareRows)
  for (let at = 0; at < rare.length; at += every) known.push(rare[Math.floor(at)]!)
  return known
}

function* allRows(language: string): Generator<DictionaryRow> {
  for (const [form, lemma, upos] of lines(join(dataFolder(), `morphology/lexicon/${language}.tsv.gz`)))
    yield { form: form!, lemma: lemma!, tag: upos === '_' ? -1 : serviceTag(upos!), source: 'lexicon' }
  for (const [form, lemma, upos, source] of lines(exported(`${language}.lemmas.tsv.gz`)))
    yield { form: form!, lemma: lemma!, tag: upos === '_' ? -1 : serviceTag(upos!), source: source! }
}

/** Counts of words per thousand million, lower-cased. */
export function readFrequencies(language: string): Map<string, number> {
  const counts = new Map<string, number>()
  const file = exported(`${language}.frequency.tsv.gz`)
  if (existsSync(file)) for (const [word, count] of lines(file)) counts.set(word!, Number(count))
  let total = 0
  const subtitles: [string, number][] = []
  for (const [word, count] of lines(join(dataFolder(), `morphology/frequency/${language}.tsv.gz`))) {
    subtitles.push([word!, Number(count)])
    total += Number(count)
  }
  for (const [word, count] of subtitles) if (!counts.has(word)) counts.set(word, (count / total) * 5e8)
  return counts
}

/** Brown clusters, where a package ships them. */
export function* readClusters(language: string): Generator<[word: string, cluster: number]> {
  for (const [word, cluster] of lines(exported(`${language}.clusters.tsv.gz`))) yield [word!, Number(cluster)]
}

/**
 * Word classes of a segmentation lexicon, as numbers from 1 (Chinese: jieba's tags; traditional spellings by OpenCC's character table).
 */
export function* readWordClasses(language: string): Generator<[word: string, wordClass: number]> {
  if (language !== 'zho') return
  const toTraditional = traditionalSpelling()
  const numbers = new Map<string, number>()
  for (const [word, , tag] of lines(join(dataFolder(), 'morphology/segmentation/zho-jieba-words.tsv.gz'))) {
    if (tag === undefined) continue
    if (!numbers.has(tag)) numbers.set(tag, numbers.size + 1)
    const number = numbers.get(tag)!
    yield [word!, number]
    const other = toTraditional(word!)
    if (other !== word) yield [other, number]
  }
}

/** Simplified Chinese to traditional, character by character, the first alternative of OpenCC's table. */
function traditionalSpelling(): (word: string) => string {
  const traditional = new Map<string, string>()
  for (const [simplified, alternatives] of lines(join(dataFolder(), 'morphology/han/opencc-STCharacters.tsv.gz'))) {
    const first = alternatives!.split(' ')[0]!
    if (first !== simplified) traditional.set(simplified!, first)
  }
  return (word) => [...word].map((character) => traditional.get(character) ?? character).join('')
}
