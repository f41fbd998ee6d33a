/** Joins neighbouring parts of one name that different sources found. */
import type { TokenList } from '../../core/spans.js'
import type { EntityLanguage } from '../languages.js'
import type { Mention } from '../types.js'
import { startsSentence, tokenFrom } from './token-places.js'

export interface JoinRule {
  readonly left: string
  readonly right: string
  readonly result: string
  /** Parts from one source are joined too; by default a source that told two mentions apart is believed. */
  readonly sameSource?: true
}

/** "New" from a list and "York" from the model are one place; a title and the person after it stay two entities. */
export const defaultJoinRules: readonly JoinRule[] = [
  { left: 'PERSON', right: 'PERSON', result: 'PERSON' },
  { left: 'LOCATION', right: 'LOCATION', result: 'LOCATION' },
  { left: 'ORGANIZATION', right: 'ORGANIZATION', result: 'ORGANIZATION' },
  { left: 'PRODUCT', right: 'PRODUCT', result: 'PRODUCT' },
  { left: 'TITLE', right: 'TITLE', result: 'TITLE', sameSource: true }
]

/** Rules of a language beside the default ones; what the models tell apart there is mostly one name. */
const languageRules: Partial<Record<EntityLanguage, readonly JoinRule[]>> = {
  // a police station or school after its town
  kor: [{ left: 'LOCATION', right: 'ORGANIZATION', result: 'ORGANIZATION', sameSource: true }]
}

/** The rules for a language, its own first. */
export function joinRules(language: EntityLanguage): readonly JoinRule[] {
  const own = languageRules[language]
  return own === undefined ? defaultJoinRules : [...own, ...defaultJoinRules]
}

/**
 * Joins mentions with exactly one blank between them, inside a sentence, as the rules say; runs from left to right.
 * @param mentions in text order, without overlaps
 */
export function join(tokens: TokenList, mentions: readonly Mention[], rules: readonly JoinRule[] = defaultJoinRules): Mention[] {
  const joined: Mention[] = []
  let previous: Mention | undefined
  for (const mention of mentions) {
    const rule = previous && mention.start === previous.end + 1 && tokens.text[previous.end] === ' ' ? ruleFor(rules, previous, mention) : undefined
    if (previous !== undefined && rule !== undefined && !startsSentence(tokens, tokenFrom(tokens, mention.start))) {
      previous = unite(previous, mention, rule.result)
      joined[joined.length - 1] = previous
    } else {
      previous = mention
      joined.push(mention)
    }
  }
  return joined
}

function ruleFor(rules: readonly JoinRule[], left: Mention, right: Mention): JoinRule | undefined {
  return rules.find((rule) => rule.left === left.type && rule.right === right.type && (rule.sameSource === true || left.source !== right.source))
}

/** The heavier part gives the source; the surer one does not make the other surer. */
function unite(left: Mention, right: Mention, type: string): Mention {
  const main = right.weight > left.weight ? right : left
  const { confidence: _, ...rest } = main
  const confidences = [left.confidence, right.confidence].filter((value) => value !== undefined)
  return {
    ...rest,
    start: left.start,
    end: right.end,
    type,
    ...(main.confidence !== undefined && { confidence: Math.min(...confidences) })
  }
}
