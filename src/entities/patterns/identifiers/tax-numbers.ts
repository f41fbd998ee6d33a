/**
 * Numbers that tax offices and registers of companies give (VAT numbers of Europe, CNPJ, ИНН, ABN ...), by their form and check digits. The check digits are those of
 * stdnum (after python-stdnum); a form that other numbers have, too, is taken only behind the name of the number.
 */
import { stdnum, type Validator } from 'stdnum'
import { passesLuhn } from './cards.js'
import type { PersonalNumber } from './personal-number.js'

/** Country and name of a validator in stdnum. */
function check(country: string, name: string): (written: string) => boolean {
  const validator = (stdnum as Record<string, Record<string, Validator> | undefined>)[country]?.[name]
  if (validator === undefined) throw new Error(`stdnum has no ${name} of ${country}`)
  return (compact) => validator.validate(compact).isValid
}

/** So many digits with single separators between them. */
function digits(...counts: readonly number[]): RegExp {
  return new RegExp(`^(?:${counts.map((count) => `\\d(?:[ ./-]?\\d){${count - 1}}`).join('|')})$`)
}

const names: { readonly words: string[]; readonly han: string[] } = { words: [], han: [] }

/** The name of the number, with at most some words and signs between it and the digits. */
function behind(words: string): RegExp {
  names.words.push(words)
  return new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${words})[^\\d\\n]{0,18}$`, 'iu')
}

function behindHan(words: string): RegExp {
  names.han.push(words)
  return new RegExp(`(?:${words})[^\\d\\n]{0,8}$`, 'u')
}

function number(name: string, form: RegExp, valid: (compact: string) => boolean, cue?: RegExp): PersonalNumber {
  return { name, type: 'IDENTIFIER:PERSONAL_ID_NUM', form, valid, ...(cue !== undefined && { cue }) }
}

/** Russian registers of companies (13 digits) and of sole traders (15): the last digit is the rest of the others by 11 or 13. */
function isOgrn(compact: string): boolean {
  const by = compact.length === 13 ? 11n : 13n
  return (BigInt(compact.slice(0, -1)) % by) % 10n === BigInt(compact.slice(-1))
}

/** By the two letters that VAT numbers begin with in the European Union and around it: form behind the letters, validator. */
const europeanVat: ReadonlyArray<readonly [letters: string, form: string, country: string, name: string]> = [
  ['AT', 'U\\d{8}', 'AT', 'uid'],
  ['BE', '[01]\\d{9}', 'BE', 'vat'],
  ['BG', '\\d{9,10}', 'BG', 'vat'],
  ['CY', '\\d{8}[A-Z]', 'CY', 'vat'],
  ['CZ', '\\d{8,10}', 'CZ', 'dic'],
  ['DE', '\\d{9}', 'DE', 'vat'],
  ['DK', '\\d{8}', 'DK', 'cvr'],
  ['EE', '\\d{9}', 'EE', 'kmkr'],
  ['EL', '\\d{9}', 'GR', 'vat'],
  ['ES', '[A-Z]\\d{7}[A-Z0-9]|\\d{8}[A-Z]', 'ES', 'nif'],
  ['FI', '\\d{8}', 'FI', 'alv'],
  ['FR', '[A-Z0-9]{2}\\d{9}', 'FR', 'tva'],
  ['GB', '\\d{9}(?:\\d{3})?', 'GB', 'vat'],
  ['HR', '\\d{11}', 'HR', 'oib'],
  ['HU', '\\d{8}', 'HU', 'anum'],
  ['IE', '\\d[A-Z0-9]\\d{5}[A-Z]{1,2}', 'IE', 'vat'],
  ['IT', '\\d{11}', 'IT', 'iva'],
  ['LT', '\\d{9}(?:\\d{3})?', 'LT', 'pvm'],
  ['LU', '\\d{8}', 'LU', 'tva'],
  ['LV', '\\d{11}', 'LV', 'pvn'],
  ['MT', '\\d{8}', 'MT', 'vat'],
  ['NL', '\\d{9}B\\d{2}', 'NL', 'btw'],
  ['PL', '\\d{10}', 'PL', 'nip'],
  ['PT', '\\d{9}', 'PT', 'nif'],
  ['RO', '\\d{6,10}', 'RO', 'cif'],
  ['SE', '\\d{12}', 'SE', 'vat'],
  ['SI', '\\d{8}', 'SI', 'ddv'],
  ['SK', '\\d{10}', 'SK', 'dph']
]

/** The kinds of numbers; those without a cue first, for they are the surer ones. */
export const taxNumbers: readonly PersonalNumber[] = [
  ...europeanVat.map(([letters, form, country, name]) => {
    const valid = check(country, name)
    const whole = new RegExp(`^${letters}(?:${form})$`)
    return { ...number(`${letters.toLowerCase()}-vat`, whole, (compact) => valid(letters === 'EL' ? compact : compact.slice(2))), letters }
  }),
  number('ch-uid', /^CHE-?\d{3}\.?\d{3}\.?\d{3}$/, check('CH', 'uid')),
  number('br-cnpj', /^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/, check('BR', 'cnpj')),
  number('in-gstin', /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, check('IN', 'gstin')),
  number('cn-uscc', /^[1-9A-HJ-NP-RT-UW-Y]\d{7}[0-9A-HJ-NP-RT-UW-Y]{10}$/, (compact) => /[A-Z]/.test(compact) && check('CN', 'uscc')(compact)),
  number('es-cif', /^[A-HJNP-SUVW]-?\d{7}-?[0-9A-J]$/, check('ES', 'cif')),
  number('ar-cuit', /^(?:20|2[3-7]|3[034])-\d{8}-\d$/, check('AR', 'cuit')),
  number('cl-rut', /^\d{1,2}\.\d{3}\.\d{3}-[\dKk]$/, check('CL', 'rut')),
  number('id-npwp', /^\d{2}\.\d{3}\.\d{3}\.\d-\d{3}\.\d{3}$/, check('ID', 'npwp')),
  number('kr-brn', /^\d{3}-\d{2}-\d{5}$/, check('KR', 'brn'), behindHan('사업자\\s?(?:등록)?\\s?(?:번호)?')),
  number('cn-uscc', /^\d{18}$/, check('CN', 'uscc'), behindHan('信用代[码碼]|税号|稅號')),
  number('tw-ubn', digits(8), check('TW', 'ubn'), behindHan('統一編號|统一编号|統編|统编')),
  number('jp-houjin', digits(13), check('JP', 'cn'), behindHan('法人番号')),
  number('br-cnpj', digits(14), check('BR', 'cnpj'), behind('cnpj')),
  number('us-ein', /^\d{2}-\d{7}$/, check('US', 'ein'), behind('ein|employer identification number|federal tax id|tax id')),
  number('gb-vat', digits(9, 12), check('GB', 'vat'), behind('vat(?: number| no| reg\\p{L}*)?(?: gb)?')),
  number('gb-utr', digits(10), check('GB', 'utr'), behind('utr')),
  number('au-abn', digits(11), check('AU', 'abn'), behind('abn')),
  number('au-acn', digits(9), check('AU', 'acn'), behind('acn')),
  number('nz-ird', digits(8, 9), check('NZ', 'ird'), behind('ird')),
  number('ca-bn', digits(9), check('CA', 'bn'), behind('business number|bn')),
  number('sg-uen', /^(?:\d{8,9}[A-Z]|[RST]\d{2}[A-Z]{2}\d{4}[A-Z])$/, check('SG', 'uen'), behind('uen')),
  number('za-tin', digits(10), check('ZA', 'tin'), behind('tax (?:reference|number|no)')),
  number('de-idnr', digits(11), check('DE', 'idnr'), behind('steuer-?id(?:entifikations)?(?:-?nr|nummer)?|idnr|id-nr')),
  number('de-steuernummer', /^\d{2,3}\/\d{3}\/\d{4,5}$|^\d{10,13}$/, check('DE', 'stnr'), behind('steuernummer|steuer-?nr|st\\.?-?nr')),
  number('de-vat', digits(9), check('DE', 'vat'), behind('ust-?id(?:-?nr)?\\.?:?\\s?de|umsatzsteuer\\p{L}*:?\\s?de')),
  number('ch-uid', /^\d{3}\.\d{3}\.\d{3}$/, (compact) => check('CH', 'uid')(`CHE${compact}`), behind('che')),
  number('fr-siret', digits(14), check('FR', 'siret'), behind('siret')),
  number('fr-siren', digits(9), check('FR', 'siren'), behind('siren|rcs(?: \\p{L}+)?')),
  number('fr-nif', digits(13), check('FR', 'nif'), behind('num[ée]ro fiscal|spi|nif')),
  // behind its name the check digit is enough: the codes of offices are not a closed list
  number('it-iva', digits(11), passesLuhn, behind('p\\.? ?iva|part(?:ita|\\.) ?iva|piva|c\\.? ?f\\.?|codice fiscale|cod\\. fisc\\.?')),
  number('pt-nif', digits(9), check('PT', 'nif'), behind('nif|nipc|contribuinte')),
  number('be-vat', digits(10), check('BE', 'vat'), behind('btw(?: be)?|tva(?: be)?|kbo|bce|ondernemingsnummer|num[ée]ro d.entreprise')),
  number('pl-nip', digits(10), check('PL', 'nip'), behind('nip')),
  number('pl-regon', digits(9, 14), check('PL', 'regon'), behind('regon')),
  number('cz-ico', digits(8), check('CZ', 'ico'), behind('ičo?|ico')),
  number('cz-dic', digits(8, 9, 10), check('CZ', 'dic'), behind('dič|dic')),
  number('sk-dic', digits(10), check('SK', 'dph'), behind('dič|dic|ič dph')),
  number('hu-adoszam', /^\d{8}-\d-\d{2}$/, (compact) => check('HU', 'anum')(compact.slice(0, 8)), behind('adósz[áa]m\\p{L}*')),
  number('ro-cui', digits(8, 9, 10), check('RO', 'cif'), behind('cui|cif|c\\.u\\.i|c\\.i\\.f|cod fiscal|cod unic \\p{L}+')),
  number('bg-eik', digits(9), check('BG', 'vat'), behind('еик|булстат')),
  number('gr-afm', digits(9), check('GR', 'vat'), behind('α\\.?φ\\.?μ')),
  number('hr-oib', digits(11), check('HR', 'oib'), behind('oib')),
  number('rs-pib', digits(9), check('RS', 'pib'), behind('pib|пиб')),
  number('si-ddv', digits(8), check('SI', 'ddv'), behind('davčna(?: številka)?|id za ddv')),
  number('dk-cvr', digits(8), check('DK', 'cvr'), behind('cvr(?:-?nr|-nummer)?|se-?nr')),
  number('se-orgnr', digits(10), check('SE', 'orgnr'), behind('org\\.?\\s?-?nr|organisationsnummer')),
  number('no-orgnr', digits(9), check('NO', 'orgnr'), behind('org\\.?\\s?-?nr|organisasjonsnummer|organisasjonsnr')),
  number('fi-ytunnus', /^\d{7}-\d$/, check('FI', 'ytunnus'), behind('y-tunnus|fo-nummer|business id')),
  number('lt-pvm', digits(9, 12), check('LT', 'pvm'), behind('pvm(?: kodas)?|pvm mokėtojo kodas')),
  number('ru-inn', digits(10, 12), check('RU', 'inn'), behind('инн')),
  number('ru-ogrn', digits(13, 15), isOgrn, behind('огрн(?:ип)?')),
  number('ua-edrpou', digits(8), check('UA', 'edrpou'), behind('єдрпоу|едрпоу')),
  number('ua-rntrc', digits(10), check('UA', 'rntrc'), behind('рнокпп|іпн|ідентифікаційний номер')),
  number('tr-vkn', digits(10), check('TR', 'vkn'), behind('vkn|vergi (?:no|numarası|kimlik no)')),
  number('il-hp', digits(9), check('IL', 'hp'), behindHan('ח["״]פ|ח\\.פ')),
  number('th-tin', digits(13), check('TH', 'tin'), behindHan('ผู้เสียภาษี')),
  number('vn-mst', digits(10), check('VN', 'mst'), behind('mst|mã số thuế')),
  number('co-nit', digits(10), check('CO', 'nit'), behind('nit')),
  number('mx-rfc', /^[A-ZÑ&]{3,4}\d{6}[A-Z0-9]{3}$/, check('MX', 'rfc'), behind('rfc|r\\.f\\.c')),
  number('pe-ruc', digits(11), check('PE', 'ruc'), behind('ruc|r\\.u\\.c')),
  number('ec-ruc', digits(13), check('EC', 'ruc'), behind('ruc')),
  number('ar-cuit', digits(11), check('AR', 'cuit'), behind('cuit|cuil')),
  number('ma-ice', digits(15), check('MA', 'ice'), behind('ice'))
]

/**
 * Whether the name of any of the numbers stands before: asked first, for most digits have none. The class of letters stands once: a process that has compiled many
 * expressions gets them without optimisation, and then each test of the class takes hundreds of comparisons.
 */
export const taxCue = new RegExp(`(?:(?:^|[^\\p{L}\\p{N}])(?:${names.words.join('|')})|${names.han.join('|')})[^\\d\\n]{0,18}$`, 'iu')
