import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withScorers } from '../../../../src/entities/pipeline/sport/scorers.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const parts = standardParts(openModels())

it.each<[EntityLanguage, string, string[], number?]>([
  ['eng', 'a goal by [L Rice] won it', ['L Rice'], 0.95],
  ['spa', '[O Gol de Aspas].', ['P Aspas']],
  ['spa', 'Ganó el [O Celta con gol de Aspas].', ['O Celta', 'P Aspas']],
  ['spa', 'con goles de [O Isco] y [P Benzema]', ['P Isco', 'P Benzema']],
  ['spa', 'con gol de Iago Aspas', ['P Iago Aspas']],
  ['spa', 'con gol de [P Iago Aspas]', ['P Iago Aspas']],
  ['eng', 'headed in from a Rice corner', ['P Rice']],
  ['eng', 'a goal by [L Rice] won it', ['P Rice']],
  ['por', 'golo de [O Gyökeres]', ['P Gyökeres']],
  ['fra', 'But de [O Giroud]', ['P Giroud']],
  // teams, competitions, longer names
  ['spa', 'con gol de [L Argentina]', ['L Argentina']],
  ['spa', 'gol de Champions', []],
  ['spa', 'con gol de Iago Aspas Juncal', []],
  ['spa', 'gol de [O Celta]', ['O Celta']],
  ['eng', 'from a [L Chelsea] corner', ['L Chelsea']],
  ['eng', 'from an Arsenal corner', []],
  ['eng', 'goals by Christmas', []],
  ['deu', 'Tor von Sonntag', []]
])('%s: %s', (language, marked, expected, confidence) => {
  const { text, mentions } = read(marked, confidence)
  const tokens = parts.tokens(text, language)
  const sources = { known: parts.known(), clubs: parts.clubs?.() }
  expect(written(text, withScorers(tokens, mentions, language, parts.flags(tokens, language, false), sources))).toEqual(expected)
})
