import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../src/entities/languages.js'
import { loadKnownNames } from '../../src/entities/lists/known-names.js'
import { KnownSpans } from '../../src/entities/lists/known-spans.js'
import { entityTokens } from '../../src/entities/tokens.js'
import { openModels } from '../../src/models/store.js'

const store = openModels()
const known = loadKnownNames(store)!

/** Signs of the tokens of a text that have one. */
function signs(language: EntityLanguage, text: string, caseless = false): string[] {
  const tokens = entityTokens(text, language, store)
  const out = new Uint8Array(tokens.count).fill(99)
  new KnownSpans(known, language).write(tokens, caseless, out)
  return [...out].flatMap((sign, token) => (sign === 0 ? [] : [`${text.slice(tokens.starts[token], tokens.ends[token])} ${sign}`]))
}

it.each<[EntityLanguage, string, string[]]>([
  // types in threes: first of one token, first of several, inside; 6 more for what nearly everybody knows
  ['eng', 'Angela Merkel of Germany met Amazon in the New York Times.', ['Angela 19', 'Merkel 22', 'Germany 8', 'Amazon 9', 'New 21', 'York 24', 'Times 24']],
  ['zho', '他在北京工作。', ['北京 8']],
  // a script without capitals has its case endings, too
  ['tam', 'அவர் மதுரையில் பேசினார்.', ['மதுரையில் 8']]
])('known names, the longest from the left, %s: %s', (language, text, expected) => expect(signs(language, text)).toEqual(expected))

it('small letters are a name only where case says nothing', () => {
  expect(signs('eng', 'they met in germany')).toEqual([])
  expect(signs('eng', 'they met in germany', true)).toContain('germany 8')
})

it('a name ends at a full stop', () => expect(signs('eng', 'She moved to New. York is far.')).not.toContain('York 24'))

it('every name of a long text is found', () => expect(signs('eng', 'New York Times '.repeat(3000))).toHaveLength(9000))
