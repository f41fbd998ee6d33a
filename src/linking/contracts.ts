/** Parties of contracts: who is called something from here on, or whose number of identity is told, is a private person, whoever else bears the name. */
import { modelLanguage } from '../core/languages.js'
import type { Span } from '../core/spans.js'
import { type ContractWords, contractWords } from './contract-words.js'
import { phraseTables, tellsPhrase, wordsOf } from './phrases.js'

/** Characters that are looked at behind a name. */
const BEHIND = 140
/** Characters between a name and the bracket with its role, and between it and its number. */
const TO_ROLE = 60
const TO_NUMBER = 80

const rolesOf = phraseTables(Object.fromEntries(Object.entries(contractWords).map(([language, { roles }]) => [language, roles])))

interface Patterns {
  readonly called?: RegExp
  readonly later?: RegExp
  readonly named?: RegExp
  readonly identities: readonly RegExp[]
}

const built = new Map<string, Patterns>()

function patternsOf(language: string, words: ContractWords): Patterns {
  let patterns = built.get(language)
  if (patterns === undefined) {
    patterns = patternsFrom(words)
    built.set(language, patterns)
  }
  return patterns
}

function patternsFrom({ called, later, named, identity, acronyms }: ContractWords): Patterns {
  const opening = (words: string) => new RegExp(`(?:^|[,(–—-]) ?(?:${words})(?!\\p{L})`, 'iu')
  const number = (words: string, flags: string) => new RegExp(`(?:^|[,( /])(?:${words})(?![\\p{Ll}])`, flags)
  return {
    ...(called === undefined ? {} : { called: opening(called) }),
    ...(later === undefined ? {} : { later: opening(later) }),
    ...(named === undefined ? {} : { named: new RegExp(`^[^.;\\n]{0,40}?(?<!\\p{L})(?:${named})`, 'iu') }),
    identities: [...(identity === undefined ? [] : [number(identity, 'giu')]), ...(acronyms === undefined ? [] : [number(acronyms, 'gu')])]
  }
}

/** A role in quotes; in brackets of its own: `(the "Landlord")`. */
const quoted = /^[^.;\n]{0,24}?["“„«»]([\p{L}\p{M}' ’-]{3,30})["”“»«]/u
const quotedInBrackets = /\((?:[\p{L}’']{1,8} ?){0,2}["“„«»]([\p{L}\p{M}' ’-]{3,30})["”“»«]\)/gu
/** Words between the name of a number and the number. */
const numberWords =
  'n[ro.º°]?|N[ro.º°]?|num|núm|nro|number|nummer|n[uú]mero|numéro|numer|numarası|Kimlik|kimlik|No|č(?:íslo)?|broj|seri[ae]s?|sob|o|MF|serie|гражданина|РФ|сери[яию]|серія|серії|номер'
/** A number of five digits and capitals at least, which no year and no day of a month has: `AX 1234567`, `45 04 123456`. */
const numberBehind = new RegExp(`^(?:[ .:#№/-]|(?:${numberWords})(?!\\p{L})){0,8}(?=\\P{Ll}{0,10}\\d\\d)[\\p{Lu}\\d](?:(?:[ ./-]| № ?)?[\\p{Lu}\\d]){4}`, 'u')
/** Initials and words for numbers end with a dot, too: `C.F. ZNT`, `Nr. L01`. */
const newSentence = /(?<!(?<!\p{L})(?:\p{L}|[Nn][or]|[Nn]ro|[Nn][uú]m|[Ff]isc|[Cc]od))[.!?] \p{Lu}/u

/** Whether what stands behind a name in its sentence makes somebody the party of a contract. @param code ISO 639-3 of the text, which may be an alias */
export function isParty(text: string, { end }: Span, code: string): boolean {
  const language = modelLanguage(code)
  const words = contractWords[language]
  if (words === undefined) return false
  const near = text.slice(end, end + BEHIND).split('\n')[0]!
  const next = newSentence.exec(near)
  const behind = next === null ? near : near.slice(0, next.index)
  const { called, later, named, identities } = patternsOf(language, words)
  if (called?.test(behind) === true) return true
  const isRole = (role: string | undefined) => role !== undefined && tellsRole(role, language)
  const found = later?.exec(behind)
  if (found !== null && found !== undefined) {
    const rest = behind.slice(found.index + found[0].length)
    if (named?.test(rest) === true || isRole(quoted.exec(rest)?.[1])) return true
  }
  const first = behind.split(';')[0]!
  for (const bracket of first.matchAll(quotedInBrackets)) if (bracket.index <= TO_ROLE && isRole(bracket[1])) return true
  return identities.some((identity) =>
    [...first.matchAll(identity)].some((one) => one.index <= TO_NUMBER && numberBehind.test(first.slice(one.index + one[0].length)))
  )
}

function tellsRole(role: string, language: string): boolean {
  const words = wordsOf(role)
  const table = rolesOf(language)
  return table !== undefined && tellsPhrase(words, words.length, (phrase) => table.has(phrase))
}
