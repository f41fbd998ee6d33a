/**
 * The `-um-train` files follow older conventions than the dev files of the same treebank. Words whose tags are spread differently in the two are
 * disputed: where the dev file is of one mind its tag replaces the other, elsewhere the word teaches nothing in the older file.
 */
import type { Unit } from '../lib/treebank-rows.js'

/** Tag of a disputed word, or -1 where only the dev file may teach it. */
export type Disputed = ReadonlyMap<string, number>

function tagCounts(words: Iterable<readonly [form: string, tag: number]>): Map<string, Float64Array> {
  const counts = new Map<string, Float64Array>()
  for (const [form, tag] of words) {
    const word = form.toLowerCase()
    let row = counts.get(word)
    if (row === undefined) {
      row = new Float64Array(17)
      counts.set(word, row)
    }
    row[tag]!++
    row[16]!++
  }
  return counts
}

/** Words that `older` tags otherwise than `current`, beyond chance. */
export function disputedWords(current: readonly (readonly Unit[])[], older: readonly (readonly Unit[])[]): Disputed {
  return compare(tagCounts(unitWords(current)), tagCounts(unitWords(older)))
}

/** The same for sentences that have tags only. */
export function disputedTags(
  current: readonly (readonly Unit[])[],
  other: readonly { readonly forms: readonly string[]; readonly tags: Uint8Array }[]
): Disputed {
  return compare(tagCounts(unitWords(current)), tagCounts(sentenceWords(other)))
}

function* unitWords(sentences: readonly (readonly Unit[])[]): Generator<readonly [string, number]> {
  for (const sentence of sentences) for (const { form, tag } of sentence) yield [form, tag]
}

function* sentenceWords(sentences: readonly { readonly forms: readonly string[]; readonly tags: Uint8Array }[]): Generator<readonly [string, number]> {
  for (const { forms, tags } of sentences) for (const [index, form] of forms.entries()) yield [form, tags[index]!]
}

function compare(now: ReadonlyMap<string, Float64Array>, older: ReadonlyMap<string, Float64Array>): Disputed {
  const disputed = new Map<string, number>()
  for (const [word, before] of older) {
    const after = now.get(word)
    if (after === undefined || after[16]! < 4 || before[16]! < 4) continue
    let distance = 0
    let best = 0
    for (let tag = 0; tag < 16; tag++) {
      distance += Math.abs(after[tag]! / after[16]! - before[tag]! / before[16]!) / 2
      if (after[tag]! > after[best]!) best = tag
    }
    if (distance < 0.04 + 1.2 / Math.sqrt(Math.min(after[16]!, before[16]!))) continue
    disputed.set(word, after[16]! >= 6 && after[best]! >= 0.93 * after[16]! ? best : -1)
  }
  return disputed
}
