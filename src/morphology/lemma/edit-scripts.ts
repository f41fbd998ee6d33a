/**
 * Edit scripts from a word to its lemma. A script says what to do with letters' case, then with the word's beginning and its end; what lies
 * between is copied: `gegangen` > `gehen` is lower case, beginning `=2` kept, end `-6+hen`. Scripts are strings
 * `<case>:<beginning>:<end>`, case one of `l` lower, `t` title, `u` upper, `k` as written; operations `=n` copy, `-n` leave out, `+x` insert
 * (the text up to the next operation). In the `aligned` form every character is named in the beginning and the end is `$`: the script fits words of
 * that length only (Arabic lemmas, whose vowels are written between the letters).
 */
import { isLowered } from '../../core/letter-case.js'

type Operation = { readonly copy: number } | { readonly drop: number } | { readonly insert: string }

export interface LemmaScript {
  readonly letterCase: string
  readonly beginning: readonly Operation[]
  readonly end: readonly Operation[]
  /** Characters that beginning and end speak of. */
  readonly consumed: number
  /** Those of them that the end speaks of. */
  readonly endLength: number
  readonly exact: boolean
  /** What stands in place of the last `consumed` characters, for a script that does no more than that. */
  readonly replacement: string | undefined
}

/** Reads a script's string. */
export function parseScript(text: string): LemmaScript {
  const letterCase = text[0]!
  const colon = boundary(text)
  const exact = text.endsWith(':$')
  const beginning = parseOperations(text.slice(2, colon))
  const end = exact ? [] : parseOperations(text.slice(colon + 1))
  const endLength = lengthOf(end)
  const replacement = exact || beginning.length > 0 ? undefined : replacementOf(end)
  return { letterCase, beginning, end, consumed: lengthOf(beginning) + endLength, endLength, exact, replacement }
}

/** What is written by operations that copy nothing. */
function replacementOf(operations: readonly Operation[]): string | undefined {
  let written = ''
  for (const operation of operations) {
    if ('copy' in operation) return undefined
    if ('insert' in operation) written += operation.insert
  }
  return written
}

/** Place of the colon between beginning and end: the first that is not an inserted character (those are followed by a backslash). */
function boundary(text: string): number {
  let at = text.indexOf(':', 2)
  while (text[at + 1] === '\\') at = text.indexOf(':', at + 1)
  return at
}

function parseOperations(text: string): Operation[] {
  const operations: Operation[] = []
  for (let at = 0; at < text.length; ) {
    let next = at + 1
    // an operation character that is itself inserted has a backslash after it
    if (text[at] === '+') {
      let inserted = ''
      while (next < text.length) {
        if ('=-+:'.includes(text[next]!)) {
          if (text[next + 1] !== '\\') break
          inserted += text[next]
          next += 2
        } else inserted += text[next++]
      }
      operations.push({ insert: inserted })
    } else {
      while (next < text.length && text[next]! >= '0' && text[next]! <= '9') next++
      const count = Number(text.slice(at + 1, next))
      operations.push(text[at] === '=' ? { copy: count } : { drop: count })
    }
    at = next
  }
  return operations
}

/** How a language writes words in small letters. */
export type LowerCase = (word: string) => string

export const plainLower: LowerCase = (word) => (isLowered(word) ? word : word.toLowerCase())

/** Turkish: İ is the capital of i, I that of ı. */
export const turkishLower: LowerCase = (word) => (isLowered(word) ? word : word.replaceAll('İ', 'i').replaceAll('I', 'ı').toLowerCase())

/**
 * Applies a script.
 * @returns the lemma, or undefined when the word is too short for it
 */
export function applyScript(script: LemmaScript, word: string, lower: LowerCase = plainLower): string | undefined {
  return applyTo(script, script.letterCase === 'k' ? word : lower(word))
}

/** Applies a script to a word that is in small letters already, where the script wants them. */
export function applyTo(script: LemmaScript, base: string): string | undefined {
  if (script.exact ? base.length !== script.consumed : base.length < script.consumed) return undefined
  const lemma =
    script.replacement !== undefined
      ? base.slice(0, base.length - script.consumed) + script.replacement
      : script.exact
        ? edit(script.beginning, base)
        : editEdges(script, base)
  if (script.letterCase === 't') return titleCase(lemma)
  return script.letterCase === 'u' ? lemma.toUpperCase() : lemma
}

/** Copies, leaves out and inserts along `text`, from its start. */
function edit(operations: readonly Operation[], text: string): string {
  let edited = ''
  let at = 0
  for (const operation of operations) {
    if ('insert' in operation) edited += operation.insert
    else if ('drop' in operation) at += operation.drop
    else {
      edited += text.slice(at, at + operation.copy)
      at += operation.copy
    }
  }
  return edited
}

function lengthOf(operations: readonly Operation[]): number {
  let length = 0
  for (const operation of operations) length += 'copy' in operation ? operation.copy : 'drop' in operation ? operation.drop : 0
  return length
}

function editEdges(script: LemmaScript, text: string): string {
  const middle = script.consumed - script.endLength
  const end = text.length - script.endLength
  return edit(script.beginning, text) + text.slice(middle, end) + edit(script.end, text.slice(end))
}

/** First letter upper, others as they are. */
export function titleCase(word: string): string {
  const first = word.codePointAt(0)
  if (first === undefined) return word
  const head = String.fromCodePoint(first)
  return head.toUpperCase() + word.slice(head.length)
}

/** Shortest name in capitals that is taken for a name rather than for an acronym. */
const SHORTEST_NAME = 4

/** Lemma of a proper noun in a text wholly in capitals: LONDON is London; what is short or cannot be spoken stays (USA, NBC). */
export function lemmaFromCapitals(lemma: string): string {
  return lemma.length >= SHORTEST_NAME && /[AEIOUY]/.test(lemma) && lemma === lemma.toUpperCase() ? titleCase(lemma.toLowerCase()) : lemma
}

function escaped(text: string): string {
  let result = ''
  for (const character of text) result += '=-+:'.includes(character) ? `${character}\\` : character
  return result
}

const count = (operation: string, length: number): string => (length > 0 ? `${operation}${length}` : '')
const insert = (text: string): string => (text.length > 0 ? `+${escaped(text)}` : '')

/** Length of the longest common beginning. */
function commonBeginning(left: string, right: string): number {
  const most = Math.min(left.length, right.length)
  let length = 0
  while (length < most && left.charCodeAt(length) === right.charCodeAt(length)) length++
  return length
}

/** The string of the script that makes `lemma` of `word`. @param keepFirst try the case as written before lower case (proper nouns) */
export function deriveScript(word: string, lemma: string, keepFirst: boolean, aligned = false, lower: LowerCase = plainLower): string {
  const lowerWord = lower(word)
  const lowerLemma = lower(lemma)
  const operations = aligned ? alignedOperations(lowerWord, lowerLemma) : edgeOperations(lowerWord, lowerLemma)
  const order = keepFirst ? 'ktul' : 'ltku'
  for (const letterCase of order) {
    const script = `${letterCase}:${operations}`
    if (applyScript(parseScript(script), word, lower) === lemma) return script
  }
  // letters whose case does not come from the word: spell the lemma out against the word as written
  const script = `k:${aligned ? alignedOperations(word, lemma) : edgeOperations(word, lemma)}`
  return applyScript(parseScript(script), word, lower) === lemma ? script : `k:${count('-', word.length)}${insert(lemma)}:${aligned ? '$' : ''}`
}

function edgeOperations(word: string, lemma: string): string {
  const beginning = commonBeginning(word, lemma)
  if (beginning * 2 >= Math.min(word.length, lemma.length)) return `:${count('-', word.length - beginning)}${insert(lemma.slice(beginning))}`
  const run = longestCommonRun(word, lemma)
  if (run.length < 2) return `:${count('-', word.length - beginning)}${insert(lemma.slice(beginning))}`
  const before = word.slice(0, run.wordStart)
  const lemmaBefore = lemma.slice(0, run.lemmaStart)
  const kept = commonBeginning(before, lemmaBefore)
  const head = `${count('=', kept)}${count('-', before.length - kept)}${insert(lemmaBefore.slice(kept))}`
  const end = `${count('-', word.length - run.wordStart - run.length)}${insert(lemma.slice(run.lemmaStart + run.length))}`
  return `${kept === before.length && kept === lemmaBefore.length ? '' : head}:${end}`
}

function longestCommonRun(left: string, right: string): { wordStart: number; lemmaStart: number; length: number } {
  const best = { wordStart: 0, lemmaStart: 0, length: 0 }
  let previous = new Uint16Array(right.length + 1)
  for (let row = 1; row <= left.length; row++) {
    const current = new Uint16Array(right.length + 1)
    for (let column = 1; column <= right.length; column++) {
      if (left.charCodeAt(row - 1) !== right.charCodeAt(column - 1)) continue
      const length = previous[column - 1]! + 1
      current[column] = length
      if (length > best.length) {
        best.length = length
        best.wordStart = row - length
        best.lemmaStart = column - length
      }
    }
    previous = current
  }
  return best
}

/** Every character by a least-edit alignment (copies, omissions, insertions). */
function alignedOperations(word: string, lemma: string): string {
  const width = lemma.length + 1
  const costs = new Uint16Array((word.length + 1) * width)
  for (let row = word.length; row >= 0; row--)
    for (let column = lemma.length; column >= 0; column--) {
      if (row === word.length || column === lemma.length) {
        costs[row * width + column] = word.length - row + lemma.length - column
        continue
      }
      const change = 1 + Math.min(costs[(row + 1) * width + column]!, costs[row * width + column + 1]!)
      const copy = word.charCodeAt(row) === lemma.charCodeAt(column) ? costs[(row + 1) * width + column + 1]! : change
      costs[row * width + column] = Math.min(change, copy)
    }
  let text = ''
  let row = 0
  let column = 0
  let copies = 0
  let drops = 0
  let inserted = ''
  const flush = (): void => {
    text += count('=', copies) + count('-', drops) + insert(inserted)
    copies = drops = 0
    inserted = ''
  }
  while (row < word.length || column < lemma.length) {
    const here = costs[row * width + column]!
    if (row < word.length && column < lemma.length && word.charCodeAt(row) === lemma.charCodeAt(column) && costs[(row + 1) * width + column + 1] === here) {
      if (drops > 0 || inserted !== '') flush()
      copies++
      row++
      column++
    } else if (row < word.length && costs[(row + 1) * width + column]! + 1 === here) {
      if (copies > 0 || inserted !== '') flush()
      drops++
      row++
    } else {
      if (copies > 0 || drops > 0) flush()
      inserted += lemma[column++]
    }
  }
  flush()
  return `${text}:$`
}
