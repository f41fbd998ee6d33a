/**
 * Villages and small towns that no list has, beside the administrative unit that they are or the word for being from there, in scripts without capitals
 * (`మదనపల్లె మండలం`, `கம்பத்தைச் சேர்ந்த`, `د خوګیاڼو ولسوالۍ`, `गांव रामपुर कलां निवासी`).
 */
import { TokenClass, type TokenList } from '../../../core/spans.js'
import { type Beginnings, beginningsOf } from '../../beginnings.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { meetings, withFound } from '../cover.js'
import { byStart } from '../redactor.js'
import { chineseVillages, endOfChinesePlace } from '../roles/chinese-roles.js'
import { setApart } from '../set-apart.js'
import { isBlankBehind, startsSentence, textOf, tokenFrom } from '../token-places.js'
import { tamilNouns, type UnitWords, unitWords } from './unit-words.js'

interface Words {
  /** By the first word: what must follow it, nothing where it is enough. */
  readonly behind: ReadonlyMap<string, ReadonlySet<string>>
  readonly before: ReadonlySet<string>
  readonly ends: ReadonlySet<string>
  readonly others: ReadonlySet<string>
  readonly endings: UnitWords['endings']
  readonly beginnings: Beginnings
}

/** Words of a place behind its unit. */
const MOST_WORDS = 2
const SHORTEST = 3
/** Share of such places that are right. */
const CONFIDENCE = 0.8
const SOURCE = 'unit-place'
const beginsSmall = /^\p{Ll}/u
/** Languages with capitals, in which an ordinary word, a given name or a part of a name may stand there. */
const cased: ReadonlySet<EntityLanguage> = new Set(['est', 'lit', 'lav', 'tur'])
const noPlace = Flag.common | Flag.head | Flag.titleFirst | Flag.jobFirst | Flag.nationalityFirst
/** Tamil: from, behind the case that it governs, with the letter that is doubled before it. */
const tamilFrom = 'சேர்ந்த'
const tamilCase = /ைச்$/u

const wordsOf = perLanguage((language): Words | undefined => {
  const row = unitWords[language]
  if (row === undefined) return undefined
  const behind = new Map<string, Set<string>>()
  for (const phrase of row.behind?.split(' ') ?? []) {
    const [word = '', next] = phrase.split('_')
    const nexts = behind.get(word) ?? new Set()
    behind.set(word, next === undefined ? nexts : nexts.add(next))
  }
  const before = new Set(row.before?.split(' '))
  return {
    behind,
    before,
    ends: new Set(row.ends?.split(' ')),
    others: new Set(row.others?.split(' ')),
    endings: row.endings,
    beginnings: beginningsOf(behind.keys(), before, language === 'tam' ? [tamilFrom] : [])
  }
})

/** The names with such places where nothing was found, or a part of one. Linear. @param mentions in any order @param flags of the lists, by token (`Flag`) */
export function withUnitPlaces(tokens: TokenList, mentions: readonly Mention[], language: EntityLanguage, flags: Uint32Array): readonly Mention[] {
  if (language === 'zho') {
    const villages = chineseVillages(tokens.text).map(({ start, end }) => ruleMention(start, end, 'LOCATION', SOURCE, CONFIDENCE))
    const at = meetings(villages)
    const trimmed = mentions.map((mention) =>
      mention.type === 'LOCATION' && mention.confidence !== undefined ? { ...mention, end: endOfChinesePlace(tokens.text, mention) } : mention
    )
    return withFound(tokens.text.length, trimmed, villages, (mention) => at(mention).some(({ start, end }) => mention.start >= start && mention.end <= end))
  }
  const words = wordsOf(language)
  if (words === undefined) return mentions
  const { text, starts, ends, classes, count } = tokens
  const found: Mention[] = []
  for (let token = 0; token < count; token++) {
    if (classes[token] !== TokenClass.word || !words.beginnings.has(text, starts[token]!)) continue
    const place = placeBehind(tokens, token, words, flags) ?? placeBefore(tokens, token, words, flags, language)
    if (place === undefined || (found.at(-1)?.end ?? 0) > starts[place[0]]!) continue
    found.push(ruleMention(starts[place[0]]!, ends[place[1]]!, 'LOCATION', SOURCE, CONFIDENCE))
  }
  if (found.length === 0) return mentions
  const at = meetings(found)
  const blocked = new Set<Mention>()
  const kept: Mention[] = []
  for (const mention of mentions) {
    const met = at(mention)
    const isPart =
      met.length > 0 &&
      met.every(({ start, end }) => mention.type === 'LOCATION' && mention.start >= start && mention.end <= end && mention.end - mention.start < end - start)
    if (isPart) continue
    // the village's name alone, which a model took for somebody
    if (
      met.length === 1 &&
      cased.has(language) &&
      mention.confidence !== undefined &&
      mention.start === met[0]!.start &&
      mention.end === met[0]!.end &&
      mention.type === 'PERSON'
    )
      continue
    // a person and where he is from, whom a model took together
    const [from] = met
    const isTaken =
      from !== undefined && mention.type === 'PERSON' && mention.confidence !== undefined && mention.start < from.start && mention.end === from.end
    if (isTaken && (flags[tokenFrom(tokens, from.start)]! & (Flag.given | Flag.surname)) === 0) {
      kept.push({ ...mention, end: from.start - 1 })
      continue
    }
    // `ډنډ ولسوال محمد نعیم`: a place, its office and who has it
    const office =
      from !== undefined && language === 'pus' && mention.type === 'PERSON' && mention.start === from.start ? tokenFrom(tokens, from.end) : undefined
    if (office !== undefined && mention.confidence !== undefined && office + 1 < count && starts[office + 1]! < mention.end) {
      kept.push({ ...mention, start: starts[office + 1]! })
      continue
    }
    for (const one of met) blocked.add(one)
    kept.push(mention)
  }
  const left = found.filter((one) => !blocked.has(one))
  return [...kept, ...setApart(left, kept)].sort(byStart)
}

type Tokens = readonly [first: number, last: number]

/** `गांव रामपुर कलां निवासी`. */
function placeBehind(tokens: TokenList, unit: number, words: Words, flags: Uint32Array): Tokens | undefined {
  if (!words.before.has(textOf(tokens, unit))) return undefined
  for (let last = unit + 1; last <= unit + MOST_WORDS && last + 1 < tokens.count; last++) {
    if (!isBlankBehind(tokens, last - 1) || !mayBePlace(tokens, last, words, flags)) return undefined
    if (isBlankBehind(tokens, last) && words.ends.has(textOf(tokens, last + 1))) return [unit + 1, last]
  }
  return undefined
}

/** `మదనపల్లె మండలం`. */
function placeBefore(tokens: TokenList, unit: number, words: Words, flags: Uint32Array, language: EntityLanguage): Tokens | undefined {
  const place = unit - 1
  if (place < 0 || !isBlankBehind(tokens, place)) return undefined
  const word = textOf(tokens, unit)
  if (language === 'tam') return word === tamilFrom && isTamilPlace(textOf(tokens, place)) ? [place, place] : undefined
  const nexts = words.behind.get(word)
  if (nexts === undefined) return undefined
  const isWhole = nexts.size === 0 || (isBlankBehind(tokens, unit) && nexts.has(textOf(tokens, unit + 1)))
  if (!isWhole || !mayBePlace(tokens, place, words, flags)) return undefined
  if (language === 'urd' && nexts.has('نواحی') && textOf(tokens, unit + 1) === 'نواحی') return [startOfTwo(tokens, place, words, flags), place]
  if (cased.has(language)) return isVillage(tokens, place, flags, word) ? [place, place] : undefined
  // in Pashto the preposition tells where the place begins
  if (language !== 'pus') return [place, place]
  return place > 0 && isBlankBehind(tokens, place - 1) && textOf(tokens, place - 1) === 'د' ? [place, place] : undefined
}

/** In, from and to an Estonian village; an adjective before it has its case. */
const inVillage = /^küla(?:s|st)$/u
const genitive = /[aeiou]$/u

/** Whether a capitalised word is a place by its unit: no part of another name, and at the head of a sentence no ordinary word. */
function isVillage(tokens: TokenList, place: number, flags: Uint32Array, unit: string): boolean {
  const own = flags[place]!
  const isListed = (own & Flag.placeFirst) !== 0
  if (!isListed && (own & Flag.given) !== 0) return false
  if (place === 0 || startsSentence(tokens, place)) return isListed || (inVillage.test(unit) && genitive.test(textOf(tokens, place)))
  if (!isBlankBehind(tokens, place - 1) || beginsSmall.test(textOf(tokens, place - 1))) return true
  // the first word of the sentence, which is nobody's name
  return startsSentence(tokens, place - 1) && (flags[place - 1]! & (Flag.given | Flag.surname)) === 0
}

/** The first of two words that begin a sentence or a clause (`چیچہ وطنی کے نواحی`); else the last one alone. */
function startOfTwo(tokens: TokenList, place: number, words: Words, flags: Uint32Array): number {
  const first = place - 1
  if (first < 0 || !isBlankBehind(tokens, first) || !mayBePlace(tokens, first, words, flags)) return place
  const isStart = first === 0 || startsSentence(tokens, first) || !isBlankBehind(tokens, first - 1) || words.ends.has(textOf(tokens, first - 1))
  return isStart ? first : place
}

function mayBePlace(tokens: TokenList, token: number, { others, endings, behind }: Words, flags: Uint32Array): boolean {
  const word = textOf(tokens, token)
  if (
    tokens.classes[token] !== TokenClass.word ||
    word.length < SHORTEST ||
    beginsSmall.test(word) ||
    others.has(word) ||
    behind.has(word) ||
    endings?.test(word) === true
  )
    return false
  return (flags[token]! & noPlace) === 0 || (flags[token]! & (Flag.placeFirst | Flag.common)) === Flag.placeFirst
}

function isTamilPlace(word: string): boolean {
  return word.length > SHORTEST && tamilCase.test(word) && !tamilNouns.test(word)
}
