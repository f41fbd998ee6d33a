/**
 * Serbian is written in two scripts; its models are trained on the Latin one. Cyrillic text is rendered letter by letter (the standard
 * correspondence of Serbian orthography) for the models, and lemmas go back the same way.
 */
import type { TokenList } from '../core/spans.js'

const pairs: readonly (readonly [cyrillic: string, latin: string])[] = [
  ['а', 'a'],
  ['б', 'b'],
  ['в', 'v'],
  ['г', 'g'],
  ['д', 'd'],
  ['ђ', 'đ'],
  ['е', 'e'],
  ['ж', 'ž'],
  ['з', 'z'],
  ['и', 'i'],
  ['ј', 'j'],
  ['к', 'k'],
  ['л', 'l'],
  ['љ', 'lj'],
  ['м', 'm'],
  ['н', 'n'],
  ['њ', 'nj'],
  ['о', 'o'],
  ['п', 'p'],
  ['р', 'r'],
  ['с', 's'],
  ['т', 't'],
  ['ћ', 'ć'],
  ['у', 'u'],
  ['ф', 'f'],
  ['х', 'h'],
  ['ц', 'c'],
  ['ч', 'č'],
  ['џ', 'dž'],
  ['ш', 'š']
]

const capital = (letters: string): string => letters[0]!.toUpperCase() + letters.slice(1)

const toLatin = new Map(pairs.flatMap(([cyrillic, latin]) => [[cyrillic, latin] as const, [cyrillic.toUpperCase(), capital(latin)] as const]))
const toCyrillic = new Map(
  pairs.flatMap(([cyrillic, latin]) => [
    [latin, cyrillic] as const,
    [capital(latin), cyrillic.toUpperCase()] as const,
    [latin.toUpperCase(), cyrillic.toUpperCase()] as const
  ])
)

/** Whether a text holds Cyrillic letters. */
export function hasCyrillic(text: string): boolean {
  return /[\u0400-\u04ff]/.test(text)
}

/** The same tokens over the text in Latin letters. */
export function latinTokens(tokens: TokenList): TokenList {
  const starts = new Uint32Array(tokens.count)
  const ends = new Uint32Array(tokens.count)
  const pieces: string[] = []
  let length = 0
  let at = 0
  const copyUntil = (end: number): void => {
    for (; at < end; at++) {
      const piece = toLatin.get(tokens.text[at]!) ?? tokens.text[at]!
      pieces.push(piece)
      length += piece.length
    }
  }
  for (let index = 0; index < tokens.count; index++) {
    copyUntil(tokens.starts[index]!)
    starts[index] = length
    copyUntil(tokens.ends[index]!)
    ends[index] = length
  }
  copyUntil(tokens.text.length)
  return { ...tokens, text: pieces.join(''), starts, ends }
}

/** A Latin lemma in Cyrillic letters; two Latin letters that stand for one Cyrillic go first. */
export function cyrillicLemma(lemma: string): string {
  let result = ''
  for (let at = 0; at < lemma.length; ) {
    const double = toCyrillic.get(lemma.slice(at, at + 2))
    const width = double === undefined ? 1 : 2
    result += double ?? toCyrillic.get(lemma[at]!) ?? lemma[at]!
    at += width
  }
  return result
}
