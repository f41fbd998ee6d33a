import { describe, expect, it } from 'vitest'
import { endOf, listWords, weightOf } from '../../src/language/emphasis.js'
import { GROUPS } from '../../src/language/groups.js'
import { WordReader } from '../../src/language/text.js'

function weights(text: string, group = 'latn'): Record<string, number> {
  const reader = new WordReader(new Uint16Array(4000), new Uint32Array(200))
  reader.read(text, 0, text.length, 100)
  const list = new Uint32Array(200)
  const count = listWords(reader, GROUPS.indexOf(group as (typeof GROUPS)[number]), 0, reader.count, list)
  return Object.fromEntries(
    Array.from({ length: count }, (_, word) => [
      String.fromCharCode(...reader.units.subarray(list[word * 2], endOf(list[word * 2 + 1]!))),
      weightOf(list[word * 2 + 1]!)
    ])
  )
}

describe('listWords', () => {
  it('weighs names inside a sentence down, its first word less', () => {
    const found = weights('Yesterday the minister met Kowalski in Ankara')
    expect(found['minister']).toBe(16)
    expect(found['yesterday']).toBeLessThan(16)
    expect(found['kowalski']).toBeLessThan(found['yesterday']!)
    expect(found['ankara']).toBe(found['kowalski'])
  })

  it.each(['TALIBAN BAN GIRLS FROM SCHOOL', 'taliban ban girls from school', 'Justin Bieber', 'मोदी ने कहा'])(
    'leaves all words of %j their full weight',
    (text) => {
      for (const group of ['latn', 'deva']) expect(Object.values(weights(text, group)).every((weight) => weight === 16)).toBe(true)
    }
  )

  it('weighs capitalised words down by degrees: less where few words are small', () => {
    const title = weights('Senate Passes Budget After Long Night of Debate')
    const sentence = weights('they passed it after a long night of debate in the Senate')
    expect(title['budget']).toBeGreaterThan(sentence['senate']!)
    expect(title['budget']).toBeLessThan(16)
  })

  it('lists the words of the wanted group only', () => {
    expect(Object.keys(weights('Сегодня Microsoft и Google объявили', 'latn'))).toEqual(['microsoft', 'google'])
  })
})
