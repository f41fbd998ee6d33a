import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withRanked } from '../../../../src/entities/pipeline/roles/police-ranks.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const parts = standardParts(openModels())

it.each<[EntityLanguage, string, string[]]>([
  ['eng', 'PC Dawn Hargreaves attended', ['P Dawn Hargreaves']],
  ['eng', '[P DC Imran Malik] and [P Lucy Barrow]', ['P Imran Malik', 'P Lucy Barrow']],
  ['eng', 'Sgt Paul Reed of Sussex Police', ['P Paul Reed']],
  ['eng', '[P Det Ch Insp Karen Hall], [P Det Sgt Lee Wood]', ['P Karen Hall', 'P Lee Wood']],
  ['eng', 'Det Ch Insp Karen Hall, Det. Sgt. Lee Wood.', ['P Karen Hall', 'P Lee Wood']],
  ['eng', 'led by [O Det Insp Imran Malik]', ['P Imran Malik']],
  ['eng', '[O PC Lee Wood Ltd] and [O PC World]', ['O PC Lee Wood Ltd', 'O PC World']],
  ['eng', 'the DC Grace Library', []],
  ['eng', 'the DC Comics Hall', []],
  ['eng', 'a PC World Store', []],
  ['eng', '[O DC Comics] and DC Public Library', ['O DC Comics']],
  ['tgl', 'ayon kay P/Maj. Rodel Cruz ng', ['P Rodel Cruz']],
  ['tgl', '[P PSSg Joel Mendoza]', ['P Joel Mendoza']],
  ['ind', 'Kapolsek Iptu Slamet Wibowo mengatakan', ['P Slamet Wibowo']],
  ['msa', 'kata [P ASP Rohana Ismail]', ['P Rohana Ismail']],
  ['ind', '[L Kompol] [P Budi Hartono] hadir', ['P Budi Hartono']],
  ['ind', '[P Ipda Agus Salim], [P Kombes Pol Rudi Hermawan]', ['P Agus Salim', 'P Rudi Hermawan']],
  ['ind', 'pangkat [L Kompol] itu', ['L Kompol']],
  ['msa', '[O ACP] [P Azman Ismail] dan [O ASP Rosnah]', ['P Azman Ismail', 'P Rosnah']],
  ['msa', 'Syarikat [O ASP Berhad]', ['O ASP Berhad']],
  ['deu', 'PC Dawn Hargreaves', []]
])('%s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  const tokens = parts.tokens(text, language)
  expect(
    written(
      text,
      withRanked(tokens, mentions, language, parts.flags(tokens, language, false), () => parts.usualNames(language))
    )
  ).toEqual(expected)
})
