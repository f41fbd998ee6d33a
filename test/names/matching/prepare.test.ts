/** Names made ready to be compared, with the models as they are shipped. */
import { describe, expect, it } from 'vitest'
import { openModels } from '../../../src/models/store.js'
import { createNameMatcher } from '../../../src/names/matching/matcher.js'

const matcher = createNameMatcher(openModels())
const latin = (text: string) => matcher.prepare({ text, kind: 'ORGANIZATION' }).latin
const twenty = Array.from({ length: 20 }, (_, at) => ['Завод', 'имени', 'Ивана', 'Петрова', 'Москва'][at % 5]).join(' ')

describe('names in other scripts of very many words', () => {
  it('are read as far as their twentieth word', () => {
    expect(latin(`${twenty} Белград`)).toEqual(latin(twenty))
    expect(latin(` ${twenty}  Белград Афины `)).toEqual(latin(twenty))
  })

  it('that are the same but for the last word are not one name', () => {
    const [left, right] = ['Белград', 'Афины'].map((word) => matcher.prepare({ text: `${twenty} ${word}`, kind: 'ORGANIZATION' }))
    expect(matcher.score(left!, right!)).toBeLessThan(1)
    expect(matcher.score(left!, left!)).toBe(1)
  })
})

describe('names in Hangul', () => {
  it('have one form where no name has so many syllables without a blank', () => {
    expect(latin('김민준이서연박지우최하준').length).toBeGreaterThan(1)
    expect(latin('김민준이서연박지우최하준'.repeat(3))).toHaveLength(1)
  })
})
