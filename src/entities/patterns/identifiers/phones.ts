/** Telephone numbers, judged by the metadata of libphonenumber and by the words before them. */
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js'
import type { EntityLanguage } from '../../languages.js'
import { mayBePossible, mayBeValid } from './phone-forms.js'

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

/** Other numbers in groups, by the word before them. */
const otherCue =
  /(?:\bisbn|\bissn|\biban|\bvat\b|\bbtw\b|\bust-?id|\border\b|\binvoice|\bpatent|\bserial|\bdoi|\bpmid|\barxiv|\biccid|\bimei|\bssn|\bisin)[^\d]{0,8}$/i
const dateLike = /^(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{2,4}|\d{4}\s?[-/]\s?\d{4})$/
const american = /^(?:\+?1[-. ]?)?(?:\(\d{3}\)[-. ]{0,2}|\d{3}[-. ])\d{3}[-. ]\d{4}$/
const americanStart = /^(?:\(\d{3}\)[-. ]{0,2}|\d{3}[-.])\d{3}[-. ]\d{4}[^\d]/
const brazilian = /^(?:\(?\+?55\)?[- ])?\(\d{2,3}\)\s?\d{4,5}-\d{4,5}$/

/** Words before a number are looked for this far back. */
const CUE_REACH = 40

/** What the text before a number says of it; looked for once, when it is first asked for. */
export class NumberContext {
  /** At least 40 characters before the number where there are as many. */
  readonly before: string
  #cued: boolean | undefined
  #isOther: boolean | undefined

  constructor(before: string) {
    this.before = before
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

/** Whether `written` (digits with blanks, hyphens, points, strokes, brackets, a plus) is a telephone number here. */
export function isPhoneNumber(written: string, context: NumberContext, language: EntityLanguage): boolean {
  const digits = written.replace(/\D/g, '')
  if (digits.length < 6 || digits.length > 16 || dateLike.test(written)) return false
  if (context.isOther) return false
  const international = written.startsWith('+') || written.startsWith('(+') || /^00[1-9]/.test(digits)
  if (international && digits.length > 7 && (context.cued || isPossible(digits.replace(/^00/, '')))) return true
  // the date or time behind the number is no part of it
  if (context.cued && digits.length > 6 && /\d{3}/.test(written)) return !americanStart.test(written) && !/\s\d{1,2}[/.]\d{1,2}(?:[/.]\d*)?$/.test(written)
  if (american.test(written) || brazilian.test(written)) return true
  if (digits.length < 8 || !/[-./() ]/.test(written)) return false
  // groups apart by blanks alone are other numbers as often, unless a zero leads
  if (!/^\(?0/.test(written) && !(/-/.test(written) && !/\s/.test(written) && /^\(?\d{2,4}\)?-\d{3,4}-\d{4}$/.test(written))) return false
  return countries[language].some((country) => mayBeValid(digits, country) && parsePhoneNumberFromString(digits, country)?.isValid() === true)
}

/** @param digits those behind the plus */
function isPossible(digits: string): boolean {
  return mayBePossible(digits) && parsePhoneNumberFromString(`+${digits}`)?.isPossible() === true
}
