import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withPairings } from '../../../../src/entities/pipeline/sport/pairings.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import { openModels } from '../../../../src/models/store.js'

const store = openModels()
const parts = standardParts(store)

function pairs(language: EntityLanguage, text: string): string[] {
  const tokens = entityTokens(text, language, store)
  return withPairings(tokens, [], language, parts.known(), parts.flags(tokens, language, false)).map(
    ({ start, end, type }) => `${type.slice(0, 3)} ${text.slice(start, end)}`
  )
}

it.each<[EntityLanguage, string, string[]]>([
  ['ita', 'Fiorentina-Bologna 1-2, decide Orsolini', ['ORG Fiorentina', 'ORG Bologna']],
  ['ita', 'Genoa-Torino 2-1: rimonta', ['ORG Genoa', 'ORG Torino']],
  ['spa', 'Valencia-Real Madrid, 0-3', ['ORG Valencia', 'ORG Real Madrid']],
  ['fra', 'Nantes–Toulouse 1-1', ['ORG Nantes', 'ORG Toulouse']],
  ['ita', 'Italia-Spagna 1-0', ['LOC Italia', 'LOC Spagna']],
  ['eng', 'Federer-Nadal was a classic', ['PER Federer', 'PER Nadal']],
  ['eng', 'Verse-Chorus 2-1 is a form', []],
  ['deu', 'CDU-SPD: kein Ergebnis', ['ORG CDU', 'ORG SPD']],
  ['deu', 'Das CDU-SPD-Papier', []],
  ['deu', 'Baden-Württemberg 3:1', []],
  ['deu', 'Rheinland-Pfalz hat 3-4 Millionen', []],
  ['fra', 'La ligne Paris-Brest est coupée', []],
  ['fra', 'Paris-Brest 10:30', []],
  ['eng', 'Anna Thornton-Blake 3-1', []],
  ['eng', 'Stratford-upon-Avon 2-1', []]
])('names joined by a hyphen, %s: %s', (language, text, expected) => expect(pairs(language, text)).toEqual(expected))
