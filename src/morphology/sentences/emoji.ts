/** Emoji behind the mark that ends a sentence belong to it; the next one begins behind them: "Thanks! 😀 See you." */
import { astralKind, codePointAt, Kind, kinds, lower } from '../../core/characters.js'
import { Gap } from '../tokenize/atoms.js'
import { Ending, type TokenDraft } from './rules.js'

/** Whether token `index` is an emoji. */
export function isEmoji({ text, starts }: TokenDraft, index: number): boolean {
  const code = text.charCodeAt(starts[index]!)
  if (kinds[code] === Kind.emoji) return true
  return code >= 0xd800 && code <= 0xdbff && astralKind(codePointAt(text, starts[index]!)) === Kind.emoji
}

/** Whether a sentence begins at token `index`, as far as an emoji there or before it tells. @param ending what the tokens before say */
export function startsByEmoji(draft: TokenDraft, index: number, ending: number): boolean | undefined {
  if (ending === Ending.none || draft.gaps[index]! >= Gap.newline) return undefined
  if (isEmoji(draft, index)) return false
  if (!isEmoji(draft, index - 1)) return undefined
  const code = draft.text.charCodeAt(draft.starts[index]!)
  const kind = kinds[code]!
  const isWord = kind === Kind.letter || kind === Kind.digit || (kind >= Kind.han && kind <= Kind.thai)
  return isWord && !(kind === Kind.letter && lower[code] === code && code < FIRST_WITHOUT_CASE) ? true : undefined
}

/** Hebrew and what comes behind it has no capitals. */
const FIRST_WITHOUT_CASE = 0x590
