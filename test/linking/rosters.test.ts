/** Lists of helpers, of those present and of neighbours; the name stands in brackets. */
import { expect, it } from 'vitest'
import { isOnRoster } from '../../src/linking/rosters.js'

function isListed(sketch: string, language: string): boolean {
  const start = sketch.indexOf('[')
  const end = sketch.indexOf(']') - 1
  return isOnRoster(sketch.replace(/[[\]]/gu, ''), { start, end }, language)
}

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
  ['hun', 'Hiányzók: [Puskás Ferenc]', true],
  ['lit', 'Nedalyvauja: [Arvydas Sabonis]', true],
  ['nld', 'Afgemeld met bericht: [Johan Cruijff]', true],
  ['eng', 'Pupils 3b: [Emma Watson], Ann Lee', true],
  ['eng', 'On duty: [Tom Hanks]', true],
  ['eng', 'A birthday present: a book about [Tom Hanks]', false],
  ['eng', 'His duty: to sing for [Tom Hanks]', false],
  ['deu', 'Ein Dienst: [Heidi Klum]', false]
])('%s %j: %s', (language, sketch, expected) => expect(isListed(sketch, language)).toBe(expected))

/** Whom all know, behind words that tell who is present or lives somewhere. */
it.each([
  ['eng', 'Famous residents: [Tom Hanks]'],
  ['deu', 'Bekannte Schüler: [Angela Merkel]'],
  ['deu', 'Ihr treuer Begleiter: [Tom Hanks]'],
  ['fra', 'Élèves célèbres : [Alain Delon]'],
  ['spa', 'Alumnos ilustres: [Antonio Banderas]'],
  ['por', 'Moradores famosos: [Paulo Coelho]'],
  ['ita', 'I problemi presenti: [Silvio Berlusconi]'],
  ['cat', 'Alumnes il·lustres: [Pau Casals]'],
  ['nld', 'Bekende leerlingen: [Johan Cruijff]'],
  ['swe', 'Kända elever: [Björn Borg]'],
  ['dan', 'Kendte elever: [Niels Bohr]'],
  ['nob', 'Kjente elever: [Henrik Ibsen]'],
  ['nno', 'Kjende elevar: [Jon Fosse]'],
  ['fin', 'Kuuluisat oppilaat: [Jean Sibelius]'],
  ['est', 'Tuntud õpilased: [Arvo Pärt]'],
  ['lav', 'Slaveni skolēni: [Raimonds Pauls]'],
  ['lit', 'Žymūs mokiniai: [Arvydas Sabonis]'],
  ['pol', 'Znani uczniowie: [Fryderyk Chopin]'],
  ['ces', 'Slavní žáci: [Antonín Dvořák]'],
  ['slk', 'Slávni žiaci: [Peter Sagan]'],
  ['slv', 'Znani učenci: [Slavoj Žižek]'],
  ['hrv', 'Poznati učenici: [Luka Modrić]'],
  ['srp', 'Познати ученици: [Новак Ђоковић]'],
  ['bul', 'Известни ученици: [Христо Стоичков]'],
  ['rus', 'Известные ученики: [Юрий Гагарин]'],
  ['ukr', 'Відомі учні: [Андрій Шевченко]'],
  ['ell', 'Διάσημοι μαθητές: [Μίκης Θεοδωράκης]'],
  ['tur', 'Ünlü öğrenciler: [Orhan Pamuk]'],
  ['hun', 'Híres diákok: [Neumann János]'],
  ['ron', 'Elevi celebri: [Mircea Eliade]'],
  ['ind', 'Siswa terkenal: [Joko Widodo]'],
  ['msa', 'Murid terkenal: [Mahathir Mohamad]'],
  ['tgl', 'Sikat na residente: [Manny Pacquiao]']
])('%s %s: no list', (language, sketch) => expect(isListed(sketch, language)).toBe(false))
