import { describe, expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { companyEvidence, subjectEvidence, withNamesBehindKinds } from '../../../../src/entities/pipeline/companies/context.js'
import { companyWords } from '../../../../src/entities/pipeline/companies/words.js'
import { createExtractor } from '../../../../src/entities/pipeline/extract.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const store = openModels()
const extractor = createExtractor(store)
const parts = standardParts(store)

function evidence(language: EntityLanguage, marked: string): number {
  const start = marked.indexOf('[')
  const end = marked.indexOf(']') - 1
  return companyEvidence(entityTokens(marked.replace(/[[\]]/g, ''), language, store), start, end, language)
}

describe('words beside a name that tell of a company', () => {
  it.each([
    ['eng', 'The carmaker [Hudson] fell.'],
    ['eng', '[Hudson] employees went on strike.'],
    ['eng', 'Shares of [Hudson] fell.'],
    ['eng', 'Senior engineer at [Hudson].'],
    ['eng', 'She works at [Hudson].'],
    ['deu', 'Sie arbeitet bei [Adler] in Wien.'],
    ['nld', 'Hij is projectleider bij [Heuvel].'],
    ['fra', 'Elle travaille chez [Camille].'],
    ['swe', 'Hon jobbar på [Adler].'],
    ['deu', 'Der Autokonzern [Adler] streicht Stellen.'],
    ['deu', 'Der Betriebsrat von [Adler] tagt.'],
    ['deu', 'Die [Adler]-Aktie fiel.'],
    ['deu', 'Die VW-Tochter [Adler] zahlt.'],
    ['fra', "L'enseigne [Camille] ferme."],
    ['fra', 'Les salariés de [Camille] manifestent.'],
    ['spa', 'La cadena [Blanco] abrió.'],
    ['ita', 'I dipendenti di [Bruni] protestano.'],
    ['pol', 'Rzecznik spółki [Kowal] milczy.'],
    ['ces', 'Ve firmě [Novák] pracuje sto lidí.'],
    ['rus', 'Акции компании [Соколов] выросли.'],
    ['rus', 'Завод «[Соколов]» закрыт.'],
    ['hun', 'A [Szabó] részvényei estek.'],
    ['fin', '[Virtanen] yhtiön tulos laski.'],
    ['tur', '[Aslan] şirketinin kârı düştü.'],
    ['jpn', '[山本]社は発表した。'],
    ['zho', '[李明]公司宣布裁员。'],
    ['ara', 'أعلنت شركة [جابر] أرباحها'],
    ['heb', 'חברת [לוי] מודיעה']
  ] as const)('%s: %s', (language, text) => expect(evidence(language, text)).toBeGreaterThan(0))

  it.each([
    ['eng', '[Hudson] said nothing.'],
    ['eng', 'The employees left. [Hudson] stayed.'],
    ['deu', 'Die Fabrik in [Adler] schließt.'],
    ['deu', 'Herr [Adler] kauft Aktien.'],
    ['deu', 'Die Tochter [Adler] lacht.'],
    ['fra', 'Une usine à [Camille] ferme.'],
    ['spa', 'La empresa. [Blanco] habla.'],
    ['pol', 'Pani [Kowal] milczy.'],
    ['rus', 'Господин [Соколов] купил завод.'],
    ['jpn', '[山本]さんは来た。']
  ] as const)('none in %s: %s', (language, text) => expect(evidence(language, text)).toBe(0))

  it('are lists of single words, none of them of two kinds, that are written as the language writes them', () => {
    for (const [language, { kinds, of }] of Object.entries(companyWords)) {
      const ofWords = of.split(' ').filter((word) => word !== '')
      expect(
        kinds.split(' ').filter((word) => ofWords.includes(word)),
        language
      ).toEqual([])
      expect(kinds, language).not.toMatch(/\s{2}|^\s|\s$/)
    }
  })

  it('behind which no model found a name', () => {
    const text = 'Hovorca firmy Zirkel to potvrdil. Firma Novák mlčí.'
    const tokens = entityTokens(text, 'slk', store)
    const novak = { start: text.indexOf('Novák'), end: text.indexOf('Novák') + 5, type: 'PERSON', source: 'statistical', weight: 50 } as const
    const flags = new Uint32Array(tokens.count)
    expect(withNamesBehindKinds(tokens, [novak], 'slk', flags).map(({ start, end }) => text.slice(start, end))).toEqual(['Novák', 'Zirkel'])
  })

  it.each<[string, EntityLanguage, string, string[]]>([
    ['where nouns have capitals', 'deu', 'Der Stromanbieter Voxenergie hat die Preise erhöht.', ['O Voxenergie']],
    ['which may be groups of things', 'deu', 'Die Gruppe Supermärkte und die Kette Vermessungen kamen.', []],
    ['at the beginning of a sentence', 'dan', 'Leverandøren Modstrøm hæver prisen.', ['O Modstrøm']],
    ['which the model took for a part of it', 'nld', '[P Stroomleverancier Vandebron] verhoogt de prijzen.', ['O Vandebron']]
  ])('behind them %s', (_, language, marked, expected) => {
    const { text, mentions } = read(marked)
    const tokens = entityTokens(text, language, store)
    expect(written(text, withNamesBehindKinds(tokens, mentions, language, parts.flags(tokens, language, false)))).toEqual(expected)
  })
})

describe('one place that tells of a company', () => {
  it.each([
    ['pol', 'Kowal sprzedaje czekoladę w Japonii. Fabryka Kowal działa od 1931 roku.', 'Kowal'],
    ['deu', 'Bosch streicht 1500 Stellen in Stuttgart. Der Betriebsrat von Bosch kündigte Widerstand an.', 'Bosch'],
    ['nld', 'Philips verkoopt de fabriek. De koper van het onderdeel van Philips komt uit China.', 'Philips']
  ] as const)('speaks for all places of the name, %s: %s', async (language, text, name) => {
    const { entities } = await extractor.extract(text, language, { options: {} })
    const types = entities.flatMap(({ type, mentions }) => mentions.filter(({ start, end }) => text.slice(start, end) === name).map(() => type))
    expect(types).toEqual(['ORGANIZATION', 'ORGANIZATION'])
  })
})

describe('subjects of sentences on what companies decide on', () => {
  const subject = (language: EntityLanguage, marked: string) => {
    const start = marked.indexOf('[')
    return subjectEvidence(entityTokens(marked.replace(/[[\]]/g, ''), language, store), start, marked.indexOf(']') - 1, language)
  }

  it.each([
    ['deu', '[Adler] senkt die Preise.'],
    ['eng', '[Hudson] will close 40 stores.'],
    ['pol', '[Kowal] otwiera nowy sklep.']
  ] as const)('%s: %s', (language, text) => expect(subject(language, text)).toBeGreaterThan(0))

  it.each([
    ['deu', 'Am Montag sprach [Adler] über Preise.'],
    ['eng', '[Hudson] won the race. Prices fell.']
  ] as const)('nothing, %s: %s', (language, text) => expect(subject(language, text)).toBe(0))
})
