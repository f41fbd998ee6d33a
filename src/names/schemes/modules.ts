/** The schemes that are written out as modules rather than taken from rule tables, by the names that `codes.ts` gives them (`*` left out). */
import type { NameKind } from '../types.js'
import { romaniseArabicName } from './arabic.js'
import { revised, yale } from './hangul.js'
import { romaniseHebrew } from './hebrew.js'
import { romaniseIndic } from './indic.js'
import { romaniseKana } from './kana.js'
import { signsToLatin } from './signs.js'
import { romaniseThai } from './thai.js'
import { romaniseThaiPlace } from './thai-places.js'

export const MODULES: Readonly<Record<string, (text: string, language: string, kind?: NameKind) => string>> = {
  'arabic-ic': (text, language, kind) => romaniseArabicName(text, language, kind),
  buckwalter: (text) => signsToLatin(text, 'buckwalter'),
  satts: (text) => signsToLatin(text, 'satts'),
  armenian: (text) => signsToLatin(text, 'armenian'),
  'armenian-alalc': (text) => signsToLatin(text, 'armenian-alalc'),
  iso259: (text) => romaniseHebrew(text, 'iso259'),
  'iso259-2': (text) => romaniseHebrew(text, 'iso259-2'),
  hebrew: (text) => romaniseHebrew(text, 'hebrew'),
  indic: (text) => romaniseIndic(text, 'indic', false),
  'indic-din': (text) => romaniseIndic(text, 'indic-din', false),
  itrans: (text) => romaniseIndic(text, 'itrans', false),
  'indic-ic': (text, language) => romaniseIndic(text, 'indic-ic', language === 'hin'),
  thai: (text, _, kind) => (kind === 'LOCATION' ? romaniseThaiPlace(text, 'thai') : romaniseThai(text, 'thai')),
  'thai-iso': (text, _, kind) => (kind === 'LOCATION' ? romaniseThaiPlace(text, 'thai-iso') : romaniseThai(text, 'thai-iso')),
  hepburn: (text) => romaniseKana(text, 'passport'),
  'hepburn-macron': (text) => romaniseKana(text, 'macron'),
  kunrei: (text) => romaniseKana(text, 'kunrei'),
  revised: (text) => revised(text),
  yale: (text) => yale(text)
}

/** Tables that modules stand for, as their rules lie in maps that the data does not have. */
export const MODULES_OF_TABLES: Readonly<Record<string, string>> = {
  'din-hin-Deva-Latn-33904-2018': 'indic-din',
  'iso-hin-Deva-Latn-15919-2001': 'indic'
}
