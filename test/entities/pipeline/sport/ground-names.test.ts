import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withGrounds, withGroundsOfPoints } from '../../../../src/entities/pipeline/sport/ground-names.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const store = openModels()

function found(language: EntityLanguage, marked: string): string[] {
  const { text, mentions } = read(marked)
  return written(text, withGrounds(entityTokens(text, language, store), mentions, language))
}

it.each<[string, EntityLanguage, string, string[]]>([
  ['by the ending', 'hun', 'A meccset a [O Groupama Arénában] rendezték.', ['L Groupama Arénában']],
  ['missing', 'fin', 'Ottelu pelattiin Nokia Arenalla.', ['L Nokia Arenalla']],
  ['behind an article', 'deu', 'In der [O Barclays Arena] singt sie.', ['O Barclays Arena']],
  ['at', 'eng', 'They won at [O Emirates Stadium].', ['L Emirates Stadium']],
  ['in quotation marks', 'rus', 'Матч прошёл на «[O Газпром Арене]».', ['L Газпром Арене']],
  ['called after somebody', 'ell', 'Στο «[P Κλεάνθης Βικελίδης]» ο [O Ολυμπιακός] έχασε.', ['L Κλεάνθης Βικελίδης', 'O Ολυμπιακός']],
  ['without blanks', 'jpn', '試合は駅前不動産スタジアムで行われた。', ['L 駅前不動産スタジアム']],
  ['who owns it', 'hun', 'A [O Puskás Aréna] bevétele nőtt.', ['O Puskás Aréna']],
  ['somebody at whose home there is no match', 'ell', 'Έδωσε στο «[P Κλεάνθης Βικελίδης]» ένα βιβλίο.', ['P Κλεάνθης Βικελίδης']]
])('%s', (_, language, marked, expected) => expect(found(language, marked)).toEqual(expected))

it.each<[EntityLanguage, string, string[]]>([
  ['spa', 'El [O Eibar] sacó un punto de [O Anduva] ante el [O Mirandés].', ['O Eibar', 'L Anduva', 'O Mirandés']],
  ['spa', 'La victoria de [O Osasuna] ante el [O Betis].', ['O Osasuna', 'O Betis']],
  ['ita', 'Un punto al [O Penzo] contro il [O Lecce].', ['L Penzo', 'O Lecce']],
  ['fra', 'un point à [P Bollaert] face à [O Metz]', ['L Bollaert', 'O Metz']]
])('behind points that are brought from there, %s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  expect(written(text, withGroundsOfPoints(text, mentions, language))).toEqual(expected)
})
