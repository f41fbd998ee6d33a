/** Builds the look-up tables of a tagger: ambiguity classes (which tags a word can have) and word clusters. */

import { wordHash } from '../../src/core/folding.js'
import { buildHashTable } from '../../src/models/hash-table.js'
import type { DictionaryRow } from '../lib/dictionaries.js'
import type { LookupTables, TrainingSentence } from './training.js'

const TREEBANK_MINIMUM = 4
const MAX_CLASSES = 254
const MAX_CLUSTERS = 16_000

/**
 * @param limit words kept in the ambiguity lexicon, most frequent first
 */
export function buildLookups(
  sentences: readonly TrainingSentence[],
  taught: readonly TrainingSentence[],
  dictionary: readonly DictionaryRow[],
  guessed: ReadonlyMap<string, number>,
  frequencies: ReadonlyMap<string, number>,
  wordClasses: Iterable<readonly [word: string, wordClass: number]>,
  clusters: Iterable<readonly [word: string, cluster: number]>,
  limit: number
): LookupTables {
  const masks = new Map<number, { mask: number; weight: number }>()
  const add = (word: string, mask: number, weight: number): void => {
    const hash = wordHash(word)
    const known = masks.get(hash)
    if (known === undefined) masks.set(hash, { mask, weight })
    else {
      known.mask |= mask
      known.weight = Math.max(known.weight, weight)
    }
  }
  for (const { form, tag } of dictionary) {
    if (tag < 0) continue
    const lower = form.toLowerCase()
    // bit 16: the word has a capital in a dictionary of lower-case words
    add(form, (1 << tag) | (form === lower ? 1 << 17 : 1 << 16), frequencies.get(lower) ?? 0.1)
  }
  for (const [word, mask] of guessed) if (!masks.has(wordHash(word))) add(word, mask | (1 << 18), frequencies.get(word) ?? 0.1)
  for (const [word, mask, count] of treebankMasks(sentences)) add(word, mask, count * 1000)
  // classes of a segmentation lexicon: six bits from 20 on
  for (const [word, wordClass] of wordClasses)
    if ((masks.get(wordHash(word))?.mask ?? 0) >> 20 === 0) add(word, (wordClass & 63) << 20, frequencies.get(word) ?? 0.1)
  const entries = [...masks].sort((left, right) => right[1].weight - left[1].weight).slice(0, limit)
  const classCounts = new Map<number, number>()
  for (const [, { mask, weight }] of entries) classCounts.set(mask, (classCounts.get(mask) ?? 0) + Math.log2(2 + weight))
  const classes = new Map(
    [...classCounts]
      .sort((left, right) => right[1] - left[1])
      .slice(0, MAX_CLASSES)
      .map(([mask], index) => [mask, index + 1])
  )
  for (const [, entry] of entries) if (!classes.has(entry.mask)) entry.mask &= classes.has(entry.mask & 0xffff) ? 0xffff : 63 << 20
  const kept = entries.filter(([, { mask }]) => classes.has(mask))
  const { table, order } = buildHashTable(Uint32Array.from(kept, ([hash]) => hash))
  const lexiconClasses = Uint8Array.from(order, (index) => classes.get(kept[index]![1].mask)!)
  const brown = [...clusters].filter(([, cluster]) => cluster > 0)
  const clusterRows = brown.length > 0 ? brown : likelyTags(sentences, taught)
  const built = buildHashTable(Uint32Array.from(clusterRows, ([word]) => wordHash(word)))
  return { lexicon: table, lexiconClasses, clusters: built.table, clusterNumbers: Uint16Array.from(built.order, (index) => clusterRows[index]![1]) }
}

/**
 * In place of clusters: each word's likeliest tag and how likely it is, as a number; neighbours' likely tags tell much about a word.
 * @param taught sentences tagged by the teacher, which only fill gaps
 */
function likelyTags(sentences: readonly TrainingSentence[], taught: readonly TrainingSentence[]): [word: string, number: number][] {
  const counts = tagCounts(sentences)
  for (const [word, row] of tagCounts(taught)) if (!counts.has(word)) counts.set(word, row)
  const rows: { word: string; number: number; total: number }[] = []
  for (const [word, row] of counts) {
    const total = row.reduce((sum, count) => sum + count, 0)
    if (total < 3) continue
    const best = row.indexOf(Math.max(...row))
    const share = row[best]! / total
    rows.push({ word, number: 1 + 4 * best + (share > 0.97 ? 3 : share > 0.85 ? 2 : share > 0.65 ? 1 : 0), total })
  }
  rows.sort((left, right) => right.total - left.total)
  return rows.slice(0, MAX_CLUSTERS).map(({ word, number }) => [word, number])
}

/** Tags of words seen often enough in the treebanks; a tag in less than 2 % of a word's cases counts as an annotation error. */
function* treebankMasks(sentences: readonly TrainingSentence[]): Generator<[word: string, mask: number, count: number]> {
  const counts = tagCounts(sentences)
  for (const [word, row] of counts) {
    const total = row.reduce((sum, count) => sum + count, 0)
    if (total < TREEBANK_MINIMUM) continue
    let mask = 0
    for (let tag = 0; tag < 16; tag++) if (row[tag]! >= Math.max(1, total * 0.02)) mask |= 1 << tag
    yield [word, mask, total]
  }
}

function tagCounts(sentences: readonly TrainingSentence[]): Map<string, Float32Array> {
  const counts = new Map<string, Float32Array>()
  for (const { forms, tags } of sentences)
    for (const [index, form] of forms.entries()) {
      const word = form.toLowerCase()
      let row = counts.get(word)
      if (row === undefined) {
        row = new Float32Array(16)
        counts.set(word, row)
      }
      row[tags[index]!]!++
    }
  return counts
}
