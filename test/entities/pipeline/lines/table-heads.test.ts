import { expect, it } from 'vitest'
import { withoutTableHeads } from '../../../../src/entities/pipeline/lines/table-heads.js'
import { read, written } from '../../marked-text.js'

it.each<[string, string[]]>([
  ['Pos Team [O P W D L Pts]\n1 [O Arsenal] 20 14 4 2 46', ['O Arsenal']],
  ['Pos Equipo [O PJ G E P Pts]\n1 [L Girona] 18 13 4 1 43', ['L Girona']],
  ['[P Team]  P  W  D  L  GF  GA\n[O Millwall]  12  7  3  2  18  10', ['O Millwall']],
  ['[P Li Bo Xi]\n1 2 3 4', ['P Li Bo Xi']],
  ['[O P W D L Pts]\nnext week', ['O P W D L Pts']],
  ['[P A. B. Smith], [P C. Jones]\n12 4 3', ['P A. B. Smith', 'P C. Jones']]
])('%s', (marked, expected) => {
  const { text, mentions } = read(marked)
  expect(written(text, withoutTableHeads(text, mentions))).toEqual(expected)
})
