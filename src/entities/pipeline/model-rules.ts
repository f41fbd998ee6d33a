/** Rules on the names as the models found them: what is no name goes, and names are cut, joined and found beside what tells of persons and firms. Their order is told in `name-rules.ts`. */
import { Flag } from '../lists/kinds.js'
import type { Mention } from '../types.js'
import { hasNoCapitals } from './casing.js'
import { withCarModels } from './companies/car-models.js'
import { withFamilyFirms } from './companies/family-firms.js'
import { withInstitutions } from './companies/institutions.js'
import { withTradeOfAffiliate } from './companies/japanese-affiliates.js'
import { withJoinedShops } from './companies/joined-shops.js'
import { withCompanies } from './companies/legal-forms.js'
import { withPayees } from './companies/payees.js'
import { withRestOfPersianFirm } from './companies/persian-firms.js'
import { withQuotedNames } from './companies/quoted-names.js'
import { withRoleCompounds } from './companies/role-compounds.js'
import { withShops } from './companies/shops.js'
import { withTrades } from './companies/trades.js'
import { withDoubledAbbreviations } from './doubled-abbreviations.js'
import { splitAtWords } from './function-words.js'
import { withoutGovernment } from './governments.js'
import { withoutImperatives } from './imperatives.js'
import { withInitialedPersons } from './initials.js'
import { joinAtStrokes, splitAtKnown, withQuotedNoun } from './known-parts.js'
import { splitAtLineBreak } from './lines/crossed-lines.js'
import { withoutCodes } from './lines/iso-codes.js'
import { withoutLabels } from './lines/labels.js'
import { withoutPhoneLabels } from './lines/phone-labels.js'
import { withInitials } from './lines/registers.js'
import { withoutTableHeads } from './lines/table-heads.js'
import { fullDates, splitJoinedNames, trimBoundaries, withCaseEnding, withoutDate, withoutScore, withRestOfWord } from './mention-boundaries.js'
import { inCapitals, isName, type Rule } from './name-context.js'
import { splitAtVerb, splitInCapitals } from './names-around-verbs.js'
import { joinDoubleNames, joinNobleNames } from './particle-names.js'
import { splitAtOfficePlace, withoutPeopleBehind } from './places/places-before-persons.js'
import { splitAtPlace, splitAtTown, splitAtWhereabouts, splitBehindPlace } from './places/places-behind-persons.js'
import { withTownsOfAdjectives } from './places/town-adjectives.js'
import { withQuotedNicknames } from './quoted-nicknames.js'
import { withCompoundRoles } from './roles/compound-roles.js'
import { credibleNames, phoneNumbers } from './roles/credible-names.js'
import { splitAtEmployer, withoutRole } from './roles/employers.js'
import { withoutMinisters } from './roles/ministers.js'
import { withOfficeBodies } from './roles/office-bodies.js'
import { withOfficeHolders } from './roles/office-holders.js'
import { withPersonsBehindRoles } from './roles/persons-behind-roles.js'
import { withRanked } from './roles/police-ranks.js'
import { withThaiPersons } from './roles/thai-persons.js'
import { withoutTitles } from './roles/titles.js'
import { splitAtSentence } from './sentence-ends.js'
import { withoutTalkCalls } from './talk/interjections.js'
import { withIntroductions } from './talk/introductions.js'
import { withJapaneseFriends } from './talk/japanese-friends.js'
import { withMessageNames } from './talk/message-names.js'
import { isMessage } from './talk/messages.js'
import { withTalkNames } from './talk/names.js'
import { withSmallTalk } from './talk/small-talk.js'
import { tokenFrom } from './token-places.js'
import { withoutVerbBehind } from './verbs-behind-names.js'
import { withSignedVietnamese, withVietnamesePersons, withVietnameseSurnames } from './vietnamese-names.js'

/** What models found that may be names at all. */
const credible: readonly Rule[] = [
  (names, { tokens, language, flags, patterns }) => credibleNames(tokens, names, language, flags, patterns),
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
  (names, { tokens, language, known, flags }) => eachSplit(names, (name) => splitInCapitals(name, tokens, language, known, flags)),
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
    names.map((name) =>
      withRestOfPersianFirm(
        withTradeOfAffiliate(withInitials(withCaseEnding(withoutTitles(name, text, language), text, language), text), text, language),
        text,
        language
      )
    ),
  (names, { tokens: { text }, language }) => withVietnamesePersons(text, names, language),
  (names, context) => names.filter((name) => isName(name, context))
]

/** What models took apart is joined, and whom they missed or took together with others is found. */
const joined: readonly Rule[] = [
  (names, { tokens, language, known, flags }) => withInitialedPersons(tokens, names, language, known, flags),
  inCapitals((names, { tokens, language, flags, usualNames }) => withRanked(tokens, names, language, flags, usualNames)),
  (names, { tokens, language, flags, usualNames }) => withPersonsBehindRoles(tokens, names, language, flags, usualNames),
  (names, { tokens: { text }, language }) => (language === 'tha' ? withThaiPersons(text, names) : names),
  (names, { tokens, language, flags }) => withTownsOfAdjectives(tokens, names, language, flags),
  (names, { tokens, language, known }) => joinAtStrokes(tokens.text, names, language, known),
  (names, { tokens, language }) => joinNobleNames(tokens.text, names, language),
  (names, { tokens, language, flags }) => joinDoubleNames(tokens, names, language, flags),
  inCapitals((names, { tokens, flags }) => withQuotedNicknames(tokens, names, flags)),
  (names, { tokens, language }) => (language === 'vie' ? withVietnameseSurnames(tokens.text, withSignedVietnamese(tokens.text, names)) : names),
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
          entry: context.entry,
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
  inCapitals((names, { tokens, language }) => withCarModels(tokens.text, names, language)),
  (names, { tokens, language }) => withQuotedNames(tokens, names, language),
  inCapitals((names, { tokens, language, flags }) => withPayees(tokens, names, language, flags)),
  (names, { tokens, language, flags }) => withShops(tokens, names, language, flags),
  (names, { tokens: { text }, language }) => withJoinedShops(text, names, language),
  inCapitals((names, { tokens, language, flags }) => withInstitutions(tokens, names, language, flags)),
  (names, { tokens, language, flags }) => withoutLabels(tokens, names, language, flags),
  (names, { tokens }) => withoutTableHeads(tokens.text, names),
  (names, { tokens, language }) => withoutCodes(tokens.text, names, language)
]

/** The rules behind the models, step by step. */
export const modelRules: readonly (readonly Rule[])[] = [credible, cut, joined, companies]

/** What `flatMap` gives, which the runtime does not compile into its caller. */
function eachSplit(mentions: readonly Mention[], split: (mention: Mention) => readonly Mention[]): Mention[] {
  const parts: Mention[] = []
  for (const mention of mentions) for (const part of split(mention)) parts.push(part)
  return parts
}

/** Letters of a text that is too short to be told caseless by its words. */
const FEW_LETTERS = 40

function isSmall(text: string): boolean {
  return text.length <= FEW_LETTERS && hasNoCapitals(text)
}
