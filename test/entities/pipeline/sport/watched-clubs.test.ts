import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withWatchedClubs } from '../../../../src/entities/pipeline/sport/watched-clubs.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const parts = standardParts(openModels())

function found(language: EntityLanguage, marked: string): string[] {
  const { text, mentions } = read(marked)
  const tokens = parts.tokens(text, language)
  const sources = { known: parts.known(), clubs: parts.clubs() }
  return written(text, withWatchedClubs(tokens, mentions, language, sources, parts.flags(tokens, language, true)))
}

it.each<[EntityLanguage, string, string[]]>([
  ['eng', 'anyone watching everton tonight', ['O everton']],
  ['ita', 'che partita ieri, lazio inguardabile', ['O lazio']],
  ['nld', 'gekeken naar [P feyenoord] gisteren?', ['O feyenoord']],
  ['spa', 'visteis el gol del betis ??', ['O betis']],
  // nothing of matches; a thing; a place; a town that has a club
  ['eng', 'everton is lovely in spring', []],
  ['eng', 'did u see that, he has an arsenal of jokes', []],
  ['eng', 'saw him in everton', []],
  ['eng', 'did u see leeds', []]
])('%s: %s', (language, marked, expected) => expect(found(language, marked)).toEqual(expected))

it('reads no long texts so', () => {
  for (const part of ['saw everton ', 'match ', 'ajax ajax ']) expect(found('eng', part.repeat(50_000 / part.length))).toEqual([])
})
