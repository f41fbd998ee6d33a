/** Conjunctions and prepositions written as one word with the name after them, in Arabic and Hebrew. */
import type { EntityLanguage } from '../languages.js'

const hebrew = ['ו', 'ב', 'ל', 'מ', 'ה', 'ש', 'כ', 'וב', 'ול', 'ומ', 'וה', 'וש', 'שב', 'של', 'שה', 'מה', 'כש']
const arabic = ['و', 'ف', 'ب', 'ل', 'ك', 'وب', 'ول', 'فل', 'وك']
const prefixes: Partial<Record<EntityLanguage, readonly string[]>> = { heb: hebrew, ara: arabic }

/** Shortest name that may have stood behind a prefix. */
const SHORTEST = 3

/**
 * A folded word without what is written before it, when the rest is a word of the document's other names; the word itself otherwise: letters that
 * look like a prefix may be the name's own.
 */
export function withoutProclitic(word: string, language: EntityLanguage, known: ReadonlySet<string>): string {
  const own = prefixes[language]
  if (own === undefined) return word
  for (const prefix of own) {
    if (!word.startsWith(prefix) || word.length - prefix.length < SHORTEST) continue
    const rest = word.slice(prefix.length)
    if (known.has(rest)) return rest
  }
  // The article loses its first letter behind l-.
  return word.startsWith('لل') && known.has(`ا${word.slice(1)}`) ? `ا${word.slice(1)}` : word
}

/** Whether names of the language may have such prefixes. */
export function hasProclitics(language: EntityLanguage): boolean {
  return prefixes[language] !== undefined
}
