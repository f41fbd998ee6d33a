/**
 * Codes of currencies and countries in forms and tables (`Valuta: EUR`, `Origin CN`) are no names of organizations, nor is what the taxes, registers and numbers of a
 * country are abbreviated to (`CNPJ`, `TTC`), wherever it stands.
 */

import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'
import type { Mention } from '../../types.js'
import { isFieldName, isOrganizationField } from './fields.js'

/** Codes of ISO 4217 that are hardly anything else. */
const currencies: ReadonlySet<string> = new Set(
  'EUR USD GBP CHF JPY CNY PLN CZK HUF SEK NOK DKK ISK RON BGN HRK RSD RUB UAH TRY BRL MXN CLP COP INR PKR BDT LKR IDR MYR THB VND KRW AUD CAD NZD ZAR AED ILS SGD HKD TWD EGP MAD KES NGN KZT GEL AMD AZN'.split(
    ' '
  )
)
/** Taxes, registers and numbers of persons and firms, as all languages write them. */
const numbersOfAll = 'IBAN BIC VAT ISBN ISSN EAN GTIN LEI TIN DUNS EORI'
/** The same of the countries of a language; whatever is as well the name of an organization there is left out. */
const numbersOf: Partial<Record<EntityLanguage, string>> = {
  eng: 'GST SSN EIN ITIN NINO UTR PAYE ABN TFN PAN NPI ZIP VRN',
  deu: 'PLZ USt MwSt UStIdNr USt-IdNr USt-ID BLZ HRB HRA StNr IdNr SVNR UID',
  nld: 'BTW KvK KVK BSN RSIN',
  swe: 'MOMS OCR',
  dan: 'CVR CPR SE-nr MOMS',
  nob: 'MVA KID',
  nno: 'MVA KID',
  fra: 'TTC HT TVA CP SIRET SIREN RCS NAF APE RIB NIR CSG CRDS NIC',
  spa: 'CP NIF CIF DNI NIE IVA RFC CURP CUIT CUIL RUT RUC NIT CBU CLABE IRPF CCC NSS',
  cat: 'CP NIF CIF DNI NIE IVA IRPF',
  por: 'CNPJ CPF NIF NIPC NISS RG CEP IVA ICMS ISS IRS IRC NIB PIX CNH PIS CTPS',
  ita: 'IVA CF CAP REA PEC SDI IRPEF IRES IMU CUD ABI CAB',
  ron: 'TVA CUI CIF CNP IDNO',
  pol: 'NIP REGON PESEL KRS VAT PIT CIT',
  ces: 'DPH IČO DIČ PSČ RČ IČ',
  slk: 'DPH IČO DIČ PSČ RČ',
  slv: 'DDV EMŠO TRR',
  hrv: 'PDV OIB JMBG MBS',
  srp: 'ПДВ ПИБ ЈМБГ PDV PIB JMBG',
  bul: 'ДДС ЕИК ЕГН БУЛСТАТ',
  rus: 'НДС ИНН КПП ОГРН ОГРНИП БИК СНИЛС ОКПО ОКАТО НДФЛ',
  ukr: 'ПДВ ЄДРПОУ ІПН РНОКПП МФО ПДФО',
  ell: 'ΦΠΑ ΑΦΜ ΔΟΥ ΑΜΚΑ ΓΕΜΗ ΤΚ Α.Φ.Μ Φ.Π.Α Α.Μ.Κ.Α Τ.Κ',
  hun: 'ÁFA TAJ',
  fin: 'ALV HETU',
  est: 'KMKR',
  lav: 'PVN',
  lit: 'PVM',
  tur: 'KDV TCKN VKN ÖTV',
  ind: 'NPWP NIK PPN PPh NIB KTP',
  msa: 'SST GST',
  tgl: 'TIN VAT',
  vie: 'MST CMND CCCD GTGT VAT',
  heb: 'מע"מ ח"פ ע"מ ת"ז',
  hin: 'GST PAN'
}
const numberSet = perLanguage((language): ReadonlySet<string> => new Set(`${numbersOfAll} ${numbersOf[language] ?? ''}`.split(' ')))

/** Whether a name is what a tax, a register or its number is abbreviated to in a language. */
function isNumberOf(name: string, language: EntityLanguage): boolean {
  return numberSet(language).has(name.replace(/\.$/u, ''))
}

const region = /^[A-Z]{2}$/
const shown = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const twoWords = /^(\p{L}+)[ \u00a0]([A-Z]{2,3})$/u
/** The field that a code stands in alone. */
const before = /(?:^|[\n\r|;,])([^:：\n\r|;,]{2,32})[:：][ \u00a0\t]*$/u
const behind = /^[ \u00a0]*(?:[|\t;,\n\r]|$)/u
const REACH = 48
const SHORT_REACH = 4
const CAPITAL_A = 65
const CAPITAL_Z = 90

/** Names of models without such codes. */
export function withoutCodes(text: string, names: readonly Mention[], language: EntityLanguage): Mention[] {
  return names.filter((mention) => mention.source === 'gazetteer' || !isCode(text, mention, language))
}

function isCode(text: string, { start, end }: Mention, language: EntityLanguage): boolean {
  if (end - start < 2 || end - start > 24) return false
  const name = text.slice(start, end)
  if (currencies.has(name) || isNumberOf(name, language)) return true
  const last = name.charCodeAt(name.length - 1)
  if (last < CAPITAL_A || last > CAPITAL_Z) return false
  const [, first, code] = twoWords.exec(name) ?? []
  if (code !== undefined) return isFieldName(first!, language) && (currencies.has(code) || isRegion(code))
  if (!isRegion(name)) return false
  const field = before.exec(text.slice(Math.max(0, start - REACH), start))
  return field !== null && !isOrganizationField(field[1]!.trim(), language) && behind.test(text.slice(end, end + SHORT_REACH))
}

function isRegion(code: string): boolean {
  return region.test(code) && shown.of(code) !== undefined
}
