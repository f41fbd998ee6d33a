/** German words with `es` written to them: `gibt's`, `mir's`, `wenn's`, `für's`. They have tag and lemma of the word before the apostrophe. */
import { tagNumber } from '../../core/part-of-speech.js'
import { TokenClass, type TokenList, tokenText } from '../../core/spans.js'
import type { Lemmatizer } from './lemmatizer.js'

const SMALL_S = 115
const APOSTROPHES: readonly number[] = [39, 0x2019]
const LONGEST = 20

/** Words of closed classes before `'s`. */
const closed: ReadonlyMap<string, number> = new Map(
  (
    [
      [tagNumber.PRON, 'ich du er sie wir ihr mir dir ihm uns euch man sich wer was'],
      [tagNumber.SCONJ, 'wenn ob dass weil als bis'],
      [tagNumber.ADV, 'wie so da wo'],
      [tagNumber.ADP, 'an auf durch für hinter in über um unter vor']
    ] as const
  ).flatMap(([tag, list]) => list.split(' ').map((word) => [word, tag] as const))
)

/** Tags such words and adds their lemmas to `found`; a name has no `'s` in its lemma (`Peter's`). */
export function readGermanEs(tokens: TokenList, tags: Uint8Array, lemmatizer: Lemmatizer, found: Map<number, string>): void {
  let sentence = 0
  for (let index = 0; index < tokens.count; index++) {
    const isFirst = index === tokens.sentences[sentence]
    if (isFirst) sentence++
    const end = tokens.ends[index]!
    const length = end - tokens.starts[index]!
    if (length < 4 || length > LONGEST || tokens.text.charCodeAt(end - 1) !== SMALL_S || !APOSTROPHES.includes(tokens.text.charCodeAt(end - 2))) continue
    if (tokens.classes[index] !== TokenClass.word) continue
    const written = tokenText(tokens, index).slice(0, -2)
    const lower = written.toLowerCase()
    const tag = closed.get(lower) ?? tagNumber.VERB
    const lemma = lemmatizer.lemma(lower, tag)
    const isSmall = written === lower || isFirst || tags[index - 1] === tagNumber.PUNCT
    if (isSmall && (tag !== tagNumber.VERB || lemmatizer.knows(lemma, tag))) {
      tags[index] = tag
      found.set(index, lemma)
    } else if (tags[index] === tagNumber.PROPN) found.set(index, written)
  }
}
