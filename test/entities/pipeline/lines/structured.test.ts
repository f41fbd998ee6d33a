import { describe, expect, it } from 'vitest'
import { splitLines } from '../../../../src/entities/pipeline/lines/structured.js'
import { spacedTokens } from '../../spaced-tokens.js'

/** The sentences as their tokens. */
function sentences(text: string): string[] {
  const tokens = splitLines(spacedTokens(text))
  return [...tokens.sentences].map((first, index) =>
    Array.from({ length: (tokens.sentences[index + 1] ?? tokens.count) - first }, (_, at) =>
      text.slice(tokens.starts[first + at], tokens.ends[first + at])
    ).join(' ')
  )
}

describe('splitLines', () => {
  it.each([
    ['columns of names', 'Frank\nSheridan Titman\nBo Li', ['Frank', 'Sheridan Titman', 'Bo Li']],
    [
      'a greeting and a signature',
      'Dear Phillip\nJim wrote to me about it and I shall see\nRenee',
      ['Dear Phillip', 'Jim wrote to me about it and I shall see', 'Renee']
    ],
    ['a long line and a short one', 'Alexandra Constantinopoulos-Smith\nJohn Doe', ['Alexandra Constantinopoulos-Smith', 'John Doe']],
    [
      'long headlines',
      'Rescuers bring home two from a small boat that sank off the Isle of Skye\nRangers sign a striker\nRain is expected',
      ['Rescuers bring home two from a small boat that sank off the Isle of Skye', 'Rangers sign a striker', 'Rain is expected']
    ],
    ['a line that breaks off behind a small word', 'a team at the University of\nCambridge', ['a team at the University of Cambridge']],
    ['a line of one small word', 'Van\nMorrison\nde\nAnna', ['Van', 'Morrison', 'de', 'Anna']],
    ['a line that ends with a part of a verb', 'ruf mich bitte an\nAnna', ['ruf mich bitte an', 'Anna']],
    ['tabs', 'John Doe\tBerlin', ['John Doe', 'Berlin']],
    ['cells of HTML', '<td> John Doe </td> <td> Berlin </td>', ['<td>', 'John Doe', '</td>', '<td>', 'Berlin', '</td>']],
    ['emphasis of HTML', 'the <b> John </b> Doe', ['the <b> John </b> Doe']],
    ['two columns of names', 'John Doe  Jane Roe', ['John Doe', 'Jane Roe']],
    ['three columns', 'Berlin  Paris  London', ['Berlin', 'Paris', 'London']],
    ['a wide gap', 'Anna     Berlin', ['Anna', 'Berlin']],
    ['a slip of the finger', 'I met John  Smith there', ['I met John Smith there']],
    ['a name with two blanks', 'John  Smith', ['John Smith']],
    ['justified lines', 'the quick  brown fox  jumps over  the dog', ['the quick brown fox jumps over the dog']],
    ['room behind a full stop', 'He left.  She came.  They ate.', ['He left. She came. They ate.']],
    ['whole names and wide blanks', '田中太郎\u3000鈴木花子', ['田中太郎', '鈴木花子']],
    ['a surname and a wide blank', '佐々木\u3000健太郎', ['佐々木 健太郎']]
  ])('%s', (_, text, expected) => {
    expect(sentences(text)).toEqual(expected)
    expect(sentences(text.replaceAll('\n', '\r\n'))).toEqual(expected)
  })

  const wrapped =
    'the chancellor said yesterday in the capital that she had spoken to Angela\nMerkel and with all of the others about what is to be done before the new\nyear begins'
  it.each([
    ['Unix', wrapped],
    ['Windows', wrapped.replaceAll('\n', '\r\n')]
  ])('hard-wrapped text goes on (%s)', (_, text) => {
    expect(sentences(text)).toHaveLength(1)
  })

  it('narrow columns go on where all lines are full', () => {
    expect(sentences('yesterday the chancellor said\nin Berlin that Angela Merkel\nhad come to see what others\nhad done')).toHaveLength(1)
  })

  it('the last line of a paragraph ends', () => {
    expect(sentences(`${wrapped}\nSincerely yours\nRenee`)).toEqual([wrapped.replaceAll('\n', ' '), 'Sincerely yours', 'Renee'])
  })
})
