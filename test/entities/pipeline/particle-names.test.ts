import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../src/entities/languages.js'
import { loadGazetteer } from '../../../src/entities/lists/gazetteer.js'
import { joinDoubleNames, joinNobleNames } from '../../../src/entities/pipeline/particle-names.js'
import { withoutTitles } from '../../../src/entities/pipeline/roles/titles.js'
import { entityTokens } from '../../../src/entities/tokens.js'
import type { Mention } from '../../../src/entities/types.js'
import { openModels } from '../../../src/models/store.js'

const store = openModels()

const types: Readonly<Record<string, string>> = { p: 'PERSON', o: 'ORGANIZATION', l: 'LOCATION' }

/** `[p Ann]` marks a mention. */
function joined(marked: string, language: EntityLanguage): string[] {
  const { text, mentions } = read(marked)
  return joinNobleNames(text, mentions, language).map((mention) => `${mention.type} ${text.slice(mention.start, mention.end)}`)
}

function read(marked: string): { text: string; mentions: Mention[] } {
  let text = ''
  let end = 0
  const mentions: Mention[] = []
  for (const { 0: whole, 1: type, 2: name, index } of marked.matchAll(/\[([pol]) ([^\]]*)\]/g)) {
    text += marked.slice(end, index)
    mentions.push({ start: text.length, end: text.length + name!.length, type: types[type!]!, source: 'statistical', confidence: 0.9, weight: 50 })
    text += name
    end = index + whole.length
  }
  text += marked.slice(end)
  return { text, mentions }
}

it.each<[string, EntityLanguage, string[]]>([
  ['[p Werner] von [o Siemens] wurde geboren.', 'deu', ['PERSON Werner von Siemens']],
  ['[p Anna] von der [o CDU] sprach.', 'deu', ['PERSON Anna', 'ORGANIZATION CDU']],
  ['[p Anna Weber] von [o Siemens] sprach.', 'deu', ['PERSON Anna Weber', 'ORGANIZATION Siemens']],
  ['[p Ginola] van [o Newcastle United] kwam.', 'nld', ['PERSON Ginola', 'ORGANIZATION Newcastle United']],
  ['[p Marieke] van der [l Velden] kwam.', 'nld', ['PERSON Marieke van der Velden']],
  ['[p Anna] de [l Madrid] vino.', 'spa', ['PERSON Anna', 'LOCATION Madrid']],
  ['[p Gustav] VI [p Adolf] samlade konst.', 'swe', ['PERSON Gustav VI Adolf']],
  ['[p Karl] och [p Adolf] kom.', 'swe', ['PERSON Karl', 'PERSON Adolf']],
  ['[p Tom Wood] Sr. left, [p Tom Wood], Jr. stayed.', 'eng', ['PERSON Tom Wood Sr.', 'PERSON Tom Wood, Jr.']],
  ['[p Anna Koch], Sr. Engineer', 'eng', ['PERSON Anna Koch']],
  ['[p Angela Weber], Sr. Rossi', 'eng', ['PERSON Angela Weber']],
  ['[p Angela Weber] Sr. Engineer', 'eng', ['PERSON Angela Weber']],
  ['[p Tom Wood], Jr. Developer', 'deu', ['PERSON Tom Wood']],
  ['It was [p Tom Wood] Jr. He left with [p Tom Wood] Sr.\nBoth sang.', 'eng', ['PERSON Tom Wood Jr.', 'PERSON Tom Wood Sr.']],
  ['[p Ana Souza] Sr. Pedro', 'por', ['PERSON Ana Souza']]
])('%s', (marked, language, expected) => expect(joined(marked, language)).toEqual(expected))

it.each<[string, EntityLanguage, string]>([
  ['King George V', 'eng', 'George V'],
  ['Dom Pedro II', 'por', 'Pedro II'],
  ['Prince Rogers Nelson', 'eng', 'Prince Rogers Nelson'],
  ['Ahmet Yılmaz Bey', 'tur', 'Ahmet Yılmaz'],
  ['Ayşe Hanım', 'tur', 'Ayşe'],
  ['Don Anselmo Quiroga', 'spa', 'Anselmo Quiroga'],
  ['Don Quijote', 'spa', 'Don Quijote'],
  ['Tan Sri Azlan', 'msa', 'Azlan'],
  ["Dato' Sri Najib Razak", 'msa', 'Najib Razak'],
  ['Sri Mulyani', 'ind', 'Sri Mulyani'],
  ['Bà Mai', 'vie', 'Mai'],
  ['Aling Nena', 'tgl', 'Nena']
])('titles are no part of %s', (text, language, name) => {
  const { start, end } = withoutTitles({ start: 0, end: text.length, type: 'PERSON', source: 'statistical', weight: 50 }, text, language)
  expect(text.slice(start, end)).toBe(name)
})

it.each<[string, EntityLanguage, string[]]>([
  ['[p Imogen Thornton]-Blake spoke', 'eng', ['Imogen Thornton-Blake']],
  ['[p Imogen Thornton]-[p Blake] spoke', 'eng', ['Imogen Thornton-Blake']],
  ['the [p Imogen Thornton]-Style', 'eng', ['Imogen Thornton']],
  ['the [p Thornton]-Blake', 'eng', ['Thornton']],
  ['[p Imogen Thornton]-based', 'eng', ['Imogen Thornton']],
  ['[p Angela Merkel]-Regierung', 'deu', ['Angela Merkel']],
  ['[p Donald Trump]-[p Kim Jong Un] talks', 'eng', ['Donald Trump', 'Kim Jong Un']]
])('double surnames: %s', (marked, language, expected) => {
  const { text, mentions } = read(marked)
  const tokens = entityTokens(text, language, store)
  const flags = new Uint32Array(tokens.count)
  loadGazetteer(store, language).flags(tokens, flags)
  expect(joinDoubleNames(tokens, mentions, language, flags).map(({ start, end }) => text.slice(start, end))).toEqual(expected)
})

it.each<[string, EntityLanguage, string[]]>([
  ['[l محمد] بن [p سلمان]', 'urd', ['PERSON محمد بن سلمان']],
  ['[l محمد] بن [l سلمان]', 'urd', ['LOCATION محمد', 'LOCATION سلمان']]
])('sons of somebody: %s', (marked, language, expected) => expect(joined(marked, language)).toEqual(expected))
