/**
 * Entity extraction of one document in the order that the API promises: accept lists, patterns, model, built-in lists, reject lists, redactor, joiner,
 * chains. Linking to a knowledge base comes after it.
 */

import { asItCame, type Dereferenced, dereferenced, tokensAsTheyCame } from '../../core/character-references.js'
import { type Domain, noHooks, type TaskHooks } from '../../core/hooks.js'
import { defaultOf } from '../../core/options.js'
import { type SentenceOffset, sentenceOffsets } from '../../core/sentences.js'
import type { TokenList } from '../../core/spans.js'
import type { ModelStore } from '../../models/store.js'
import { chainMentions } from '../chains/index.js'
import { type EntityLanguage, entityLanguage } from '../languages.js'
import { Flag } from '../lists/kinds.js'
import { type EntityOptions, EntityOptionsSchema, type Genre } from '../options.js'
import { withSalience } from '../salience/entities.js'
import type { Mention } from '../types.js'
import { withOntologyTypes } from '../typing/entities.js'
import { withAcronyms } from './acronyms.js'
import { withAddressedNames, withMissing, withoutAddressedDays } from './addressed.js'
import { namesBeforeForms } from './addressed-behind.js'
import { withAddressedLists } from './addressed-lists.js'
import { agreeOnTypes } from './agreement.js'
import { withCalendarNames, withoutCalendarNames } from './calendar-names.js'
import { isCaseless } from './casing.js'
import { withClubs } from './companies/clubs.js'
import { namesBehindKinds } from './companies/context.js'
import { withCountries } from './companies/countries.js'
import { withFounders } from './companies/founders.js'
import { withInstitutions } from './companies/institutions.js'
import { companiesOfCells } from './companies/joined-forms.js'
import { withCompanies } from './companies/legal-forms.js'
import { withPairings } from './companies/pairings.js'
import { withTeams } from './companies/teams.js'
import { withTrades } from './companies/trades.js'
import { withTransfers } from './companies/transfers.js'
import { Cover } from './cover.js'
import { splitMoney } from './currency.js'
import { withDoubledAbbreviations } from './doubled-abbreviations.js'
import { splitAtEmployer, withoutRole } from './employers.js'
import { type Entity, entitiesOf } from './entities.js'
import { withFamilies } from './families.js'
import { famousNames } from './famous-names.js'
import { splitAtWords } from './function-words.js'
import { withGivenGroups } from './given-groups.js'
import { isGreeting } from './greetings.js'
import { withoutImperatives } from './imperatives.js'
import { withInitialedPersons } from './initials.js'
import { withIntroductions } from './introductions.js'
import { join, joinRules } from './joiner.js'
import { withoutRest } from './known-beginnings.js'
import { joinAtStrokes, splitAtKnown, withQuotedNoun } from './known-parts.js'
import { withLandscapes } from './landscapes.js'
import { addressBlocks } from './lines/address-blocks.js'
import { withAddresses, withPlaces } from './lines/addresses.js'
import { administrativePlaces } from './lines/administrative-places.js'
import { isFullName, withAttendance } from './lines/attendance.js'
import { asRunningText } from './lines/capitals.js'
import { withCareers } from './lines/careers.js'
import { splitAtLineBreak } from './lines/crossed-lines.js'
import { withFields } from './lines/fields.js'
import { hanAddresses } from './lines/han-addresses.js'
import { joinInvertedNames } from './lines/inverted-names.js'
import { withoutCodes } from './lines/iso-codes.js'
import { withoutLabels } from './lines/labels.js'
import { namesOfLetters, withoutDaysOfLetters } from './lines/letters.js'
import { withMailHeaders } from './lines/mail-headers.js'
import { namesOfLists } from './lines/name-lists.js'
import { withoutPhoneLabels } from './lines/phone-labels.js'
import { withoutPostcodes } from './lines/postcodes.js'
import { withInitials, withRegistered } from './lines/registers.js'
import { SHORT, withShortLines } from './lines/short-lines.js'
import { withStreets } from './lines/streets.js'
import { splitLines, splitStructure } from './lines/structured.js'
import { withSurnameFirst } from './lines/surname-first.js'
import { listMatcher } from './list-matcher.js'
import { fullDates, splitJoinedNames, trimBoundaries, withCaseEnding, withoutDate, withoutScore, withRestOfWord } from './mention-boundaries.js'
import { splitAtVerb } from './names-around-verbs.js'
import { isNoName } from './no-names.js'
import { joinDoubleNames, joinNobleNames } from './particle-names.js'
import { type ExtractorParts, standardParts, type TagOptions } from './parts.js'
import { splitAtOfficePlace, withoutPeopleBehind } from './places-before-persons.js'
import { splitAtPlace, splitAtTown, splitAtWhereabouts, splitBehindPlace } from './places-behind-persons.js'
import { byStart, redact } from './redactor.js'
import { inflectedNames, repeatedNames } from './repeated-names.js'
import { withSmallTalk } from './small-talk.js'
import { isHandle, withSocialNames } from './social.js'
import { withoutTitles } from './titles.js'
import { tokensIn } from './token-places.js'
import { withTownsOfAdjectives } from './town-adjectives.js'
import type { UserLists } from './user-lists.js'
import { withoutVerbBehind } from './verbs-behind-names.js'
import { withVocatives } from './vocatives.js'

export type { Entity } from './entities.js'

/** Names of a model that are longer are mistakes; the API promises to leave them out. */
const MAX_MODEL_TOKENS = 8

export interface ExtractorSettings {
  /** Types that are never returned. */
  readonly typesOff?: readonly string[]
  /** User names and hashtags are returned as `TWITTER_USERNAME` and `HASHTAG`; off by default. */
  readonly socialMediaNames?: boolean
  /** Other sources of mentions than those of the store, for tests and measurements. */
  readonly parts?: Partial<ExtractorParts>
}

export interface ExtractionRequest {
  readonly options: EntityOptions
  readonly genre?: Genre
  /** The user's own lists and patterns. */
  readonly lists?: UserLists
}

export interface Extraction {
  /** In the order of the answer. */
  readonly entities: readonly Entity[]
  readonly tokens: TokenList
  /** They cover the text. */
  readonly sentences: readonly SentenceOffset[]
}

/** A thread's entity extraction over the shared models; models of a language are opened on first use. */
export interface Extractor extends Domain {
  preload(code: string): void
  /**
   * @param code a code that `supports` accepts
   * @throws what `hooks.check` throws; ModelError for a damaged model
   */
  extract(text: string, code: string, request: ExtractionRequest, hooks?: TaskHooks): Promise<Extraction>
}

export function createExtractor(store: ModelStore, settings: ExtractorSettings = {}): Extractor {
  const parts = { ...standardParts(store), ...settings.parts }
  const typesOff = new Set(settings.typesOff)
  return {
    supports: (code) => entityLanguage(code) !== undefined,
    preload(code) {
      const language = entityLanguage(code)
      if (language === undefined) return
      const tokens = parts.tokens('', code)
      parts.tagger(language, 'statistical')
      parts.patterns({ text: '', language, tokens })
      parts.lists(tokens, language, { caseless: false }, [])
    },
    async extract(text, code, request, hooks = noHooks) {
      const read = dereferenced(text)
      if (read === undefined) return extractFrom(text, code, request, hooks)
      const { entities, tokens } = await extractFrom(read.text, code, request, hooks)
      const own = tokensAsTheyCame(text, tokens, read)
      return { entities: entities.map((entity) => entityAsItCame(text, entity, read)), tokens: own, sentences: sentenceOffsets(own) }
    }
  }

  async function extractFrom(text: string, code: string, request: ExtractionRequest, hooks: TaskHooks): Promise<Extraction> {
    const language = entityLanguage(code)!
    const check = () => hooks.check()
    const tokens = prepareTokens(parts.tokens(text, code, check), request.options)
    hooks.mark('tokens')
    hooks.check()
    const found = await findMentions(parts, tokens, code, language, request, hooks)
    const all = settings.socialMediaNames === true ? withSocialNames(tokens, found) : found
    hooks.check()
    const joined = join(tokens, redact(all, text.length), joinRules(language))
    const resolved = (request.options.regexCurrencySplit === true ? splitMoney(text, joined) : joined).filter(({ type }) => !typesOff.has(type))
    hooks.mark('resolve')
    hooks.check()
    const entities = entitiesOf(
      text,
      chainMentions(text, resolved, language, { known: parts.known(), givenNames: parts.givenNames() }),
      request.options.calculateConfidence === true
    )
    hooks.mark('chains')
    const sentences = sentenceOffsets(tokens)
    const judged = request.options.calculateSalience === true ? withSalience(entities, text, sentences, parts.salience(), check) : entities
    if (judged !== entities) hooks.mark('salience')
    if (request.options.includeOntologyTypes !== true || parts.typer === undefined) return { entities: judged, tokens, sentences }
    hooks.check()
    const typed = await withOntologyTypes(judged, tokens, parts.typer, hooks)
    hooks.mark('ontology')
    return { entities: typed, tokens, sentences }
  }
}

/** The head is written as the text has it, the normal form without references. */
function entityAsItCame(text: string, entity: Entity, read: Dereferenced): Entity {
  const mentions = entity.mentions.map((mention) => asItCame(mention, read))
  const { start, end } = mentions[entity.headMentionIndex]!
  return { ...entity, mentions, mention: text.slice(start, end) }
}

function prepareTokens(tokens: TokenList, options: EntityOptions): TokenList {
  return options.enableStructuredRegion === true ? splitStructure(tokens) : tokens
}

/**
 * The mentions of a document. After the models the rules run in this order; who wins where two of them differ:
 *
 * 1. `splitAtLineBreak`, `splitAtWords`, `splitAtPlace`, `splitAtOfficePlace`, `splitBehindPlace` and those beside them cut what a model took together; a place cut off a person is a place.
 *    `withInitialedPersons`: a surname and its initials are one person, whatever the model made of the surname.
 *    `joinNobleNames`: a place or an organization behind `von` becomes a part of the person. `splitAtEmployer`: whom somebody works for is an organization.
 *    `withIntroductions`: who introduces himself in small letters is a person, whatever the model made of the words around.
 *    `withDoubledAbbreviations`: `EE. UU.` is one name, and a place.
 * 2. `withCompanies`, `withTrades`: a legal form, or a trade beside a surname, makes an organization, whatever the model made of the words inside it.
 *    `withoutLabels`, `withoutCodes`: what fields, currencies and registers are called is no name, whatever found it but a list.
 * 3. `withStreets`, `withAddresses`: streets and their towns are places; what models found of the same words gives way. `companiesOfCells`, `namesBeforeForms`: Chinese and Japanese firms and surnames in fields, where nothing was found.
 * 4. `withMissing`: what `withoutAddressedDays` took from the days before (`Dear April`) is a person, where nothing else stands, and what `withoutCalendarNames` took (`April Jones`) over what stands inside it. `withAddressedNames`, `withAddressedLists`: who stands behind a form of address is a person. `withSurnameFirst`: surname, given name and patronymic are one person. `withAttendance`: items of lists of persons are persons, unless the model found something else there and is sure. `withFields`: the field of a form or the head of a column has the type of its value, over the model and all before.
 * 5. `namesOfLetters`: reader and writer are persons, unless a rule found something else there, or the model did and is sure.
 * 6. `namesBehindKinds`, `famousNames`: names that are missing; a well-known organization of several words takes the place of what was found inside it.
 * 7. `repeatedNames`, `inflectedNames`: the same names elsewhere, with the type that they have by now.
 *    `withGivenGroups`: given names of talk, behind an article or in a row, are persons.
 * 8. `agreeOnTypes`: one type for all mentions of a name, by votes, in which what 2 to 7 found count like a model's by their confidence; behind a form of address a
 *    mention is a person for all that. `withFamilies`: plurals of surnames. `withFounders`, `withPairings`, `withTeams`, `withClubs`, `withTransfers`: single mentions, of a firm and its founder, of two who meet, of a club and its town.
 *    `withCountries`: a country that is a given name, in the whole document. `withLandscapes`: single mentions of rivers and forests that companies are called after.
 * 9. `withRegistered`, `joinInvertedNames`, `namesOfLists`: in lists, what is known of a name wins over a model that is not very sure.
 * 10. `withAcronyms`: an abbreviation has the type of what it stands for. `withoutPostcodes`: patterns that are postcodes of a place among the names give way.
 *
 * In texts whose capitals tell nothing (`reading.caseless`), `withTrades`, `namesBehindKinds` and `withPairings` do not run.
 * The user's lists, patterns and built-in lists change nothing here: where they overlap with names the redactor decides, by length, then by weight.
 */
async function findMentions(
  parts: ExtractorParts,
  tokens: TokenList,
  code: string,
  language: EntityLanguage,
  { options, genre, lists }: ExtractionRequest,
  hooks: TaskHooks
): Promise<Mention[]> {
  const reading: TagOptions = {
    caseless: readsCaseless(tokens, code, options),
    ...(genre === 'social-media' && { socialMedia: true })
  }
  const own = lists === undefined ? undefined : listMatcher(lists, code, reading.caseless)
  const accepted = own?.accepted(tokens) ?? []
  if (own !== undefined) hooks.mark('user-lists')
  hooks.check()
  const lines = splitLines(tokens)
  const flags = parts.flags(tokens, language, reading.caseless)
  const { read: dated, persons } = withoutAddressedDays(
    tokens.text,
    parts.patterns({ text: tokens.text, language, tokens: lines, check: () => hooks.check() }),
    language
  )
  const { read, persons: namesakes } = withoutCalendarNames(tokens, dated, language, flags)
  hooks.mark('patterns')
  hooks.check()
  const tagger = parts.tagger(language, options.modelType ?? 'statistical')
  const found = tagger === undefined ? [] : await tagger.tag(lines, reading, hooks)
  const statistical = options.modelType === 'DNN' ? parts.tagger(language, 'statistical') : undefined
  let tagged = [...found]
  if (statistical !== undefined && statistical !== tagger) {
    const caseless = reading.caseless || isCaseless(tokens)
    tagged = withShortLines(found, await statistical.tag(lines, caseless ? reading : { ...reading, longest: SHORT }, hooks), lines, caseless)
  }
  hooks.check()
  const dates = fullDates(tokens.text, read)
  const numbers = coverOf(tokens.text, read, checkedNumbers)
  const phones = coverOf(tokens.text, read, phoneNumbers)
  const isName = ({ start, end, type }: Mention) => {
    const name = tokens.text.slice(start, end)
    return !((type === 'PERSON' || type === 'LOCATION') && isGreeting(name)) && !isNoName(tokens.text, { start, end, type }, language)
  }
  const isGiven = (token: number) => (flags[token]! & Flag.given) !== 0
  const known = parts.known()
  let trimmed = tagged.filter(
    (mention) => isCredible(mention, tokens) && numbers?.overlaps(mention) !== true && !(mention.type === 'PRODUCT' && phones?.overlaps(mention) === true)
  )
  trimmed = withoutPhoneLabels(
    tokens.text,
    withoutImperatives(tokens, trimmed, language),
    read.filter(({ type }) => phoneNumbers.has(type)),
    language
  )
  trimmed = eachSplit(trimmed, (mention) => splitAtLineBreak(mention, tokens, language, known, flags))
  trimmed = eachSplit(trimmed, (mention) => withoutDate(withoutScore(mention, tokens.text), tokens.text, dates))
  trimmed = eachSplit(trimmed, (mention) => trimBoundaries(withQuotedNoun(withRestOfWord(mention, tokens.text), tokens.text, language), tokens.text, language))
  trimmed = eachSplit(trimmed, (mention) => splitJoinedNames(mention, tokens.text, language))
  trimmed = eachSplit(trimmed, (mention) => splitAtVerb(mention, tokens, language, known))
  trimmed = trimmed.map((mention) => withoutVerbBehind(mention, tokens, language, flags))
  trimmed = eachSplit(trimmed, (mention) => splitAtWords(mention, tokens, language, known, flags))
  trimmed = eachSplit(trimmed, (mention) => splitAtPlace(mention, tokens, language, known))
  trimmed = eachSplit(trimmed, (mention) => splitAtWhereabouts(mention, tokens, language, flags))
  trimmed = eachSplit(trimmed, (mention) => splitAtTown(mention, tokens, language, flags))
  trimmed = eachSplit(trimmed, (mention) => splitAtKnown(mention, tokens.text, language, known))
  trimmed = eachSplit(trimmed, (mention) => splitBehindPlace(mention, tokens, language, known, isGiven))
  trimmed = eachSplit(trimmed, (mention) => splitAtOfficePlace(withoutPeopleBehind(mention, tokens, language, flags), tokens, language, known, flags))
  trimmed = trimmed
    .map((mention) => withInitials(withCaseEnding(withoutTitles(mention, tokens.text, language), tokens.text, language), tokens.text))
    .filter(isName)
  trimmed = withTownsOfAdjectives(tokens, withInitialedPersons(tokens, trimmed, language, known, flags), language, flags)
  const joined = joinDoubleNames(tokens, joinNobleNames(tokens.text, joinAtStrokes(tokens.text, trimmed, language, known), language), language, flags)
  const afterSplits = eachSplit(joined, (mention) => splitAtEmployer(mention, tokens, language, flags)).map((mention) => withoutRole(mention, tokens, flags))
  const small = reading.caseless || isSmall(tokens.text)
  const introduced = small ? withIntroductions(lines, afterSplits, language, reading.caseless ? flags : parts.flags(tokens, language, true)) : afterSplits
  const talked = hasNoCapitals(tokens.text)
    ? withSmallTalk(tokens, introduced, language, reading.caseless ? flags : parts.flags(tokens, language, true), parts.givenNames())
    : introduced
  hooks.check()
  const afterAbbreviations = withDoubledAbbreviations(tokens.text, talked, language)
  const formed = withCompanies(tokens, afterAbbreviations, language, flags, reading.caseless)
  const companies = reading.caseless ? formed : withInstitutions(tokens, withTrades(tokens, formed, language, flags), language, flags)
  const labelled = withoutCodes(tokens.text, withoutLabels(tokens, companies, language, flags), language)
  const running = reading.caseless ? asRunningText(tokens.text) : tokens.text
  const streets = withAddresses(running, withStreets(running, labelled, language), read, language)
  const inUnits = withPlaces(tokens.text, streets.names, streets.patterns, administrativePlaces(tokens.text, streets.names, language))
  const blocks = withPlaces(
    tokens.text,
    inUnits.names,
    inUnits.patterns,
    addressBlocks(running, language, (start, end) => isFullName(tokens, flags, start, end))
  )
  const { names: placed, patterns: places } = withPlaces(tokens.text, blocks.names, blocks.patterns, hanAddresses(tokens, language, flags))
  const called = [...persons, ...companiesOfCells(tokens.text, language), ...namesBeforeForms(tokens, language, flags)]
  const addressed = withSurnameFirst(
    tokens,
    withAddressedLists(
      tokens,
      withAddressedNames(tokens.text, withMissing(tokens.text, withCalendarNames(placed, namesakes), called), language),
      language,
      flags
    ),
    language,
    flags
  )
  const listed = withAttendance(tokens, withVocatives(tokens, addressed, language, flags, reading.caseless), language, flags)
  const inForms = withMailHeaders(tokens, withCareers(tokens, withFields(tokens, listed, language, flags), language, flags), flags)
  const afterLetters = namesOfLetters(tokens, withoutRest(tokens, inForms, language, flags), flags)
  hooks.check()
  const patternsAfterLetters = withoutDaysOfLetters(tokens.text, places, afterLetters)
  const named = reading.caseless ? afterLetters : [...afterLetters, ...namesBehindKinds(tokens, [...afterLetters].sort(byStart), language)]
  const famous = famousNames(lines, named, language, known, flags, reading.caseless).filter(isName)
  const same = [...famous, ...repeatedNames(tokens, famous, language)]
  const repeated = [...same, ...inflectedNames(tokens, same, language, flags)].sort(byStart)
  hooks.check()
  const grouped = reading.caseless ? repeated : withGivenGroups(tokens, repeated, language, { known, givenNames: parts.givenNames() }, flags)
  const voted = withFamilies(tokens.text, agreeOnTypes(tokens, grouped, language, known, flags), language)
  const typed = withFounders(tokens, voted, language, known)
  const paired = reading.caseless ? typed : withPairings(tokens, typed, language, known, flags)
  const told = withLandscapes(tokens, withCountries(tokens, paired, language, flags), language, flags)
  const agreed = withTransfers(tokens, withClubs(tokens, withTeams(tokens.text, told, language), language, known), language)
  const afterLists = namesOfLists(tokens, joinInvertedNames(tokens.text, withRegistered(tokens, agreed, language, flags)), language, known, flags)
  const names = withAcronyms(tokens, afterLists, language, flags)
  const patterns = withoutPostcodes(tokens.text, patternsAfterLetters, names, language)
  hooks.mark('model')
  hooks.check()
  const terms = parts.lists(tokens, language, reading, names)
  hooks.mark('lists')
  hooks.check()
  const all = [...accepted, ...patterns, ...names, ...terms.filter(isName)].sort(byStart)
  return own?.withoutRejected(all, tokens.text) ?? all
}

/** What `flatMap` gives, which the runtime does not compile into its caller. */
function eachSplit(mentions: readonly Mention[], split: (mention: Mention) => readonly Mention[]): Mention[] {
  const parts: Mention[] = []
  for (const mention of mentions) for (const part of split(mention)) parts.push(part)
  return parts
}

/** Numbers with check digits: what has one in it is no name, whatever a model makes of the letters ("C.F. RSSMRA80A01H501U"). */
const checkedNumbers: ReadonlySet<string> = new Set(['IDENTIFIER:PERSONAL_ID_NUM', 'IDENTIFIER:NATIONAL_ID_NUM', 'IDENTIFIER:CREDIT_CARD_NUM'])

/** What has one in it is no product ("TEL 06-1234-5678"). */
const phoneNumbers: ReadonlySet<string> = new Set(['IDENTIFIER:PHONE_NUMBER'])

function coverOf(text: string, patterns: readonly Mention[], types: ReadonlySet<string>): Cover | undefined {
  const found = patterns.filter(({ type }) => types.has(type))
  return found.length === 0 ? undefined : new Cover(text.length, found)
}

const CASE_SENSITIVITY = defaultOf(EntityOptionsSchema, 'caseSensitivity')

/** Whether capitals tell nothing of names, by the code, the option or the text itself. */
export function readsCaseless(tokens: TokenList, code: string, { caseSensitivity = CASE_SENSITIVITY }: EntityOptions): boolean {
  if (code === 'uen' || caseSensitivity === 'caseInsensitive') return true
  return caseSensitivity === 'automatic' && isCaseless(tokens)
}

/** Letters of a text that is too short to be told caseless by its words. */
const FEW_LETTERS = 40

function isSmall(text: string): boolean {
  return text.length <= FEW_LETTERS && !/\p{Lu}/u.test(text)
}

function hasNoCapitals(text: string): boolean {
  return !/\p{Lu}/u.test(text)
}

const letterOrDigit = /[\p{L}\p{N}]/u

function isCredible({ start, end, type }: Mention, tokens: TokenList): boolean {
  return (
    tokensIn(tokens, start, end) <= MAX_MODEL_TOKENS &&
    letterOrDigit.test(tokens.text.slice(start, end)) &&
    !(type === 'PERSON' && isHandle(tokens, start, end))
  )
}
