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
    const said = isClosed(tokens, index) ? closingVerb(tokenText(tokens, index), tag, has) : undefined
    if (said !== undefined) {
      tags[index] = tagNumber.VERB
      yield [index, said]
      continue
    }
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

/** What dictionary forms of verbs end in, and imperatives by what they become. */
const PLAIN = 'うくぐすつぬぶむる'
const imperatives: Readonly<Record<string, string>> = { え: 'う', け: 'く', げ: 'ぐ', せ: 'す', て: 'つ', ね: 'ぬ', べ: 'ぶ', め: 'む', れ: 'る', ろ: 'る' }
const CLOSING = '。！!？?」』'

/** Whether a sentence ends behind the token at `index`. */
function isClosed(tokens: TokenList, index: number): boolean {
  const next = tokens.text[tokens.ends[index]!]
  return next === undefined || next === '\n' || CLOSING.includes(next)
}

/** The lemma of a verb in its dictionary form or in the imperative at the end of a sentence: "犬が鳴く。", "走れ！" */
function closingVerb(form: string, tag: number, has: HasWord): string | undefined {
  if (!isHan(form.codePointAt(0)!)) return undefined
  const last = form.at(-1)!
  if (PLAIN.includes(last)) return tag !== tagNumber.VERB && has(form, tagNumber.VERB) && !has(form, tag) ? form : undefined
  const ending = imperatives[last]
  if (ending === undefined || (last !== 'ろ' && has(form, tagNumber.NOUN))) return undefined
  const lemma = form.slice(0, -1) + ending
  return has(lemma, tagNumber.VERB) ? lemma : undefined
}

function verbOf(form: string, candidates: string, has: HasWord): string | undefined {
  const stem = form.slice(0, -1)
  for (const ending of candidates) if (has(stem + ending, tagNumber.VERB)) return stem + ending
  return undefined
}
