/** The names of a document by all rules behind the models: a step is a list of rules, each of which gets the names as the one before it left them. */

import type { TokenList } from '../../core/spans.js'
import type { EntityLanguage } from '../languages.js'
import type { ClubNames } from '../lists/club-names.js'
import type { GivenNames } from '../lists/given-names.js'
import { Flag } from '../lists/kinds.js'
import type { KnownNames } from '../lists/known-names.js'
import type { UsualNames } from '../lists/usual-names.js'
import type { Mention } from '../types.js'
import { withAcronyms } from './acronyms.js'
import { withAddressedNames, withMissing } from './addressed.js'
import { namesBeforeForms } from './addressed-behind.js'
import { withAddressedLists } from './addressed-lists.js'
import { withoutAges } from './ages.js'
import { agreeOnTypes } from './agreement.js'
import { withCalendarNames } from './calendar-names.js'
import { hasNoCapitals } from './casing.js'
import { withNamesBehindKinds } from './companies/context.js'
import { withDealings } from './companies/dealings.js'
import { withFamilyFirms } from './companies/family-firms.js'
import { withFirms } from './companies/firms.js'
import { withFounders } from './companies/founders.js'
import { withInstitutions } from './companies/institutions.js'
import { withTradeOfAffiliate } from './companies/japanese-affiliates.js'
import { companiesOfCells } from './companies/joined-forms.js'
import { withCompanies } from './companies/legal-forms.js'
import { withPublicBodies } from './companies/public-bodies.js'
import { withRoleCompounds } from './companies/role-compounds.js'
import { withSubsidiaries } from './companies/subsidiaries.js'
import { withTrades } from './companies/trades.js'
import { withUnions } from './companies/unions.js'
import { withCompoundRoles } from './compound-roles.js'
import { withCountries } from './countries.js'
import { credibleNames, phoneNumbers } from './credible-names.js'
import { withDoubledAbbreviations } from './doubled-abbreviations.js'
import { splitAtEmployer, withoutRole } from './employers.js'
import { withFamilies } from './families.js'
import { famousNames } from './famous-names.js'
import { splitAtWords } from './function-words.js'
import { withoutGovernment } from './governments.js'
import { isGreeting } from './greetings.js'
import { withoutImperatives } from './imperatives.js'
import { withInitialedPersons } from './initials.js'
import { withoutRest } from './known-beginnings.js'
import { joinAtStrokes, splitAtKnown, withQuotedNoun } from './known-parts.js'
import { withLandscapes } from './landscapes.js'
import { withAttendance } from './lines/attendance.js'
import { withCareers } from './lines/careers.js'
import { splitAtLineBreak } from './lines/crossed-lines.js'
import { withFields } from './lines/fields.js'
import { joinInvertedNames } from './lines/inverted-names.js'
import { withoutCodes } from './lines/iso-codes.js'
import { withoutLabels } from './lines/labels.js'
import { namesOfLetters, withoutDaysOfLetters } from './lines/letters.js'
import { withMailHeaders } from './lines/mail-headers.js'
import { namesOfLists } from './lines/name-lists.js'
import { withoutPhoneLabels } from './lines/phone-labels.js'
import { withPlacesOfAddresses } from './lines/places-of-addresses.js'
import { withoutPostcodes } from './lines/postcodes.js'
import { withInitials, withRegistered } from './lines/registers.js'
import { withSurnameFirst } from './lines/surname-first.js'
import { withoutTableHeads } from './lines/table-heads.js'
import { withTimetables } from './lines/timetables.js'
import { withWholeNames } from './lines/whole-names.js'
import {
  fullDates,
  splitJoinedNames,
  trimBoundaries,
  withCaseEnding,
  withoutBlanksAround,
  withoutDate,
  withoutScore,
  withRestOfWord
} from './mention-boundaries.js'
import { withoutMinisters } from './ministers.js'
import { withNameEdges } from './name-edges.js'
import { splitAtVerb } from './names-around-verbs.js'
import { isNoName } from './no-names.js'
import { withOfficeBodies } from './office-bodies.js'
import { asKoreanHolders, withOfficeHolders } from './office-holders.js'
import { withOfficePlaces } from './office-places.js'
import { joinDoubleNames, joinNobleNames } from './particle-names.js'
import { withPersonsBehindOffices } from './persons-behind-offices.js'
import { withPlaceHolders } from './place-holders.js'
import { splitAtOfficePlace, withoutPeopleBehind } from './places-before-persons.js'
import { splitAtPlace, splitAtTown, splitAtWhereabouts, splitBehindPlace } from './places-behind-persons.js'
import { withPluralPlaces } from './places-in-plural.js'
import { withRanked } from './police-ranks.js'
import { byStart } from './redactor.js'
import { inflectedNames, repeatedNames } from './repeated-names.js'
import { withSeats } from './seats.js'
import { splitAtSentence } from './sentence-ends.js'
import { withClubs } from './sport/clubs.js'
import { withFixtures } from './sport/fixtures.js'
import { withGrounds } from './sport/ground-names.js'
import { withMatchSides } from './sport/match-sides.js'
import { withPairings } from './sport/pairings.js'
import { withScorers } from './sport/scorers.js'
import { withClubNames } from './sport/sports-pages.js'
import { withStandings } from './sport/standings.js'
import { withTeams } from './sport/teams.js'
import { withTransfers } from './sport/transfers.js'
import { withUncasedClubs } from './sport/uncased-clubs.js'
import { withSurnameCases } from './surname-cases.js'
import { withGivenGroups } from './talk/given-groups.js'
import { withoutTalkCalls } from './talk/interjections.js'
import { withIntroductions } from './talk/introductions.js'
import { withJapaneseFriends } from './talk/japanese-friends.js'
import { withMessageNames } from './talk/message-names.js'
import { isMessage } from './talk/messages.js'
import { withTalkNames } from './talk/names.js'
import { withSmallTalk } from './talk/small-talk.js'
import { withVocatives } from './talk/vocatives.js'
import { withoutTitles } from './titles.js'
import { tokenFrom } from './token-places.js'
import { withTownsOfAdjectives } from './town-adjectives.js'
import { withTownsOnRivers } from './towns-on-rivers.js'
import { withoutVerbBehind } from './verbs-behind-names.js'

/** What the rules read beside the names. */
export interface NameContext {
  readonly tokens: TokenList
  /** The tokens with a sentence for each line where lines tell. */
  readonly lines: TokenList
  readonly language: EntityLanguage
  /** Capitals tell nothing in this text. */
  readonly caseless: boolean
  /** It is talk as it is typed without capitals. */
  readonly isTalk: boolean
  /** What the lists know of each token (`Flag`). */
  readonly flags: Uint32Array
  /** The same read without capitals. */
  flagsOfSmall(): Uint32Array
  readonly known: KnownNames | undefined
  readonly givenNames: GivenNames | undefined
  readonly clubs: ClubNames | undefined
  /** Given names that are usual where the language is spoken. */
  usualNames(): UsualNames | undefined
  /** Bits of a name in the lists (`Entry`), 0 where it is none. */
  entry(name: string): number
  /** What patterns found, without days that are names. */
  readonly patterns: readonly Mention[]
  /** Persons among the days: `Frau Sonntag` instead of what patterns found, `April Jones` over what stands inside it. */
  readonly addressedDays: readonly Mention[]
  readonly calendarNames: readonly Mention[]
}

type Rule = (names: readonly Mention[], context: NameContext) => readonly Mention[]

/** What models found that may be names at all. */
const credible: readonly Rule[] = [
  (names, { tokens, patterns }) => credibleNames(tokens, names, patterns),
  (names, { tokens, language }) => withoutImperatives(tokens, names, language),
  (names, { tokens, language, patterns }) =>
    withoutPhoneLabels(
      tokens.text,
      names,
      patterns.filter(({ type }) => phoneNumbers.has(type)),
      language
    )
]

/** What models took together is cut, and loses what is no part of it. */
const cut: readonly Rule[] = [
  (names, { tokens, language, known, flags }) => eachSplit(names, (name) => splitAtLineBreak(name, tokens, language, known, flags)),
  (names, { tokens: { text }, patterns }) => {
    const dates = fullDates(text, patterns)
    return eachSplit(names, (name) => withoutDate(withoutScore(name, text), text, dates))
  },
  (names, { tokens: { text }, language }) =>
    eachSplit(names, (name) => trimBoundaries(withQuotedNoun(withRestOfWord(name, text), text, language), text, language)),
  (names, { tokens, language, flags }) =>
    eachSplit(names, (name) => splitAtSentence(name, tokens.text, language, (offset) => (flags[tokenFrom(tokens, offset)]! & Flag.given) !== 0)),
  (names, { tokens: { text }, language }) => withoutMinisters(text, names, language),
  (names, { tokens: { text }, language }) => eachSplit(names, (name) => splitJoinedNames(name, text, language)),
  (names, { tokens, language, known, flags }) => names.map((name) => withoutGovernment(name, tokens, language, known, flags)),
  (names, { tokens, language, known }) => eachSplit(names, (name) => splitAtVerb(name, tokens, language, known)),
  (names, { tokens, language, flags }) => names.map((name) => withoutVerbBehind(name, tokens, language, flags)),
  (names, { tokens, language, known, flags }) => eachSplit(names, (name) => splitAtWords(name, tokens, language, known, flags)),
  (names, { tokens, language, known }) => eachSplit(names, (name) => splitAtPlace(name, tokens, language, known)),
  (names, { tokens, language, flags }) => eachSplit(names, (name) => splitAtWhereabouts(name, tokens, language, flags)),
  (names, { tokens, language, flags }) => eachSplit(names, (name) => splitAtTown(name, tokens, language, flags)),
  (names, { tokens, language, known }) => eachSplit(names, (name) => splitAtKnown(name, tokens.text, language, known)),
  (names, { tokens, language, known, flags }) =>
    eachSplit(names, (name) => splitBehindPlace(name, tokens, language, known, (token) => (flags[token]! & Flag.given) !== 0)),
  (names, { tokens, language, known, flags }) =>
    eachSplit(names, (name) => splitAtOfficePlace(withoutPeopleBehind(name, tokens, language, flags), tokens, language, known, flags)),
  inCapitals((names, { tokens, language, known, flags }) => withOfficeBodies(tokens, names, language, known, flags)),
  (names, { tokens, language, known, flags }) => withOfficeHolders(tokens, names, language, known, flags),
  (names, { tokens: { text }, language }) =>
    names.map((name) => withTradeOfAffiliate(withInitials(withCaseEnding(withoutTitles(name, text, language), text, language), text), text, language)),
  (names, context) => names.filter((name) => isName(name, context))
]

/** What models took apart is joined, and whom they missed or took together with others is found. */
const joined: readonly Rule[] = [
  (names, { tokens, language, known, flags }) => withInitialedPersons(tokens, names, language, known, flags),
  inCapitals((names, { tokens, language, flags }) => withRanked(tokens, names, language, flags)),
  (names, { tokens, language, flags }) => withTownsOfAdjectives(tokens, names, language, flags),
  (names, { tokens, language, known }) => joinAtStrokes(tokens.text, names, language, known),
  (names, { tokens, language }) => joinNobleNames(tokens.text, names, language),
  (names, { tokens, language, flags }) => joinDoubleNames(tokens, names, language, flags),
  (names, { tokens, language, flags }) => eachSplit(names, (name) => splitAtEmployer(name, tokens, language, flags)),
  (names, { tokens, flags }) => names.map((name) => withoutRole(name, tokens, flags)),
  (names, context) =>
    context.caseless || isSmall(context.tokens.text) ? withIntroductions(context.lines, names, context.language, context.flagsOfSmall()) : names,
  (names, context) => {
    if (!context.isTalk && !hasNoCapitals(context.tokens.text)) return names
    const { tokens, language, givenNames } = context
    const flags = context.flagsOfSmall()
    return withSmallTalk(tokens, withoutTalkCalls(tokens, names, language, flags, context.usualNames()), language, flags, givenNames)
  },
  (names, context) => (context.language === 'jpn' ? withJapaneseFriends(context.tokens.text, names, context.usualNames()) : names),
  inCapitals((names, context) =>
    isMessage(context.tokens, context.language) ? withMessageNames(context.tokens, names, context.language, context.flags, context.usualNames()) : names
  ),
  (names, context) =>
    context.isTalk
      ? withTalkNames(context.tokens, names, context.language, context.flagsOfSmall(), {
          usual: context.usualNames(),
          known: context.known,
          patterns: context.patterns
        })
      : names
]

/** Firms by their legal forms and trades; what is a label is no name. */
const companies: readonly Rule[] = [
  (names, { tokens, language }) => withDoubledAbbreviations(tokens.text, names, language),
  (names, { tokens, language, flags, caseless }) => withCompanies(tokens, names, language, flags, caseless),
  inCapitals((names, { tokens }) => withFamilyFirms(tokens.text, names)),
  inCapitals((names, { tokens, language, known, flags }) => withCompoundRoles(tokens, names, language, known, flags)),
  inCapitals((names, { tokens, language, known }) => withRoleCompounds(tokens.text, names, language, known)),
  inCapitals((names, { tokens, language, flags }) => withTrades(tokens, names, language, flags)),
  inCapitals((names, { tokens, language, flags }) => withInstitutions(tokens, names, language, flags)),
  (names, { tokens, language, flags }) => withoutLabels(tokens, names, language, flags),
  (names, { tokens }) => withoutTableHeads(tokens.text, names),
  (names, { tokens, language }) => withoutCodes(tokens.text, names, language)
]

/** Persons by forms of address, the order of their names, lists, fields and letters. */
const persons: readonly Rule[] = [
  (names, { calendarNames }) => withCalendarNames(names, calendarNames),
  (names, { tokens, language, flags, addressedDays }) =>
    withMissing(tokens.text, names, [...addressedDays, ...companiesOfCells(tokens.text, language), ...namesBeforeForms(tokens, language, flags)]),
  (names, { tokens, language }) => withAddressedNames(tokens.text, names, language),
  (names, { tokens, language, flags }) => withAddressedLists(tokens, names, language, flags),
  (names, { tokens, language, flags }) => withSurnameFirst(tokens, names, language, flags),
  inCapitals((names, { tokens, language, known, flags }) => withWholeNames(tokens, names, language, known, flags)),
  (names, { tokens, language, flags }) => withNameEdges(tokens, names, language, flags),
  (names, { tokens, language, flags, caseless }) => withVocatives(tokens, names, language, flags, caseless),
  (names, { tokens, language, flags }) => withAttendance(tokens, names, language, flags),
  (names, { tokens, language, flags }) => withFields(tokens, names, language, flags),
  (names, { tokens, language, flags }) => withCareers(tokens, names, language, flags),
  (names, { tokens, flags }) => withMailHeaders(tokens, names, flags),
  (names, { tokens, language, flags }) => withoutRest(tokens, names, language, flags),
  (names, { tokens, flags }) => namesOfLetters(tokens, names, flags)
]

/** Names that are missing: those that kinds stand beside, well-known ones, and the same names elsewhere. */
const missing: readonly Rule[] = [
  inCapitals((names, { tokens, language, flags }) => withNamesBehindKinds(tokens, names.toSorted(byStart), language, flags)),
  (names, { lines, language, known, flags, caseless }) => famousNames(lines, names, language, known, flags, caseless),
  (names, { tokens: { text }, language }) => withPublicBodies(text, names, language),
  (names, context) => names.filter((name) => isName(name, context)),
  (names, { tokens, language }) => [...names, ...repeatedNames(tokens, names, language)],
  (names, { tokens, language, flags }) => [...names, ...inflectedNames(tokens, names, language, flags)].sort(byStart)
]

/** Types by the whole document. */
const agreed: readonly Rule[] = [
  inCapitals((names, { tokens, language, known, givenNames, flags }) => withGivenGroups(tokens, names, language, { known, givenNames }, flags)),
  inCapitals((names, context) => withSurnameCases(context.tokens, names, context.language, context, context.flags)),
  (names, { tokens, language, known, flags }) => agreeOnTypes(tokens, names, language, known, flags),
  (names, { tokens, language }) => withFamilies(tokens.text, names, language),
  (names, { tokens, language, known }) => withFounders(tokens, names, language, known),
  inCapitals((names, { tokens, language, known, flags }) => withDealings(tokens, names.toSorted(byStart), language, known, flags)),
  inCapitals((names, { tokens, language, known, flags, patterns }) => withFirms(tokens, names, language, known, flags, startsOf(patterns, 'IDENTIFIER:MONEY'))),
  inCapitals((names, { tokens, language, known, flags }) => withPairings(tokens, names, language, known, flags)),
  (names, { tokens, language, flags }) => withCountries(tokens, names, language, flags),
  (names, { tokens, language, flags }) => withLandscapes(tokens, names, language, flags),
  (names, { tokens, language, known }) => withPlaceHolders(tokens.text, names, language, known),
  inCapitals((names, context) => withOfficePlaces(context.tokens, names, context.language, context.flags, context)),
  (names, context) => withPersonsBehindOffices(context.tokens, names, context.language, context.flags, context),
  (names, { tokens, language }) => withTownsOnRivers(tokens.text, names, language),
  (names, { tokens, language, flags }) => withPluralPlaces(tokens, names, language, flags),
  (names, { tokens, language, known }) => withSeats(tokens, names.toSorted(byStart), language, known),
  inCapitals((names, context) => withScorers(context.tokens, names, context.language, context.flags, context)),
  inCapitals((names, { tokens, language, flags }) => withUnions(tokens, names, language, flags)),
  (names, context) => withUncasedClubs(context.tokens, names.toSorted(byStart), context.language, context, context.patterns),
  inCapitals((names, { tokens, language }) => withGrounds(tokens, names.toSorted(byStart), language)),
  inCapitals((names, { tokens, language, known, clubs, flags }) => withMatchSides(tokens, names.toSorted(byStart), language, { known, clubs }, flags)),
  (names, { tokens, language }) => withTeams(tokens.text, names, language),
  (names, { tokens, language, known }) => withClubs(tokens, names, language, known),
  (names, { tokens, language }) => withTransfers(tokens, names, language),
  (names, { tokens, language, clubs }) => withFixtures(tokens.text, names.toSorted(byStart), language, clubs),
  inCapitals((names, { tokens, language, known, clubs }) => withStandings(tokens.text, names, language, known, clubs)),
  inCapitals((names, { tokens, language, clubs, flags }) => withClubNames(tokens, names, language, clubs, flags)),
  (names, { tokens, language, known }) => withTimetables(tokens.text, names, language, known),
  (names, { tokens, language, flags }) => withRegistered(tokens, names, language, flags),
  (names, { tokens }) => joinInvertedNames(tokens.text, names),
  (names, { tokens, language, known, flags }) => namesOfLists(tokens, names, language, known, flags),
  inCapitals((names, { tokens, language }) => withSubsidiaries(tokens.text, names, language)),
  (names, { tokens, language, known, flags }) => asKoreanHolders(tokens, names, language, known, flags),
  (names, { tokens, language, known, flags }) => withAcronyms(tokens, names, language, known, flags)
]

/**
 * The rules on names, in the order in which they run behind the models; who wins where two of them differ:
 *
 * 1. `withoutImperatives`, `withoutPhoneLabels`: what no model may take for a name. `splitAtLineBreak`, `withoutScore`, `withoutDate`, `withRestOfWord`, `withQuotedNoun`, `trimBoundaries`, `splitAtSentence`, `splitJoinedNames`, `withoutGovernment`, `splitAtVerb`, `withoutVerbBehind`, `splitAtWords`, `splitAtPlace`, `splitAtWhereabouts`, `splitAtTown`, `splitAtKnown`, `splitBehindPlace`, `withoutPeopleBehind`, `splitAtOfficePlace`, `withoutTitles`, `withoutMinisters`, `withCaseEnding`, `withInitials`, `withTradeOfAffiliate`: what a model took together is cut, at its right ends; a place cut off a person is a place.
 *    `withOfficeBodies`, `withOfficeHolders`: so are a body or firm and who has an office there. `withRanked`: who stands behind a rank of the police is a person.
 *    `withInitialedPersons`: a surname and its initials are one person, whatever the model made of the surname.
 *    `joinNobleNames`: a place or an organization behind `von` becomes a part of the person. `splitAtEmployer`: whom somebody works for is an organization, and `withoutRole` leaves out what somebody is there. `withTownsOfAdjectives`, `joinAtStrokes`, `joinDoubleNames`: towns of two words, and names that a stroke or a hyphen joins, are one.
 *    `withIntroductions`: who introduces himself in small letters is a person, whatever the model made of the words around. `withoutTalkCalls`: laughter and words for friends are no part of names. `withSmallTalk`, `withTalkNames`: friends, towns and firms in talk without capitals, `withJapaneseFriends` those in kana. `withMessageNames`: given names in mails that a model took for places or missed.
 *    `withDoubledAbbreviations`: `EE. UU.` is one name, and a place.
 * 2. `withCompanies`, `withTrades`: a legal form, or a trade beside a surname, makes an organization, whatever the model made of the words inside it. `withCompoundRoles`: who stands behind such a compound is a person. `withRoleCompounds`: so is the first part of `ASML-topman`. `withFamilyFirms`: so do brothers, or sons behind a name. `withInstitutions`: so does a school or a hospital called after somebody.
 *    `withoutLabels`, `withoutTableHeads`, `withoutCodes`: what fields, columns, currencies and registers are called is no name, whatever found it but a list.
 * 3. `withPlacesOfAddresses`: streets and their towns are places, and so are administrative units, blocks of lines and Han addresses; what models found of the same words gives way. `companiesOfCells`, `namesBeforeForms`: Chinese and Japanese firms and surnames in fields, where nothing was found.
 * 4. `withMissing`: what `withoutAddressedDays` took from the days before (`Dear April`) is a person, where nothing else stands, and by `withCalendarNames` what `withoutCalendarNames` took (`April Jones`) over what stands inside it. `withAddressedNames`, `withAddressedLists`: who stands behind a form of address is a person, and so is by `withVocatives` whom a message calls. `withSurnameFirst`: surname, given name and patronymic are one person. `withWholeNames`: so are a given name and two surnames in a line. `withNameEdges`: surnames behind, departments and firms beside a person. `withAttendance`: items of lists of persons are persons, unless the model found something else there and is sure. `withFields`: the field of a form or the head of a column has the type of its value, over the model and all before. `withCareers`, `withMailHeaders`: employers in lines of a CV, and who writes to whom. `withoutRest`: whose whole name a list of those present has is called no longer than there.
 * 5. `namesOfLetters`: reader and writer are persons, unless a rule found something else there, or the model did and is sure. `withoutDaysOfLetters`: days that are such names give way.
 * 6. `withNamesBehindKinds`, `famousNames`: names that are missing; a well-known organization of several words takes the place of what was found inside it. `withPublicBodies`: so do courts, offices and hospitals.
 * 7. `repeatedNames`, `inflectedNames`: the same names elsewhere, with the type that they have by now.
 *    `withGivenGroups`: given names of talk, behind an article or in a row, are persons. `withSurnameCases`: so are surnames in cases.
 * 8. `agreeOnTypes`: one type for all mentions of a name, by votes, in which what 2 to 7 found count like a model's by their confidence; behind a form of address a
 *    mention is a person for all that. `withFamilies`: plurals of surnames. `withFounders`, `withPairings`, `withMatchSides`, `withUncasedClubs`, `withTeams`, `withClubs`, `withTransfers`: single mentions, of a firm and its founder, of two who meet, of a club and its town. `withGrounds`: stadiums where something is are places. `withDealings`: who is behind a lawyer, a purchase or a newspaper's source is a firm.
 *    `withCountries`: a country that is a given name, in the whole document. `withLandscapes`: single mentions of rivers and forests that companies are called after.
 *    `withPlaceHolders`, `withOfficePlaces`: places beside offices and who has them, whatever a model made of them. `withPersonsBehindOffices`: given names behind an office. `withTownsOnRivers`: towns told apart by their river. `withPluralPlaces`: places that nothing was found in.
 *    `withSeats`: single mentions behind words for seats, homes and accidents. `withScorers`: behind words for goals and passes. `withUnions`: letters beside words for unions and parties.
 *    `withFirms`: what a headline says that firms do. `withFixtures`, `withStandings`, `withClubNames`: both sides of the matches of a table, the clubs of a league's ranks, and clubs by their names on pages of sport.
 *    `withTimetables`: names behind which times stand that never go back are stops.
 * 9. `withRegistered`, `joinInvertedNames`, `namesOfLists`: in lists, what is known of a name wins over a model that is not very sure. `withSubsidiaries`: a firm and the country of its branch are one.
 * 10. `asKoreanHolders`: who stands between a firm and an office is a person. `withAcronyms`: an abbreviation has the type of what it stands for. `withoutPostcodes`, `withoutAges`: patterns that are postcodes of a place among the names, or ages of a person, give way.
 *
 * In texts whose capitals tell nothing the rules that `inCapitals` wraps do not run.
 * @param tagged what the models found
 * @returns the names, and what of the patterns is no part of one
 */
export function namesByRules(tagged: readonly Mention[], context: NameContext, check: () => void): { names: readonly Mention[]; patterns: readonly Mention[] } {
  const { tokens, language } = context
  const run = (rules: readonly Rule[], names: readonly Mention[]) => {
    const left = rules.reduce((given, rule) => rule(given, context), names)
    check()
    return left
  }
  const ofModels = [credible, cut, joined, companies].reduce((names, rules) => run(rules, names), tagged)
  const placed = withPlacesOfAddresses(ofModels, context)
  const ofLines = run(persons, placed.names)
  const patterns = withoutDaysOfLetters(tokens.text, placed.patterns, ofLines)
  const names = [missing, agreed].reduce((found, rules) => run(rules, found), ofLines).map((name) => withoutBlanksAround(name, tokens.text))
  return { names, patterns: withoutAges(tokens.text, withoutPostcodes(tokens.text, patterns, names, language), names, language) }
}

/** A rule for texts whose capitals tell something. */
function inCapitals(rule: Rule): Rule {
  return (names, context) => (context.caseless ? names : rule(names, context))
}

/** Whether a mention is neither a greeting nor one of the words that are never names (`no-names.ts`). */
export function isName({ start, end, type }: Mention, { tokens, language }: Pick<NameContext, 'tokens' | 'language'>): boolean {
  return !((type === 'PERSON' || type === 'LOCATION') && isGreeting(tokens.text.slice(start, end))) && !isNoName(tokens.text, { start, end, type }, language)
}

/** What `flatMap` gives, which the runtime does not compile into its caller. */
function eachSplit(mentions: readonly Mention[], split: (mention: Mention) => readonly Mention[]): Mention[] {
  const parts: Mention[] = []
  for (const mention of mentions) for (const part of split(mention)) parts.push(part)
  return parts
}

function startsOf(patterns: readonly Mention[], type: string): ReadonlySet<number> {
  return new Set(patterns.flatMap((pattern) => (pattern.type === type ? [pattern.start] : [])))
}

/** Letters of a text that is too short to be told caseless by its words. */
const FEW_LETTERS = 40

function isSmall(text: string): boolean {
  return text.length <= FEW_LETTERS && hasNoCapitals(text)
}
