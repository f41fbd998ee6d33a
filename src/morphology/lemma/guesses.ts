/** What a lemma that rules have guessed may not do to its word. */
import { tagNumber } from '../../core/part-of-speech.js'
import { INHERITED, SCRIPT_OF_UNIT } from '../../core/scripts.js'
import { hasRoots } from './consonants.js'

const lettersAndPoints = /^\p{L}[\p{L}\p{M}.]*$/u
const HYPHEN = '-'
/** First unit of the East Asian scripts. */
const CJK_START = 0x2e80
/** Letters behind a hyphen by which the second part is known. */
const SECOND_PART = 2

/** Whether a word has points at its end or within it and else letters alone: abbreviations (`проф.`) and names of files (`Node.js`) have no endings. */
export function isPointed(word: string): boolean {
  return word.includes('.') && lettersAndPoints.test(word)
}

/** A lemma with the hyphen of its word, where a treebank that joins parts by signs of its own has lost it (`kuormaauto` of `kuorma-auto`). */
export function withHyphen(lemma: string, lower: string): string {
  const at = lower.lastIndexOf(HYPHEN)
  if (at < SECOND_PART || at + SECOND_PART >= lower.length || lemma.includes(HYPHEN)) return lemma
  const second = lower.slice(at + 1, at + 1 + SECOND_PART)
  const isJoined = lemma.slice(at, at + SECOND_PART).toLowerCase() === second && lemma.slice(0, at).toLowerCase() === lower.slice(0, at)
  return isJoined ? lemma.slice(0, at) + HYPHEN + lemma.slice(at) : lemma
}

const plainTags = new Set<number>([tagNumber.NOUN, tagNumber.VERB, tagNumber.ADJ, tagNumber.ADV])

/** Whether a rule of words with capitals (`t` in edit-scripts.ts), learnt of names, is none for a word in small letters: only German nouns have capitals. */
export function raisesWrongly(letterCase: string, word: string, lower: string, tag: number, language: string | undefined): boolean {
  return letterCase === 't' && word.length > 1 && word === lower && plainTags.has(tag) && language !== 'deu'
}

const scandinavian: ReadonlySet<string> = new Set(['dan', 'nno', 'nob', 'swe'])

/** Whether a noun's lemma is a verb's, as dictionaries without parts of speech have it (`banka` of `bank`): Scandinavian nouns lose no vowel at their end. */
export function isVerbOfNoun(lemma: string, lower: string, tag: number, language: string | undefined): boolean {
  if (tag !== tagNumber.NOUN || lemma.length !== lower.length + 1 || language === undefined || !scandinavian.has(language)) return false
  return /[ae]$/.test(lemma) && lemma.startsWith(lower)
}

/** Whether a script learned on the language's own letters has put one of them behind a word in another alphabet. Kanji take kana. */
export function addsForeignLetter(word: string, lemma: string): boolean {
  const last = lemma.charCodeAt(lemma.length - 1)
  if (last >= CJK_START || last === word.charCodeAt(word.length - 1)) return false
  const written = SCRIPT_OF_UNIT[word.charCodeAt(0)]!
  const added = SCRIPT_OF_UNIT[last]!
  return written > INHERITED && added > INHERITED && written !== added
}

const TIED = /^-\p{L}/u

/** Whether a pronoun stands with the hyphen that ties it to its verb. */
export function isTied(pronoun: string): boolean {
  return TIED.test(pronoun)
}

/** Whether a lemma is one letter of an alphabet. */
export function isOneLetter(lemma: string): boolean {
  return lemma.length === 1 && lemma.charCodeAt(0) < CJK_START
}

/** The lemma of a word without endings: names, German nouns and abbreviations of several words (z.B.) or in capitals as they are written. */
export function unchanged(word: string, lower: string, tag: number, language: string | undefined): string {
  const isName = tag === tagNumber.PROPN || tag === tagNumber.X || (tag === tagNumber.NOUN && language === 'deu')
  return isName || (word.charAt(1) === '.' && word.length > 3) || (word.length > 2 && word === word.toUpperCase()) ? word : lower
}

/** Whether a language's words have lemmas with other letters as a rule: Korean contractions, Persian verbs by their past stem. */
export function isSuppletive(language: string | undefined): boolean {
  return language === 'kor' || language === 'fas'
}

/** Full-width digits and letters to ASCII, accents composed, other text unchanged. */
export function plainForm(form: string): string {
  for (let at = 0; at < form.length; at++) {
    const code = form.charCodeAt(at)
    if ((code >= 0xff10 && code <= 0xff19) || (code >= 0xff21 && code <= 0xff3a) || (code >= 0xff41 && code <= 0xff5a)) return form.normalize('NFKC')
    if (code >= 0x300 && code < 0x370) return form.normalize('NFC')
  }
  return form
}

/** Length of the longest run of letters that two words have in common. */
function commonRun(left: string, right: string): number {
  let longest = 0
  for (let start = 0; start < left.length - longest; start++)
    while (start + longest < left.length && right.includes(left.slice(start, start + longest + 1))) longest++
  return longest
}

/** How many letters of a word and its lemma are the same: those at the beginning and the end, or a run within. */
function sharedLetters(word: string, lemma: string): number {
  const most = Math.min(word.length, lemma.length)
  let beginning = 0
  while (beginning < most && word.charCodeAt(beginning) === lemma.charCodeAt(beginning)) beginning++
  let end = 0
  while (beginning + end < most && word.charCodeAt(word.length - 1 - end) === lemma.charCodeAt(lemma.length - 1 - end)) end++
  return 2 * (beginning + end) >= Math.max(word.length, lemma.length) ? beginning + end : Math.max(beginning + end, commonRun(lemma, word))
}

/** Languages whose endings stand in rows behind a word, longer than the word itself. */
const agglutinative: ReadonlySet<string> = new Set(['est', 'fin', 'hun', 'ind', 'tur'])

const SIGNS = "-'’"
/** Letters that a word keeps at least where it only loses some. */
const SHORTEST_REST = 3

/**
 * Whether a guessed lemma, in small letters, is another word than its own: a rule learnt of one word has put more behind another one than it has left of it
 * (`hadnernment` of `hadn't` by `gov't`: `government`), or has left hardly anything.
 */
export function sharesTooLittle(lower: string, lemma: string, language: string | undefined): boolean {
  if (isSuppletive(language) || hasRoots(language) || lower.charCodeAt(0) >= CJK_START) return false
  // what stands before a sign is a word of its own (UK-a)
  if (lower.startsWith(lemma) && SIGNS.includes(lower.charAt(lemma.length))) return false
  const shared = sharedLetters(lower, lemma)
  if (shared === lemma.length && lemma.length < lower.length) return shared < SHORTEST_REST || 3 * shared < lower.length
  if (2 * shared < lemma.length) return true
  return language !== undefined && agglutinative.has(language) ? 3 * shared < lower.length : 2 * shared < lower.length
}

/** Shorter lemmas are those of other words (`Self` is no form of `s`). */
export const SHORTEST_STEM = 3

/** Length of the shortest lemma that a word may have by a rule that is not its own. */
export function shortestLemma(word: string): number {
  return Math.max(1, Math.min(SHORTEST_STEM, word.length - 1))
}
