/**
 * What lemmas of a language end in, by tag: German verbs in `en`, `rn` or `ln`, Spanish ones in `ar`, `er` or `ir`. A lemma that a rule has guessed and
 * that ends as no lemma does is none. Learnt from treebanks and dictionaries (scripts/lemma/shapes.ts); tags of many endings are told by fewer letters.
 */
import { fnvStep } from '../../core/hashing.js'
import { buildKnownLemmas, hasLemma, lemmaStart } from './known-lemmas.js'

export interface LemmaShapes {
  /** How many of a lemma's last characters tell its shape, for each of the 16 tags; 0 where lemmas end in anything. */
  readonly lengths: Uint8Array
  /** The endings with their tags (known-lemmas.ts). */
  readonly endings: Uint8Array
}

/** Stands before the first character of a lemma that is no longer than its ending. */
const START = '^'

/** The characters of a lower-cased lemma that tell its shape. */
export function shapeEnding(lower: string, length: number): string {
  return lower.length > length ? lower.slice(lower.length - length) : START + lower
}

/** Makes the shapes of endings with their tags. */
export function buildShapes(lengths: Uint8Array, endings: Iterable<readonly [ending: string, tag: number]>): LemmaShapes {
  return { lengths, endings: buildKnownLemmas(endings) }
}

/** Whether a lower-cased lemma ends as lemmas of a tag do. */
export function hasShape(shapes: LemmaShapes, lower: string, tag: number): boolean {
  const length = shapes.lengths[tag]!
  if (length === 0) return true
  let hash = lemmaStart(tag)
  if (lower.length <= length) hash = fnvStep(hash, START.charCodeAt(0))
  for (let at = Math.max(0, lower.length - length); at < lower.length; at++) hash = fnvStep(hash, lower.charCodeAt(at))
  return hasLemma(shapes.endings, hash)
}
