/**
 * Governments that a model took together with the person who leads them (`Gobierno de Pedro Sánchez`): the person is the name. Those of countries and regions are
 * organizations (`Gobierno de Aragón`).
 */
import type { TokenList } from '../../core/spans.js'
import { createForm } from '../chains/name.js'
import type { EntityLanguage } from '../languages.js'
import { Flag } from '../lists/kinds.js'
import type { KnownNames } from '../lists/known-names.js'
import { perLanguage } from '../per-language.js'
import type { Mention } from '../types.js'
import { knownAs } from './known-type.js'
import { isFullName } from './lines/attendance.js'
import { textOf, tokenFrom } from './token-places.js'

/** Government, cabinet, administration, with the preposition or article behind it where there is one; alternatives of a regular expression. */
const words: Readonly<Partial<Record<EntityLanguage, string>>> = {
  spa: '(?:gobierno|ejecutivo|gabinete|administración|dictadura) de',
  cat: "(?:govern|executiu|gabinet|administració) (?:de|d['’])",
  por: '(?:governo|gabinete|executivo|administração) (?:de|do|da)',
  fra: "(?:gouvernement|cabinet|administration|exécutif) (?:de|d['’])",
  ita: "(?:governo|esecutivo|gabinetto|giunta|amministrazione) (?:di|d['’])",
  ron: '(?:guvernul|guvernului|cabinetul|cabinetului) lui',
  eng: '(?:government|cabinet|administration) of',
  deu: '(?:regierung|kabinett) (?:von|unter)',
  nld: '(?:regering|kabinet) (?:van|onder)',
  pol: '(?:rząd|rządu|rządem|rządowi|gabinet|gabinetu)',
  ces: '(?:vláda|vlády|vládu|vládou|kabinet|kabinetu)',
  slk: '(?:vláda|vlády|vládu|vládou|kabinet|kabinetu)',
  slv: '(?:vlada|vlade|vlado|kabinet)',
  hrv: '(?:vlada|vlade|vladu|vladom|kabinet)',
  srp: '(?:vlada|vlade|vladu|влада|владе|владу|кабинет)',
  bul: '(?:правителството|кабинетът|кабинета) на',
  rus: '(?:правительство|правительства|кабинет|администрация|администрации)',
  ukr: '(?:уряд|уряду|кабінет|кабінету|адміністрація|адміністрації)',
  ell: '(?:κυβέρνηση|κυβέρνησης) (?:του|της)',
  heb: 'ממשלת',
  ara: '(?:حكومة|إدارة)',
  ind: '(?:pemerintahan|kabinet)',
  msa: '(?:kerajaan|kabinet)',
  vie: '(?:chính phủ|nội các)(?: của)?'
}
const patternOf = perLanguage((language) => {
  const row = words[language]
  return row === undefined ? undefined : new RegExp(`^${row}(?: |(?<=['’]))(?=\\S)`, 'iu')
})
/** The Romanian genitive of men's names. */
const ofPerson = / lui $/u
const MOST_LETTERS = 32
const capital = /^\p{Lu}/u

/** The person alone, or the mention. @param flags of the lists, by token (`Flag`) */
export function withoutGovernment(mention: Mention, tokens: TokenList, language: EntityLanguage, known: KnownNames | undefined, flags: Uint32Array): Mention {
  const pattern = mention.type === 'ORGANIZATION' ? patternOf(language) : undefined
  if (pattern === undefined) return mention
  const before = pattern.exec(tokens.text.slice(mention.start, Math.min(mention.end, mention.start + MOST_LETTERS)))
  if (before === null) return mention
  const start = mention.start + before[0].length
  const type = known && knownAs(createForm(tokens.text.slice(start, mention.end), language), language, known)?.type
  const isPerson = type === 'PERSON' || ofPerson.test(before[0]) || (type === undefined && isPersonsName(tokens, flags, start, mention.end))
  return isPerson ? { ...mention, start, type: 'PERSON' } : mention
}

/** Whether a stretch is a given name that no place has and words with capitals, or a whole name by the lists. */
function isPersonsName(tokens: TokenList, flags: Uint32Array, start: number, end: number): boolean {
  const first = tokenFrom(tokens, start)
  const last = tokenFrom(tokens, end - 1)
  const own = flags[first]!
  if ((own & (Flag.placeFirst | Flag.several)) === (Flag.placeFirst | Flag.several) || (own & Flag.given) === 0 || first === last) return false
  return isFullName(tokens, flags, start, end) || ((own & Flag.major) === 0 && (flags[last]! & Flag.placeFirst) === 0 && capital.test(textOf(tokens, last)))
}
