/** Numbers of cases, files and laws: a number and a year behind a court's register ("VI ZR 12/19"), a word for a file ("Az. 12/19") or one for a law ("Lei nº 12/2013"). */
import type { EntityLanguage } from '../languages.js'
import { perLanguage } from '../per-language.js'

/** A number and a year, or a year and a number; Austrian ones with a letter to check them. */
const docket = /^(\d{1,6})\/(\d{2}|\d{4})[a-z]?$/
/** With the register in front: of the courts of the Union ("C-123/22"), of Croatian and Serbian ones ("K-12/23"). */
const union = /^[CTF]-\d{1,4}\/\d{2}$/
const registered = /^\p{Lu}\p{Ll}{0,4}-(?=\d)/u
/** Appeals to the French court of cassation: "n° 22-12.345". */
const appeal = /^\d{2}-\d{2}\.\d{3}$/

/** Years of two digits that files have: those of this century and of the second half of the last. */
const LAST_SHORT_YEAR = 39
const FIRST_SHORT_YEAR = 50
const FIRST_YEAR = 1800
const LAST_YEAR = 2099

/** Registers of courts that are nothing else in any language, as they are written behind the number of a chamber. */
const distinctive =
  'ZR StR AZR ABR AZB ZB ARs BvR BvL BvE BvF BvQ BvG EnVR KZR KVR AnwZ NotZ KLs OWi Cdo Tdo ICdo Odo Cmo Afs Ads Azs Sžo Sžf Obdo CSK CSKP CNP CKN CZP KZP OSK OPS FSK GSK ACa ACz AGa AKa AUa APa GNc GZP NSK'

/** Those that are letters or short words, by the language of their courts. */
const registers: Readonly<Partial<Record<EntityLanguage, string>>> = {
  deu: 'O S T U F C A B D E K L M N P Q R V W AR Ca Sa Ta Ls Ds Cs Js Ks Qs Ws Ss Gs Kart UF WF WLw BLw IN IK IE VG VA OH OK Os Ob Nc Cg Cga Rs Ra Ro',
  ces: 'A C D E P T Ad Af As Az Ca Co Nc Nt Pp Td To Tz Tcu ÚS INS EXE ICm Nco',
  slk: 'C D P S T Cb Co Cob Er Ek To ÚS Asan Nc',
  pol: 'C K P U W Ca CK CO CZ DK GC KK KO Ka Ko Kp Kz Nc Ns PK RC SA SK SO UK UZ USK PSK Co Km',
  slv: 'P K U Cp Cpg Ips Kp Ks Pg Up',
  hrv: 'K P U Gž Kž Pž Rev Us Už Ovr',
  srp: 'K P U Gž Kž Pž Rev Už К П У Гж Кж Пж Рев Уж'
}

/** The senate or chamber and its register before a docket: "VI ZR 12/19", "3 O 45/21", "21 Cdo 11/2015". */
const court = /(?:^|[^\p{L}\p{N}])((?:[IVX]{1,5}|\d{1,3})[ \u00a0](\p{Lu}\p{L}{0,4})[ \u00a0])$/u

/** Languages whose courts write the register without a chamber: "Rev 12/2023", "Gž-12/23". */
const withoutChamber: ReadonlySet<EntityLanguage> = new Set<EntityLanguage>(['hrv', 'srp', 'slv'])
const registerBefore = /(?:^|[^\p{L}\p{N}])(\p{Lu}\p{Ll}{0,4})[ \u00a0-]$/u

/** Words before the number of a file. */
interface Numbering {
  /** They stand before nothing else. */
  readonly words?: string
  /** They are words or names as well where no point or colon is behind them. */
  readonly short?: string
}

/** Written alike in many languages. */
const everywhere: Numbering = { words: 'nº|n°|№', short: 'nr|no|num|ref' }

const numberings: Readonly<Partial<Record<EntityLanguage, Numbering>>> = {
  deu: { words: 'aktenzeichen|geschäftszeichen', short: 'az|gz|rs' },
  eng: { words: 'case|docket|file' },
  nld: { words: 'zaak|zaaknummer|zaaknr' },
  swe: { words: 'mål|målnr|dnr|nr' },
  dan: { words: 'sag|sagsnr|nr' },
  nob: { words: 'sak|saksnr|nr' },
  nno: { words: 'sak|saksnr|nr' },
  fin: { words: 'nro|dnro' },
  fra: { words: 'affaire|dossier', short: 'n|rg|réf' },
  spa: { words: 'procedimiento|expediente|causa|núm', short: 'n|rg' },
  cat: { words: 'procediment|expedient|núm', short: 'n' },
  por: { words: 'processo', short: 'n|proc' },
  ita: { words: 'causa|procedimento', short: 'n|rg|rif' },
  ron: { words: 'dosar|dosarul|nr' },
  pol: { words: 'nr|sygn. akt', short: 'sygn' },
  ces: { words: 'čj|č. ?j|sp. ?zn', short: 'č' },
  slk: { words: 'čj|č. ?j|č. ?k|sp. ?zn', short: 'č' },
  slv: { words: 'opr. ?št', short: 'št' },
  hrv: { words: 'predmet', short: 'br' },
  srp: { words: 'predmet|предмет', short: 'br|бр' },
  bul: { words: 'дело', short: 'бр' },
  rus: { words: 'дело|дела|делу' },
  ukr: { words: 'справа|справи|справу' },
  ell: { words: 'εφ|αριθ' }
}

/** Laws, in languages that write a number and a year behind them. */
const law =
  /(?:^|[^\p{L}])(?:ley|ley orgánica|decreto|real decreto|decreto-ley|orden|lei|lei complementar|portaria|legge|d\.? ?lgs\.?|d\.? ?l\.?|d\.?p\.?r\.?|loi|décret|llei|legea|legii|hotărârea|ordonanța|oug|zákon|zákona|nařízení|vyhláška|vyhlášky|ustawa|rozporządzenie|uchwała|закон|закону|закона|наредба|zakon|uredba|verordnung|richtlinie|regulation|directive|decision|reglamento|directiva|regolamento|direttiva|regulamento|diretiva|règlement|rozporządzenia|dyrektywa|směrnice|regulamentul|forordning|förordning|asetus|direktiv|direktiivi|rendelet|törvény|κανονισμός|οδηγία|νόμος|resolution|resolución|resolução|risoluzione|sentencia|sentenza|sentença|arrêt|acórdão|delibera|ordinanza)(?: \((?:EU|UE|ЕС|ЄС|ΕΕ|EG|CE|EC|EÚ)\))?(?: n[ºo°r.]\.?)?[ \u00a0]$/iu

const sheet = /^[ \u00a0]?[-–][ \u00a0]?\d{1,4}(?![\p{L}\d])/u
const LONGEST_SHEET = 10

/** Letters of the sheet behind the number of a Czech or Slovak file: "4 T 12/2023 – 45". */
export function sheetLength(text: string, end: number, language: EntityLanguage): number {
  if (language !== 'ces' && language !== 'slk') return 0
  return sheet.exec(text.slice(end, end + LONGEST_SHEET))?.[0].length ?? 0
}

/** Characters before a number in which its court or the word for its file stands. */
const REACH = 16
const LONGEST_LAW = 40

const alternatives = (lists: ReadonlyArray<string | undefined>) =>
  lists.flatMap((list) => (list === undefined ? [] : list.replaceAll('.', '\\.').split('|'))).join('|')

interface Reader {
  readonly registers: ReadonlySet<string>
  readonly words: RegExp
  /** With the sign that tells them from words. */
  readonly marked: RegExp
  readonly bare: RegExp
}

const readerOf: (language: EntityLanguage) => Reader = perLanguage((language) => {
  const own = numberings[language]
  const words = alternatives([everywhere.words, own?.words])
  const short = alternatives([everywhere.short, own?.short])
  const number = '(?: n[ºo°r])?'
  return {
    registers: new Set(`${distinctive} ${registers[language] ?? ''}`.trim().split(' ')),
    words: new RegExp(`(?:^|[^\\p{L}])(?:${words})${number}[.:]{0,2}[ \\u00a0]?$`, 'iu'),
    marked: new RegExp(`(?:^|[^\\p{L}])(?:${short})${number}[.:]{1,2}[ \\u00a0]?$`, 'iu'),
    bare: new RegExp(`(?:^|[^\\p{L}])(?:${short})${number}[ \\u00a0]$`, 'iu')
  }
})

function isYear(digits: string): boolean {
  const year = Number(digits)
  if (digits.length === 2) return year <= LAST_SHORT_YEAR || year >= FIRST_SHORT_YEAR
  return digits.length === 4 && year >= FIRST_YEAR && year <= LAST_YEAR
}

/** "10/12" may be a day, whatever its order. */
function mayBeDay(first: string, second: string): boolean {
  const [low, high] = [Number(first), Number(second)].sort((one, other) => one - other) as [number, number]
  return second.length === 2 && low > 0 && low <= 12 && high <= 31
}

/**
 * Where the number of a case, a file or a law begins that stands at a place of the text: at the chamber before it, or at its digits; -1 where nothing says that
 * it is one.
 * @param chain digits with their stroke, from `start` on
 */
export function caseNumberStart(text: string, start: number, chain: string, language: EntityLanguage): number {
  if (union.test(chain)) return start
  const { registers, words, marked, bare } = readerOf(language)
  if (withoutChamber.has(language)) {
    const register = registered.exec(chain)?.[0]
    if (register !== undefined && registers.has(register.slice(0, -1)) && docket.test(chain.slice(register.length))) return start
  }
  const [, first, second] = docket.exec(chain) ?? []
  if (language === 'fra' && appeal.test(chain) && words.test(text.slice(Math.max(0, start - REACH), start))) return start
  if (first === undefined || second === undefined || !(isYear(second) || (first.length === 4 && isYear(first)))) return -1
  const before = text.slice(Math.max(0, start - REACH), start)
  const chamber = court.exec(before)
  if (chamber !== null && registers.has(chamber[2]!)) return start - chamber[1]!.length
  const register = withoutChamber.has(language) ? registerBefore.exec(before)?.[1] : undefined
  if (register !== undefined && registers.has(register)) return start - register.length - 1
  if (words.test(before) || marked.test(before) || (!mayBeDay(first, second) && bare.test(before))) return start
  return law.test(text.slice(Math.max(0, start - LONGEST_LAW), start)) ? start : -1
}
