import { expect, it, vi } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { isMatter, isResult } from '../../../../src/entities/pipeline/companies/context.js'
import { spacedTokens } from '../../spaced-tokens.js'

const isTold = (word: string, language: EntityLanguage) => {
  const tokens = spacedTokens(word)
  return isMatter(tokens, 0, language) || isResult(tokens, 0, language)
}

it.each<[EntityLanguage, string]>([
  ['deu', 'Elektrofabrik'],
  ['fin', 'autotehdas']
])('%s: %s is of what firms deal in, however long the compound', (language, word) => {
  expect([isTold(word, language), isTold('ab'.repeat(500) + word, language), isTold(`${word}xyxy`, language)]).toEqual([true, true, false])
})

it.each<EntityLanguage>(['deu', 'fin', 'hun', 'swe'])('%s: looks for the end of a compound among its last letters', (language) => {
  const looks = (letters: number) => {
    const looked = vi.spyOn(Set.prototype, 'has')
    expect(isTold('xi'.repeat(letters / 2), language)).toBe(false)
    const { length } = looked.mock.calls
    vi.restoreAllMocks()
    return length
  }
  looks(400)
  expect(looks(1600)).toBe(looks(400))
})
