import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../src/entities/languages.js'
import { withoutImperatives } from '../../../src/entities/pipeline/imperatives.js'
import { withoutPhoneLabels } from '../../../src/entities/pipeline/lines/phone-labels.js'
import { standardParts } from '../../../src/entities/pipeline/parts.js'
import { withLandscapes } from '../../../src/entities/pipeline/places/landscapes.js'
import { entityTokens } from '../../../src/entities/tokens.js'
import { type Mention, ruleMention } from '../../../src/entities/types.js'
import { openModels } from '../../../src/models/store.js'

const store = openModels()
const parts = standardParts(store)

/** A text and the mentions that it has in square brackets. */
function marked(source: string, type: string): { text: string; names: Mention[] } {
  const names: Mention[] = []
  let text = ''
  for (const part of source.split(/(\[[^\]]*\])/u)) {
    const inside = part.startsWith('[') ? part.slice(1, -1) : part
    if (inside !== part) names.push(ruleMention(text.length, text.length + inside.length, type, 'model', 0.9))
    text += inside
  }
  return { text, names }
}

it.each<[string, string[]]>([
  ['[Bake] for 25-30 minutes until golden.', []],
  ['[Drain] and rinse the beans. [Simmer] for 20 minutes. [Sprinkle] with salt.', []],
  ['[Braise] the beef. [Sauté] until soft. [Dice] the onion.', []],
  ['[Bake Smith] met [Anna Jones].', ['Bake Smith', 'Anna Jones']],
  ['[Cook] said he will sell. [Brown] with [Smith] won.', ['Cook', 'Brown', 'Smith']],
  ['[Anna Peel] won. [Peel] the winner smiled.', ['Anna Peel', 'Peel']],
  ['[Marsh] and family met.', ['Marsh']]
])('imperatives: %s', (source, left) => {
  const { text, names } = marked(source, 'PERSON')
  const tokens = entityTokens(text, 'eng', store)
  expect(withoutImperatives(tokens, names, 'eng').map(({ start, end }) => text.slice(start, end))).toEqual(left)
})

it.each<[EntityLanguage, string, string[]]>([
  ['heb', "[דוד כהן טל]' 03-1234567", ['דוד כהן']],
  ['heb', "[טל'] 03-1234567", []],
  ['spa', '[Pilar Gómez Tfno]. 91 123 45 67', ['Pilar Gómez']],
  ['deu', '[Tel.] 030 1234567', []],
  ['eng', '[Anna Jones] 020 7946 0958', ['Anna Jones']]
])('words for calling, %s: %s', (language, source, left) => {
  const { text, names } = marked(source, 'PERSON')
  const at = text.search(/\d/u)
  const phones = [ruleMention(at, text.length, 'IDENTIFIER:PHONE_NUMBER', 'phone', 1)]
  expect(withoutPhoneLabels(text, names, phones, language).map(({ start, end }) => text.slice(start, end))).toEqual(left)
})

it.each<[string, string]>([
  ['The [Amazon] rainforest is shrinking.', 'LOCATION'],
  ['Deforestation in the [Amazon] increased.', 'LOCATION'],
  ['The [Amazon] river flows.', 'LOCATION'],
  ['[Amazon] opened a warehouse near the river.', 'ORGANIZATION'],
  ['The [Amazon] warehouse near the river opened.', 'ORGANIZATION'],
  ['The [Senate] will vote on the drought aid bill.', 'ORGANIZATION'],
  ['The [Pentagon] helped with the wildfires.', 'ORGANIZATION'],
  ['A forest burned. The [Amazon] is hiring.', 'ORGANIZATION']
])('landscapes: %s', (source, type) => {
  const { text, names } = marked(source, 'ORGANIZATION')
  const tokens = parts.tokens(text, 'eng')
  expect(withLandscapes(tokens, names, 'eng', parts.flags(tokens, 'eng', false)).map((name) => name.type)).toEqual([type])
})

it.each<[EntityLanguage, string, string]>([
  ['rus', 'Номер с видом на [Неву].', 'LOCATION'],
  ['deu', 'Zimmer mit Blick auf die [Saale]', 'LOCATION'],
  ['pol', 'Pokój z widokiem na [Wartę]', 'LOCATION'],
  ['eng', 'a view of [FIFA] on this', 'ORGANIZATION'],
  ['rus', 'Взгляд на [Неву]', 'ORGANIZATION']
])('views, %s: %s', (language, source, type) => {
  const { text, names } = marked(source, 'ORGANIZATION')
  const tokens = parts.tokens(text, language)
  expect(withLandscapes(tokens, names, language, parts.flags(tokens, language, false)).map((name) => name.type)).toEqual([type])
})
