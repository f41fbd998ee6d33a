/** Beginnings of sentences, as search boxes and chats send them. */
import { isRomanised, isUnspaced, type Probe, plainWords } from './probe.js'

const WORDS = 5
/** Characters of a beginning in languages written without blanks. */
const CHARACTERS: Readonly<Record<string, number>> = { jpn: 10, zho: 10, tha: 12 }

/** The first five words of a sentence that has more, or as many characters as say as much; undefined for shorter and for romanised ones. */
export function firstWords({ language, script, text }: Probe): Probe | undefined {
  if (isRomanised(language, text)) return undefined
  if (isUnspaced(language)) {
    const units = [...text]
    const length = CHARACTERS[language]!
    return units.length > length ? { language, script, text: units.slice(0, length).join('') } : undefined
  }
  const words = plainWords(text)
  return words.length > WORDS ? { language, script, text: text.slice(0, words[WORDS - 1]!.end) } : undefined
}
