import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withNationalMuseums } from '../../../../src/entities/pipeline/companies/national-museums.js'
import { withRedCross } from '../../../../src/entities/pipeline/companies/red-cross.js'
import { read, written } from '../../marked-text.js'

it.each<[EntityLanguage, string, string[]]>([
  ['ron', 'a ajutat [L Crucea Roșie] ieri', ['O Crucea Roșie']],
  ['pol', 'zbiórka Czerwonego Krzyża trwa', ['O Czerwonego Krzyża']],
  ['eng', 'the [O British Red Cross] helps', ['O British Red Cross']],
  ['eng', 'a red cross on the door', []],
  ['fin', 'Punaisen Ristin keräys', ['O Punaisen Ristin']],
  ['jpn', 'Red Cross', []]
])('%s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  expect(written(text, withRedCross(text, mentions, language))).toEqual(expected)
})

it.each<[EntityLanguage, string, string[]]>([
  ['lit', 'vertino [L Lietuvos] nacionalinis dramos teatras [L Vilniuje]', ['O Lietuvos nacionalinis dramos teatras', 'L Vilniuje']],
  ['lav', 'rīko [L Latvijas] Nacionālais vēstures muzejs', ['O Latvijas Nacionālais vēstures muzejs']],
  ['lit', '[L Lietuvos] muziejus', ['L Lietuvos']]
])('%s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  expect(written(text, withNationalMuseums(text, mentions, language))).toEqual(expected)
})
