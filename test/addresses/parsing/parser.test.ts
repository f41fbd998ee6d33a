import { describe, expect, it } from 'vitest'
import { createAddressParser } from '../../../src/addresses/parsing/parser.js'
import { tokensOf } from '../../../src/addresses/parsing/tokens.js'
import { ADDRESS_FIELDS } from '../../../src/addresses/types.js'
import { openModels } from '../../../src/models/store.js'

const parser = createAddressParser(openModels())

describe('parser of addresses', () => {
  it.each([
    ['123 MAIN ST STE 400 DENVER CO 80202-1234', { houseNumber: '123', road: 'MAIN ST', unit: 'STE 400', city: 'DENVER', state: 'CO', postCode: '80202-1234' }],
    ['Flat 5, 12 Victoria Road, Leeds LS6 1AS', { unit: 'Flat 5', houseNumber: '12', road: 'Victoria Road', city: 'Leeds', postCode: 'LS6 1AS' }],
    ['Hauptstraße 12, 10115 Berlin', { road: 'Hauptstraße', houseNumber: '12', postCode: '10115', city: 'Berlin' }],
    ['12 rue de la Paix, 75002 Paris, France', { houseNumber: '12', road: 'rue de la Paix', postCode: '75002', city: 'Paris', country: 'France' }],
    ['PO Box 1234, Springfield, IL 62705', { poBox: 'PO Box 1234', city: 'Springfield', state: 'IL', postCode: '62705' }],
    ['浙江省杭州市西湖区文三路90号', { state: '浙江省', city: '杭州市', cityDistrict: '西湖区', road: '文三路', houseNumber: '90号' }],
    ['Calle Mayor 14, 3º B, 28013 Madrid', { road: 'Calle Mayor', houseNumber: '14', level: '3º B', postCode: '28013', city: 'Madrid' }],
    [
      'Via Garibaldi, 5 - 00153 Roma (RM), Italia',
      { road: 'Via Garibaldi', houseNumber: '5', postCode: '00153', city: 'Roma', stateDistrict: 'RM', country: 'Italia' }
    ],
    ['ul. Marszałkowska 10 m. 5, 00-001 Warszawa', { road: 'ul. Marszałkowska', houseNumber: '10', unit: 'm. 5', postCode: '00-001', city: 'Warszawa' }],
    ['香港九龍尖沙咀彌敦道100號5樓', { country: '香港', cityDistrict: '九龍', suburb: '尖沙咀', road: '彌敦道', houseNumber: '100號', level: '5樓' }],
    ['臺北市中正區重慶南路一段122號', { city: '臺北市', cityDistrict: '中正區', road: '重慶南路一段', houseNumber: '122號' }]
  ])('splits %s', (line, fields) => {
    expect(parser.parse(line).fields).toEqual(fields)
  })

  it('tells where each piece stands', () => {
    const line = '14 High Street,\nOxford OX1 4AH'
    const { fields, spans } = parser.parse(line)
    for (const { start, end, field } of spans) expect(fields[field]).toContain(line.slice(start, end))
    expect(spans.map(({ field }) => field)).toEqual(['houseNumber', 'road', 'city', 'postCode'])
  })

  it('tells the country that a line names', () => {
    expect(parser.parse('Mariahilfer Straße 45, 1060 Wien, Österreich').country).toBe('at')
    expect(parser.parse('10 Downing Street').country).toBeUndefined()
  })

  it.each(['', ' , ;', '!!!', '\u0000\u0007', '🏠🏠', '\ud800'])('finds nothing in %j', (line) => {
    expect(parser.parse(line)).toEqual({ fields: {}, spans: [] })
  })

  it.each(['a', '1', '号', 'é ', '-1', '#', '<b>', '12 Main St ', '\ud83d', 'ا', '北1'])('takes five hundred characters of %j', (piece) => {
    const line = piece.repeat(500).slice(0, 500)
    const { spans, fields } = parser.parse(line)
    expect(Object.keys(fields).every((field) => (ADDRESS_FIELDS as readonly string[]).includes(field))).toBe(true)
    let last = 0
    for (const { start, end } of spans) {
      expect(start).toBeGreaterThanOrEqual(last)
      expect(end).toBeGreaterThan(start)
      expect(end).toBeLessThanOrEqual(line.length)
      last = end
    }
  })
})

describe('tokens of addresses', () => {
  it('are words without the signs around them', () => {
    const line = '"Rose Cottage" (rear), 5-7 St. John’s Rd.'
    expect(tokensOf(line).map(({ start, end }) => line.slice(start, end))).toEqual(['Rose', 'Cottage', 'rear', '5-7', 'St.', 'John’s', 'Rd.'])
  })

  it('are single characters where there are Chinese ones', () => {
    const line = '文三路90号A座'
    expect(tokensOf(line).map(({ start, end }) => line.slice(start, end))).toEqual(['文', '三', '路', '90', '号', 'A', '座'])
  })
})
