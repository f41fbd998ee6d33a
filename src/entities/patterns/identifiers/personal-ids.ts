/**
 * Numbers of persons. Those of social security, tax offices and bank accounts are PERSONAL_ID_NUM, those of registers of citizens and identity cards NATIONAL_ID_NUM.
 * A number is taken by its form and its check digits; forms that other numbers have, too, only in the language of the country or behind a word that says so.
 */
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'
import { accounts } from './accounts.js'
import { passesLuhn } from './cards.js'
import type { PersonalNumber } from './personal-number.js'
import { taxCue, taxNumbers } from './tax-numbers.js'

/** Sum of digit times weight. */
function weighted(digits: string, weights: readonly number[]): number {
  let sum = 0
  for (let index = 0; index < weights.length; index++) sum += Number(digits[index]) * weights[index]!
  return sum
}

/** Whether `yymmdd` can be a date; `months` of other centuries are shifted by these amounts. */
function isDate(month: number, day: number, shifts: readonly number[] = [0]): boolean {
  return day >= 1 && day <= 31 && shifts.some((shift) => month - shift >= 1 && month - shift <= 12)
}

function part(digits: string, from: number): number {
  return Number(digits.slice(from, from + 2))
}

const spanishLetters = 'TRWAGMYFPDXBNJZSQVHLCKE'
const finnishLetters = '0123456789ABCDEFHJKLMNPRSTUVWXY'

function isCodiceFiscale(code: string): boolean {
  const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]
  let sum = 0
  for (let index = 0; index < 15; index++) {
    const character = code.charCodeAt(index)
    const value = character < 65 ? character - 48 : character - 65
    sum += index % 2 === 0 ? odd[value]! : value
  }
  return code.charCodeAt(15) === 65 + (sum % 26)
}

const dihedral = ['0123456789', '1234067895', '2340178956', '3401289567', '4012395678', '5987604321', '6598710432', '7659821043', '8765932104', '9876543210']
const permuted = ['0123456789', '1576283094', '5803796142', '8916043527', '9453126870', '4286573901', '2793806415', '7046913258']

/** Check digit of Verhoeff (1969). */
function passesVerhoeff(digits: string): boolean {
  let check = 0
  for (let index = 0; index < digits.length; index++) {
    const value = permuted[index % 8]![Number(digits[digits.length - 1 - index])]!
    check = Number(dihedral[check]![Number(value)])
  }
  return check === 0
}

function isCpf(digits: string): boolean {
  if (/^(\d)\1{10}$/.test(digits)) return false
  const check = (length: number): number => {
    let sum = 0
    for (let index = 0; index < length; index++) sum += Number(digits[index]) * (length + 1 - index)
    return ((sum * 10) % 11) % 10
  }
  return check(9) === Number(digits[9]) && check(10) === Number(digits[10])
}

function isNorwegian(digits: string): boolean {
  const first = (11 - (weighted(digits, [3, 7, 6, 1, 8, 9, 4, 5, 2]) % 11)) % 11
  const second = (11 - (weighted(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11
  return isDate(part(digits, 2), part(digits, 0) % 40) && first === Number(digits[9]) && second === Number(digits[10])
}

/** Estonian and Lithuanian personal code. */
function isBaltic(digits: string): boolean {
  let check = weighted(digits, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]) % 11
  if (check === 10) check = (weighted(digits, [3, 4, 5, 6, 7, 8, 9, 1, 2, 3]) % 11) % 10
  return /^[1-6]/.test(digits) && isDate(part(digits, 3), part(digits, 5)) && check === Number(digits[10])
}

/** Number of the National Health Service: weighted sum by 11. */
function isNhs(digits: string): boolean {
  return (11 - (weighted(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === Number(digits[9])
}

/** International bank account number (ISO 13616): mod 97 over letters as numbers. */
function isIban(code: string): boolean {
  let rest = 0
  for (const character of code.slice(4) + code.slice(0, 4)) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}

function isTurkish(digits: string): boolean {
  const odd = Number(digits[0]) + Number(digits[2]) + Number(digits[4]) + Number(digits[6]) + Number(digits[8])
  const even = Number(digits[1]) + Number(digits[3]) + Number(digits[5]) + Number(digits[7])
  const tenth = (((odd * 7 - even) % 10) + 10) % 10
  return digits[0] !== '0' && tenth === Number(digits[9]) && (odd + even + tenth) % 10 === Number(digits[10])
}

const national = 'IDENTIFIER:NATIONAL_ID_NUM'
const personal = 'IDENTIFIER:PERSONAL_ID_NUM'

export const personalNumbers: readonly PersonalNumber[] = [
  { name: 'us-ssn', type: personal, form: /^(?!000|666)\d{3}-(?!00)\d{2}-(?!0000)\d{4}$/, valid: () => true },
  { name: 'us-ssn', type: personal, form: /^(?!000|666|9)\d{3}[- ]?(?!00)\d{2}[- ]?(?!0000)\d{4}$/, valid: () => true, cue: /\b(?:ssn|social security)/i },
  { name: 'ca-sin', type: personal, form: /^\d{3}[- ]\d{3}[- ]\d{3}$/, valid: passesLuhn, cue: /\b(?:sin|social insurance|nas|assurance sociale)\b/i },
  { name: 'uk-nhs', type: personal, form: /^\d{3}[- ]?\d{3}[- ]?\d{4}$/, valid: isNhs, cue: /\bnhs\b[^\d\n]{0,12}$/i },
  { name: 'iban', type: personal, form: /^[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?$/, valid: isIban },
  { name: 'uk-nino', type: personal, form: /^(?!BG|GB|NK|KN|TN|NT|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D]$/, valid: () => true },
  { name: 'es-dni', type: national, form: /^\d{8}-?[A-HJ-NP-TV-Z]$/, valid: (code) => spanishLetters[Number(code.slice(0, 8)) % 23] === code[8] },
  {
    name: 'es-nie',
    type: national,
    form: /^[XYZ]-?\d{7}-?[A-HJ-NP-TV-Z]$/,
    valid: (code) => spanishLetters[Number('XYZ'.indexOf(code[0]!) + code.slice(1, 8)) % 23] === code[8]
  },
  { name: 'it-codice-fiscale', type: personal, form: /^[A-Z]{6}\d{2}[A-EHLMPR-T]\d{2}[A-Z]\d{3}[A-Z]$/, valid: isCodiceFiscale },
  {
    name: 'fr-nir',
    type: personal,
    form: /^[12] ?\d{2} ?(?:0[1-9]|1[0-2]|[2-9]\d) ?\d[\dAB] ?\d{3} ?\d{3} ?\d{2}$/,
    valid: (code) => {
      const plain = code.replace('2A', '19').replace('2B', '18')
      return /^\d{15}$/.test(plain) && 97n - (BigInt(plain.slice(0, 13)) % 97n) === BigInt(plain.slice(13))
    }
  },
  {
    name: 'pl-pesel',
    type: national,
    form: /^\d{11}$/,
    valid: (digits) =>
      isDate(part(digits, 2), part(digits, 4), [0, 20, 40, 60, 80]) &&
      (10 - (weighted(digits, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]) % 10)) % 10 === Number(digits[10]),
    languages: ['pol']
  },
  {
    name: 'nl-bsn',
    type: personal,
    form: /^\d{9}$/,
    valid: (digits) => weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0,
    cue: /\b(?:bsn|burgerservicenummer|sofinummer|sofi)/i
  },
  {
    name: 'fi-hetu',
    type: national,
    form: /^\d{6}[-+A-FU-Y]\d{3}[0-9A-Y]$/,
    valid: (code) => {
      const digits = code.replace(/[^0-9A-Y]/g, '')
      const at = digits.length === 11 ? 7 : 6
      return isDate(part(code, 2), part(code, 0)) && finnishLetters[Number(digits.slice(0, 6) + digits.slice(at, at + 3)) % 31] === digits.at(-1)
    }
  },
  {
    name: 'se-personnummer',
    type: national,
    form: /^(?:\d{2})?\d{6}[-+]\d{4}$/,
    valid: (digits) => isDate(part(digits.slice(-10), 2), part(digits.slice(-10), 4) % 60) && passesLuhn(digits.slice(-10))
  },
  { name: 'dk-cpr', type: national, form: /^\d{6}-\d{4}$/, valid: (digits) => isDate(part(digits, 2), part(digits, 0)), languages: ['dan'] },
  { name: 'no-fodselsnummer', type: national, form: /^\d{6} ?\d{5}$/, valid: isNorwegian, languages: ['nob', 'nno'] },
  { name: 'ee-isikukood', type: national, form: /^\d{11}$/, valid: isBaltic, languages: ['est', 'lit'] },
  { name: 'br-cpf', type: personal, form: /^\d{3}\.\d{3}\.\d{3}-\d{2}$/, valid: isCpf },
  { name: 'br-cpf', type: personal, form: /^\d{11}$/, valid: isCpf, cue: /\bcpf\b/i },
  { name: 'tr-kimlik', type: national, form: /^\d{11}$/, valid: isTurkish, cue: /(?:kimlik|tckn|t\.?c\.? ?no|\btc\b)/i },
  {
    name: 'cn-resident',
    type: national,
    form: /^[1-9]\d{16}[\dXx]$/,
    valid: (code) =>
      isDate(part(code, 10), part(code, 12)) &&
      /^(?:19|20)/.test(code.slice(6)) &&
      '10X98765432'[weighted(code, [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]) % 11] === code[17]?.toUpperCase()
  },
  {
    name: 'kr-rrn',
    type: national,
    form: /^\d{6}-[1-8]\d{6}$/,
    valid: (digits) =>
      isDate(part(digits, 2), part(digits, 4)) &&
      ((11 - (weighted(digits, [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]) % 11)) % 10 === Number(digits[12]) || part(digits, 0) >= 20)
  },
  { name: 'in-aadhaar', type: national, form: /^[2-9]\d{3}[ -]?\d{4}[ -]?\d{4}$/, valid: passesVerhoeff, cue: /(?:aadhaar|aadhar|uidai|आधार|ఆధార్|ஆதார்|আধার)/i },
  { name: 'in-pan', type: personal, form: /^[A-Z]{3}[ABCFGHLJPT][A-Z]\d{4}[A-Z]$/, valid: () => true, cue: /\bpan\b/i },
  { name: 'il-id', type: national, form: /^\d{8,9}$/, valid: (digits) => passesLuhn(digits.padStart(9, '0')), cue: /(?:ת"ז|ת״ז|תעודת זהות|ת\.ז|teudat zehut)/ },
  {
    name: 'ro-cnp',
    type: national,
    form: /^[1-8]\d{12}$/,
    valid: (digits) => isDate(part(digits, 3), part(digits, 5)) && (weighted(digits, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11) % 10 === Number(digits[12]),
    languages: ['ron']
  },
  {
    name: 'bg-egn',
    type: national,
    form: /^\d{10}$/,
    valid: (digits) =>
      isDate(part(digits, 2), part(digits, 4), [0, 20, 40]) && (weighted(digits, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === Number(digits[9]),
    languages: ['bul']
  },
  {
    name: 'cz-rodne-cislo',
    type: national,
    form: /^\d{6}\/\d{3,4}$/,
    valid: (digits) => isDate(part(digits, 2), part(digits, 4), [0, 20, 50, 70]) && (digits.length === 9 || Number(digits) % 11 === 0)
  },
  {
    name: 'lv-personas-kods',
    type: national,
    form: /^\d{6}-\d{5}$/,
    valid: (digits) => isDate(part(digits, 2), part(digits, 0)) || digits.startsWith('32'),
    languages: ['lav']
  },
  {
    name: 'yu-jmbg',
    type: national,
    form: /^\d{13}$/,
    valid: (digits) =>
      isDate(part(digits, 2), part(digits, 0)) && (11 - (weighted(digits, [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === Number(digits[12]),
    languages: ['hrv', 'srp', 'slv']
  },
  {
    name: 'th-id',
    type: national,
    form: /^\d-?\d{4}-?\d{5}-?\d{2}-?\d$/,
    valid: (digits) => (11 - (weighted(digits, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === Number(digits[12]),
    languages: ['tha']
  },
  {
    name: 'ir-melli',
    type: national,
    form: /^\d{10}$/,
    valid: (digits) => {
      const rest = weighted(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11
      return (rest < 2 ? rest : 11 - rest) === Number(digits[9])
    },
    cue: /(?:کد ملی|کدملی|شماره ملی)/
  },
  { name: 'pk-cnic', type: national, form: /^[1-7]\d{4}-\d{7}-\d$/, valid: () => true },
  {
    name: 'passport',
    type: national,
    form: /^[A-Z]{1,2}\d{6,8}$/,
    valid: () => true,
    cue: /(?:passport|reisepass|passeport|pasaporte|passaporto|passaporte|паспорт|paspoort|护照|護照|パスポート|여권|pasaport|जवाज|جواز)/i
  }
]

/** Kinds by what has to be true before one of their forms may fit: most numbers of a text are asked about once, and few have any of the forms. */
interface Kinds {
  /** In the order in which they are tried. */
  readonly all: readonly PersonalNumber[]
  /** Those that neither begin with the letters of a country nor need the name of a tax number before them. */
  readonly bare: readonly PersonalNumber[]
  /** VAT numbers by the two letters that they begin with. */
  readonly lettered: ReadonlyMap<string, readonly PersonalNumber[]>
}

const cuedTaxNumbers: ReadonlySet<PersonalNumber> = new Set(taxNumbers.filter(({ cue }) => cue !== undefined))

/** The kinds that are looked for in a language. */
const kindsOf: (language: EntityLanguage) => Kinds = perLanguage((language) => {
  const all = [...[...personalNumbers, ...accounts].filter(({ languages }) => languages === undefined || languages.includes(language)), ...taxNumbers]
  const bare = all.filter((kind) => kind.letters === undefined && !cuedTaxNumbers.has(kind))
  const countries = new Set(all.map(({ letters }) => letters).filter((letters) => letters !== undefined))
  const lettered = [...countries].map((code) => [code, all.filter((kind) => bare.includes(kind) || kind.letters === code)] as const)
  return { all, bare, lettered: new Map(lettered) }
})

/** The last letter of the name of a number and what may stand between it and the number. */
const CUE_REACH = 24
const wordBefore = /[\p{L}\p{M}][^\d\n]*$/u

/** The last text that was asked about: all readings of one number have the same before them. */
let lastBefore = ''
let lastCued = false

function isCued(before: string): boolean {
  if (before !== lastBefore) {
    lastBefore = before
    // most numbers have no word before them, and the names are many
    lastCued = wordBefore.test(before.slice(-CUE_REACH)) && taxCue.test(before)
  }
  return lastCued
}

/** The kind of personal number that `written` is in this language, where `before` is the text before it. */
export function personalNumber(written: string, before: string, language: EntityLanguage): PersonalNumber | undefined {
  const { all, bare, lettered } = kindsOf(language)
  const kinds = isCued(before) ? all : (lettered.get(written.slice(0, 2)) ?? bare)
  // the check of a number that is none costs the most
  return kinds.find(
    (kind) => kind.form.test(written) && (kind.cue === undefined || kind.cue.test(before)) && kind.valid(written.replace(/[^0-9A-Za-z]/g, ''), written)
  )
}
