/**
 * Abbreviations that a text explains: `Organisation mondiale de la santé (OMS)` makes every OMS of the text an organization, found by the model or
 * not (after the abbreviation finder of Schwartz and Hearst 2003, for names in capitals).
 */
import { TokenClass, type TokenList } from '../../core/spans.js'
import { foldWord } from '../chains/fold.js'
import type { Mention } from '../types.js'
import { tokenFrom } from './token-places.js'

const bracketed = /^ ?\((\p{Lu}[\p{Lu}\p{N}]{1,7})\)/u
const words = /[\p{L}\p{N}]+/gu

/**
 * Mentions of the abbreviations explained behind one of the names, where no name stands yet.
 * @param names of the model
 */
export function explainedAcronyms(tokens: TokenList, names: readonly Mention[]): Mention[] {
  const explained = new Map<string, Mention>()
  for (const name of names) {
    if (name.type !== 'ORGANIZATION') continue
    const letters = bracketed.exec(tokens.text.slice(name.end, name.end + 12))?.[1]
    if (letters !== undefined && abbreviates(letters, tokens.text.slice(name.start, name.end))) explained.set(letters, name)
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

/** Whether the letters are, in order, first letters of words of the name, beginning with the first. */
function abbreviates(letters: string, name: string): boolean {
  const wanted = foldWord(letters)
  const initials = Array.from(name.matchAll(words), ([word]) => foldWord(word)[0] ?? '')
  if (initials.length < 2 || initials[0] !== wanted[0]) return false
  let at = 0
  for (const initial of initials) if (initial === wanted[at]) at++
  return at === wanted.length
}
