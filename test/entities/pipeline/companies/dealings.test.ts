import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withDealings } from '../../../../src/entities/pipeline/companies/dealings.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const store = openModels()
const parts = standardParts(store)

function found(language: EntityLanguage, marked: string): string[] {
  const { text, mentions } = read(marked)
  const tokens = entityTokens(text, language, store)
  return written(text, withDealings(tokens, mentions, language, parts.known(), parts.flags(tokens, language, false)))
}

it.each<[string, EntityLanguage, string, string[]]>([
  ['whom somebody appears for', 'eng', 'Ms [P Kaur Dhillon] of [P Duncan Lewis] appeared.', ['P Kaur Dhillon', 'O Duncan Lewis']],
  ['whose partner somebody is', 'eng', '[P Rahman], a partner of [P Irwin Mitchell], left.', ['P Rahman', 'O Irwin Mitchell']],
  ['somebody from there', 'eng', 'Someone from [L Mott MacDonald] rang.', ['O Mott MacDonald']],
  ['a newspaper of two words', 'eng', 'He told the [L Oldham Chronicle] so.', ['O Oldham Chronicle']],
  ['one behind who said it', 'swe', 'säger vd [P Kerstin Ek] till Ölandsposten', ['P Kerstin Ek', 'O Ölandsposten']],
  ['one that is no listed place', 'nob', 'skriver [L Hallingdølen].', ['O Hallingdølen']],
  ['one with an article', 'fra', 'dit [P Luc Peyrat] à [L La Lettre]', ['P Luc Peyrat', 'O La Lettre']],
  ['one with an article and its town', 'spa', 'lo contó en La Gaceta de Talavera', ['O La Gaceta de Talavera']],
  ['a shop', 'ces', 'Koupila jsem ho v [L Alze].', ['O Alze']],
  ['a shop before a price', 'ind', 'gue beli sepatu di Shopee Rp200.000', ['O Shopee']],
  ['a shop before the participle', 'deu', 'Ich habe es bei [L Saturn] gekauft.', ['O Saturn']],
  ['where somebody was', 'fra', 'La visite chez [P Legrand] à [L Limoges]', ['O Legrand', 'L Limoges']],
  ['a publisher', 'ita', 'nel suo libro per [P Einaudi]', ['O Einaudi']],
  ['a newspaper by its last part', 'est', 'Ta ütles [P Lõunalehele], et tee jääb suletuks.', ['O Lõunalehele']],
  ['a newspaper that nothing was found in', 'est', 'Ta ütles Postimehele, et raha ei ole.', ['O Postimehele']],
  ['a quoted one', 'srp', 'Како сазнаје „Политика“, министар одлази.', ['O Политика']],
  ['another paper', 'hrv', 'Kako piše „[P Nacional]“, ministar odlazi.', ['O Nacional']]
])('%s', (_, language, marked, expected) => expect(found(language, marked)).toEqual(expected))

it.each<[string, EntityLanguage, string]>([
  ['a town', 'ces', 'Koupila jsem ho v [L Brně].'],
  ['where a house was bought', 'ind', 'Dia membeli rumah di [L Bogor].'],
  ['somebody who is told', 'est', 'Ta ütles [P Marile], et tuleb.'],
  ['a county', 'eng', 'Someone from [L Kent] called.'],
  ['at whose home', 'fra', 'Nous avons mangé chez [P Martin] à [L Lyon].'],
  ['a portrait', 'eng', 'She sold the portrait of [P Dorian Gray] of [L London].'],
  ['a town with an article', 'spa', 'Lo dijo en [L La Coruña].'],
  ['with whom somebody talks', 'ita', 'Ha parlato con [P La Malfa].'],
  ['a festival in quotation marks', 'ita', 'il secondo trionfo in carriera alla "[L Biennale]"'],
  ['a queen', 'eng', 'Queen [P Mary] of [P Teck] came.']
])('not %s', (_, language, marked) => expect(found(language, marked)).toEqual(written(read(marked).text, read(marked).mentions)))

it('takes little time for long texts', () => {
  const counts = { 'told Reuters ': 3846, 'partner of Irwin Mitchell ': 0, 'bought at Argos ': 3125 }
  for (const [part, count] of Object.entries(counts)) expect(found('eng', part.repeat(50_000 / part.length))).toHaveLength(count)
})
