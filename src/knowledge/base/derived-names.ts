/** Names that follow from others: surnames of persons, initials of organisations and places. */
import type { EntityName, EntityRecord } from './entity.js'

const PARTICLES = new Set('van von der den de la le di da del dos das du al el bin ibn ben abu ter ten zu zur af av st saint mac mc o'.split(' '))
/** After a surname: it is no surname itself. */
const SUFFIXES = /^(?:jr|sr|ii|iii|iv|v|vi|vii|viii|ix|x|xi|xii|xiii|xiv|xv|xvi|phd|md|esq|1st|2nd|3rd|\d.*)\.?$/iu
const SMALL_WORDS = new Set(
  'of the and for in on at to a an de la le les des du et der die das und für von e y del di da dos das do и в на по за της του και των για'.split(' ')
)
const HAN_OR_HANGUL = /^[\p{Script=Han}\p{Script=Hangul}]{2,4}$/u
const LONGEST_ACRONYM = 8

/** The derived names of an entity; those it has anyway may be among them. */
export function derivedNames(record: EntityRecord): EntityName[] {
  const full = [record.label, ...record.names.filter(({ kind }) => kind === 'label' || kind === 'title').map(({ name }) => name)]
  const found = new Map<string, EntityName>()
  for (const name of full) {
    const derived =
      record.type === 'PERSON'
        ? surnamesOf(name).map((surname): EntityName => ({ name: surname, kind: 'surname' }))
        : record.type === 'ORGANIZATION' || record.type === 'LOCATION'
          ? acronymsOf(name).map((acronym): EntityName => ({ name: acronym, kind: 'acronym' }))
          : []
    for (const one of derived) found.set(one.name, one)
  }
  return [...found.values()]
}

/** The surname, with and without its particles; of Chinese and Korean names none (one character says nothing). */
function surnamesOf(name: string): string[] {
  const comma = name.indexOf(', ')
  // "Толстой, Лев Николаевич": the family name stands first
  if (comma > 0 && !SUFFIXES.test(name.slice(comma + 2))) return name.slice(0, comma).includes(' ') ? [] : [name.slice(0, comma)]
  const words = name.replace(/,.*$/u, '').split(/[\s\u30fb]+/u)
  while (words.length > 1 && SUFFIXES.test(words.at(-1)!)) words.pop()
  if (words.length < 2 || HAN_OR_HANGUL.test(name)) return []
  const last = words.at(-1)!
  if (last.length < 2) return []
  let from = words.length - 1
  while (from > 1 && PARTICLES.has(words[from - 1]!.toLowerCase())) from--
  return from < words.length - 1 ? [last, words.slice(from).join(' ')] : [last]
}

function acronymsOf(name: string): string[] {
  const words = name.split(/[\s\-–/]+/u).filter((word) => word !== '' && !SMALL_WORDS.has(word.toLowerCase()))
  if (words.length < 3 || words.length > LONGEST_ACRONYM || !words.every((word) => /^\p{L}/u.test(word))) return []
  const letters = words.map((word) => String.fromCodePoint(word.codePointAt(0)!).toUpperCase())
  return letters.every((letter) => /\p{Lu}/u.test(letter)) ? [letters.join('')] : []
}
