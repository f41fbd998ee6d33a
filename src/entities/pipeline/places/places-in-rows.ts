/**
 * Places in a row behind one preposition (`Firefighters from Skipton and Keighley`, `aus Gammertingen, Trochtelfingen und Burladingen`): where one of them is surely a place, those
 * that a model missed, or took for persons or firms, are places too.
 */
import { TokenClass, type TokenList } from '../../../core/spans.js'
import { andWordsOf } from '../../../core/words/and-words.js'
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
import { isBeside, isBlankBehind, startsSentence, textOf, tokenFrom } from '../token-places.js'

/** Prepositions that places have before them, and persons seldom beside places. */
const prepositions: Partial<Record<EntityLanguage, string>> = {
  eng: 'from in near between around outside',
  deu: 'aus in bei nach zwischen um',
  nld: 'uit in bij tussen naar',
  swe: 'från i mellan vid',
  dan: 'fra i mellem ved',
  nob: 'fra i mellom ved',
  nno: 'frå i mellom ved',
  fra: "à de d' d’ entre vers depuis",
  spa: 'de en entre desde',
  cat: "de d' d’ a entre des",
  por: 'de em entre desde',
  ita: 'di da a in tra fra',
  ron: 'din în la între',
  pol: 'z ze w we',
  ces: 'z ze v ve',
  slk: 'z zo v vo',
  slv: 'iz v',
  hrv: 'iz u',
  srp: 'iz u из у',
  bul: 'от в във',
  rus: 'из в во',
  ukr: 'з із зі в у',
  lit: 'iš',
  ell: 'από στο στη στην στα στον',
  ind: 'dari di',
  msa: 'dari di'
}
/** Cases of places that all names of a row stand in, instead. */
const cases: Partial<Record<EntityLanguage, RegExp>> = {
  fin: /(?:st[aä]|lt[aä]|ss[aä]|ll[aä])$/u,
  hun: /(?:b[óő]l|r[óő]l|b[ae]n)$/u
}
const wordsOf = perLanguage((language) => ({
  before: new Set(prepositions[language]?.split(' ')),
  and: new Set(andWordsOf[language]?.split(' ')),
  ending: cases[language]
}))
const written = /^\p{Lu}[\p{Ll}\p{M}'’-]{2,}(?:-\p{Lu}[\p{Ll}\p{M}]+)?$/u
/** What German towns and villages end with, and hardly a noun. */
const germanTown = /(?:ingen|heim|hausen|hofen|stetten|weiler|kirchen|büttel|leben|stedt|rode|wangen|beuren|dorf|itz)$/u
/** What is around a town (`São Paulo e Região`). */
const around = /^(?:Região|Región|Région|Regione|Regió|Província|Provincia|Province|Umgebung|Umland|Omgeving|Surroundings)$/u
/** Names of one row. */
const MOST = 8
/** Words of a name that nothing was found in. */
const MOST_WORDS = 2
/** A model that is surer of a person or a firm is believed, and one that is less sure of a place is not. */
const SURE = 0.9
const SURE_FIRM = 0.8
const SURE_PLACE = 0.6
const CONFIDENCE = 0.8

/** A name of a row: its tokens, and what was found there. */
interface Item {
  readonly first: number
  readonly last: number
  readonly mention: Mention | undefined
}

interface Knowledge {
  readonly known: KnownNames | undefined
  readonly usualNames: () => UsualNames | undefined
}

/** The names with such places. Linear: a row is read once. @param names in any order @param flags of the lists, by token (`Flag`) */
export function withPlacesInRows(
  tokens: TokenList,
  names: readonly Mention[],
  language: EntityLanguage,
  flags: Uint32Array,
  knowledge: Knowledge
): readonly Mention[] {
  const { before, and, ending } = wordsOf(language)
  if ((before.size === 0 && ending === undefined) || !names.some(({ type }) => type === 'LOCATION')) return names
  const { text, starts, ends, count } = tokens
  const isCapital = (token: number) => token < count && mayBeCapital(text.charCodeAt(starts[token]!))
  const ordered = names.toSorted(byStart)
  const beside = meetings(ordered)
  /** The name that begins with a token. */
  const itemAt = (first: number): Item | undefined => {
    if (first >= count) return undefined
    const met = beside({ start: starts[first]!, end: ends[first]! })
    if (met.length > 1 || (met.length === 1 && met[0]!.start !== starts[first])) return undefined
    const [mention] = met
    if (mention !== undefined) {
      const last = tokenFrom(tokens, mention.end - 1)
      return ends[last] === mention.end ? { first, last, mention } : undefined
    }
    if (!written.test(textOf(tokens, first))) return undefined
    let last = first
    while (last + 1 < count && last - first < MOST_WORDS && isBlankBehind(tokens, last) && written.test(textOf(tokens, last + 1))) last++
    return last - first < MOST_WORDS && beside({ start: starts[first]!, end: ends[last]! }).length === 0 ? { first, last, mention: undefined } : undefined
  }
  const hasOwnPlace = (last: number) =>
    last + 2 < count && isBlankBehind(tokens, last) && before.has(textOf(tokens, last + 1)) && written.test(textOf(tokens, last + 2))
  /** The row that begins with a token, if it ends with `and` and a name. */
  const rowFrom = (first: number): Item[] => {
    const row: Item[] = []
    for (let item = itemAt(first); item !== undefined && row.length < MOST; ) {
      row.push(item)
      const next = item.last + 1
      if (next + 1 >= count || !isBeside(tokens, item.last)) return []
      const isAnd = and.has(textOf(tokens, next))
      if (!isAnd && textOf(tokens, next) !== ',') return []
      if (!isBlankBehind(tokens, next)) return []
      // `, and`
      const isSerial = !isAnd && and.has(textOf(tokens, next + 1)) && isBlankBehind(tokens, next + 1)
      item = itemAt(isSerial ? next + 2 : next + 1)
      if (!isAnd && !isSerial) continue
      // `inscrit à Groix, et Roucel`: the next clause; `Romano iz Skoplja`: who has a place of his own
      if (item === undefined || (isSerial && row.length === 1) || hasOwnPlace(item.last)) return []
      return [...row, item]
    }
    return []
  }
  const changed = new Map<Mention, Mention>()
  const found: Mention[] = []
  for (let token = 0; token < count; token++) {
    if (tokens.classes[token] !== TokenClass.word) continue
    const isStart = isCapital(token + 1) && before.has(textOf(tokens, token)) && isBeside(tokens, token)
    const first = isStart ? token + 1 : token
    if (!isStart && (ending === undefined || !isCapital(token) || !ending.test(textOf(tokens, token)) || !written.test(textOf(tokens, token)))) continue
    const row = rowFrom(first)
    if (row.length === 0) continue
    token = row.at(-1)!.last
    const inCase = isStart || row.every(({ last }) => ending!.test(textOf(tokens, last)))
    // a whole name of a person says who the others are
    if (!inCase || !row.some((item) => isSurePlace(item, flags)) || row.some((item) => isWholeName(item, flags))) continue
    for (const [index, item] of row.entries()) {
      if (item.mention?.type === 'LOCATION' || !mayBePlace(tokens, item, row, index, language, flags, knowledge)) continue
      if (item.mention !== undefined) changed.set(item.mention, { ...item.mention, type: 'LOCATION', subsource: 'places-in-rows' })
      else found.push(ruleMention(starts[item.first]!, ends[item.last]!, 'LOCATION', 'places-in-rows', CONFIDENCE))
    }
  }
  if (found.length === 0 && changed.size === 0) return names
  return [...ordered.map((name) => changed.get(name) ?? name), ...found].sort(byStart)
}

function isSurePlace({ first, mention }: Item, flags: Uint32Array): boolean {
  return mention?.type === 'LOCATION' && ((mention.confidence ?? 1) >= SURE_PLACE || (flags[first]! & Flag.placeFirst) !== 0)
}

function isWholeName({ first, last, mention }: Item, flags: Uint32Array): boolean {
  return (
    last > first && (flags[first]! & Flag.given) !== 0 && (mention?.type === 'PERSON' || (mention === undefined && (flags[first]! & Flag.placeFirst) === 0))
  )
}

/** Whether a name beside places may be one: none that is known as something else, and no given name. */
function mayBePlace(
  tokens: TokenList,
  { first, last, mention }: Item,
  row: readonly Item[],
  index: number,
  language: EntityLanguage,
  flags: Uint32Array,
  { known, usualNames }: Knowledge
): boolean {
  const word = textOf(tokens, first)
  const own = flags[first]!
  const isPlaceBesides = (at: number) => row[at] === undefined || row[at].mention?.type === 'LOCATION'
  const one = known && knownAs(createForm(tokens.text.slice(tokens.starts[first], tokens.ends[last]), language), language, known)
  const isListed = (own & Flag.placeFirst) !== 0 || one?.type === 'LOCATION'
  if (one !== undefined && one.type !== 'LOCATION' && one.ofLanguage) return false
  if (!isListed && ((usualNames()?.kind(word) ?? 0) & (UsualName.own | UsualName.everywhere)) !== 0) return false
  if ((own & (Flag.organisationFirst | Flag.nationalityFirst | Flag.jobFirst | Flag.titleFirst)) !== 0 && !isListed) return false
  // between two places even a surname is one
  const isAmong = row.length > 2 && isPlaceBesides(index - 1) && isPlaceBesides(index + 1)
  if (mention === undefined) {
    if ((own & Flag.common) !== 0 || around.test(word) || startsSentence(tokens, first)) return false
    // any noun has a capital
    if (capitalNouns.has(language)) return isListed ? isAmong || (own & (Flag.given | Flag.surname)) === 0 : own === 0 && (isAmong || germanTown.test(word))
    return (own & Flag.given) === 0 && (isListed || isAmong || (own & Flag.surname) === 0)
  }
  const { type, confidence, source } = mention
  if (confidence === undefined || source === 'gazetteer') return false
  if (type === 'ORGANIZATION') return first === last && confidence < SURE_FIRM && (isListed || own === 0)
  if (type !== 'PERSON' || (confidence >= SURE && !isAmong)) return false
  if ((own & Flag.given) !== 0 && (first < last || !(isAmong || (own & Flag.major) !== 0))) return false
  return isListed || ((own & Flag.given) === 0 && (isAmong || (own & Flag.surname) === 0))
}
