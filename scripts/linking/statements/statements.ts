/**
 * Statements about linking that were written by hand, without sight of the linker: which entity a mention of a short text is, or that it is none. They stand
 * in `tables/`, one file a kind; the README of this folder says in which form.
 */
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Half, isInHalf } from '../../language/probes/statements.js'
import { readTable } from '../../lib/data.js'

/** What must hold of a mention: it is one of the entities, it is not linked at all, or it is not this entity. */
export type Expected = { readonly is: 'linked'; readonly ids: readonly string[] } | { readonly is: 'unlinked' } | { readonly is: 'other'; readonly id: string }

/** A mention with what must hold of it; offsets in UTF-16 code units, end exclusive. */
export interface Statement {
  readonly start: number
  readonly end: number
  readonly expected: Expected
}

/** A text as it is sent, with its statements in text order. */
export interface StatedText {
  /** Name of the table. */
  readonly kind: string
  /** ISO 639-3. */
  readonly language: string
  readonly text: string
  readonly statements: readonly Statement[]
}

const folder = join(import.meta.dirname, 'tables')

/** All texts of one half; texts of equal letters are in the same half. @throws Error for a line that is no statement */
export function statedTexts(half: Half): StatedText[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) => readTable(join(folder, name)).map(([language = '', marked = '']) => statedText(basename(name, '.tsv'), language, marked)))
    .filter(({ text }) => isInHalf(text, half))
}

/** Reads a line: `[[mention|expected]]` is a mention, `⏎` with a blank on either side a line break. @throws Error when nothing is marked, or not in this form */
export function statedText(kind: string, language: string, marked: string): StatedText {
  const statements: Statement[] = []
  let text = ''
  const [first = '', ...parts] = marked.replaceAll(' ⏎ ', '\n').split('[[')
  text += first
  for (const part of parts) {
    const bar = part.indexOf('|')
    const close = part.indexOf(']]', bar)
    if (bar < 1 || close < 0) throw new Error(`no mention in ${kind}: ${marked}`)
    const start = text.length
    text += part.slice(0, bar)
    statements.push({ start, end: text.length, expected: expectedOf(part.slice(bar + 1, close)) })
    text += part.slice(close + 2)
  }
  if (statements.length === 0) throw new Error(`nothing marked in ${kind}: ${marked}`)
  return { kind, language, text, statements }
}

/** `T`, `!Q1`, `Q1` or `Q1,Q2`. */
function expectedOf(mark: string): Expected {
  if (mark === 'T') return { is: 'unlinked' }
  if (/^!Q\d+$/.test(mark)) return { is: 'other', id: mark.slice(1) }
  if (/^Q\d+(,Q\d+)*$/.test(mark)) return { is: 'linked', ids: mark.split(',') }
  throw new Error(`neither T nor ids: ${mark}`)
}
