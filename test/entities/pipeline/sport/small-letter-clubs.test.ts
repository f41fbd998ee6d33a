import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withSmallLetterClubs } from '../../../../src/entities/pipeline/sport/small-letter-clubs.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const parts = standardParts(openModels())

it.each<[string, EntityLanguage, string, string[]]>([
  ['both sides of a verb', 'ita', 'il [L bologna] ha perso 1-2 con il [L cagliari]', ['O bologna', 'O cagliari']],
  ['the rival, in a case', 'ces', '[O slavia] zase vyhrála 3:0 nad duklou', ['O slavia', 'O duklou']],
  ['a score between them', 'tur', 'maç bitti konyaspor 2-0 alanyaspor', ['O konyaspor', 'O alanyaspor']],
  ['a sign between them', 'por', 'hoje tem flamengo x [L fortaleza]', ['O flamengo', 'O fortaleza']],
  ['an ordinary word beside a club', 'hrv', 'osijek izgubio od rijeke 1:3', ['O osijek', 'O rijeke']],
  ['we and they', 'swe', 'vi förlorade 0-3 mot häcken', ['O häcken']],
  // no match, no club
  ['where it was', 'deu', 'wir haben in [L augsburg] 0:3 verloren', ['L augsburg']],
  ['trains', 'deu', 'zug [L bremen] - [L hannover] fällt aus', ['L bremen', 'L hannover']],
  ['a country', 'nld', '[L duitsland] verloor met 2-1 van ajax', ['L duitsland', 'O ajax']],
  ['keys', 'eng', 'tom lost his keys in [L burnley]', ['L burnley']],
  ['votes', 'eng', '[L leeds] beat [L derby] 3-1 in the vote', ['L leeds', 'L derby']]
])('%s', (_, language, marked, names) => {
  const { text, mentions } = read(marked, 0.7)
  const tokens = parts.tokens(text, language)
  const lists = { known: parts.known(), clubs: parts.clubs() }
  expect(written(text, withSmallLetterClubs(tokens, mentions, language, lists, parts.flags(tokens, language, true)))).toEqual(names)
})
