/**
 * Dictionaries for the taggers and lemmatizers: the full-form lists of the data folder and the tables that export-dictionaries.py writes from
 * Python packages (folder `GLOSSA_DICTIONARIES`). Which of them there are of a language stands here: one that is missing throws.
 */
import { join } from 'node:path'
import { dataFolder, exportedTable, readTable } from './data.js'
import { serviceTag } from './treebanks.js'

export interface DictionaryRow {
  readonly form: string
  readonly lemma: string
  /** Tag number, or -1 where the dictionary has none. */
  readonly tag: number
  readonly source: string
}

const codes = (list: string): ReadonlySet<string> => new Set(list.split(' '))
/** Languages with a full-form list in the data folder. */
const withFullForms = codes('bul cat ces dan deu eng est fas fra heb hin hun ind ita lit nld nno nob pol ron rus slk slv spa ukr urd')
/** Languages without subtitle counts in the data folder, without tables of lemmas and without counts of wordfreq. */
const withoutSubtitles = codes('nno')
const withoutLemmas = codes('tha')
const withoutFrequencies = codes('est tha')
/** Languages whose Brown clusters a package ships. */
const withClusters = codes('deu eng spa')

function exported(name: string): string[][] {
  return readTable(exportedTable(name), 'run scripts/tagger/export-dictionaries.py, or set GLOSSA_DICTIONARIES')
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

/** The lemma without remarks (Bulgarian `отида-(си)`). */
const plainLemma = (lemma: string): string => lemma.replace(/[-\s]?\([^()]*\)$/, '') || lemma

function* allRows(language: string): Generator<DictionaryRow> {
  for (const [form, lemma, upos] of withFullForms.has(language) ? readTable(join(dataFolder(), `morphology/lexicon/${language}.tsv.gz`)) : [])
    yield { form: form!, lemma: plainLemma(lemma!), tag: upos === '_' ? -1 : serviceTag(upos!), source: 'lexicon' }
  for (const [form, lemma, upos, source] of withoutLemmas.has(language) ? [] : exported(`${language}.lemmas.tsv.gz`))
    yield { form: form!, lemma: plainLemma(lemma!), tag: upos === '_' ? -1 : serviceTag(upos!), source: source! }
}

/** Counts of words per thousand million, lower-cased. */
export function readFrequencies(language: string): Map<string, number> {
  const counts = new Map<string, number>()
  if (!withoutFrequencies.has(language)) for (const [word, count] of exported(`${language}.frequency.tsv.gz`)) counts.set(word!, Number(count))
  let total = 0
  const subtitles: [string, number][] = []
  for (const [word, count] of withoutSubtitles.has(language) ? [] : readTable(join(dataFolder(), `morphology/frequency/${language}.tsv.gz`))) {
    subtitles.push([word!, Number(count)])
    total += Number(count)
  }
  for (const [word, count] of subtitles) if (!counts.has(word)) counts.set(word, (count / total) * 5e8)
  return counts
}

/** Brown clusters, where a package ships them. */
export function* readClusters(language: string): Generator<[word: string, cluster: number]> {
  if (withClusters.has(language)) for (const [word, cluster] of exported(`${language}.clusters.tsv.gz`)) yield [word!, Number(cluster)]
}

/**
 * Word classes of a segmentation lexicon, as numbers from 1 (Chinese: jieba's tags; traditional spellings by OpenCC's character table).
 */
export function* readWordClasses(language: string): Generator<[word: string, wordClass: number]> {
  if (language !== 'zho') return
  const toTraditional = traditionalSpelling()
  const numbers = new Map<string, number>()
  for (const [word, , tag] of readTable(join(dataFolder(), 'morphology/segmentation/zho-jieba-words.tsv.gz'))) {
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
  for (const [simplified, alternatives] of readTable(join(dataFolder(), 'morphology/han/opencc-STCharacters.tsv.gz'))) {
    const first = alternatives!.split(' ')[0]!
    if (first !== simplified) traditional.set(simplified!, first)
  }
  return (word) => [...word].map((character) => traditional.get(character) ?? character).join('')
}
