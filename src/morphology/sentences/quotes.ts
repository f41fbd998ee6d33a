/** Quotation marks whose side is known: the pairs of Chinese and Japanese, which has no spaces to tell it, and guillemets, which French sets off with spaces. */
import { Kind, kinds } from '../../core/characters.js'
import { Gap } from '../tokenize/atoms.js'
import { Ending, endingOf, type TokenDraft } from './rules.js'

const OPENERS = '“‘「『'
const CLOSERS = '”’」』'
const GUILLEMETS = '«»'
/** « is the first of all. */
const LEAST_MARK = 0xab
/** Languages that write guillemets »so«, »so» or both ways. */
const eitherWay = new Set(['ces', 'dan', 'deu', 'fin', 'hrv', 'hun', 'pol', 'slk', 'slv', 'srp', 'swe'])
/** Japanese particles, the verb for to be and words for saying: what a quotation stands before. */
const JAPANESE_PARTICLES = ['と', 'って', 'など', 'とか', 'は', 'が', 'を', 'に', 'の', 'も', 'で', 'へ', 'や', 'だ', 'か', 'ね', 'な']
const CHINESE_PARTICLES = ['的', '地', '之']

/** The mark that token `index` is if it is one of those above, else nothing. */
function single({ text, starts, ends }: TokenDraft, index: number): string {
  if (ends[index]! - starts[index]! !== 1) return ''
  const code = text.charCodeAt(starts[index]!)
  // most signs are none of them
  if (code < LEAST_MARK) return ''
  const mark = text[starts[index]!]!
  return OPENERS.includes(mark) || CLOSERS.includes(mark) || GUILLEMETS.includes(mark) ? mark : ''
}

function isWord({ text, starts }: TokenDraft, index: number): boolean {
  const kind = kinds[text.charCodeAt(starts[index]!)]!
  return kind === Kind.letter || kind === Kind.digit
}

/** Reads the quotation marks of one text, token by token. */
export class Quotes {
  readonly #language: string
  readonly #isPaired: boolean
  /** The guillemet that opened and is not closed. */
  #open = ''
  /** Whether the open quotation begins its sentence. */
  #isFirst = false
  /** Whether the quotation that the last token closed began its sentence. */
  #wasFirst = false

  constructor(language: string) {
    this.#language = language
    this.#isPaired = language === 'zho' || language === 'jpn'
  }

  /**
   * Whether a sentence begins at token `index`, as far as the marks tell.
   * @param ending what the tokens before say
   */
  starts(draft: TokenDraft, index: number, ending: number): boolean | undefined {
    if (draft.gaps[index]! >= Gap.newline) return undefined
    const mark = single(draft, index)
    if (!this.#isPaired) return mark !== '' && GUILLEMETS.includes(mark) && this.#closes(draft, index, mark) ? false : undefined
    if (ending === Ending.none || draft.gaps[index]! >= Gap.space) return undefined
    if (mark !== '' && OPENERS.includes(mark)) return ending === Ending.strong ? true : undefined
    const last = single(draft, index - 1)
    if (last === '' || !CLOSERS.includes(last) || mark !== '') return undefined
    const word = draft.text.slice(draft.starts[index], draft.ends[index])
    return this.#wasFirst || (this.#language === 'jpn' ? JAPANESE_PARTICLES : CHINESE_PARTICLES).includes(word) ? false : undefined
  }

  /**
   * What token `index` says about the end of a sentence, as `endingOf`.
   * @param first first token of its sentence
   */
  ending(draft: TokenDraft, index: number, first: number): number {
    const mark = single(draft, index)
    if (this.#isPaired && mark !== '' && !GUILLEMETS.includes(mark)) {
      if (OPENERS.includes(mark)) {
        this.#isFirst = index === first
        return Ending.none
      }
      this.#wasFirst = this.#isFirst
      this.#isFirst = false
      return Ending.closer
    }
    if (mark !== '' && GUILLEMETS.includes(mark)) {
      if (this.#closes(draft, index, mark)) {
        this.#open = ''
        return Ending.closer
      }
      this.#open = mark
      return Ending.none
    }
    if (draft.gaps[index] === Gap.paragraph) this.#open = ''
    const found = endingOf(draft, index, this.#language)
    // a straight mark behind a space opens
    return found === Ending.closer && draft.gaps[index]! >= Gap.space && kinds[draft.text.charCodeAt(draft.starts[index]!)] === Kind.quote ? Ending.none : found
  }

  /** Whether the guillemet `mark` closes a quotation. Where either side may have either mark, it touches the word before it, or nothing and another one is open. */
  #closes(draft: TokenDraft, index: number, mark: string): boolean {
    if (!eitherWay.has(this.#language)) return mark === '»'
    const touchesBefore = index > 0 && draft.gaps[index]! < Gap.space
    const touchesNext = index + 1 < draft.count && draft.gaps[index + 1]! < Gap.space && isWord(draft, index + 1)
    return touchesBefore === touchesNext ? this.#open !== '' && mark !== this.#open : touchesBefore
  }
}
