/** English names in other languages: forms that are known, else by their sound. */
import { Pool } from '../pool.js'
import type { NameKind, Rendering } from '../types.js'
import { composeNative, translateEnglishWords } from '../words/translate.js'
import { spelled } from './orthography.js'
import { mixed, type NameParts, together, WordMemory, weighed } from './parts.js'

const TRUST_IN_NAMES = 0.95
const TRUST_IN_WORDS = 0.7
const MOST_THOUGHT_OF = 12
/** What stands between the words of a name. */
const SEPARATORS: Readonly<Record<string, string>> = { jpn: '・', zho: '·' }

export class FromEnglish {
  readonly #parts: NameParts
  readonly #late = new WordMemory()

  constructor(parts: NameParts) {
    this.#parts = parts
  }

  /** @param written code whose characters are wanted (`zht`), the language's own otherwise */
  native(text: string, kind: NameKind, language: string, written: string): readonly Rendering[] {
    const pool = new Pool()
    const { dictionary } = this.#parts
    for (const known of dictionary.fromEnglish(text, written))
      pool.add(known.text, TRUST_IN_NAMES * known.weight * (known.kind === undefined || known.kind === kind ? 1 : 0.5))
    const rest = pool.size > 0 ? 1 - TRUST_IN_NAMES : 1
    for (const { text: form, probability } of this.#composed(text, kind, language)) pool.add(this.#inCharacters(form, written), rest * probability)
    return pool.best(MOST_THOUGHT_OF)
  }

  #composed(text: string, kind: NameKind, language: string): readonly Rendering[] {
    const pieces = translateEnglishWords(text, language, kind)
    if (!pieces.some(({ translated }) => translated)) return this.#words(text, kind, language)
    const rest = pieces.filter(({ translated }) => !translated)
    if (rest.length === 0) return [{ text: composeNative(pieces, language, (form) => form), probability: 0.8 }]
    const ways = rest.map((piece) =>
      mixed(weighed(this.#parts.dictionary.fromEnglish(piece.text, language), undefined), this.#words(piece.text, kind, language), TRUST_IN_NAMES)
    )
    return together(ways, '\t').map(({ text: joined, probability }) => {
      const forms = joined.split('\t')
      let next = 0
      return { text: composeNative(pieces, language, () => forms[next++] ?? ''), probability }
    })
  }

  #words(text: string, kind: NameKind, language: string): readonly Rendering[] {
    const { dictionary, transliterator } = this.#parts
    const words = text
      .trim()
      .split(/\s+/u)
      .filter((word) => word !== '')
    const ways = words.map((word) =>
      this.#late.of(`${language} ${kind} ${word}`, () => {
        const table = kind === 'PERSON' ? dictionary.wordFromEnglish(word, language) : []
        const model = transliterator.supports(language) ? inSpelling(transliterator.fromLatin(word, language, kind, MOST_THOUGHT_OF), language) : []
        const found = mixed(table, model, TRUST_IN_WORDS)
        return found.length > 0 ? found : [{ text: word, probability: 0.05 }]
      })
    )
    return together(ways, SEPARATORS[language] ?? ' ').map(({ text: form, probability }) => ({ text: capitalised(form), probability }))
  }

  #inCharacters(text: string, written: string): string {
    const { variants } = this.#parts.dictionary
    if (written === 'zht') return variants.traditional(text)
    return written === 'zhs' || written === 'zho' ? variants.simplified(text) : text
  }
}

function inSpelling(forms: readonly Rendering[], language: string): readonly Rendering[] {
  const pool = new Pool()
  for (const { text, probability } of forms) pool.add(spelled(text, language), probability)
  return pool.best(MOST_THOUGHT_OF)
}

/** Scripts with capitals; the others have none. */
function capitalised(text: string): string {
  return text.replace(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase())
}
