/** Lists of persons behind a word that says so (`Anwesend: Hollmann, Brückner`, a column of players below `Convocados:`), and who is quoted in a headline (`Wiśniewska: nie będę kandydować`). */
import type { TokenList } from '../../../core/spans.js'
import { andPattern } from '../../../core/words/and-words.js'
import { nameParticlePattern } from '../../../core/words/name-particles.js'
import { personLists } from '../../../core/words/person-lists.js'
import { foldWord } from '../../chains/fold.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { type Mention, ruleMention } from '../../types.js'
import { hasLegalForm } from '../companies/legal-forms.js'
import { byStart } from '../redactor.js'
import { tokenFrom } from '../token-places.js'
import { isFieldName } from './fields.js'
import { isLabelWord } from './label-words.js'
import { withoutEnd } from './trimmed.js'

/** Of all languages, since hardly one is another word elsewhere. */
const lists: ReadonlySet<string> = new Set(
  Object.values(personLists)
    .flatMap(({ attendance, others }) => [attendance, others])
    .flatMap((labels) => labels?.split('|') ?? [])
    .map(foldWord)
)

/** Whether lists of persons are called so. */
export function isListOfPersons(label: string): boolean {
  return lists.has(foldWord(label))
}

const MOST_LABEL = 32
/** Letters of one or two names between commas. */
const MOST_LETTERS = 80
/** Words of a person's name in a list. */
const MOST_WORDS = 4
/** Lines below a label that are looked at. */
const MOST_LINES = 40
/** One item of so many is a name by the lists. */
const NAMED_SHARE = 3
/** A model that is surer than this of another type is believed. */
const SURE = 0.85
const LISTED = 0.8
const label = /^[ \t>*•-]{0,4}([^:：\n]{3,32}?)[ \u00a0]?[:：][ \u00a0\t]*/u
const name = new RegExp(
  String.raw`^(?:\p{Lu}\.[ \u00a0-]?){0,3}(?:(?:${nameParticlePattern}|d[’'])[ \u00a0]?){0,2}\p{Lu}[\p{L}\p{M}’'-]*(?:[ \u00a0]\p{Lu}[\p{L}\p{M}’'.-]*|[ \u00a0](?:${nameParticlePattern})(?=[ \u00a0])){0,3}$`,
  'u'
)
/** In scripts without capitals. */
const uncasedName = /^(?![\p{Lu}\p{Ll}])\p{L}[\p{L}\p{M}.·]*(?:[ \u00a0](?![\p{Lu}\p{Ll}])\p{L}[\p{L}\p{M}.]*){0,3}$/u
const parts = /[^,;/、，،]+/gu
const between = new RegExp(`[ \\u00a0](?:${andPattern}|in)[ \\u00a0](?=\\p{Lu})`, 'u')
const conjunction = new RegExp(`^(?:${andPattern}|in)[ \\u00a0]`, 'u')
const trailing = /[\s.]/u

/** Who says what follows the colon: small letters or a quotation. */
const quoted = /^(\p{Lu}\p{Ll}[\p{L}\p{M}’'-]{2,24})[ \u00a0]?: (?:[«„“"'‘][\p{L}¿¡]|\p{Ll}+ \p{Ll}+ )/u

/**
 * Names with those of such lists and headlines. What a model found stays, but for the type of a whole item that it is not sure of. Linear.
 * @param flags of the lists, by token (`Flag`)
 */
export function withAttendance(tokens: TokenList, names: readonly Mention[], language: EntityLanguage, flags: Uint32Array): Mention[] {
  const { text } = tokens
  if (!text.includes(':') && !text.includes('：')) return [...names]
  const items: Item[] = []
  /** Those of lists in which most have a given name and a surname. */
  const full = new Set<number>()
  if (mayHaveLabel(text)) {
    for (const list of itemsOf(text)) {
      if (!isOfPersons(tokens, flags, list)) continue
      const whole = list.filter(({ start, end }) => isFullName(tokens, flags, start, end))
      if (whole.length * 2 > list.length) for (const { start } of whole) full.add(start)
      items.push(...list.filter(({ start, end }) => full.has(start) || isPerson(tokens, flags, start, end)))
    }
  }
  const speaker = speakerOf(tokens, language, flags)
  if (speaker !== undefined) items.push(speaker)
  if (items.length === 0) return [...names]
  const kept = [...names].sort(byStart)
  const found: Mention[] = []
  let next = 0
  for (const { start, end } of items.sort((left, right) => left.start - right.start)) {
    while (next < kept.length && kept[next]!.end <= start) next++
    const other = kept[next]
    if (other === undefined || other.start >= end) found.push(ruleMention(start, end, 'PERSON', 'attendance', LISTED))
    else if (full.has(start) && other.start >= start) {
      // places are given names as well (`VICTORIA PARK, AUSTIN REID`), and nothing but persons stands in such a list
      let last = next
      while (last + 1 < kept.length && kept[last + 1]!.start < end) last++
      if (kept[last]!.end <= end && kept.slice(next, last + 1).every(({ source }) => source !== 'gazetteer'))
        kept.splice(next, last - next + 1, ruleMention(start, end, 'PERSON', 'attendance', LISTED))
    } else if (other.start === start && other.end === end && other.type !== 'PERSON' && (other.confidence ?? 1) < SURE)
      kept[next] = { ...other, type: 'PERSON' }
  }
  return [...kept, ...found].sort(byStart)
}

interface Item {
  readonly start: number
  readonly end: number
}

/** Marks before a label, the longest one, a blank and the colon, in UTF-16 units. */
const LABEL_REACH = 4 + 2 * MOST_LABEL + 2

/** Whether a colon stands near the beginning of a line; false only where no line begins with a label. */
function mayHaveLabel(text: string): boolean {
  for (let colon = nextColon(text, 0); colon >= 0; colon = nextColon(text, colon + 1)) {
    let from = colon
    while (from > 0 && colon - from < LABEL_REACH && !'\n\r'.includes(text[from - 1]!)) from--
    if (from === 0 || '\n\r'.includes(text[from - 1]!)) return true
  }
  return false
}

function nextColon(text: string, from: number): number {
  for (let at = from; at < text.length; at++) if (text.charCodeAt(at) === 58 || text.charCodeAt(at) === 0xff1a) return at
  return -1
}

/** The items of each list behind such a word, on its line or on those below. */
function* itemsOf(text: string): Generator<Item[]> {
  let below = 0
  let list: Item[] = []
  for (const { 0: line, index } of text.matchAll(/[^\n\r]+|\n[ \t]*\r?\n/gu)) {
    const head = line.startsWith('\n') ? null : label.exec(line)
    if (head !== null || line.startsWith('\n')) {
      yield list
      list = []
      below = 0
    }
    const isList = head !== null && head[1]!.length <= MOST_LABEL && isListOfPersons(head[1]!.trim())
    if (isList && head[0].length >= line.trimEnd().length) below = MOST_LINES
    else if (isList) yield itemsIn(line, index, head[0].length)
    else if (below-- > 0) list.push(...itemsIn(line, index, /^[ \t>*•\d.)-]*/u.exec(line)![0].length))
  }
  yield list
}

/** Whether a list is one of persons: some items have a word that is a name and nothing else, and no more of them are ordinary words (`Present: Simple, Perfect`). */
function isOfPersons(tokens: TokenList, flags: Uint32Array, list: readonly Item[]): boolean {
  let named = 0
  let ordinary = 0
  for (const { start, end } of list) {
    const last = tokenFrom(tokens, end - 1)
    let isNamed = false
    let isOrdinary = false
    for (let token = tokenFrom(tokens, start); token <= last; token++) {
      if ((flags[token]! & Flag.common) !== 0) isOrdinary = true
      else if ((flags[token]! & (Flag.given | Flag.surname)) !== 0) isNamed = true
    }
    if (isNamed) named++
    else if (isOrdinary) ordinary++
  }
  return named > 0 && named >= ordinary && named * NAMED_SHARE >= list.length
}

/** The parts of a line that are set off by commas; none where one of them is no name. */
function itemsIn(line: string, at: number, from: number): Item[] {
  const found: Item[] = []
  for (const { 0: part, index } of line.slice(from).matchAll(parts)) {
    const begin = part.search(/\S/u)
    if (begin < 0) continue
    const linked = conjunction.exec(part.slice(begin))?.[0].length ?? 0
    const start = begin + linked
    const item = withoutEnd(part.slice(start), trailing)
    if (item.length > MOST_LETTERS) return []
    const two = between.exec(item)
    const names =
      two === null
        ? [[0, item.length] as const]
        : ([
            [0, two.index],
            [two.index + two[0].length, item.length]
          ] as const)
    for (const [first, last] of names) {
      const one = item.slice(first, last)
      if (!(name.test(one) || uncasedName.test(one)) || one.split(/[ \u00a0]/u).length > MOST_WORDS || hasLegalForm(one)) return []
      found.push({ start: at + from + index + start + first, end: at + from + index + start + last })
    }
  }
  return found
}

function isPerson(tokens: TokenList, flags: Uint32Array, start: number, end: number): boolean {
  const first = tokenFrom(tokens, start)
  const last = tokenFrom(tokens, end - 1)
  const own = flags[first]! | flags[last]!
  const personal = Flag.given | Flag.surname
  // countries and companies take part, too
  if ((own & personal) === 0 && (own & (Flag.placeFirst | Flag.organisationFirst | Flag.major | Flag.nationalityFirst | Flag.jobFirst | Flag.titleFirst)) !== 0)
    return false
  return (own & Flag.major) === 0 && (first < last || (own & personal) !== 0 || (own & Flag.common) === 0)
}

/** Whether a stretch of several words begins with a given name and ends with a surname by the lists, whatever else they are. */
export function isFullName(tokens: TokenList, flags: Uint32Array, start: number, end: number): boolean {
  const first = tokenFrom(tokens, start)
  const last = tokenFrom(tokens, end - 1)
  const isCountry = (flags[first]! & flags[last]! & (Flag.several | Flag.major)) === (Flag.several | Flag.major)
  return first < last && !isCountry && (flags[first]! & Flag.given) !== 0 && (flags[last]! & (Flag.given | Flag.surname)) !== 0
}

/** Endings that surnames have and few other words. */
const surnameEnding: Partial<Record<EntityLanguage, RegExp>> = {
  pol: /.(?:[sc]k|dzk)[ai]$/u,
  ces: /.{2}ová$/u,
  slk: /.{2}ová$/u,
  rus: /..(?:ский|ская)$/u,
  ukr: /..[сц]ьк(?:ий|а)$/u
}

/** The surname that a text of one line begins with, if somebody says what follows it. */
function speakerOf(tokens: TokenList, language: EntityLanguage, flags: Uint32Array): Item | undefined {
  const { text } = tokens
  if (/\n[^\n]*:/u.test(text.trim())) return undefined
  const found = quoted.exec(text.slice(0, 64))?.[1]
  if (found === undefined || isLabelWord(found, language) || isFieldName(found, language)) return undefined
  const own = flags[tokenFrom(tokens, 0)]!
  const isSurname = (own & Flag.surname) !== 0 || surnameEnding[language]?.test(found) === true
  return isSurname && (own & (Flag.common | Flag.placeFirst | Flag.organisationFirst | Flag.major)) === 0 ? { start: 0, end: found.length } : undefined
}
