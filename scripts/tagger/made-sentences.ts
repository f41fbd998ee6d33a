/**
 * Sentences made of imperatives and of what follows verbs in the treebanks: "Öppna fönstret och stäng dörren." Users send recipes, manuals and chat;
 * treebanks have statements, and taggers that learn from them alone take a command for a noun or a name.
 */
import { tagNumber } from '../../src/core/part-of-speech.js'
import type { DictionaryRow } from '../lib/dictionaries.js'
import type { Unit } from '../lib/treebanks.js'
import { hasImperatives, imperatives, isInfinitive, verbLast } from './imperatives.js'
import { interjectionsOf } from './interjections.js'
import { randomNumbers, type TrainingSentence } from './training.js'

interface Command {
  readonly form: string
  readonly lemma: string
}

const COMMANDS = 500
const GREETINGS = 150
/** How much a made sentence counts beside one of the treebanks. */
const WEIGHT = 0.5
const LONGEST_OBJECT = 6
/** A lemma of the treebanks is a verb from so many cases on, */
const FEWEST = 2
/** one of the dictionaries from so many forms on, as nouns have fewer. */
const FORMS_OF_VERB = 6

const objectStarts = new Set<number>([tagNumber.DET, tagNumber.NOUN, tagNumber.ADJ, tagNumber.PRON, tagNumber.ADP, tagNumber.NUM, tagNumber.PROPN])
const objectEnds = new Set<number>([tagNumber.PUNCT, tagNumber.CONJ, tagNumber.SCONJ, tagNumber.VERB, tagNumber.X, tagNumber.SYM])
const lastWords = new Set<number>([tagNumber.NOUN, tagNumber.PROPN, tagNumber.PRON, tagNumber.ADV])

/** The imperatives of the verbs that treebanks and dictionaries know, the verbs of the treebanks first. */
export function commandsOf(language: string, sentences: readonly (readonly Unit[])[], dictionary: readonly DictionaryRow[]): readonly Command[] {
  if (!hasImperatives(language)) return []
  const counts = new Map<string, number>()
  const forms = new Map<string, Set<string>>()
  const note = (lemma: string, form: string): void => {
    let known = forms.get(lemma)
    if (known === undefined) {
      known = new Set()
      forms.set(lemma, known)
    }
    known.add(form.toLowerCase())
  }
  for (const sentence of sentences)
    for (const { form, tag, lemma, joined } of sentence)
      if (tag === tagNumber.VERB && lemma !== undefined && !joined) {
        counts.set(lemma, (counts.get(lemma) ?? 0) + 1)
        note(lemma, form)
      }
  for (const { form, lemma, tag } of dictionary) if (tag < 0 ? counts.has(lemma) || isInfinitive(language, lemma) : tag === tagNumber.VERB) note(lemma, form)
  const commands: Command[] = []
  for (const [lemma, known] of forms) {
    const count = counts.get(lemma) ?? 0
    if (count < FEWEST && known.size < FORMS_OF_VERB) continue
    if (/^\p{Ll}+$/u.test(lemma)) for (const form of imperatives(language, lemma, known)) commands.push({ form, lemma })
  }
  return commands
}

/** What the dictionaries lack: imperatives as verbs, words of chat as interjections. A word that is there keeps the parts of speech it has. */
export function madeRows(language: string, sentences: readonly (readonly Unit[])[], dictionary: readonly DictionaryRow[]): DictionaryRow[] {
  const known = new Set(dictionary.map(({ form }) => form.toLowerCase()))
  return [
    ...commandsOf(language, sentences, dictionary)
      .filter(({ form }) => !known.has(form))
      .map(({ form, lemma }) => ({ form, lemma, tag: tagNumber.VERB, source: 'made' })),
    ...agreedInterjections(language, sentences).map((form) => ({ form, lemma: form, tag: tagNumber.INTJ, source: 'made' }))
  ]
}

/** Interjections but for those that the treebanks mostly give another part of speech (Slovenian `ja` is a particle there). */
function agreedInterjections(language: string, sentences: readonly (readonly Unit[])[]): readonly string[] {
  const balance = new Map<string, number>()
  for (const sentence of sentences)
    for (const { form, tag } of sentence) {
      const word = form.toLowerCase()
      balance.set(word, (balance.get(word) ?? 0) + (tag === tagNumber.INTJ ? 1 : -1))
    }
  return interjectionsOf(language).filter((word) => (balance.get(word) ?? 0) >= 0)
}

type Words = { form: string; tag: number }[]

/** Objects as they stand behind verbs (before the last verb, where verbs stand last). */
function objectsOf(language: string, sentences: readonly (readonly Unit[])[]): Words[] {
  const objects: Words[] = []
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
      objects.push(words)
    }
  return objects
}

const raised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Made sentences of a language: commands, and sentences of the treebanks with a greeting before or behind them. Seeded. */
export function madeSentences(language: string, sentences: readonly (readonly Unit[])[], dictionary: readonly DictionaryRow[]): TrainingSentence[] {
  const random = randomNumbers(11)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const made: TrainingSentence[] = []
  const add = (words: Words): void => {
    made.push({
      forms: words.map(({ form }) => form),
      tags: Uint8Array.from(words, ({ tag }) => tag),
      style: -1,
      caseUse: 'written',
      weights: new Float32Array(words.length).fill(WEIGHT)
    })
  }
  const mark = (form: string): Words => [{ form, tag: tagNumber.PUNCT }]
  const commands = commandsOf(language, sentences, dictionary)
  const objects = objectsOf(language, sentences)
  const conjunctions = sentences.flatMap((sentence) =>
    sentence.filter(({ tag, form }) => tag === tagNumber.CONJ && /^\p{Ll}+$/u.test(form)).map(({ form }) => form)
  )
  const names = sentences.flatMap((sentence) => sentence.filter(({ tag }) => tag === tagNumber.PROPN).map(({ form }) => form))
  const command = (isFirst: boolean): Words => {
    const { form } = pick(commands)
    const object = pick(objects)
    const verb = { form: isFirst && !verbLast.has(language) ? raised(form) : form, tag: tagNumber.VERB }
    return verbLast.has(language)
      ? [...object.map((word, index) => (isFirst && index === 0 ? { ...word, form: raised(word.form) } : word)), verb]
      : [verb, ...object]
  }
  if (commands.length > 0 && objects.length > 0 && conjunctions.length > 0 && names.length > 0)
    for (let count = 0; count < COMMANDS; count++) {
      const kind = random()
      const end = random() < 0.2 ? [] : mark(random() < 0.15 ? '!' : '.')
      if (kind < 0.4) add([...command(true), ...end])
      else if (kind < 0.55) add(command(false))
      else if (kind < 0.75) add([...command(true), { form: pick(conjunctions), tag: tagNumber.CONJ }, ...command(false), ...end])
      else if (kind < 0.87) add([...command(true), ...mark(','), ...command(false), ...end])
      else if (kind < 0.94) add([{ form: pick(names), tag: tagNumber.PROPN }, ...mark(','), ...command(false), ...end])
      else add([{ form: raised(pick(commands).form), tag: tagNumber.VERB }, ...end])
    }
  const interjections = agreedInterjections(language, sentences)
  const short = sentences.filter((sentence) => sentence.length >= 3 && sentence.length <= 12)
  if (interjections.length > 0 && short.length > 0)
    for (let count = 0; count < GREETINGS; count++) {
      const word = pick(interjections)
      const sentence = pick(short).map(({ form, tag }) => ({ form, tag }))
      const kind = random()
      const own = (isRaised: boolean): Words => [{ form: isRaised ? raised(word) : word, tag: tagNumber.INTJ }]
      if (kind < 0.3) add([...own(random() < 0.5), ...mark(random() < 0.7 ? ',' : '!'), ...sentence])
      else if (kind < 0.5) add([...own(random() < 0.5), ...sentence])
      else if (kind < 0.65) add([...sentence, ...own(false)])
      else add([...own(random() < 0.5), ...(random() < 0.5 ? mark('!') : [])])
    }
  return made
}
