/**
 * Villages and small towns beside a word for near (`Neďaleko Tisovca horela stodola`, `Vändra lähedal`), which no list has: a model takes them for persons, or misses them at the
 * head of a sentence, where the preposition's capital hides theirs.
 */
import type { TokenList } from '../../../core/spans.js'
import { createForm } from '../../chains/name.js'
import { capitalNouns } from '../../language-kinds.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import type { KnownNames } from '../../lists/known-names.js'
import { mayBeCapital } from '../../lists/letter-case.js'
import { UsualName, type UsualNames } from '../../lists/usual-names.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { meetings } from '../cover.js'
import { knownAs } from '../known-type.js'
import { byStart } from '../redactor.js'
import { isBeside, isBlankBehind, startsSentence, textOf } from '../token-places.js'
import { nearWords, surnamesBeside } from './near-words.js'

interface Near {
  /** By the word beside the name: the words before that (or behind, where the name stands first), and whether persons have it as often. */
  readonly before: ReadonlyMap<string, readonly Phrase[]>
  readonly behind: ReadonlyMap<string, readonly Phrase[]>
}

interface Phrase {
  readonly others: readonly string[]
  readonly isLoose: boolean
}

/** A word for near beside a name. */
interface Beside {
  readonly isLoose: boolean
  /** At the head of a sentence a place stands beside it for sure. */
  readonly at: 'head' | 'inside'
  /** Where the phrase and the name begin. */
  readonly first: number
}

const CONFIDENCE = 0.8
/** A model that is surer is believed. */
const SURE = 0.9
/** Languages whose preposition is where somebody works as well. */
const atFirms: ReadonlySet<EntityLanguage> = new Set(['deu', 'nld', 'swe', 'dan', 'nob', 'nno', 'ita'])
const personal = Flag.given | Flag.surname
const written = /^\p{Lu}[\p{Ll}\p{M}'’-]{2,}(?:-\p{Lu}[\p{Ll}\p{M}]+)?$/u

const nearOf: (language: EntityLanguage) => Near | undefined = perLanguage((language) => {
  const words = nearWords[language]
  if (words === undefined) return undefined
  return {
    before: byWord([phrases(words.before, false), phrases(words.loose, true)], (phrase) => [phrase.at(-1)!, phrase.slice(0, -1)]),
    behind: byWord([phrases(words.behind, false), phrases(words.looseBehind, true)], (phrase) => [phrase[0]!, phrase.slice(1)])
  }
})

const phrases = (list: string | undefined, isLoose: boolean) => (list?.split('|') ?? []).map((phrase) => ({ words: phrase.split(/(?<=['’])| /u), isLoose }))

function byWord(lists: readonly { words: string[]; isLoose: boolean }[][], parted: (phrase: string[]) => [string, string[]]): Map<string, Phrase[]> {
  const found = new Map<string, Phrase[]>()
  for (const { words, isLoose } of lists.flat()) {
    const [word, others] = parted(words)
    found.set(word, [...(found.get(word) ?? []), { others, isLoose }])
  }
  for (const list of found.values()) list.sort((left, right) => right.others.length - left.others.length)
  return found
}

interface Knowledge {
  readonly known: KnownNames | undefined
  readonly usualNames: () => UsualNames | undefined
}

/**
 * The names with such places. Linear.
 * @param mentions in any order
 * @param flags of the lists, by token (`Flag`)
 */
export function withNearPlaces(
  tokens: TokenList,
  mentions: readonly Mention[],
  language: EntityLanguage,
  flags: Uint32Array,
  knowledge: Knowledge
): readonly Mention[] {
  const near = nearOf(language)
  if (near === undefined) return mentions
  const { text, starts, ends, count } = tokens
  let beside: ReturnType<typeof meetings<Mention>> | undefined
  const changed = new Map<Mention, Mention>()
  const found: Mention[] = []
  for (let token = 0; token < count; token++) {
    if (!mayBeCapital(text.charCodeAt(starts[token]!))) continue
    const place = placeBehind(tokens, token, near) ?? placeBefore(tokens, token, near)
    if (place === undefined) continue
    beside ??= meetings([...mentions].sort(byStart))
    const { isLoose, at, first } = place
    const start = starts[token]!
    const met = beside({ start, end: ends[token]! })
    const one = met[0]
    // what a model took together with the word for near, and nothing else before the name
    if (met.length > 1 || (one !== undefined && one.start !== start && one.start !== starts[first])) continue
    const last = one === undefined ? token : lastOf(tokens, token, one.end)
    const span = { start, end: one?.end ?? ends[token]! }
    if (!written.test(textOf(tokens, token)) || !isPlace(tokens, token, last, language, flags, knowledge, isLoose || at === 'inside')) continue
    // `W Starej Wsi koło …`: of two words at the head of a sentence
    const other = isLoose && at === 'inside' ? townIn(tokens, first - 1) : undefined
    if (other !== undefined && other === first - 2 && startsSentence(tokens, other - 1)) {
      const town = { start: starts[other]!, end: ends[first - 1]! }
      if (beside(town).length === 0 && (flags[other]! & Flag.given) === 0) found.push(ruleMention(town.start, town.end, 'LOCATION', 'near', CONFIDENCE))
    }
    if (one === undefined) {
      const goesOn = isBlankBehind(tokens, token) && mayBeCapital(text.charCodeAt(starts[token + 1]!))
      const isBesideName =
        token > 0 && isBlankBehind(tokens, token - 1) && mayBeCapital(text.charCodeAt(starts[token - 1]!)) && !startsSentence(tokens, token - 1)
      if (goesOn || isBesideName || (flags[token]! & Flag.common) !== 0) continue
      // whose capital tells nothing, or whose preposition is of work as well
      const isHidden = capitalNouns.has(language) || startsSentence(tokens, token) || (isLoose && atFirms.has(language))
      if (isHidden && (flags[token]! & Flag.placeFirst) === 0) continue
      found.push(ruleMention(start, span.end, 'LOCATION', 'near', CONFIDENCE))
      continue
    }
    if (one.confidence === undefined || one.source === 'gazetteer' || ends[last] !== one.end) continue
    const isOther =
      one.type === 'PERSON' ||
      (one.type === 'ORGANIZATION' && ((last === token && !(isLoose && atFirms.has(language))) || (flags[token]! & Flag.placeFirst) !== 0))
    if (isOther && (at === 'head' || one.confidence < SURE)) changed.set(one, { ...one, start, type: 'LOCATION' })
  }
  if (found.length === 0 && changed.size === 0) return mentions
  return [...mentions.map((mention) => changed.get(mention) ?? mention), ...found].sort(byStart)
}

/** The last token of a name. */
function lastOf({ ends, count }: TokenList, token: number, end: number): number {
  let last = token
  while (last + 1 < count && ends[last + 1]! <= end) last++
  return last
}

/** The word for near before a name. */
function placeBehind(tokens: TokenList, token: number, { before }: Near): Beside | undefined {
  if (before.size === 0 || token === 0 || !isBeside(tokens, token - 1)) return undefined
  for (const { others, isLoose } of before.get(textOf(tokens, token - 1).toLowerCase()) ?? []) {
    const first = token - 1 - others.length
    if (first < 0 || !others.every((word, index) => textOf(tokens, first + index).toLowerCase() === word)) continue
    if (first > 0 && textOf(tokens, first - 1) === 'pe') continue
    const at = startsSentence(tokens, first) ? 'head' : 'inside'
    // `W Starej Wsi koło Limanowej`: a place is told by another one
    if (isLoose && at === 'inside' && betweenPlaces.has(textOf(tokens, first)) && townIn(tokens, first - 1) !== undefined) return { isLoose, at, first }
    return isLoose && at === 'inside' ? undefined : { isLoose, at, first }
  }
  return undefined
}

/** Of these, who is named behind is nobody's neighbour where a place stands before. */
const betweenPlaces: ReadonlySet<string> = new Set(['koło', 'opodal', 'pri', 'kod', 'код', 'край', 'біля', 'коло', 'возле', 'около', 'под', 'під'])
/** In, from and to, before a town. */
const inTown: ReadonlySet<string> = new Set(['w', 'we', 'z', 'ze', 'do', 'v', 'iz', 'u', 'у', 'из', 'в', 'з', 'із', 'от'])

/** Where a capitalised word or two begin that end at a token, behind a preposition of place. */
function townIn(tokens: TokenList, last: number): number | undefined {
  for (let token = last; token >= Math.max(1, last - 1); token--) {
    if (!isBlankBehind(tokens, token) || !isBlankBehind(tokens, token - 1) || !written.test(textOf(tokens, token))) return undefined
    if (inTown.has(textOf(tokens, token - 1).toLowerCase())) return token
  }
  return undefined
}

/** The word for near behind a name of one word; a name at the head of its sentence is one for sure. */
function placeBefore(tokens: TokenList, token: number, { behind }: Near): Beside | undefined {
  if (behind.size === 0 || !isBlankBehind(tokens, token)) return undefined
  for (const { others, isLoose } of behind.get(textOf(tokens, token + 1)) ?? []) {
    if (!others.every((word, index) => token + 2 + index < tokens.count && textOf(tokens, token + 2 + index) === word)) continue
    const at = startsSentence(tokens, token) ? 'head' : 'inside'
    return isLoose && at === 'inside' ? undefined : { isLoose, at, first: token }
  }
  return undefined
}

/** Whether a name may be a place's: none that is known as something else, and no given name. @param isDoubtful persons stand there, too */
function isPlace(
  tokens: TokenList,
  first: number,
  last: number,
  language: EntityLanguage,
  flags: Uint32Array,
  { known, usualNames }: Knowledge,
  isDoubtful: boolean
): boolean {
  const one = known && knownAs(createForm(tokens.text.slice(tokens.starts[first], tokens.ends[last]), language), language, known)
  const isListed = (flags[first]! & Flag.placeFirst) !== 0 || one?.type === 'LOCATION'
  if (((usualNames()?.kind(textOf(tokens, first)) ?? 0) & (UsualName.own | UsualName.everywhere)) !== 0 && !(isListed && first === last)) return false
  if ((flags[first]! & Flag.organisationFirst) !== 0) return false
  if (isDoubtful && !isListed && ((flags[first]! & personal) !== 0 || surnamesBeside[language]?.test(textOf(tokens, first)) === true)) return false
  return one === undefined || one.type === 'LOCATION' || !one.ofLanguage
}
