import { expect, it } from 'vitest'
import { gameWords, lossWords, matchWords } from '../../../../src/entities/pipeline/sport/team-words.js'

it.each([
  ['games', gameWords],
  ['losses', lossWords]
])('words of %s are among those of matches, which are looked at first', (_, table) => {
  const missing = Object.entries(table).flatMap(([language, words]) => {
    const all = new Set(matchWords[language as keyof typeof matchWords]?.split(' '))
    return words.split(' ').filter((word) => !all.has(word))
  })
  expect(missing).toEqual([])
})
