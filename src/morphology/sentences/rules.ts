import { Kind, kinds, lower } from '../../core/characters.js'
import { isUnfinished } from '../../core/words/unfinished.js'
import { abbreviations } from '../tokenize/abbreviations.js'
import { Gap } from '../tokenize/atoms.js'

/** Tokens while they are made: spans, the kind of their first atom and the gap before each. */
export interface TokenDraft {
  readonly text: string
  count: number
  readonly starts: Uint32Array
  readonly ends: Uint32Array
  /** `Gap` before the token. */
  readonly gaps: Uint8Array
}

/** A line shorter than this that is not continued in lower case is a heading or list item; longer ones are wrapped text. */
const SHORT_LINE = 50

/** Marks after which a sentence starts without a space. */
const ENDS_WITHOUT_SPACE = '。！？｡।॥؟۔'

/** Chinese particles that end a sentence, before an ellipsis as well. */
const FINAL_PARTICLES = '了吧呢吗嗎啊呀哦嘛啦'

const GREEK_QUESTION_MARK = 0x37e

/** What a token says about the end of a sentence. */
export const Ending = { none: 0, closer: 1, weak: 2, strong: 3, point: 4 } as const

/** `strong`: ! ? and their like; `point`: a full stop; `weak`: an ellipsis; `closer`: a closing bracket or quote, which passes on what stands before it. */
export function endingOf(draft: TokenDraft, index: number, language: string): number {
  const { text } = draft
  const last = text.charCodeAt(draft.ends[index]! - 1)
  const kind = kinds[last]!
  const single = draft.ends[index]! - draft.starts[index]! === 1
  if (kind === Kind.terminal) return last === 0xa1 || last === 0xbf ? Ending.none : Ending.strong
  // the Greek question mark is written with a semicolon
  if (single && ((kind === Kind.semicolon && language === 'ell') || last === GREEK_QUESTION_MARK)) return Ending.strong
  if (kind === Kind.period) return single ? Ending.point : kinds[text.charCodeAt(draft.starts[index]!)] === Kind.period ? Ending.weak : Ending.none
  if (kind === Kind.ellipsis) return Ending.weak
  return single && (kind === Kind.close || kind === Kind.quote || kind === Kind.apostrophe) ? Ending.closer : Ending.none
}

/** Whether a sentence starts at token `index` by rules alone. `ending`: what the tokens before say; `lineStart`: offset of the current line. */
export function startsByRule(draft: TokenDraft, index: number, ending: number, lineStart: number, language: string): boolean {
  const gap = draft.gaps[index]!
  if (gap === Gap.paragraph) return true
  const { text } = draft
  const first = text.charCodeAt(draft.starts[index]!)
  const kind = kinds[first]!
  const small = kind === Kind.letter && lower[first] === first && first < 0x590
  if (gap === Gap.newline && !small) {
    const previousEnd = draft.ends[index - 1]!
    const previousStart = draft.starts[index - 1]!
    const goesOn = ending === Ending.none && previousStart > lineStart && isUnfinished(text.slice(previousStart, previousEnd))
    if (!goesOn && (ending !== Ending.none || previousEnd - lineStart < SHORT_LINE)) return true
  }
  if (ending === Ending.none) {
    // an abbreviation that ends the sentence only shows by a following capital; take the short ones as inside
    return false
  }
  if (kind === Kind.close || kind === Kind.comma || kind === Kind.semicolon || kind === Kind.terminal) return false
  if (gap < Gap.space) {
    if (ending === Ending.weak && language === 'zho')
      return kind !== Kind.quote && kind !== Kind.ellipsis && index > 1 && FINAL_PARTICLES.includes(text[draft.starts[index - 1]! - 1]!)
    const last = text.charCodeAt(draft.ends[index - 1]! - 1)
    const mark = kinds[last] === Kind.close || kinds[last] === Kind.quote ? text.charCodeAt(draft.ends[index - 1]! - 2) : last
    return ENDS_WITHOUT_SPACE.includes(String.fromCharCode(mark)) && kind !== Kind.quote
  }
  if (small) return false
  if (ending === Ending.point && index > 1) {
    const word = text.slice(draft.starts[index - 2], draft.ends[index - 2])
    if (word.length <= 4 && abbreviations(language).has(word.toLowerCase())) return false
  }
  return true
}
