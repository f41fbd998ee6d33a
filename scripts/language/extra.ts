/** More running text of the listed languages, from the treebanks and entity corpora of the other areas (permissive ones only). */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from '../lib/data.js'
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

/** Treebanks under permissive licences. */
const TREEBANKS =
  /^(hrv-set|srp-set|ind-csui|ind-gsd|cat-ancora|ces-cac|dan-ddt|nob-bokmaal|nno-nynorsk|slk-snk|slv-ssj|spa-ancora|spa-gsd|por-bosque|por-gsd|swe-talbanken|lav-lvtb|lit-alksnis|ron-rrt|hun-nerkor|fin-tdt|nld-alpino|deu-gsd|fra-gsd|ita-markit|ita-pud|pol-pud|tur-framenet|vie-vtb|ukr-parlamint|rus-gsd|rus-taiga|fas-seraji)(-um)?-train\.conllup\.gz$/

/** Entity corpora of today's language under permissive licences (no historical newspapers, laws or chats). */
const ENTITY_CORPORA =
  /^(hrv\.uner_set|srp\.uner_set|ind\.idner_news2k|ind\.nergrit|ind\.nerp|slk\.uner_snk|dan\.uner_ddt|nor\.norne_nob|nor\.norne_nno|swe\.uner_talbanken|swe\.webbnyheter2012|slv\.ud_ssj_ner|por\.uner_bosque|ron\.ronec|lav\.fullstack|rus\.factrueval2016|tgl\.uner_trg|fin\.turku_ner)\.train\.conll\.gz$/

/** Genre of the added rows: news and reference texts for the most part, which must not outweigh everyday language. */
export const CORPUS_GENRE = 'corpus'

/** At most so many sentences of one corpus. */
const LIMIT = 7000

/** Rows that are in no dev file of the language data, each text once. */
export function* extraRows(): Generator<Row> {
  const seen = new Set<string>()
  for (const language of languagesOf('dev')) for (const row of readRows('dev', language)) seen.add(lettersOnly(row.text))
  const corpora = [
    { folder: join(dataFolder(), 'morphology/treebanks'), files: TREEBANKS, read: treebankSentences },
    { folder: join(dataFolder(), 'entities/ner'), files: ENTITY_CORPORA, read: entitySentences }
  ]
  for (const { folder, files, read } of corpora) {
    for (const file of readdirSync(folder).sort()) {
      if (!files.test(file)) continue
      const code = /norne_(\w+)\./.exec(file)?.[1] ?? file.slice(0, 3)
      const place = LANGUAGES[code] ?? { language: code, script: 'Latn', variety: '' }
      let taken = 0
      for (const text of read(join(folder, file))) {
        const key = lettersOnly(text)
        if (seen.has(key)) continue
        seen.add(key)
        if (++taken > LIMIT) break
        yield { ...place, genre: CORPUS_GENRE, source: file.replace(/\.conllu?p?\.gz$/, ''), text }
      }
    }
  }
}

/** Sentences of an entity corpus: `token tag spacing` lines, a blank line between sentences. */
function* entitySentences(path: string): Generator<string> {
  let text = ''
  for (const line of gzipLines(path, false)) {
    if (line === '') {
      if (text.trim() !== '') yield text.trim()
      text = ''
    } else if (!line.startsWith('# ')) {
      const [token = '', , spacing = ''] = line.split('\t')
      text += spacing === 'SpaceAfter=No' ? token : `${token} `
    }
  }
  if (text.trim() !== '') yield text.trim()
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
