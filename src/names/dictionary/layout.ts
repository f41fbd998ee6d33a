/** What the numbers of the artefact `names/dictionary` say; its script writes by the same tables. */
import type { NameKind } from '../types.js'

/** English is a language of the dictionary like any other: its usual names carry the numbers of the entities in their order. */
export const ENGLISH = 'eng'

export const KINDS: readonly (NameKind | undefined)[] = [undefined, 'PERSON', 'LOCATION', 'ORGANIZATION']
/** Added to the kind of an entry that is a word of names and no name. */
export const HAS_WORDS = 4

/** Fame and penalties are logarithms: so many units make a factor e. */
export const UNITS_PER_NAT = 8
/** Fame is stored in steps of so many units. */
export const FAME_STEP = 4
/** Penalty of a name that leads to an entity and is no way to write it: abbreviations, former names. */
export const UNLIKELY = 56

/** Languages that names come from, by number; 0 where it is not known. */
export const ORIGINS = [
  '',
  'eng',
  'fra',
  'deu',
  'rus',
  'jpn',
  'zho',
  'kor',
  'ita',
  'spa',
  'por',
  'nld',
  'tur',
  'hun',
  'fas',
  'heb',
  'ara',
  'urd',
  'hin',
  'vie',
  'ukr',
  'ell',
  'pol',
  'ces',
  'ron',
  'swe',
  'nob',
  'dan',
  'fin',
  'bul',
  'srp',
  'hrv',
  'tha',
  'ind',
  'hye',
  'kat',
  'pus',
  'ben',
  'bel'
] as const
