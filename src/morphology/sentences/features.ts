/** Hashed features of the decision whether a sentence ends between two tokens; training and run time share them. */

import { Kind, kinds } from '../../core/characters.js'
import { mix } from '../../core/hashing.js'
import type { Priors } from '../tokenize/abbreviations.js'
import { Gap } from '../tokenize/atoms.js'
import { caseShape, hashText, LISTED_COPIES } from '../tokenize/features.js'
import { Ending, type TokenDraft } from './rules.js'

/** Most features that one decision has. */
export const SENTENCE_FEATURES = 24

function tokenHash(draft: TokenDraft, index: number): number {
  return index < 0 || index >= draft.count
    ? index < 0
      ? 7
      : 11
    : hashText(draft.text, draft.starts[index]!, Math.min(draft.ends[index]!, draft.starts[index]! + 24))
}

function shape(draft: TokenDraft, index: number): number {
  return index < 0 || index >= draft.count ? 7 : caseShape(draft.text, draft.starts[index]!, draft.ends[index]!)
}

/** Whether the end of a sentence before token `index` is a matter of learning: white space there and an ending before. */
export function isSentenceCandidate(draft: TokenDraft, index: number, ending: number): boolean {
  if (draft.gaps[index]! < Gap.space) return false
  return ending !== Ending.none || draft.text.charCodeAt(draft.ends[index - 1]! - 1) === 46
}

/**
 * Writes the feature hashes of a sentence start at token `index` to `out` and returns their number.
 * @param ending what the tokens before say (`Ending`)
 * @param length tokens in the sentence so far
 * @param priors what is known of the language
 */
export function sentenceFeatures(draft: TokenDraft, index: number, ending: number, length: number, priors: Priors, out: Int32Array): number {
  const { text, starts, ends } = draft
  const last = tokenHash(draft, index - 1)
  const beforeLast = tokenHash(draft, index - 2)
  const next = tokenHash(draft, index)
  const afterNext = tokenHash(draft, index + 1)
  const nextShape = shape(draft, index)
  const nextKind = kinds[text.charCodeAt(starts[index]!)]!
  const lastSize = Math.min(ends[index - 1]! - starts[index - 1]!, 7)
  const beforeSize = index > 1 ? Math.min(ends[index - 2]! - starts[index - 2]!, 7) : 0
  const beforeKind = index > 1 ? kinds[text.charCodeAt(ends[index - 2]! - 1)]! : 0
  const beforeShape = shape(draft, index - 2)
  const start = (ending << 8) | (nextKind << 3) | nextShape
  let size = 0
  out[size++] = mix(101, ending)
  out[size++] = mix(102, start)
  out[size++] = mix(103, mix(last, start))
  out[size++] = mix(104, mix(last, beforeLast))
  out[size++] = mix(105, mix(beforeLast, start))
  out[size++] = mix(106, mix(last, next))
  out[size++] = mix(107, mix(next, (ending << 3) | nextShape))
  out[size++] = mix(108, mix(start, (lastSize << 4) | shape(draft, index - 1)))
  out[size++] = mix(109, mix(start, (beforeSize << 8) | (beforeShape << 5) | beforeKind))
  out[size++] = mix(110, mix(start, afterNext))
  out[size++] = mix(111, mix(last, (Math.min(length, 4) << 3) | nextShape))
  out[size++] = mix(112, mix(next, beforeLast))
  out[size++] = mix(113, mix(start, (shape(draft, index + 1) << 4) | Math.min(length, 12)))
  out[size++] = mix(114, mix(beforeLast, last ^ nextShape))
  const listed = listedBefore(draft, index, priors)
  for (let copy = 0; copy < LISTED_COPIES; copy++) {
    out[size++] = mix(115 + 100 * copy, (listed << 3) | nextShape)
    out[size++] = mix(116 + 100 * copy, (listed << 6) | ((priors.ordinals ? 1 : 0) << 5) | (beforeKind === Kind.digit ? 16 : 0) | beforeSize)
  }
  return size
}

/** 1 when the token with its point is a listed abbreviation, 2 when the point is a token of its own behind one, else 0. */
function listedBefore(draft: TokenDraft, index: number, priors: Priors): number {
  const word = wordBeforePoint(draft, index)
  if (word === '' || !priors.abbreviations.has(word)) return 0
  return draft.ends[index - 1]! - draft.starts[index - 1]! === 1 ? 2 : 1
}

/** A word with a point behind it, before some token. */
export interface BeforePoint {
  /** The token that the word begins. */
  readonly token: number
  /** End of the word, without the point. */
  readonly end: number
  /** Whether the point is a token of its own. */
  readonly isApart: boolean
}

/** The word that stands with a point before token `index`, point apart or not. */
export function beforePoint({ text, starts, ends, gaps }: TokenDraft, index: number): BeforePoint | undefined {
  const last = index - 1
  if (kinds[text.charCodeAt(ends[last]! - 1)] !== Kind.period) return undefined
  const isApart = ends[last]! - starts[last]! === 1
  if (isApart && (last === 0 || gaps[last]! >= Gap.space)) return undefined
  const token = isApart ? last - 1 : last
  return { token, end: isApart ? ends[token]! : ends[token]! - 1, isApart }
}

/** The short word of `beforePoint`, in lower case; else nothing. */
export function wordBeforePoint(draft: TokenDraft, index: number): string {
  const before = beforePoint(draft, index)
  if (before === undefined) return ''
  const start = draft.starts[before.token]!
  return before.end - start > 8 ? '' : draft.text.slice(start, before.end).toLowerCase()
}
