/** Words of the calendar that are names by what stands around them: of newspapers and series, of towns, of persons. */
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'

const opening = new Set('"“„«‹「『《〈')
const closing = new Set('"”“»›」』》〉')
const oneWord = /^\p{L}[\p{L}\p{M}’'-]*$/u
const small = /^\p{Ll}/u
/** Letters of the longest single word that is looked at. */
const LONGEST_WORD = 24

/** "„Данас“ пише", "«Сегодня»": a word alone in quotes, which begins with a capital where there are any. What somebody said has a comma or a point behind it. */
export function isQuotedTitle(text: string, start: number, end: number): boolean {
  if (end - start > LONGEST_WORD || !opening.has(text.charAt(start - 1)) || !closing.has(text.charAt(end))) return false
  const written = text.slice(start, end)
  return oneWord.test(written) && !small.test(written) && !/[,.!?]/u.test(text.charAt(end + 1))
}

/** Words for towns and villages right before their name, by language; `.` stands for its point. */
const townWords: Readonly<Partial<Record<EntityLanguage, string>>> = {
  bul: 'град|градът|града|гр.|село|селото|с.|градче|градчето|община|гара|жк',
  cat: 'ciutat de|poble de|vila de|municipi de',
  ces: 'město|městě|města|obec|obci|obce|ves|vsi',
  deu: 'stadt|gemeinde|dorf|ortschaft',
  eng: 'town of|city of|village of|municipality of',
  fra: 'ville de|commune de|village de',
  hrv: 'grad|gradu|grada|selo|selu|sela|općina|općini|općine',
  ita: 'città di|comune di|paese di|borgo di',
  nld: 'stad|dorp|gemeente',
  pol: 'miasto|mieście|miasta|wieś|wsi|gmina|gminie|gminy',
  por: 'cidade de|vila de|município de|aldeia de',
  ron: 'orașul|orașului|comuna|satul|satului',
  rus: 'город|городе|города|г.|село|селе|села|посёлок|поселок|посёлке|поселке|посёлка|поселка|пос.|деревня|деревне|деревни|хутор|хуторе|станица|станице',
  slk: 'mesto|meste|mesta|obec|obci|obce|dedina|dedine',
  slv: 'mesto|mestu|mesta|vas|vasi|občina|občini',
  spa: 'ciudad de|pueblo de|localidad de|municipio de|villa de|partido de',
  srp: 'grad|gradu|grada|selo|selu|sela|općina|opština|opštini|град|граду|града|село|селу|села|општина|општини|општине',
  ukr: 'місто|місті|міста|м.|село|селі|села|с.|селище|селищі|смт'
}

const townBefore = perLanguage((language) => {
  const row = townWords[language]
  return row === undefined ? undefined : new RegExp(`(?<![\\p{L}\\p{M}])(?:${row.replaceAll('.', '\\.')}) $`, 'iu')
})
const LONGEST_TOWN_WORD = 20

/** "край град Септември": a month or day with a capital behind a word for a town. */
export function isTown(text: string, start: number, end: number, language: EntityLanguage): boolean {
  if (end - start > LONGEST_WORD || !/^\p{Lu}/u.test(text.slice(start, start + 2))) return false
  const pattern = townBefore(language)
  return pattern !== undefined && oneWord.test(text.slice(start, end)) && pattern.test(text.slice(Math.max(0, start - LONGEST_TOWN_WORD), start))
}

const inChineseName = /^(?:周[春夏秋冬]|[春夏秋冬]月)$/u

const surnameBefore = new Set('老阿')

/** "屏東縣長周春米", "王秋月", "老周三": a surname and a season, a season and a moon, which no week and no month is called, or a surname behind "old". */
export function isInChineseName(text: string, start: number, end: number): boolean {
  if (text.charAt(start) === '周' && surnameBefore.has(text.charAt(start - 1))) return true
  if (text.charAt(start) === '周' && text.charAt(start - 1) === '小' && /\p{sc=Han}/u.test(text.charAt(end))) return true
  return end - start === 2 && inChineseName.test(text.slice(start, end))
}
