/**
 * What stands behind a quotation says who spoke: `"가자." 아버지가 말했다.` Where capitals tell no new sentence from it, one sentence is made of both, as in Chinese and
 * Japanese.
 */
import { Kind, kinds } from '../../core/characters.js'
import { Gap } from '../tokenize/atoms.js'
import type { TokenDraft } from './rules.js'

/** Languages without capitals that write spaces. */
const withoutCapitals: ReadonlySet<string> = new Set(['ara', 'fas', 'heb', 'hin', 'kor', 'urd'])

const ELLIPSIS = /(?:\.\.|…)$/

/** Follows the quotations of a text in a language without capitals, token by token. */
export class Said {
  readonly #isAsked: boolean
  /** Whether a quotation that began its sentence is open. */
  #isOpen = false
  /** The mark that closed one. */
  #closed = -1

  constructor(language: string) {
    this.#isAsked = withoutCapitals.has(language)
  }

  /** Whether token `index` goes on the sentence of a quotation before it. */
  goesOn(draft: TokenDraft, index: number): boolean {
    return this.#isAsked && this.#closed === index - 1 && draft.gaps[index] === Gap.space && kinds[draft.text.charCodeAt(draft.starts[index]!)] === Kind.letter
  }

  /** Reads token `index`. @param first first token of its sentence */
  read({ text, starts, ends, gaps }: TokenDraft, index: number, first: number): void {
    if (!this.#isAsked) return
    if (gaps[index] === Gap.paragraph) this.#isOpen = false
    if (ends[index]! - starts[index]! !== 1 || kinds[text.charCodeAt(starts[index]!)] !== Kind.quote) return
    // who breaks off is often followed by somebody else
    if (this.#isOpen && !(index > 0 && ELLIPSIS.test(text.slice(Math.max(0, ends[index - 1]! - 2), ends[index - 1]!)))) this.#closed = index
    this.#isOpen = !this.#isOpen && index === first
  }
}
