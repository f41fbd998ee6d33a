/**
 * Cuts unlabelled text into surface tokens for the teacher, with the service's own tokenizer.
 *
 *     npx tsx scripts/tagger/silver-tokens.ts OUT_DIR [languages...]
 *
 * Writes OUT_DIR/<language>.tsv.gz: `# source` before each sentence, then `form TAB 1|0` (white space after it), a blank line after each.
 * Sentences of treebanks are left out (they are validation data), rows in another script too.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { openModels } from '../../src/models/store.js'
import { tokenize } from '../../src/morphology/tokenizer.js'
import { dataFolder, readText } from '../lib/data.js'

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

const [folder = '', ...wanted] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const store = openModels()
for (const language of wanted) {
  const rows = rowsOf(language === 'nob' || language === 'nno' ? 'nor' : language).filter((row) => usable(row, language))
  const seen = new Set<string>()
  const lines: string[] = []
  let sentences = 0
  let words = 0
  for (const [genre, most] of genres) {
    const fitting = rows.filter((row) => row.genre === genre)
    // evenly over the file, which is sorted by source
    const stride = Math.max(1, fitting.length / most)
    for (let at = 0; at < fitting.length && sentences < LIMIT; at += stride) {
      const row = fitting[Math.floor(at)]!
      if (seen.has(row.text)) continue
      seen.add(row.text)
      const tokens = tokenize(row.text, language, store)
      if (tokens.count < 3) continue
      sentences++
      words += tokens.count
      lines.push(`# ${language}-silver-${sentences} ${row.source}`)
      for (let index = 0; index < tokens.count; index++) {
        const end = tokens.ends[index]!
        const spaced = index + 1 === tokens.count || tokens.starts[index + 1]! > end ? 1 : 0
        const form = row.text.slice(tokens.starts[index], end)
        // the readers of the treebanks take "it's" as two units
        const clitic = language === 'eng' ? form.search(/(?<=\p{L})['’](s|m|re|ve|ll|d)$/iu) : -1
        if (clitic > 0) lines.push(`${form.slice(0, clitic)}\t0`, `${form.slice(clitic)}\t${spaced}`)
        else lines.push(`${form}\t${spaced}`)
      }
      lines.push('')
    }
  }
  writeFileSync(join(folder, `${language}.tsv.gz`), gzipSync(lines.join('\n')))
  console.log(`${language}: ${sentences} sentences, ${words} tokens`)
}
