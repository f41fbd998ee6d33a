/**
 * Names of persons that a model took apart: at a particle that only names have (`Werner von Siemens`, where Siemens is known for a company), and at the number of
 * a king that more names follow (`Gustav VI Adolf`). `Sr.` and `Jr.` belong to a full name.
 */
import type { TokenList } from '../../core/spans.js'
import { capitalNouns } from '../language-kinds.js'
import type { EntityLanguage } from '../languages.js'
import { Flag } from '../lists/kinds.js'
import type { Mention } from '../types.js'
import { byStart } from './redactor.js'
import { tokenFrom } from './token-places.js'

/** Particles between a given name and a surname, by language; in Romance languages the same words say where somebody is from. */
const particles: Partial<Record<EntityLanguage, string>> = {
  deu: 'von|vom|zu|von der|von dem|von den',
  nld: 'van|van de|van der|van den|ter|ten|von',
  swe: 'von|af',
  dan: 'von|af',
  nob: 'von|af',
  nno: 'von|af',
  fin: 'von|af',
  eng: 'von|van|van der|bin|ibn|bint',
  ara: 'بن|ابن|بنت',
  fas: 'بن|ابن|بنت',
  urd: 'بن|ابن|بنت',
  pus: 'بن|ابن',
  ind: 'bin|binti',
  msa: 'bin|binti'
}
const between = new Map<EntityLanguage, ReadonlySet<string>>(
  Object.entries(particles).map(([language, words]) => [language as EntityLanguage, new Set(words.split('|').map((word) => ` ${word} `))])
)
const LONGEST_BETWEEN = 9
/** Dutch `van` is the word for from and of as well: what follows must be a person's name for the model too. */
const isAmbiguous = (words: string, language: EntityLanguage) => language === 'nld' && words === ' van '
const named: ReadonlySet<string> = new Set(['PERSON', 'LOCATION', 'ORGANIZATION'])
const oneWord = /^(?:\p{Lu}\p{Ll}|\p{Script=Arabic}{2})[\p{L}'’-]*$/u
/** Nothing but persons has these between two names, whatever a model took the first one for. */
const filiation = /^ (?:بن|ابن|بنت) $/u
const abbreviation = /^[\p{Lu}\p{N}.-]+$/u
/** Behind one name: a number from II on (`I` is a word of some languages). */
const number = /^ (?:I[VX]|V|VI{1,3}|II|III|X[IVX]{0,4})(?= \p{Lu}\p{Ll})/u

/** `Sr.` is a form of address in Spanish and Portuguese. Behind a comma and before a capital it belongs to what follows: `Anna Koch, Sr. Engineer`. */
const generation = /^(?: Jr\.?(?!\p{L})|, Jr(?:\.(?![ \u00a0]\p{Lu})|(?![.\p{L}]|[ \u00a0]\p{Lu})))/u
const englishGeneration = /^(?: Jr\.?(?!\p{L})|(?:, Jr|,? Sr)(?:\.(?![ \u00a0]\p{Lu})|(?![.\p{L}]|[ \u00a0]\p{Lu})))/u

/** Linear in the mentions. @param mentions in any order */
export function joinNobleNames(text: string, mentions: readonly Mention[], language: EntityLanguage): Mention[] {
  const joined: Mention[] = []
  for (const mention of [...mentions].sort(byStart)) {
    const before = joined.at(-1)
    if (before !== undefined && isOneName(before, mention, text, language)) joined[joined.length - 1] = { ...before, end: mention.end, type: 'PERSON' }
    else joined.push(mention)
  }
  return joined.map((mention) => withGeneration(mention, text, language))
}

function withGeneration(mention: Mention, text: string, language: EntityLanguage): Mention {
  const at = mention.end + (text.startsWith(',', mention.end) ? 1 : 0)
  if (mention.type !== 'PERSON' || text[at] !== ' ' || (text[at + 1] !== 'J' && text[at + 1] !== 'S') || !text.slice(mention.start, mention.end).includes(' '))
    return mention
  const found = (language === 'eng' ? englishGeneration : generation).exec(text.slice(mention.end, mention.end + 10))
  return found === null ? mention : { ...mention, end: mention.end + found[0].length }
}

/** Letters of a second part that are looked at. */
const MOST_SECOND = 28
const secondName = /^-(\p{Lu}\p{Ll}[\p{L}’']{1,24})(?![\p{L}\p{M}\p{N}'’-])/u

/**
 * Full names of persons with the second part of a double surname (`Imogen Thornton-Blake`) that a model left behind or took for a name of its own; the part is a
 * surname or given name that the lists have, or a word that is no ordinary one behind a given name. German joins any noun to a name: only listed names count.
 * @param mentions in any order
 * @param flags of the lists, by token (`Flag`)
 */
export function joinDoubleNames(tokens: TokenList, mentions: readonly Mention[], language: EntityLanguage, flags: Uint32Array): Mention[] {
  const { text } = tokens
  const joined: Mention[] = []
  for (const mention of [...mentions].sort(byStart)) {
    const before = joined.at(-1)
    if (before !== undefined && before.end > mention.start) {
      // the second part, found for itself; a name that goes on behind it is another person's
      if (mention.end > before.end) joined[joined.length - 1] = { ...before, end: mention.start - 1 }
      else continue
    }
    const second = mention.type === 'PERSON' && text[mention.end] === '-' ? secondName.exec(text.slice(mention.end, mention.end + MOST_SECOND)) : null
    const isWhole = second !== null && isSecondName(mention, tokens, language, flags)
    joined.push(isWhole ? { ...mention, end: mention.end + second[0].length } : mention)
  }
  return joined
}

function isSecondName({ start, end }: Mention, tokens: TokenList, language: EntityLanguage, flags: Uint32Array): boolean {
  if (!/\p{L}[ \u00a0]\p{L}/u.test(tokens.text.slice(start, end))) return false
  const flag = flags[tokenFrom(tokens, end + 1)]!
  if ((flag & Flag.common) !== 0) return false
  if ((flag & (Flag.surname | Flag.given)) !== 0) return true
  return !capitalNouns.has(language) && (flags[tokenFrom(tokens, start)]! & Flag.given) !== 0
}

function isOneName(before: Mention, mention: Mention, text: string, language: EntityLanguage): boolean {
  const gap = mention.start - before.end
  const isFiliation =
    mention.type === 'PERSON' && named.has(before.type) && filiation.test(text.slice(before.end, Math.min(mention.start, before.end + LONGEST_BETWEEN)))
  if (
    (before.type !== 'PERSON' && !isFiliation) ||
    !named.has(mention.type) ||
    gap < 1 ||
    gap > LONGEST_BETWEEN ||
    !oneWord.test(text.slice(before.start, before.end))
  )
    return false
  const words = text.slice(before.end, mention.start)
  if (between.get(language)?.has(words) === true)
    return !(isAmbiguous(words, language) && mention.type !== 'PERSON') && !abbreviation.test(text.slice(mention.start, mention.end))
  return mention.type === 'PERSON' && number.exec(text.slice(before.end, mention.start + 2))?.[0].length === gap - 1
}
