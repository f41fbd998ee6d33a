import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../src/entities/languages.js'
import { withStandings } from '../../src/entities/pipeline/companies/standings.js'
import { standardParts } from '../../src/entities/pipeline/parts.js'
import { ruleMention } from '../../src/entities/types.js'
import { openModels } from '../../src/models/store.js'

const parts = standardParts(openModels())
const types: Readonly<Record<string, string>> = { o: 'ORGANIZATION', l: 'LOCATION', p: 'PERSON' }

/** What becomes of what a model found, in brackets with the first letter of its type. */
function named(language: EntityLanguage, marked: string): string[] {
  let text = ''
  const names = []
  for (const part of marked.split(/(\[[olp] [^\]]+\])/)) {
    const name = /^\[([olp]) ([^\]]+)\]$/.exec(part)
    const start = text.length
    text += name === null ? part : name[2]!
    if (name !== null) names.push(ruleMention(start, text.length, types[name[1]!]!, 'test', 0.7))
  }
  return withStandings(text, names, language, parts.known(), parts.clubs()).map(({ start, end, type }) => `${type[0]} ${text.slice(start, end)}`)
}

it.each<[string, EntityLanguage, string, string[]]>([
  ['points', 'spa', '1. [l Barcelona] 62\n2. Villarreal 58\n3. [l Sevilla] 55\n4. [o Osasuna] 49', ['O Barcelona', 'O Villarreal', 'O Sevilla', 'O Osasuna']],
  [
    'games and points',
    'eng',
    'Pos Team P W D L Pts\n1 [o Arsenal] 20 14 4 2 46\n2 [o Everton] 20 12 5 3 41\n3 Leeds 20 9 6 5 33',
    ['O Arsenal', 'O Everton', 'O Leeds']
  ],
  ['points inside a name', 'rus', '1. Зенит 57\n2. [l Краснодар] 56\n3. [o Ахмат 31]', ['O Зенит', 'O Краснодар', 'O Ахмат']],
  [
    'a year in a name',
    'deu',
    '1. [o FC Heidenheim] 34 58\n2. [o Hamburger SV] 34 56\n3. [o SC Paderborn 07] 34 52',
    ['O FC Heidenheim', 'O Hamburger SV', 'O SC Paderborn 07']
  ],
  [
    'ranks in Japanese',
    'jpn',
    '1位 [o 鹿島アントラーズ 76]\n2位 [o 柏レイソル 75]\n3位 [o 京都サンガ 68]',
    ['O 鹿島アントラーズ', 'O 柏レイソル', 'O 京都サンガ']
  ],
  ['towns', 'deu', '1. [l Berlin] 62\n2. [l Hamburg] 58\n3. [l München] 55', ['L Berlin', 'L Hamburg', 'L München']],
  ['countries', 'deu', '1. [l Norwegen] 16\n2. [l Deutschland] 12\n3. [o Kanada] 8', ['L Norwegen', 'L Deutschland', 'O Kanada']],
  ['persons', 'eng', '1. [p Anna Brown] 62\n2. [p Tom Ridley] 58\n3. [p Lucy Grant] 55', ['P Anna Brown', 'P Tom Ridley', 'P Lucy Grant']],
  ['an order', 'ita', '1. [o Inter] 12\n2. [l Napoli] 70\n3. [o Lazio] 61', ['O Inter', 'L Napoli', 'O Lazio']],
  ['two lines', 'ita', '1. [o Inter] 71\n2. [l Napoli] 70', ['O Inter', 'L Napoli']]
])('standings: %s', (_, language, text, expected) => {
  expect(named(language, text)).toEqual(expected)
})
