/** Scores what the patterns find against cases and corpora. */
import { createHash } from 'node:crypto'
import { redact } from '../../../src/entities/pipeline/redactor.js'
import type { Mention } from '../../../src/entities/types.js'
import { type Family, familyOf, type PatternCase } from './cases.js'

export interface PatternFigures {
  /** Expected expressions. */
  expected: number
  /** Expected expressions returned with exactly their span and a type of their family. */
  exact: number
  /** Expected expressions with a mention of their family on part of them. */
  touched: number
  /** Expected expressions of which one mention of their family, as a caller gets them, covers at least half. */
  half: number
  /** The same, in the half of the cases that nobody looks at, and how many expressions that half expects. */
  unseenHalf: number
  unseen: number
  /** Those two without what is no expression of the API: relative ordinals, and numbers inside a found date, amount or identifier. */
  ownHalf: number
  own: number
  /** Returned mentions of the family that are no expected expression. */
  spurious: number
  /** Cases in which nothing is to be found. */
  empty: number
  /** Of those, cases in which something of the family was found. */
  wrong: number
}

export function noFigures(): PatternFigures {
  return { expected: 0, exact: 0, touched: 0, half: 0, unseenHalf: 0, unseen: 0, ownHalf: 0, own: 0, spurious: 0, empty: 0, wrong: 0 }
}

export function addFigures(sum: PatternFigures, more: PatternFigures): void {
  sum.expected += more.expected
  sum.exact += more.exact
  sum.touched += more.touched
  sum.half += more.half
  sum.unseenHalf += more.unseenHalf
  sum.unseen += more.unseen
  sum.ownHalf += more.ownHalf
  sum.own += more.own
  sum.spurious += more.spurious
  sum.empty += more.empty
  sum.wrong += more.wrong
}

type Place = Pick<Mention, 'start' | 'end' | 'type'>

function ofFamily(mentions: readonly Place[], family: Family): Place[] {
  return mentions.filter(({ type }) => familyOf(type) === family)
}

type Span = readonly [start: number, end: number]
type ScoredCase = Pick<PatternCase, 'family' | 'spans' | 'relative'> & Partial<Pick<PatternCase, 'language' | 'text'>>

/** Whether a case is of the half, by hash of language and text, that is counted only: nobody looks at it, so that nobody works towards it. */
export function isUnseen({ language = '', text = '' }: Partial<Pick<PatternCase, 'language' | 'text'>>): boolean {
  return createHash('sha256').update(`${language}\n${text}`).digest()[0]! % 2 === 1
}

/** Strict: a span counts when a mention has exactly its offsets and a type of its family; a number inside a found date is not a found number. */
export function scoreCase(one: ScoredCase, mentions: readonly Mention[]): PatternFigures {
  const { family, spans } = one
  const found = ofFamily(mentions, family)
  const length = mentions.reduce((longest, { end }) => Math.max(longest, end), 0)
  const given = redact(mentions, length)
  const isHalf = ([from, to]: Span) => ofFamily(given, family).some(({ start, end }) => 2 * (Math.min(end, to) - Math.max(start, from)) >= to - from)
  const isOwn = ([from, to]: Span) =>
    !one.relative?.some(([start, end]) => start === from && end === to) &&
    (family !== 'number' || !given.some(({ start, end, type }) => familyOf(type) !== 'number' && start <= from && end >= to))
  const counted = isUnseen(one) ? spans : []
  const own = counted.filter(isOwn)
  const isExpected = ({ start, end }: Place) => spans.some((span) => span[0] === start && span[1] === end)
  return {
    expected: spans.length,
    exact: spans.filter((span) => found.some(({ start, end }) => start === span[0] && end === span[1])).length,
    touched: spans.filter((span) => found.some(({ start, end }) => start < span[1] && end > span[0])).length,
    half: spans.filter(isHalf).length,
    unseenHalf: counted.filter(isHalf).length,
    unseen: counted.length,
    ownHalf: own.filter(isHalf).length,
    own: own.length,
    spurious: found.filter((mention) => !isExpected(mention)).length,
    empty: spans.length === 0 ? 1 : 0,
    wrong: spans.length === 0 && found.length > 0 ? 1 : 0
  }
}

/** Figures by language or corpus, then by model, dimension or family. */
export type FigureTable = Record<string, Record<string, PatternFigures>>

/** The figures of a place in a table, made when they are not there yet. */
export function figuresAt(table: FigureTable, row: string, group: string): PatternFigures {
  const groups = table[row] ?? {}
  table[row] = groups
  const figures = groups[group] ?? noFigures()
  groups[group] = figures
  return figures
}
