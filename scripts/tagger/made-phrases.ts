/** Pieces of treebank sentences that made sentences are built of: what follows verbs, and phrases of nouns as titles and lists have them. */
import { tagNumber } from '../../src/core/part-of-speech.js'
import type { Unit } from '../lib/treebank-rows.js'
import { verbLast } from './imperatives.js'

export type Words = { form: string; tag: number }[]

const LONGEST_OBJECT = 6
const LONGEST_TITLE = 5

const tags = (list: readonly (keyof typeof tagNumber)[]): ReadonlySet<number> => new Set(list.map((tag) => tagNumber[tag]))

const objectStarts = tags(['DET', 'NOUN', 'ADJ', 'PRON', 'ADP', 'NUM', 'PROPN'])
const objectEnds = tags(['PUNCT', 'CONJ', 'SCONJ', 'VERB', 'X', 'SYM'])
const lastWords = tags(['NOUN', 'PROPN', 'PRON', 'ADV'])
const titleWords = tags(['NOUN', 'ADJ', 'ADP', 'DET', 'PROPN', 'NUM'])
const titleStarts = tags(['NOUN', 'ADJ'])
const titleEnds = tags(['NOUN', 'ADJ', 'PROPN'])

const isPlainNoun = ({ form, tag }: { form: string; tag: number }): boolean => tag === tagNumber.NOUN && form === form.toLowerCase() && form.length > 2

/** Pronouns that stand before verbs far more often than behind them: who does it. */
function subjectPronouns(sentences: readonly (readonly Unit[])[]): ReadonlySet<string> {
  const balance = new Map<string, number>()
  for (const sentence of sentences)
    for (const [at, { form, tag }] of sentence.entries()) {
      if (tag !== tagNumber.PRON) continue
      const word = form.toLowerCase()
      const before = sentence[at + 1]?.tag === tagNumber.VERB ? 1 : 0
      const behind = sentence[at - 1]?.tag === tagNumber.VERB ? 2 : 0
      balance.set(word, (balance.get(word) ?? 0) + before - behind)
    }
  return new Set([...balance].filter(([, count]) => count > 0).map(([word]) => word))
}

/** Objects as they stand behind verbs (before the last verb, where verbs stand last). */
export function objectsOf(language: string, sentences: readonly (readonly Unit[])[]): Words[] {
  const objects: Words[] = []
  const subjects = subjectPronouns(sentences)
  for (const sentence of sentences)
    for (let at = 0; at < sentence.length; at++) {
      if (sentence[at]!.tag !== tagNumber.VERB) continue
      const step = verbLast.has(language) ? -1 : 1
      const words: Words = []
      for (let next = at + step; next >= 0 && next < sentence.length && words.length <= LONGEST_OBJECT; next += step) {
        const { form, tag } = sentence[next]!
        if (objectEnds.has(tag)) break
        words.push({ form, tag })
      }
      if (step < 0) words.reverse()
      if (words.length === 0 || words.length > LONGEST_OBJECT || !objectStarts.has(words[0]!.tag) || !lastWords.has(words.at(-1)!.tag)) continue
      if (step > 0 && words[0]!.tag === tagNumber.PRON && subjects.has(words[0]!.form.toLowerCase())) continue
      objects.push(words)
    }
  return objects
}

/** Nouns of short objects without their articles, as notes have them ("Book flight"). */
export function bareObjects(language: string, objects: readonly Words[]): Words[] {
  const capitals = language === 'deu'
  return objects
    .filter((words) => words.length <= 2 && words.every(({ tag }) => tag === tagNumber.NOUN || tag === tagNumber.DET))
    .map((words) => [words.at(-1)!])
    .filter(([noun]) => noun!.tag === tagNumber.NOUN && (capitals || isPlainNoun(noun!)))
}

/** Places as statements have them: preposition and name, or a name alone where its ending says enough. */
export function placesOf(sentences: readonly (readonly Unit[])[]): Words[] {
  const places: Words[] = []
  for (const sentence of sentences)
    for (let at = 0; at + 1 < sentence.length; at++) {
      const [left, right, behind] = [sentence[at]!, sentence[at + 1]!, sentence[at + 2]]
      if (left.tag === tagNumber.ADP && right.tag === tagNumber.PROPN && behind?.tag !== tagNumber.PROPN)
        places.push([
          { form: left.form.toLowerCase(), tag: left.tag },
          { form: right.form, tag: right.tag }
        ])
    }
  return places
}

/** Phrases of nouns and adjectives between verbs and punctuation marks, without the article or preposition before them. */
export function titlesOf(sentences: readonly (readonly Unit[])[]): Words[] {
  const titles: Words[] = []
  for (const sentence of sentences)
    for (let at = 0; at < sentence.length; at++) {
      const before = sentence[at - 1]?.tag
      if (!titleStarts.has(sentence[at]!.tag) || before === tagNumber.NOUN || before === tagNumber.ADJ || before === tagNumber.ADV) continue
      let end = at
      while (end < sentence.length && titleWords.has(sentence[end]!.tag)) end++
      const words = sentence.slice(at, end).map(({ form, tag }) => ({ form, tag }))
      if (words.length < 2 || words.length > LONGEST_TITLE || !titleEnds.has(words.at(-1)!.tag) || !words.some(({ tag }) => tag === tagNumber.NOUN)) continue
      if (words.some(({ tag }) => tag === tagNumber.DET || tag === tagNumber.NUM)) continue
      titles.push(words)
    }
  return titles
}

/** Nouns that stand for themselves, each once; the lemmas, where the treebank has them. */
export function nounsOf(language: string, sentences: readonly (readonly Unit[])[]): Words {
  const nouns = new Map<string, { form: string; tag: number }>()
  for (const sentence of sentences)
    for (const { form, tag, lemma, joined } of sentence)
      if (
        tag === tagNumber.NOUN &&
        !joined &&
        form.length > 2 &&
        (form === lemma || lemma === undefined) &&
        (language === 'deu' || form === form.toLowerCase())
      )
        nouns.set(form, { form, tag })
  return [...nouns.values()]
}
