/**
 * Translates the generic words of organisations and places (university, river, legal forms) and leaves the rest of a name to the caller, who looks it up
 * or transliterates it. A generic word is looked for at the two ends of a name only, so that a name of any length is read in linear time.
 */
import { nameKey } from '../dictionary/key.js'
import type { NameKind } from '../types.js'
import { PLACE_WORDS } from './places.js'
import { WORD_LANGUAGES, WORD_ROWS } from './table.js'

export interface NamePiece {
  /** English where `translated`, else as written. */
  readonly text: string
  readonly translated: boolean
  /** O a word of organisations, L of places, F a legal form; undefined for the rest of the name. */
  readonly role?: 'O' | 'L' | 'F'
  /** What is written in the name, where `translated`. */
  readonly native?: string
}

type Role = 'O' | 'L' | 'F'
interface Generic {
  readonly english: string
  readonly role: Role
  readonly native: string
}

/** Most words that a generic expression has. */
const MOST_WORDS = 4
const MOST_PIECES = 3
/** Languages written without blanks between a name and its generic word. */
const JOINED: ReadonlySet<string> = new Set(['zho', 'jpn', 'kor', 'tha'])
/** The generic word stands before the name. */
const BEFORE: ReadonlySet<string> = new Set(['ara', 'fas', 'heb', 'rus', 'ukr', 'ell', 'tha'])
/** Joined with `of` in English. */
const OF: ReadonlySet<string> = new Set(['University', 'Ministry', 'Republic', 'Kingdom', 'Gulf', 'Bay', 'Strait', 'Department', 'Academy'])
const FIRST: Readonly<Record<string, string>> = { Lake: 'Lake', Mountain: 'Mount', Port: 'Port' }

interface Tables {
  /** Ways by their keys. */
  readonly byKey: ReadonlyMap<string, Generic>
  readonly byEnglish: ReadonlyMap<string, Generic>
  readonly longest: number
}
const tables = new Map<string, Tables>()

function tablesOf(language: string): Tables | undefined {
  const column = (WORD_LANGUAGES as readonly string[]).indexOf(language)
  const places = PLACE_WORDS[language]
  if (column < 0 && places === undefined) return undefined
  let own = tables.get(language)
  if (own === undefined) {
    const byKey = new Map<string, Generic>()
    const byEnglish = new Map<string, Generic>()
    for (const row of column < 0 ? [] : WORD_ROWS) {
      const [english = '', role = 'O', ...words] = row.split('|')
      const ways = (words[column] ?? '').split('/').filter((way) => way !== '')
      for (const native of ways) {
        const generic = { english, role: role as Role, native: ways[0]! }
        if (!byKey.has(nameKey(native))) byKey.set(nameKey(native), generic)
      }
      if (ways.length > 0) byEnglish.set(nameKey(english), { english, role: role as Role, native: ways[0]! })
    }
    for (const row of places ?? []) {
      const [english = '', words = ''] = row.split(/ (?=[^ A-Za-z].*$)/u)
      for (const native of words.split('/')) if (!byKey.has(nameKey(native))) byKey.set(nameKey(native), { english, role: 'L', native })
    }
    own = { byKey, byEnglish, longest: Math.max(...[...byKey.keys()].map((key) => key.length)) }
    tables.set(language, own)
  }
  return own
}

/** Pieces of a native name in their order; one piece that is not translated where no generic word is known. */
export function translateWords(name: string, language: string, kind: NameKind): readonly NamePiece[] {
  return pieces(name, kind, tablesOf(language), 'byKey', JOINED.has(language))
}

/** Pieces of an English name; the text of those that are translated is in the language. */
export function translateEnglishWords(name: string, language: string, kind: NameKind): readonly NamePiece[] {
  return pieces(name.replace(/^(Mount) /u, 'Mountain '), kind, tablesOf(language), 'byEnglish', false)
}

function pieces(name: string, kind: NameKind, own: Tables | undefined, table: 'byKey' | 'byEnglish', joined: boolean): readonly NamePiece[] {
  if (own === undefined || kind === 'PERSON') return [{ text: name, translated: false }]
  const before: NamePiece[] = []
  const after: NamePiece[] = []
  let rest = name.trim()
  while (before.length + after.length < MOST_PIECES) {
    const found = joined ? joinedEnd(rest, kind, own) : wordEnd(rest, kind, own[table])
    if (found === undefined) break
    const { generic, atStart, left } = found
    const native = (atStart ? rest.slice(0, rest.length - left.length) : rest.slice(left.length)).trim()
    const piece: NamePiece = { text: table === 'byKey' ? generic.english : generic.native, translated: true, role: generic.role, native }
    if (atStart) before.push(piece)
    else after.unshift(piece)
    rest = left.replace(/^[\s«»"“”„'-]+|[\s«»"“”„'-]+$/gu, '').replace(/^of (?:the )?/u, table === 'byEnglish' ? '' : '$&')
  }
  return [...before, { text: rest, translated: false }, ...after]
}

interface End {
  readonly generic: Generic
  readonly atStart: boolean
  readonly left: string
}

function allowed(generic: Generic, kind: NameKind): boolean {
  return kind === 'LOCATION' ? generic.role === 'L' : generic.role !== 'L'
}

/** Generic words at the start or end of a name in words; something must be left. */
function wordEnd(name: string, kind: NameKind, table: ReadonlyMap<string, Generic>): End | undefined {
  const words = name.split(/\s+/u)
  for (let size = Math.min(MOST_WORDS, words.length - 1); size > 0; size--) {
    const first = table.get(nameKey(words.slice(0, size).join('')))
    if (first !== undefined && allowed(first, kind)) return { generic: first, atStart: true, left: words.slice(size).join(' ') }
    const last = table.get(nameKey(words.slice(-size).join('')))
    if (last !== undefined && allowed(last, kind)) return { generic: last, atStart: false, left: words.slice(0, -size).join(' ') }
  }
  return undefined
}

/** Generic words at the ends of a name without blanks; of a short name (山) nothing is taken away. */
function joinedEnd(name: string, kind: NameKind, own: Tables): End | undefined {
  for (let size = Math.min(own.longest, name.length - 1); size > 0; size--) {
    const last = own.byKey.get(nameKey(name.slice(-size)))
    const isShort = size === 1 && name.length < 3
    if (last !== undefined && allowed(last, kind) && !isShort) return { generic: last, atStart: false, left: name.slice(0, -size) }
    const first = own.byKey.get(nameKey(name.slice(0, size)))
    if (first !== undefined && allowed(first, kind) && size > 1) return { generic: first, atStart: true, left: name.slice(size) }
  }
  return undefined
}

/** English order of the pieces of a native name. @param render makes the English form of what is not translated */
export function composeEnglish(found: readonly NamePiece[], render: (text: string) => string): string {
  let text = found
    .filter(({ translated }) => !translated)
    .map((piece) => render(piece.text))
    .join(' ')
  // nearest the name first: behind it from left to right, before it from right to left
  const rest = found.findIndex(({ translated }) => !translated)
  const generics = [...found.slice(rest + 1), ...found.slice(0, rest).reverse()]
  for (const piece of generics.filter((each) => each.role !== 'F')) {
    const { text: word, role } = piece
    // 北京大学 is Peking University, جامعة القاهرة is the University of Cairo
    if (OF.has(word) && !(word === 'University' && found.indexOf(piece) > rest)) text = `${word} of ${text}`
    else if (role === 'L' && FIRST[word] !== undefined) text = `${FIRST[word]} ${text}`
    else text = `${text} ${word}`
  }
  for (const { text: form } of generics.filter(({ role }) => role === 'F')) text = `${text} ${form}`
  return text
}

/** Native order of the pieces of an English name. */
export function composeNative(found: readonly NamePiece[], language: string, render: (text: string) => string): string {
  const separator = language === 'zho' || language === 'jpn' || language === 'tha' ? '' : ' '
  let text = found
    .filter(({ translated }) => !translated)
    .map((piece) => render(piece.text))
    .join(separator)
  for (const { text: word, role } of found.filter((each) => each.translated && each.role !== 'F'))
    text = BEFORE.has(language) ? `${word}${separator}${text}` : `${text}${language === 'kor' && role === 'L' ? '' : separator}${word}`
  for (const { text: form } of found.filter(({ role }) => role === 'F')) {
    if (language === 'rus' || language === 'ukr') text = `${form} «${text}»`
    else text = language === 'jpn' || language === 'kor' ? `${form}${separator}${text}` : `${text}${language === 'zho' ? '' : ' '}${form}`
  }
  return text
}
