/** Reads the annotated corpora of the data folder as texts with spans, so that training and measuring see what the service sees: characters, not tokens. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ModelLicence } from '../../src/models/manifest.js'
import { dataFolder, readText } from '../lib/data.js'
import { bannerdTags, type CorpusKind, corpusTable } from './corpora-table.js'
import { blanksAfter } from './detokenise.js'
import { writtenLanguages, writtenTexts, writtenTypes } from './written.js'

export interface CorpusSpan {
  /** UTF-16 offset in the text. */
  readonly start: number
  /** Exclusive. */
  readonly end: number
  /** A type of the service, or one of the data's own (MISC, NORP, EVENT, HANDLE ...). */
  readonly type: string
}

export interface CorpusText {
  readonly text: string
  /** In order, never overlapping. */
  readonly spans: readonly CorpusSpan[]
  readonly document: string
  readonly genre?: string
}

export interface Corpus {
  /** `<language of the file>.<corpus>`, such as `eng.btc`, `nor.norne_nob`, `zho-hans.uner_gsdsimp`. */
  readonly name: string
  /** Language of the service: `nob` for `nor.norne_nob`, `zho` for `zho-hans...`. */
  readonly language: string
  /** Licence class by the folder, the strictest where a corpus lies in two. */
  readonly licence: ModelLicence
  /** Licence as the source states it. */
  readonly terms: string
  /** Types that are annotated: any other is absent from the corpus, not O. Spans of other types are still read. */
  readonly types: ReadonlySet<string>
  readonly kind: CorpusKind
}

export type Split = 'train' | 'dev'
export type Spacing = 'spaced' | 'detokenised'
export type Unit = 'sentence' | 'document'

const folders: readonly (readonly [string, ModelLicence])[] = [
  ['nc', 'non-commercial'],
  ['gpl', 'copyleft'],
  ['ner', 'permissive']
]
const languages: Readonly<Record<string, string>> = { 'nor.norne_nob': 'nob', 'nor.norne_nno': 'nno' }
const mainTypes = ['PERSON', 'LOCATION', 'ORGANIZATION']
/** Languages written without blanks between sentences. */
const unspaced: ReadonlySet<string> = new Set(['zho', 'jpn'])
const sentenceEnd = /[.!?…。！？।॥۔؟][”"'’»)\]」』]*$/u

function files(corpus: string, split: Split): string[] {
  return folders.map(([folder]) => join(dataFolder(), 'entities', folder, `${corpus}.${split}.conll.gz`)).filter((path) => existsSync(path))
}

/** Every corpus of the data folder, or those of one language of the service. Corpora may have a train part only. */
export function entityCorpora(language?: string): Corpus[] {
  return Object.entries(corpusTable)
    .map(([name, row]) => {
      const folder = folders.find(([path]) => ['train', 'dev'].some((split) => existsSync(join(dataFolder(), 'entities', path, `${name}.${split}.conll.gz`))))
      return {
        name,
        language: languages[name] ?? name.slice(0, 3),
        licence: folder?.[1] ?? 'permissive',
        terms: row.terms,
        types: new Set([...mainTypes.filter((type) => row.without?.includes(type) !== true), ...(row.more ?? [])]),
        kind: row.kind ?? 'main'
      }
    })
    .filter((corpus) => language === undefined || corpus.language === language)
}

/** The everyday texts written for this project in a language; they have no part in `entityCorpora`. */
export function writtenCorpus(language: string): Corpus {
  return { name: `${language}.written`, language, licence: 'permissive', terms: 'CC0 1.0 (own)', types: new Set(writtenTypes), kind: 'everyday' }
}

/** Those of every language that has some. */
export function writtenCorpora(): Corpus[] {
  return writtenLanguages().map(writtenCorpus)
}

/** Whether a corpus has that part. @throws Error when the data folder has neither part: nothing is trained or measured without a corpus of the table */
export function hasSplit(corpus: Corpus, split: Split): boolean {
  if (corpus.kind === 'everyday') return writtenTexts(corpus.language, split).length > 0
  if (files(corpus.name, 'train').length + files(corpus.name, 'dev').length === 0) throw new Error(`${corpus.name} is not in ${dataFolder()}: set GLOSSA_DATA`)
  return files(corpus.name, split).length > 0
}

/** Whether a part of a corpus records its spaces; both spacings are the same then. */
export function hasTrueSpacing(corpus: Corpus, split: Split): boolean {
  if (corpus.kind === 'everyday') return true
  return files(corpus.name, split).some((path) => /^# columns = .*spacing/mu.test(readText(path).slice(0, 1000)))
}

interface Sentence {
  readonly forms: string[]
  readonly tags: string[]
  /** True: a blank follows. Empty where the file does not say. */
  readonly blanks: boolean[]
}

interface Document {
  readonly id: string
  genre: string | undefined
  readonly sentences: Sentence[]
}

/** Documents of a file in the data folder's form (token, BIO tag, perhaps spacing; a line is a token if and only if it has a tab). */
export function parseDocuments(content: string): Document[] {
  const documents: Document[] = []
  let sentence: Sentence | undefined
  for (const line of content.split('\n')) {
    if (line.includes('\t')) {
      const [form = '', tag = 'O', spacing] = line.split('\t')
      if (documents.length === 0) documents.push({ id: '', genre: undefined, sentences: [] })
      if (sentence === undefined) {
        sentence = { forms: [], tags: [], blanks: [] }
        documents.at(-1)!.sentences.push(sentence)
      }
      sentence.forms.push(form)
      sentence.tags.push(tag)
      if (spacing !== undefined) sentence.blanks.push(spacing === '_')
    } else if (line === '') sentence = undefined
    else if (line.startsWith('# doc = ')) {
      documents.push({ id: line.slice(8), genre: undefined, sentences: [] })
      sentence = undefined
    } else if (line.startsWith('# genre = ') && documents.length > 0) documents.at(-1)!.genre = line.slice(10)
  }
  return documents
}

/** The Broad Twitter Corpus marks `@` and the name after it apart, the name mostly as a person; here they are one HANDLE. */
function joinHandles({ forms, tags }: Sentence): string[] {
  const joined = [...tags]
  for (let index = 1; index < forms.length; index++) {
    if (forms[index - 1] !== '@' || (tags[index - 1] !== 'B-HANDLE' && tags[index] !== 'B-PERSON' && tags[index] !== 'B-ORGANIZATION')) continue
    joined[index - 1] = 'B-HANDLE'
    joined[index] = 'I-HANDLE'
  }
  return joined
}

/** Appends sentences to one text. */
class TextBuilder {
  text = ''
  readonly spans: CorpusSpan[] = []
  readonly #language: string
  readonly #spacing: Spacing

  constructor(language: string, spacing: Spacing) {
    this.#language = language
    this.#spacing = spacing
  }

  add({ forms, tags, blanks }: Sentence): void {
    if (this.text !== '') this.text += !sentenceEnd.test(this.text) ? '\n' : unspaced.has(this.#language) ? '' : ' '
    const known = blanks.length === forms.length
    const after = known ? blanks : this.#spacing === 'spaced' ? forms.map(() => true) : blanksAfter(forms, this.#language)
    let open: string | undefined
    let start = 0
    let end = 0
    const close = () => {
      if (open !== undefined) this.spans.push({ start, end, type: bannerdTags[open] ?? open })
      open = undefined
    }
    for (const [index, form] of forms.entries()) {
      const tag = tags[index]!
      if (!tag.startsWith('I-') || tag.slice(2) !== open) close()
      if (tag.startsWith('B-')) {
        open = tag.slice(2)
        start = this.text.length
      }
      this.text += form
      end = this.text.length
      if (after[index] === true && index + 1 < forms.length) this.text += ' '
    }
    close()
  }
}

/** Texts of parsed documents: one per document or one per sentence. */
export function documentTexts(documents: readonly Document[], language: string, spacing: Spacing, unit: Unit): CorpusText[] {
  const texts: CorpusText[] = []
  for (const { id, genre, sentences } of documents) {
    const groups = unit === 'document' ? [sentences] : sentences.map((sentence) => [sentence])
    for (const group of groups) {
      const builder = new TextBuilder(language, spacing)
      for (const sentence of group) builder.add(sentence)
      if (builder.text !== '') texts.push({ text: builder.text, spans: builder.spans, document: id, ...(genre !== undefined && { genre }) })
    }
  }
  return texts
}

/**
 * A part of a corpus as texts with spans.
 * Files with a spacing column are joined as they say; others by single blanks (`spaced`) or by the rules of typography (`detokenised`).
 * Texts written for this project are whole texts as they stand.
 * The sentences of a document are joined by a blank after a full stop and by a new line otherwise. Empty where the corpus has no such part.
 */
export function readCorpus(corpus: Corpus, split: Split, spacing: Spacing, unit: Unit): CorpusText[] {
  if (corpus.kind === 'everyday') return writtenTexts(corpus.language, split)
  return files(corpus.name, split).flatMap((path) => {
    const documents = parseDocuments(readText(path))
    if (!corpus.types.has('HANDLE')) return documentTexts(documents, corpus.language, spacing, unit)
    const joined = documents.map((document) => ({
      ...document,
      sentences: document.sentences.map((sentence) => ({ ...sentence, tags: joinHandles(sentence) }))
    }))
    return documentTexts(joined, corpus.language, spacing, unit)
  })
}
