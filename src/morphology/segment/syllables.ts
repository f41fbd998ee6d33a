/** Vietnamese words of several syllables: every space between two syllables is a word boundary or lies inside a word. */

import { Kind } from '../../core/characters.js'
import { type Atoms, Gap } from '../tokenize/atoms.js'
import { caseShape, hashText, score } from '../tokenize/features.js'
import { LexiconMatches, LOCAL_FEATURES, localFeatures } from './local.js'
import type { SegmenterModel } from './model.js'
import { CONTEXT, RunText, Type } from './text.js'
import { joinWhole } from './words.js'

const MARKS = /\p{M}/u

/** Code of a syllable: a hash of its composed, lower-case letters. */
export function syllableHash(text: string, start: number, end: number): number {
  if (end - start < 16) {
    const syllable = text.slice(start, end)
    if (MARKS.test(syllable)) {
      const composed = syllable.normalize('NFC')
      return hashText(composed, 0, composed.length)
    }
  }
  return hashText(text, start, end)
}

function isSyllable(atoms: Atoms, index: number): boolean {
  if (atoms.kinds[index] !== Kind.letter) return false
  return index + 1 >= atoms.count || atoms.gaps[index + 1]! >= Gap.space || atoms.kinds[index + 1] !== Kind.hyphen
}

/** Index behind the last atom of the row of syllables, one space between each, that starts at atom `first`; at least `first + 1`. */
export function syllableRunEnd(atoms: Atoms, first: number): number {
  let index = first + 1
  if (!isSyllable(atoms, first)) return index
  while (index < atoms.count && atoms.gaps[index] === Gap.space && atoms.starts[index]! - atoms.ends[index - 1]! === 1 && isSyllable(atoms, index)) index++
  return index
}

const SHAPES = [Type.other, Type.latin, Type.han, Type.han, Type.hiragana]

function code(atoms: Atoms, index: number): number {
  return index < 0 || index >= atoms.count ? 10 : syllableHash(atoms.text, atoms.starts[index]!, atoms.ends[index]!)
}

function typeOf(atoms: Atoms, index: number): number {
  if (index < 0 || index >= atoms.count) return Type.space
  return atoms.kinds[index] === Kind.digit ? Type.digit : SHAPES[caseShape(atoms.text, atoms.starts[index]!, atoms.ends[index]!)]!
}

/** Reads the atoms [first, end) and those around them as a run whose characters are syllables. */
export function readSyllables(run: RunText, atoms: Atoms, first: number, end: number): void {
  run.reserve(end - first)
  run.length = end - first
  for (let index = first - CONTEXT; index < end + CONTEXT; index++) {
    run.codes[index - first + CONTEXT] = code(atoms, index)
    run.types[index - first + CONTEXT] = typeOf(atoms, index)
  }
}

const run = new RunText()
let odds = new Float64Array(256)
const matches = new LexiconMatches()
const features = new Int32Array(LOCAL_FEATURES)

/** Marks the spaces inside words as `Gap.bound`. */
export function bindSyllables(atoms: Atoms, model: SegmenterModel): void {
  for (let first = 0; first < atoms.count; ) {
    const end = syllableRunEnd(atoms, first)
    if (end - first > 1) {
      readSyllables(run, atoms, first, end)
      if (model.lexicon !== undefined) matches.find(run, model.lexicon)
      const known = model.lexicon === undefined ? undefined : matches
      if (odds.length < run.length) odds = new Float64Array(2 * run.length)
      for (let index = 1; index < run.length; index++) odds[index] = score(model.local, features, localFeatures(run, index, known, features))
      if (model.whole !== undefined) joinWhole(run, odds, model.whole)
      for (let index = 1; index < run.length; index++) if (odds[index]! <= 0) atoms.gaps[first + index] = Gap.bound
    }
    first = end
  }
}
