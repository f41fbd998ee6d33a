/** The names of a document by all rules behind the models: a step is a list of rules, each of which gets the names as the one before it left them. */
import type { Mention } from '../types.js'
import { withoutAges } from './ages.js'
import { documentRules, personRules } from './document-rules.js'
import { withoutDaysOfLetters } from './lines/letters.js'
import { withPlacesOfAddresses } from './lines/places-of-addresses.js'
import { withoutPostcodes } from './lines/postcodes.js'
import { withoutBlanksAround } from './mention-boundaries.js'
import { modelRules } from './model-rules.js'
import type { NameContext, Rule } from './name-context.js'

/**
 * The rules on names, in the order in which they run behind the models; who wins where two of them differ:
 *
 * 1. `withoutImperatives`, `withoutPhoneLabels`: what no model may take for a name. `splitAtLineBreak`, `withoutScore`, `withoutDate`, `withRestOfWord`, `withQuotedNoun`, `trimBoundaries`, `splitAtSentence`, `splitJoinedNames`, `withoutGovernment`, `splitAtVerb`, `splitInCapitals`, `withoutVerbBehind`, `splitAtWords`, `splitAtPlace`, `splitAtWhereabouts`, `splitAtTown`, `splitAtKnown`, `splitBehindPlace`, `withoutPeopleBehind`, `splitAtOfficePlace`, `withoutTitles`, `withoutMinisters`, `withCaseEnding`, `withInitials`, `withTradeOfAffiliate`, `withRestOfPersianFirm`: what a model took together is cut, at its right ends; a place cut off a person is a place.
 *    `withOfficeBodies`, `withOfficeHolders`: so are a body or firm and who has an office there. `withRanked`: who stands behind a rank of the police is a person, and by `withPersonsBehindRoles` behind what ordinary people are (farmer, shopkeeper, accused), in scripts without capitals, and what they are is no part of the name. `withVietnamesePersons`: so is a surname before the syllable for men or women. `withThaiPersons`: so are Thai persons behind a form of address, without their office. `withQuotedNicknames`: so is who has a nickname in quotation marks inside the name, whole, `withSignedVietnamese` finds them alone in a line, and `withVietnameseSurnames` puts the surname before a given name.
 *    `withInitialedPersons`: a surname and its initials are one person, whatever the model made of the surname.
 *    `joinNobleNames`: a place or an organization behind `von` becomes a part of the person. `splitAtEmployer`: whom somebody works for is an organization, and `withoutRole` leaves out what somebody is there. `withTownsOfAdjectives`, `joinAtStrokes`, `joinDoubleNames`: towns of two words, and names that a stroke or a hyphen joins, are one.
 *    `withIntroductions`: who introduces himself in small letters is a person, whatever the model made of the words around. `withoutTalkCalls`: laughter and words for friends are no part of names. `withSmallTalk`, `withTalkNames`: friends, towns and firms in talk without capitals, and there a model that is not sure is not believed of words of the language, `withJapaneseFriends` those in kana. `withMessageNames`: given names in mails that a model took for places or missed.
 *    `withDoubledAbbreviations`: `EE. UU.` is one name, and a place.
 * 2. `withCompanies`, `withTrades`: a legal form, or a trade beside a surname, makes an organization, whatever the model made of the words inside it. `withQuotedNames`: so does a firm, shop or association before quotation marks, or behind them where something is called so. `withCarModels`: a maker and the model of a car are a product. `withPayees`: organizations are those whom donations go to and bills are payable to. `withCompoundRoles`: who stands behind such a compound is a person. `withRoleCompounds`: so is the first part of `ASML-topman`. `withFamilyFirms`: so do brothers, or sons behind a name. `withShops`, `withJoinedShops`: so do kinds of shops in scripts without capitals. `withInstitutions`: so does a school or a hospital called after somebody.
 *    `withoutLabels`, `withoutTableHeads`, `withoutCodes`: what fields, columns, currencies and registers are called is no name, whatever found it but a list.
 * 3. `withPlacesOfAddresses`: streets and their towns are places, and so are administrative units, blocks of lines and Han addresses; what models found of the same words gives way. `companiesOfCells`, `namesBeforeForms`: Chinese and Japanese firms and surnames in fields, where nothing was found.
 * 4. `withMissing`: what `withoutAddressedDays` took from the days before (`Dear April`) is a person, where nothing else stands, and by `withCalendarNames` what `withoutCalendarNames` took (`April Jones`) over what stands inside it. `withDatedStreets`: so are streets places that are called after a day. `withAddressedNames`, `withAddressedLists`: who stands behind a form of address is a person, and so are by `withVocatives` whom a message calls, and by `withContactedNames` whom a mail without capitals says to ask or to call. `withSurnameFirst`: surname, given name and patronymic are one person. `withWholeNames`: so are a given name and two surnames in a line. `withNameEdges`: surnames behind, departments and firms beside a person. `withAttendance`: items of lists of persons are persons, unless the model found something else there and is sure. `withFields`: the field of a form or the head of a column has the type of its value, over the model and all before. `withCareers`, `withMailHeaders`: employers in lines of a CV, and who writes to whom. `withSignedFirms`: the line below who signs is his firm, where it is called after him. `withoutRest`: whose whole name a list of those present has is called no longer than there.
 * 5. `namesOfLetters`: reader and writer are persons, unless a rule found something else there, or the model did and is sure. `withoutDaysOfLetters`: days that are such names give way.
 * 6. `withNamesBehindKinds`, `famousNames`: names that are missing; a well-known organization of several words takes the place of what was found inside it. `withUnitPlaces`: villages beside their unit are places, and so are by `withBranchTowns` towns beside the office of a firm, and by `withUncasedVillages` villages of two words or behind their district. `withPublicBodies`, `withCourts`, `withLocalBodies`: so do courts, offices, schools and hospitals, with the town, village or province they are of, and by `withVillageBodies` councils, clubs and parishes of villages (Western languages). `withArticledNames`: so do names with an article in capitals behind a kind of shop or association. `withNamedShops`: so do English shops before their owner, or behind words for going in. `withoutMinisters` once more, and `withoutOffices`: who is called by an office (`Panie Dyrektorze`), or an office right before a Bengali name, is no person.
 * 7. `withGluedPersons`: two persons that a model took for one, by cases and genders, are two, and by `withOwnNamesApart` two names that the document has elsewhere. `repeatedNames`, `inflectedNames`: the same names elsewhere, with the type that they have by now.
 *    `withGivenGroups`: given names of talk, behind an article or in a row, are persons. `withSurnameCases`: so are surnames in cases.
 * 8. `agreeOnTypes`: one type for all mentions of a name, by votes, in which what 2 to 7 found count like a model's by their confidence; behind a form of address a
 *    mention is a person for all that. `withFamilies`: plurals of surnames. `withFounders`, `withPairings`, `withMatchSides`, `withCoachedClubs`, `withUncasedClubs`, `withSmallLetterClubs`, `withWatchedClubs`, `withTeams`, `withClubs`, `withTransfers`: single mentions, of a firm and its founder, of two who meet, of a club and its town. `withGrounds`, `withGroundsOfPoints`: stadiums where something is, or that points are brought from, are places. `withAbbreviatedClubs`: clubs by the letters before their name. `withScoredSides`: both sides of a result in Vietnamese and Hindi. `withDealings`: who is behind a lawyer, a purchase or a newspaper's source is a firm.
 *    `withCountries`: a country that is a given name, in the whole document. `withLandscapes`: single mentions of rivers and forests that companies are called after.
 *    `withPlaceHolders`, `withOfficePlaces`: places beside offices and who has them, whatever a model made of them. `withApposedOffices`: so are those between commas, of an office and who has it. `withPersonsBehindOffices`: given names behind an office. `withTownsOnRivers`: towns told apart by their river. `withPluralPlaces`: places that nothing was found in.
 *    `withOrigins`: where a person or a firm is from. `withSettlements`, `withPlacesOfPeople`: villages behind the word for one, behind ordinary people who are from there, and in a case that only places stand in. `withSeats`: single mentions behind words for seats, homes and accidents. `withNearPlaces`: villages beside words for near. `withPlacesInRows`: names in a row with a place behind one preposition. `withUsualPersons`: whole names of persons behind what they are, or of a usual given name. `withScorers`, `withGoalScorers`, `withBestOfMatches`: behind words for goals and passes, beside verbs of scoring, and for the best of a match. `withUnions`: letters beside words for unions and parties.
 *    `withFirms`: what a headline says that firms do. `withFixtures`, `withStandings`, `withClubNames`: both sides of the matches of a table, the clubs of a league's ranks, and clubs by their names on pages of sport.
 *    `withTimetables`: names behind which times stand that never go back are stops.
 * 9. `withRegistered`, `joinInvertedNames`, `namesOfLists`: in lists, what is known of a name wins over a model that is not very sure. `withSubsidiaries`: a firm and the country of its branch are one.
 * 10. `asKoreanHolders`: who stands between a firm and an office is a person. `withAcronyms`: an abbreviation has the type of what it stands for. `withoutPostcodes`, `withoutAges`: patterns that are postcodes of a place among the names, or ages of a person, give way. `withoutBlanksAround`: no name begins or ends with a blank.
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
  const ofModels = modelRules.reduce((names, rules) => run(rules, names), tagged)
  const placed = withPlacesOfAddresses(ofModels, context)
  const ofLines = run(personRules, placed.names)
  const patterns = withoutDaysOfLetters(tokens.text, placed.patterns, ofLines)
  const names = documentRules.reduce((found, rules) => run(rules, found), ofLines).map((name) => withoutBlanksAround(name, tokens.text))
  return { names, patterns: withoutAges(tokens.text, withoutPostcodes(tokens.text, patterns, names, language), names, language) }
}
