/**
 * Links that a reader would not make, whatever names say: two persons whom the text tells apart as one, a given name alone for somebody famous, a private
 * person for a famous namesake. No link is better than a wrong one.
 */
import { modelLanguage } from '../core/languages.js'
import type { Span } from '../core/spans.js'
import { andPattern } from '../core/words/and-words.js'
import { familyOf } from '../core/words/relatives.js'
import type { KnowledgeBase, KnownEntity } from '../knowledge/base/entity.js'
import { foldName } from '../knowledge/names/fold.js'
import { isParty } from './contracts.js'
import type { Decision } from './decision.js'
import { isOfDepartment } from './departments.js'
import { nominativesOf } from './endings.js'
import { tellsPrivatePerson } from './everyday-work.js'
import { countriesWithSurnameFirst, type Sex, sexOfAddress, sexOfKnown } from './forms-of-address.js'
import { isCorrespondent } from './letters.js'
import { livesPrivately } from './private-lives.js'
import { isOnRoster } from './rosters.js'
import { isAtHome } from './surroundings.js'
import { contradictsBirth } from './told-births.js'
import { contradictsOffice } from './told-offices.js'
import type { LinkingDocument } from './types.js'

/** Confidence of such links: below what anything is linked at. */
const OF_STRANGERS = 0.3
/** What a customer's own base has are the customer's own people. */
const ofWikidata = /^Q\d+$/

/** The decisions, those that are no links with little confidence. Linear in the mentions but for sorting. @param genderOf see `LinkerParts` */
export function withoutStrangers(
  document: LinkingDocument,
  decisions: readonly (Decision | undefined)[],
  base: KnowledgeBase,
  genderOf: (word: string) => Sex | undefined = () => undefined
): readonly (Decision | undefined)[] {
  const { text, language, entities } = document
  const persons = entities.flatMap(({ type, isFurther }, index) => (type === 'PERSON' && isFurther !== true && decisions[index] !== undefined ? [index] : []))
  if (persons.length === 0) return decisions
  const judged = [...decisions]
  const refuse = (index: number) => {
    const { entity, confidence } = judged[index]!
    judged[index] = { entity, confidence: Math.min(confidence, OF_STRANGERS) }
  }
  const names = new Map(persons.map((index) => [index, nameOf(document, index)]))
  const related = relatedTo(decisions, base)
  for (const index of persons) {
    const { entity } = decisions[index]!
    const known = base.entity(entity)
    const { id, description } = known
    if (!ofWikidata.test(id)) continue
    const { mentions } = entities[index]!
    if (mentions.some((mention) => isOfOtherBirth(text, mention, language, known, base, genderOf))) refuse(index)
    if (related(index)) continue
    if (isGivenNameAlone(names.get(index)!, entity, base)) refuse(index)
    else if (mentions.some((mention) => isCorrespondent(text, mention) || isOfDepartment(text, mention, language))) refuse(index)
    else if (mentions.some((mention) => isSomebodyElse(text, mention, language, description))) refuse(index)
    else if (known.prior < LESSER && mentions.some((mention) => isOfCouple(text, mention, base))) refuse(index)
  }
  const isRefused = (index: number) => judged[index]!.confidence <= OF_STRANGERS
  refuseFamilies(document, persons, isRefused, related, refuse)
  const byEntity = new Map<number, number[]>()
  for (const index of persons) byEntity.set(judged[index]!.entity, [...(byEntity.get(judged[index]!.entity) ?? []), index])
  for (const [entity, same] of byEntity) {
    if (same.length < 2) continue
    const bearer = bearerOf(same, names, judged as readonly Decision[], entity, base)
    for (const index of same) if (index !== bearer && areTwo(names.get(index)!, names.get(bearer)!, entity, base)) refuse(index)
  }
  return judged
}

/** The writer's relatives, and those of somebody whom the document has for a private person (`my neighbour Michael Jackson and his wife Diana Ross`). */
function refuseFamilies(
  { text, language, entities }: LinkingDocument,
  persons: readonly number[],
  isRefused: (index: number) => boolean,
  related: (index: number) => boolean,
  refuse: (index: number) => void
): void {
  const isAmongPrivate = persons.some(isRefused)
  for (const index of persons) {
    if (isRefused(index) || related(index)) continue
    const families = entities[index]!.mentions.map(({ start, end }) => familyOf(text, start, end, modelLanguage(language)))
    if (families.includes('ours') || (isAmongPrivate && families.includes('theirs'))) refuse(index)
  }
}

/** Below this few know whom a name means. */
const LESSER = 0.4
const partnerBefore = new RegExp(`(?<![\\p{L}\\p{M}-])(\\p{Lu}[\\p{L}\\p{M}]+) (?:&|${andPattern}) $`, 'u')
const wholeName = /^\p{Lu}[\p{L}\p{M}]+ (\p{Lu}[\p{L}\p{M}'’-]+)$/u
const PARTNER = 28

/** Whether a name is the second of a couple with one surname whose first bears no known name: `Colin and Jean Metcalfe`. */
function isOfCouple(text: string, { start, end }: Span, base: KnowledgeBase): boolean {
  const surname = wholeName.exec(text.slice(start, end))?.[1]
  const partner = surname === undefined ? undefined : partnerBefore.exec(text.slice(Math.max(0, start - PARTNER), start))?.[1]
  if (partner === undefined || /(?:\p{Lu}[\p{L}\p{M}]+|\p{Lu}\.) $/u.test(text.slice(Math.max(0, start - 2 * PARTNER), start).split(partner)[0]!)) return false
  return !base.find(foldName(`${partner} ${surname}`)).some(({ entity }) => base.entity(entity).type === 'PERSON')
}

/** Whether what stands beside a name fits nobody whom many know, or not this one. */
function isSomebodyElse(text: string, mention: Span, language: string, description: string | undefined): boolean {
  return (
    isAtHome(text, mention) ||
    isOnRoster(text, mention, language) ||
    isParty(text, mention, language) ||
    livesPrivately(text, mention, language, description) ||
    tellsPrivatePerson(text, mention, language, description) ||
    contradictsOffice(text, mention, language, description)
  )
}

/** Bearers of a surname that are looked at. */
const MOST_BEARERS = 30

/** Whether a name is that of a man where a woman is known by it, or of somebody born in another year. */
function isOfOtherBirth(
  text: string,
  mention: Span,
  language: string,
  known: KnownEntity,
  base: KnowledgeBase,
  genderOf: (word: string) => Sex | undefined
): boolean {
  if (known.type !== 'PERSON') return false
  if (hasGivenNameOfOtherSex(text.slice(mention.start, mention.end), language, known, base, genderOf)) return true
  const sex = sexOfAddress(text, mention, language)
  if (sex !== undefined) {
    const own = sexOfKnown(known, genderOf)
    if (own !== undefined && own !== sex) return true
    if (own === undefined && isOneOfOtherSex(foldName(text.slice(mention.start, mention.end)), sex, known, base, genderOf)) return true
  }
  return contradictsBirth(text, mention, language, known.description)
}

const latin = /^\p{Script=Latin}/u

/** Whether the first of several names is a woman's where the known bearer has a man's, or the other way round: Kerstin Voigt is not Karsten Voigt. */
function hasGivenNameOfOtherSex(
  name: string,
  language: string,
  { label, index }: KnownEntity,
  base: KnowledgeBase,
  genderOf: (word: string) => Sex | undefined
): boolean {
  const [first = '', ...others] = foldName(name).split(' ')
  const [own = ''] = foldName(label).split(' ')
  if (others.length === 0 || !latin.test(name) || first === own) return false
  const sexes = [genderOf(first), genderOf(own)]
  if (sexes.includes(undefined) || sexes[0] === sexes[1] || nominativesOf(first, language).includes(own)) return false
  return !base.namesOf(index).some((one) => foldName(one.name).split(' ').includes(first))
}

/** Whether somebody else with the surname is of a sex, where that of the known bearer cannot be told by the name: Ms Obama. */
function isOneOfOtherSex(surname: string, sex: Sex, known: KnownEntity, base: KnowledgeBase, genderOf: (word: string) => Sex | undefined): boolean {
  if (surname.includes(' ') || !isNamedInOrder(known)) return false
  return base
    .find(surname)
    .slice(0, MOST_BEARERS)
    .some(({ entity }) => entity !== known.index && base.entity(entity).type === 'PERSON' && sexOfKnown(base.entity(entity), genderOf) === sex)
}

/** Whether the given name of somebody stands first. */
const isNamedInOrder = ({ country }: KnownEntity) => country !== undefined && !countriesWithSurnameFirst.has(country)

/** The folded words of an entity's fullest mention. */
function nameOf({ text, entities }: LinkingDocument, index: number): readonly string[] {
  const { mentions, headMentionIndex } = entities[index]!
  const { start, end } = mentions[headMentionIndex]!
  return foldName(text.slice(start, end)).split(' ')
}

/** Least confidence of an entity that speaks for another one. */
const RELATED = 0.5

/** Whether an entity of the document is related to another one that it names. */
function relatedTo(decisions: readonly (Decision | undefined)[], base: KnowledgeBase): (index: number) => boolean {
  const sure = decisions.filter((decision) => decision !== undefined && decision.confidence >= RELATED)
  const meant = new Set(sure.map((decision) => decision!.entity))
  const related = new Map<number, number>()
  for (const entity of meant) for (const other of base.entity(entity).related) if (other !== entity) related.set(other, (related.get(other) ?? 0) + 1)
  return (index) => {
    const { entity } = decisions[index]!
    return related.has(entity) || base.entity(entity).related.some((other) => other !== entity && meant.has(other))
  }
}

/** Bearers of a name as one of several words that make it one that many have. */
const COMMON = 3

/** Whether somebody is called by the first of several names, by which the base does not know them best (`Barack`); or a figure of a book by a name that many have. */
function isGivenNameAlone(name: readonly string[], entity: number, base: KnowledgeBase): boolean {
  if (name.length !== 1) return false
  const { label, type, country } = base.entity(entity)
  const words = foldName(label).split(' ')
  if (words[0] !== name[0] || (country !== undefined && countriesWithSurnameFirst.has(country))) return false
  const bearers = base.find(name[0]!)
  if (words.length > 1) return !bearers.some((one) => one.entity === entity && one.kind === 'label')
  return type !== 'PERSON' && bearers.filter((one) => one.kind === 'surname' && base.entity(one.entity).type === 'PERSON').length >= COMMON
}

/** The one of several chains whose name is the entity's: as the base has it, else the surest. */
function bearerOf(
  same: readonly number[],
  names: ReadonlyMap<number, readonly string[]>,
  decisions: readonly Decision[],
  entity: number,
  base: KnowledgeBase
): number {
  const worth = (index: number) => (isNameOf(names.get(index)!, entity, base) ? 1 : 0) + decisions[index]!.confidence + 0.01 * names.get(index)!.length
  return same.reduce((best, index) => (worth(index) > worth(best) ? index : best))
}

/** Whether two chains of persons that would get one entity are of two: their given names are others, or chains part a short name from the full one on purpose. */
function areTwo(name: readonly string[], bearer: readonly string[], entity: number, base: KnowledgeBase): boolean {
  const hasSurname = name.at(-1) === bearer.at(-1)
  const [short, long] = name.length < bearer.length ? [name, bearer] : [bearer, name]
  // Carlos Slim is not his son, Carlos Slim Domit
  if (short === name && name.length > 1 && name.every((word, at) => word === long[at]) && !isNameOf(name, entity, base)) return true
  if (hasSurname && short.every((word) => long.includes(word))) return true
  // one name's surname is the other's middle name: Maria Goeppert, Goeppert Mayer
  if (!hasSurname && name.some((word) => bearer.includes(word))) return false
  return (
    name.length > 1 && bearer.length > 1 && !isNameOf(name, entity, base) && !name.slice(0, -1).some((word) => bearer.some((other) => areAlike(word, other)))
  )
}

const isNameOf = (name: readonly string[], entity: number, base: KnowledgeBase) =>
  base.find(name.join(' ')).some((one) => one.entity === entity && (one.kind === 'label' || one.kind === 'alias'))

/** One name, or the initial of it, or another form of it. */
const areAlike = (one: string, other: string) =>
  one === other || (one.length === 1 && other.startsWith(one)) || (other.length === 1 && one.startsWith(other)) || one.slice(0, 3) === other.slice(0, 3)
