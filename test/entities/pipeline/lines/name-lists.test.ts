import { describe, expect, it } from 'vitest'
import { Flag } from '../../../../src/entities/lists/kinds.js'
import { loadKnownNames } from '../../../../src/entities/lists/known-names.js'
import { namesOfLists } from '../../../../src/entities/pipeline/lines/name-lists.js'
import type { Mention } from '../../../../src/entities/types.js'
import { openModels } from '../../../../src/models/store.js'
import { spacedTokens } from '../../spaced-tokens.js'

const known = loadKnownNames(openModels())

function names(text: string, said: Readonly<Record<string, readonly [string, number]>> = {}, ordinary: readonly string[] = []): string[] {
  const tokens = spacedTokens(text)
  const mentions = Object.entries(said).map(([word, [type, confidence]]): Mention => {
    const start = text.indexOf(word)
    return { start, end: start + word.length, type, source: 'statistical', confidence, weight: 50 }
  })
  const flags = Uint32Array.from({ length: tokens.count }, (__, token) =>
    ordinary.includes(text.slice(tokens.starts[token], tokens.ends[token])) ? Flag.common : 0
  )
  return namesOfLists(tokens, mentions, 'eng', known, flags)
    .sort((left, right) => left.start - right.start)
    .map(({ start, end, type }) => `${type} ${text.slice(start, end)}`)
}

describe('namesOfLists', () => {
  it.each([
    ['lines', 'Nikon\nToyota\nGermany', ['ORGANIZATION Nikon', 'ORGANIZATION Toyota', 'LOCATION Germany']],
    ['a name alone', 'Microsoft', ['ORGANIZATION Microsoft']],
    ['bullets and numbers', '- Angela Merkel\n2. United Nations', ['PERSON Angela Merkel', 'ORGANIZATION United Nations']],
    ['commas', 'Toyota , Nikon , Germany', ['ORGANIZATION Toyota', 'ORGANIZATION Nikon', 'LOCATION Germany']],
    ['thanks are none', 'Obrigado, Microsoft', ['ORGANIZATION Microsoft']],
    ['small letters are words', 'nikon\ntoyota', []],
    ['a sentence is no list', 'The people of Germany like what they know of the cars that Toyota makes', []],
    ['names that nobody knows', 'Quibberfax\nZorbulon', []]
  ])('%s', (_, text, expected) => {
    expect(names(text)).toEqual(expected)
  })

  it('corrects a model that is not sure, and no other', () => {
    expect(names('Nikon\nToyota', { Nikon: ['PERSON', 0.6], Toyota: ['PERSON', 0.95] })).toEqual(['ORGANIZATION Nikon', 'PERSON Toyota'])
  })

  it('leaves ordinary words alone', () => {
    expect(names('Apple\nNikon', {}, ['Apple'])).toEqual(['ORGANIZATION Nikon'])
  })
})
