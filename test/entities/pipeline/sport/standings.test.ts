import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withStandings } from '../../../../src/entities/pipeline/sport/standings.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const parts = standardParts(openModels())
/** What becomes of what a model found. */
function named(language: EntityLanguage, marked: string): string[] {
  const { text, mentions } = read(marked)
  return written(text, withStandings(text, mentions, language, parts.known(), parts.clubs()))
}

it.each<[string, EntityLanguage, string, string[]]>([
  ['points', 'spa', '1. [L Barcelona] 62\n2. Villarreal 58\n3. [L Sevilla] 55\n4. [O Osasuna] 49', ['O Barcelona', 'O Villarreal', 'O Sevilla', 'O Osasuna']],
  [
    'games and points',
    'eng',
    'Pos Team P W D L Pts\n1 [O Arsenal] 20 14 4 2 46\n2 [O Everton] 20 12 5 3 41\n3 Leeds 20 9 6 5 33',
    ['O Arsenal', 'O Everton', 'O Leeds']
  ],
  ['points inside a name', 'rus', '1. Зенит 57\n2. [L Краснодар] 56\n3. [O Ахмат 31]', ['O Зенит', 'O Краснодар', 'O Ахмат']],
  [
    'a year in a name',
    'deu',
    '1. [O FC Heidenheim] 34 58\n2. [O Hamburger SV] 34 56\n3. [O SC Paderborn 07] 34 52',
    ['O FC Heidenheim', 'O Hamburger SV', 'O SC Paderborn 07']
  ],
  [
    'ranks in Japanese',
    'jpn',
    '1位 [O 鹿島アントラーズ 76]\n2位 [O 柏レイソル 75]\n3位 [O 京都サンガ 68]',
    ['O 鹿島アントラーズ', 'O 柏レイソル', 'O 京都サンガ']
  ],
  ['towns', 'deu', '1. [L Berlin] 62\n2. [L Hamburg] 58\n3. [L München] 55', ['L Berlin', 'L Hamburg', 'L München']],
  ['countries', 'deu', '1. [L Norwegen] 16\n2. [L Deutschland] 12\n3. [O Kanada] 8', ['L Norwegen', 'L Deutschland', 'O Kanada']],
  ['persons', 'eng', '1. [P Anna Brown] 62\n2. [P Tom Ridley] 58\n3. [P Lucy Grant] 55', ['P Anna Brown', 'P Tom Ridley', 'P Lucy Grant']],
  ['an order', 'ita', '1. [O Inter] 12\n2. [L Napoli] 70\n3. [O Lazio] 61', ['O Inter', 'L Napoli', 'O Lazio']],
  ['two lines', 'ita', '1. [O Inter] 71\n2. [L Napoli] 70', ['O Inter', 'L Napoli']]
])('standings: %s', (_, language, text, expected) => {
  expect(named(language, text)).toEqual(expected)
})
