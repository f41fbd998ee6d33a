/**
 * Everyday texts with their names marked, written for this project (`written/<language>.txt`, CC0): what the corpora lack, which are news and encyclopedias: local news,
 * mails, invoices, sports, chats, reviews, notices, minutes, and texts without any name.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const folder = new URL('written/', import.meta.url)

/** One text in so many is for measuring only. */
const DEV = 6

/** A text with the places of its names, in UTF-16 units. */
export interface WrittenText {
  readonly text: string
  readonly spans: readonly { readonly start: number; readonly end: number; readonly type: string }[]
  /** What kind of text it is, a letter. */
  readonly genre: string
}

const typeOf: Readonly<Record<string, string>> = { P: 'PERSON', L: 'LOCATION', O: 'ORGANIZATION', R: 'PRODUCT' }

const MARKED = /\{([PLOR]):([^{}]*)\}/gu

/** Languages of the service that have such texts. */
export function writtenLanguages(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => name.slice(0, -4))
    .sort()
}

/** Types that are marked. */
export const writtenTypes: readonly string[] = Object.values(typeOf)

/**
 * Text and spans of a line `KIND|text`, in which names stand as `{P:Eva Lang}` and line breaks as `\n`, tabs as `\t`.
 * @throws Error where a brace is left over
 */
export function parseWritten(line: string): WrittenText {
  const bar = line.indexOf('|')
  const genre = line.slice(0, bar)
  const marked = line
    .slice(bar + 1)
    .replaceAll('\\n', '\n')
    .replaceAll('\\t', '\t')
    .trimEnd()
  const spans: WrittenText['spans'][number][] = []
  let text = ''
  let last = 0
  for (const found of marked.matchAll(MARKED)) {
    text += marked.slice(last, found.index)
    const start = text.length
    text += found[2]
    spans.push({ start, end: text.length, type: typeOf[found[1]!]! })
    last = found.index + found[0].length
  }
  text += marked.slice(last)
  if (!/^[A-Z]$/u.test(genre) || /[{}]/u.test(text)) throw new Error(`not a marked text: ${line}`)
  return { text, spans, genre }
}

/** The texts of one part of a language; none where nothing was written in it. @throws Error at a line that is not marked rightly */
export function writtenTexts(language: string, split: 'train' | 'dev'): (WrittenText & { readonly document: string })[] {
  const path = new URL(`${language}.txt`, folder)
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line, index) => ((index % DEV === DEV - 1) === (split === 'dev') ? [{ ...parseWritten(line), document: String(index) }] : []))
}
