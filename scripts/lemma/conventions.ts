/**
 * Lemmas of treebanks that follow another convention than the dev file: where the two give a tag's words other lemmas (Urdu verbs as stems in the
 * older file, as infinitives in the newer one), what the words that both have say is carried over to the words that only one has.
 */
import { applyScript, deriveScript, parseScript } from '../../src/morphology/lemma/edit-scripts.js'
import type { DictionaryRow } from '../lib/dictionaries.js'
import type { Unit } from '../lib/treebank-rows.js'
import type { LemmaCase } from './items.js'

/** Share of a tag's words that must differ before its lemmas count as another convention. */
const OTHER_CONVENTION = 0.2
/** Words that both files must have. */
const MINIMUM_SHARED = 50
/** Share that a lemma's or a script's most frequent counterpart needs. */
const SURE = 0.6

class Counts {
  readonly #rows = new Map<string, Map<string, number>>()

  add(key: string, value: string): void {
    let row = this.#rows.get(key)
    if (row === undefined) {
      row = new Map()
      this.#rows.set(key, row)
    }
    row.set(value, (row.get(value) ?? 0) + 1)
  }

  /** The most frequent value of a key with its share. */
  best(key: string): { value: string; share: number } | undefined {
    const row = this.#rows.get(key)
    if (row === undefined) return undefined
    let total = 0
    let best: [string, number] = ['', 0]
    for (const entry of row) {
      total += entry[1]
      if (entry[1] > best[1]) best = entry
    }
    return { value: best[0], share: best[1] / total }
  }
}

/**
 * The sentences of `other` with lemmas by the convention of `current`; a lemma that cannot be carried over becomes undefined.
 * @returns `other` itself where the conventions agree
 */
export function byConvention(current: readonly (readonly Unit[])[], other: readonly (readonly Unit[])[]): readonly (readonly Unit[])[] {
  const wanted = new Counts()
  for (const sentence of current) for (const { form, tag, lemma } of sentence) if (lemma !== undefined) wanted.add(`${tag} ${form.toLowerCase()}`, lemma)
  const shared = new Float64Array(16)
  const different = new Float64Array(16)
  const lemmas = new Counts()
  const scripts = new Counts()
  for (const sentence of other)
    for (const { form, tag, lemma } of sentence) {
      const goal = lemma === undefined ? undefined : wanted.best(`${tag} ${form.toLowerCase()}`)?.value
      if (lemma === undefined || goal === undefined) continue
      shared[tag]!++
      if (goal !== lemma) different[tag]!++
      lemmas.add(`${tag} ${lemma}`, goal)
      scripts.add(String(tag), deriveScript(lemma, goal, false))
    }
  const isOther = Uint8Array.from(shared, (count, tag) => Number(count >= MINIMUM_SHARED && different[tag]! > OTHER_CONVENTION * count))
  if (!isOther.includes(1)) return other
  const carried = (tag: number, lemma: string): string | undefined => {
    const known = lemmas.best(`${tag} ${lemma}`)
    if (known !== undefined && known.share >= SURE) return known.value
    const usual = scripts.best(String(tag))!
    return usual.share >= SURE ? applyScript(parseScript(usual.value), lemma) : undefined
  }
  return other.map((sentence) =>
    sentence.map((unit) => (unit.lemma === undefined || isOther[unit.tag] === 0 ? unit : { ...unit, lemma: carried(unit.tag, unit.lemma) }))
  )
}

/** The dictionaries with lemmas by the convention of the treebanks (Hindi verbs as stems); rows of which it is not known how are as they were. */
export function likeTreebanks(cases: readonly LemmaCase[], tags: readonly number[], dictionary: readonly DictionaryRow[]): readonly DictionaryRow[] {
  const tagged = dictionary.filter(({ tag }) => tags.includes(tag))
  const asUnits = (rows: readonly (LemmaCase | DictionaryRow)[]): Unit[] =>
    rows.map(({ form, tag, lemma }) => ({ form, tag, lemma, spaceAfter: true, joined: false }))
  const given = [asUnits(tagged)]
  const carried = byConvention([asUnits(cases)], given)
  if (carried === given) return dictionary
  const own = new Map(tagged.map((row, at) => [row, carried[0]![at]!.lemma ?? row.lemma]))
  // rows without tags have lemmas that those with tags have
  const others = new Map<string, string>()
  for (const [row, lemma] of own) others.set(row.lemma, (others.get(row.lemma) ?? lemma) === lemma ? lemma : row.lemma)
  return dictionary.map((row) => ({ ...row, lemma: own.get(row) ?? (row.tag < 0 ? (others.get(row.lemma) ?? row.lemma) : row.lemma) }))
}
