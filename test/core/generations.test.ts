import { expect, it } from 'vitest'
import { generationOfFirst, generationOfLast } from '../../src/core/generations.js'

it.each([
  ['jr', 'junior'],
  ['fils', 'junior'],
  ['pai', 'senior'],
  ['neto', 'grandson'],
  ['smith', undefined],
  // only before Hungarian names
  ['id', undefined]
])('a name that ends in %s: %s', (word, expected) => expect(generationOfLast(word)).toBe(expected))

it.each([
  ['ifj', 'hun', 'junior'],
  ['idosb', 'hun', 'senior'],
  ['ifj', 'eng', undefined],
  ['jr', 'hun', undefined]
])('a name that begins with %s (%s): %s', (word, language, expected) => expect(generationOfFirst(word, language)).toBe(expected))
