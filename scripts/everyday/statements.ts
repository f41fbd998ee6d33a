/**
 * Statements about everyday documents (headlines, invoices, mails, tables, posts) that were written by hand before anybody looked at what is answered: what a
 * native reader would sign. They stand in `statements/`, one JSON object a line; the README of this folder says in which form.
 */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readLines } from '../lib/data.js'

/** Kinds of statements by the endpoint that is asked. */
export const kindsOf = {
  entities: ['types', 'chains', 'lines', 'capitals', 'weak', 'amounts', 'dates'],
  morphology: ['words'],
  categories: ['categories']
} as const

export type Asked = keyof typeof kindsOf
export type Kind = (typeof kindsOf)[Asked][number]

/** All mentions that read so, or the one at the nth place (from 1) where the text has it. */
export type Place = string | { readonly mention: string; readonly nth: number }

/** A mention of this very text and type; with `count` exactly so many in the document. */
export interface Has {
  readonly has: { readonly mention: string; readonly type: string; readonly count?: number }
}

/** No mention overlaps this text wherever it stands; with `type` none of that type. */
export interface Not {
  readonly not: { readonly mention: string; readonly type?: string }
}

/** Both are found, and all their mentions are of one entity. */
export interface Same {
  readonly same: readonly [Place, Place]
}

/** Both are found, and no entity has mentions of both. */
export interface Different {
  readonly different: readonly [Place, Place]
}

export type EntityCheck = Has | Not | Same | Different

/** The nth token (from 1) of this text has all that is said of it; of several readings the first counts. */
export interface TokenCheck {
  readonly token: string
  readonly nth?: number
  readonly lemma?: string
  readonly tag?: string
  readonly reading?: string
  readonly compound?: readonly string[]
}

/** The first category, the number of categories, or that there is none. */
export type CategoryCheck = { readonly top: string } | { readonly categories: number } | { readonly none: true }

interface Stated<A extends Asked, Check> {
  readonly asked: A
  readonly kind: Kind
  /** A code that the endpoint accepts: ISO 639-3, or `uen`. */
  readonly language: string
  readonly text: string
  /** Options of the request. */
  readonly options: Readonly<Record<string, unknown>>
  readonly check: Check
  /** Whether it is only counted: nobody looks at it, so that nobody works towards it. */
  readonly unread: boolean
}

export type EntityStatement = Stated<'entities', EntityCheck>
export type TokenStatement = Stated<'morphology', TokenCheck>
export type CategoryStatement = Stated<'categories', CategoryCheck>
export type Statement = EntityStatement | TokenStatement | CategoryStatement

const folder = join(import.meta.dirname, 'statements')
const common: ReadonlySet<string> = new Set(['kind', 'language', 'text', 'options'])

/** All statements, by file and line. @throws Error for a line that is no statement, and for one that is there twice */
export function everydayStatements(): Statement[] {
  const seen = new Set<string>()
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ndjson'))
    .sort()
    .flatMap((name) => readLines(join(folder, name)))
    .map((line) => {
      const statement = statementOf(line)
      const { language, text, options, check } = statement
      const key = JSON.stringify([language, text, options, check])
      if (seen.has(key)) throw new Error(`stated twice: ${line}`)
      seen.add(key)
      return statement
    })
}

/** Reads a line. @throws Error when it is not in the form of its kind, or speaks of what is not in its text */
export function statementOf(line: string): Statement {
  const row = JSON.parse(line) as Record<string, unknown>
  const { kind, language, text, options = {} } = row
  if (typeof text !== 'string' || text === '' || typeof language !== 'string' || !isObject(options)) throw new Error(`no statement: ${line}`)
  const asked = (Object.keys(kindsOf) as Asked[]).find((one) => (kindsOf[one] as readonly unknown[]).includes(kind))
  if (asked === undefined) throw new Error(`unknown kind: ${line}`)
  const check = Object.fromEntries(Object.entries(row).filter(([name]) => !common.has(name)))
  if (!forms[asked](check, text)) throw new Error(`no check of ${kind}: ${line}`)
  const unread =
    createHash('sha256')
      .update(`${language}\n${text}\n${JSON.stringify(check)}`)
      .digest()[0]! %
      3 ===
    0
  // the cast: the form of the check was looked at
  return { asked, kind, language, text, options, check, unread } as unknown as Statement
}

/** The places where a text has a word or name, in UTF-16 units; where words are parted by blanks, not inside a longer word. */
export function placesOf(text: string, wanted: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  for (let start = text.indexOf(wanted); start >= 0; start = text.indexOf(wanted, start + 1)) {
    const end = start + wanted.length
    if (isBorder(text, start) && isBorder(text, end)) found.push({ start, end })
  }
  return found
}

const letter = /^[\p{L}\p{M}\p{N}]$/u
const blankless = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]$/u

/** Whether a word may end or begin at an offset. */
function isBorder(text: string, offset: number): boolean {
  const before = [...text.slice(Math.max(0, offset - 2), offset)].at(-1) ?? ''
  const after = String.fromCodePoint(text.codePointAt(offset) ?? 32)
  return !(letter.test(before) && letter.test(after)) || blankless.test(before) || blankless.test(after)
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0
const isOptional = (value: unknown, is: (value: unknown) => boolean): boolean => value === undefined || is(value)
const hasOnly = (row: Record<string, unknown>, names: readonly string[]): boolean => Object.keys(row).every((name) => names.includes(name))

function isPlace(place: unknown, text: string): boolean {
  if (isText(place)) return placesOf(text, place).length > 0
  return (
    isObject(place) &&
    hasOnly(place, ['mention', 'nth']) &&
    isText(place['mention']) &&
    isCount(place['nth']) &&
    place['nth'] <= placesOf(text, place['mention']).length
  )
}

function isEntityCheck(check: Record<string, unknown>, text: string): boolean {
  const [[name, said] = ['', undefined], ...others] = Object.entries(check)
  if (others.length > 0) return false
  if (name === 'same' || name === 'different') return Array.isArray(said) && said.length === 2 && said.every((place) => isPlace(place, text))
  if (!isObject(said) || !isPlace(said['mention'], text)) return false
  if (name === 'has') return hasOnly(said, ['mention', 'type', 'count']) && isText(said['type']) && isOptional(said['count'], isCount)
  return name === 'not' && hasOnly(said, ['mention', 'type']) && isOptional(said['type'], isText)
}

function isTokenCheck(check: Record<string, unknown>, text: string): boolean {
  const { token, nth, compound, ...said } = check
  if (!isText(token) || !text.includes(token) || !isOptional(nth, isCount)) return false
  if (compound === undefined && Object.keys(said).length === 0) return false
  return (
    hasOnly(said, ['lemma', 'tag', 'reading']) &&
    Object.values(said).every(isText) &&
    isOptional(compound, (parts) => Array.isArray(parts) && parts.every(isText))
  )
}

function isCategoryCheck(check: Record<string, unknown>): boolean {
  const [[name, said] = ['', undefined], ...others] = Object.entries(check)
  if (others.length > 0) return false
  return name === 'top' ? isText(said) : name === 'categories' ? isCount(said) : name === 'none' && said === true
}

const forms: Readonly<Record<Asked, (check: Record<string, unknown>, text: string) => boolean>> = {
  entities: isEntityCheck,
  morphology: isTokenCheck,
  categories: isCategoryCheck
}
