/** More running text of the listed languages, from the treebanks and entity corpora of the other areas (permissive ones only). */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { blanksAfter } from '../entities/detokenise.js'
import { dataFolder } from '../lib/data.js'
import { gzipLines, languagesOf, lettersOnly, type Row, readRows, textHash } from './data/rows.js'
import { swapNames } from './names.js'

const LANGUAGES: Readonly<Record<string, { language: string; script: string; variety: string }>> = {
  nob: { language: 'nor', script: 'Latn', variety: 'nob' },
  nno: { language: 'nor', script: 'Latn', variety: 'nno' },
  'zho-hans': { language: 'zho', script: 'Hans', variety: '' },
  'zho-hant': { language: 'zho', script: 'Hant', variety: '' },
  'zho-gsd': { language: 'zho', script: 'Hant', variety: '' },
  'zho-gsdsimp': { language: 'zho', script: 'Hans', variety: '' },
  'zho-hk': { language: 'zho', script: 'Hant', variety: '' },
  ...Object.fromEntries(
    Object.entries({ rus: 'Cyrl', ukr: 'Cyrl', ara: 'Arab', fas: 'Arab', urd: 'Arab', ell: 'Grek', hin: 'Deva', jpn: 'Jpan', kor: 'Hang' }).map(
      ([language, script]) => [language, { language, script, variety: '' }]
    )
  )
}

/** Treebanks under permissive licences. */
const TREEBANKS =
  /^(hrv-set|srp-set|ind-csui|ind-gsd|cat-ancora|ces-cac|dan-ddt|nob-bokmaal|nno-nynorsk|slk-snk|slv-ssj|spa-ancora|spa-gsd|por-bosque|por-gsd|swe-talbanken|lav-lvtb|lit-alksnis|ron-rrt|hun-nerkor|fin-tdt|fin-ftb|nld-alpino|deu-gsd|fra-gsd|fra-rhapsodie|ita-markit|ita-pud|ita-twittiro|pol-pud|tur-framenet|tur-tourism|vie-vtb|ukr-parlamint|rus-gsd|rus-taiga|fas-seraji|eng-ewt|eng-gum|ell-gud|ara-pud|hin-pud|jpn-gsd|zho-gsd|zho-gsdsimp|zho-hk|kor-gsd|kor-kaist)(-um)?-train\.conllup\.gz$/

/** Entity corpora of today's language under permissive licences (no historical newspapers, laws or chats, none that cuts words up). */
const ENTITY_CORPORA =
  /^(hrv\.uner_set|srp\.uner_set|ind\.idner_news2k|ind\.nergrit|ind\.nerp|slk\.uner_snk|dan\.uner_ddt|nor\.norne_nob|nor\.norne_nno|swe\.uner_talbanken|swe\.webbnyheter2012|slv\.ud_ssj_ner|por\.uner_bosque|ron\.ronec|lav\.fullstack|rus\.factrueval2016|tgl\.uner_trg|fin\.turku_ner|eng\.(btc|gum_derived|uner_ewt|wikigold|wnut17)|deu\.germeval2014|ara\.aqmar|hin\.(hiner|il_ner)|hun\.nerkor|tur\.wiki_ner|urd\.il_ner|jpn\.(stockmark_wiki|ud_gsd_ne)|zho-hans\.uner_gsdsimp|zho-hant\.uner_gsd|kor\.klue)\.train\.conll\.gz$/

/** Headlines and titles of posts in English: file and field. */
const ENGLISH_LINES = [
  ['huffpost_headlines', 'text'],
  ['reddit_headlines', 'text'],
  ['reddit_posts', 'title'],
  ['stackexchange', 'title']
] as const

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
      const code = /norne_(\w+)\./.exec(file)?.[1] ?? /^zho-[a-z]+/.exec(file)?.[0] ?? file.slice(0, 3)
      const place = LANGUAGES[code] ?? { language: code, script: 'Latn', variety: '' }
      let taken = 0
      for (const { text, swapped } of read(join(folder, file), place)) {
        const key = lettersOnly(text)
        if (seen.has(key)) continue
        seen.add(key)
        if (++taken > LIMIT) break
        const source = file.replace(/\.conllu?p?\.gz$/, '')
        yield { ...place, genre: CORPUS_GENRE, source, text }
        if (swapped !== undefined && textHash(text) % 2 === 0) yield { ...place, genre: CORPUS_GENRE, source, text: swapped }
      }
    }
  }
  for (const [file, field] of ENGLISH_LINES) {
    let taken = 0
    for (const line of gzipLines(join(dataFolder(), 'categories', `${file}.jsonl.gz`), false)) {
      const entry = JSON.parse(line) as Record<string, string>
      const text = entry[field]
      if (entry['split'] !== 'train' || text === undefined || text.length < 8) continue
      const key = lettersOnly(text)
      if (seen.has(key)) continue
      seen.add(key)
      if (++taken > LIMIT) break
      yield { language: 'eng', script: 'Latn', variety: '', genre: CORPUS_GENRE, source: file, text }
    }
  }
}

interface CorpusSentence {
  readonly text: string
  /** With names from elsewhere in place of its own. */
  readonly swapped?: string
}

/** Sentences of an entity corpus: `token tag` or `token tag spacing` lines, a blank line between sentences; other lines are comments. */
function* entitySentences(path: string, { language, script }: { language: string; script: string }): Generator<CorpusSentence> {
  let tokens: string[] = []
  let spaced: boolean[] | undefined
  let spans: [number, number][] = []
  const close = function* (): Generator<CorpusSentence> {
    if (tokens.length > 0) {
      const blanks = spaced ?? blanksAfter(tokens, language)
      const text = tokens.map((token, at) => (blanks[at] === true ? `${token} ` : token)).join('')
      yield { text: text.trim(), ...(spans.length > 0 && { swapped: swapNames(tokens, blanks, spans, script) }) }
    }
    tokens = []
    spaced = undefined
    spans = []
  }
  for (const line of gzipLines(path, false)) {
    if (line === '') yield* close()
    else if (line.includes('\t')) {
      const [token = '', tag = 'O', spacing] = line.split('\t')
      if (NAME_TAG.test(tag)) {
        if (tag.startsWith('B-') || spans.at(-1)?.[1] !== tokens.length - 1) spans.push([tokens.length, tokens.length])
        else spans.at(-1)![1] = tokens.length
      }
      // joined words of Urdu corpora
      tokens.push(token.length > 1 ? token.replaceAll('_', ' ') : token)
      if (spacing !== undefined) {
        spaced ??= []
        spaced.push(spacing !== 'SpaceAfter=No')
      }
    }
  }
  yield* close()
}

const NAME_TAG = /^[BI]-(PERSON|LOCATION|ORGANIZATION)$/

/** Sentences of a treebank as text: surface units joined by blanks except where the treebank says there is none. */
function* treebankSentences(path: string): Generator<CorpusSentence> {
  let text = ''
  let skipTo = 0
  for (const line of gzipLines(path)) {
    if (line === '') {
      if (text.trim() !== '') yield { text: text.trim() }
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
  if (text.trim() !== '') yield { text: text.trim() }
}
