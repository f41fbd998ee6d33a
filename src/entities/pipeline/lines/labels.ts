/**
 * Labels of forms and tables (`Bill to: …`, `IBAN: …`) are no names: what stands before a colon at the start of a line and no list knows, and what fields are usually
 * called where it begins a line or a cell (`Tel. 030 …`, the head of a column). Before what somebody says (`Sido: "…"`) and in a sentence a name is one.
 */
import type { TokenList } from '../../../core/spans.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import type { Mention } from '../../types.js'
import { byStart } from '../redactor.js'
import { tokenFrom } from '../token-places.js'
import { isLabelWord } from './label-words.js'

/** Longer beginnings of lines are sentences. */
const MOST_LETTERS = 32
const label = /^[\t |>*-]*([^\n\r:：!?]{1,32}?)[ \u00a0]?[:：](?!\/\/|[()DP*](?!\p{L})|[ \u00a0]?["“„«‘'])/u
/** More words before a colon are a sentence, unless in a form. */
const MOST_WORDS = 3
/** So many lines in a row that begin with a label are a form. */
const FORM_LINES = 3
const nameFlags = Flag.given | Flag.surname | Flag.personFirst | Flag.placeFirst | Flag.organisationFirst
const word = /[^ \u00a0]+/gu
const smallWord = /(?:^|[ \u00a0])\p{Ll}/u

interface Label {
  readonly start: number
  readonly end: number
  /** Whether lines around it have labels too. */
  readonly ofForm: boolean
}

/**
 * Names without those that are labels.
 * @param all of the models and of the rules before, in any order
 * @param flags of the lists, by token (`Flag`)
 */
export function withoutLabels(tokens: TokenList, all: readonly Mention[], language: EntityLanguage, flags: Uint32Array): Mention[] {
  const { text } = tokens
  const names = all.filter((mention) => !isNamedField(text, mention, language))
  if (names.length === 0 || !/[:：]/u.test(text)) return names
  const labels = labelsOf(text)
  let next = 0
  return [...names].sort(byStart).filter(({ start, end }) => {
    while (next < labels.length && labels[next]!.end <= start) next++
    const found = labels[next]
    if (found === undefined || start < found.start || end > found.end) return true
    const token = tokenFrom(tokens, start)
    const single = tokens.ends[token]! >= end
    const whole = text.slice(found.start, found.end)
    if (found.ofForm && single && smallWord.test(whole)) return false
    if (!found.ofForm && (whole.match(word)?.length ?? 0) > MOST_WORDS) return true
    const isKnown = (flags[token]! & nameFlags) !== 0 && (flags[token]! & Flag.common) === 0 && !isAbbreviation(text.slice(start, end))
    return !single || isKnown
  })
}

const cellEnd = /^\.?[ \u00a0]*(?:[:：#№\n\r\t|;\d+(]|[Nn][ºo°r]\.?[ \u00a0]|$)/u
/** Blanks before a cell that are looked at. */
const REACH = 12

/** Whether a line or a cell begins at a place, but for blanks and marks of lists. */
function beginsCell(text: string, start: number): boolean {
  const least = Math.max(0, start - REACH)
  let at = start
  while (at > least && ' \u00a0*>•-'.includes(text[at - 1]!)) at--
  return at === least || '\n\r\t|;'.includes(text[at - 1]!)
}

/** Whether a mention is the name of a field that has its value, or another field, beside it. */
function isNamedField(text: string, { start, end, source }: Mention, language: EntityLanguage): boolean {
  if (source === 'gazetteer' || end - start > MOST_LETTERS) return false
  if (headingTo.test(text.slice(start, start + MOST_LETTERS))) return true
  if (!beginsCell(text, start)) return false
  if (sentTo.test(text.slice(start, start + MOST_LETTERS))) return true
  if (!isLabelWord(text.slice(start, end), language)) return false
  const before = text.slice(Math.max(0, start - REACH), start)
  const after = text.slice(end, end + REACH)
  // a word alone is no field
  const isAlone = before.trim() === '' && after.trim() === '' && start <= REACH && text.length - end <= REACH
  return !isAlone && cellEnd.test(end + REACH >= text.length ? after : `${after}x`)
}

/** English bills and parcels: a verb, whoever is called so. */
const sentTo = /^(?:bill|ship|sold|deliver|remit|mail|invoice)(?:ed)?[ \u00a0]to[ \u00a0]*(?:[:\n\r|\t]|$)/iu

/** The same in the midst of a line, written like a heading. */
const headingTo = /^(?:(?:Bill|Ship|Sold|Deliver|Remit|Mail|Invoice)(?:ed)? To|(?:BILL|SHIP|SOLD|DELIVER|REMIT|MAIL|INVOICE)(?:ED)? TO) ?:/u

const withoutVowels = /^[^aeiouyøœæı]+$/u

/** `IBAN`, `NIP`, `Cc`: short and in capitals, or without a vowel. */
function isAbbreviation(word: string): boolean {
  if (word.length > 5) return false
  if (word === word.toUpperCase()) return /^\p{Lu}+$/u.test(word)
  const letters = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return /^\p{Script=Latin}+$/u.test(letters) && withoutVowels.test(letters)
}

function labelsOf(text: string): Label[] {
  const found: (Label & { readonly line: number })[] = []
  let from = 0
  let line = 0
  while (from <= text.length) {
    const end = /[\n\r]/.exec(text.slice(from, from + 2000))?.index
    const stop = end === undefined ? text.indexOf('\n', from) : from + end
    const one = label.exec(text.slice(from, Math.min(stop < 0 ? text.length : stop, from + MOST_LETTERS + 8)))
    if (one !== null) {
      const start = from + one[0].indexOf(one[1]!)
      found.push({ start, end: start + one[1]!.length, ofForm: false, line })
    }
    if (stop < 0) break
    from = stop + (text.startsWith('\r\n', stop) ? 2 : 1)
    line++
  }
  return found.map(({ start, end, line: own }, index) => {
    const near = found.slice(Math.max(0, index - FORM_LINES + 1), index + FORM_LINES).filter((other) => Math.abs(other.line - own) < FORM_LINES)
    return { start, end, ofForm: near.length >= FORM_LINES }
  })
}
