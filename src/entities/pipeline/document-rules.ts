/** Rules on the names of a whole document: persons by what stands around them, names that are missing, and one type for each. Their order is told in `name-rules.ts`. */
import { withoutCapitals } from '../language-kinds.js'
import type { Mention } from '../types.js'
import { withAcronyms } from './acronyms.js'
import { withAddressedNames, withMissing } from './addressed.js'
import { namesBeforeForms } from './addressed-behind.js'
import { withAddressedLists } from './addressed-lists.js'
import { agreeOnTypes } from './agreement.js'
import { withCalendarNames } from './calendar-names.js'
import { withArticledNames } from './companies/articled-names.js'
import { withNamesBehindKinds } from './companies/context.js'
import { withCourts } from './companies/courts.js'
import { withDealings } from './companies/dealings.js'
import { withFirms } from './companies/firms.js'
import { withFounders } from './companies/founders.js'
import { companiesOfCells } from './companies/joined-forms.js'
import { withKnownGoods } from './companies/known-goods.js'
import { withLocalBodies } from './companies/local-bodies.js'
import { withNamedShops } from './companies/named-shops.js'
import { withNationalMuseums } from './companies/national-museums.js'
import { withPublicBodies } from './companies/public-bodies.js'
import { withRedCross } from './companies/red-cross.js'
import { withSubsidiaries } from './companies/subsidiaries.js'
import { withUnions } from './companies/unions.js'
import { withVillageBodies } from './companies/village-bodies.js'
import { withCountries, withPeoples } from './countries.js'
import { withFamilies } from './families.js'
import { famousNames } from './famous-names.js'
import { withGluedPersons } from './glued-persons.js'
import { withoutRest } from './known-beginnings.js'
import { withAttendance } from './lines/attendance.js'
import { withCareers } from './lines/careers.js'
import { withCustomerTowns } from './lines/customer-towns.js'
import { withFields } from './lines/fields.js'
import { joinInvertedNames } from './lines/inverted-names.js'
import { namesOfLetters } from './lines/letters.js'
import { withMailHeaders } from './lines/mail-headers.js'
import { namesOfLists } from './lines/name-lists.js'
import { withRegistered } from './lines/registers.js'
import { withSignedFirms } from './lines/signed-firms.js'
import { withSurnameFirst } from './lines/surname-first.js'
import { withTimetables } from './lines/timetables.js'
import { withWholeNames } from './lines/whole-names.js'
import { inCapitals, isName, type Rule } from './name-context.js'
import { withNameEdges } from './name-edges.js'
import { withoutOffices } from './no-names.js'
import { withOwnNamesApart } from './own-names.js'
import { withApposedOffices } from './places/apposed-offices.js'
import { withBranchTowns } from './places/branch-offices.js'
import { withDatedStreets } from './places/dated-streets.js'
import { withHebrewTowns } from './places/hebrew-towns.js'
import { withLandscapes } from './places/landscapes.js'
import { withNearPlaces } from './places/near-places.js'
import { withOrigins } from './places/origins.js'
import { withPlacesOfPeople } from './places/people-from.js'
import { withPlaceHolders } from './places/place-holders.js'
import { withPluralPlaces } from './places/places-in-plural.js'
import { withPlacesInRows } from './places/places-in-rows.js'
import { withSeats } from './places/seats.js'
import { withSettlements } from './places/settlements.js'
import { isTownAdjective } from './places/town-adjectives.js'
import { withTownsOnRivers } from './places/towns-on-rivers.js'
import { withUncasedVillages } from './places/uncased-villages.js'
import { withUnitPlaces } from './places/unit-places.js'
import { byStart } from './redactor.js'
import { inflectedNames, repeatedNames } from './repeated-names.js'
import { withoutMinisters } from './roles/ministers.js'
import { asKoreanHolders } from './roles/office-holders.js'
import { withOfficePlaces } from './roles/office-places.js'
import { withPersonsBehindOffices } from './roles/persons-behind-offices.js'
import { withUsualPersons } from './roles/usual-persons.js'
import { withAbbreviatedClubs, withBestOfMatches } from './sport/abbreviated-clubs.js'
import { withClubs } from './sport/clubs.js'
import { withCoachedClubs } from './sport/coached-clubs.js'
import { withFixtures } from './sport/fixtures.js'
import { withGoalScorers } from './sport/goal-scorers.js'
import { withGrounds, withGroundsOfPoints } from './sport/ground-names.js'
import { withMatchSides } from './sport/match-sides.js'
import { withPairings } from './sport/pairings.js'
import { withScoredSides } from './sport/scored-sides.js'
import { withScorers } from './sport/scorers.js'
import { withSmallLetterClubs } from './sport/small-letter-clubs.js'
import { withClubNames } from './sport/sports-pages.js'
import { withStandings } from './sport/standings.js'
import { withTeams } from './sport/teams.js'
import { withTransfers } from './sport/transfers.js'
import { withUncasedClubs } from './sport/uncased-clubs.js'
import { withWatchedClubs } from './sport/watched-clubs.js'
import { withSurnameCases } from './surname-cases.js'
import { withContactedNames } from './talk/contacted-names.js'
import { withGivenGroups } from './talk/given-groups.js'
import { isMessage } from './talk/messages.js'
import { withVocatives } from './talk/vocatives.js'

/** Persons by forms of address, the order of their names, lists, fields and letters. */
export const personRules: readonly Rule[] = [
  (names, { calendarNames }) => withCalendarNames(names, calendarNames),
  (names, { tokens, datedStreets }) => withDatedStreets(tokens.text, names, datedStreets),
  (names, { tokens, language, flags, addressedDays }) =>
    withMissing(tokens.text, names, [...addressedDays, ...companiesOfCells(tokens.text, language), ...namesBeforeForms(tokens, language, flags)]),
  (names, { tokens, language }) => withAddressedNames(tokens.text, names, language),
  (names, { tokens, language, flags }) => withAddressedLists(tokens, names, language, flags),
  (names, { tokens, language, flags }) => withSurnameFirst(tokens, names, language, flags),
  inCapitals((names, { tokens, language, known, flags }) => withWholeNames(tokens, names, language, known, flags)),
  (names, { tokens, language, flags }) => withNameEdges(tokens, names, language, flags),
  (names, { tokens, language, flags, caseless }) => withVocatives(tokens, names, language, flags, caseless),
  (names, context) =>
    context.language === 'zho' || (withoutCapitals.has(context.language) && isMessage(context.tokens, context.language))
      ? withContactedNames(context.tokens.text, names, context.language, context.usualNames())
      : names,
  (names, { tokens, language, flags }) => withAttendance(tokens, names, language, flags),
  (names, { tokens, language, flags }) => withFields(tokens, names, language, flags),
  inCapitals((names, { tokens, language, flags }) => withCustomerTowns(tokens, names, language, flags)),
  (names, { tokens, language, flags }) => withCareers(tokens, names, language, flags),
  (names, { tokens, flags }) => withMailHeaders(tokens, names, flags),
  (names, { tokens, language, flags }) => withoutRest(tokens, names, language, flags),
  (names, { tokens, flags }) => namesOfLetters(tokens, names, flags),
  inCapitals((names, { tokens, flags }) => withSignedFirms(tokens, names, flags))
]

/** Names that are missing: those that kinds stand beside, well-known ones, and the same names elsewhere. */
const missing: readonly Rule[] = [
  inCapitals((names, { tokens, language, flags }) => withNamesBehindKinds(tokens, names.toSorted(byStart), language, flags)),
  (names, { lines, language, known, flags, caseless }) => famousNames(lines, names, language, known, flags, caseless),
  (names, { tokens: { text }, language }) => withNationalMuseums(text, withRedCross(text, names, language), language),
  (names, { tokens: { text }, language }) => withPublicBodies(text, names, language),
  inCapitals((names, { tokens, language, flags }) => withVillageBodies(tokens, names, language, flags)),
  inCapitals((names, { tokens, language, flags }) => withArticledNames(tokens, names, language, flags)),
  inCapitals((names, { tokens, language, flags }) => withNamedShops(tokens, names, language, flags)),
  (names, { tokens, language, flags }) => withUnitPlaces(tokens, names, language, flags),
  (names, { tokens, language, flags, known }) => withBranchTowns(tokens, names, language, flags, known),
  (names, { tokens, language, flags }) => withUncasedVillages(tokens, names, language, flags),
  (names, { tokens, language, flags }) => withCourts(tokens, names, language, flags),
  inCapitals((names, { tokens, language, flags }) => withLocalBodies(tokens, names, language, flags)),
  (names, { tokens: { text }, language }) => withoutOffices(text, withoutMinisters(text, names, language), language),
  (names, context) => names.filter((name) => isName(name, context)),
  inCapitals((names, context) => withGluedPersons(context.tokens, names, context.language, context, context.flags)),
  inCapitals((names, { tokens, language }) => withOwnNamesApart(tokens, names, language)),
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
  (names, { tokens, language, flags }) => withCountries(tokens, withPeoples(tokens, names, language, flags), language, flags),
  (names, { tokens, language, flags }) => withLandscapes(tokens, names, language, flags),
  (names, { tokens, language, known }) => withPlaceHolders(tokens.text, names, language, known),
  inCapitals((names, context) =>
    withOfficePlaces(context.tokens, names, context.language, context.flags, { known: context.known, usualNames: () => context.usualNames(), isTownAdjective })
  ),
  (names, { tokens: { text }, language }) => withApposedOffices(text, names, language),
  (names, context) => withPersonsBehindOffices(context.tokens, names, context.language, context.flags, context),
  (names, { tokens, language }) => withTownsOnRivers(tokens.text, names, language),
  (names, { tokens, language, flags }) => withPluralPlaces(tokens, names, language, flags),
  (names, { tokens, language, known, flags }) => withOrigins(tokens, names.toSorted(byStart), language, known, flags),
  (names, { tokens, language, known, flags }) => (language === 'heb' ? withHebrewTowns(tokens, names, flags, known) : names),
  inCapitals((names, context) => withSettlements(context, names, context.language)),
  (names, { tokens, language, known, flags }) => withSeats(tokens, names.toSorted(byStart), language, known, flags),
  inCapitals((names, context) => withUsualPersons(context.tokens, names, context.language, context.flags, context)),
  inCapitals((names, context) => withNearPlaces(context.tokens, names, context.language, context.flags, context)),
  inCapitals((names, context) => withPlacesInRows(context.tokens, names, context.language, context.flags, context)),
  inCapitals((names, context) => withPlacesOfPeople(context.tokens, names, context.language, context)),
  inCapitals((names, context) => withScorers(context.tokens, names, context.language, context.flags, context)),
  inCapitals((names, context) => withGoalScorers(context.tokens, names, context.language, context.flags, context)),
  inCapitals((names, { tokens, language }) => withBestOfMatches(tokens, withAbbreviatedClubs(tokens, names, language), language)),
  inCapitals((names, { tokens, language, flags }) => withUnions(tokens, names, language, flags)),
  (names, context) => withUncasedClubs(context.tokens, names.toSorted(byStart), context.language, context, context.patterns),
  (names, context) =>
    context.isTalk ? withSmallLetterClubs(context.tokens, names.toSorted(byStart), context.language, context, context.flagsOfSmall()) : names,
  (names, context) => (context.isTalk ? withWatchedClubs(context.tokens, names.toSorted(byStart), context.language, context, context.flagsOfSmall()) : names),
  inCapitals((names, { tokens, language }) => withGrounds(tokens, names.toSorted(byStart), language)),
  inCapitals((names, { tokens, language, known, clubs, flags }) => withMatchSides(tokens, names.toSorted(byStart), language, { known, clubs }, flags)),
  inCapitals((names, { tokens, language, clubs, flags }) => withCoachedClubs(tokens, names.toSorted(byStart), language, clubs, flags)),
  (names, { tokens, language }) => withTeams(tokens.text, names, language),
  (names, { tokens, language, known }) => withClubs(tokens, names, language, known),
  (names, { tokens, language, clubs }) => withTransfers(tokens, names, language, clubs),
  (names, { tokens, language, clubs }) => withFixtures(tokens.text, names.toSorted(byStart), language, clubs),
  inCapitals((names, { tokens, language, known, clubs }) => withStandings(tokens.text, names, language, known, clubs)),
  inCapitals((names, { tokens, language, clubs, flags }) => withClubNames(tokens, names, language, clubs, flags)),
  (names, { tokens, language }) => withScoredSides(tokens.text, names.toSorted(byStart), language),
  (names, { tokens, language }) => withGroundsOfPoints(tokens.text, names, language),
  (names, { tokens, language, known }) => withTimetables(tokens.text, names, language, known),
  (names, { tokens, language, flags }) => withRegistered(tokens, names, language, flags),
  (names, { tokens }) => joinInvertedNames(tokens.text, names),
  (names, { tokens, language, known, flags }) => namesOfLists(tokens, names, language, known, flags),
  inCapitals((names, { tokens, language }) => withSubsidiaries(tokens.text, names, language)),
  (names, { tokens, language, known, flags }) => asKoreanHolders(tokens, names, language, known, flags),
  (names, { tokens, language, known, flags }) => withAcronyms(tokens, names, language, known, flags),
  (names, { tokens, language, patterns, caseless }) => withKnownGoods(tokens, names, language, patterns, caseless)
]

/** Those of the whole document, step by step. */
export const documentRules: readonly (readonly Rule[])[] = [missing, agreed]

function startsOf(patterns: readonly Mention[], type: string): ReadonlySet<number> {
  return new Set(patterns.flatMap((pattern) => (pattern.type === type ? [pattern.start] : [])))
}
