/** Lists of helpers, of those present and of neighbours; the name stands in brackets. */
import { expect, it } from 'vitest'
import { isOnRoster } from '../../src/linking/rosters.js'

it.each<[string, string, boolean]>([
  ['eng', 'Parent helpers for Thursday: Ann Lee (bus), [Emma Watson] (lunch)', true],
  ['eng', 'Minutes. Present: Tom Jones, [Elton John] (chair). Apologies: Ann Lee.', true],
  ['eng', 'Minutes. Present: Tom Jones (chair). Apologies: [Paul Simon].', true],
  ['eng', 'Volunteers on Saturday:\n- Ann Lee\n- [Tom Hanks]\n- Max Frey', true],
  ['eng', 'Rota:\n\nMonday Ann Lee\nTuesday [Tom Hanks]', true],
  ['eng', 'Starring: Ann Lee, [Tom Hanks]', false],
  ['eng', 'Present: Ann Lee. Later the film of [Tom Hanks] was shown.', false],
  ['eng', 'The helpers saw [Tom Hanks].', false],
  ['eng', 'Volunteers wanted:\n\nThis is a text that goes on.\n\nand then [Tom Hanks] came', false],
  ['deu', 'Elternhelfer am Freitag: [Heidi Klum] (Kuchen)', true],
  ['fra', 'Parents accompagnateurs : Ann Lee (bus), [Alain Delon] (photos)', true],
  ['spa', 'Asistentes: [Antonio Banderas], Ana Ruiz', true],
  ['por', 'Presentes: [Paulo Coelho], Ana Silva', true],
  ['ita', 'Sono presenti: sig.ra Brambilla, geom. [Ferri]', true],
  ['nld', 'Afwezig: [Johan Cruijff]', true],
  ['pol', 'Obecni: [Robert Lewandowski], Jan Nowak', true],
  ['ces', 'Omluveni: [Karel Gott]', true],
  ['rus', 'Присутствовали: Иванов И. И., [Гагарин Ю. А.]', true],
  ['hun', 'Önkéntesek: [Puskás Ferenc]', true],
  ['ron', 'Absenți: [Gheorghe Hagi]', true],
  ['tur', 'Gönüllüler: [Orhan Pamuk]', true],
  ['zho', '出席: [李娜]', false]
])('%s %j: %s', (language, sketch, expected) => {
  const start = sketch.indexOf('[')
  const end = sketch.indexOf(']') - 1
  expect(isOnRoster(sketch.replace(/[[\]]/gu, ''), { start, end }, language)).toBe(expected)
})
