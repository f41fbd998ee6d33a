/**
 * Firms in headlines that are called like somebody or like a place (`Lilly raises outlook`, `Thales décroche un contrat`, `Mars to close plant`): what they do and what
 * it is about tell them, with what is known of the name.
 */
import { TokenClass, type TokenList } from '../../../core/spans.js'
import { foldWord } from '../../chains/fold.js'
import { createForm, type NameForm } from '../../chains/name.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { type KnownNames, knownNameHash } from '../../lists/known-names.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { isAddressed } from '../addressed.js'
import { knownAs } from '../known-type.js'
import { isCountry } from '../named-countries.js'
import { byStart } from '../redactor.js'
import { isBeside, startsSentence, textOf, tokenFrom } from '../token-places.js'
import { isMatter, isResult } from './context.js'
import { firmMatters, firmVerbs } from './firm-verbs.js'
import { shareWords } from './matters.js'
import { livesOf, saidOf } from './person-verbs.js'

/** Evidence that a person's or a place's name needs. */
const LEAST = 3
/** Words between a name and its verb: `will`, `to`. */
const VERB_WITHIN = 3
/** Words behind a name among which the matter is looked for. */
const MATTER_WITHIN = 9
const MOST_WORDS = 2
/** Matters that count. */
const MOST_MATTERS = 2
const percent =
  /^(?:%|٪|proc\.?|procent\p{L}*|procenta|percent|[Pp]rozent|pct|posto|одсто|odsto|százalék\p{L}*|prosentt\p{L}*|процент\p{L}*|відсотк\p{L}*|yüzde)$/u
/** Share of names found so that are right. */
const CONFIDENCE = 0.8
const named = /^\p{Lu}[\p{Ll}\p{M}]{3,}$/u
const isBreak = /^[.!?;:]$/u

interface Vocabulary {
  readonly verbs: ReadonlySet<string>
  readonly matters: ReadonlySet<string>
}

interface Surroundings extends Vocabulary {
  readonly amounts: ReadonlySet<number>
}

const shares: ReadonlySet<string> = new Set(shareWords.split(' ').map(foldWord))
const vocabularyOf: (language: EntityLanguage) => Vocabulary | undefined = perLanguage((language) => {
  const words = (list: string | undefined) => new Set(list?.split(' ').map(foldWord))
  return firmVerbs[language] === undefined ? undefined : { verbs: words(firmVerbs[language]), matters: words(firmMatters[language]) }
})

/**
 * @param mentions in text order, without overlaps
 * @param flags of the lists, by token (`Flag`)
 * @param amounts where amounts of money begin, which firms charge and refuse
 * @returns the same, persons and places that are firms as organizations. Linear.
 */
export function withFirms(
  tokens: TokenList,
  mentions: readonly Mention[],
  language: EntityLanguage,
  known: KnownNames | undefined,
  flags: Uint32Array,
  amounts: ReadonlySet<number> = new Set()
): Mention[] {
  const words = vocabularyOf(language)
  if (words === undefined || known === undefined) return [...mentions]
  const vocabulary = { ...words, amounts }
  let names: ReadonlySet<string> | undefined
  let sharesPage: boolean | undefined
  const cut = mentions.map((mention) => withoutShare(tokens, mention))
  const missing = missingFirms(tokens, cut, language, known, flags, vocabulary)
  const judged = cut.map((mention) => {
    const { type, start, end } = mention
    if (type !== 'PERSON' && type !== 'LOCATION') return mention
    const form = createForm(tokens.text.slice(start, end), language)
    if (form.words.length === 0 || form.words.length > MOST_WORDS || (type === 'LOCATION' && form.words.length > 1)) return mention
    const first = tokenFrom(tokens, start)
    const worth = worthOfName(form, language, known)
    // two words are a person's but where a list has them
    if (form.words.length > 1 && worth === 0) return mention
    const { told, isSure } = evidenceBehind(tokens, mention, language, vocabulary)
    if (told === 0) return mention
    sharesPage ??= hasShares(tokens)
    // ministers raise prices and cut jobs as well
    if (worth === 0 && (!(isSure || sharesPage) || isKnownPerson(form, language, known))) return mention
    const isPersonal = type === 'PERSON' && (flags[first]! & Flag.given) !== 0 && worth === 0
    if ((isPersonal && told < LEAST) || isAddressed(tokens.text, start, language)) return mention
    names ??= namesOfPersons(tokens.text, cut, language)
    if (type === 'PERSON' && form.words.length === 1 && names.has(form.stems[0]!)) return mention
    if (type === 'LOCATION' && (worth === 0 || isCountry(tokens.text, mention, language))) return mention
    const isPlace = type === 'LOCATION' && (flags[first]! & (Flag.placeFirst | Flag.major)) !== 0
    return worth + told + (sharesPage ? 1 : 0) >= LEAST + (isPlace ? 1 : 0) ? { ...mention, type: 'ORGANIZATION' } : mention
  })
  return missing.length === 0 ? judged : [...judged, ...missing].sort(byStart)
}

/** First words of sentences that no model found and that are known as an organization's name, by what they do (`Dacia va produce un nou model`). */
function missingFirms(
  tokens: TokenList,
  mentions: readonly Mention[],
  language: EntityLanguage,
  known: KnownNames,
  flags: Uint32Array,
  vocabulary: Surroundings
): Mention[] {
  const found: Mention[] = []
  let next = 0
  for (const first of tokens.sentences) {
    if (first >= tokens.count || tokens.classes[first] !== TokenClass.word) continue
    const [start, end] = [tokens.starts[first]!, tokens.ends[first]!]
    while (next < mentions.length && mentions[next]!.end <= start) next++
    if ((next < mentions.length && mentions[next]!.start < end) || !named.test(textOf(tokens, first))) continue
    if ((flags[first]! & (Flag.common | Flag.given)) !== 0) continue
    const worth = worthOfName(createForm(textOf(tokens, first), language), language, known)
    if (worth === 0) continue
    const mention = ruleMention(start, end, 'ORGANIZATION', 'firm', CONFIDENCE)
    if (worth + evidenceBehind(tokens, mention, language, vocabulary).told >= LEAST) found.push(mention)
  }
  return found
}

interface Evidence {
  readonly told: number
  /** Whether it is of what companies alone report. */
  readonly isSure: boolean
}

const none: Evidence = { told: 0, isSure: false }

function isKnownPerson(form: NameForm, language: EntityLanguage, known: KnownNames): boolean {
  return knownAs(form, language, known)?.type === 'PERSON'
}

/** `Dionica Končara` without its first word. */
function withoutShare(tokens: TokenList, mention: Mention): Mention {
  const first = tokenFrom(tokens, mention.start)
  const isShare = mention.type === 'PERSON' && first + 1 < tokens.count && tokens.ends[first]! < mention.end && shares.has(foldWord(textOf(tokens, first)))
  return isShare ? { ...mention, start: tokens.starts[first + 1]! } : mention
}

/** What is known of a name: 2 for an organization that the language's list has, 1 for one that is known among others of the name. */
function worthOfName(form: NameForm, language: EntityLanguage, known: KnownNames): number {
  const own = known.find(form.stems, language)
  if (own?.isListed === true && known.typeOf(own.entity) === 'ORGANIZATION') return 2
  if (knownAs(form, language, known)?.type === 'ORGANIZATION') return 2
  const alone = known.entity(knownNameHash(form.folded, 'ORGANIZATION'))
  return alone !== undefined && known.typeOf(alone) === 'ORGANIZATION' ? 1 : 0
}

/** What the words behind a name tell: 1 for a verb of firms, 1 more for each thing that it is about, up to two. None where somebody speaks or lives. */
function evidenceBehind(tokens: TokenList, { start, end }: Mention, language: EntityLanguage, { verbs, matters, amounts }: Surroundings): Evidence {
  const first = tokenFrom(tokens, start)
  const next = tokenFrom(tokens, end)
  // `Dionica Ine`
  if (first > 0 && isBeside(tokens, first - 1) && shares.has(foldWord(textOf(tokens, first - 1)))) return { told: MOST_MATTERS, isSure: true }
  if (first > 0 && !startsSentence(tokens, first) && !startsClause(tokens, first)) return none
  let isActing = false
  let isSure = false
  const about = new Set<string>()
  for (let token = next; token < Math.min(tokens.count, next + MATTER_WITHIN) && !startsSentence(tokens, token); token++) {
    const written = textOf(tokens, token)
    if (isBreak.test(written) || tokens.text.slice(tokens.ends[token - 1], tokens.starts[token]).includes('\n')) break
    if (percent.test(written)) about.add('%')
    if (amounts.has(tokens.starts[token]!)) about.add('money')
    if (tokens.classes[token] !== TokenClass.word) continue
    const word = foldWord(written)
    if (token < next + VERB_WITHIN) {
      if (livesOf(language).has(word) || (token === next && saidOf(language).has(word))) return none
      if (verbs.has(word)) isActing = true
    }
    if (matters.has(word) || isMatter(tokens, token, language)) about.add(word)
    if (isResult(tokens, token, language)) isSure = true
  }
  return isActing ? { told: 1 + Math.min(MOST_MATTERS, about.size), isSure } : none
}

/** Whether a line or a clause begins at a token. */
function startsClause(tokens: TokenList, token: number): boolean {
  if (tokens.text.slice(tokens.ends[token - 1], tokens.starts[token]).includes('\n')) return true
  return /^(?:[,;:–—-]|[^\p{Lu}\p{N}]{1,7})$/u.test(textOf(tokens, token - 1)) || shares.has(foldWord(textOf(tokens, token - 1)))
}

/** Last words of the full names of persons. */
function namesOfPersons(text: string, mentions: readonly Mention[], language: EntityLanguage): ReadonlySet<string> {
  return new Set(
    mentions.flatMap(({ type, start, end }) => {
      const { stems } = type === 'PERSON' ? createForm(text.slice(start, end), language) : { stems: [] }
      return stems.length > 1 ? [stems.at(-1)!] : []
    })
  )
}

function hasShares(tokens: TokenList): boolean {
  for (let token = 0; token < tokens.count; token++) if (tokens.classes[token] === TokenClass.word && shares.has(foldWord(textOf(tokens, token)))) return true
  return false
}
