/** Years of birth that the text tells, and that of the famous bearer of the name. */
import { expect, it } from 'vitest'
import { contradictsBirth } from '../../src/linking/told-births.js'

it.each<[text: string, language: string, description: string | undefined, expected: boolean]>([
  ['Michael Jackson, born in 1990, came.', 'eng', 'American singer (1958–2009)', true],
  ['Michael Jackson, born in 1958, came.', 'eng', 'American singer (1958–2009)', false],
  // who reckons from an age is wrong by a year
  ['Michael Jackson, born in 1959, came.', 'eng', 'American singer (1958–2009)', false],
  ['Michael Jackson, born in 1957, came.', 'eng', 'American singer (1958–2009)', false],
  ['Michael Jackson, born in 1960, came.', 'eng', 'American singer (1958–2009)', true],
  ['Michael Jackson, born in 1956, came.', 'eng', 'American singer (1958–2009)', true],
  ['Michael Jackson, geboren 1990, kam.', 'deu', 'American singer (1958–2009)', true],
  ['Michael Jackson, born in 1990, came.', 'eng', 'American singer', false],
  ['Michael Jackson, born in 1990, came.', 'eng', undefined, false]
])('%s (%s: %s) %s', (text, language, description, expected) => {
  expect(contradictsBirth(text, { start: 0, end: 'Michael Jackson'.length }, language, description)).toBe(expected)
})
