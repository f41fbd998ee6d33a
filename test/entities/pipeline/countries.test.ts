import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../src/entities/languages.js'
import { withCountries, withPeoples } from '../../../src/entities/pipeline/countries.js'
import { standardParts } from '../../../src/entities/pipeline/parts.js'
import { withTransfers } from '../../../src/entities/pipeline/sport/transfers.js'
import type { Mention } from '../../../src/entities/types.js'
import { openModels } from '../../../src/models/store.js'

const parts = standardParts(openModels())
const types: Readonly<Record<string, string>> = { P: 'PERSON', L: 'LOCATION', O: 'ORGANIZATION' }

/** `[P Jordan]` marks a person, L a place, O an organization. */
function read(marked: string): { text: string; mentions: Mention[] } {
  const mentions: Mention[] = []
  let text = ''
  for (const [index, part] of marked.split(/[[\]]/u).entries()) {
    const name = index % 2 === 1 ? part.slice(2) : part
    if (index % 2 === 1)
      mentions.push({ start: text.length, end: text.length + name.length, type: types[part[0]!]!, source: 'statistical', confidence: 0.7, weight: 50 })
    text += name
  }
  return { text, mentions }
}

it.each([
  ['[P Jordan] lost 2-0 to [L Oman] in [L Muscat] on Tuesday.', ['Jordan', 'Oman', 'Muscat']],
  ["[P Jordan] and [L Egypt] rejected it, while [P Jordan]'s foreign minister left.", ['Jordan', 'Egypt', 'Jordan']],
  ['They invest in the [L Welsh] town near [L Cardiff].', ['Cardiff']],
  ['[P Georgia] signed the accord in [L Tbilisi].', ['Georgia', 'Tbilisi']],
  ["Chad lost 3-1 to [L Niger] in [L N'Djamena].", ['Chad', 'Niger', "N'Djamena"]],
  ['[P Jordan] moved from [L Egypt] to [L Canada].', ['Egypt', 'Canada']],
  ['[P Jordan] scored twice as [O Chicago] beat [O Utah].', []],
  ['[L China] and [P Jordan Henderson] left.', ['China']]
])('countries that are given names: %s', (marked, expected) => {
  const { text, mentions } = read(marked)
  const tokens = parts.tokens(text, 'eng')
  const found = withCountries(tokens, mentions, 'eng', parts.flags(tokens, 'eng', false))
  expect(found.filter(({ type }) => type === 'LOCATION').map(({ start, end }) => text.slice(start, end))).toEqual(expected)
})

it.each([
  ['in the [L Catalan] town', ['NATIONALITY']],
  ['a [L Basque] cheese in [L Wales]', ['NATIONALITY', 'LOCATION']]
])('adjectives of peoples: %s', (marked, expected) => {
  const { text, mentions } = read(marked)
  const tokens = parts.tokens(text, 'eng')
  expect(withPeoples(tokens, mentions, 'eng', parts.flags(tokens, 'eng', false)).map(({ type }) => type)).toEqual(expected)
})

it.each([
  ['[O Chelsea] sign [P Joao Pedro] from [L Brighton] for £60m', ['Chelsea', 'Brighton']],
  ['[L Newcastle] agree to sell [P Isak] to [L Liverpool]; all is well', ['Newcastle', 'Liverpool']],
  ['[O Everton] sign striker from [L Bournemouth] for £30m', ['Everton', 'Bournemouth']],
  ['Tourists sign up from [L Brighton] for a £60 tour', []],
  ['[O Shell] agrees to sell its plant to [L Leeds] for £60m', ['Shell']],
  ['[O Shell] sells [P Isak] to [L Kuwait] for £60m', ['Shell']]
])('clubs of a transfer: %s', (marked, expected) => {
  const { text, mentions } = read(marked)
  const found = withTransfers(parts.tokens(text, 'eng'), mentions, 'eng')
  expect(found.filter(({ type }) => type === 'ORGANIZATION').map(({ start, end }) => text.slice(start, end))).toEqual(expected)
})

it.each<[EntityLanguage, string, string[]]>([
  ['swe', '[O Örgryte] värvar [P Lindqvist] från [L Halmstad]', ['Örgryte', 'Halmstad']],
  ['deu', '[L Bochum] verpflichtet [P Hofmann] aus [L Karlsruhe]', ['Bochum', 'Karlsruhe']],
  ['deu', 'Die Polizei verpflichtet [P Hofmann] aus [L Karlsruhe]', []],
  ['nld', '[O Philips] haalt [P Jansen] van [L Schiphol]', ['Philips']]
])('clubs of a transfer, %s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  const found = withTransfers(parts.tokens(text, language), mentions, language, parts.clubs())
  expect(found.filter(({ type }) => type === 'ORGANIZATION').map(({ start, end }) => text.slice(start, end))).toEqual(expected)
})
