/** Whether what was answered is as stated, and what of an answer to show where it is not. */
import { type CategoryCheck, type EntityCheck, type Place, placesOf, type TokenCheck } from './statements.js'

/** A mention as extraction gives it; UTF-16 offsets, end exclusive. */
export interface AnsweredMention {
  readonly start: number
  readonly end: number
  readonly type: string
}

/** An entity of the answer: the mentions that share an `entityId`. */
export interface AnsweredEntity {
  readonly entityId: string
  readonly type: string
  readonly mentions: readonly AnsweredMention[]
}

/** Tokens with what is known of each, as `/morphology/complete` answers. */
export interface AnsweredTokens {
  readonly tokens: readonly string[]
  readonly posTags?: readonly (string | null)[]
  readonly lemmas?: readonly (string | null)[]
  readonly compoundComponents?: readonly (readonly string[] | null)[]
  readonly hanReadings?: readonly (readonly string[] | null)[]
}

export function entitiesHold(text: string, check: EntityCheck, entities: readonly AnsweredEntity[]): boolean {
  if ('has' in check) {
    const { mention, type, count } = check.has
    const found = mentionsAt(text, mention, entities).filter((one) => one.type === type).length
    return count === undefined ? found > 0 : found === count
  }
  if ('not' in check) return !overlapping(text, check.not.mention, entities).some(({ type }) => check.not.type === undefined || type === check.not.type)
  const [left, right] = ('same' in check ? check.same : check.different).map((place) => entitiesAt(text, place, entities)) as [Set<string>, Set<string>]
  if (left.size === 0 || right.size === 0) return false
  return 'same' in check ? new Set([...left, ...right]).size === 1 : ![...left].some((id) => right.has(id))
}

/** What was answered where a statement speaks of something, such as `PERSON "Ford" T0`; `-` where there is nothing. */
export function entitiesShown(text: string, check: EntityCheck, entities: readonly AnsweredEntity[]): string {
  const places: readonly Place[] = 'has' in check ? [check.has.mention] : 'not' in check ? [check.not.mention] : 'same' in check ? check.same : check.different
  const shown = places
    .flatMap((place) => overlapping(text, typeof place === 'string' ? place : place.mention, entities))
    .map(({ type, start, end, entityId }) => `${type} ${JSON.stringify(text.slice(start, end))} ${entityId}`)
  return [...new Set(shown)].join(', ') || '-'
}

export function tokensHold(check: TokenCheck, answer: AnsweredTokens): boolean {
  const at = tokenAt(check, answer)
  if (at === undefined) return false
  const { tag, lemma, reading, compound } = check
  return (
    (tag === undefined || answer.posTags?.[at] === tag) &&
    (lemma === undefined || answer.lemmas?.[at] === lemma) &&
    (reading === undefined || answer.hanReadings?.[at]?.[0] === reading) &&
    (compound === undefined || JSON.stringify(answer.compoundComponents?.[at]) === JSON.stringify(compound))
  )
}

/** Tag, lemma and what else is known of the token; all tokens where it is none. */
export function tokensShown(check: TokenCheck, answer: AnsweredTokens): string {
  const at = tokenAt(check, answer)
  if (at === undefined) return `no such token: ${answer.tokens.join(' ')}`
  const { posTags, lemmas, hanReadings, compoundComponents } = answer
  return [posTags?.[at] ?? '-', lemmas?.[at] ?? '-', hanReadings?.[at]?.join('/'), compoundComponents?.[at]?.join('+')]
    .filter((part) => part !== undefined)
    .join(' ')
}

export function categoriesHold(check: CategoryCheck, labels: readonly string[]): boolean {
  if ('top' in check) return labels[0] === check.top
  return labels.length === ('none' in check ? 0 : check.categories)
}

type Located = AnsweredMention & { readonly entityId: string }

const located = (entities: readonly AnsweredEntity[]): Located[] =>
  entities.flatMap(({ entityId, type, mentions }) => mentions.map(({ start, end }) => ({ start, end, type, entityId })))

/** Mentions that are just what is named, not more and not less. */
function mentionsAt(text: string, place: Place, entities: readonly AnsweredEntity[]): Located[] {
  const places = typeof place === 'string' ? placesOf(text, place) : placesOf(text, place.mention).slice(place.nth - 1, place.nth)
  const ends = new Map(places.map(({ start, end }) => [start, end]))
  return located(entities).filter(({ start, end }) => ends.get(start) === end)
}

const entitiesAt = (text: string, place: Place, entities: readonly AnsweredEntity[]): Set<string> =>
  new Set(mentionsAt(text, place, entities).map(({ entityId }) => entityId))

function overlapping(text: string, wanted: string, entities: readonly AnsweredEntity[]): Located[] {
  const places = placesOf(text, wanted)
  return located(entities).filter((mention) => places.some(({ start, end }) => mention.start < end && start < mention.end))
}

function tokenAt({ token, nth = 1 }: TokenCheck, { tokens }: AnsweredTokens): number | undefined {
  let left = nth
  const at = tokens.findIndex((one) => one === token && --left === 0)
  return at < 0 ? undefined : at
}
