/**
 * Verbs that share their forms with other words: Russian `ели` is a verb between its subject and object ("Дети ели кашу"), "Пришли мне письмо" tells somebody to
 * send a letter, and the Portuguese past of `ser` is that of `ir` before an infinitive ("Fomos vê-la").
 */
import { tagNumber } from '../core/part-of-speech.js'
import { TokenClass, type TokenList } from '../core/spans.js'
import type { Lemmatizer } from './lemma/lemmatizer.js'

const textOf = (tokens: TokenList, index: number): string => tokens.text.slice(tokens.starts[index], tokens.ends[index]).toLowerCase()
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const LONGEST = 24

const eaten = 'ели'
const beforeVerbs = new Set<number>([tagNumber.NOUN, tagNumber.PROPN, tagNumber.PRON, tagNumber.ADV])
const objects = new Set<number>([tagNumber.NOUN, tagNumber.ADJ, tagNumber.DET, tagNumber.NUM])

/** Gives `ели` the tag of a verb between a subject and an object, in a sentence without another verb. */
export function tagEaten(tokens: TokenList, tags: Uint8Array): void {
  const { sentences, count } = tokens
  for (let sentence = 0; sentence < sentences.length; sentence++) {
    const first = sentences[sentence]!
    const end = sentences[sentence + 1] ?? count
    for (let index = first + 1; index + 1 < end; index++) {
      if (tags[index] !== tagNumber.NOUN || tokens.ends[index]! - tokens.starts[index]! !== eaten.length || textOf(tokens, index) !== eaten) continue
      if (!beforeVerbs.has(tags[index - 1]!) || !objects.has(tags[index + 1]!) || tags.subarray(first, end).includes(tagNumber.VERB)) continue
      tags[index] = tagNumber.VERB
    }
  }
}

/** Russian imperatives of verbs of sending that are pasts of verbs of motion as well. */
const sent: ReadonlyMap<string, string> = new Map([
  ['перешли', 'переслать'],
  ['пришли', 'прислать'],
  ['вышли', 'выслать'],
  ['дошли', 'дослать'],
  ['отошли', 'отослать']
])
const receivers = words('мне нам ему ей им')

/** Lemmas of such imperatives at the beginning of a sentence, by token: somebody who gets something follows, or one thing, which cannot be the subject of a plural. */
export function readRussianSending(tokens: TokenList, tags: Uint8Array, lemmatizer: Lemmatizer): Map<number, string> {
  const found = new Map<number, string>()
  const { sentences, count } = tokens
  for (let sentence = 0; sentence < sentences.length; sentence++) {
    const first = sentences[sentence]!
    const end = sentences[sentence + 1] ?? count
    if (first + 1 >= end || tags[first] !== tagNumber.VERB || tokens.ends[first + 1]! - tokens.starts[first + 1]! > LONGEST) continue
    const length = tokens.ends[first]! - tokens.starts[first]!
    const lemma = length > LONGEST ? undefined : sent.get(textOf(tokens, first))
    if (lemma === undefined) continue
    const next = textOf(tokens, first + 1)
    if (receivers.has(next) || isOneThing(tokens, tags, first + 1, end, lemmatizer)) found.set(first, lemma)
  }
  return found
}

/** "Пришли письмо": a noun in the accusative of the singular that nothing is joined to. */
function isOneThing(tokens: TokenList, tags: Uint8Array, index: number, end: number, lemmatizer: Lemmatizer): boolean {
  if (tags[index] !== tagNumber.NOUN || (index + 1 < end && tags[index + 1] === tagNumber.CONJ)) return false
  const noun = textOf(tokens, index)
  const lemma = lemmatizer.lemma(noun, tagNumber.NOUN)
  return lemma.endsWith('а') || lemma.endsWith('я') ? /[ую]$/u.test(noun) : noun === lemma && /[^аяыи]$/u.test(noun)
}

/** Forms of persons who are nothing of what an infinitive says; the third ones are ("O objetivo foi reduzir custos"), but where they begin the sentence. */
const ownPersons = words('fui foste fomos fostes')
const thirdPersons = words('foi foram')
const infinitive = /(?:[aeiô]r|[áéêí]-l[oa]s?|[aei]r-(?:me|te|se|lhes?|nos|vos))$/u

/** Lemmas of the past of `ir` before an infinitive, by token. Linear. */
export function readPortugueseIr(tokens: TokenList, tags: Uint8Array): Map<number, string> {
  const found = new Map<number, string>()
  const { sentences, count } = tokens
  let sentence = 0
  for (let index = 0; index + 1 < count; index++) {
    while (sentence + 1 < sentences.length && sentences[sentence + 1]! <= index) sentence++
    if (tags[index] !== tagNumber.VERB || tags[index + 1] !== tagNumber.VERB || tokens.classes[index] !== TokenClass.word) continue
    const length = tokens.ends[index + 1]! - tokens.starts[index]!
    if (length > LONGEST || sentences[sentence + 1] === index + 1) continue
    const form = textOf(tokens, index)
    if (!ownPersons.has(form) && !(thirdPersons.has(form) && sentences[sentence] === index)) continue
    if (infinitive.test(textOf(tokens, index + 1))) found.set(index, 'ir')
  }
  return found
}
