/** Learning of the decision lists that tell a word's lemmas apart (src/morphology/lemma/contexts.ts). */

import { wordHash } from '../../src/core/folding.js'
import { valueFeature } from '../../src/core/hashing.js'
import { tagNumber } from '../../src/core/part-of-speech.js'
import { buildHashTable } from '../../src/models/hash-table.js'
import {
  CONTEXT_FEATURES,
  type Context,
  ContextFeature,
  type ContextTables,
  contextFeatures,
  contextWordHash,
  evidenceHash,
  NOTHING
} from '../../src/morphology/lemma/contexts.js'
import { deriveScript } from '../../src/morphology/lemma/edit-scripts.js'
import type { Unit } from '../lib/treebank-rows.js'
import type { Seeds } from './seeds.js'

/** Cases of a pair's rarer lemma, over all its words. */
const MINIMUM_CASES = 5
/** Wrong lemmas that context must save, as a number and as a share; each case is judged by all others. */
const MINIMUM_SAVED = 3
const MINIMUM_SHARE = 0.3
/** Added to both sides of a count, so that a single case proves little. */
const SMOOTHING = 0.4
/** A strength of 127 is this much log-odds. */
const SCALE = 127 / 8

interface Case {
  readonly word: string
  readonly second: boolean
  readonly features: Int32Array
}

/** A sentence of a treebank as the context of its words. */
class UnitContext implements Context {
  readonly #units: readonly Unit[]

  constructor(units: readonly Unit[]) {
    this.#units = units
  }

  word(index: number): number {
    const unit = this.#units[index]
    return unit === undefined ? NOTHING : wordHash(unit.form)
  }

  tag(index: number): number {
    return this.#units[index]?.tag ?? -1
  }

  ending(index: number): number {
    const unit = this.#units[index]
    return unit === undefined ? NOTHING : wordHash(unit.form.slice(-2))
  }
}

const keyOf = (tag: number, word: string): string => `${tag} ${word}`

/** The two most frequent lemmas of each word and tag that has several, in alphabetical order. */
function pairsOf(sentences: readonly (readonly Unit[])[], lower: (word: string) => string): Map<string, readonly [string, string]> {
  const counts = new Map<string, Map<string, number>>()
  for (const sentence of sentences)
    for (const { form, tag, lemma } of sentence) {
      if (lemma === undefined) continue
      const key = keyOf(tag, lower(form))
      const row = counts.get(key)
      if (row === undefined) counts.set(key, new Map([[lemma, 1]]))
      else row.set(lemma, (row.get(lemma) ?? 0) + 1)
    }
  const pairs = new Map<string, readonly [string, string]>()
  for (const [key, row] of counts) {
    if (row.size < 2) continue
    const [[first], [second]] = [...row].sort((left, right) => right[1] - left[1] || (left[0] < right[0] ? -1 : 1)) as [[string, number], [string, number]]
    // spellings with another case are no other lemma
    if (first.toLowerCase() === second.toLowerCase()) continue
    pairs.set(key, first < second ? [first, second] : [second, first])
  }
  return pairs
}

class Evidence {
  readonly #counts = new Map<number, [number, number]>()

  add({ features, second }: Case): void {
    for (const feature of features) {
      let row = this.#counts.get(feature)
      if (row === undefined) {
        row = [0, 0]
        this.#counts.set(feature, row)
      }
      row[Number(second)]!++
    }
  }

  /** Log-odds of the second lemma under a feature; `without`: a case that is not counted. */
  strength(feature: number, without?: Case): number {
    const row = this.#counts.get(feature)
    if (row === undefined) return 0
    const first = row[0] - (without !== undefined && !without.second ? 1 : 0)
    const second = row[1] - (without?.second === true ? 1 : 0)
    return Math.log((second + SMOOTHING) / (first + SMOOTHING))
  }

  /** Log-odds by the strongest feature of a case that is itself not counted. */
  strongest(judged: Case): number {
    let best = 0
    for (const feature of judged.features) {
      const strength = this.strength(feature, judged)
      if (Math.abs(strength) > Math.abs(best)) best = strength
    }
    return best
  }

  *rows(): Generator<[feature: number, strength: number]> {
    for (const [feature, [first, second]] of this.#counts) if (first + second >= 2) yield [feature, this.strength(feature)]
  }
}

/** A pair of lemmas that context tells apart. */
export interface Pair {
  readonly lemmas: readonly [string, string]
  readonly cases: number
  /** Cases that the words' most frequent lemmas get wrong and their contexts right, less the reverse; undefined for seeds. */
  readonly saved: number | undefined
}

/**
 * Learns which pairs of lemmas context tells apart, and how.
 * @param lower how the language writes small letters
 * @param seeds words whose neighbours are known; the treebanks teach nothing about them
 * @returns the tables, and the pairs kept with the cases that they save; undefined when there are none
 */
export function trainContexts(
  sentences: readonly (readonly Unit[])[],
  lower: (word: string) => string,
  seeds: readonly Seeds[] = []
): { tables: ContextTables; pairs: readonly Pair[] } | undefined {
  const wordPairs = pairsOf(sentences, lower)
  for (const seed of seeds) if (!seed.besides) for (const word of seed.words) wordPairs.delete(keyOf(tagNumber[seed.tag], word))
  const cases = new Map<string, Case[]>()
  for (const sentence of sentences) {
    const context = new UnitContext(sentence)
    for (const [index, { form, tag, lemma }] of sentence.entries()) {
      const pair = wordPairs.get(keyOf(tag, lower(form)))
      if (pair === undefined || lemma === undefined || !pair.includes(lemma)) continue
      const features = new Int32Array(CONTEXT_FEATURES)
      contextFeatures(context, index, context.word(index), features)
      const key = keyOf(tag, pair.join('\n'))
      const found: Case = { word: lower(form), second: lemma === pair[1], features }
      const list = cases.get(key)
      if (list === undefined) cases.set(key, [found])
      else list.push(found)
    }
  }
  const kept: Pair[] = []
  const scripts: string[] = []
  const words: { hash: number; pair: number; scripts: [number, number]; count: number }[] = []
  const evidence: { hash: number; strength: number }[] = []
  const scriptNumber = (text: string): number => {
    const known = scripts.indexOf(text)
    return known >= 0 ? known : scripts.push(text) - 1
  }
  for (const [key, list] of cases) {
    const seconds = list.filter(({ second }) => second).length
    if (Math.min(seconds, list.length - seconds) < MINIMUM_CASES) continue
    const counted = new Evidence()
    for (const one of list) counted.add(one)
    const usual = wrongByWord(list)
    const wrong = list.filter((one) => counted.strongest(one) > 0 !== one.second).length
    if (usual - wrong < MINIMUM_SAVED || wrong > (1 - MINIMUM_SHARE) * usual) continue
    const space = key.indexOf(' ')
    const tag = Number(key.slice(0, space))
    const lemmas = key.slice(space + 1).split('\n') as [string, string]
    const pair = kept.push({ lemmas, cases: list.length, saved: usual - wrong }) - 1
    const counts = new Map<string, number>()
    for (const { word } of list) counts.set(word, (counts.get(word) ?? 0) + 1)
    for (const [word, count] of counts)
      words.push({
        hash: contextWordHash(word, tag),
        pair,
        scripts: [scriptNumber(deriveScript(word, lemmas[0], false)), scriptNumber(deriveScript(word, lemmas[1], false))],
        count
      })
    for (const [feature, strength] of counted.rows()) {
      const rounded = Math.max(-127, Math.min(127, Math.round(strength * SCALE)))
      if (rounded !== 0) evidence.push({ hash: evidenceHash(pair, feature), strength: rounded })
    }
  }
  for (const { tag, lemmas, words: forms, besides, before, after, unless } of seeds) {
    const learnt = besides ? kept.findIndex(({ lemmas: known }) => known.includes(lemmas[0]) && known.includes(lemmas[1])) : -1
    const pair = learnt >= 0 ? learnt : kept.push({ lemmas, cases: 0, saved: undefined }) - 1
    const sign = kept[pair]!.lemmas[0] === lemmas[0] ? 1 : -1
    if (learnt < 0)
      for (const word of forms)
        words.push({
          hash: contextWordHash(word, tagNumber[tag]),
          pair,
          scripts: [scriptNumber(deriveScript(word, lemmas[0], false)), scriptNumber(deriveScript(word, lemmas[1], false))],
          count: 0
        })
    const put = (feature: number, neighbours: readonly string[], strength: number): void => {
      for (const word of neighbours) evidence.push({ hash: evidenceHash(pair, valueFeature(feature, wordHash(word))), strength: sign * strength })
    }
    put(ContextFeature.left, before, 126)
    put(ContextFeature.right, after, 126)
    put(ContextFeature.right2, unless, -127)
  }
  if (kept.length === 0) return undefined
  words.sort((left, right) => right.count - left.count)
  evidence.sort((left, right) => Math.abs(right.strength) - Math.abs(left.strength))
  const wordTable = buildHashTable(Uint32Array.from(words, ({ hash }) => hash))
  const evidenceTable = buildHashTable(Uint32Array.from(evidence, ({ hash }) => hash))
  const tables: ContextTables = {
    words: wordTable.table,
    wordPairs: Uint16Array.from(wordTable.order, (at) => words[at]!.pair),
    wordScripts: Uint16Array.from([...wordTable.order].flatMap((at) => words[at]!.scripts)),
    scripts: new TextEncoder().encode(scripts.join('\n')),
    evidence: evidenceTable.table,
    strengths: Int8Array.from(evidenceTable.order, (at) => evidence[at]!.strength)
  }
  return { tables, pairs: kept }
}

/** Cases that each word's most frequent lemma gets wrong. */
function wrongByWord(list: readonly Case[]): number {
  const counts = new Map<string, [number, number]>()
  for (const { word, second } of list) {
    const row = counts.get(word) ?? [0, 0]
    row[Number(second)]!++
    counts.set(word, row)
  }
  let wrong = 0
  for (const [first, second] of counts.values()) wrong += Math.min(first, second)
  return wrong
}
