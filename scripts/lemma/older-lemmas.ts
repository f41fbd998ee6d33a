/**
 * Lemmas of the older treebank files were partly made by a programme, which took frequent words for forms of others (Spanish `bueno` as `bue`, Dutch `eet`
 * as `emmen`). Where most dictionaries give a word another lemma, which words of its tag are known to have, that one is learnt.
 */
import { tagNumber } from '../../src/core/part-of-speech.js'
import type { DictionaryRow } from '../lib/dictionaries.js'
import type { Unit } from '../lib/treebank-rows.js'

/** Tags whose lemmas dictionaries and treebanks agree about. */
const corrected = new Set<number>([tagNumber.NOUN, tagNumber.VERB, tagNumber.ADJ, tagNumber.ADV])

const keyOf = (word: string, tag: number): string => `${tag} ${word.toLowerCase()}`

export class OlderLemmas {
  /** Sources that give a word of the older files a lemma, by word, lemma and tag (-1 for none). */
  readonly #sources = new Map<string, Map<string, Map<string, number>>>()
  /** Lemmas with their tags, those of the current treebanks and all. */
  readonly #current = new Set<string>()
  readonly #lemmas: Set<string>

  /**
   * @param current sentences whose lemmas are sure
   * @param older those of the older files
   */
  constructor(current: Iterable<readonly Unit[]>, older: Iterable<readonly Unit[]>, dictionary: readonly DictionaryRow[]) {
    for (const sentence of current) for (const { tag, lemma } of sentence) if (lemma !== undefined) this.#current.add(keyOf(lemma, tag))
    this.#lemmas = new Set(this.#current)
    for (const sentence of older) for (const { form, tag } of sentence) if (corrected.has(tag)) this.#sources.set(form.toLowerCase(), new Map())
    for (const { form, lemma, tag, source } of dictionary) {
      if (tag >= 0) this.#lemmas.add(keyOf(lemma, tag))
      const row = this.#sources.get(form.toLowerCase())
      if (row === undefined) continue
      let sources = row.get(lemma)
      if (sources === undefined) {
        sources = new Map()
        row.set(lemma, sources)
      }
      sources.set(`${source} ${tag}`, tag)
    }
  }

  /** The lemma to learn for a unit of an older file. */
  lemma({ form, tag, lemma }: Unit): string | undefined {
    if (lemma === undefined || !corrected.has(tag) || this.#current.has(keyOf(lemma, tag))) return lemma
    const row = this.#sources.get(form.toLowerCase())
    if (row === undefined) return lemma
    const votes = (candidate: string): number => {
      let count = 0
      for (const given of row.get(candidate)?.values() ?? [])
        if (given === tag) count += 2
        else if (given < 0) count += 1
      return count
    }
    const own = Math.max(votes(lemma), votes(lemma.toLowerCase()))
    let best = lemma
    let most = own
    for (const candidate of row.keys()) {
      // a verb's form is its own lemma in lists that take participles for adjectives
      if (tag === tagNumber.VERB && candidate.toLowerCase() === form.toLowerCase()) continue
      const count = votes(candidate)
      if (count > most && this.#lemmas.has(keyOf(candidate, tag))) {
        best = candidate
        most = count
      }
    }
    return most >= 2 * own ? best : lemma
  }
}
