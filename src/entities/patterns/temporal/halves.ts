/** Halves of matches, which in some languages have the words for halves of a year: "early in the second half". */
import type { EntityLanguage } from '../../languages.js'

const halves: Readonly<Partial<Record<EntityLanguage, RegExp>>> = {
  eng: /(?:first|second|1st|2nd) half$/iu,
  nld: /(?:eerste|tweede|1e|2e) helft$/iu,
  fas: /نیمه (?:اول|دوم|نخست)$/u,
  jpn: /^[前後]半$/u
}
/** Behind a half of the calendar. */
const calendar: Readonly<Partial<Record<EntityLanguage, RegExp>>> = {
  eng: /^ of (?:the |this |last |next |that |each |its )?(?:\p{L}+ )?(?:\d|year|century|decade|month|week|day|season|January|February|March|April|May|June|July|August|September|October|November|December)/iu,
  nld: /^ van (?:de |het |dit |vorig |volgend )?(?:\p{L}+ )?(?:\d|jaar|eeuw|maand|week|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)/iu,
  fas: /^[\u0654\s]*(?:\p{Nd}|سال|ماه|قرن|دهه|فروردین|اردیبهشت|خرداد|تیر|مرداد|شهریور|مهر|آبان|آذر|دی|بهمن|اسفند)/u,
  jpn: /^(?:期|の(?:年|月|世紀))/u
}
/** Words of money and business, and years, on either side. */
const business: Readonly<Partial<Record<EntityLanguage, RegExp>>> = {
  eng: /(?:19|20)\d\d|(?<!\p{L})(?:years?|fiscal|financial|revenues?|profits?|sales|earnings|results|growth|grew|econom\p{L}*|gdp|markets?|inflation|compan\p{L}*|shares?|percent|million|billion|trading|orders|exports|imports|budget|investors?|forecasts?|guidance|dividend|turnover|losses|quarter|deliver\p{L}*|production|prices?|rates?|bank|banks|report\p{L}*|period)(?!\p{L})|[%€$£]/iu,
  nld: /(?:19|20)\d\d|(?<!\p{L})(?:jaar|omzet|winst|verkoop|verkopen|resultaten|groei\p{L}*|economie|inflatie|bedrijf|bedrijven|aandelen|procent|miljoen|miljard|cijfers|kwartaal|begroting|prijzen|rente|bank|productie|export|verlies)(?!\p{L})|[%€$£]/iu,
  fas: /\p{Nd}{4}|سال|درآمد|سود|فروش|رشد|اقتصاد|تورم|شرکت|سهام|درصد|میلیون|میلیارد|بودجه|قیمت|صادرات|بانک/u,
  jpn: /年度?[前後]半|月[前後]半|代[前後]半|世紀[前後]半|売上|決算|業績|景気|株価|市場|経済|予算|増益|減益|販売|物価|金利|会計|上場|需要|企業/u
}

/** Characters on each side that are looked through. */
const REACH = 100

/** Whether a half has neither a year or month behind it nor words of business around it. */
export function isHalfOfMatch(text: string, start: number, end: number, language: EntityLanguage): boolean {
  if (halves[language]?.test(text.slice(Math.max(start, end - 20), end)) !== true) return false
  if (calendar[language]!.test(text.slice(end, end + 40))) return false
  return !business[language]!.test(`${text.slice(Math.max(0, start - REACH), end)} ${text.slice(end, end + REACH)}`)
}
