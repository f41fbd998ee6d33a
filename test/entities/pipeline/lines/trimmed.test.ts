import { expect, it } from 'vitest'
import { withoutEnd } from '../../../../src/entities/pipeline/lines/trimmed.js'

it.each([
  ['Anna . .', 'Anna'],
  ['Anna', 'Anna'],
  ['. .', ''],
  ['', ''],
  ['A. B', 'A. B']
])('%j', (text, expected) => expect(withoutEnd(text, /[\s.]/u)).toBe(expected))
