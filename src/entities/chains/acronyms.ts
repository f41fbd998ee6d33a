/** Abbreviations of the names of organizations and places: `WHO`, `Bce`, `SocGen`, `P&G`. */
import { mayBeCapital } from '../lists/letter-case.js'
import { acronymOf, type NameForm } from './name.js'
import { articles, functionWords } from './name-words.js'
import type { OrganizationName } from './organization-name.js'

const LONGEST = 8
/** Letters of an abbreviation that may leave a word of the name out. */
const SKIPPING = 4

const letterOrDigit = /[\p{L}\p{N}]/u

/** Initial letters of all words, of all but function words, and of the capitalised ones; parts of hyphenated words are words. */
export function acronymsFor(words: readonly string[], folded: readonly string[]): Set<string> {
  const all: string[] = []
  const content: string[] = []
  const capitals: string[] = []
  words.forEach((word, index) => {
    const parts = word.split('-')
    const foldedParts = folded[index]!.split('-')
    parts.forEach((part, at) => {
      const letter = foldedParts[at]?.[0]
      if (letter === undefined || !letterOrDigit.test(letter)) return
      all.push(letter)
      if (!functionWords.has(folded[index]!)) content.push(letter)
      if (part[0] !== part[0]!.toLowerCase()) capitals.push(letter)
    })
  })
  return new Set([all, content, capitals].filter((letters) => letters.length >= 2 && letters.length <= LONGEST).map((letters) => letters.join('')))
}

/** Letters of an abbreviation that is written as a word, `Bce` for `Banca centrale europea`; three or more. */
export function titleCaseAcronym({ words, folded }: NameForm): string | undefined {
  return words.length === 1 && /^\p{Lu}\p{Ll}{2,5}$/u.test(words[0]!) ? folded[0] : undefined
}

/** Whether the letters are initials of the name's words in order, from the first on, with at most one longer word left out: `SNCF`. */
export function abbreviates(letters: string, { folded }: OrganizationName): boolean {
  if (letters.length < SKIPPING || folded.length < letters.length || folded[0]![0] !== letters[0]) return false
  let at = 0
  let skipped = 0
  for (const word of folded) {
    if (word[0] === letters[at]) at++
    else if (!functionWords.has(word)) skipped++
  }
  return at === letters.length && skipped <= 1
}

const camelCase = /^\p{Lu}[\p{Lu}\p{Ll}]*\p{Ll}[\p{Lu}\p{Ll}]*\p{Lu}[\p{Lu}\p{Ll}]*$|^\p{Lu}\p{Ll}+\p{Lu}[\p{Lu}\p{Ll}]*$/u

function hasCapitalInside(word: string): boolean {
  for (let at = 1; at < word.length; at++) if (mayBeCapital(word.charCodeAt(at))) return true
  return false
}

/** The folded letters of a word with capitals inside, `SocGen`, `PiS`, `BofA`. */
export function mixedCaseOf({ words, folded }: NameForm): string | undefined {
  return words.length === 1 && words[0]!.length <= LONGEST && hasCapitalInside(words[0]!) && camelCase.test(words[0]!) ? folded[0] : undefined
}

/** Whether a word is made of the beginnings of a name's words, one after the other, small words left out or not. */
export function isMadeOfBeginnings(letters: string, { folded }: OrganizationName): boolean {
  /** Letters that may be used up before the next word. */
  let reached = new Set([0])
  for (const word of folded) {
    const next = new Set<number>()
    for (const from of reached) {
      if (functionWords.has(word) && from > 0) next.add(from)
      for (let size = 1; from + size <= letters.length && size <= word.length && letters[from + size - 1] === word[size - 1]; size++) next.add(from + size)
    }
    reached = next
  }
  return folded.length > 1 && reached.has(letters.length)
}

const latin = /[a-z]/
const han = /^\p{Script=Han}+$/u
const noCase = /^[\p{Lo}\p{M}]+$/u

/** Whether a short form that stands in brackets behind a name is its abbreviation: its letters run through the name in order. */
export function isExplained(form: NameForm, full: NameForm): boolean {
  const { text, folded } = form
  const letters = acronymOf(text) ?? acronymOf(text.replaceAll(' ', '')) ?? (folded.length === 1 && folded[0]!.length <= 6 ? folded[0]! : undefined)
  const name = full.folded.join(' ')
  if (letters !== undefined && (runsThrough(letters, name) || isForeign(letters, name) || hasInitials(letters, full.folded))) return true
  if (han.test(text) && inOrder(text, name)) return true
  // scripts without capitals spell an abbreviation's letters (आरबीआई)
  return folded.length === 1 && full.words.length > 1 && noCase.test(text)
}

/** The initials in the order of another language: `Agenzia spaziale europea (Esa)`. */
function hasInitials(letters: string, folded: readonly string[]): boolean {
  const initials = folded.filter((word) => !functionWords.has(word) && !articles.has(word)).map((word) => word[0])
  return letters.length >= 3 && initials.sort().join('') === [...letters].sort().join('')
}

/** Latin letters after a name in another script: `世界卫生组织(WHO)`. */
function isForeign(letters: string, name: string): boolean {
  return latin.test(letters) && !latin.test(name)
}

function runsThrough(letters: string, name: string): boolean {
  return letters[0] === name[0] && inOrder(letters, name)
}

function inOrder(letters: string, name: string): boolean {
  let at = 0
  for (const letter of letters) {
    at = name.indexOf(letter, at)
    if (at < 0) return false
    at++
  }
  return letters.length < name.length
}
