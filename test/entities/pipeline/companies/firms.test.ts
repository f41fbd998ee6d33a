import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withFirms } from '../../../../src/entities/pipeline/companies/firms.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import { openModels } from '../../../../src/models/store.js'
import { read } from '../../marked-text.js'

const store = openModels()
const parts = standardParts(store)

/** `[P Otto]` marks a person, `[L Mars]` a place; the organizations that come of it. */
function firms(language: EntityLanguage, marked: string): string[] {
  const { text, mentions } = read(marked, 0.9)
  const tokens = entityTokens(text, language, store)
  return withFirms(tokens, mentions, language, parts.known(), parts.flags(tokens, language, false)).flatMap(({ start, end, type }) =>
    type === 'ORGANIZATION' ? [text.slice(start, end)] : []
  )
}

it.each<[string, EntityLanguage, string, string[]]>([
  ['a listed firm with a given name', 'deu', '[P Otto] streicht 460 Stellen in Hamburg.', ['Otto']],
  ['a listed firm', 'fra', '[P Leclerc] ouvre un entrepôt à Lens.', ['Leclerc']],
  ['a verb in two words', 'nld', '[P Philips] haalt apparaten terug', ['Philips']],
  ['what firms alone report', 'eng', '[P Lilly] raises outlook as sales soar', ['Lilly']],
  ['beside shares', 'eng', 'Shares fell. [P Harlequin] reported lower book sales.', ['Harlequin']],
  ['behind the word for a share', 'hrv', 'Dionica [P Ine] pala je 2 posto.', ['Ine']],
  ['the word for a share in the name', 'hrv', '[P Dionica Končara] porasla je 3 posto.', ['Končara']],
  ['a first word that no model found', 'ron', 'Dacia va produce un nou model la Mioveni.', ['Dacia']],
  ['a first word that does nothing of the kind', 'ron', 'Dacia este mare.', []],
  ['a minister', 'eng', '[P Reeves] raises taxes and cuts 6,000 jobs', []],
  ['a president', 'eng', '[P Trump] raises tariffs on car sales', []],
  ['a country', 'eng', '[L France] sells shares in a stock sale', []],
  ['who says so', 'eng', '[P Lilly] said sales and profit rose.', []],
  ['somebody of the text', 'deu', '[P Nikolaus Otto] kam. [P Otto] baute Motoren für ein Werk.', []],
  ['a form of address', 'eng', 'Mr [P Otto] sells stock and shares.', []]
])('%s', (_, language, marked, expected) => expect(firms(language, marked)).toEqual(expected))

it.each<[string, EntityLanguage, string, string[]]>([
  ['what was charged', 'eng', '[P Dyson] refused a refund of £549.', ['Dyson']],
  ['a name of two words', 'eng', '[P Van Oord] had quoted £212,000.', ['Van Oord']],
  ['in other languages', 'spa', 'Ocaso me cobró 300 euros.', ['Ocaso']],
  ['somebody', 'eng', '[P Jones] charged me £50 for the tyres.', []]
])('amounts of money: %s', (_, language, marked, expected) => {
  const { text, mentions } = read(marked, 0.9)
  const tokens = entityTokens(text, language, store)
  const amounts = new Set([text.search(/[£\d]/u)])
  const found = withFirms(tokens, mentions, language, parts.known(), parts.flags(tokens, language, false), amounts)
  expect(found.flatMap(({ start, end, type }) => (type === 'ORGANIZATION' ? [text.slice(start, end)] : []))).toEqual(expected)
})
