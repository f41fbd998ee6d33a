/**
 * Postal addresses in a text: the street is a place, without its house number, and so is the town behind a postcode (`Hauptstraße 12, 10115 Berlin`); the numbers
 * between them are no mentions of their own.
 */
import { letterKind } from '../../../core/folding.js'
import type { Span } from '../../../core/spans.js'
import { streetWords, wordsBeforeStreets } from '../../../core/words/street-words.js'
import { capitalNouns } from '../../language-kinds.js'
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { Cover, holds } from '../cover.js'
import { byStart } from '../redactor.js'
import { britishAddresses } from './british-addresses.js'

/** What a text has of addresses. */
export interface Addresses {
  /** Streets and towns. */
  readonly places: readonly Span[]
  /** House numbers and postcodes. */
  readonly numbers: readonly Span[]
}

/** Confidence of such a place. */
const ADDRESS = 0.9
const noYear = String.raw`(?!(?:19|20)\d\d(?!\d))`
const house = String.raw`\d{1,4}(?:[ ]?[a-zA-Z](?![\p{L}\p{N}])|[/-]\d{1,4}[a-zA-Z]?)?(?![\p{L}\p{N}%]|[.,:]\d)`
const numberWord = String.raw`(?:(?:[Nn][r°ºo]\.?:?|№|д\.|буд\.|č\.|br\.) ?)?`
const postcode = String.raw`(?:[A-Z]{1,2}-)?(?:\d{2}-\d{3}|\d{3} \d{2}|\d{4}-\d{3}|\d{5}-\d{3}|\d{4} [A-Z]{2}|${noYear}\d{4,6})`
const small = String.raw`(?:de|la|le|les|los|las|du|des|del|dei|degli|della|delle|da|do|dos|das|di|van|den|der|dem|zum|zur|von|het|św\.|gen\.|al|el|y|e|i|a|im|na|av|af|kralja|kraljice|kneza|bana|braće|svetog|краља|краљице|кнеза|браће)`
// never the word for the number behind it
const word = String.raw`(?:(?!N[or]\.?:? )(?:d'|d’|l'|l’|de l'|de l’)?\p{Lu}(?:\p{L}{0,3}\.|[\p{L}\p{M}'’-]{0,30})|\d{1,2}\.?(?= \p{Lu}))`
const name = `${word}(?: (?:${small} ){0,2}${word}){0,3}`
/** What stands in the names of towns besides: `Broek op Langedijk`, `Frankfurt an der Oder`, `Boulogne sur Mer`. */
const inTowns = `(?:${small}|op|aan|bij|an|ob|auf|bei|am|unter|sur|sous|lès|en|on|upon|nad|pod|pri)`
const town = String.raw`\p{Lu}[\p{Ll}\p{M}][\p{L}\p{M}'’-]{1,30}(?:[ ](?:${inTowns} ){0,2}\p{Lu}[\p{L}\p{M}'’-]{0,30}){0,2}(?![\p{L}\p{N}])`
const edge = String.raw`(?<![\p{L}\p{M}\p{N}-])`
/** Between a house number and the postcode of its town. */
const gap = String.raw`(?:,? ?[\n\r]{1,2} ?|, ?| )`
const floor = String.raw`(?:, ?\d{1,2}[.ºª°][\p{L}\d ]{0,8})?`

/** "1号" behind a street is a house. */
const hanHouse = /(?<=[街路道巷弄里村苑园楼])\d{1,4}(?:-\d{1,4})?[号號]/gu

/** One way to write an address. */
interface Form {
  /** From the first character of the street, or of the house number that stands before it; the groups `street` and `number` tell what is what. */
  readonly whole: RegExp
  /** From the house number: what can be told there at once; none where the form begins with it. */
  readonly probe: RegExp | undefined
}

function escaped(words: string): string {
  return words
    .split(' ')
    .sort((left, right) => right.length - left.length)
    .map((one) => {
      const literal = one.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&')
      const [first] = Array.from(one)
      const other = first === first!.toLowerCase() ? first!.toUpperCase() : first!.toLowerCase()
      return other === first ? literal : `[${first}${other}]${literal.slice(first!.length)}`
    })
    .join('|')
}

/** Forms of streets with a house number beside them. */
const formsOf = perLanguage((language): readonly Form[] => {
  const { behind, endings, numberFirst } = streetWords[language] ?? {}
  const before = wordsBeforeStreets(streetWords[language] ?? {})
  const kinds: { readonly street: string; readonly end: string }[] = []
  if (before.length > 0)
    kinds.push({
      street: `(?:${escaped(before.join(' '))}) ?(?:(?:${small}|del|dell'|dell’) ){0,2}${name}`,
      end: String.raw`(?:\p{Lu}(?:\p{L}{0,3}\.|[\p{L}\p{M}'’-]{0,30})|\d\.?)`
    })
  if (behind !== undefined) kinds.push({ street: `${word}(?: (?:${small} )?${word}){0,2} (?:${escaped(behind)})`, end: ` (?:${escaped(behind)})` })
  if (endings !== undefined)
    kinds.push({ street: String.raw`\p{Lu}[\p{L}\p{M}-]{1,30}(?:${escaped(endings)})(?![\p{L}\p{M}])`, end: String.raw`[\p{L}\p{M}-](?:${escaped(endings)})` })
  const streets = kinds.map(
    ({ street, end }): Form =>
      numberFirst === true
        ? {
            whole: sticky(`${edge}(?<number>${noYear}${house}(?: ?(?:bis|ter))?),? (?<street>${street})(?![\\p{L}\\p{M}])(?<! St(?= \\p{Lu}\\p{Ll}))`),
            probe: undefined
          }
        : {
            whole: sticky(`${edge}(?<street>${street}),? ${numberWord}(?<number>${noYear}${house})`),
            probe: sticky(`(?<=${end},? ${numberWord})${noYear}${house}`)
          }
  )
  // a street that has no such word: its number, a postcode and a town follow
  const numberAndTown = `${noYear}${house})${floor}(?=${gap}${postcode} ${town})`
  const plain: Form = {
    whole: sticky(`${edge}(?<street>(?=\\p{Lu}[\\p{Ll}\\p{M}.’'])${name}) ${numberWord}(?<number>${numberAndTown}`),
    probe: sticky(`(?<=[\\p{L}\\p{M}\\d'’.-] ${numberWord})(?:${numberAndTown}`)
  }
  return [...streets, plain]
})

function sticky(source: string): RegExp {
  return new RegExp(source, 'uy')
}

function matchAt(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at
  return expression.exec(text)
}

/** Digits of a house number. */
const MOST_DIGITS = 4

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

/** Places of numbers that may be house numbers. */
function shortNumbers(text: string): number[] {
  const found: number[] = []
  for (let at = 0; at < text.length; at++) {
    if (!isDigit(text.charCodeAt(at))) continue
    const start = at
    while (isDigit(text.charCodeAt(at))) at++
    if (at - start <= MOST_DIGITS) found.push(start)
  }
  return found
}

/** More than a street and what may stand between it and its number have. */
const LONGEST = 320
/** Characters of the longest word for a number, with a comma and blanks. */
const LONGEST_NUMBER_WORD = 8
/** What streets are written of below U+0080. */
const inStreet = Uint8Array.from({ length: 0x80 }, (_, code) => Number(/[A-Za-z0-9 './-]/.test(String.fromCharCode(code))))

/** The first place from which a street may reach the number at `at`. */
function streetReach(text: string, at: number): number {
  const least = Math.max(0, at - LONGEST)
  let from = Math.max(0, at - LONGEST_NUMBER_WORD)
  while (from > least) {
    const code = text.charCodeAt(from - 1)
    if (code < 0x80 && inStreet[code] === 0) break
    from--
  }
  return from
}

/** Whether a word may begin at a place: false only where none does. */
function mayBegin(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (code >= LETTER_KINDS) return code < 0xdc00 || code > 0xdfff
  if (letterKind(code) === 0) return false
  const before = at > 0 ? text.charCodeAt(at - 1) : 32
  return before >= LETTER_KINDS || letterKind(before) === 0
}

/** Characters below this are surely letters, or not, by `letterKind`. */
const LETTER_KINDS = 0x700

/** The matches of a form, as if the whole text were looked through; numbers are rare, so the search goes from these to the streets beside them. */
function* matchesOf({ whole, probe }: Form, text: string, numbers: readonly number[]): Generator<RegExpExecArray> {
  let end = 0
  for (const number of numbers) {
    if (number < end || (probe !== undefined && matchAt(probe, text, number) === null)) continue
    for (let from = probe === undefined ? number : Math.max(end, streetReach(text, number)); from <= number; from++) {
      if (!mayBegin(text, from)) continue
      const found = matchAt(whole, text, from)
      if (found === null) continue
      end = found.index + found[0].length
      yield found
      break
    }
  }
}

const behindStreet = new RegExp(`^${floor}${gap}(?<code>${postcode}) (?<town>${town})(?:/(?<region>${town}))?(?=[ ]?(?:[,.;)\\n\\r/(]|\\d|$))`, 'u')
const REACH = 96

/** Between a house number and its town where no code stands: a floor, and a comma. */
const townAlone = new RegExp(`^${floor}(?:, ?\\p{Ll}{2,6}\\.? ?\\d{1,2}[ºª°]?)?, (?<town>${town})(?=[ ]?(?:[,.;)|\\n\\r]|$))`, 'u')
/** What else stands there. */
const noTown = /(?:Floor|Suite|Unit|Building|Room|Level|Flat|House|Étage|Etage|Bâtiment|Piso|Depto|Oficina|Apto|Sala|Andar|Lantai|Kat|Daire)(?![\p{L}\p{M}])/u

/** A town behind a code that is nothing else: of several words only where a mark follows or a small word joins them. */
const townBehind = String.raw`(?<town>${town}(?=[ ]?(?:[,.;)\n\r/(]|$))|\p{Lu}[\p{L}\p{M}'’-]{1,30}(?:[ ](?:${inTowns} ){1,2}\p{Lu}[\p{L}\p{M}'’-]{1,30})?(?![\p{L}\p{N}]))`
/** Postcodes that need no street before them: "1721 BB Broek op Langedijk", "30-059 Kraków". */
const postcodesAlone: Readonly<Partial<Record<EntityLanguage, RegExp>>> = {
  nld: new RegExp(`(?<![\\p{L}\\p{N}]|\\p{N}[.,])(?<code>[1-9]\\d{3} ?(?!SA|SD|SS)[A-Z]{2}) ${townBehind}`, 'gu'),
  pol: new RegExp(`(?<![\\p{L}\\p{N}]|\\p{N}[.,-])(?<code>\\d{2}-\\d{3}) ${townBehind}`, 'gu'),
  por: new RegExp(`(?<![\\p{L}\\p{N}]|\\p{N}[.,-])(?<code>\\d{4}-\\d{3}) ${townBehind}`, 'gu')
}

/**
 * The addresses of a text. Linear: a bounded stretch is looked at beside each number.
 * @param patterns read as times, amounts and numbers of other kinds: no parts of an address
 */
function addressesOf(text: string, language: EntityLanguage, patterns: readonly Mention[], mayBeTown: (one: Span) => boolean): Addresses {
  const places: Span[] = []
  const numbers: Span[] = []
  const candidates = shortNumbers(text)
  if (candidates.length === 0) return { places, numbers }
  if (language === 'eng') {
    const british = britishAddresses(text)
    places.push(...british.places, ...british.towns.filter(mayBeTown))
    numbers.push(...british.numbers)
  }
  let taken: Cover | undefined
  for (const form of formsOf(language)) {
    for (const found of matchesOf(form, text, candidates)) {
      taken ??= new Cover(
        text.length,
        patterns.filter(({ start, end, type }) => type !== 'IDENTIFIER:NUMBER' && !/^\d+(?:[/-]\d+)?$/u.test(text.slice(start, end)))
      )
      const { street, number } = found.groups as { street: string; number: string }
      const from = found.index + found[0].indexOf(street)
      const houseFrom = found[0].startsWith(number) && from > found.index ? found.index : found.index + found[0].lastIndexOf(number)
      const span = { start: from, end: from + street.length }
      if (taken.overlaps(span) || taken.overlaps({ start: houseFrom, end: houseFrom + number.length })) continue
      taken.add(span)
      places.push(span)
      numbers.push({ start: houseFrom, end: houseFrom + number.length })
      const end = found.index + found[0].length
      const rest = behindStreet.exec(text.slice(end, end + REACH))
      if (rest === null) {
        const alone = townAlone.exec(text.slice(end, end + REACH))
        if (alone === null) continue
        const { town: where } = alone.groups as { town: string }
        const span = { start: end + alone[0].length - where.length, end: end + alone[0].length }
        if (!noTown.test(where) && !taken.overlaps(span) && mayBeTown(span)) places.push(span)
        continue
      }
      const { code, town: where, region } = rest.groups as { code: string; town: string; region?: string }
      const townEnd = end + rest[0].length - (region === undefined ? 0 : region.length + 1)
      if (region !== undefined) places.push({ start: townEnd + 1, end: end + rest[0].length })
      const codeFrom = end + rest[0].indexOf(code)
      places.push({ start: townEnd - where.length, end: townEnd })
      numbers.push({ start: codeFrom, end: codeFrom + code.length })
    }
  }
  const loose = postcodesAlone[language]
  if (loose !== undefined) {
    const begun = new Set(places.map(({ start }) => start))
    for (const found of text.matchAll(loose)) {
      const { code, town: where } = found.groups as { code: string; town: string }
      const townFrom = found.index + found[0].length - where.length
      const span = { start: townFrom, end: townFrom + where.length }
      if (begun.has(span.start)) continue
      places.push(span)
      numbers.push({ start: found.index, end: found.index + code.length })
    }
  }
  if (language === 'zho') for (const { 0: found, index } of text.matchAll(hanHouse)) numbers.push({ start: index, end: index + found.length })
  return { places, numbers }
}

/** Index of the first of an ordered list that fulfils a condition which all behind it fulfil as well. */
function firstWhere<Item>(list: readonly Item[], holds: (item: Item) => boolean): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(list[middle]!)) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * Names and patterns with the streets and towns of addresses, without what a model or a pattern made of parts of them.
 * @param isPerson whether a stretch of text may as well be a given name and a surname
 */
export function withAddresses(
  text: string,
  names: readonly Mention[],
  patterns: readonly Mention[],
  language: EntityLanguage,
  isPerson: (start: number, end: number) => boolean = () => false
): Placed {
  const others = new Cover(
    text.length,
    names.filter(({ type }) => type !== 'PERSON')
  )
  const persons = new Cover(
    text.length,
    names.filter(({ type }) => type === 'PERSON')
  )
  /** Behind a street nothing else was found, or a person's name that is none in full; any German noun has a capital. */
  const mayBeTown = (one: Span) => !others.overlaps(one) && !isPerson(one.start, one.end) && (persons.overlaps(one) || !capitalNouns.has(language))
  return withPlaces(text, names, patterns, addressesOf(text, language, patterns, mayBeTown))
}

/** A house number and what stands between it and its street. */
const besideStreet =
  /^[ ,]{0,2}(?:(?:[Nn][ro]?[.°º]?|Num\.?|№|д\.|буд\.|č\.|br\.):? ?)?(?:\d{1,4} ?[a-zA-Z]?(?:[/-]\d{1,4}[a-zA-Z]?)*)?[ ,]{0,2}(?:bis|ter)?[ ,]{0,2}$/u
/** Roads that are called by their number. */
const roads = /^(?:Bundes|Landes|Kreis|Staats|Riks|Läns|Fylkes|Europa|Valta|Kanta|Seutu|Motor|Ring|Highway|Route|Carretera|Ruta|RN|Rodovia)/u

interface Placed {
  readonly names: Mention[]
  readonly patterns: readonly Mention[]
}

/** Names and patterns with the places of addresses in place of what a model or a pattern made of parts of them. */
export function withPlaces(text: string, names: readonly Mention[], patterns: readonly Mention[], { places, numbers }: Addresses): Placed {
  if (numbers.length === 0 && places.length === 0) return { names: [...names], patterns }
  const inside = new Cover(text.length, [...places, ...numbers])
  const digits = new Cover(text.length, numbers)
  const loose = (type: string) => type === 'IDENTIFIER:NUMBER' || type.startsWith('TEMPORAL')
  const ordered = [...places].sort((left, right) => left.start - right.start)
  const takesInOne = ({ start, end }: Span) => {
    const first = firstWhere(ordered, (place) => place.end > start)
    const [place, next] = [ordered[first], ordered[first + 1]]
    if (place === undefined || start > place.start || place.end > end || (next !== undefined && next.start < end)) return false
    // a name ends with the number or before it, not inside it (`梅田3-1-1`)
    return !digits.overlaps({ start: end - 1, end }) || !digits.overlaps({ start: end, end: end + 1 }) || place.end === end
  }
  const placeIn = ({ start }: Span) => ordered[firstWhere(ordered, (place) => place.end > start)]
  /** A street without the house number that a model took in, as it stands where the model did not. */
  const withoutNumber = (one: Mention): Mention => {
    const place = one.type === 'LOCATION' && one.source !== 'gazetteer' && inside.overlaps(one) ? placeIn(one) : undefined
    if (place === undefined || !holds(one, place) || roads.test(text.slice(place.start, place.end))) return one
    const [before, behind] = [text.slice(one.start, place.start), text.slice(place.end, one.end)]
    const isNumber = (rest: string) => rest === '' || besideStreet.test(rest)
    return isNumber(before) && isNumber(behind) ? { ...one, start: place.start, end: place.end } : one
  }
  const kept = names.filter((one) => one.source === 'gazetteer' || !inside.overlaps(one) || (one.type === 'LOCATION' && takesInOne(one))).map(withoutNumber)
  const named = new Cover(text.length, kept)
  const own = places.filter((one) => !named.overlaps(one)).map((one) => ruleMention(one.start, one.end, 'LOCATION', 'addresses', ADDRESS))
  return {
    names: [...kept, ...own].sort(byStart),
    patterns: patterns.filter((one) => !(loose(one.type) && digits.overlaps(one)))
  }
}
