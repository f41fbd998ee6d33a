/** Nouns that begin a sentence, whose capital says nothing: taggers take those that treebanks have seldom for names (`Ibu memasak nasi`). */
import { lower as lowerCode } from '../core/characters.js'
import { tagNumber } from '../core/part-of-speech.js'
import { singleToken, TokenClass, type TokenList } from '../core/spans.js'
import type { Words } from './commands.js'

const LONGEST = 24
const SHORTEST = 3

const isCapital = ({ text, starts }: TokenList, index: number): boolean => {
  const code = text.charCodeAt(starts[index]!)
  return lowerCode[code] !== code
}

/** Whether nothing of the word is a name: no other capital in it, and none or a mark behind it. */
function standsAlone(tokens: TokenList, tags: Uint8Array, index: number, end: number): boolean {
  const word = tokens.text.slice(tokens.starts[index]! + 1, tokens.ends[index])
  if (word !== word.toLowerCase()) return false
  return index + 1 < end && tokens.classes[index + 1] === TokenClass.word && tags[index + 1] !== tagNumber.PROPN && !isCapital(tokens, index + 1)
}

/** German nouns have capitals; Finnish and Turkish names are words of the language. */
const without: ReadonlySet<string> = new Set(['deu', 'fin', 'tur'])

/** Makes nouns of first words that are nouns in their dictionary form and no known names, where the tagger calls them such in small letters. */
export function tagFirstWords(language: string, tokens: TokenList, tags: Uint8Array, { lemmatizer, tagger }: Words): void {
  if (without.has(language)) return
  const { sentences } = tokens
  for (let sentence = 0; sentence < sentences.length; sentence++) {
    const index = sentences[sentence]!
    const length = tokens.ends[index]! - tokens.starts[index]!
    if (tags[index] !== tagNumber.PROPN || tokens.classes[index] !== TokenClass.word || length < SHORTEST || length > LONGEST || !isCapital(tokens, index))
      continue
    if (!standsAlone(tokens, tags, index, sentences[sentence + 1] ?? tokens.count)) continue
    const word = tokens.text.slice(tokens.starts[index], tokens.ends[index]).toLowerCase()
    if (lemmatizer.lemma(word, tagNumber.NOUN) !== word || !lemmatizer.knows(word, tagNumber.NOUN) || lemmatizer.knows(word, tagNumber.PROPN)) continue
    if (tagger.tag(singleToken(word), { disambiguate: false })[0] === tagNumber.NOUN) tags[index] = tagNumber.NOUN
  }
}
