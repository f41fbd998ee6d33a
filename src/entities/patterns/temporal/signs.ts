import { Kind, kinds } from '../../../core/characters.js'
import type { Atoms } from './atoms.js'

/** Classes of signs. */
export const signNames = [
  'dot',
  'spacedDot',
  'slash',
  'dash',
  'spacedDash',
  'tilde',
  'colon',
  'comma',
  'digitComma',
  'openParenthesis',
  'closeParenthesis',
  'apostrophe'
] as const

export type SignName = (typeof signNames)[number]

/** Class of a sign by what stands around it; undefined for one that means nothing here. */
export function signName(text: string, start: number, kind: number): SignName | undefined {
  const before = start > 0 ? kinds[text.charCodeAt(start - 1)]! : Kind.space
  const after = start + 1 < text.length ? kinds[text.charCodeAt(start + 1)]! : Kind.space
  const spaced = after === Kind.space || after === Kind.newline
  if (text[start] === '~') return 'tilde'
  switch (kind) {
    case Kind.period:
      if (before === Kind.space && !spaced) return undefined
      return spaced || (isWordKind(after) === false && after !== Kind.digit) ? 'spacedDot' : 'dot'
    case Kind.comma:
      // an ideographic comma parts the items of a list
      return before === Kind.digit && after === Kind.digit && text.charCodeAt(start) !== 0x3001 ? 'digitComma' : 'comma'
    case Kind.hyphen:
      return '〜～'.includes(text[start]!) ? 'tilde' : before === Kind.space && spaced ? 'spacedDash' : 'dash'
    case Kind.slash:
      return 'slash'
    case Kind.colon:
      return spaced ? undefined : 'colon'
    case Kind.open:
      return 'openParenthesis'
    case Kind.close:
      return 'closeParenthesis'
    case Kind.apostrophe:
      return 'apostrophe'
    default:
      return undefined
  }
}

/** Whether a kind of character makes words. */
export function isWordKind(kind: number): boolean {
  return kind === Kind.letter || kind === Kind.thai || (kind >= Kind.han && kind <= Kind.katakana)
}

const tag = /<\/?[a-z][a-z\d]{0,15}/iy

/** Where the name of a tag of HTML ends that begins at a place: "<h1>" is no half year; `start` without one. */
export function tagEnd(text: string, start: number): number {
  if (text.charCodeAt(start) !== 60) return start
  tag.lastIndex = start
  return tag.test(text) ? tag.lastIndex : start
}

/** Vowels and tones over and under a Thai letter. */
export function isThaiMark(code: number): boolean {
  return code === 0xe31 || (code >= 0xe34 && code <= 0xe3a) || (code >= 0xe47 && code <= 0xe4e)
}

/** First code unit of the scripts that set no blanks between words, Korean with its particles among them. */
const FIRST_UNSPACED = 0x2e80

/**
 * "2016-05-12签字", "17:30이야": whether a script without blanks goes on behind the last number of a date or a time.
 * @param code of the first letter behind the number
 */
export function endsDate({ count, letters }: Atoms, signs: ReadonlyMap<string, number>, code: number): boolean {
  if (code < FIRST_UNSPACED || count < 3) return false
  const sign = letters[count - 2]!
  if (sign === signs.get('colon')) return true
  return (sign === signs.get('dash') || sign === signs.get('slash')) && count > 4 && letters[count - 4] === sign
}
