/**
 * German words with `es` or an article written to them: `gibt's`, `mir's`, `für's`, `mit'm`, `auf'n`. They have tag and lemma of the word before the apostrophe; `so'ne` is a
 * determiner.
 */
import { tagNumber } from '../../core/part-of-speech.js'
import { TokenClass, type TokenList, tokenText } from '../../core/spans.js'
import type { Lemmatizer } from './lemmatizer.js'

/** What may be written to a word, behind its apostrophe. */
const CLITIC = /^(?<word>.+)['’](?<clitic>s|m|n|ne[mnrs]?)$/u
const SHORTEST = 4
const LONGEST = 20
/** What all clitics end in. */
const LAST_LETTERS = 'emnrs'

/** Words of closed classes before them. */
const closed: ReadonlyMap<string, number> = new Map(
  (
    [
      [tagNumber.PRON, 'ich du er sie wir ihr mir dir ihm uns euch man sich wer was'],
      [tagNumber.SCONJ, 'wenn ob dass weil als bis'],
      [tagNumber.ADV, 'wie so da wo'],
      [tagNumber.ADP, 'an auf aus bei durch für gegen hinter in mit nach ohne seit über um unter von vor zu']
    ] as const
  ).flatMap(([tag, list]) => list.split(' ').map((word) => [word, tag] as const))
)

/** Tags such words and adds their lemmas to `lemmas`; a name has no `'s` in its lemma (`Peter's`). */
export function readGermanEs(tokens: TokenList, tags: Uint8Array, lemmatizer: Lemmatizer, lemmas: Map<number, string>): void {
  let sentence = 0
  for (let index = 0; index < tokens.count; index++) {
    const isFirst = index === tokens.sentences[sentence]
    if (isFirst) sentence++
    const end = tokens.ends[index]!
    const length = end - tokens.starts[index]!
    if (length < SHORTEST || length > LONGEST || !LAST_LETTERS.includes(tokens.text[end - 1]!) || tokens.classes[index] !== TokenClass.word) continue
    const found = CLITIC.exec(tokenText(tokens, index))?.groups
    if (found === undefined) continue
    const written = found['word']!
    const lower = written.toLowerCase()
    if (lower === 'so' && found['clitic'] !== 's') {
      tags[index] = tagNumber.DET
      lemmas.set(index, `${lower}'n`)
      continue
    }
    const tag = closed.get(lower) ?? tagNumber.VERB
    const lemma = lemmatizer.lemma(lower, tag)
    const isSmall = written === lower || isFirst || tags[index - 1] === tagNumber.PUNCT
    if (isSmall && (tag !== tagNumber.VERB || lemmatizer.knows(lemma, tag))) {
      tags[index] = tag
      lemmas.set(index, lemma)
    } else if (tags[index] === tagNumber.PROPN) lemmas.set(index, written)
  }
}
