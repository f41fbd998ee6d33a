/**
 * Persons in the order of registers, surname first: in lists (`Huber, Franz; Maier, Sabine`, one a line) and behind a role with a colon (`Protokoll: Weiss, Karin`). There
 * is no sentence for a model to go by: that a given name stands behind the comma tells, and that the others of the list are written alike. In the cells of a table
 * (`Weber, Anna⇥Bonn`) one is enough.
 */
import type { Span, TokenList } from '../../../core/spans.js'
import { nameParticlePattern } from '../../../core/words/name-particles.js'
import { personLists } from '../../../core/words/person-lists.js'
import { foldWord } from '../../chains/fold.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { type Mention, mentionWeight } from '../../types.js'
import { Cover } from '../cover.js'
import { byStart } from '../redactor.js'
import { linesOf } from '../text-lines.js'
import { tokenFrom } from '../token-places.js'
import { isListOfPersons } from './attendance.js'
import { isPersonField } from './fields.js'

/** So many in a row are a list. */
const LIST = 2
/** Longer lines are text. */
const MOST_LINE = 600
const MOST_ITEM = 64
const MOST_LABEL = 32
const REGISTERED = 0.9
/** Who writes the minutes is named behind the word for these. */
const minutes: ReadonlySet<string> = new Set(
  Object.values(personLists)
    .flatMap((words) => words.minutes?.split(' ') ?? [])
    .map(foldWord)
)
const border = /[;|\t]|\.[ \u00a0](?=\p{Lu}[^\n:;,.]{2,30}[:：])/gu
const labelled = /^[^\n:：;,.]{3,32}[:：][ \u00a0]*/u
const item = new RegExp(
  String.raw`^(?<before>(?:[-*•–\d.)]{1,3}[ \u00a0])?(?:\p{L}{1,5}\.(?:ssa)?[ \u00a0]){0,3})(?<name>(?<surname>(?:(?:${nameParticlePattern}|d[’'])[ \u00a0]){0,3}\p{Lu}[\p{L}\p{M}’'-]{1,30}(?:[ \u00a0]\p{Lu}[\p{L}\p{M}’'-]{1,30}){0,2}),[ \u00a0])(?<given>\p{Lu}[\p{L}\p{M}’'-]{1,30}(?:[ \u00a0](?:\p{Lu}\.|\p{Lu}[\p{L}\p{M}’'-]{1,30})){0,2})(?=[ \u00a0]*(?<behind>[,.]|$))`,
  'u'
)

interface Item extends Span {
  /** Whether its role tells that it is a person. */
  readonly isNamed: boolean
  /** Whether nothing stands behind the name. */
  readonly isWhole: boolean
  /** Whether a given name that is no place stands behind the comma, and no place before it. */
  readonly isSure: boolean
  /** Whether what stands before the comma is a city or an ordinary word rather than a surname. */
  readonly isThing: boolean
}

/** Mentions with such persons in place of what was found inside them. Linear. @param mentions in text order @param flags of the lists, by token (`Flag`) */
export function withRegistered(tokens: TokenList, mentions: readonly Mention[], language: EntityLanguage, flags: Uint32Array): Mention[] {
  if (!/,[ \u00a0]\p{Lu}/u.test(tokens.text)) return [...mentions]
  const found = registered(tokens, language, flags)
  if (found.length === 0) return [...mentions]
  const taken = new Cover(tokens.text.length, found)
  const persons = found.map(
    ({ start, end }): Mention => ({
      start,
      end,
      type: 'PERSON',
      source: 'gazetteer',
      subsource: 'registers',
      weight: mentionWeight.field,
      confidence: REGISTERED
    })
  )
  return [...mentions.filter((one) => !taken.overlaps(one)), ...persons].sort(byStart)
}

function registered(tokens: TokenList, language: EntityLanguage, flags: Uint32Array): Span[] {
  const found: Span[] = []
  let row: Item[] = []
  const close = () => {
    if (row.length >= LIST && row.filter(({ isSure }) => isSure).length * 2 >= row.length) found.push(...row.filter((one) => !isTold(one)))
    row = []
  }
  for (const { text: line, start: index } of linesOf(tokens.text)) {
    if (line.length > MOST_LINE) {
      close()
      continue
    }
    for (const { text, start } of partsOf(line, index)) {
      const label = labelled.exec(text)?.[0] ?? ''
      const isNamed = label !== '' && tellsPersons(tokens, start, label, language, flags)
      if (label !== '') close()
      const one = itemOf(tokens, flags, text.slice(label.length), start + label.length, isNamed)
      if (one?.isWhole === true) row.push(one)
      else close()
      if (one !== undefined && isTold(one)) found.push(one)
    }
  }
  close()
  const begun = new Set(found.map(({ start }) => start))
  return [...found, ...inColumns(tokens, flags).filter(({ start }) => !begun.has(start))]
}

const cellBorder = /[\t|]/u
/** Columns may be set apart by room alone. */
const room = /[ \u00a0]{2,}/gu

/** The persons in the columns of tables, whose other cells are something else. */
function inColumns(tokens: TokenList, flags: Uint32Array): Span[] {
  const found: Span[] = []
  let columns: (Item[] | undefined)[] = []
  const close = () => {
    for (const items of columns)
      if (items !== undefined && items.filter(({ isSure, isThing }) => isSure && !isThing).length * 2 >= items.length) found.push(...items)
    columns = []
  }
  for (const { start: from, text: line } of linesOf(tokens.text)) {
    const border = cellBorder.exec(line)?.[0] ?? (line.includes(';') ? ';' : '  ')
    const cells = line.length > MOST_LINE ? [] : border === '  ' ? line.trim().split(room) : line.split(border)
    // lists are written with a semicolon as well
    if (cells.length < 2 || (border === ';' && cells.every((cell) => cell.trim() === '' || cell.includes(',')))) {
      close()
      continue
    }
    let at = 0
    cells.forEach((cell, column) => {
      // cells stand in the order of the line
      at = line.indexOf(cell, at)
      const one = itemOf(tokens, flags, cell.trim(), from + at + cell.search(/\S|$/u), false)
      if (one?.isWhole === true) columns[column] = [...(columns[column] ?? []), one]
      at += cell.length
    })
  }
  close()
  return found
}

/** Whether an item is a person by itself. */
function isTold({ isNamed, isSure }: Item): boolean {
  return isNamed && isSure
}

function* partsOf(line: string, index: number): Generator<{ readonly text: string; readonly start: number }> {
  let from = 0
  for (const { 0: mark, index: at } of [...line.matchAll(border), { 0: '', index: line.length }]) {
    const part = line.slice(from, at)
    const blanks = part.search(/\S|$/u)
    if (blanks < part.length) yield { text: part.slice(blanks).trimEnd(), start: index + from + blanks }
    from = at + mark.length
  }
}

/** Whether a label is of one person: a field, an occupation or an office, the minutes. */
function tellsPersons(tokens: TokenList, start: number, label: string, language: EntityLanguage, flags: Uint32Array): boolean {
  const written = label.replace(/[:：\s]+$/u, '')
  if (written.length > MOST_LABEL) return false
  // in a list two names beside each other may be two persons
  if (isListOfPersons(written)) return false
  if (isPersonField(written, language) || minutes.has(foldWord(written))) return true
  for (let token = tokenFrom(tokens, start); token < tokens.count && tokens.starts[token]! < start + written.length; token++)
    if ((flags[token]! & (Flag.jobFirst | Flag.titleFirst)) !== 0) return true
  return false
}

function itemOf(tokens: TokenList, flags: Uint32Array, text: string, at: number, isNamed: boolean): Item | undefined {
  const groups = text.length > MOST_ITEM ? undefined : item.exec(text)?.groups
  if (groups === undefined) return undefined
  const { before, name, surname, given, behind } = groups as { before: string; name: string; surname: string; given: string; behind: string }
  const start = at + before.length
  const last = flags[tokenFrom(tokens, start + surname.length - 1)]!
  const first = flags[tokenFrom(tokens, start + name.length)]!
  // two given names, or two full ones, are two persons
  const head = flags[tokenFrom(tokens, start)]!
  if (/^\p{Lu}\S*[ \u00a0]\p{Lu}/u.test(surname) && (head & Flag.given) !== 0 && (/\S[ \u00a0]\S/u.test(given) || (head & Flag.surname) === 0)) return undefined
  const isSurname = (last & (Flag.given | Flag.surname)) !== Flag.given && (last & (Flag.major | Flag.surname)) !== Flag.major
  const isSure = isSurname && (first & (Flag.given | Flag.common | Flag.major)) === Flag.given
  const end = start + name.length + given.length
  // a whole name behind the comma is another one's
  const second = given.search(/[ \u00a0]/u) + 1
  if (second > 0 && (flags[tokenFrom(tokens, start + name.length + second)]! & (Flag.given | Flag.surname)) === Flag.surname) return undefined
  // behind a person's name a place may stand, behind the second of several names another name
  const next = flags[tokenFrom(tokens, end + 2)]!
  const isBeforePlace = behind !== ',' || ((next & Flag.placeFirst) !== 0 && (next & (Flag.given | Flag.major)) !== Flag.given)
  // an item with its mark, alone
  const isListed = /^[-*•–]/u.test(before) && (/^\p{Ll}/u.test(surname) || (last & (Flag.surname | Flag.common)) === Flag.surname)
  const isWhole = behind === '' || (behind === '.' && end + 1 >= at + text.length)
  const isThing = (last & Flag.major) !== 0 || (last & (Flag.common | Flag.surname)) === Flag.common
  return { start, end, isThing, isNamed: (isNamed && isBeforePlace) || (isListed && isWhole), isWhole, isSure }
}

/** `Иванова О. В.` */
const initialled = /^(?=\p{Script=Cyrillic})\p{Lu}[\p{Ll}-]{2,30}[ \u00a0]\p{Lu}\.?$/u
const secondInitial = /^\.?[ \u00a0]?\p{Lu}\.(?!\p{L})/u

/** A given name and the first letter of a surname (`Милоша Т. (1991)`), and what shows that the point behind it ends no sentence. */
const shortened = /^\p{Lu}\p{Ll}{1,30}[ \u00a0]\p{Lu}$/u
const pointInside = /^\.(?=,|[ \u00a0](?:\p{Ll}|\(|\d))/u

/** A person with the second of the initials behind the surname, or the point behind the only one, which ends a sentence for a model. */
export function withInitials(mention: Mention, text: string): Mention {
  if (mention.type !== 'PERSON') return mention
  if (shortened.test(text.slice(mention.start, mention.end)) && pointInside.test(text.slice(mention.end, mention.end + 3)))
    return { ...mention, end: mention.end + 1 }
  if (!initialled.test(text.slice(mention.start, mention.end))) return mention
  const rest = secondInitial.exec(text.slice(mention.end, mention.end + 5))
  return rest === null ? mention : { ...mention, end: mention.end + rest[0].length }
}
