/**
 * Japanese verbs before た and て: their last syllable is the same for verbs of several endings (`洗っ` of `洗う`, `待っ` of `待つ`, `走っ` of `走る`). Which one there is
 * is told by the dictionary of readings; the treebanks have few of the verbs of everyday talk.
 */
import { tagNumber } from '../../core/part-of-speech.js'
import { TokenClass, type TokenList, tokenText } from '../../core/spans.js'
import { isHan } from '../readings/kana.js'
import type { Lemmatizer } from './lemmatizer.js'

/** Whether a dictionary has a word with a tag. */
export type HasWord = (word: string, tag: number) => boolean

/** Endings of verbs by what they become, most frequent first. */
const endings: Readonly<Record<string, string>> = { っ: 'るうつ', ん: 'むぶぬ' }
const LONGEST = 8

/** Tags that a verb is mistaken for. */
const mistaken = new Set<number>([tagNumber.NOUN, tagNumber.PROPN, tagNumber.ADJ, tagNumber.ADV])

/** Lemmas of verbs that the lemmatizer guesses wrongly, by their places; what only can be a verb before た becomes one. */
export function* readJapaneseVerbs(
  tokens: TokenList,
  tags: Uint8Array,
  lemmatizer: Lemmatizer,
  has: HasWord
): Generator<readonly [index: number, lemma: string]> {
  for (let index = 0; index < tokens.count; index++) {
    const length = tokens.ends[index]! - tokens.starts[index]!
    const tag = tags[index]!
    if (length < 2 || length > LONGEST || tokens.classes[index] !== TokenClass.word || !(tag === tagNumber.VERB || mistaken.has(tag))) continue
    const last = tokens.text[tokens.ends[index]! - 1]!
    const next = tokens.text[tokens.ends[index]!] ?? ' '
    // what follows い is voiced behind verbs in ぐ only
    const candidates = last !== 'い' ? endings[last] : 'だで'.includes(next) ? 'ぐ' : 'く'
    if (candidates === undefined) continue
    const form = tokenText(tokens, index)
    if (tag !== tagNumber.VERB) {
      if (!isHan(form.codePointAt(0)!) || has(form, tag) || !'ただてで'.includes(next)) continue
    } else {
      const guess = lemmatizer.lemma(form, tag)
      const isVoicedWrongly = last === 'い' && candidates === 'ぐ' && guess.endsWith('く')
      if (has(guess, tag) && !isVoicedWrongly) continue
    }
    const lemma = verbOf(form, candidates, has)
    if (lemma === undefined) continue
    tags[index] = tagNumber.VERB
    yield [index, lemma]
  }
}

function verbOf(form: string, candidates: string, has: HasWord): string | undefined {
  const stem = form.slice(0, -1)
  for (const ending of candidates) if (has(stem + ending, tagNumber.VERB)) return stem + ending
  return undefined
}
