/**
 * Numbers of bank accounts as they are written within a country, without the letters of an IBAN: by their form and check digits. A form that other numbers have, too, is taken
 * in the language of the country or behind a word for an account.
 */
import type { EntityLanguage } from '../../languages.js'
import { passesLuhn } from './cards.js'
import type { PersonalNumber } from './personal-number.js'

/** Rest of a long number by 97. */
function by97(digits: string): number {
  let rest = 0
  for (let index = 0; index < digits.length; index++) rest = (rest * 10 + digits.charCodeAt(index) - 48) % 97
  return rest
}

/** Rest of the sum of digits times weights, which begin anew where they end. */
function weightedBy(digits: string, weights: readonly number[], divisor: number): number {
  let sum = 0
  for (let index = 0; index < digits.length; index++) sum += (digits.charCodeAt(index) - 48) * weights[index % weights.length]!
  return sum % divisor
}

/** Poland: the digits of the IBAN, of which the first two are the check. */
function isPolish(digits: string): boolean {
  return by97(`${digits.slice(2)}2521${digits.slice(0, 2)}`) === 1
}

/** Spain: a digit over bank and branch, one over the account. */
function isSpanish(digits: string): boolean {
  const weights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]
  const check = (part: string): number => {
    const rest = 11 - weightedBy(part, weights, 11)
    return rest === 11 ? 0 : rest === 10 ? 1 : rest
  }
  return check(`00${digits.slice(0, 8)}`) === Number(digits[8]) && check(digits.slice(10)) === Number(digits[9])
}

/** Hungary: bank and branch, then the account, each with its last digit for a check. */
function isHungarian(digits: string): boolean {
  const weights = [9, 7, 3, 1]
  return weightedBy(digits.slice(0, 8), weights, 10) === 0 && weightedBy(digits.slice(8), weights, 10) === 0
}

function isNorwegian(digits: string): boolean {
  return (11 - weightedBy(digits.slice(0, 10), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2], 11)) % 11 === Number(digits[10])
}

/** France: bank, branch and account with a key of two digits. */
function isFrench(digits: string): boolean {
  return (89 * by97(digits.slice(0, 5)) + 15 * by97(digits.slice(5, 10)) + 3 * by97(digits.slice(10, 21)) + Number(digits.slice(21))) % 97 === 0
}

/** Belgium until the IBAN. */
function isBelgian(digits: string): boolean {
  return (by97(digits.slice(0, 10)) || 97) === Number(digits.slice(10))
}

function isPortuguese(digits: string): boolean {
  return 98 - by97(`${digits.slice(0, 19)}00`) === Number(digits.slice(19))
}

function isMexican(digits: string): boolean {
  const weights = [3, 7, 1]
  let sum = 0
  for (let index = 0; index < 17; index++) sum += (Number(digits[index]) * weights[index % 3]!) % 10
  return (10 - (sum % 10)) % 10 === Number(digits[17])
}

/** Argentina: bank and branch, then the account, each with its check digit. */
function isArgentine(digits: string): boolean {
  const check = (part: string): number => (10 - weightedBy([...part].reverse().join(''), [3, 1, 7, 9], 10)) % 10
  return check(digits.slice(0, 7)) === Number(digits[7]) && check(digits.slice(8, 21)) === Number(digits[21])
}

/** What the blocks of an account in Czech and Slovak are weighed with, from their last digit on. */
const czechWeights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]

/** Of an account, its prefix or the whole: by 11. */
function isCzechBlock(digits: string): boolean {
  return weightedBy([...digits].reverse().join(''), czechWeights, 11) === 0
}

/** A form is all that the checks of these get to see: they need the signs between the blocks. */
const czech = /^(?:(\d{1,6})-)?(\d{2,10})\/\d{4}$/
const serbian = /^(\d{3})-(\d{1,13})-(\d{2})$/

function isCzech(written: string): boolean {
  const [, prefix = '0', account = ''] = czech.exec(written) ?? []
  return isCzechBlock(prefix) && isCzechBlock(account) && Number(account) > 0
}

function isSerbian(written: string): boolean {
  const [, bank = '', account = '', check = ''] = serbian.exec(written) ?? []
  return 98 - by97(`${bank}${account.padStart(13, '0')}00`) === Number(check)
}

/** Digits in groups of these sizes, with a blank between them or all of them without. */
function groups(...sizes: readonly number[]): RegExp {
  const grouped = sizes.map((size) => `\\d{${size}}`)
  return new RegExp(`^(?:${grouped.join(' ')}|${grouped.join('')})$`)
}

function account(
  country: string,
  form: RegExp,
  valid: (compact: string, written: string) => boolean,
  where: { languages?: readonly EntityLanguage[]; cue?: RegExp } = {}
): PersonalNumber {
  return { name: `${country}-account`, type: 'IDENTIFIER:PERSONAL_ID_NUM', form, valid, ...where }
}

/** Words for an account, with whatever stands between them and its number. */
const accountWord =
  /(?:^|[^\p{L}])(?:konto|konta|kontonr|kontonummer|rachunek|rachunku|rach|účet|účtu|účte|ú|číslo účtu|č\. ?ú|cuenta|ccc|compte|rib|rekening|rekeningnummer|conta|nib|račun|računa|рачун|рачуна|számla|számlaszám|bankszámla)[^\d\n]{0,18}$/iu
/** Accounts and accounts of correspondents in Russian and Ukrainian. */
const russianWord =
  /(?:^|[^\p{L}])(?:[рклРКЛ]\/с(?:ч[её]т)?|[рк]\/сч|рс|кс|(?:расч[её]тн\p{L}*|корр?(?:еспондентск\p{L}*|\.)?|лицев\p{L}*|банковск\p{L}*|текущ\p{L}*|номер\p{L}*)?[ .-]{0,2}сч[её]т\p{L}{0,2})[^\d\n]{0,18}$/iu

export const accounts: readonly PersonalNumber[] = [
  account('pl', groups(2, 4, 4, 4, 4, 4, 4), isPolish),
  account('hu', /^\d{8}-\d{8}(?:-\d{8})?$/, isHungarian),
  account('es', /^\d{4}[ -]\d{4}[ -]\d{2}[ -]\d{10}$/, isSpanish),
  account('es', groups(4, 4, 2, 10), isSpanish, { cue: accountWord }),
  account('fr', groups(5, 5, 11, 2), isFrench),
  account('pt', groups(4, 4, 11, 2), isPortuguese),
  account('no', /^\d{4}[ .]\d{2}[ .]\d{5}$/, isNorwegian, { languages: ['nob', 'nno'] }),
  account('no', /^\d{11}$/, isNorwegian, { languages: ['nob', 'nno'], cue: accountWord }),
  account('be', /^\d{3}-\d{7}-\d{2}$/, isBelgian, { languages: ['nld', 'fra'] }),
  account('cz', /^(?:\d{1,6}-\d{2,10}|\d{6,10})\/(?:0[1-9]\d\d|[2-8]\d\d0|[2-8]\d\d5)$/, (_, written) => isCzech(written), {
    languages: ['ces', 'slk'],
    cue: accountWord
  }),
  account('cz', /^\d{1,6}-\d{6,10}\/\d{4}$/, (_, written) => isCzech(written), { languages: ['ces', 'slk'] }),
  account('rs', serbian, (_, written) => isSerbian(written), { languages: ['srp'] }),
  account('se', /^\d{3,4}-\d{4}$/, passesLuhn, { languages: ['swe'], cue: /(?:^|[^\p{L}])(?:bankgiro(?:t|nummer)?|bg)[^\d\n]{0,12}$/iu }),
  account('se', /^\d{1,7}(?: \d\d){0,3}-\d$/, passesLuhn, { languages: ['swe'], cue: /(?:^|[^\p{L}])(?:plusgiro(?:t|nummer)?|pg)[^\d\n]{0,12}$/iu }),
  account('mx', /^\d{18}$/, isMexican, { cue: /(?:^|[^\p{L}])clabe[^\d\n]{0,18}$/iu }),
  account('ar', /^\d{22}$/, isArgentine, { cue: /(?:^|[^\p{L}])cbu[^\d\n]{0,18}$/iu }),
  // its check digit takes the code of the bank, which stands elsewhere
  account('ru', /^[1-5]\d{19}$|^[1-5]\d{4} \d{3} \d \d{4} \d{7}$|^[1-5]\d{4}[. ]\d{3}[. ]\d[. ]\d{11}$/, () => true, {
    languages: ['rus', 'ukr'],
    cue: russianWord
  })
]
