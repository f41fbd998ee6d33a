/**
 * Abbreviations that a text explains: `Organisation mondiale de la santé (OMS)` makes every OMS of the text an organization, found by the model or
 * not (after the abbreviation finder of Schwartz and Hearst 2003, for names in capitals).
 */
import { TokenClass, type TokenList } from '../../core/spans.js'
import { foldWord } from '../chains/fold.js'
import type { Mention } from '../types.js'
import { tokenFrom } from './token-places.js'

const bracketed = /^ ?[(（](\p{Lu}[\p{Lu}\p{N}]{1,7}|\p{Script=Han}{2,4})[)）]/u
const han = /^\p{Script=Han}+$/u
const words = /[\p{L}\p{N}]+/gu
/** Letters of an abbreviation that needs no explanation beside its name. */
const SHORTEST_PLAIN = 3

/**
 * Mentions of the abbreviations of names, where no name stands yet: those explained behind one of the names, and those of three letters or more that are
 * the first letters of all its words but the small ones (`World Health Organization`: `WHO`).
 * @param names of the model
 */
export function explainedAcronyms(tokens: TokenList, names: readonly Mention[]): Mention[] {
  const explained = new Map<string, Mention>()
  for (const name of names) {
    if (name.type !== 'ORGANIZATION') continue
    const text = tokens.text.slice(name.start, name.end)
    const plain = initialsOf(text)
    if (plain !== undefined && !explained.has(plain)) explained.set(plain, name)
    const letters = bracketed.exec(tokens.text.slice(name.end, name.end + 12))?.[1]
    if (letters !== undefined && (han.test(letters) ? runsThrough(letters, text) : abbreviates(letters, text))) explained.set(letters, name)
  }
  if (explained.size === 0) return []
  const taken = new Uint8Array(tokens.count)
  for (const { start, end } of names) {
    for (let token = tokenFrom(tokens, start); token < tokens.count && tokens.starts[token]! < end; token++) taken[token] = 1
  }
  const mentions: Mention[] = []
  for (let token = 0; token < tokens.count; token++) {
    const start = tokens.starts[token]!
    const end = tokens.ends[token]!
    if (taken[token] === 1 || end - start > 8 || tokens.classes[token] !== TokenClass.word) continue
    const name = explained.get(tokens.text.slice(start, end))
    if (name !== undefined) mentions.push({ ...name, start, end, subsource: 'acronym' })
  }
  return mentions
}

const capital = /^\p{Lu}/u

/** The first letters of a name's capitalised words, where it has three or more and no other long ones. */
function initialsOf(name: string): string | undefined {
  const all = Array.from(name.matchAll(words), ([word]) => word)
  const capitals = all.filter((word) => capital.test(word))
  if (capitals.length < SHORTEST_PLAIN || capitals.length > 8 || all.some((word) => word.length > 3 && !capital.test(word))) return undefined
  return capitals.map((word) => word[0]).join('')
}

/** Whether the characters stand in the name in order: 日銀, 日本銀行. */
function runsThrough(letters: string, name: string): boolean {
  let at = -1
  for (const letter of letters) {
    at = name.indexOf(letter, at + 1)
    if (at < 0) return false
  }
  return letters.length < name.length
}

/** Whether the letters are, in order, first letters of words of the name, beginning with the first. */
function abbreviates(letters: string, name: string): boolean {
  const wanted = foldWord(letters)
  const initials = Array.from(name.matchAll(words), ([word]) => foldWord(word)[0] ?? '')
  if (initials.length < 2 || initials[0] !== wanted[0]) return false
  let at = 0
  for (const initial of initials) if (initial === wanted[at]) at++
  return at === wanted.length
}
