/**
 * Names of persons that a model took apart: at a particle that only names have (`Werner von Siemens`, where Siemens is known for a company), and at the number of
 * a king that more names follow (`Gustav VI Adolf`). `Sr.` and `Jr.` belong to a full name.
 */
import type { EntityLanguage } from '../languages.js'
import type { Mention } from '../types.js'
import { byStart } from './redactor.js'

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
const oneWord = /^\p{Lu}\p{Ll}[\p{L}'’-]*$/u
const abbreviation = /^[\p{Lu}\p{N}.-]+$/u
/** Behind one name: a number from II on (`I` is a word of some languages). */
const number = /^ (?:I[VX]|V|VI{1,3}|II|III|X[IVX]{0,4})(?= \p{Lu}\p{Ll})/u

/** `Sr.` is a form of address in Spanish and Portuguese. Behind a comma and before a capital it belongs to what follows: `Anna Koch, Sr. Engineer`. */
const generation = /^(?: Jr\.?(?!\p{L})|, Jr(?:\.(?![ \u00a0]\p{Lu})|(?![.\p{L}]|[ \u00a0]\p{Lu})))/u
const englishGeneration = /^(?: Jr\.?(?!\p{L})|(?:, Jr|,? Sr)(?:\.(?![ \u00a0]\p{Lu})|(?![.\p{L}]|[ \u00a0]\p{Lu})))/u

/** Linear in the mentions. @param mentions in any order */
export function joinNobleNames(mentions: readonly Mention[], text: string, language: EntityLanguage): Mention[] {
  const joined: Mention[] = []
  for (const mention of [...mentions].sort(byStart)) {
    const before = joined.at(-1)
    if (before !== undefined && isOneName(before, mention, text, language)) joined[joined.length - 1] = { ...before, end: mention.end }
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

function isOneName(before: Mention, mention: Mention, text: string, language: EntityLanguage): boolean {
  const gap = mention.start - before.end
  if (before.type !== 'PERSON' || !named.has(mention.type) || gap < 1 || gap > LONGEST_BETWEEN || !oneWord.test(text.slice(before.start, before.end)))
    return false
  const words = text.slice(before.end, mention.start)
  if (between.get(language)?.has(words) === true)
    return !(isAmbiguous(words, language) && mention.type !== 'PERSON') && !abbreviation.test(text.slice(mention.start, mention.end))
  return mention.type === 'PERSON' && number.exec(text.slice(before.end, mention.start + 2))?.[0].length === gap - 1
}
