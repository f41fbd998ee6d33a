import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../src/entities/languages.js'
import { loadKnownNames } from '../../../src/entities/lists/known-names.js'
import { joinAtStrokes, splitAtKnown, withQuotedNoun } from '../../../src/entities/pipeline/known-parts.js'
import type { Mention } from '../../../src/entities/types.js'
import { openModels } from '../../../src/models/store.js'

const known = loadKnownNames(openModels())
const found = (text: string, name: string, type = 'ORGANIZATION'): Mention => {
  const start = text.indexOf(name)
  return { start, end: start + name.length, type, source: 'DNN', confidence: 0.9, weight: 50 }
}

it.each<[string, string[]]>([
  ['แอปเปิล ซัมซุง', ['แอปเปิล', 'ซัมซุง']],
  ['เอไอเอส ทรู ดีแทค', ['เอไอเอส', 'ทรู', 'ดีแทค']],
  ['สมชาย ใจดี', ['สมชาย ใจดี']]
])('firms with a blank between them: %s', (text, expected) =>
  expect(splitAtKnown(found(text, text, 'PERSON'), text, 'tha', known).map(({ start, end }) => text.slice(start, end))).toEqual(expected)
)

it.each<[string, string[], string[]]>([
  ['Bodø/Glimt slo Roma', ['Bodø', 'Glimt', 'Roma'], ['Bodø/Glimt', 'Roma']],
  ['Bodø/Glimt slo Roma', ['Glimt'], ['Bodø/Glimt']],
  ['Oslo/Bergen', ['Oslo', 'Bergen'], ['Oslo', 'Bergen']]
])('%s of %j', (text, names, expected) => {
  const joined = joinAtStrokes(
    text,
    names.map((name) => found(text, name)),
    'nob',
    known
  )
  expect(joined.map(({ start, end }) => text.slice(start, end))).toEqual(expected)
})

it.each<[EntityLanguage, string, string, string]>([
  ['ukr', 'потім „Львівська політехніка" запросила її', 'Львівська', 'Львівська політехніка'],
  ['rus', '«Новая газета» пишет', 'Новая', 'Новая газета'],
  ['pol', '„Gazeta pisze”', 'Gazeta', 'Gazeta'],
  ['rus', '«Газпром повысил цены», — сказал он', 'Газпром', 'Газпром'],
  ['rus', 'Новая газета пишет', 'Новая', 'Новая']
])('%s: %s', (language, text, name, expected) => {
  const { start, end } = withQuotedNoun(found(text, name), text, language)
  expect(text.slice(start, end)).toBe(expected)
})
