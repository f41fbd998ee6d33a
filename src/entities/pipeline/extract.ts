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
import { isLower } from '../lists/letter-case.js'
import { type EntityOptions, EntityOptionsSchema, type Genre } from '../options.js'
import { withSalience } from '../salience/entities.js'
import type { Mention } from '../types.js'
import { withOntologyTypes } from '../typing/entities.js'
import { withoutAddressedDays } from './addressed.js'
import { withoutCalendarNames } from './calendar-names.js'
import { hasNoCapitals, isCaseless } from './casing.js'
import { splitMoney } from './currency.js'
import { type Entity, entitiesOf } from './entities.js'
import { join, joinRules } from './joiner.js'
import { SHORT, withShortLines } from './lines/short-lines.js'
import { splitLines, splitStructure } from './lines/structured.js'
import { listMatcher } from './list-matcher.js'
import { isName, type NameContext } from './name-context.js'
import { namesByRules } from './name-rules.js'
import { type ExtractorParts, standardParts, type TagOptions } from './parts.js'
import { withoutDatedStreets } from './places/dated-streets.js'
import { byStart, redact } from './redactor.js'
import { withSocialNames } from './social.js'
import { isTypedSmall } from './talk/messages.js'
import { withTalkNames } from './talk/names.js'
import type { UserLists } from './user-lists.js'

export type { Entity } from './entities.js'

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
  /** Whether it was read without regard to case. */
  readonly caseless: boolean
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
      const { entities, tokens, caseless } = await extractFrom(read.text, code, request, hooks)
      const own = tokensAsTheyCame(text, tokens, read)
      return { entities: entities.map((entity) => entityAsItCame(text, entity, read)), tokens: own, sentences: sentenceOffsets(own), caseless }
    }
  }

  async function extractFrom(text: string, code: string, request: ExtractionRequest, hooks: TaskHooks): Promise<Extraction> {
    const language = entityLanguage(code)!
    const check = () => hooks.check()
    const tokens = prepareTokens(parts.tokens(text, code, check), request.options)
    hooks.mark('tokens')
    hooks.check()
    const { mentions: found, caseless } = await findMentions(parts, tokens, code, language, request, hooks)
    const all = settings.socialMediaNames === true ? withSocialNames(tokens, found) : found
    hooks.check()
    const joined = join(tokens, redact(all, text.length), joinRules(language)).filter(isOfNameLength)
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
    if (request.options.includeOntologyTypes !== true || parts.typer === undefined) return { entities: judged, tokens, sentences, caseless }
    hooks.check()
    const typed = await withOntologyTypes(judged, tokens, parts.typer, hooks)
    hooks.mark('ontology')
    return { entities: typed, tokens, sentences, caseless }
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
 * The mentions of a document, of all sources. The user's lists, patterns and built-in lists change nothing in those of the models: where they overlap with names the
 * redactor decides, by length, then by weight.
 */
async function findMentions(
  parts: ExtractorParts,
  tokens: TokenList,
  code: string,
  language: EntityLanguage,
  { options, genre, lists }: ExtractionRequest,
  hooks: TaskHooks
): Promise<{ readonly mentions: Mention[]; readonly caseless: boolean }> {
  const check = () => hooks.check()
  const lines = splitLines(tokens)
  const isTalk = isTypedSmall(lines)
  const reading: TagOptions = {
    caseless: readsCaseless(tokens, code, options) || (isTalk && isAutomatic(options) && hasLostNames(parts, tokens, language)),
    ...(genre === 'social-media' && { socialMedia: true })
  }
  const own = lists === undefined ? undefined : listMatcher(lists, code, reading.caseless)
  const accepted = own?.accepted(tokens) ?? []
  if (own !== undefined) hooks.mark('user-lists')
  check()
  const context = nameContext(
    parts,
    tokens,
    language,
    { lines, caseless: reading.caseless, isTalk: isTalk && (reading.caseless || hasNoCapitals(tokens.text)) },
    check
  )
  hooks.mark('patterns')
  check()
  const tagged = await namesOfModels(parts, context, reading, options, hooks)
  check()
  const { names, patterns } = namesByRules(tagged, context, check)
  hooks.mark('model')
  check()
  const terms = parts.lists(tokens, language, reading, names).filter((term) => isName(term, context))
  hooks.mark('lists')
  check()
  const all = [...accepted, ...patterns, ...names, ...terms].sort(byStart)
  return { mentions: own?.withoutRejected(all, tokens.text) ?? all, caseless: reading.caseless }
}

/** Letters that no name has: the same word again and again (`Dona Dona Dona …`). */
const NO_NAME = 500
/** Addresses of the web and the like, which have a colon in their type, may be longer. */
const isOfNameLength = ({ start, end, type }: Mention) => end - start < NO_NAME || type.includes(':')

/** What patterns and lists know of a document before any model has read it. */
function nameContext(
  parts: ExtractorParts,
  tokens: TokenList,
  language: EntityLanguage,
  { lines, caseless, isTalk }: Pick<NameContext, 'lines' | 'caseless' | 'isTalk'>,
  check: () => void
): NameContext {
  const { text } = tokens
  const flags = parts.flags(tokens, language, caseless)
  const { read: dated, streets: datedStreets } = withoutDatedStreets(text, parts.patterns({ text, language, tokens: lines, check }), language)
  const { read, persons: addressedDays } = withoutAddressedDays(text, dated, language)
  const { read: patterns, called: calendarNames } = withoutCalendarNames(tokens, read, language, flags)
  return {
    tokens,
    lines,
    language,
    caseless,
    isTalk,
    flags,
    flagsOfSmall: () => (caseless ? flags : parts.flags(tokens, language, true)),
    known: parts.known(),
    givenNames: parts.givenNames(),
    clubs: parts.clubs(),
    usualNames: () => parts.usualNames(language),
    entry: (name) => parts.entry(name, language),
    patterns,
    addressedDays,
    datedStreets,
    calendarNames
  }
}

/** What the model asked for found; short lines of text go by the statistical one. */
async function namesOfModels(
  parts: ExtractorParts,
  { tokens, lines, language }: NameContext,
  reading: TagOptions,
  { modelType }: EntityOptions,
  hooks: TaskHooks
): Promise<readonly Mention[]> {
  const tagger = parts.tagger(language, modelType ?? 'statistical')
  const found = tagger === undefined ? [] : await tagger.tag(lines, reading, hooks)
  const statistical = modelType === 'DNN' ? parts.tagger(language, 'statistical') : undefined
  if (statistical === undefined || statistical === tagger) return found
  const caseless = reading.caseless || isCaseless(tokens)
  return withShortLines(found, await statistical.tag(lines, caseless ? reading : { ...reading, longest: SHORT }, hooks), lines, caseless)
}

/** Whether usual given names stand in small letters in a text that has capitals at the beginnings of sentences alone. */
function hasLostNames(parts: ExtractorParts, tokens: TokenList, language: EntityLanguage): boolean {
  if (hasNoCapitals(tokens.text)) return false
  const knowledge = { usual: parts.usualNames(language), known: parts.known(), entry: (name: string) => parts.entry(name, language), patterns: [] }
  const found = withTalkNames(tokens, [], language, parts.flags(tokens, language, true), knowledge)
  return found.some(({ start }) => isLower(tokens.text.charCodeAt(start)))
}

/** Whether the text itself says how its capitals are read. */
const isAutomatic = ({ caseSensitivity = CASE_SENSITIVITY }: EntityOptions): boolean => caseSensitivity === 'automatic'

const CASE_SENSITIVITY = defaultOf(EntityOptionsSchema, 'caseSensitivity')

/** Whether capitals tell nothing of names, by the code, the option or the text itself. */
function readsCaseless(tokens: TokenList, code: string, { caseSensitivity = CASE_SENSITIVITY }: EntityOptions): boolean {
  if (code === 'uen' || caseSensitivity === 'caseInsensitive') return true
  return caseSensitivity === 'automatic' && isCaseless(tokens)
}
