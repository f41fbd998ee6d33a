/** More running text of the listed languages, from the treebanks and entity corpora of the other areas (permissive ones only). */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from '../lib/artefacts.js'
import { gzipLines, languagesOf, type Row, readRows } from './rows.js'

/** Letters and digits of a text in lower case: two texts with the same ones are the same to the splits. */
export function lettersOnly(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

const LANGUAGES: Readonly<Record<string, { language: string; script: string; variety: string }>> = {
  nob: { language: 'nor', script: 'Latn', variety: 'nob' },
  nno: { language: 'nor', script: 'Latn', variety: 'nno' },
  srp: { language: 'srp', script: 'Latn', variety: '' }
}

/** Corpora with one sentence a row after their own joining; `-` sentences are those of the language data's own dev part. */
const TREEBANKS =
  /^(hrv-set|srp-set|ind-csui|ind-gsd|cat-ancora|ces-cac|dan-ddt|nob-bokmaal|nno-nynorsk|slk-snk|slv-ssj|spa-ancora|spa-gsd|por-bosque|por-gsd|swe-talbanken|lav-lvtb|lit-alksnis|ron-rrt|hun-nerkor|fin-tdt|nld-alpino|deu-gsd|fra-gsd|ita-markit|ita-pud|pol-pud|tur-framenet|vie-vtb|ukr-parlamint|rus-gsd|rus-taiga|fas-seraji)(-um)?-train\.conllup\.gz$/

/** At most so many sentences of one treebank. */
const LIMIT = 4000

/** Rows that are in no dev file of the language data. */
export function* extraRows(): Generator<Row> {
  const dev = new Set<string>()
  for (const language of languagesOf('dev')) for (const row of readRows('dev', language)) dev.add(lettersOnly(row.text))
  const folder = join(dataFolder(), 'morphology/treebanks')
  for (const file of readdirSync(folder).sort()) {
    if (!TREEBANKS.test(file)) continue
    const code = file.slice(0, 3)
    const place = LANGUAGES[code] ?? { language: code, script: 'Latn', variety: '' }
    let taken = 0
    for (const text of treebankSentences(join(folder, file))) {
      if (dev.has(lettersOnly(text))) continue
      if (++taken > LIMIT) break
      yield { ...place, genre: 'treebank', source: file.replace(/\.conllup\.gz$/, ''), text }
    }
  }
}

/** Sentences of a treebank as text: surface units joined by blanks except where the treebank says there is none. */
function* treebankSentences(path: string): Generator<string> {
  let text = ''
  let skipTo = 0
  for (const line of gzipLines(path)) {
    if (line === '') {
      if (text.trim() !== '') yield text.trim()
      text = ''
      skipTo = 0
      continue
    }
    if (line.startsWith('#')) continue
    const [id = '', form = '', , , , misc = ''] = line.split('\t')
    if (id.includes('.')) continue
    const range = id.indexOf('-')
    if (range > 0) skipTo = Number(id.slice(range + 1))
    else if (Number(id) <= skipTo) continue
    text += misc.includes('SpaceAfter=No') ? form : `${form} `
  }
  if (text.trim() !== '') yield text.trim()
}
