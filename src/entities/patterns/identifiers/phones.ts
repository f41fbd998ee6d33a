/** Telephone numbers, judged by the metadata of libphonenumber and by the words before them. */
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js'
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'
import { referenceBefore } from '../reference-words.js'
import { mayBeGrouped, mayBePossible, mayBeValid } from './phone-forms.js'

/** Countries whose national numbers are expected in a language. */
const countries: Readonly<Record<EntityLanguage, readonly CountryCode[]>> = {
  ara: ['EG', 'SA', 'AE', 'MA', 'JO', 'LB'],
  ben: ['BD', 'IN'],
  bul: ['BG'],
  cat: ['ES'],
  ces: ['CZ'],
  dan: ['DK'],
  deu: ['DE', 'AT', 'CH'],
  ell: ['GR', 'CY'],
  eng: ['US', 'GB', 'AU', 'IN', 'IE', 'NZ', 'ZA'],
  est: ['EE'],
  fas: ['IR', 'AF'],
  fin: ['FI'],
  fra: ['FR', 'BE', 'CH', 'CA'],
  heb: ['IL'],
  hin: ['IN'],
  hrv: ['HR', 'BA'],
  hun: ['HU'],
  ind: ['ID'],
  ita: ['IT', 'CH'],
  jpn: ['JP'],
  kor: ['KR'],
  lav: ['LV'],
  lit: ['LT'],
  msa: ['MY', 'SG'],
  nld: ['NL', 'BE'],
  nno: ['NO'],
  nob: ['NO'],
  pol: ['PL'],
  por: ['BR', 'PT'],
  pus: ['AF', 'PK'],
  ron: ['RO', 'MD'],
  rus: ['RU', 'KZ', 'BY'],
  slk: ['SK'],
  slv: ['SI'],
  spa: ['ES', 'MX', 'AR', 'CO', 'CL', 'PE'],
  srp: ['RS'],
  swe: ['SE'],
  tam: ['IN', 'LK'],
  tel: ['IN'],
  tgl: ['PH'],
  tha: ['TH'],
  tur: ['TR'],
  ukr: ['UA'],
  urd: ['PK', 'IN'],
  vie: ['VN'],
  zho: ['CN', 'TW', 'HK']
}

const cue =
  /(?:\b(?:tele?|tlf|tfn|tfno|phone|telephone|fax|mobile|cell|cellphone|call|dial|sms|text|whatsapp|viber|hotline|helpline|contact|telefon|telefono|teléfono|téléphone|telefone|telefoon|telefoni|telefonas|tālrunis|tālr|telepon|telefax|puhelin|puh|gsm|handy|mobil|mobiel|móvil|movil|celular|cellulare|portable|telemóvel|komórka|kom|matkapuhelin|telefonnummer|rufnummer|sđt|điện thoại|hp|phone number|phone no|tel[eé]f|telefón)\b|тел|моб|факс|звон|τηλ|κιν|טל|נייד|פקס|هاتف|تلفون|جوال|موبا|تلفن|فون|फ़ोन|फोन|मोबाइल|दूरभाष|ফোন|மொபைல்|தொலைபேசி|ఫోన్|โทร|电话|電話|手机|手機|热线|熱線|传真|傳真|携帯|ケータイ|전화|연락처|핸드폰|휴대|팩스|☎|📞|📱)[^\d]{0,20}$/iu

/** Words for calling and reaching somebody: a number of the country's plan behind them is a telephone number. */
const callWords: Readonly<Partial<Record<EntityLanguage, string>>> = {
  ara: 'اتصل|اتصلوا|للاتصال|للتواصل|الرقم',
  bul: 'обадете се|звъннете|номер',
  cat: 'truqueu|trucar|truca|truqui|telefoneu',
  ces: 'volejte|zavolejte|volat|čísle|číslo',
  dan: 'ring|ring til|ringe|kontakt|kontakte|fang mig|fanges|træffes',
  deu: 'anrufen|anruf|rufen sie|ruf|rufnummer|erreichbar unter|erreichen sie \\p{L}+ unter|durchwahl|nummer',
  ell: 'καλέστε|καλεστε|τηλεφωνήστε|αριθμό',
  eng: 'ring|reach|number|line|answers on|on',
  est: 'helistage|helista|numbril',
  fas: 'تماس|شماره',
  fin: 'soita|soittakaa|soittaa|numeroon|numerosta',
  fra: 'appelez|appeler|appelle|composez|joindre|joignez|numéro|au',
  heb: 'התקשרו|חייגו|מספר',
  hin: 'कॉल|नंबर|संपर्क',
  hrv: 'nazovite|zovite|broj',
  hun: 'hívja|hívjon|hívható|számon|szám',
  ind: 'hubungi|telepon|nomor|menghubungi',
  ita: 'chiamare|chiamate|chiama|chiami|telefonare|numero|contattare',
  jpn: '問い合わせ|お問合せ|番号|まで|連絡先',
  kor: '문의|번호|연락|상담|예약',
  lav: 'zvaniet|zvanīt|numuru',
  lit: 'skambinkite|skambinti|numeriu',
  msa: 'hubungi|nombor|menghubungi',
  nld: 'bel|bellen|bel naar|bellen naar|nummer|bereikbaar op',
  nno: 'ring|ring til|ringje|kontakt|kontakte|når meg|når oss|treffast',
  nob: 'ring|ring til|ringe|nummer|kontakt|kontakte|når meg|når oss|nås|treffes',
  pol: 'zadzwoń|dzwoń|dzwonić|dzwonić pod|numer|numerem|pod numer|pod numerem|nr',
  por: 'ligue|ligar|liga|contato|contacto|contacte|número',
  ron: 'sunați|sunati|suna|apelați|apelati|numărul|numarul',
  rus: 'звоните|позвоните|звонить|позвонить|номер|номеру',
  slk: 'volajte|zavolajte|čísle|číslo',
  slv: 'pokličite|klicati|številko|številka',
  spa: 'llame|llama|llamar|llámenos|llamen|llamando|marque|marcar|número',
  srp: 'позовите|pozovite|број|broj',
  swe: 'ring|ringa|numret|nummer',
  tgl: 'tawagan|tumawag',
  tha: 'ติดต่อ|เบอร์|สอบถาม',
  tur: 'arayın|arayınız|ara|numara|numaralı|numarası',
  ukr: 'телефонуйте|дзвоніть|зателефонуйте|номер|номером',
  urd: 'رابطہ|نمبر|کال',
  vie: 'gọi|số|liên hệ',
  zho: '拨打|撥打|致电|致電|联系|聯繫|聯絡|联络|咨询|諮詢|洽|号码|號碼|拨|打'
}

/** Those of them that stand before other numbers, too, when anything is between. */
const notVerbs = new Set(
  'number line on au numéro numero número nummer numret nomor nombor numara numaralı numarası broj број číslo čísle številko številka numer numerem nr номер номеру номером numuru numeriu numbril numeroon numerosta numărul numarul αριθμό szám számon الرقم شماره מספר नंबर نمبر số 番号 まで 번호 号码 號碼 打 洽'.split(
    ' '
  )
)

/** Whether the text before has a verb for calling, with no other number between: "ring Kari på", "dzwonić do pani Ewy pod". */
const distantCue: (language: EntityLanguage) => RegExp | undefined = perLanguage((language) => {
  const verbs = (callWords[language] ?? '').split('|').filter((word) => word !== '' && !word.split(' ').some((part) => notVerbs.has(part)))
  return verbs.length === 0 ? undefined : new RegExp(`(?:^|[^\\p{L}\\p{M}])(?:${verbs.join('|')})[^\\p{L}\\p{M}\\d\\n][^\\d\\n;!?]{0,30}$`, 'iu')
})

/** Whether the text before ends with a word for calling, with at most an article or two and a colon between. */
const callCue: (language: EntityLanguage) => RegExp | undefined = perLanguage((language) => {
  const words = callWords[language]
  return words === undefined
    ? undefined
    : new RegExp(`(?:^|[^\\p{L}\\p{M}]|[\\p{sc=Han}\\p{sc=Thai}\\p{sc=Hira}\\p{sc=Hang}])(?:${words})[\\s:：.]{0,3}(?:\\p{L}{1,3}\\s){0,2}[(（]?$`, 'iu')
})

/** Other numbers in groups, by the word before them. */
const otherCue =
  /(?:\bisbn|\bissn|\biban|\bvat\b|\bbtw\b|\bust-?id|\border\b|\binvoice|\bpatent|\bserial|\bdoi|\bpmid|\barxiv|\biccid|\bimei|\bssn|\bisin)[^\d]{0,8}$/i
const dateLike = /^(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{2,4}|\d{4}\s?[-/]\s?\d{4})$/
/** A day with its year, with or without more behind it: "03.02.2023 – 6". */
const startsWithDate = /^(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|1[0-2])\1(?:19|20)\d\d(?!\d)/
const american = /^(?:\+?1[-. ]?)?(?:\(\d{3}\)[-. ]{0,2}|\d{3}[-. ])\d{3}[-. ]\d{4}$/
const americanStart = /^(?:\(\d{3}\)[-. ]{0,2}|\d{3}[-.])\d{3}[-. ]\d{4}[^\d]/
const brazilian = /^(?:\(?\+?55\)?[- ])?\(\d{2,3}\)\s?\d{4,5}-\d{4,5}$/

/** Words before a number are looked for this far back. */
const CUE_REACH = 40

/** What the text before a number says of it; looked for once, when it is first asked for. */
export class NumberContext {
  /** At least 40 characters before the number where there are as many. */
  readonly before: string
  /** A telephone number stands right before it: "33 12 45 67 or 20 45 67 89". */
  readonly follows: boolean
  #cued: boolean | undefined
  #isOther: boolean | undefined

  constructor(before: string, follows: boolean) {
    this.before = before
    this.follows = follows
  }

  /** A word for a telephone stands before it. */
  get cued(): boolean {
    this.#cued ??= cue.test(this.before.slice(-CUE_REACH))
    return this.#cued
  }

  /** A word for another number stands before it. */
  get isOther(): boolean {
    this.#isOther ??= otherCue.test(this.before.slice(-CUE_REACH))
    return this.#isOther
  }
}

/** Whether the words before a number say that it is one of something else; an office has a telephone as well as a number. */
function isReferred(before: string, language: EntityLanguage): boolean {
  const reference = referenceBefore(before, before.length, language)
  return reference !== undefined && reference !== 'label'
}

/** Whether `written` (digits with blanks, hyphens, points, strokes, brackets, a plus) is a telephone number here. */
export function isPhoneNumber(written: string, context: NumberContext, language: EntityLanguage): boolean {
  const digits = written.replace(/\D/g, '')
  if (digits.length < 6 || digits.length > 16 || dateLike.test(written) || startsWithDate.test(written)) return false
  if (context.isOther || (!context.cued && isReferred(context.before, language))) return false
  const international = written.startsWith('+') || written.startsWith('(+') || /^00[1-9]/.test(digits)
  if (international && digits.length > 7 && (context.cued || isPossible(digits.replace(/^00/, '')))) return true
  // the date or time behind the number is no part of it
  if (context.cued && digits.length > 6 && /\d{3}/.test(written)) return !americanStart.test(written) && !/\s\d{1,2}[/.]\d{1,2}(?:[/.]\d*)?$/.test(written)
  if (american.test(written) || brazilian.test(written)) return true
  if (digits.length < 8 || /^\d{4} \d{4}$/.test(written)) return false
  return isNational(written, digits, context, language)
}

/** Groups in which people write numbers of a country besides those of its plan. */
const customary: Readonly<Partial<Record<EntityLanguage, RegExp>>> = { ita: /^3\d\d \d{6,7}$/ }

/** Thousands apart by blanks or points look so, too. */
const inThrees = /^\d{1,3}(?:[ .]\d{3})+$/

/** Whether the digits are a number of a plan of the language's countries, and something says that they are one. */
function isNational(written: string, digits: string, context: NumberContext, language: EntityLanguage): boolean {
  const called = callCue(language)?.test(context.before.slice(-CUE_REACH)) === true
  const hyphens = /-/.test(written) && !/\s/.test(written) && /^\(?\d{2,4}\)?-\d{3,4}-\d{4}$/.test(written)
  // a run of digits: with the zero that is dialled within the country, or a mobile number of China
  const run = /^\d+$/.test(written)
  const near = context.follows || (!run && (context.cued || distantCue(language)?.test(context.before.slice(-CUE_REACH)) === true))
  const trusted = called || near || hyphens || /^\(?0/.test(written) || (run && language === 'zho' && /^1[3-9]\d{9}$/.test(written))
  const isCustomary = customary[language]?.test(written) === true
  if (!trusted && !isCustomary && (run || inThrees.test(written) || !/(?:^|[^\d])\d{3,}/.test(written))) return false
  const groups = groupsOf(written)
  return countries[language].some((country) => {
    if ((!trusted && !isCustomary && !mayBeGrouped(groups, country)) || !mayBeValid(digits, country)) return false
    const number = parsePhoneNumberFromString(digits, country)
    if (number?.isValid() !== true) return false
    // groups apart by blanks alone are other numbers as often, unless they are those of the plan
    return trusted || isCustomary || groupsOf(number.formatNational()) === groups
  })
}

/** The digits in their groups. */
function groupsOf(written: string): string {
  return (written.match(/\d+/g) ?? []).join(' ')
}

/** @param digits those behind the plus */
function isPossible(digits: string): boolean {
  return mayBePossible(digits) && parsePhoneNumberFromString(`+${digits}`)?.isPossible() === true
}
