/**
 * One name, one type: the mentions of a name in one document decide its type together ("one sense per discourse", W. Gale, K. Church and D. Yarowsky, 1992), and
 * what many know of the name has a say.
 */
import type { TokenList } from '../../core/spans.js'
import { acronymOf, createForm, type NameForm } from '../chains/name.js'
import { businessHeads } from '../chains/name-words.js'
import { organizationName } from '../chains/organization-name.js'
import type { EntityLanguage } from '../languages.js'
import { Flag } from '../lists/kinds.js'
import type { KnownNames } from '../lists/known-names.js'
import type { Mention } from '../types.js'
import { isAddressed, isAddressedBehind, isOfAddressed } from './addressed.js'
import { companyEvidence, subjectEvidence } from './companies/context.js'
import { besideOrganizations } from './companies/coordination.js'
import { isBehindTrade } from './companies/trades.js'
import { type Known, knownAs } from './known-type.js'
import { isPersonOfField } from './lines/fields.js'
import { isCountry } from './named-countries.js'
import { isOfRole } from './roles/compound-roles.js'
import { startsSentence, tokenFrom } from './token-places.js'

const contested: ReadonlySet<string> = new Set(['PERSON', 'LOCATION', 'ORGANIZATION'])
/** What knowledge of the name is worth beside one mention whose type is as likely as not. */
const KNOWN = 1
/** What it is worth, for each mention, that the language knows an organization by this name, or that its list has a person or place of this name. */
const KNOWN_OWN = 2.5
/** The same of an organization that is listed by hand, but where a model saw a person and persons are called so. */
const KNOWN_LISTED = 3.5
/** The same of a listed name of several words, which nobody bears by chance. */
const KNOWN_WHOLE = 6
/** What it is worth, for each mention of a country that no model took for a person. */
const COUNTRY = 4.5
/** What it is worth, for each mention, that the lists have the name as an organization and nothing in the text speaks of a person. */
const LISTED = 1.5
/** The same of a name of several words that is no place's and begins with no given name, or is known to all: no person is likely to have it. */
const LISTED_WHOLE = 4
/** What it is worth, for each mention, that the text names somebody of this surname in full before, where it begins a sentence or has another ending. */
const KNOWN_BEARER = 3
/** What it is worth, for each mention, that the text calls a company so with its legal form as well (`Hölzl Maschinenbau GmbH`). */
const COMPANY_CORE = 4
/** The same of the first word of such a name, behind it. */
const COMPANY_FIRST_WORD = 3
/** What it is worth, for each mention, that a name of one word stands in a row most of which are organizations. */
const IN_ROW = 4
/** What it is worth, for each mention, that the text says once what trade a firm of this name has (`la boulangerie Dupuis`). */
const TRADE = 6
/** Languages in whose annotated texts a country that acts is an organization, as a government is. */
const statesAct: ReadonlySet<EntityLanguage> = new Set(['ell', 'fas', 'hun', 'kor'])
/** By how much the type of a mention must be worse than the common one to be changed. */
const MARGIN = 0.5

interface Group {
  /** Of the first mention. */
  readonly form: NameForm
  /** Entity that the first mention names. */
  readonly known: Known | undefined
  readonly mentions: number[]
  /** Whether the lists have all of it as an organization. */
  readonly organization: boolean
  readonly votes: Map<string, number>
}

/**
 * Mentions of models with the type that the document agrees on.
 * @param mentions in any order; those of other types and sources stay as they are
 * @param flags of the lists, by token (`Flag`)
 */
export function agreeOnTypes(
  tokens: TokenList,
  mentions: readonly Mention[],
  language: EntityLanguage,
  known: KnownNames | undefined,
  flags: Uint32Array
): Mention[] {
  const { text } = tokens
  /** Where each surname first stands behind a given name or a form of address. */
  const surnames = new Map<string, { readonly start: number; readonly folded: string }>()
  const addressed = new Set<number>()
  const groups = new Map<string, Group>()
  const byEntity = new Map<number, string>()
  const companies = new CompanyNames()
  mentions.forEach(({ start, end, type, confidence }, index) => {
    if (!contested.has(type)) return
    const form = createForm(text.slice(start, end), language)
    if (type === 'ORGANIZATION') companies.add(form, start)
    if (confidence === undefined) return
    const named = known === undefined || isOtherStem(form) ? undefined : knownAs(form, language, known)
    const stems = keyOf(form, groups)
    // `USA` and `États-Unis` are one group
    const key = groups.has(stems) || named === undefined ? stems : (byEntity.get(named.entity) ?? stems)
    if (named !== undefined && !byEntity.has(named.entity)) byEntity.set(named.entity, key)
    const organization = () => isListedOrganization(tokens, flags, start, end)
    const group = groups.get(key) ?? { form, known: named, mentions: [], organization: organization(), votes: new Map<string, number>() }
    const isCalled =
      isAddressed(text, start, language) ||
      isAddressedBehind(tokens, mentions[index]!, language, flags) ||
      isPersonOfField(mentions[index]!) ||
      isOfAddressed(mentions[index]!) ||
      isOfRole(mentions[index]!)
    if (isCalled) addressed.add(index)
    if ((isCalled || (type === 'PERSON' && form.stems.length > 1)) && (surnames.get(form.stems.at(-1)!)?.start ?? start) >= start)
      surnames.set(form.stems.at(-1)!, { start, folded: form.folded.at(-1)! })
    groups.set(key, group)
    group.mentions.push(index)
    group.votes.set(type, (group.votes.get(type) ?? 0) + weightOf(confidence))
  })
  const changed = [...mentions]
  const besideCompanies = besideOrganizations(text, mentions)
  for (const { form, known: named, mentions: members, organization, votes } of groups.values()) {
    const single = form.stems.length === 1
    const fullName = single ? surnames.get(form.stems[0]!) : undefined
    // news gives persons their full name first: a bare one that is a company's as well is the company's
    const isBearer = fullName !== undefined && fullName.start < mentions[members[0]!]!.start
    // who is the subject of a sentence, or declined as a person's name is: after a preposition it is the place as often
    const isSubject = isBearer && (fullName.folded !== form.folded[0] || members.some((index) => beginsSentence(tokens, mentions[index]!)))
    // what another language calls a city says nothing beside the full name of somebody
    const famous = isSubject && named?.ofLanguage === false ? undefined : named?.type
    const count = members.length
    // brands are named like places rather than places like brands
    const isPlace =
      votes.has('LOCATION') &&
      !votes.has('PERSON') &&
      !votes.has('ORGANIZATION') &&
      // what somebody who knows the language listed as an organization is no place that only the model sees
      (named?.isListed !== true ||
        (!known!.isFamous(named.entity) && isListedPlace(tokens, flags, mentions[members[0]!]!)) ||
        isCountry(text, mentions[members[0]!]!, language)) &&
      (hasCase(text, mentions[members[0]!]!) || isListedPlace(tokens, flags, mentions[members[0]!]!))
    // no surname is written in capitals where others are not
    const isPersonal = acronymOf(form.text) === undefined && (flags[tokenFrom(tokens, mentions[members[0]!]!.start)]! & (Flag.given | Flag.surname)) !== 0
    const vote = (type: string, worth: number) => votes.set(type, (votes.get(type) ?? 0) + worth)
    const isState = famous === 'LOCATION' && votes.has('ORGANIZATION') && !votes.has('PERSON') && !statesAct.has(language)
    if (isState && isCountry(text, mentions[members[0]!]!, language)) vote('LOCATION', COUNTRY * count)
    if (famous !== undefined) vote(famous, worthOfKnown(named!, single, isBearer || isPlace, votes.has('PERSON') && isPersonal, count))
    if (organization && !isBearer && famous !== 'PERSON') {
      const beginsPersonal = famous !== 'ORGANIZATION' && beginsWithGiven(tokens, flags, mentions[members[0]!]!)
      const isWhole = !single && !votes.has('LOCATION') && !beginsPersonal
      vote('ORGANIZATION', (isWhole ? LISTED_WHOLE : LISTED) * count)
    }
    if (single && fullName === undefined && votes.has('PERSON') && members.some((index) => besideCompanies.has(index))) vote('ORGANIZATION', IN_ROW * count)
    // and a bare one beside a full name is that person's
    if (fullName !== undefined && !organization && famous === undefined) vote('PERSON', (isSubject ? KNOWN_BEARER : LISTED) * count)
    const core = companies.worthOf(form, mentions[members[0]!]!.start)
    if (single && fullName === undefined && members.some((index) => isBehindTrade(tokens, mentions[index]!.start, language)))
      vote('ORGANIZATION', TRADE * count)
    // the Royal Ballet of Norway makes no company of Norway
    const isKnownPlace = votes.has('LOCATION') && (famous === 'LOCATION' || isCountry(text, mentions[members[0]!]!, language))
    if (core > 0 && fullName === undefined && famous !== 'PERSON' && !isKnownPlace) vote('ORGANIZATION', core * count)
    // the model's votes for one name have one cause, the name: one place that tells speaks against all of them
    const evidenceOf = (evidence: typeof companyEvidence) =>
      Math.max(...members.map((index) => evidence(tokens, mentions[index]!.start, mentions[index]!.end, language)))
    const isPerson = votes.has('PERSON') && !votes.has('LOCATION')
    const evidence = Math.max(evidenceOf(companyEvidence), isPerson && fullName === undefined && single ? evidenceOf(subjectEvidence) : 0)
    // what many know as a place is one, whoever has its army or its companies; a full name that stands beside `university` once is a person's elsewhere
    const isSettled = famous === 'LOCATION' || (!single && votes.has('PERSON') && famous !== 'ORGANIZATION' && !organization)
    if (evidence > 0) vote('ORGANIZATION', isSettled ? evidence : evidence * count)
    if (votes.size < 2) continue
    const [[best, most]] = [...votes].sort(([, left], [, right]) => right - left) as [[string, number]]
    for (const index of members) {
      const mention = mentions[index]!
      if (mention.type !== best && most - votes.get(mention.type)! >= MARGIN) changed[index] = { ...mention, type: best }
    }
  }
  for (const index of addressed) if (changed[index]!.type !== 'PERSON') changed[index] = { ...changed[index]!, type: 'PERSON' }
  return changed
}

/** Letters of a stem that abbreviations have as well. */
const SHORT_STEM = 3

/** Whether a word in small letters only shares a short stem, in which other letters stand, with a known abbreviation (`Нишу`, НИС). */
function isOtherStem({ text, stems }: NameForm): boolean {
  return stems.length === 1 && stems[0]!.length <= SHORT_STEM && text.length > SHORT_STEM && /\p{Ll}/u.test(text) && !text.toLowerCase().startsWith(stems[0]!)
}

/** The stems of a name; an abbreviation in capitals is no case form of a word of the same stem (`НИС`, `у Нишу`). */
function keyOf(form: NameForm, groups: ReadonlyMap<string, Group>): string {
  const stems = form.stems.join(' ')
  const other = groups.get(stems)?.form
  if (other === undefined || other.folded.join(' ') === form.folded.join(' ')) return stems
  const [ofOther, ofThis] = [acronymOf(other.text), acronymOf(form.text)]
  return (ofOther === undefined) === (ofThis === undefined) ? stems : `${stems} ${ofThis ?? ''}`
}

/** What it is worth that many know a name. @param isOthers somebody or some place of the text may bear it @param isPersonal a model took it for a person's, and persons are called so */
function worthOfKnown({ type, ofLanguage, isListed }: Known, single: boolean, isOthers: boolean, isPersonal: boolean, count: number): number {
  if (isListed && !single) return KNOWN_WHOLE * count
  const isOwn = type === 'ORGANIZATION' ? ofLanguage && !isOthers : isListed
  return isOwn ? (type === 'ORGANIZATION' && isListed && !isPersonal ? KNOWN_LISTED : KNOWN_OWN) * count : KNOWN
}

function beginsSentence(tokens: TokenList, { start }: Mention): boolean {
  return startsSentence(tokens, tokenFrom(tokens, start))
}

/** Names of the companies that the text names with their legal form, or with what companies are (`Brightwater Energy`). */
class CompanyNames {
  /** Where each name without its legal form first stands. */
  readonly #cores = new Map<string, number>()
  /** The same of the first words of names of several. */
  readonly #firsts = new Map<string, number>()

  add(form: NameForm, start: number): void {
    if (form.stems.length < 2) return
    const { legal, group, stems, folded } = organizationName(form, 0)
    const isFormed = (legal.length > 0 || group !== '') && stems.length > 0
    if (!isFormed && !businessHeads.has(folded.at(-1) ?? '')) return
    if (isFormed) noteFirst(this.#cores, stems.join(' '), start)
    if (stems.length > 1) noteFirst(this.#firsts, stems[0]!, start)
  }

  /** What it tells of a name, for each mention: who is called by the first word alone was named in full before. */
  worthOf({ stems }: NameForm, start: number): number {
    const name = stems.join(' ')
    if (this.#cores.has(name)) return COMPANY_CORE
    return (this.#firsts.get(name) ?? Number.POSITIVE_INFINITY) < start ? COMPANY_FIRST_WORD : 0
  }
}

function noteFirst(places: Map<string, number>, key: string, start: number): void {
  places.set(key, Math.min(start, places.get(key) ?? start))
}

/** Whether the lists have these words, and no more, as an organization and, where it is one word, not as a given name. */
function isListedOrganization(tokens: TokenList, flags: Uint32Array, start: number, end: number): boolean {
  const first = tokenFrom(tokens, start)
  if (tokens.starts[first] !== start || (flags[first]! & Flag.organisationFirst) === 0) return false
  let last = first
  while (last + 1 < tokens.count && (flags[last + 1]! & INSIDE_ORGANIZATION) !== 0) last++
  return tokens.ends[last] === end && (last > first || (flags[first]! & (Flag.given | Flag.common)) === 0)
}

/** Whether a mention is written in a script with capitals: where there are none, models take many a name of the lists for a place. */
function hasCase(text: string, { start, end }: Mention): boolean {
  const written = text.slice(start, end)
  return written.toLowerCase() !== written.toUpperCase()
}

function isListedPlace(tokens: TokenList, flags: Uint32Array, { start }: Mention): boolean {
  return (flags[tokenFrom(tokens, start)]! & Flag.placeFirst) !== 0
}

function beginsWithGiven(tokens: TokenList, flags: Uint32Array, { start }: Mention): boolean {
  return (flags[tokenFrom(tokens, start)]! & (Flag.given | Flag.common)) === Flag.given
}

const INSIDE_ORGANIZATION = Flag.organisationFirst << 1

/** Log-odds of the model's confidence, kept positive: the least sure mention still votes for its type. */
function weightOf(confidence: number): number {
  const bounded = Math.min(0.99, Math.max(0.05, confidence))
  return Math.max(0.2, Math.log(bounded / (1 - bounded)) + 1)
}
