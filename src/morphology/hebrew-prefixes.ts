/** Hebrew nouns behind "and" and a preposition (`ובבית`): taggers that never met the three together take some for adjectives. */
import { tagNumber } from '../core/part-of-speech.js'
import { TokenClass, type TokenList } from '../core/spans.js'
import type { Lemmatizer } from './lemma/lemmatizer.js'

const AND = 0x5d5
const prepositions = 'בלכמ'
const [SHORTEST, LONGEST] = [4, 16]

/** Makes nouns of adjectives that nobody knows, where what stands behind both prefixes is a known noun. */
export function tagHebrewNouns({ classes, count, ends, starts, text }: TokenList, tags: Uint8Array, lemmatizer: Lemmatizer): void {
  for (let index = 0; index < count; index++) {
    const start = starts[index]!
    const length = ends[index]! - start
    if (tags[index] !== tagNumber.ADJ || text.charCodeAt(start) !== AND || length < SHORTEST || length > LONGEST) continue
    if (classes[index] !== TokenClass.word || !prepositions.includes(text.charAt(start + 1))) continue
    const word = text.slice(start, ends[index])
    if (lemmatizer.knows(lemmatizer.lemma(word, tagNumber.ADJ), tagNumber.ADJ)) continue
    const noun = lemmatizer.lemma(word, tagNumber.NOUN)
    if (word.endsWith(noun) && lemmatizer.knows(noun, tagNumber.NOUN)) tags[index] = tagNumber.NOUN
  }
}
