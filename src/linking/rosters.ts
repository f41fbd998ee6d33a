/** Lists of helpers, of those present and of neighbours, behind a word for them: who stands there is a private person, whoever else bears the name. */
import { modelLanguage } from '../core/languages.js'
import type { Span } from '../core/spans.js'
import { type PersonListWords, personLists } from '../core/words/person-lists.js'
import { phraseTables, wordsOf } from './phrases.js'

/** Longest label, and how far before a name it may stand. */
const LONGEST_LABEL = 60
const LONGEST_LIST = 400
/** Initials, short titles: `geom. `, `И. `, `Dr. `. */
const abbreviation = /(?<!\p{L})(?:\p{Lu}\p{Ll}?|\p{Ll}{1,5})\. /gu
const entry = /^\s*(?:[-–—•*]|\d{1,2}[.)])?\s*\p{Lu}/u

const tablesOf = (words: (row: PersonListWords) => string) =>
  phraseTables(Object.fromEntries(Object.entries(personLists).map(([language, row]) => [language, words(row)])))
const tableOf = tablesOf(({ helpers = '' }) => helpers)
/** Words that say as much only where they are the whole label: elsewhere they are other words (`A birthday present:`) or speak of the known. */
const labelsOf = tablesOf(({ attendance = '', neighbours = '' }) => {
  const present = attendance.split('|').filter((label) => !label.includes(' '))
  return `${present.join(' ')} ${neighbours}`.trim()
})
const besideLabels = tablesOf(({ beside = '' }) => beside)
/** Of classes, of houses: `Pupils 3b:`. */
const numbered = /\d/u

/** Whether a name stands in a list behind a label that says so, in its line or in lines above. @param code ISO 639-3 of the text, which may be an alias */
export function isOnRoster(text: string, { start }: Span, code: string): boolean {
  const language = modelLanguage(code)
  if (labelsOf(language) === undefined) return false
  const lines = text.slice(Math.max(0, start - LONGEST_LIST), start).split('\n')
  const own = lines.pop()!
  if (own.includes(':')) return isLabelled(own, language)
  if (!entry.test(own) && own.trim() !== '' && !/^\s*(?:[-–—•*]|\d{1,2}[.)])\s*$/u.test(own)) return false
  for (let line = lines.pop(); line !== undefined; line = lines.pop()) {
    if (line.trimEnd().endsWith(':')) return isLabelled(line, language)
    if (line.trim() !== '' && !entry.test(line)) return false
  }
  return false
}

/** Whether the last label of a line is one, and only a list is behind it. */
function isLabelled(line: string, language: string): boolean {
  const colon = line.lastIndexOf(':')
  const label = line
    .slice(Math.max(0, colon - LONGEST_LABEL), colon)
    .split(/[.!?;](?=\s)/u)
    .at(-1)!
  return isLabel(label, language) && !/[.!?] /u.test(line.slice(colon).replace(abbreviation, ' '))
}

function isLabel(label: string, language: string): boolean {
  const table = tableOf(language)
  if (wordsOf(label).some((word) => table?.has(word) === true)) return true
  const labels = labelsOf(language)!
  const beside = besideLabels(language)!
  const whole = wordsOf(label.split(/[:,]/u).at(-1)!)
  return whole.some((word) => labels.has(word)) && whole.every((word) => labels.has(word) || beside.has(word) || numbered.test(word))
}
