/**
 * Whether a text is in no language at all: source code, queries, data formats, commands, logs, stack traces, keys and numbers, whose names look
 * like English. A logistic regression over what the reader took out and counted (`marks.ts`) and over how well its words are known; the weights
 * are trained by `scripts/language/shape-train.ts` on program text and on ordinary text in all the wrappings that it comes in.
 */
import { CJK, GROUPS, LATIN } from './groups.js'
import { BRACKET, CALL, KEY, LINE_END, MEMBER, MIXED, NAME, NUMBER, OPERATOR, PAIR, REPEATED, SPAN, TAG } from './mark-signs.js'
import { SHAPE_WEIGHTS } from './shape-weights.js'
import type { WordReader } from './text.js'
import { type WordTable, wordHash } from './word-table.js'

const THAI = GROUPS.indexOf('thai')

/** The most probable listed language, with its confidence, 0..1. */
interface Best {
  readonly language: string
  readonly confidence: number
}

/** Words looked up: as many as tell. */
const MOST_WORDS = 200
/** Levels of the table from which on a word is known, and is one of a language's most common (one in about 2,000 running words). */
const KNOWN_LEVEL = 30
const COMMON_LEVEL = 52

/** What the regression sees, in the order of its weights. */
export const SHAPE_FEATURES = [
  'bias',
  'brackets',
  'operators',
  'pairs',
  'calls',
  'members',
  'lineEnds',
  'keys',
  'tags',
  'names',
  'numbers',
  'repeated',
  'mixed',
  'spans',
  'keywords',
  'known',
  'common',
  'commonWords',
  'words',
  'confidence',
  'otherScripts',
  'different',
  'singleLetters',
  'sideBySide',
  'longestRow',
  'queries',
  'markedLetters',
  'foreign'
] as const

/** Counters that are set against the number of words. */
const PER_WORD = [BRACKET, OPERATOR, PAIR, CALL, MEMBER, LINE_END, KEY, TAG]

/** Words of programming and query languages, formats, commands and logs; "if", "for", "and" are left to natural language as well. */
const KEYWORDS = hashesOf(
  'const let var function func fn def return class struct enum interface impl trait extends implements import export from require include define ifdef ' +
    'endif module package namespace using typedef template typename public private protected static final abstract void int float double char bool ' +
    'boolean str string long short unsigned uint size null nil none undefined true false async await yield new delete throw throws try catch finally ' +
    'except raise lambda self this super else elif elsif switch case while for if in do end begin print println printf console log len args argv main ' +
    'select insert update where join left group order by having limit values table varchar primary key index int index foreach echo sudo apt npm npx pip ' +
    'git cd ls rm cp mv mkdir chmod grep awk sed curl wget docker kubectl ssh tar bash sh http https www com org html xml json css svg href src div span ' +
    'px em rgba margin padding color background border width height display auto solid java lang util std vec map list dict set iter mut pub init exe dll ' +
    'lib usr bin etc tmp var dev opt root localhost utf eof stdin stdout stderr exit get post put info warn error debug trace fatal exception errno null ' +
    'id uid url uri api ip tcp udp eth cpu mem ram port host mov add sub jmp push pop ret eax ebx ecx'
)

/** Words of queries: in capitals among others. */
const QUERIES = hashesOf(
  'select insert update delete from where join left inner on group order by having limit values into set table and or as count sum returning create drop'
)

function hashesOf(words: string): ReadonlySet<number> {
  const hashes = new Set<number>()
  for (const word of words.split(' ')) {
    const units = Uint16Array.from(word, (letter) => letter.charCodeAt(0))
    hashes.add(wordHash(units, 0, units.length, LATIN))
  }
  return hashes
}

/** Whether anything that the reader met calls for a closer look; plain text has none of it. */
export function hasShapes({ marks: { counts }, letters }: WordReader): boolean {
  for (const counter of PER_WORD) if (counts[counter]! > 0) return true
  let sum = 0
  for (let group = 0; group < letters.length; group++) sum += letters[group]!
  // a name or a number is in many sentences
  return (counts[NAME]! + counts[REPEATED]! + counts[MIXED]! + counts[SPAN]!) * 3 + counts[NUMBER]! * 2 > sum
}

const scratch = new Float64Array(64)

/**
 * Writes the features of the text that the reader holds.
 * @param text what was read
 * @param best the best language
 * @param features as many cells as `SHAPE_FEATURES`
 */
export function shapeFeatures(text: string, reader: WordReader, table: WordTable, { language, confidence }: Best, features: Float64Array): void {
  const { counts } = reader.marks
  const { letters, units, bounds, groups, sources } = reader
  let all = 0
  for (let group = 0; group < GROUPS.length; group++) all += letters[group]!
  const looked = Math.min(reader.count, MOST_WORDS)
  let keywords = 0
  let known = 0
  let common = 0
  let singles = 0
  let words = reader.count
  let marked = 0
  // words with nothing but a blank between them
  let sideBySide = 0
  let row = 0
  let longestRow = 0
  let queries = 0
  const different = new Set<number>()
  for (let word = 0; word < looked; word++) {
    const hash = wordHash(units, bounds[word * 2]!, bounds[word * 2 + 1]!, groups[word]!)
    different.add(hash)
    if (QUERIES.has(hash) && isInCapitals(text, sources[word * 2]!)) queries++
    const length = bounds[word * 2 + 1]! - bounds[word * 2]!
    if (groups[word] === CJK || groups[word] === THAI) {
      // words are not set apart by blanks there
      const inside = Math.floor(length / (groups[word] === CJK ? 2 : 4))
      words += inside
      sideBySide += inside
      row += inside
    } else if (word > 0 && sources[word * 2]! - sources[word * 2 - 1]! === 1 && text.charCodeAt(sources[word * 2 - 1]!) === 0x20) {
      sideBySide++
      row++
    } else row = 0
    longestRow = Math.max(longestRow, row)
    if (groups[word] === LATIN) for (let at = bounds[word * 2]!; at < bounds[word * 2 + 1]!; at++) if (units[at]! > 0x7f) marked++
    if (length === 1 && groups[word] === LATIN) singles++
    else if (KEYWORDS.has(hash)) keywords++
    else {
      const level = table.add(hash, 1, scratch)
      if (level >= KNOWN_LEVEL) known++
      if (level >= COMMON_LEVEL) common++
    }
  }
  const evidence = Math.log((confidence + 0.01) / (1.01 - confidence))
  const share = (part: number, whole: number): number => part / (whole + 1)
  let at = 0
  features[at++] = 1
  for (const counter of PER_WORD) features[at++] = Math.log1p((4 * counts[counter]!) / (words + 1))
  features[at++] = share(counts[NAME]!, all + counts[NAME]!)
  features[at++] = share(counts[NUMBER]!, all + counts[NUMBER]!)
  features[at++] = share(counts[REPEATED]!, all)
  features[at++] = share(counts[MIXED]!, all + counts[MIXED]!)
  features[at++] = share(counts[SPAN]!, all + counts[SPAN]!)
  features[at++] = share(keywords, looked)
  features[at++] = share(known, looked)
  features[at++] = share(common, looked)
  features[at++] = Math.log1p(common)
  features[at++] = Math.log1p(words)
  features[at++] = evidence
  features[at++] = share(all - letters[LATIN]!, all)
  features[at++] = share(different.size, looked)
  features[at++] = share(singles, looked)
  features[at++] = share(sideBySide, words)
  features[at++] = Math.log1p(longestRow)
  features[at++] = share(queries, looked)
  features[at++] = Math.log1p(marked)
  // program text is made of English words; another language shows in a row of words
  features[at++] = language === 'eng' ? 0 : evidence * Math.log1p(longestRow)
}

function isInCapitals(text: string, at: number): boolean {
  const second = text.charCodeAt(at + 1)
  return second >= 0x41 && second <= 0x5a
}

const space = new Float64Array(SHAPE_FEATURES.length)

/**
 * Program text reads as English where it reads as anything: a sentence's worth of words in another language, told with this confidence, speaks
 * against it with so much log-odds, whatever mark-up stands around the words.
 */
const SURE = 0.95
const SENTENCE_WORDS = 6
const SURE_EVIDENCE = 4

/**
 * Probability that a text is in no language, 0..1; 0 for plain text.
 * @param text what the reader has read
 * @param best the best language
 */
export function noLanguage(text: string, reader: WordReader, table: WordTable, best: Best): number {
  if (!hasShapes(reader)) return 0
  shapeFeatures(text, reader, table, best, space)
  let sum = 0
  for (let feature = 0; feature < space.length; feature++) sum += space[feature]! * SHAPE_WEIGHTS[feature]!
  if (best.language !== 'eng' && best.confidence >= SURE && reader.count >= SENTENCE_WORDS) sum -= SURE_EVIDENCE
  return 1 / (1 + Math.exp(-sum))
}
