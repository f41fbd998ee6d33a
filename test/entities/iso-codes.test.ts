import { expect, it } from 'vitest'
import { withoutCodes } from '../../src/entities/pipeline/lines/iso-codes.js'
import type { Mention } from '../../src/entities/types.js'

function left(text: string, name: string): boolean {
  const start = text.indexOf(name)
  const mention: Mention = { start, end: start + name.length, type: 'ORGANIZATION', source: 'statistical', confidence: 0.9, weight: 50 }
  return withoutCodes(text, [mention], 'eng').length === 1
}

it.each([
  ['Currency: EUR', 'EUR', false],
  ['EUR 300 paid', 'EUR', false],
  ['Made in:\tHR', 'HR', false],
  ['\tHR\t', 'HR', true],
  ['Origin CN, destination DE', 'Origin CN', false],
  ['The HR department', 'HR', true],
  ['Employer: BBC', 'BBC', true],
  ['Employer: GE', 'GE', true],
  ['Made in: XQ', 'XQ', true]
])('%s: %s is a name: %s', (text, name, expected) => expect(left(text, name)).toBe(expected))
