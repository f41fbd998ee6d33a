/**
 * "Vivo en Madrid", "Trabalho em Berlim": who says where they live, work or study begins with the verb, which looks like an adjective or a noun.
 * These few verbs alone are said so; of others ("Concierto en Madrid") the noun is meant.
 */
import { tagNumber } from '../core/part-of-speech.js'
import { TokenClass, type TokenList, tokenText } from '../core/spans.js'

interface Dwelling {
  readonly verbs: RegExp
  readonly places: RegExp
}

const dwellings: Readonly<Record<string, Dwelling>> = {
  cat: { verbs: /^(?:visc|treballo|estudio|resideixo)$/i, places: /^(?:a|en|al)$/ },
  ita: { verbs: /^(?:abito|lavoro|risiedo|studio|vivo)$/i, places: /^(?:a|ad|in|presso)$/ },
  por: { verbs: /^(?:estudo|moro|resido|trabalho|vivo)$/i, places: /^(?:em|no|na|nos|nas)$/ },
  spa: { verbs: /^(?:estudio|resido|trabajo|vivo)$/i, places: /^en$/ }
}

const mistaken = new Set<number>([tagNumber.ADJ, tagNumber.NOUN, tagNumber.PROPN])
const LONGEST = 12

/** Makes verbs of such words at the head of a sentence that has no other verb. */
export function tagFirstPersons(language: string, tokens: TokenList, tags: Uint8Array): void {
  const row = dwellings[language]
  if (row === undefined) return
  const { sentences } = tokens
  for (let sentence = 0; sentence < sentences.length; sentence++) {
    const first = sentences[sentence]!
    const end = sentences[sentence + 1] ?? tokens.count
    if (end - first < 3 || !mistaken.has(tags[first]!) || tags[first + 1] !== tagNumber.ADP || tags[first + 2] !== tagNumber.PROPN) continue
    if (tokens.classes[first] !== TokenClass.word || tokens.ends[first]! - tokens.starts[first]! > LONGEST) continue
    if (!row.verbs.test(tokenText(tokens, first)) || !row.places.test(tokenText(tokens, first + 1))) continue
    if (!tags.subarray(first, end).includes(tagNumber.VERB)) tags[first] = tagNumber.VERB
  }
}
