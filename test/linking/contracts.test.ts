/** Parties of contracts, and years of birth; the name stands in brackets. */
import { expect, it } from 'vitest'
import { isParty } from '../../src/linking/contracts.js'
import { contradictsBirth } from '../../src/linking/told-births.js'

const placed = (sketch: string) => [sketch.replace(/[[\]]/gu, ''), { start: sketch.indexOf('['), end: sketch.indexOf(']') - 1 }] as const

it.each([
  ['[Kate Winslet] (the "Tenant") agrees', true],
  ['[Kate Winslet], hereinafter the Tenant', true],
  ['[Kate Winslet] agrees. The Tenant (the "Band") played', false],
  ['[Kate Winslet] is hereafter forgotten', false],
  ['[Michael Schumacher], im Folgenden Mieter genannt', true],
  ['[Jean Dujardin], né le 12 mars 1960 à Lyon, ci-après le bailleur', true],
  ['[Rafael Nadal], con DNI 12345678Z', true],
  ['[Paola Zanetti], C.F. ZNTPLA70E43L840X', false],
  ['[Adam Małysz], PESEL 77120312345, zwany dalej Najemcą', true],
  ['[Karel Gott], dále jen „nájemce“', true],
  ['[Сафин Ильдар Рашидович], именуемый в дальнейшем «Арендатор»', true],
  ['[Сафин Ильдар Рашидович], паспорт 45 04 123456', true],
  ['[Владимир Путин] получил новый паспорт.', false],
  ['[Путин] приехал, далее он встретился с министром.', false],
  ['[Johan Cruijff], hierna te noemen de huurder', true],
  ['[Johan Cruijff] scoorde, hierna ging hij weg.', false],
  ['[Gary Lineker] og Anna, herefter kaldet lejeren', true],
  ['[Puskás Ferenc], a továbbiakban bérlő', true],
  ['[Orhan Pamuk], bundan sonra kiracı', true]
])('%s: %s', (sketch, expected) => expect(isParty(...placed(sketch))).toBe(expected))

it.each([
  ['[Paola Zanetti], nata a Vicenza il 3 maggio 1970', 'member of parliament (1976-)', true],
  ['[Paola Zanetti], nata a Vicenza il 3 maggio 1976', 'member of parliament (1976-)', false],
  ['[Paola Zanetti], nata nel 1970', 'member of parliament', false],
  ['[Paola Zanetti] won in 1970', 'member of parliament (1976-)', false],
  ['[Thomas Müller], geb. 4.5.1961', 'footballer (born 1989)', true],
  ['[Thomas Müller], geb. am 4. Mai 1961', 'footballer (1989-)', true],
  ['[Thomas Müller] (* 1961)', 'footballer (1989-)', true],
  ['[Иванов Сергей Петрович], 1975 г.р.', 'politician (1953-)', true],
  ['[Jan Nowak], urodzony 2 maja 1971', 'journalist (1914-2005)', true],
  ['[Jean Martin], né en 1950', 'actor (1922-2009)', true]
])('%s, %s: %s', (sketch, description, expected) => {
  const [text, mention] = placed(sketch)
  expect(contradictsBirth(text, mention, description)).toBe(expected)
})
