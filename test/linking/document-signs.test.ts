import { describe, expect, it } from 'vitest'
import { signsOf } from '../../src/linking/document-signs.js'

describe('capitals', () => {
  it.each([
    ['who directed the godfather', true],
    ['what is the capital of france? It is paris', true],
    ['and then I went to moscow', true],
    ['who directed the Godfather', false],
    ['Berlin bleibt Berlin', false],
    ['two words', false],
    ['東京で生まれた', false],
    ['', false]
  ])('of %j mean nothing: %s', (text, isUncased) => expect(signsOf(text).isUncased).toBe(isUncased))

  it('are looked for in the whole of a long text', () => expect(signsOf(`${'word '.repeat(2_000)}Moscow`).isUncased).toBe(false))
})

describe('year', () => {
  it.each([
    ['in 1871 and 1872', 1872],
    ['from 1914 to 1918, first told in 2004', 2004],
    [`${'in 1850 '.repeat(20)} printed 2001`, 1850],
    ['no. 12345, 999 and 2077', undefined],
    ['', undefined]
  ])('of %j is %s', (text, year) => expect(signsOf(text).year).toBe(year))
})

it('counts the marks of bad print for each hundred characters', () => {
  expect(signsOf('A clean text, with commas. And stops.').printMarks).toBe(0)
  expect(signsOf(`die Ge¬ meinde${'.'.repeat(186)}`).printMarks).toBe(0.5)
  expect(signsOf('¬'.repeat(400)).printMarks).toBe(1)
})
