/** Letters and mails: who is greeted at the beginning of a line (`Dear Ms Novak,`, `Ciao Luca, come stai?`) and who signs under the closing formula (`Best regards⏎Omar`) are persons. */
import type { Span, TokenList } from '../../../core/spans.js'
import { andPattern } from '../../../core/words/and-words.js'
import { alternativesOf, formsBehindNames } from '../../../core/words/forms-of-address.js'
import { Flag } from '../../lists/kinds.js'
import { type Mention, ruleMention } from '../../types.js'
import { hasLegalForm } from '../companies/legal-forms.js'
import { Cover } from '../cover.js'
import { firstLetters } from '../first-letters.js'
import { formsOfLetters } from '../forms-of-address.js'
import { isOffice } from '../greeted-groups.js'
import { closingLines, closingsBeforeNames, closingWords, greetingWords, phrases, thanks } from '../greetings.js'
import { byStart } from '../redactor.js'
import { type Line, linesOf } from '../text-lines.js'
import { tokenFrom } from '../token-places.js'
import { withoutEnd } from './trimmed.js'

const MOST_LINE = 48
const MOST_WORDS = 4
/** By their first letters. */
const greetingPhrases = new Map<string, string[]>()
for (const phrase of phrases) {
  const list = greetingPhrases.get(phrase[0]!)
  if (list === undefined) greetingPhrases.set(phrase[0]!, [phrase])
  else list.push(phrase)
}
/** What says where a letter comes from, behind the words that close it: `Beste Grüße aus dem Harz`, `Saludos desde Lima`. */
const whence =
  /^(?:from|aus|vom|uit|vanuit|från|fra|frå|d|de|du|des|desde|depuis|da|do|dal|dallo|dalla|dall|din|z|ze|zo|iz|из|з|із|від|од|от|από|dari|daripada|từ|mula|من|از|سے|מ)[ \u00a0'’](?:\p{Ll}{1,12}[ \u00a0]){0,2}(?=[\p{Lu}\p{Lo}])\S{2,24}(?:[ \u00a0]\S{2,24}){0,2}$/u
/** A place and the name behind it (`Groetjes uit Texel, Maarten`). */
const whenceAndName = /^([^,،]{2,40})[,،][ \u00a0]+(?=\S)/u
/** Abbreviations that begin names of firms and places as well (`BR Klassik`). */
const codes: ReadonlySet<string> = new Set('br kr bw pa bj abs att xx'.split(' '))
/** For whom somebody signs: by order, by proxy, signed. */
const onBehalf = /^(?:i\. ?[AV]\.|ppa\.|gez\.|p\. ?[opP]\.|p\/p|pp\.?|f\. ?d\. ?R\.|z up\.|v\. ?z\.|e\.h\.|w z\.)[ \u00a0]+(?=\p{Lu})/u
const endOfText = /[.!?…)][ \u00a0]*$/u
const namesOfFirms: ReadonlySet<string> = new Set(['best', 'love', 'cheers', 'thanks', 'yours'])
/** Lines at the end of a letter where one may be closed and signed at once. */
const CLOSING_LINES = 3
/** Closings up to this length are abbreviations. */
const SHORT_CLOSING = 3
/** Words of the longest closing. */
const MOST_CLOSING_WORDS = 5
const lineEnd = /[\s,;:!.،।！，。…-]/u
const nameWord = /^(?:[\p{Lu}\p{Lt}][\p{L}\p{M}'’.-]*|(?![\p{Lu}\p{Ll}])\p{L}[\p{L}\p{M}'’.-]*|\p{Ll}{1,3}|d[’']\p{Lu}\p{L}+)$/u
const startsName = /^(?:[\p{Lu}\p{Lt}]|(?![\p{Lu}\p{Ll}])\p{L})/u
/** What a word is that is nobody's name. */
const NOBODY = Flag.common | Flag.major | Flag.placeFirst | Flag.organisationFirst | Flag.titleFirst | Flag.jobFirst
/** A model that is surer of another type is believed. */
const SURE = 0.7
/** Confidence of such a name. */
const LETTER = 0.9
const LETTERS = 'letters'
/** Forms of address behind a name. */
const honorifics = Object.entries(formsBehindNames).map(([language, { women, men, either }]) => alternativesOf([women, men, either], language))
const honorific = new RegExp(String.raw`[ \u00a0](?:${honorifics.join('|')}|جان|عزیز|گرامی)?[\s,;:!.،।！，。…-]*$`, 'u')
/** Words between two readers. */
const joiners = new RegExp(`[ \\u00a0](?:${andPattern}|in)[ \\u00a0](?=\\p{Lu})`, 'gu')
const startsCapital = /^[\p{Lu}\p{Lt}]/u
/** What parts a greeting from the rest. */
const greets = /^[^\S\n\r]*\S{0,2}[,!;:،！，؛…]/u
/** Words of a name in a line that goes on. */
const MOST_INLINE = 3

const thankingPhrases: ReadonlySet<string> = new Set([...thanks, ...phrases])
const beginsThanks = firstLetters(thankingPhrases)
/** A name of one word behind the comma, with the end of what is said. */
const alone =
  /^[ \u00a0](?:dear |liebe[rs]? |lieve |cher |chère |caro |cara |querid[oa] |kära |kære |drog[ia] |milá |milý |kedves )?(\p{Lu}[\p{L}\p{M}’'-]{1,20})(?:[!.,…]|$)/u

/** `Good morning June`, `Good morning, June`. */
const behindPhrase = /^(?: |[,،，] )/u

/**
 * Names with those of the letter's writer and reader; what a model made of the same words gives way, but for a place or an organization that it is sure of under the
 * closing. Linear.
 * @param flags of the lists, by token (`Flag`)
 */
export function namesOfLetters(tokens: TokenList, names: readonly Mention[], flags: Uint32Array): Mention[] {
  const { text } = tokens
  const lines = linesOf(text).filter((line) => line.text.trim() !== '')
  const flagsOf = ({ start }: Mention) => flags[tokenFrom(tokens, start)]!
  const isWord = (one: Mention) => (flagsOf(one) & (Flag.common | Flag.given)) === Flag.common
  const isNobody = (one: Mention) => (flagsOf(one) & Flag.given) === 0 && (flagsOf(one) & NOBODY) !== 0
  let others: Cover | undefined
  const isOther = (one: Mention) => {
    others ??= new Cover(
      text.length,
      names.filter(({ type, confidence = 0 }) => type !== 'PERSON' && confidence >= SURE)
    )
    return others.overlaps(one)
  }
  /** What is said before names. */
  const silent: Span[] = []
  const read = lines.flatMap((line) => {
    const greeting = greeted(line)
    if (greeting === undefined)
      return sentencesOf(line).flatMap((sentence) => {
        const one = thanked(sentence)
        // whole towns and firms are thanked, too
        if (one === undefined || isNobody(one) || isOther(one)) return []
        silent.push({ start: sentence.start, end: one.start })
        return [one]
      })
    // "Beste Grüße": what some language greets with begins the closings of another
    if (isClosing(line)) return []
    const { readers, isAddressed, goesOn } = greeting
    const last = readers.at(-1)!
    // a line alone may be anything, the comma makes it a greeting
    if (lines.length === 1 && !greets.test(text.slice(last.end, last.end + 4))) return []
    const offices = readers.filter((one) => isOffice(text.slice(one.start, one.end)))
    if (offices.length > 0 && !isAddressed) {
      silent.push(...offices)
      return []
    }
    const isGiven = (one: Mention) => (flagsOf(one) & Flag.given) !== 0
    // "Salut Toulouse !"
    const isCity = (one: Mention) => (flagsOf(one) & (Flag.given | Flag.major)) === Flag.major
    // "Dear colleagues and friends"
    if (readers.length > 1 && !isAddressed && !readers.every(isGiven)) return []
    return readers.filter((one) => {
      // in a script without capitals any word may stand there
      if (goesOn && (isOther(one) || (!isAddressed && !startsCapital.test(text.slice(one.start, one.end)) && !isGiven(one)))) return false
      return isAddressed || (!isWord(one) && !isCity(one))
    })
  })
  const isGivenName = (one: Mention) => (flagsOf(one) & Flag.given) !== 0
  const written = lines
    .flatMap((line, index) => {
      const before = lines[index - 1]
      if (before !== undefined && isClosing(before)) {
        if (isClosing(line)) return []
        const one = signed(line)
        if (one === undefined || isOther(one)) return []
        if (closingLines.has(plainOf(before.text))) silent.push({ start: before.start, end: before.start + before.text.length })
        return [one]
      }
      if (index < lines.length - CLOSING_LINES) return []
      // an abbreviation alone, between what was written and the last line (`Gr.⏎Wouter`)
      if (index === lines.length - 1 && index > 1 && closingsBeforeNames.has(plainOf(before!.text)) && isText(lines[index - 2]!)) {
        const one = signed(line)
        if (one === undefined || !isGivenName(one)) return []
        silent.push({ start: before!.start, end: before!.start + before!.text.length })
        return [one]
      }
      const isLast = index === lines.length - 1
      for (const sentence of closingSentences(line)) {
        const isInline = sentence !== line
        const closed = closedBy(sentence)
        if (closed === undefined) continue
        // a whole sentence of an abbreviation and a name, at the end of all, is no firm
        const isOneWord = !/\s/u.test(text.slice(closed.name.start, closed.name.end))
        const isAtEnd =
          isInline && isLast && isOneWord && (flagsOf(closed.name) & NOBODY) === 0 && !codes.has(plainOf(text.slice(closed.closing.start, closed.closing.end)))
        if (!(isGivenName(closed.name) || isAtEnd || (closed.isSure && (isInline || index > 0)))) continue
        silent.push(closed.closing)
        return [closed.name]
      }
      return []
    })
    .filter((one) => !isWord(one))
  const found = [...read, ...written]
  if (found.length === 0 && silent.length === 0) return [...names]
  const taken = new Cover(text.length, [...found, ...silent])
  const kept = names.filter((one) => one.source === 'gazetteer' || !taken.overlaps(one))
  const left = new Cover(text.length, kept)
  return [...kept, ...found.filter((one) => !left.overlaps(one))].sort(byStart)
}

/** What patterns found without the days and months that greetings call by their names (`Good morning, April!`). */
export function withoutDaysOfLetters(text: string, patterns: readonly Mention[], names: readonly Mention[]): readonly Mention[] {
  const greetedOnes = names.filter(({ subsource }) => subsource === LETTERS)
  if (greetedOnes.length === 0) return patterns
  const taken = new Cover(text.length, greetedOnes)
  return patterns.filter((one) => one.type !== 'TEMPORAL:DATE' || !taken.overlaps(one))
}

/** Whether a line closes a letter, with or without the place where it was written. */
function isClosing({ text }: Line): boolean {
  if (text.length > MOST_LINE) return false
  const line = withoutEnd(text.trim(), lineEnd)
  if (closingLines.has(inSmall(line))) return true
  const words = line.split(/[ \u00a0]+/u)
  for (let count = Math.min(MOST_CLOSING_WORDS, words.length - 2); count > 0; count--)
    if (closingLines.has(inSmall(words.slice(0, count).join(' ')))) return whence.test(words.slice(count).join(' '))
  return false
}

/** Whether what stands right before a name closes the letter that it signs. */
export function isClosedBefore(text: string, said: Span, name: Mention | undefined): boolean {
  if (name?.subsource !== LETTERS || !/^[\s.,!]*$/u.test(text.slice(said.end, name.start))) return false
  const plain = plainOf(text.slice(said.start, said.end))
  return closingLines.has(plain) || closingsBeforeNames.has(plain)
}

/** The line without marks around it, in small letters. */
function plainOf(line: string): string {
  return inSmall(withoutEnd(line.trim(), lineEnd))
}

/** In small letters; the Turkish capital İ has its dot for itself there. */
const inSmall = (text: string) => text.toLowerCase().replaceAll('i\u0307', 'i')

/** Whether a line is something said rather than an item of a list. */
function isText({ text }: Line): boolean {
  return endOfText.test(text) || /\S[ \u00a0]\p{Ll}/u.test(text)
}

/** The line, and what stands behind a sentence's end in its last part: there a message in one line is closed. */
function closingSentences(line: Line): Line[] {
  const { start, text } = line
  const from = Math.max(0, text.length - MOST_LINE)
  const parts = [...text.slice(from).matchAll(/[.!?…)][ \u00a0]+(?=\p{L})/gu)].map(({ 0: mark, index }) => from + index + mark.length)
  return [line, ...parts.map((at) => ({ start: start + at, text: text.slice(at) }))]
}

interface Closed {
  readonly name: Mention
  /** The words before it that close the letter. */
  readonly closing: Span
  /** Whether nothing but a closing can stand before the name; else the name must be a given one. */
  readonly isSure: boolean
}

/** `Gruß Kalle`, `Viele Grüße, Kalle`, `LG Steffi`: a closing and the name of who writes in one line. */
function closedBy({ start, text: line }: Line): Closed | undefined {
  if (line.length > MOST_LINE) return undefined
  const from = line.search(/\S/u)
  const text = line.slice(from).trimEnd()
  const words = [...text.matchAll(/[^ \u00a0]+/gu)]
  for (let count = Math.min(MOST_CLOSING_WORDS, words.length - 1); count > 0; count--) {
    const last = words[count - 1]!
    const closing = text.slice(0, last.index + last[0].length)
    const plain = withoutEnd(closing, lineEnd).toLowerCase()
    if (!closingLines.has(plain) && !closingsBeforeNames.has(plain)) continue
    const placed = whenceAndName.exec(text.slice(words[count]!.index))
    const isPlaced = placed !== null && whence.test(placed[1]!)
    const at = words[count]!.index + (isPlaced ? placed[0].length : 0)
    const one = person(start + from + at, text.slice(at), MOST_INLINE)
    if (one === undefined || !startsCapital.test(text[at]!)) return undefined
    // LG Display, Best Western, Salam Fayyad: words of a closing that begin other names, too
    const isParted = plain !== closing.toLowerCase()
    if (!isParted && namesOfFirms.has(plain)) return undefined
    const isSure = isPlaced || (isParted ? plain.length > SHORT_CLOSING : count > 1 || closingWords.has(plain))
    return { name: one, isSure, closing: { start: start + from, end: start + from + closing.length } }
  }
  return undefined
}

interface Greeting {
  /** Several where a small word joins them. */
  readonly readers: readonly Mention[]
  /** A form of address stands before the name. */
  readonly isAddressed: boolean
  /** More than the greeting stands in the line. */
  readonly goesOn: boolean
}

/** The sentences of a line, as far as full stops tell, that may begin with thanks; none where nobody can be thanked. */
function sentencesOf({ start, text }: Line): Line[] {
  const found: Line[] = []
  if (!/[,،，]/u.test(text)) return found
  for (let at = 0; at < text.length; ) {
    while (at < text.length && isStop(text.charCodeAt(at))) at++
    const from = at
    while (at < text.length && !isStop(text.charCodeAt(at))) at++
    while (at < text.length && isStop(text.charCodeAt(at))) at++
    if (mayThank(text, from)) found.push({ start: start + from, text: text.slice(from, at) })
  }
  return found
}

function isStop(code: number): boolean {
  return code === 0x2e || code === 0x21 || code === 0x3f
}

/** Whether thanks may begin at a place, behind blanks; most sentences are refused by one letter. */
function mayThank(text: string, from: number): boolean {
  let at = from
  while (at < text.length && (text[at] === '¡' || text[at]!.trim() === '')) at++
  return at < text.length && beginsThanks.has(text[at]!.toLowerCase().charCodeAt(0))
}

/** Who is thanked or wished well: one name between the comma and the end of the sentence. */
function thanked({ start, text: line }: Line): Mention | undefined {
  const text = line.slice(0, MOST_LINE + 1)
  const comma = text.search(/[,،，]/u)
  if (comma < 0 || !thankingPhrases.has(text.slice(0, comma).trim().replace(/^¡/u, '').toLowerCase())) return undefined
  const rest = text.slice(comma + 1)
  const name = alone.exec(rest)?.[1]
  return name === undefined || formsOfLetters.has(name.toLowerCase()) ? undefined : person(start + comma + 1 + rest.indexOf(name), name, 1)
}

function greeted({ start, text: line }: Line): Greeting | undefined {
  const text = line.slice(0, MOST_LINE + 1)
  let rest = text.search(/\S/u)
  if (rest < 0) return undefined
  if (text[rest] === '¡') rest++
  const phrase = greetingPhrases
    .get(text[rest]?.toLowerCase()[0] ?? '')
    ?.find((one) => text.slice(rest, rest + one.length).toLowerCase() === one && behindPhrase.test(text.slice(rest + one.length, rest + one.length + 2)))
  let greets = phrase !== undefined
  let isAddressed = false
  if (phrase !== undefined) {
    rest += phrase.length + 1
    if (text[rest] === ' ') rest++
  }
  for (;;) {
    const word = /^[\p{L}\p{M}]+(?:\.(?:\p{Ll}{1,4}|[ªº]))?[.,،]?[ \u00a0]+(?=\S)/u.exec(text.slice(rest))
    if (word === null) break
    const plain = word[0].replace(/[.,،\s]+$/u, '').toLowerCase()
    if (greetingWords.has(plain)) greets = true
    else if (greets && formsOfLetters.has(plain)) isAddressed = true
    else break
    rest += word[0].length
  }
  if (!greets) return undefined
  // Thai writes the form of address together with the name
  if (text.startsWith('คุณ', rest)) rest += 3
  const whole = text.slice(rest)
  const goesOn = line.length > MOST_LINE || /[,!;:،！，؛][ \u00a0]*\S/u.test(whole)
  const end = goesOn ? whole.search(/[,!;:،！，؛]/u) : whole.length
  if (end < 0) return undefined
  const named = whole.slice(0, end).replace(honorific, '')
  const readers: Mention[] = []
  let from = 0
  for (const { 0: joiner, index } of [...named.matchAll(joiners), { 0: '', index: named.length }]) {
    const [form = '', word = ''] = /^([\p{L}\p{M}]+)\.?[ \u00a0]+/u.exec(named.slice(from, index)) ?? []
    const skipped = formsOfLetters.has(word.toLowerCase()) ? form.length : 0
    const one = person(start + rest + from + skipped, named.slice(from + skipped, index), goesOn ? MOST_INLINE : MOST_WORDS)
    if (one === undefined) return undefined
    readers.push(one)
    from = index + joiner.length
  }
  return { readers, isAddressed, goesOn }
}

function signed({ start, text }: Line): Mention | undefined {
  const indent = text.search(/\S/u)
  const from = indent + (onBehalf.exec(text.slice(indent))?.[0].length ?? 0)
  return text.length > MOST_LINE
    ? undefined
    : person(
        start + from,
        text
          .slice(from)
          .trimEnd()
          .replace(/ (?:드림|올림|배상)$/u, '')
      )
}

/** A name of a few capitalised words and nothing else. */
function person(start: number, text: string, most = MOST_WORDS): Mention | undefined {
  const name = withoutEnd(text, lineEnd)
  const words = name.split(/[ \u00a0]+/u)
  if (name === '' || words.length > most || !startsName.test(name) || !startsName.test(words.at(-1)!)) return undefined
  if (!words.every((word) => nameWord.test(word)) || hasLegalForm(name) || words.some((word) => greetingWords.has(word.toLowerCase()))) return undefined
  return ruleMention(start, start + name.length, 'PERSON', LETTERS, LETTER)
}
