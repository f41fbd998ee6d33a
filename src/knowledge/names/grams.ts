/**
 * Character n-grams of names (Bojanowski et al. 2017, Enriching Word Vectors with Subword Information): of the name in Latin letters, of its consonants by
 * kind (what spellings of a name in several scripts share), and of the characters as they are where the script is another.
 */
import anyAscii from 'any-ascii'
import { foldName } from './fold.js'
import { soundsOf } from './sounds.js'

/** Rows for n-grams of Latin letters and consonants; those for characters of other scripts follow. */
const LATIN_ROWS = 65_536
const OTHER_ROWS = 32_768
/** Rows in all. */
export const GRAM_ROWS = LATIN_ROWS + OTHER_ROWS
const OTHER_SCRIPT = /[^ -~]/
const NOT_LATIN = /[^a-z0-9]+/g
/** Letters and characters of a name that are read. */
const LONGEST = 96
const PRIME = 0x01000193
const SEEDS = { latin: 0x811c9dc5, skip: 0x85ebca6b, word: 0x9e3779b9, sounds: 0xc2b2ae35, soundWord: 0x27d4eb2f, other: 0x01000193 } as const

/**
 * Rows of a name's n-grams, with repeats: 2 to 4 letters with marks of word ends, pairs of letters that stand around another, whole words;
 * 2 to 4 consonants by kind, those of whole words; 1 to 3 characters of other scripts.
 */
export function gramRows(name: string): number[] {
  const folded = foldName(name).slice(0, LONGEST)
  const rows: number[] = []
  if (folded === '') return rows
  const latin = (OTHER_SCRIPT.test(folded) ? latinised(folded) : folded).slice(0, LONGEST)
  const text = ` ${latin} `
  addGrams(text, SEEDS.latin, rows)
  addSkips(text, rows)
  let sounds = ' '
  for (const word of latin.split(' ')) {
    if (word === '') continue
    rows.push(wordRow(word, SEEDS.word))
    const sound = soundsOf(word)
    if (sound.length > 1) rows.push(wordRow(sound, SEEDS.soundWord))
    sounds += sound
  }
  addGrams(`${sounds} `, SEEDS.sounds, rows)
  if (latin !== folded) addOtherGrams(folded, rows)
  return rows
}

/** The folded name in Latin letters, character by character; blanks between words as they are. */
export function latinised(folded: string): string {
  if (!OTHER_SCRIPT.test(folded)) return folded
  let text = ''
  for (const word of folded.split(' ')) {
    const letters = OTHER_SCRIPT.test(word) ? anyAscii(word).toLowerCase().replace(NOT_LATIN, '') : word
    text += text === '' ? letters : ` ${letters}`
  }
  return text
}

/** FNV-1a (Fowler, Noll and Vo), going on from one size to the next: 2 to 4 characters. */
function addGrams(text: string, seed: number, rows: number[]): void {
  for (let from = 0; from + 1 < text.length; from++) {
    let hash: number = Math.imul(seed ^ text.charCodeAt(from), PRIME)
    const end = Math.min(text.length, from + 4)
    for (let at = from + 1; at < end; at++) {
      hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
      rows.push(bucket(hash ^ (at - from + 1), LATIN_ROWS))
    }
  }
}

/** 1 to 3 characters as they are. */
function addOtherGrams(text: string, rows: number[]): void {
  for (let from = 0; from < text.length; from++) {
    let hash: number = SEEDS.other
    const end = Math.min(text.length, from + 3)
    for (let at = from; at < end; at++) {
      hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
      rows.push(LATIN_ROWS + bucket(hash ^ (at - from + 1), OTHER_ROWS))
    }
  }
}

function addSkips(text: string, rows: number[]): void {
  for (let at = 0; at + 2 < text.length; at++)
    rows.push(bucket(Math.imul(Math.imul(SEEDS.skip ^ text.charCodeAt(at), PRIME) ^ text.charCodeAt(at + 2), PRIME), LATIN_ROWS))
}

function wordRow(word: string, seed: number): number {
  let hash: number = seed
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), PRIME)
  return bucket(hash, LATIN_ROWS)
}

/** The upper bits of a multiplied hash are the better ones. */
function bucket(hash: number, rows: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (mixed ^ (mixed >>> 13)) & (rows - 1)
}
