/**
 * Unlabelled text for the silver text of the statistical taggers (label-silver.ts).
 * Sources in turn: news, encyclopedia and mixed sentences of the language data, training parts of the treebanks, linking documents, the other genres.
 * `eng-social` takes posts.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder, readText } from '../../lib/data.js'
import { readTreebanks } from '../../lib/treebanks.js'

/** Tokens wanted; more where the corpora are small, noisy or missing. */
const USUAL = 180_000
const MORE = 250_000
const wide = new Set('eng fra ara rus deu swe dan slk srp tha zho lav tel tam urd heb slv ukr spa ita nld cat lit vie msa'.split(' '))
const share: Readonly<Record<string, number>> = {
  news: 1,
  wiki: 0.4,
  literature: 1,
  web: 0.4,
  spoken: 0.1,
  mixed: 0.2,
  social: 0.3,
  health: 0.1,
  conversational: 0.1,
  legal: 0.3
}
const scripts: Readonly<Record<string, string>> = { ara: 'Arab', fas: 'Arab', urd: 'Arab', hin: 'Deva' }
const linking = ['oke2016', 'wiki_fair', 'rss500', 'rubq', 'nc/wikidata_disamb']

/** Treebanks whose text the entity corpora annotate by hand. */
const annotated =
  /^(eng-ewt|eng-gum|zho-gsd|dan-ddt|por-bosque|hrv-set|srp-set|slk-snk-|swe-talbanken|jpn-gsd|lav-lvtb|hun-nerkor|fin-tdt|nob-bokmaal|nno-nynorsk-|heb-htb|heb-iahltwiki|heb-iahltknesset)/u

export interface Passage {
  readonly text: string
  readonly source: string
}

/** Lines of a text file of the inputs. */
export const lines = (path: string): string[] => readText(path).split('\n')

/** A text without blanks and case, as sentences are compared. */
export const folded = (text: string): string => text.replace(/\s+/gu, '').toLowerCase()

/** Sentences of the validation files of a language's entity corpora, `folded`. */
export function validation(language: string): Set<string> {
  const found = new Set<string>()
  const prefix = language === 'nob' || language === 'nno' ? 'nor' : language
  for (const folder of ['ner', 'nc', 'gpl']) {
    const root = join(dataFolder(), 'entities', folder)
    for (const name of readdirSync(root).filter((file) => file.startsWith(prefix) && file.endsWith('.dev.conll.gz'))) {
      let sentence = ''
      for (const line of lines(join(root, name))) {
        if (line.includes('\t')) sentence += line.slice(0, line.indexOf('\t'))
        else if (line === '') {
          found.add(folded(sentence))
          sentence = ''
        }
      }
    }
  }
  return found
}

/** Sentences of the language data by genre, each genre in an even sample of its share. */
function sentences(language: string, wanted: number): Passage[] {
  const file = language === 'nob' || language === 'nno' ? 'nor' : language
  const genres = new Map<string, Passage[]>()
  for (const line of lines(join(dataFolder(), 'language', 'sentences', `${file}.tsv.gz`)).slice(1)) {
    const [, script = '', variety = '', genre = '', source = '', text = ''] = line.split('\t')
    if (source.startsWith('ud-') || source.includes('+') || text.length < 20 || text.length > 500) continue
    if (file === 'nor' && variety !== language) continue
    if (/^(romanized|translit|arabizi|yue)/u.test(variety) || (language === 'zho' && script === 'Latn')) continue
    if (scripts[language] !== undefined && script !== scripts[language]) continue
    const rows = genres.get(genre)
    if (rows === undefined) genres.set(genre, [{ text, source }])
    else rows.push({ text, source })
  }
  const found: Passage[] = []
  for (const [genre, part] of Object.entries(share)) {
    const rows = genres.get(genre) ?? []
    const count = Math.min(rows.length, Math.ceil((part * wanted) / 20))
    for (let at = 0; at < count; at++) found.push(rows[Math.floor((at * rows.length) / count)]!)
  }
  return found
}

function treebankText(language: string): Passage[] {
  return readTreebanks(language)
    .filter((treebank) => treebank.kind !== 'dev' && !annotated.test(treebank.name))
    .flatMap((treebank) =>
      treebank.sentences.map((units) => ({
        text: units
          .map((unit) => unit.form + (unit.spaceAfter ? ' ' : ''))
          .join('')
          .trim(),
        source: treebank.name
      }))
    )
}

function linkingText(language: string): Passage[] {
  return linking.flatMap((name) =>
    lines(join(dataFolder(), 'kb', 'linking', `${name}.jsonl.gz`))
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as { lang: string; text: string })
      .filter((row) => row.lang === language)
      .slice(0, 2500)
      .map((row) => ({ text: row.text, source: name }))
  )
}

/** English posts: titles and bodies of the forum posts, and posts of the linking documents. */
function posts(): Passage[] {
  const rows = lines(join(dataFolder(), 'categories', 'reddit_posts.jsonl.gz')).filter((line) => line !== '')
  const found: Passage[] = lines(join(dataFolder(), 'kb', 'linking', 'tweeki.jsonl.gz'))
    .filter((line) => line !== '')
    .map((line) => ({ text: (JSON.parse(line) as { text: string }).text, source: 'tweeki' }))
  const headlines = lines(join(dataFolder(), 'categories', 'reddit_headlines.jsonl.gz')).filter((line) => line !== '')
  for (let at = 0; at < headlines.length; at += 2) found.push({ text: (JSON.parse(headlines[at]!) as { text: string }).text, source: 'headlines' })
  for (let at = 0; at < rows.length; at += 12) {
    const row = JSON.parse(rows[at]!) as { title: string; text: string }
    found.push({ text: row.title, source: 'posts' }, { text: row.text.slice(0, 400), source: 'posts' })
  }
  return found
}

/** Tokens of silver text wanted of a language (`most`, where given), and more passages than hold them where there is so much text. */
export function silverPassages(language: string, most?: number): { wanted: number; passages: Passage[] } {
  const wanted = most ?? (wide.has(language.slice(0, 3)) ? MORE : USUAL)
  return { wanted, passages: passages(language, wanted) }
}

function passages(language: string, wanted: number): Passage[] {
  if (language === 'eng-social') return posts()
  const plain = sentences(language, wanted)
  const news = plain.filter((row) => row.source === 'ntrex-128')
  const rest = plain.filter((row) => row.source !== 'ntrex-128')
  const trees = treebankText(language)
  const stride = Math.max(1, Math.floor(trees.length / (wanted / 40)))
  return [
    ...news,
    ...trees.filter((_row, index) => index % stride === 0),
    ...linkingText(language),
    ...rest,
    ...trees.filter((_row, index) => index % stride !== 0)
  ]
}
