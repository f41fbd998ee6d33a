/**
 * Given names in mails and messages that no model found, or that one took for a place or a company: with a capital, usual where the language is spoken and no word of it,
 * beside words by which one talks of somebody (`liga à Conceição`, `frag Wiebke`).
 */
import { TokenClass, type TokenList } from '../../../core/spans.js'
import { capitalNouns } from '../../language-kinds.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { UsualName, type UsualNames } from '../../lists/usual-names.js'
import { type Mention, ruleMention } from '../../types.js'
import { withFound } from '../cover.js'
import { isBeside, isOneToken, startsSentence, textOf } from '../token-places.js'
import { talkWordsOf } from './words.js'

/** Share of them that are right. */
const CONFIDENCE = 0.8
/** A model that is surer is believed. */
const SURE = 0.8
const capitalised = /^\p{Lu}\p{Ll}+$/u
const double = /^\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+$/u
const SHORTEST = 4
/** Letters of a name that is hardly a word by accident. */
const LONG = 5

/**
 * The names with those. Linear.
 * @param names of models and rules, in any order
 * @param flags of the lists, by token (`Flag`)
 */
export function withMessageNames(
  tokens: TokenList,
  names: readonly Mention[],
  language: EntityLanguage,
  flags: Uint32Array,
  usual: UsualNames | undefined
): Mention[] {
  const words = talkWordsOf(language)
  if (usual === undefined || words === undefined) return [...names]
  const { starts, ends, count, classes } = tokens
  const found: Mention[] = []
  const isNoun = capitalNouns.has(language)
  // nouns have capitals in German
  const isPart = (token: number) => /^\p{Lu}/u.test(textOf(tokens, token)) && !(isNoun && (flags[token]! & (Flag.surname | Flag.common)) !== Flag.surname)
  for (let token = 0; token < count; token++) {
    const word = textOf(tokens, token)
    if (classes[token] !== TokenClass.word || word.length < SHORTEST || !(capitalised.test(word) || double.test(word))) continue
    const hasBefore = token > 0 && isBeside(tokens, token - 1)
    const hasBehind = isBeside(tokens, token)
    if ((hasBefore && isPart(token - 1) && !startsSentence(tokens, token - 1)) || (hasBehind && isPart(token + 1))) continue
    const before = hasBefore && !startsSentence(tokens, token) && words.before.has(textOf(tokens, token - 1).toLowerCase())
    const behind = hasBehind && words.behind.has(textOf(tokens, token + 1))
    // a usual name and a verb (`Jostein hentar dei`)
    const isSubject = hasBehind && word.length >= LONG && /^\p{Ll}/u.test(textOf(tokens, token + 1))
    if (!before && !behind && !isSubject && startsSentence(tokens, token)) continue
    if ((flags[token]! & (Flag.major | Flag.common)) !== 0) continue
    // `Odd-Arne`: the last part tells
    const kind = usual.kind(double.test(word) ? word.slice(word.lastIndexOf('-') + 1) : word)
    if ((kind & UsualName.own) === 0 || (kind & (UsualName.mixed | UsualName.ordinary)) !== 0 || ((kind & UsualName.inflected) !== 0 && !words.hasCases))
      continue
    found.push(ruleMention(starts[token]!, ends[token]!, 'PERSON', 'message-names', CONFIDENCE))
  }
  return withFound(tokens.text.length, names, found, (name) => name.type !== 'PERSON' && (name.confidence ?? 1) < SURE && isOneToken(tokens, name))
}
