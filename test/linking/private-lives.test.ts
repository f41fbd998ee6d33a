/** Private persons, by what a text tells of their lives. */
import { describe, expect, it } from 'vitest'
import { livesPrivately } from '../../src/linking/private-lives.js'

const at = (text: string, name: string) => ({ start: text.indexOf(name), end: text.indexOf(name) + name.length })

describe('where somebody teaches, works or is from', () => {
  it.each<[string, string, string, boolean]>([
    ['Diana Ross teaches at Ridgeway School.', 'Diana Ross', 'eng', true],
    ['Meg Ryan works at the library.', 'Meg Ryan', 'eng', true],
    ['Meg Ryan, who works at the hospital, came.', 'Meg Ryan', 'eng', true],
    ['Sting worked as a teacher at a school.', 'Sting', 'eng', false],
    ['Noam Chomsky teaches linguistics in Arizona.', 'Noam Chomsky', 'eng', false],
    ['Meryl Streep came to the school where a friend teaches.', 'Meryl Streep', 'eng', false],
    ['Meryl Streep works with children.', 'Meryl Streep', 'eng', false],
    ['George Harrison, 81, of Leeds, was found.', 'George Harrison', 'eng', true],
    ['George Harrison, 58, of the Beatles, died.', 'George Harrison', 'eng', false],
    ['George Harrison, 58, died in Los Angeles.', 'George Harrison', 'eng', false],
    ['Heidi Klum, die an der Grundschule in Aalen unterrichtet, zieht um.', 'Heidi Klum', 'deu', true],
    ['Thomas Müller (61) aus Gera sah es.', 'Thomas Müller', 'deu', true],
    ['Marion Cotillard enseigne au collège de Dole.', 'Marion Cotillard', 'fra', true],
    ['Salma Hayek trabaja en el supermercado.', 'Salma Hayek', 'spa', true],
    ['Ana Belén, 43 años, vecina de Lugo, vino.', 'Ana Belén', 'spa', true],
    ['Cristiano Ronaldo, 54 anos, morador de Braga, viu tudo.', 'Cristiano Ronaldo', 'por', true],
    ['Monica Bellucci insegna alla scuola elementare.', 'Monica Bellucci', 'ita', true],
    ['Doutzen Kroes werkt bij de bakker.', 'Doutzen Kroes', 'nld', true],
    ['Johan Cruijff, 81, uit Zwolle', 'Johan Cruijff', 'nld', true],
    ['Adam Małysz, 61 lat, z Krosna', 'Adam Małysz', 'pol', true],
    ['Алла Пугачёва преподаёт в школе.', 'Алла Пугачёва', 'rus', true],
    ['Zlatan jobbar på skolan.', 'Zlatan', 'swe', true],
    ['Meg Ryan works at the library.', 'Meg Ryan', 'xxx', false],
    ['Dr Helen Clark of Bolton Hospice thanked them.', 'Helen Clark', 'eng', true],
    ['Helen Clark of Bolton Hospice thanked them.', 'Helen Clark', 'eng', false],
    ['Dr Helen Clark of the Labour Party thanked them.', 'Helen Clark', 'eng', false],
    ['Dr Helen Clark of Bolton, the hospice said.', 'Helen Clark', 'eng', false],
    ['Frau Heidi Klum aus der Grundschule Aalen', 'Heidi Klum', 'deu', true]
  ])('%s', (text, name, language, expected) => expect(livesPrivately(text, at(text, name), language)).toBe(expected))

  it('is not told by the hospital of a known doctor', () => {
    const text = 'Dr Magdi Yacoub of Harefield Hospital'
    expect(livesPrivately(text, at(text, 'Magdi Yacoub'), 'eng', 'Egyptian-British surgeon')).toBe(false)
    expect(livesPrivately(text, at(text, 'Magdi Yacoub'), 'eng', 'Egyptian footballer')).toBe(true)
  })
})
