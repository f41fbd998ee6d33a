/**
 * Cuts unlabelled text into surface tokens for the teacher, with the service's own tokenizer.
 *
 *     npx tsx scripts/tagger/silver-tokens.ts OUT_DIR [languages...] [--corpora]
 *
 * Writes OUT_DIR/<language>.tsv.gz: `# source` before each sentence, then `form TAB 1|0` (white space after it), a blank line after each.
 * Sentences of treebanks are left out (they are validation data), rows in another script too. `--corpora`: also the sentences of the language's free
 * entity corpora that no treebank has; several annotate the text of a treebank's training part, of which the data folder has a tenth.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { openModels } from '../../src/models/store.js'
import { tokenize } from '../../src/morphology/tokenizer.js'
import { entityCorpora, readCorpus } from '../entities/corpora.js'
import { dataFolder, readText } from '../lib/data.js'
import { readTreebanks } from '../lib/treebanks.js'

/** Genres in the order they are taken, and how many sentences of each at most. */
const genres: readonly (readonly [string, number])[] = [
  ['news', 2800],
  ['wiki', 1500],
  ['health', 900],
  ['mixed', 1900],
  ['conversational', 1500],
  ['legal', 300],
  ['proverb', 300],
  ['religious', 500]
]
const LIMIT = 6000
const scripts: Readonly<Record<string, string>> = { srp: 'Latn', ara: 'Arab', fas: 'Arab', urd: 'Arab', hin: 'Deva' }

interface Row {
  readonly script: string
  readonly variety: string
  readonly genre: string
  readonly source: string
  readonly text: string
}

function rowsOf(file: string): Row[] {
  const text = readText(join(dataFolder(), 'language', 'sentences', `${file}.tsv.gz`))
  return text
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [, script = '', variety = '', genre = '', source = '', sentence = ''] = line.split('\t')
      return { script, variety, genre, source, text: sentence }
    })
}

function usable(row: Row, language: string): boolean {
  if (row.source.startsWith('ud-') || row.source.includes('+')) return false
  if (language === 'nob' || language === 'nno') return row.variety === language
  if (['romanized', 'translit', 'arabizi-dz'].some((variety) => row.variety.startsWith(variety))) return false
  if (language === 'zho' && (row.script === 'Latn' || row.variety.startsWith('yue'))) return false
  if (row.text.length < 12 || row.text.length > 400) return false
  return scripts[language] === undefined || row.script === scripts[language]
}

/** Letters and digits alone: what stays the same when a sentence is copied from one corpus into another. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** Sentences of the free entity corpora of a language that no treebank has. */
function corpusRows(language: string): Row[] {
  const kept = new Set<string>()
  for (const { sentences } of readTreebanks(language)) for (const units of sentences) kept.add(lettersOf(units.map(({ form }) => form).join('')))
  return entityCorpora(language)
    .filter(({ licence }) => licence === 'permissive')
    .flatMap((corpus) =>
      readCorpus(corpus, 'train', 'detokenised', 'sentence').map(({ text }) => ({ script: '', variety: '', genre: 'corpus', source: corpus.name, text }))
    )
    .filter(({ text }) => text.length >= 12 && text.length <= 400 && !kept.has(lettersOf(text)))
}

/** Rows of a genre, `most` of them, evenly over the file, which is sorted by source. */
function* spread(rows: readonly Row[], most: number): Generator<Row> {
  const stride = Math.max(1, rows.length / most)
  for (let at = 0; at < rows.length; at += stride) yield rows[Math.floor(at)]!
}

function* chosenRows(language: string): Generator<Row> {
  const rows = rowsOf(language === 'nob' || language === 'nno' ? 'nor' : language).filter((row) => usable(row, language))
  for (const [genre, most] of genres)
    yield* spread(
      rows.filter((row) => row.genre === genre),
      most
    )
}

const store = openModels()

/** The lines of a sentence; undefined where it is too short. */
function linesOf(text: string, language: string): string[] | undefined {
  const tokens = tokenize(text, language, store)
  if (tokens.count < 3) return undefined
  const lines: string[] = []
  for (let index = 0; index < tokens.count; index++) {
    const end = tokens.ends[index]!
    const spaced = index + 1 === tokens.count || tokens.starts[index + 1]! > end ? 1 : 0
    const form = text.slice(tokens.starts[index], end)
    // the readers of the treebanks take "it's" as two units
    const clitic = language === 'eng' ? form.search(/(?<=\p{L})['’](s|m|re|ve|ll|d)$/iu) : -1
    if (clitic > 0) lines.push(`${form.slice(0, clitic)}\t0`, `${form.slice(clitic)}\t${spaced}`)
    else lines.push(`${form}\t${spaced}`)
  }
  return lines
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { corpora: { type: 'boolean', default: false } } })
const [folder = '', ...wanted] = positionals
mkdirSync(folder, { recursive: true })
for (const language of wanted) {
  const seen = new Set<string>()
  const written: string[] = []
  let sentences = 0
  let words = 0
  const add = ({ text, source }: Row) => {
    if (seen.has(text)) return
    seen.add(text)
    const lines = linesOf(text, language)
    if (lines === undefined) return
    sentences++
    words += lines.length
    written.push(`# ${language}-silver-${sentences} ${source}`, ...lines, '')
  }
  for (const row of chosenRows(language)) {
    if (sentences === LIMIT) break
    add(row)
  }
  if (values.corpora) for (const row of corpusRows(language)) add(row)
  writeFileSync(join(folder, `${language}.tsv.gz`), gzipSync(written.join('\n')))
  console.log(`${language}: ${sentences} sentences, ${words} tokens`)
}
