/**
 * The spoken Nynorsk treebank has lemmas by another norm than the written one (`kom` of `komme`, `vart` of `bli`, `ligg` of `ligge`); learnt side by side, a verb
 * had one lemma in one form and another in the next. The written one's are taken wherever it has the word, or another form of its lemma.
 */
import type { Unit } from './treebank-rows.js'

type Sentences = readonly (readonly Unit[])[]

/** Share of a word's cases that makes a lemma one of its own. */
const OWN = 0.25
/** Share that the counterpart of a lemma needs. */
const SURE = 0.6

const count = (rows: Map<string, Map<string, number>>, key: string, value: string): void => {
  const row = rows.get(key) ?? new Map<string, number>()
  rows.set(key, row.set(value, (row.get(value) ?? 0) + 1))
}

function best(row: ReadonlyMap<string, number>): { value: string; share: number } {
  const total = [...row.values()].reduce((sum, value) => sum + value, 0)
  const [value, most] = [...row].reduce((first, entry) => (entry[1] > first[1] ? entry : first))
  return { value, share: most / total }
}

/** The sentences of `spoken` with the lemmas of `written`. */
export function withWrittenLemmas(written: Sentences, spoken: Sentences): Sentences {
  const known = new Map<string, Map<string, number>>()
  for (const sentence of written) for (const { form, tag, lemma } of sentence) if (lemma !== undefined) count(known, `${tag} ${form.toLowerCase()}`, lemma)
  const ofWord = ({ form, tag, lemma }: Unit): string | undefined => {
    const row = known.get(`${tag} ${form.toLowerCase()}`)
    if (row === undefined || lemma === undefined) return undefined
    const { value } = best(row)
    const own = row.get(lemma) ?? 0
    return own >= OWN * [...row.values()].reduce((sum, each) => sum + each, 0) ? lemma : value
  }
  const counterparts = new Map<string, Map<string, number>>()
  for (const sentence of spoken)
    for (const unit of sentence) {
      const lemma = ofWord(unit)
      if (lemma !== undefined) count(counterparts, `${unit.tag} ${unit.lemma}`, lemma)
    }
  return spoken.map((sentence) =>
    sentence.map((unit) => {
      const row = unit.lemma === undefined ? undefined : counterparts.get(`${unit.tag} ${unit.lemma}`)
      const counterpart = row === undefined ? undefined : best(row)
      const lemma = ofWord(unit) ?? (counterpart !== undefined && counterpart.share >= SURE ? counterpart.value : unit.lemma)
      return lemma === unit.lemma ? unit : { ...unit, lemma }
    })
  )
}
