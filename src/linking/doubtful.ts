/**
 * Links that rest on a name alone, where the name is weak: nearly another one's, letters that many names begin with, a common noun, a given name, one of many of
 * its name without anything in the text that speaks for this one. No link is better than a wrong one.
 */

import { type Generation, generationOfFirst, generationOfLast } from '../core/generations.js'
import { modelLanguage } from '../core/languages.js'
import type { Span } from '../core/spans.js'
import { type KnowledgeBase, type KnownEntity, nameKinds } from '../knowledge/base/entity.js'
import { foldName } from '../knowledge/names/fold.js'
import type { Decision } from './decision.js'
import { isEverydayWork } from './everyday-work.js'
import { hasFormOfAddress } from './forms-of-address.js'
import { type Grounds, isTold } from './grounds.js'
import { hasGreeting } from './letters.js'
import { hasOtherConsonants, hasOtherConsonantsOfPlace, isOfOtherStem, isOtherName, isOtherPlace } from './other-names.js'
import { type Surface, surfaceOf } from './surface.js'
import { hasArticleAndTown, isInRow, isInSentence, isStreet } from './surroundings.js'
import { typeFit } from './type-fit.js'
import type { EntityToLink, LinkingDocument } from './types.js'

/** Confidence of such links: below what anything is linked at. */
const DOUBTFUL = 0.3
/** What a customer's own base has is what the customer means. */
const ofWikidata = /^Q\d+$/
const ACRONYM = nameKinds.indexOf('acronym')
const SURNAME = nameKinds.indexOf('surname')
const nearly: ReadonlySet<string> = new Set(['near', 'spelling', 'tail', 'head', 'cut'])
/** From here on everybody knows whom a single name means. */
const FAMOUS = 0.85
/** And whose surname it is. */
const MOST_FAMOUS = 0.95
/** In a row of a table a word may as well be anybody's name. */
const FAMOUS_IN_ROW = 0.9
/** Below, an entity is one of many, and few know it. */
const OBSCURE = 0.35
const UNKNOWN = 0.1
/** Least cosine of a text that is about what an entity is known for: by its given name, by its surname. */
const TOPIC_OF_GIVEN_NAME = 0.37
const TOPIC_OF_SURNAME = 0.2
/** Least cosine of the other names of a text that a given name is at home with. */
const LEAST_COMPANY = 0.5
/** The same of the letters that its name begins with. */
const TOPIC_OF_LETTERS = 0.4
/** Candidates of a name whose words others bear as well. */
const COMMON = 3
/** Persons of a list, and the share of them that are known where the list is one of known persons. */
const LIST = 3
const LEAST_OF_LIST = 0.5
const LEAST_OF_KNOWN = 0.5
/** Types of the base that titles have. */
const offices: ReadonlySet<string> = new Set(['POSITION', 'OCCUPATION', 'CLASS', 'OTHER', 'UNKNOWN'])
/** Types of the base that nouns have. */
const nouns: ReadonlySet<string> = new Set(['CLASS', 'OTHER', 'OCCUPATION', 'POSITION'])
/** Classes of the DBpedia ontology that places with a town hall have. */
const towns: ReadonlySet<string> = new Set(['City', 'Capital', 'Town', 'Village', 'Settlement', 'Municipality', 'CapitalOfRegion'])
/** Signs of a line of results, and goals or points of both sides. */
const RESULT_LINE = 80
const score = /(?<![\p{N}:.,/–-])\p{Nd}{1,3} ?[-–:] ?\p{Nd}{1,3}(?![\p{N}:/%–-])/u
const lineBreak = /[\n\r]/u
const FEW_LETTERS = /^\p{Lu}{2,3}$/u
const HAN = /\p{Script=Han}/u
const names: ReadonlySet<string> = new Set(['PERSON', 'LOCATION', 'ORGANIZATION', 'PRODUCT'])
/** Father or son behind a mention that left it out. */
const generationBehind = /^,? ([JS]n?r|Junior|Senior)(?!\p{L})/u

/** @param isGivenName whether a folded word is a given name, as far as that is known */
export function withoutDoubtful(
  document: LinkingDocument,
  decisions: readonly (Decision | undefined)[],
  base: KnowledgeBase,
  isGivenName: (word: string) => boolean = () => false
): readonly (Decision | undefined)[] {
  const enlisted = listedPersons(document, decisions, base)
  return decisions.map((decision, index) => {
    if (decision?.grounds === undefined || decision.confidence <= DOUBTFUL) return decision
    const known = base.entity(decision.entity)
    if (!ofWikidata.test(known.id)) return decision
    const entity = document.entities[index]!
    const asked: Asked = { document, entity, surface: surfaceOfHead(document, entity), grounds: decision.grounds, known, base, isGivenName }
    return isDoubtful(asked, enlisted.has(index)) ? { ...decision, confidence: DOUBTFUL } : decision
  })
}

interface Asked {
  readonly document: LinkingDocument
  readonly entity: EntityToLink
  readonly surface: Surface
  readonly grounds: Grounds
  readonly known: KnownEntity
  readonly base: KnowledgeBase
  readonly isGivenName: (word: string) => boolean
}

function surfaceOfHead({ text }: LinkingDocument, { mentions, headMentionIndex }: EntityToLink): Surface {
  const { start, end } = mentions[headMentionIndex]!
  return surfaceOf(text.slice(start, end))
}

const headOf = ({ mentions, headMentionIndex }: EntityToLink) => mentions[headMentionIndex]!
/** Whether a single name is a part of the usual one. */
const isPart = ({ label }: KnownEntity) => label.trim().includes(' ')

function isDoubtful(asked: Asked, isListed: boolean): boolean {
  const { entity, surface, known } = asked
  if (isOthers(asked) || isFirmOfPlace(asked) || isAcronymOfMany(asked) || isNoun(entity, surface, known)) return true
  if (entity.type === 'TITLE') return !offices.has(known.type) || surface.folded.length === 1 || isEverydayWork(surface.folded, asked.document.language)
  if (entity.type === 'PERSON' && isPerformance(known)) return true
  if (entity.type === 'PERSON') return surface.words.length === 1 ? isSingleNameOfMany(asked) : isNamesake(asked, isListed)
  return isOneOfMany(asked)
}

function isOthers({ document, entity, surface, grounds, known, base }: Asked): boolean {
  const isPerson = known.type === 'PERSON' && entity.type === 'PERSON'
  const generation = isPerson ? generationIn(document, entity, surface) : undefined
  if (generation !== undefined && !base.namesOf(known.index).some(({ name }) => generationOf(foldName(name).split(' '), document.language) === generation))
    return true
  if (!nearly.has(grounds.route)) return false
  // "भारत भवन": what a country's name begins is a house, a station, a party
  if (grounds.route === 'head' && entity.type !== 'PERSON' && known.classes.includes('Country')) return true
  if (grounds.route === 'near' && isPerson && hasOtherConsonants(surface, base.namesOf(known.index))) return true
  if (grounds.route === 'near' && entity.type === 'LOCATION' && !isTold(grounds) && isOtherPlace(surface, base.namesOf(known.index), document.language))
    return true
  const isPlace = entity.type === 'LOCATION' || known.type === 'LOCATION'
  if (grounds.route === 'near' && isPlace && isOfOtherStem(surface, base.namesOf(known.index), document.language)) return true
  if (grounds.route === 'near' && isPlace && hasOtherConsonantsOfPlace(surface, base.namesOf(known.index))) return true
  // other things are found by adjectives and old spellings
  if (!isPerson && (grounds.route !== 'near' || !names.has(entity.type) || (!surface.text.includes(' ') && !HAN.test(surface.text)))) return false
  return isOtherName(surface, base.namesOf(known.index), isPerson, document.language)
}

const articleBefore = /(?:^|[^\p{L}])the $/iu

/** `the Amazon`: a place with its article, and the company of the name, which has none. */
function isFirmOfPlace({ document: { text, language }, entity, surface, known }: Asked): boolean {
  if (language !== 'eng' || entity.type !== 'LOCATION' || known.type !== 'ORGANIZATION' || surface.words.length !== 1) return false
  const { start } = headOf(entity)
  return articleBefore.test(text.slice(Math.max(0, start - 5), start))
}

/** Which of father and son a name means, as it says itself, or what stands right behind it. */
function generationIn({ text, language }: LinkingDocument, entity: EntityToLink, { words }: Surface): Generation | undefined {
  const { end } = headOf(entity)
  return generationOf(words, language) ?? generationOfLast(generationBehind.exec(text.slice(end, end + 10))?.[1]?.toLowerCase() ?? '')
}

/** @param words of a name, folded; a word alone is a name */
function generationOf(words: readonly string[], language: string): Generation | undefined {
  return words.length < 2 ? undefined : (generationOfLast(words.at(-1)!) ?? generationOfFirst(words[0]!, language))
}

/** Letters that a name begins with which nobody writes for it in the language of the text. */
function isAcronymOfMany({ document: { language }, entity, surface, grounds, known, base }: Asked): boolean {
  if (grounds.route !== 'exact' || grounds.kind !== ACRONYM || grounds.related > 0) return false
  if (typeFit(entity.type, known.type) < 0) return true
  const all = base.namesOf(known.index)
  const own = modelLanguage(language)
  if (all.some((one) => one.language !== undefined && modelLanguage(one.language) === own && isInitialsOf(surface.folded, one.name))) return false
  return grounds.topic < TOPIC_OF_LETTERS || !isInitialsOf(surface.folded, known.label)
}

/** Whether letters are the first ones of the words of a name, of which small ones may be left out. */
function isInitialsOf(letters: string, name: string): boolean {
  let at = 0
  for (const word of name.split(/[\s-]+/u)) {
    const first = foldName(word)[0]
    if (first === letters[at]) at++
    else if (first !== undefined && !/^\p{Ll}/u.test(word)) return false
  }
  return at === letters.length
}

/** Classes of works called after persons of whom texts tell more often; who speaks of books may well mean the play. */
const performed: ReadonlySet<string> = new Set(['Opera', 'MusicalWork', 'Album', 'Single', 'Song', 'Film', 'TelevisionShow', 'Musical', 'VideoGame'])

/** Whether an entity is an opera, a film or the like that hardly anybody knows: `Салават Юлаев` is a person. */
function isPerformance({ type, classes, prior }: KnownEntity): boolean {
  return type === 'WORK' && prior < OBSCURE && classes.some((name) => performed.has(name))
}

/** `Finance`, a department, is not what economists study. */
function isNoun({ type }: EntityToLink, { text, words }: Surface, { type: known, label }: KnownEntity): boolean {
  return words.length === 1 && names.has(type) && nouns.has(known) && /^\p{Ll}/u.test(label) && /^\p{Lu}/u.test(text)
}

/** A given name, or a surname, of which the text does not say whose it is. */
function isSingleNameOfMany(asked: Asked): boolean {
  const { document, entity, surface, grounds, known } = asked
  const { text } = document
  const head = headOf(entity)
  if (known.type !== 'PERSON' && known.type !== 'OTHER') return false
  const isOfMany = asked.isGivenName(surface.folded) || isPart(known) || isSurnameOfMany(asked)
  if (isPart(known) && entity.mentions.some((mention) => isBeforeOtherGivenNames(asked, mention))) return true
  if (known.prior < FAMOUS_IN_ROW && isOfMany && entity.mentions.every((mention) => isInRow(text, mention))) return true
  if (isPart(known) && entity.mentions.every((mention) => hasArticleAndTown(text, mention, modelLanguage(document.language)))) return true
  if (isTold(grounds)) return false
  // who is called in small letters outside a question is a friend (`иван`)
  if (known.prior < FAMOUS && /^\p{Ll}/u.test(surface.text) && asked.isGivenName(surface.folded) && !question.test(text)) return true
  // a ruler has a number or a word for rulers beside the name
  if (isRuler(known) && asked.isGivenName(surface.folded)) return true
  const least = grounds.kind === SURNAME ? MOST_FAMOUS : FAMOUS
  if (isPart(known) && grounds.topic < TOPIC_OF_SURNAME && known.prior < least) return true
  if (grounds.kind === SURNAME && known.prior < OBSCURE) return true
  if (known.prior >= FAMOUS) return false
  if (hasFormOfAddress(text, head, document.language)) return true
  if (grounds.topic >= TOPIC_OF_GIVEN_NAME || grounds.company >= LEAST_COMPANY) return false
  return asked.isGivenName(surface.folded) || /^\p{Ll}/u.test(surface.text) || (isOfMany && !isSaid(asked))
}

/** What asks for somebody known, in small letters. */
const question = /^(?:.{0,80} )?(?:who|what|which|where|when|how|name|whose|whom)(?!\p{L})/iu

const givenNamesBehind = /^, (\p{Lu}[\p{L}\p{M}]+(?:[ -]\p{Lu}[\p{L}\p{M}]+){0,2})(?! ?\p{L})/u
const GIVEN_NAMES = 48

/** Whether a surname stands before a comma and somebody else's given names: `Cocco, Maria Grazia`. */
function isBeforeOtherGivenNames({ document: { text }, known, isGivenName }: Asked, { end }: Span): boolean {
  const names = givenNamesBehind.exec(text.slice(end, end + GIVEN_NAMES))?.[1]
  if (names === undefined) return false
  const own = foldName(known.label).split(' ')
  const words = foldName(names).split(' ')
  return words.every(isGivenName) && !words.some((word) => own.includes(word))
}

const numbered = /^\S+ [IVX]+$/u

/** `Mehmed II`: one of several rulers of a given name. */
function isRuler({ label, classes }: KnownEntity): boolean {
  return numbered.test(label) && (classes.length === 0 || classes.some((name) => rulers.has(name)))
}

const rulers: ReadonlySet<string> = new Set(['Monarch', 'Royalty', 'Noble', 'Person', 'Pope', 'Cleric'])

/** Whether the text says something of the entity in a sentence. */
function isSaid({ document: { text }, entity }: Asked): boolean {
  return entity.mentions.some((mention) => isInSentence(text, mention))
}

/** Whether several persons have the name as their surname. */
function isSurnameOfMany({ surface, base }: Asked): boolean {
  let bearers = 0
  for (const { kind, entity } of base.find(surface.folded)) {
    if (kind === 'surname' && base.entity(entity).type === 'PERSON' && ++bearers === COMMON) return true
  }
  return false
}

/** Somebody few know, by a name whose words many bear, in a table, a list, a signature or a letter. */
function isNamesake(asked: Asked, isListed: boolean): boolean {
  const { grounds, known } = asked
  if (isTold(grounds) || grounds.candidates < COMMON) return false
  if (isListed && !isSaid(asked)) return known.prior < FAMOUS
  if (known.prior >= OBSCURE) return false
  return isListed || !isSaid(asked) || hasGreeting(asked.document.text)
}

/** Whether a mention stands in a short line with a score. */
function isScored(text: string, { start, end }: Span): boolean {
  const before = text
    .slice(Math.max(0, start - RESULT_LINE), start)
    .split(lineBreak)
    .at(-1)!
  const behind = text.slice(end, end + RESULT_LINE).split(lineBreak)[0]!
  return before.length + behind.length < RESULT_LINE && (score.test(before) || score.test(behind))
}

/** A street, a hospital, a café of which there are many. */
function isOneOfMany(asked: Asked): boolean {
  const { document, entity, surface, grounds, known, base } = asked
  const { text } = document
  // clubs and offices are named after their towns, a town is none of them
  if (entity.type === 'ORGANIZATION' && known.type === 'LOCATION' && known.classes.some((name) => towns.has(name))) return true
  // the team of a table of results is no province either: `辽宁 98-104 广厦`
  if (
    entity.type === 'ORGANIZATION' &&
    known.type === 'LOCATION' &&
    !known.classes.includes('Country') &&
    entity.mentions.some((mention) => isScored(text, mention))
  )
    return true
  // the given name of a cell, `Krüger, Tobias`
  if (entity.type === 'ORGANIZATION' && asked.isGivenName(surface.folded) && entity.mentions.every((mention) => isInRow(text, mention))) return true
  if (known.prior >= OBSCURE || isTold(grounds)) return false
  if (entity.type === 'LOCATION' && isStreet(text, headOf(entity))) return true
  // letters that many go by
  if (entity.type === 'ORGANIZATION' && known.prior < UNKNOWN && grounds.candidates >= COMMON && FEW_LETTERS.test(surface.text)) return true
  if (known.prior >= UNKNOWN || surface.words.length === 1 || known.country === undefined) return false
  // another of its name in another country
  return base.find(surface.folded).some(({ entity: other }) => {
    const { type, country } = base.entity(other)
    return type === known.type && country !== undefined && country !== known.country
  })
}

const between = /^(?:, |,? \p{L}{1,4} |,? & )$/u
const LONGEST_BETWEEN = 8

/** Persons of a list whose other names hardly any are known. Linear in the mentions but for sorting. */
function listedPersons({ text, entities }: LinkingDocument, decisions: readonly (Decision | undefined)[], base: KnowledgeBase): ReadonlySet<number> {
  const mentions = entities
    .flatMap(({ type, mentions: own }, index) => (type === 'PERSON' ? own.map(({ start, end }) => ({ start, end, index })) : []))
    .sort((left, right) => left.start - right.start)
  const listed = new Set<number>()
  let list: number[] = []
  const close = () => {
    const known = list.filter((index) => isKnown(decisions[index], base))
    if (list.length >= LIST && known.length < LEAST_OF_LIST * list.length) for (const index of list) listed.add(index)
    list = []
  }
  for (const [at, { start, index }] of mentions.entries()) {
    const before = mentions[at - 1]
    if (before !== undefined && (start - before.end > LONGEST_BETWEEN || !between.test(text.slice(before.end, start)))) close()
    list.push(index)
  }
  close()
  return listed
}

/** Whether a person is likely somebody whom many know, or whom the text tells more of. */
function isKnown(decision: Decision | undefined, base: KnowledgeBase): boolean {
  if (decision?.grounds === undefined || decision.confidence < LEAST_OF_KNOWN) return false
  return isTold(decision.grounds) || base.entity(decision.entity).prior >= OBSCURE
}
