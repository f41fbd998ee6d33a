import { expect, it } from 'vitest'
import { createExtractor } from '../../../../src/entities/pipeline/extract.js'
import { asRunningText } from '../../../../src/entities/pipeline/lines/capitals.js'
import { openModels } from '../../../../src/models/store.js'

it.each([
  ['77 ELM STREET\nDover', '77 Elm Street\nDover'],
  ['12 RUE DE LA PAIX', '12 Rue de la Paix'],
  ['ŁÓDŹ, UL. ŻEROMSKIEGO 3', 'Łódź, Ul. Żeromskiego 3'],
  // another length in small letters
  ['İZMİR CADDESİ', 'İZMİR CADDESİ'],
  ['BMW stays', 'BMW stays']
])('lines in capitals as running text: %s', (text, expected) => {
  expect(asRunningText(text)).toBe(expected)
  expect(asRunningText(text)).toHaveLength(text.length)
})

const extractor = createExtractor(openModels())

it.each([
  ['eng', 'MS ANNA HALE\n12 BAKER STREET\nLEEDS', 'LOCATION BAKER STREET'],
  ['deu', 'HERR MEIER\nBAHNHOFSTRASSE 12\n10115 BERLIN', 'LOCATION BAHNHOFSTRASSE'],
  ['eng', 'SHIP TO: MR PETER BRANDT, BRANDT & WEBER GMBH, HAMBURG', 'ORGANIZATION BRANDT & WEBER GMBH'],
  ['eng', 'we met acme tools ltd and left', ''],
  ['fra', 'SI JE TOMBE COMME SA DANS LE BUS', '']
])('streets and firms in capitals, %s: %s', async (language, text, expected) => {
  const { entities } = await extractor.extract(text, language, { options: {} as never })
  const found = entities.flatMap(({ type, mentions }) => mentions.map(({ start, end }) => `${type} ${text.slice(start, end)}`))
  if (expected !== '') expect(found).toContain(expected)
  else expect(found.filter((one) => /we met|COMME/.test(one))).toEqual([])
})
