/** Corrects the boundaries of a model's mentions: takes off brackets, quotation marks, marks of emphasis, notes and scores that belong to the sentence, not to the name. */
import { withoutCapitals } from '../language-kinds.js'
import type { EntityLanguage } from '../languages.js'
import { isPlain } from '../lists/letter-case.js'
import type { Mention } from '../types.js'

const opening = /^[\s([{«“„"'‘‹「『《〈,;:*_]+/u
const closing = /[\s)\]}»”“"'’›」』》〉,;:*_([{«„<–—]+$/u
/** Closing marks and those that may open what they close: quotation marks are mixed in many languages (`"Ion Vidu”`, `”Victoria”`). */
const partners: Readonly<Record<string, string>> = {
  ')': '(',
  ']': '[',
  '}': '{',
  '»': '«»',
  '”': '“”"„',
  // what opens in English closes in German and in the Baltic languages
  '“': '„‚«»”',
  '"': '"“„',
  '’': '‘',
  "'": "'",
  '」': '「',
  '』': '『',
  '》': '《',
  '〉': '〈'
}
/** The number of a note behind a word; in plain digits it is as often a part of the name in texts that were scanned. */
const raised = /[¹²³⁰⁴-⁹]+$/u
const raisedDigits = '¹²³⁰⁴⁵⁶⁷⁸⁹'
/** Goals behind a name; larger numbers are years as well. */
const score = /(?<=\p{L})[ \u00a0]1?\d ?[-–:] ?1?\d$/u

/** A stroke between two full names; `Maunz/Dürig` are the authors of one book. */
const personBorders = /[;；/|•]/u
const personBorder = /[;；]|(?<=\p{L}[ \u00a0]\p{L}[^/|•]{0,60})[/|•](?=[^/|•]{1,60}\p{L}[ \u00a0]\p{L})/u
const LIMITED = 'จำกัด'
/** What a Thai company limited by shares adds to its form whose shares the public holds. */
const thaiForm = /^จำกัด[ \u00a0]?[(（]มหาชน[)）]/u
const OF_PUBLIC = 8
const abbreviation = /[ \u00a0][(（](\p{Lu}[\p{Lu}\p{N}]{1,7})[)）]$/u
/** Signs of what stands behind a name in a letterhead: a postcode, a telephone, a mail. */
const postal = /[ \u00a0\u3000]{0,2}[〒☎℡✆📞✉]$/u
/** Behind a whole name nothing but the next sentence follows (`Frank Lampard Sr. Lampard said`). */
const generation = / [JS]n?r\.(?= \p{Lu})/u
/** Behind a receiver that is no person, in Japanese letters. */
const addressed = /(?<=.{2})[ \u3000]?(?:御中|様|(?<![宮神拝本社])殿)$/u
/** A department behind a firm, set off by a blank or by the firm's legal form (`株式会社サンライズ　総務部`). */
const department =
  /(?:[ \u3000]+|(?<=会社|公司))(?![\p{Script=Han}\p{Script=Katakana}ー]{0,12}(?:倶楽部|俱乐部|俱樂部|本部)$)[\p{Script=Han}\p{Script=Katakana}ー]{1,12}(?:部|課|室|係)(?:[ \u3000]?御中)?$/u
/** Words that part a title from what follows: `maire de`, `préfet des`. */
const unfinished =
  /(?:[ \u00a0](?:de|des|du|d['’]|la|les|l['’]|del|della|dello|dei|degli|delle|di|da|do|dos|das|of|the|for|von|der|für|van|het|voor|för|på))+$/u
/** A whole word with the point of the sentence (`base at Hahn. CEO`), which a tokenizer takes for an abbreviation. */
const pointBehind = /(?<=(?:^|[ \u00a0])\p{Lu}\p{Ll}{3,30})\.$/u
const nextSentence = /^[ \u00a0]\p{Lu}/u
/** Abbreviations of so many letters inside names. */
const abbreviated =
  /(?:^|[ \u00a0])(?:Corp|Bros|Assoc|Univ|Dept|Intl|Natl|Prof|Inst|Hosp|Acad|Tech|Gebr|Ltda|Nyrt|Bulv|Spółdz|Corpn|Messrs|Capt|Sept|Fund|Comm|Cong|Conf|Philh|Symph|\p{L}*[Ss]tr)\.$/u
/** A name that is in low and high quotation marks as a whole, without others inside; straight and pointed ones, and all in Latvian, stay, as annotated texts have them. */
const quotedWhole = /^„[^„“”"«»]+[“”"]$/u
/** Longer names stay as they are. */
const MAX_LENGTH = 200

const white = /\s/u

/** A name without the white space at its ends, which rules leave that take words off it. */
export function withoutBlanksAround(mention: Mention, text: string): Mention {
  let { start, end } = mention
  while (end > start + 1 && isWhite(text, end - 1)) end--
  while (start < end - 1 && isWhite(text, start)) start++
  return start === mention.start && end === mention.end ? mention : { ...mention, start, end }
}

function isWhite(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code <= 0x20 || (code >= 0xa0 && (code === 0xa0 || code >= 0x1680) && white.test(text[at]!))
}

/**
 * The name without marks that have no partner inside it; a name with an open bracket inside (`World Health Organization (WHO`) is two.
 * @returns no mention where nothing but marks is left
 */
export function trimBoundaries(mention: Mention, text: string, language?: EntityLanguage): Mention[] {
  if (mention.end - mention.start > MAX_LENGTH) return [mention]
  const form = language === 'tha' ? thaiForm.exec(text.slice(Math.max(0, mention.end - LIMITED.length), mention.end + OF_PUBLIC)) : null
  if (form !== null) return [{ ...mention, end: mention.end - LIMITED.length + form[0].length }]
  // what has no marks at all
  if (mention.type !== 'TITLE' && isPlain(text, mention.start, mention.end))
    return [withClosing(language === 'eng' ? withoutArticle(mention, text) : mention, text)]
  const name = text.slice(mention.start, mention.end)
  const bracket = name.indexOf('(')
  if (bracket > 0 && !name.includes(')', bracket)) {
    return [...trimmed({ ...mention, end: mention.start + bracket }, text), ...trimmed({ ...mention, start: mention.start + bracket + 1 }, text)]
  }
  // an abbreviation that explains the name is a name of its own (`Българската народна банка (БНБ)`)
  const explained = abbreviation.exec(name)
  if (explained !== null && explained.index > 0) {
    const inside = mention.start + name.lastIndexOf(explained[1]!)
    return [...trimmed({ ...mention, end: mention.start + explained.index }, text), { ...mention, start: inside, end: inside + explained[1]!.length }]
  }
  // no name goes over a semicolon (`Smith, John; García, María`), and no person's over a stroke (`Anna Schmidt/Peter Weber`)
  const semicolon = personBorders.test(name) ? name.search(mention.type === 'PERSON' ? personBorder : /[;；]/u) : -1
  if (semicolon > 0 && semicolon < name.length - 1) {
    const right = trimBoundaries({ ...mention, start: mention.start + semicolon + 1 }, text, language)
    return [...trimmed({ ...mention, end: mention.start + semicolon }, text), ...right]
  }
  const over = mention.type === 'PERSON' && name.includes('r. ') ? generation.exec(name) : null
  if (over !== null && name.slice(0, over.index).includes(' ')) {
    const end = mention.start + over.index + over[0].length
    return [{ ...mention, end }, ...trimmed({ ...mention, start: end }, text)]
  }
  return trimmed(language === 'eng' ? withoutArticle(mention, text) : mention, text, language)
}

/** English institutions whose names have no article of their own; papers, bands, clubs and shops have one (`The Guardian`). */
const institution =
  /^The (?=(?:\p{Lu}[\p{L}’'-]* ){0,5}(?:Organi[sz]ation|Ministry|Department|Bank|University|Agency|Council|Committee|Commission|Association|Authority|Union|Office|Court|Institute|Bureau|Administration|Federation|Parliament|Senate|Government|Board|Party|Army|Navy|Service|Foundation|Fund|Forces?|Chamber|Congress|Assembly|Treasury|Exchange)(?: (?:of|for|on|and|to) |$))/u

function withoutArticle(mention: Mention, text: string): Mention {
  if (mention.type !== 'ORGANIZATION' && mention.type !== 'LOCATION') return mention
  const article = institution.exec(text.slice(mention.start, mention.end))
  return article === null ? mention : { ...mention, start: mention.start + article[0].length }
}

/** Behind a number that ends a name: it was one side of a score (`Brann 4–1`) or of rooms (`Kadıköy 3+1`). */
const restOfScore = /^ ?[-–:+] ?\d{1,2}(?=$|[\n\r.,;)]|[ \u00a0]\p{Lu})/u
const firstOfScore = /(?<=\p{L})[ \u00a0]\d{1,2}$/u

/** A name without the first number of a score; who scores is no product. */
export function withoutScore(mention: Mention, text: string): Mention {
  const { start, end, type } = mention
  const last = text.charCodeAt(end - 1)
  if (!(last >= 0x30 && last <= 0x39)) return mention
  const number = firstOfScore.exec(text.slice(Math.max(start, end - 4), end))
  if (number === null || !restOfScore.test(text.slice(end, end + 7))) return mention
  // versions come in rows as well (`Windows 8–9`): only a line that begins with the name is a result
  const isLine = /(?:^|[\n\r])[ \t]*$/u.test(text.slice(Math.max(0, start - 3), start))
  if (type === 'PRODUCT' && !isLine) return mention
  return { ...mention, end: end - number[0].length, type: type === 'PRODUCT' ? 'ORGANIZATION' : type }
}

/** Words between the name of a meeting and its day. */
const beforeDate = /(?:[ \u00a0,]+(?:\p{Ll}{1,4}\.?|dnia))?[ \u00a0,]*$/u

/** An organization without the full date behind it (`Conseil municipal du 28 mars 2024`). @param dates starts of full dates, by their ends */
export function withoutDate(mention: Mention, text: string, dates: ReadonlyMap<number, number>): Mention[] {
  const from = mention.type === 'ORGANIZATION' ? dates.get(mention.end) : undefined
  if (from === undefined || from < mention.start) return [mention]
  const end = mention.start + text.slice(mention.start, from).replace(beforeDate, '').length
  return end > mention.start ? [{ ...mention, end }] : []
}

/** A day of a year, with the month in words. */
const fullDate = /^(?:\p{Ll}{1,6} )?\d{1,2}[.ºª]?[ \u00a0].*\p{L}.*\d{4}(?:\D{0,4})$/u

/** The starts of full dates by their ends. */
export function fullDates(text: string, patterns: readonly Mention[]): ReadonlyMap<number, number> {
  return new Map(
    patterns.filter(({ start, end, type }) => type === 'TEMPORAL:DATE' && fullDate.test(text.slice(start, end))).map(({ start, end }) => [end, start])
  )
}

const turkishEnding = /^['’ʼ]\p{L}{1,15}(?![\p{L}\p{M}\p{N}])/u

/** The name with the case ending that Turkish sets off with an apostrophe (`Ankara'da`): users get the word as it stands in the text. */
export function withCaseEnding(mention: Mention, text: string, language: EntityLanguage): Mention {
  if (language !== 'tur') return mention
  const ending = turkishEnding.exec(text.slice(mention.end, mention.end + 20))
  return ending === null ? mention : { ...mention, end: mention.end + ending[0].length }
}

const turkishBoundary = /(?<=['’ʼ]\p{Ll}{1,15}) (?=\p{Lu})|, /gu

const comma = /[ \u00a0]?[,،、，][ \u00a0]?/gu
/**
 * Turkish names that the model took for one are split: after a case ending set off with an apostrophe a name is over (`Adina'nın Nemorino'yla`), as it is at
 * a comma. Organisations have both inside. In scripts without capitals nothing but the comma tells two persons apart.
 */
export function splitJoinedNames(mention: Mention, text: string, language: EntityLanguage): Mention[] {
  const border = language === 'tur' ? turkishBoundary : withoutCapitals.has(language) && mention.type === 'PERSON' ? comma : undefined
  if (border === undefined || (mention.type !== 'PERSON' && mention.type !== 'LOCATION') || mention.end - mention.start > MAX_LENGTH) return [mention]
  const parts: Mention[] = []
  let start = mention.start
  for (const boundary of text.slice(mention.start, mention.end).matchAll(border)) {
    parts.push({ ...mention, start, end: mention.start + boundary.index })
    start = mention.start + boundary.index + boundary[0].length
  }
  parts.push({ ...mention, start })
  return parts.filter((part) => part.end > part.start)
}

function trimmed(mention: Mention, text: string, language?: EntityLanguage): Mention[] {
  const name = text.slice(mention.start, mention.end)
  let start = 0
  let end = name.length
  const tail = closing.exec(name)?.[0] ?? ''
  while (end > name.length - tail.length && !hasPartner(name.slice(0, end - 1), name[end - 1]!)) end--
  const head = opening.exec(name.slice(0, end))?.[0] ?? ''
  while (start < head.length && !closesLater(name.slice(start + 1, end), name[start]!)) start++
  end -= behindName(name.slice(start, end))
  if (mention.type === 'ORGANIZATION') end -= addressed.exec(name.slice(start, end))?.[0].length ?? 0
  if (mention.type === 'ORGANIZATION') end = start + (department.exec(name.slice(start, end))?.index || end - start)
  if (mention.type === 'TITLE') end -= unfinished.exec(name.slice(start, end))?.[0].length ?? 0
  end -= postal.exec(name.slice(start, end))?.[0].length ?? 0
  // `„Žalgiris“ Eurolygos`: a Lithuanian name in quotation marks is over with them
  const quoted = language === 'lit' ? quotedFirst.exec(name) : null
  if (quoted !== null) return [{ ...mention, start: mention.start + 1, end: mention.start + quoted[0].length - 1 }]
  if (start === 0 && end === name.length && language !== 'lav' && quotedWhole.test(name))
    return [{ ...mention, start: mention.start + 1, end: mention.end - 1 }]
  const kept = name.slice(start, end)
  if (kept.endsWith('.') && pointBehind.test(kept) && !abbreviated.test(kept) && nextSentence.test(text.slice(mention.start + end, mention.start + end + 2)))
    end--
  if (start === 0 && end === name.length) return [withClosing(language === 'eng' ? withoutArticle(mention, text) : mention, text)]
  return end > start ? [{ ...mention, start: mention.start + start, end: mention.start + end }] : []
}

const quotedFirst = /^„[^„“”"]+[“”"](?= \p{Lu})/u

/** Letters behind the mark that makes a Hebrew sound another (`תורג'מן`): a tokenizer ends a word there. */
const restOfHebrew = /^[א-ת]{1,12}(?![א-ת'׳"״])/u
const hebrewMark = /[גזצתדחטע]['׳’]$/u

/** At the end of a name (`סמוטריץ'`), where no quotation mark closes. */
const lastHebrewMark = /[גזצץת]['׳’](?![א-ת])/uy

/** A Hebrew name with what the model left of its last word. */
export function withRestOfWord(mention: Mention, text: string): Mention {
  lastHebrewMark.lastIndex = mention.end - 1
  if (lastHebrewMark.test(text) && !/['׳’]/u.test(text[mention.start - 1] ?? '')) return { ...mention, end: mention.end + 1 }
  const last = text.charCodeAt(mention.end - 1)
  if ((last !== 39 && last !== 0x5f3 && last !== 0x2019) || !hebrewMark.test(text.slice(Math.max(mention.start, mention.end - 2), mention.end))) return mention
  const rest = restOfHebrew.exec(text.slice(mention.end, mention.end + 14))
  return rest === null ? mention : { ...mention, end: mention.end + rest[0].length }
}

/** Annotated texts leave pointed ones out as often. */
const openInside = /[„“][^„«»“”"]+$/u
const closes = /^["“”]/u

/** A name with the quotation mark that closes one inside it (`Національний університет „Львівська політехніка"`). */
function withClosing(mention: Mention, text: string): Mention {
  if (!closes.test(text.slice(mention.end, mention.end + 1))) return mention
  const inside = openInside.exec(text.slice(mention.start, mention.end))
  return inside !== null && inside.index > 0 ? { ...mention, end: mention.end + 1 } : mention
}

/** Length of the number behind a name that is no part of it. */
function behindName(name: string): number {
  const last = name.charCodeAt(name.length - 1)
  if (!(last >= 0x30 && last <= 0x39) && !raisedDigits.includes(name[name.length - 1]!)) return 0
  const found = raised.exec(name) ?? score.exec(name)
  return found?.index ? found[0].length : 0
}

/** Whether a closing mark was opened before; an apostrophe at the end is a mark of the name (`James'`) as often as not and stays. */
function hasPartner(before: string, mark: string): boolean {
  if (mark === "'" || mark === '’') return /\p{L}$/u.test(before)
  return Array.from(partners[mark] ?? '').some((partner) => before.includes(partner))
}

function closesLater(after: string, mark: string): boolean {
  return Object.keys(partners).some((close) => partners[close]!.includes(mark) && after.includes(close))
}
