/**
 * Places that are no places where they stand: a part of a street's or a peer's name, a firm, somebody's surname behind an office, a given name beside another
 * one, a word that a place is called by elsewhere only. No link is better than a wrong one.
 */
import { modelLanguage } from '../core/languages.js'
import type { Span } from '../core/spans.js'
import { type KnowledgeBase, type KnownEntity, nameKinds } from '../knowledge/base/entity.js'
import { foldName } from '../knowledge/names/fold.js'
import type { Decision } from './decision.js'
import { isInflecting, nominativesOf } from './endings.js'
import { isTold } from './grounds.js'
import { languageCountries } from './language-countries.js'
import { tellsPhrase, wordsOf } from './phrases.js'
import { articles, firms, joiners, ofWords, peers, streetsBefore, streetsBehind } from './place-words.js'
import { type Surface, surfaceOf } from './surface.js'
import type { EntityToLink, LinkingDocument } from './types.js'

/** Confidence of such links: below what anything is linked at. */
const MISTAKEN = 0.3
/** What a customer's own base has is what the customer means. */
const ofWikidata = /^Q\d+$/
/** Characters that are looked at on each side. */
const BESIDE = 48
/** From here on a place is so well known that a given name beside it may be one as well. */
const KNOWN = 0.4
const WELL_KNOWN = 0.6
const FAMOUS = 0.85
const LABEL = nameKinds.indexOf('label')
/** Letters at the end of a word that a case may change, marks and all: `Viļņā`. */
const ENDING = 2
/** Least cosine of a text that is about a place. */
const TOPIC = 0.2
/** Languages that put a preposition before a place of which somebody is in office; others put it in a case. */
const withPrepositions: ReadonlySet<string> = new Set('eng deu fra spa por ita cat nld swe dan nob nno'.split(' '))
/** Types of what may be taken for a place. */
const judged: ReadonlySet<string> = new Set(['LOCATION', 'ORGANIZATION'])
const capital = /^\p{Lu}/u
const sentenceStart = /(?:^|[.!?:\n"“„«–—-]\s*)$/u

interface Asked {
  readonly document: LinkingDocument
  readonly type: string
  readonly language: string
  readonly mention: Span
  readonly surface: Surface
  readonly decision: Decision
  readonly known: KnownEntity
  readonly base: KnowledgeBase
  readonly isGivenName: (word: string) => boolean
  /** Ends of the mentions that are offices. */
  readonly offices: ReadonlySet<number>
  /** Where mentions of persons begin. */
  readonly persons: ReadonlySet<number>
  /** Ends of the mentions of places by their beginnings. */
  readonly places: ReadonlyMap<number, number>
  /** Last words of the full names of persons, folded. */
  readonly surnames: ReadonlySet<string>
}

/** The decisions, those that mean no place there with little confidence. Linear in the mentions. */
export function withoutMistakenPlaces(
  document: LinkingDocument,
  decisions: readonly (Decision | undefined)[],
  base: KnowledgeBase,
  isGivenName: (word: string) => boolean
): readonly (Decision | undefined)[] {
  const { text, entities } = document
  if (!entities.some(({ type }, index) => judged.has(type) && decisions[index] !== undefined)) return decisions
  const offices = new Set(entities.flatMap((entity) => officesOf(text, entity, document.language)))
  const persons = new Set(entities.flatMap(({ type, mentions }) => (type === 'PERSON' ? mentions.map(({ start }) => start) : [])))
  const places = new Map(entities.flatMap(({ type, mentions }) => (type === 'LOCATION' ? mentions.map(({ start, end }) => [start, end] as const) : [])))
  const surnames = new Set(entities.flatMap((entity) => surnamesOf(text, entity)))
  const language = modelLanguage(document.language)
  return decisions.map((decision, index) => {
    const { type, mentions, headMentionIndex, isFurther } = entities[index]!
    if (decision === undefined || !judged.has(type) || isFurther === true || decision.confidence <= MISTAKEN) return decision
    const known = base.entity(decision.entity)
    if (!ofWikidata.test(known.id) || (type === 'ORGANIZATION' && known.type !== 'LOCATION')) return decision
    const mention = mentions[headMentionIndex]!
    const surface = surfaceOf(text.slice(mention.start, mention.end))
    const asked: Asked = { document, type, language, mention, surface, decision, known, base, isGivenName, offices, persons, places, surnames }
    return isMistaken(asked, mentions) ? { ...decision, confidence: MISTAKEN } : decision
  })
}

/** Where the mentions of an office end that end with a word for it. */
function officesOf(text: string, { type, mentions }: EntityToLink, code: string): number[] {
  if (type !== 'TITLE') return []
  const language = modelLanguage(code)
  return mentions.flatMap(({ start, end }) => {
    const last = wordsOf(text.slice(start, end)).at(-1) ?? ''
    return articles(language)?.has(last) === true || ofWords(language)?.has(last) === true ? [] : [end]
  })
}

function surnamesOf(text: string, { type, mentions }: EntityToLink): string[] {
  if (type !== 'PERSON') return []
  return mentions.flatMap(({ start, end }) => {
    const words = wordsOf(text.slice(start, end))
    return words.length > 1 ? [words.at(-1)!] : []
  })
}

function isMistaken(asked: Asked, mentions: readonly Span[]): boolean {
  const { decision, surface, type } = asked
  if (type === 'ORGANIZATION') return mentions.every((mention) => isFirm(asked, mention))
  if (mentions.every((mention) => isInName(asked, mention) || isFirm(asked, mention))) return true
  // one of many mentions may be read wrong
  const isMostly = (holds: (mention: Span) => boolean) => 2 * mentions.filter(holds).length >= mentions.length
  if (isMostly((mention) => isOfficeholder(asked, mention))) return true
  if (isStreetElsewhere(asked)) return true
  if (surface.words.length !== 1) return false
  if (isMostly((mention) => isBesideGivenName(asked, mention))) return true
  if (isSurnameOfText(asked, mentions)) return true
  return decision.grounds?.route === 'exact' && (hasOtherMarks(asked) || isForeignName(asked))
}

/** Whether somebody whom the text names in full has the surname, and the place is called otherwise or hardly known: `Simona Halep ... Halep se retrage`. */
function isSurnameOfText({ document: { text }, surface, decision: { grounds }, known, surnames }: Asked, mentions: readonly Span[]): boolean {
  if (!surnames.has(surface.folded) || (grounds?.kind === LABEL && known.prior >= WELL_KNOWN)) return false
  return mentions.every(({ start }) => sentenceStart.test(text.slice(Math.max(0, start - 4), start)))
}

const wordsBefore = (text: string, { start }: Span) =>
  wordsOf(
    text
      .slice(Math.max(0, start - BESIDE), start)
      .split(/[.!?;:,()\n](?=\s|$)/u)
      .at(-1)!
  )

/** Whether a place is a part of the name of a street or of a peer. */
function isInName({ document: { text }, language }: Asked, mention: Span): boolean {
  const all = wordsBefore(text, mention)
  const behind = text.slice(mention.end, mention.end + BESIDE)
  const last = all.at(-1) ?? ''
  const isOf = ofWords(language)?.has(last) === true
  if (isOf) {
    const noun = all.at(-2) ?? ''
    return streetsBefore(language)?.has(noun) === true || peers(language)?.has(noun) === true
  }
  if (streetsBefore(language)?.has(last) === true) return true
  const next = /^ ([\p{L}\p{M}.]+)/u.exec(behind)?.[1]
  if (next !== undefined && capitalOrBlankless(next, language) && streetsBehind(language)?.has(foldName(next)) === true) return true
  return false
}

/** Whether a place is what a firm beside it is called: `la cervecera Bavaria`. */
function isFirm({ document: { text }, language }: Asked, mention: Span): boolean {
  const table = firms(language)
  if (table === undefined) return false
  return (
    tellsPhrase(wordsBefore(text, mention), -1, (phrase) => table.has(phrase)) ||
    isFirmBehind(text, mention, language, text.slice(mention.end, mention.end + BESIDE))
  )
}

/** In English a street of a name is written with a capital: `Rome Street`, `the Rome street`. */
const capitalOrBlankless = (word: string, language: string) => (language !== 'eng' && language !== 'deu' && language !== 'nld') || capital.test(word)

/** Words between a comma and the noun: an article, adjectives. */
const INSIDE = 4

/** `Bavaria, la mayor cervecera del país`, at the beginning of a sentence: who is spoken of. */
function isFirmBehind(text: string, { start }: Span, language: string, behind: string): boolean {
  if (!behind.startsWith(', ') || !sentenceStart.test(text.slice(Math.max(0, start - 4), start))) return false
  const [first, ...others] = wordsOf(behind.slice(2).split(/[.!?;:,()\n]/u)[0]!).slice(0, INSIDE)
  if (first === undefined || articles(language)?.has(first) !== true) return false
  return tellsPhrase(others, others.length, (phrase) => firms(language)?.has(phrase) === true)
}

/** `Minister Bergen`: where the office is of a place, something stands between them. */
function isOfficeholder({ document: { text }, language, decision, offices }: Asked, { start }: Span): boolean {
  if (!withPrepositions.has(language) || (decision.grounds !== undefined && decision.grounds.route !== 'exact')) return false
  return text[start - 1] === ' ' && offices.has(start - 1)
}

/** ` in Leeds`, `, Leeds`, ` (Leeds)` */
const townBehind = /^(?:,? (?:in|à|a|en|em|de|di|da|do|i|w|we|v|ve|u|в|у) |, ?| \()$/u
const LONGEST_BETWEEN = 6

/** Whether a street is one of another town than the one that the text tells behind it. */
function isStreetElsewhere({ document: { text }, language, mention: { end }, surface, known, base, places }: Asked): boolean {
  const { words } = surface
  if (words.length < 2 || !(streetsBehind(language)?.has(words.at(-1)!) === true || streetsBefore(language)?.has(words[0]!) === true)) return false
  for (let start = end + 1; start <= end + LONGEST_BETWEEN; start++) {
    const town = places.get(start)
    if (town !== undefined && townBehind.test(text.slice(end, start))) return !liesIn(known, surfaceOf(text.slice(start, town)).folded, language, base)
  }
  return false
}

function liesIn({ index, related, description }: KnownEntity, town: string, language: string, base: KnowledgeBase): boolean {
  const towns = new Set([town, ...nominativesOf(town, language)].flatMap((name) => base.find(name).map(({ entity }) => entity)))
  if ([...related].some((other) => towns.has(other) || base.entity(other).related.some((around) => towns.has(around)))) return true
  return [description ?? '', ...base.namesOf(index).map(({ name }) => name)].some((told) => ` ${foldName(told)} `.includes(` ${town} `))
}

/** Whether a given name is joined to it: `Paris und Lena`. A place that bears a given name is none. */
function isBesideGivenName({ document: { text }, language, base, isGivenName, persons }: Asked, mention: Span): boolean {
  const joiner = joiners(language)
  if (joiner === undefined) return false
  const behind = /^ ([\p{L}\p{M}]+) (?:(\p{Ll}{1,3}) )?(\p{Lu}[\p{L}\p{M}]+)(?! \p{Lu})/u.exec(text.slice(mention.end, mention.end + BESIDE))
  const before = /(\p{Lu}[\p{L}\p{M}]+) ([\p{L}\p{M}]+) (?:(\p{Ll}{1,3}) )?$/u.exec(text.slice(Math.max(0, mention.start - BESIDE), mention.start))
  const found =
    behind !== null && joiner.has(foldName(behind[1]!))
      ? { name: behind[3]!, article: behind[2], start: mention.end + behind[0].length - behind[3]!.length }
      : undefined
  const other =
    before !== null && joiner.has(foldName(before[2]!)) ? { name: before[1]!, article: before[3], start: mention.start - before[0].length } : undefined
  return [found, other].some((one) => {
    if (one === undefined || (one.article !== undefined && articles(language)?.has(foldName(one.article)) !== true)) return false
    const word = foldName(one.name)
    const names = isInflecting(language) ? [word, ...nominativesOf(word, language)] : [word]
    return names.some(isGivenName) && (persons.has(one.start) || !names.some((name) => isKnownPlace(name, base)))
  })
}

function isKnownPlace(name: string, base: KnowledgeBase): boolean {
  return base.find(name).some(({ entity, kind }) => {
    const { type, prior } = base.entity(entity)
    return kind !== 'surname' && kind !== 'acronym' && kind !== 'weak' && type === 'LOCATION' && prior >= KNOWN
  })
}

/** Latin letters with marks that no name of a place abroad has: `GRÈVE` is not Greve. Names of the famous are not all there with their marks. */
function hasOtherMarks({ document: { language }, surface, known: { index, country, prior }, base }: Asked): boolean {
  const written = surface.text.normalize('NFC').toLowerCase()
  if (prior >= FAMOUS || country === undefined || languageCountries[language]?.includes(country) === true) return false
  if (!/\p{Script=Latin}/u.test(written) || !/\p{M}/u.test(written.normalize('NFD'))) return false
  const same = base.namesOf(index).filter(({ name }) => foldName(name) === surface.folded)
  return same.length > 0 && !same.some(({ name }) => stemOf(name.normalize('NFC').toLowerCase()) === stemOf(written))
}

const stemOf = (word: string) => word.slice(0, -ENDING)

/** Whether a place has the name in other languages only, as another name, and nothing in the text speaks for the place. */
function isForeignName({ language, surface, decision: { grounds }, known: { index }, base }: Asked): boolean {
  if (grounds === undefined || grounds.topic >= TOPIC || isTold(grounds) || grounds.company >= TOPIC || language === 'eng') return false
  const same = base.namesOf(index).filter(({ name }) => foldName(name) === surface.folded)
  return same.length > 0 && same.every(({ kind, language: own }) => kind === 'alias' && own !== undefined && modelLanguage(own) !== language)
}
