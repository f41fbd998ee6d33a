/** Mentions as they stand in texts, cleaned for look-up, and other ways that they may have been spelt. */
import { LONGEST_NAME } from '../knowledge/base/limits.js'
import { type PreparedName, prepareName } from '../knowledge/names/compare.js'
import { foldName } from '../knowledge/names/fold.js'

export interface Surface {
  /** Without marks of hyphenation, with one blank for each run of white space. */
  readonly text: string
  /** The key of look-ups. */
  readonly folded: string
  /** Words of `folded`. */
  readonly words: readonly string[]
  /** For comparisons with other names. */
  readonly prepared: PreparedName
}

/** A mention as it is looked up: cut where no name is longer; line ends, soft hyphens and the long s of old print undone, quotes around it and the English possessive dropped. */
export function surfaceOf(mention: string): Surface {
  const text = mention
    .slice(0, LONGEST_NAME)
    .replace(/\u00ad|¬\s?|[-=]\s*\n\s*/gu, '')
    .replace(/ſ/gu, 's')
    .replace(/\s+/gu, ' ')
    .replace(/ ?['’]s$/u, '')
    .trim()
  const prepared = prepareName(text)
  const { folded } = prepared
  return { text, folded, words: folded === '' ? [] : folded.split(' '), prepared }
}

/** Shorter words in capitals are abbreviations more often than names. */
const SHORTEST_NAME = 5
const capitalWords = new RegExp(`(?<![\\p{L}\\p{M}])\\p{Lu}[\\p{Lu}\\p{M}]{${SHORTEST_NAME - 1},}(?![\\p{L}\\p{M}])`, 'gu')

/** A name in capitals as running text has it (`BRASÍLIA`, Brasília). */
export function inRunningCase(name: string): string {
  return name.replace(capitalWords, (word) => {
    const lower = word.toLowerCase()
    return lower.length === word.length ? `${word[0]!}${lower.slice(1)}` : word
  })
}

/** Letters that old spelling, print recognition and keyboards without accents interchange. */
const exchanges: readonly (readonly [RegExp, string])[] = [
  [/th/gu, 't'],
  [/ae/gu, 'a'],
  [/oe/gu, 'o'],
  [/ue/gu, 'u'],
  [/c/gu, 'k'],
  [/k/gu, 'c'],
  [/ph/gu, 'f'],
  [/y/gu, 'i'],
  [/w/gu, 'v'],
  [/v/gu, 'w'],
  [/f/gu, 's'],
  [/ff/gu, 'w'],
  [/z/gu, 's'],
  [/^j(?=[^aeiou])/u, 'i'],
  [/ /gu, ''],
  [/^de |^the |^la |^le |^les |^der |^die |^das |^den |^el |^il |^l |^d |^o |^a /u, '']
]

/** Other spellings of a folded name, the name itself not among them. */
export function spellingsOf(folded: string, text: string): string[] {
  const found = new Set<string>()
  let all = folded
  for (const [from, to] of exchanges) {
    const spelling = folded.replace(from, to)
    found.add(spelling)
    if (from.source === 'th' || from.source === 'ae' || from.source === 'oe' || from.source === 'ue') all = all.replace(from, to)
  }
  found.add(all)
  found.add(folded.replace(/(\p{L})\1/gu, '$1'))
  // words that print recognition ran together
  found.add(foldName(text.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')))
  // umlauts that are written out: Mueller for Müller
  found.delete(folded)
  found.delete('')
  return [...found]
}
