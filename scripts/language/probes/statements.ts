/** Texts written for this evaluation (`../statements`): short lines, documents in several languages, program text and what looks like it. */
import { join } from 'node:path'
import { readLines, readTable } from '../../lib/data.js'
import { textHash } from '../data/rows.js'
import type { Probe } from './probe.js'

/** Texts to tune with, and texts that are looked at only when all is done. */
export type Half = 'seen' | 'unseen'

const path = (name: string): string => join(import.meta.dirname, '../statements', name)

export function isInHalf(text: string, half: Half): boolean {
  return (textHash(text) % 2 === 0) === (half === 'seen')
}

/** A text with its language, or `xxx`, and what is hard about it. */
export interface Statement extends Probe {
  readonly kind: string
}

/** Short lines of one half. */
export function ownLines(half: Half): Statement[] {
  return readTable(path('lines.tsv'))
    .map(([language = '', kind = '', text = '']) => ({ language, kind, text, script: scriptOf(text) }))
    .filter(({ text }) => isInHalf(text, half))
}

/** Program text, data and signs (`xxx`), and texts in a language that look like them, of one half. */
export function codeTexts(half: Half): Statement[] {
  return readLines(path('code.jsonl'))
    .map((line) => JSON.parse(line) as Omit<Statement, 'script'>)
    .filter(({ text }) => isInHalf(text, half))
    .map((statement) => ({ ...statement, script: scriptOf(statement.text) }))
}

/** A text in several languages; offsets in UTF-16 code units. */
export interface MixedText {
  readonly text: string
  readonly regions: readonly { readonly start: number; readonly end: number; readonly language: string }[]
}

/** Documents in one to four languages of one half. @throws Error when a part does not stand in its document */
export function mixedDocuments(half: Half): MixedText[] {
  return readLines(path('mixed.jsonl'))
    .map((line) => JSON.parse(line) as { text: string; parts: { language: string; text: string }[] })
    .filter(({ text }) => isInHalf(text, half))
    .map(({ text, parts }) => {
      let from = 0
      const regions = parts.map((part) => {
        const start = text.indexOf(part.text, from)
        if (start < 0) throw new Error(`not in its document: ${part.text}`)
        from = start + part.text.length
        return { start, end: from, language: part.language }
      })
      return { text, regions }
    })
}

/** `Latn` for text with more Latin letters than others. */
function scriptOf(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? []
  return 2 * letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length > letters.length ? 'Latn' : 'Zyyy'
}
