/** A name as the chains see it: each different spelling once, whatever the number of its mentions. */

import type { Generation } from '../../core/generations.js'
import { ownString, WordCache } from '../../core/word-cache.js'
import type { EntityLanguage } from '../languages.js'
import { isLower, isPlain } from '../lists/letter-case.js'
import { foldWord, stemWord } from './fold.js'

export interface NameForm {
  /** Normal form of the mentions. */
  readonly text: string
  /** Indexes into the mentions of the document, ascending. */
  readonly mentions: number[]
  /** Written words, without full stops and quotation marks. */
  readonly words: readonly string[]
  /** `words` folded. */
  readonly folded: readonly string[]
  /** `folded` without endings. */
  readonly stems: readonly string[]
  /** Father or son, as the word beside the mentions says. */
  readonly generation?: Generation
}

/** Blanks, the middle dots and double hyphens of names in Chinese and Japanese, slashes. */
const wordBreaks = /[\s·・‧•゠＝=/]+/u
const initialRun = /^(?:\p{Lu}\.)+$/u
const edges = /^[\s.,;:'’"“”„«»()[\]]+|[.,;:"“”„«»()[\]]+$/gu
const dots = /\./g

/** The words of a name; `J.F. Kennedy` has three. */
export function wordsOf(text: string): string[] {
  const words: string[] = []
  for (const part of text.split(isPlain(text, 0, text.length) ? ' ' : wordBreaks)) {
    if (part.length > 2 && part.length <= 8 && part.includes('.') && initialRun.test(part)) {
      for (const letter of part.replace(dots, '')) words.push(letter)
      continue
    }
    const word = isPlain(part, 0, part.length) ? part : part.replace(edges, '')
    if (word !== '') words.push(word)
  }
  return words
}

export function createForm(text: string, language: EntityLanguage, generation?: Generation): NameForm {
  const { words, folded, stems } = partsOf(text, language)
  return { text, mentions: [], words, folded, stems, ...(generation !== undefined && { generation }) }
}

type NameParts = Pick<NameForm, 'words' | 'folded' | 'stems'>

/** Bytes that the parts of names may take: the steps of a document ask for those of each name again and again. */
const BUDGET = 1 << 18
const lettersOf = (words: readonly string[]) => words.reduce((sum, word) => sum + 2 * word.length + 40, 64)
const remembered = new WordCache<NameParts>(({ words, folded, stems }) => lettersOf(words) + lettersOf(folded) + lettersOf(stems), BUDGET)
let rememberedLanguage: EntityLanguage | undefined

function partsOf(text: string, language: EntityLanguage): NameParts {
  if (language !== rememberedLanguage) {
    remembered.clear()
    rememberedLanguage = language
  }
  let parts = remembered.get(text)
  if (parts === undefined) {
    const words = wordsOf(text).map(ownString)
    const folded = words.map(foldWord)
    parts = { words, folded, stems: folded.map((word, at) => stemOf(word, words[at]!, language)) }
    remembered.set(text, parts)
  }
  return parts
}

const doubleName = /^\p{Lu}\p{L}{3,}-\p{Lu}\p{L}{3,}$/u

/** The parts of a double name each have their ending, as they have it with a blank between them: `Grabar-Kitarović`. */
function stemOf(folded: string, word: string, language: EntityLanguage): string {
  if (!word.includes('-') || !doubleName.test(word)) return stemWord(folded, language)
  const hyphen = folded.indexOf('-')
  return `${stemWord(folded.slice(0, hyphen), language)}-${stemWord(folded.slice(hyphen + 1), language)}`
}

/** A single letter, as in `J. Smith`; signs of scripts whose letters are words are none. */
export function isInitial(word: string): boolean {
  return word.length === 1 && word !== word.toUpperCase()
}

/** In UTF-16 units. */
const LONGEST_ACRONYM = 20
const acronym = /^\p{Lu}[\p{Lu}\p{N}&.-]{1,9}$/u

/** The folded letters of a name written in capitals alone (`U.S.`, `IBM`), else undefined. */
export function acronymOf(text: string): string | undefined {
  if (text.length > LONGEST_ACRONYM || isLower(text.charCodeAt(1)) || !acronym.test(text)) return undefined
  const letters = text.replace(/[.&-]/g, '')
  return letters.length >= 2 && letters.length <= 8 ? foldWord(letters) : undefined
}
