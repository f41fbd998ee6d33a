/** How well a mention fits a name, whatever scripts they are in: both are compared in Latin letters. */

import { editsWithin, withinOneEdit } from './edits.js'
import { foldName } from './fold.js'
import { latinised } from './grams.js'
import { soundsOf } from './sounds.js'

/** Letters of a name that are compared. */
const LONGEST = 64
/** Words of a name that are compared. */
const MOST_WORDS = 12

/** A name made ready for comparisons; make it once for many. */
export interface PreparedName {
  readonly folded: string
  /** The folded name in Latin letters. */
  readonly latin: string
  /** Words of `latin`. */
  readonly words: readonly string[]
  /** First letters of the words. */
  readonly initials: string
  /** Consonants by kind, see `soundsOf`: what spellings of a name in several scripts have in common. */
  readonly sounds: string
}

/** Measures of likeness, each from 0 (not at all) to 1. */
export interface NameFit {
  /** 1 where the folded names are the same. */
  readonly same: number
  /** 1 - edits / letters of the longer name (edits as in `editsWithin`); 0 below one half. */
  readonly spelling: number
  /** The same of the consonants by kind. */
  readonly sound: number
  /** Share of the mention's letters in words that the name has as well, in any order; words one edit apart and first letters count in part. */
  readonly mentionCovered: number
  /** Share of the name's letters in words that the mention has as well. */
  readonly nameCovered: number
  /** 1 where one consists of the first letters of the other's words. */
  readonly initials: number
  /** Share of the shorter one's letters that both begin with. */
  readonly start: number
  /** 1 where the words are the same but for their endings. */
  readonly stem: number
}

const LONG_WORD = 5
const NEARLY = 0.7
const INITIAL = 0.5
/** Letters that an ending may have, and that must come before it. */
const LONGEST_ENDING = 3
const SHORTEST_STEM = 3

/** @param name as it is written, in any script; the first 64 letters and 12 words count */
export function prepareName(name: string): PreparedName {
  const folded = foldName(name)
  const latin = latinised(folded).slice(0, LONGEST)
  const words = latin.split(' ', MOST_WORDS).filter((word) => word !== '')
  return { folded, latin, words, initials: words.map((word) => word[0]).join(''), sounds: soundsOf(latin) }
}

/** Compares a mention to a name; the names of empty forms fit nothing. */
export function nameFit(mention: PreparedName, name: PreparedName): NameFit {
  if (mention.folded === name.folded && mention.folded !== '') return SAME
  if (mention.latin === '' || name.latin === '') return NONE
  return {
    same: 0,
    spelling: likeness(mention.latin, name.latin),
    sound: likeness(mention.sounds, name.sounds),
    mentionCovered: covered(mention.words, name.words),
    nameCovered: covered(name.words, mention.words),
    initials: isInitialsOf(mention, name) || isInitialsOf(name, mention) ? 1 : 0,
    start: commonStart(mention.latin, name.latin) / Math.min(mention.latin.length, name.latin.length),
    stem: sameStems(mention.words, name.words) ? 1 : 0
  }
}

const SAME: NameFit = { same: 1, spelling: 1, sound: 1, mentionCovered: 1, nameCovered: 1, initials: 0, start: 1, stem: 1 }
const NONE: NameFit = { same: 0, spelling: 0, sound: 0, mentionCovered: 0, nameCovered: 0, initials: 0, start: 0, stem: 0 }

/** 1 - edits / letters of the longer; 0 below one half, or where one is empty. */
function likeness(left: string, right: string): number {
  const longer = Math.max(left.length, right.length)
  if (left === '' || right === '') return 0
  const limit = longer >> 1
  const edits = editsWithin(left, right, limit)
  return edits > limit ? 0 : 1 - edits / longer
}

function covered(words: readonly string[], others: readonly string[]): number {
  let letters = 0
  let found = 0
  for (const word of words) {
    letters += word.length
    found += word.length * bestMatch(word, others)
  }
  return letters === 0 ? 0 : found / letters
}

function bestMatch(word: string, others: readonly string[]): number {
  let best = 0
  for (const other of others) {
    if (word === other) return 1
    if (word.length >= LONG_WORD && other.length >= LONG_WORD && withinOneEdit(word, other)) best = NEARLY
    else if (best === 0 && (word.length === 1 || other.length === 1) && word[0] === other[0]) best = INITIAL
  }
  return best
}

function isInitialsOf(short: PreparedName, long: PreparedName): boolean {
  return long.words.length > 1 && short.words.length === 1 && short.latin === long.initials
}

function commonStart(left: string, right: string): number {
  const most = Math.min(left.length, right.length)
  let at = 0
  while (at < most && left.charCodeAt(at) === right.charCodeAt(at)) at++
  return at
}

function sameStems(left: readonly string[], right: readonly string[]): boolean {
  if (left.length !== right.length) return false
  for (const [place, word] of left.entries()) {
    const other = right[place]!
    const stem = Math.max(SHORTEST_STEM, Math.max(word.length, other.length) - LONGEST_ENDING)
    if (word !== other && commonStart(word, other) < stem) return false
  }
  return true
}
