import { describe, expect, it } from 'vitest'
import { join } from '../../../src/entities/pipeline/joiner.js'
import type { Mention, MentionSource } from '../../../src/entities/types.js'
import { spacedTokens } from '../spaced-tokens.js'

type Part = readonly [words: string, type: string, source: MentionSource]

function joined(text: string, parts: readonly Part[]): string[] {
  let from = 0
  const mentions = parts.map(([words, type, source]): Mention => {
    const start = text.indexOf(words, from)
    from = start + words.length
    return { start, end: from, type, source, weight: 1 }
  })
  return join(spacedTokens(text), mentions).map(({ start, end, type }) => `${type} ${text.slice(start, end)}`)
}

describe('join', () => {
  it.each<[string, string, Part[], string[]]>([
    [
      'one place of two sources',
      'in New York now',
      [
        ['New', 'LOCATION', 'gazetteer'],
        ['York', 'LOCATION', 'statistical']
      ],
      ['LOCATION New York']
    ],
    [
      'a run of parts',
      'Prof. Dr. Dr. X',
      [
        ['Prof.', 'TITLE', 'gazetteer'],
        ['Dr.', 'TITLE', 'gazetteer'],
        ['Dr.', 'TITLE', 'gazetteer']
      ],
      ['TITLE Prof. Dr. Dr.']
    ],
    [
      'never a title and its person',
      'Dr. Who',
      [
        ['Dr.', 'TITLE', 'gazetteer'],
        ['Who', 'PERSON', 'statistical']
      ],
      ['TITLE Dr.', 'PERSON Who']
    ],
    [
      'not what one source told apart',
      'Paris Rome',
      [
        ['Paris', 'LOCATION', 'statistical'],
        ['Rome', 'LOCATION', 'statistical']
      ],
      ['LOCATION Paris', 'LOCATION Rome']
    ],
    [
      'not over a comma',
      'Paris, Texas',
      [
        ['Paris', 'LOCATION', 'gazetteer'],
        ['Texas', 'LOCATION', 'statistical']
      ],
      ['LOCATION Paris', 'LOCATION Texas']
    ],
    [
      'not over a line',
      'Paris\nTexas',
      [
        ['Paris', 'LOCATION', 'gazetteer'],
        ['Texas', 'LOCATION', 'statistical']
      ],
      ['LOCATION Paris', 'LOCATION Texas']
    ],
    [
      'not over a sentence',
      'to Paris. Rome is',
      [
        ['Paris.', 'LOCATION', 'gazetteer'],
        ['Rome', 'LOCATION', 'statistical']
      ],
      ['LOCATION Paris.', 'LOCATION Rome']
    ]
  ])('%s', (_, text, parts, expected) => {
    expect(joined(text, parts)).toEqual(expected)
  })
})
