import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../src/entities/languages.js'
import { standardParts } from '../../../src/entities/pipeline/parts.js'
import { withQuotedNicknames } from '../../../src/entities/pipeline/quoted-nicknames.js'
import { openModels } from '../../../src/models/store.js'
import { read, written } from '../marked-text.js'

const parts = standardParts(openModels())

function told(language: EntityLanguage, marked: string): string[] {
  const { text, mentions } = read(marked)
  const tokens = parts.tokens(text, language)
  return written(text, withQuotedNicknames(tokens, mentions, parts.flags(tokens, language, false)))
}

it.each<[EntityLanguage, string, string[]]>([
  ['tgl', 'si [P Ernesto] "Erning" Villanueva', ['P Ernesto "Erning" Villanueva']],
  ['eng', 'Robert "Big Bob" Hanley left', ['P Robert "Big Bob" Hanley']],
  ['spa', 'a [P José Luis] «El Rubio» [P Carmona Díaz]', ['P José Luis «El Rubio» Carmona Díaz']],
  ['deu', '[P Heinz] „Hoppel“ [L Brandt] kam', ['P Heinz „Hoppel“ Brandt']],
  ['eng', "[P Maria 'Mitzi' Costello] left", ["P Maria 'Mitzi' Costello"]],
  // players and what they are called, in a row
  ['pol', '[P Adam Nowak] "Muki" [P Piotr Lis] "Lisek"', ['P Adam Nowak', 'P Piotr Lis']],
  ['pol', '[P Adam Nowak] "Muki" Obrońcy: [P Piotr Lis]', ['P Adam Nowak', 'P Piotr Lis']],
  // a work between two names, a firm
  ['deu', 'Die Zeitung „Hoppel“ Berlin', []],
  ['deu', 'Die [O Bäckerei] „Hoppel“ Brandt', ['O Bäckerei']]
])('%s: %s', (language, marked, expected) => expect(told(language, marked)).toEqual(expected))

it('takes little time for long texts', () => {
  for (const part of ['Robert "', 'Robert "A" ', '" ', "' "]) expect(told('eng', part.repeat(20_000 / part.length))).toEqual([])
})
