/** The table of known words: for each word the classes that use it, with the mean of its share in the sources that a class has. */
import { CJK, GROUPS, type Group } from '../../src/language/groups.js'
import type { Workspace } from '../../src/language/kernel.js'
import { LOWEST_SHARE, levelOf, MOST_ENTRIES, PLACE_BITS, wordHash } from '../../src/language/word-table.js'
import { hanDictionaries } from './cjk-dictionaries.js'
import { HAN_DEPTH, HAN_LANGUAGES, hanWords, isHanWord } from './cjk-forms.js'
import { segmentedWords } from './cjk-snippets.js'
import { CLASSES, classOf } from './classes.js'
import { mainGroup, trainingRows } from './collect.js'
import { languagesOf } from './data/rows.js'
import { interjections } from './interjections.js'
import { type LexiconWord, listWords, subtitleWords, WORDFREQ_CODES } from './lexicon.js'
import { trainingWorkspace } from './samples.js'

/** Groups whose languages share a script closely enough for words to matter. */
export const TABLE_GROUPS: readonly Group[] = ['latn', 'cyrl', 'arab', 'cjk']

interface KnownWord {
  readonly hash: number
  /** Best share in any class. */
  readonly best: number
  readonly entries: readonly { readonly own: number; readonly share: number }[]
}

/** Shares of each word by class from one source. */
type Shares = Map<string, Map<number, number>>

/** Reads a word; its folded form, or undefined when it is not one word of a wanted group. */
function foldWord(workspace: Workspace, word: string): { group: number; key: string } | undefined {
  const { reader } = workspace
  reader.clear()
  reader.read(word, 0, word.length, 3)
  if (reader.count !== 1) return undefined
  const group = reader.groups[0]!
  if (!TABLE_GROUPS.includes(GROUPS[group]!)) return undefined
  // Kana and single characters are not the table's
  if (group === CJK && !isHanWord(word)) return undefined
  return { group, key: `${String.fromCharCode(group)}${String.fromCharCode(...reader.units.subarray(reader.bounds[0], reader.bounds[1]))}` }
}

function addShare(shares: Shares, key: string, own: number, share: number): void {
  let known = shares.get(key)
  if (known === undefined) {
    known = new Map()
    shares.set(key, known)
  }
  known.set(own, (known.get(own) ?? 0) + share)
}

/** Words added to the size of every class's corpus, so that rare words of a small corpus do not look common. */
const EXTRA_WORDS = 300_000

/** Shares in the running text of training: words seen at least twice in a class. */
function textShares(workspace: Workspace): Shares {
  const counts: Shares = new Map()
  const totals = new Map<string, number>()
  const { reader } = workspace
  for (const row of trainingRows()) {
    if (!row.listed) continue
    reader.clear()
    reader.read(row.text, 0, row.text.length, 2000)
    if (reader.count === 0) continue
    const group = mainGroup(workspace)
    if (!TABLE_GROUPS.includes(GROUPS[group]!)) continue
    const own = classOf(GROUPS[group]!, row.language, row.variety, row.script, row.listed)
    if (own < 0) continue
    const place = `${group} ${own}`
    if (group === CJK) {
      for (const { start, end } of segmentedWords(row.text, row.language) ?? []) {
        totals.set(place, (totals.get(place) ?? 0) + 1)
        const found = foldWord(workspace, row.text.slice(start, end))
        if (found !== undefined) addShare(counts, found.key, own, 1)
      }
      continue
    }
    for (let word = 0; word < reader.count; word++) {
      if (reader.groups[word] !== group) continue
      const key = `${String.fromCharCode(group)}${String.fromCharCode(...reader.units.subarray(reader.bounds[word * 2], reader.bounds[word * 2 + 1]))}`
      addShare(counts, key, own, 1)
      totals.set(place, (totals.get(place) ?? 0) + 1)
    }
  }
  for (const [key, classes] of counts) {
    for (const [own, count] of classes) {
      if (count < 2) classes.delete(own)
      else classes.set(own, (count - 1) / (totals.get(`${key.charCodeAt(0)} ${own}`)! + EXTRA_WORDS))
    }
  }
  return counts
}

function sharesOf(workspace: Workspace, words: Iterable<LexiconWord>): Shares {
  const shares: Shares = new Map()
  for (const { language, script, word, weight } of words) {
    if (weight < LEAST_WEIGHT) continue
    const found = foldWord(workspace, word)
    if (found === undefined) continue
    const own = classOf(GROUPS[found.group]!, language, '', script, true)
    // names and English words stand in every list: only those in the language's own script belong to it
    if (own < 0 || CLASSES[GROUPS[found.group]!]![own]!.name.endsWith('-Latn')) continue
    addShare(shares, found.key, own, weight)
  }
  return shares
}

function* allLists(): Generator<LexiconWord> {
  for (const language of Object.keys(WORDFREQ_CODES))
    yield* HAN_LANGUAGES.has(language) ? hanWords(listWords(language, HAN_DEPTH)) : listWords(language, LISTED_WORDS)
}

function* allSubtitles(): Generator<LexiconWord> {
  for (const language of languagesOf('words')) yield* subtitleWords(language)
  yield* interjections()
}

/** Words of a language's list that are looked at, and the least share of one. */
const LISTED_WORDS = 140_000
const LEAST_WEIGHT = 1e-7

/** Words of Han characters are ranked as if so much more common: Japanese writes most of its running words in Kana, which the table need not know. */
const HAN_RANK = 3

/** Share of a word of Han characters that is in no list or text of a class but in its dictionary. */
const DICTIONARY_SHARE = 1.5e-6

/** Share assumed for a word that a source lacks, by source: text, lists, subtitles. */
const ABSENT = LOWEST_SHARE

/**
 * Builds the table.
 * @param limit most words kept, by their best share
 */
export function buildDictionary(limit: number): { slots: Uint32Array; entries: Uint16Array } {
  const workspace = trainingWorkspace()
  const sources = [textShares(workspace), sharesOf(workspace, allLists()), sharesOf(workspace, allSubtitles())]
  const present = sources.map((source) => new Set([...source].flatMap(([key, classes]) => [...classes.keys()].map((own) => `${key.charCodeAt(0)} ${own}`))))
  const han = hanDictionaries()
  const words: KnownWord[] = []
  for (const key of new Set(sources.flatMap((source) => [...source.keys()]))) {
    const group = key.charCodeAt(0)
    const classes = new Set(sources.flatMap((source) => [...(source.get(key)?.keys() ?? [])]))
    const entries: { own: number; share: number }[] = []
    for (const own of classes) {
      let sum = 0
      let count = 0
      for (const [index, source] of sources.entries()) {
        if (!present[index]!.has(`${group} ${own}`)) continue
        // the subtitle lists are short: absence from them says nothing
        const share = source.get(key)?.get(own)
        if (index === 2 && share === undefined) continue
        sum += share ?? ABSENT
        count++
      }
      const share = sum / Math.max(1, count)
      if (levelOf(share) > 0) entries.push({ own, share })
    }
    if (entries.length === 0) continue
    if (group === CJK) {
      for (const [own, { name }] of CLASSES.cjk!.entries())
        if (!classes.has(own) && han.get(name)!.has(key.slice(1))) entries.push({ own, share: DICTIONARY_SHARE })
    }
    entries.sort((left, right) => right.share - left.share)
    const units = Uint16Array.from(key.slice(1), (letter) => letter.charCodeAt(0))
    words.push({ hash: wordHash(units, 0, units.length, group), best: entries[0]!.share * (group === CJK ? HAN_RANK : 1), entries: entries.slice(0, 24) })
  }
  words.sort((left, right) => right.best - left.best)
  const kept = words.slice(0, limit)
  console.error(`dictionary: ${words.length} words, ${kept.length} kept, least share ${kept.at(-1)?.best.toExponential(2)}`)
  const slots = new Uint32Array(1 << Math.ceil(Math.log2(kept.length * 1.3)))
  const mask = slots.length - 1
  const list: number[] = []
  for (const { hash, entries } of kept) {
    let at = (hash & mask) >>> 0
    while (slots[at] !== 0 && slots[at]! >>> PLACE_BITS !== hash >>> PLACE_BITS) at = (at + 1) & mask
    if (slots[at] !== 0) continue
    slots[at] = (((hash >>> PLACE_BITS) << PLACE_BITS) | (list.length + 1)) >>> 0
    for (const [index, { own, share }] of entries.entries()) list.push((index === entries.length - 1 ? 0x8000 : 0) | (levelOf(share) << 6) | own)
  }
  if (list.length >= MOST_ENTRIES) throw new RangeError(`the word table has too many entries for ${PLACE_BITS}-bit places`)
  return { slots, entries: Uint16Array.from(list) }
}
