/** Scores of taggers and lemmatizers on treebanks' own tokens. */
import { tagNumber } from '../../src/core/part-of-speech.js'
import type { TokenList } from '../../src/core/spans.js'
import { Lemmatizer } from '../../src/morphology/lemma/lemmatizer.js'
import type { LemmaTables } from '../../src/morphology/lemma/tables.js'
import { Tagger, type TaggerTables, type TagOptions } from '../../src/morphology/tag/tagger.js'
import type { Unit } from '../lib/treebank-rows.js'

export interface Score {
  tokens: number
  tags: number
  lemmaTokens: number
  lemmas: number
  /** Lemmas right but for the case of letters. */
  lemmasIgnoringCase: number
  /** Lemmas given the treebank's own tags. */
  lemmasByGold: number
}

/** A treebank's sentences as tokens of a text, one blank between words. */
export function asTokens(sentences: readonly (readonly Unit[])[]): { tokens: TokenList; units: Unit[] } {
  const starts: number[] = []
  const ends: number[] = []
  const firsts: number[] = []
  const units: Unit[] = []
  let text = ''
  for (const sentence of sentences) {
    firsts.push(starts.length)
    for (const unit of sentence) {
      starts.push(text.length)
      text += unit.form
      ends.push(text.length)
      text += ' '
      units.push(unit)
    }
  }
  const tokens = {
    text,
    count: starts.length,
    starts: Uint32Array.from(starts),
    ends: Uint32Array.from(ends),
    classes: new Uint8Array(starts.length),
    sentences: Uint32Array.from(firsts)
  }
  return { tokens, units }
}

export function scoreTables(
  tables: { tagger: TaggerTables; lemmas: LemmaTables },
  sentences: readonly (readonly Unit[])[],
  options: TagOptions = {}
): Score & { wrongTags: string[]; wrongLemmas: string[] } {
  const { tokens, units } = asTokens(sentences)
  const tags = new Tagger(tables.tagger).tag(tokens, options)
  const lemmatizer = new Lemmatizer(tables.lemmas)
  const lemmas = lemmatizer.lemmas(tokens, tags)
  const byGold = lemmatizer.lemmas(
    tokens,
    Uint8Array.from(units, (unit) => unit.tag)
  )
  const score: Score = { tokens: units.length, tags: 0, lemmaTokens: 0, lemmas: 0, lemmasIgnoringCase: 0, lemmasByGold: 0 }
  const wrongTags: string[] = []
  const wrongLemmas: string[] = []
  for (const [index, unit] of units.entries()) {
    if (tags[index] === unit.tag) score.tags++
    else wrongTags.push(`${unit.form.toLowerCase()} ${unit.tag}>${tags[index]}`)
    if (unit.lemma === undefined) continue
    score.lemmaTokens++
    if (lemmas[index] === unit.lemma) score.lemmas++
    else wrongLemmas.push(`${unit.form} ${unit.lemma}>${lemmas[index]}`)
    if (lemmas[index]!.toLowerCase() === unit.lemma.toLowerCase()) score.lemmasIgnoringCase++
    if (byGold[index] === unit.lemma) score.lemmasByGold++
  }
  return { ...score, wrongTags, wrongLemmas }
}

/** Lemmas by the treebank's own tags alone; the other figures are 0. */
export function scoreLemmas(tables: LemmaTables, sentences: readonly (readonly Unit[])[]): Score {
  const { tokens, units } = asTokens(sentences)
  const lemmas = new Lemmatizer(tables).lemmas(
    tokens,
    Uint8Array.from(units, (unit) => unit.tag)
  )
  const score: Score = { tokens: units.length, tags: 0, lemmaTokens: 0, lemmas: 0, lemmasIgnoringCase: 0, lemmasByGold: 0 }
  for (const [index, unit] of units.entries()) {
    if (unit.lemma === undefined) continue
    score.lemmaTokens++
    if (lemmas[index] === unit.lemma) score.lemmasByGold++
  }
  return score
}

export function addScores(left: Score, right: Score): Score {
  return {
    tokens: left.tokens + right.tokens,
    tags: left.tags + right.tags,
    lemmaTokens: left.lemmaTokens + right.lemmaTokens,
    lemmas: left.lemmas + right.lemmas,
    lemmasIgnoringCase: left.lemmasIgnoringCase + right.lemmasIgnoringCase,
    lemmasByGold: left.lemmasByGold + right.lemmasByGold
  }
}

/** Percent with two digits. */
export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10000) / 100
}

/** Most-frequent-tag baseline: learns from `known`, returns a counter of right tags; unknown words are NOUN, capitalised ones PROPN. */
export function baseline(known: readonly (readonly Unit[])[]): (sentences: readonly (readonly Unit[])[]) => number {
  const counts = new Map<string, Uint32Array>()
  for (const sentence of known)
    for (const { form, tag } of sentence) {
      let row = counts.get(form)
      if (row === undefined) {
        row = new Uint32Array(16)
        counts.set(form, row)
      }
      row[tag]!++
    }
  const best = new Map([...counts].map(([form, row]) => [form, row.indexOf(Math.max(...row))]))
  return (sentences) => {
    let right = 0
    for (const sentence of sentences)
      for (const { form, tag } of sentence) {
        const guess = best.get(form) ?? (form !== form.toLowerCase() ? tagNumber.PROPN : /^[\d.,]+$/.test(form) ? tagNumber.NUM : tagNumber.NOUN)
        if (guess === tag) right++
      }
    return right
  }
}
