/**
 * Stadiums and halls where something is (`a Groupama Arénában`, `駅前不動産スタジアムで`, `Στο «Κλεάνθης Βικελίδης»`): places, whatever a model took them for. Behind no
 * preposition of place they may be what plays or rules there, and stay as they are.
 */
import { TokenClass, type TokenList } from '../../../core/spans.js'
import type { EntityLanguage } from '../../languages.js'
import { mayBeCapital } from '../../lists/letter-case.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { Cover } from '../cover.js'
import { byStart } from '../redactor.js'
import { isBeside, startsSentence, textOf, tokenFrom } from '../token-places.js'
import { isThere } from './grounds.js'
import { signsOf } from './sport-signs.js'
import { StemmedWords } from './stemmed-words.js'

/** Stadiums, arenas; a word with an asterisk is a stem. They are the first or the last word of a name, or the last part of a compound. */
const words: Partial<Record<EntityLanguage, string>> = {
  eng: 'stadium arena speedway racecourse velodrome',
  deu: 'stadion arena',
  nld: 'stadion arena',
  swe: 'stadion arena arenan',
  dan: 'stadion arena',
  nob: 'stadion arena',
  nno: 'stadion arena',
  fra: 'stade arena vélodrome',
  spa: 'estadio arena velódromo',
  cat: 'estadi arena',
  por: 'estádio arena',
  ita: 'stadio arena palasport',
  ron: 'stadion* arena arenei',
  pol: 'stadion* aren*',
  ces: 'stadion* arén* aren*',
  slk: 'štadión* arén*',
  slv: 'stadion* aren*',
  hrv: 'stadion* aren*',
  srp: 'stadion* aren* стадион* арен*',
  bul: 'стадион* арен*',
  rus: 'стадион* арен*',
  ukr: 'стадіон* арен*',
  hun: 'stadion* arén*',
  fin: 'stadion* areena* arena*',
  est: 'staadion* areen*',
  lav: 'stadion* arēn*',
  lit: 'stadion* aren*',
  tur: 'stadı* stadyum* arena*',
  ind: 'stadion',
  msa: 'stadium'
}
/** Languages that have them at the end of a word. */
const joined: ReadonlySet<EntityLanguage> = new Set(['deu', 'nld', 'swe', 'dan', 'nob', 'nno'])
/** The same in scripts without blanks: the name is what is written right before them. */
const han =
  /(?<![\p{Script=Han}\p{Script=Katakana}ーA-Za-z])[\p{Script=Han}\p{Script=Katakana}ー・A-Za-z]{2,14}(?:スタジアム|アリーナ|ドーム|球場|競技場|体育場|体育场|體育場|体育馆|體育館|体育館)(?=[でにへのをは、。，在]|$)/gu
/** Points and draws that are brought from somewhere, with the preposition of place: behind it is the ground, and behind that against whom. */
const broughtFrom: Partial<Record<EntityLanguage, readonly [before: string, against: string]>> = {
  spa: [
    '(?:llev|sac|arranc|rasc|tra|consigui|sum|rescat)\\p{L}* (?:un|tres|los tres|dos) (?:puntos?|empate)(?: \\p{Ll}+)? de|(?:punto|puntos|empate|victoria|triunfo) en',
    'ante|contra|frente'
  ],
  cat: ['(?:punts?|empat|victòria) (?:a|al)', 'contra|davant'],
  por: ['(?:pontos?|empate|vitória|triunfo) (?:em|no|na)', 'frente|contra|diante|ante'],
  ita: ["(?:punto|punti|pareggio|vittoria|successo) (?:a|al|allo|alla|all[’'])", 'contro|con|col'],
  fra: ['(?:points?|nul|victoire|succès) (?:à|au|du)', 'face|contre|devant']
}
const broughtOf = perLanguage((language) => {
  const row = broughtFrom[language]
  return row && { before: new RegExp(`(?<!\\p{L})(?:${row[0]})[ ]?$`, 'u'), behind: new RegExp(`^,? (?:${row[1]})(?!\\p{L})`, 'u') }
})
const BROUGHT_REACH = 48
const AGAINST_REACH = 12

/** The names with grounds behind such points (`se llevó un punto de Butarque ante el Leganés`), which rules on matches take for one of the two. Linear. */
export function withGroundsOfPoints(text: string, names: readonly Mention[], language: EntityLanguage): readonly Mention[] {
  const brought = broughtOf(language)
  if (brought === undefined) return names
  return names.map((name) => {
    const { start, end, type } = name
    if ((type !== 'ORGANIZATION' && type !== 'PERSON') || !brought.behind.test(text.slice(end, end + AGAINST_REACH))) return name
    return brought.before.test(text.slice(Math.max(0, start - BROUGHT_REACH), start)) ? { ...name, type: 'LOCATION' } : name
  })
}

/** Before quotation marks around a ground. */
const quotedAt: Partial<Record<EntityLanguage, string>> = { ell: 'στο στην στη', rus: 'на', ukr: 'на', bul: 'на', srp: 'на na', hrv: 'na' }
const openQuote = /^[«„“"]$/u
const capital = /^\p{Lu}/u
const MOST_WORDS = 3
const WITHIN = 8
/** Share of such names that are right. */
const CONFIDENCE = 0.8

const wordsOf: (language: EntityLanguage) => StemmedWords | undefined = perLanguage((language) =>
  words[language] === undefined ? undefined : new StemmedWords(words[language])
)
const endingsOf: (language: EntityLanguage) => readonly string[] = perLanguage((language) => (joined.has(language) ? words[language]!.split(' ') : []))
const quotedOf: (language: EntityLanguage) => ReadonlySet<string> = perLanguage((language) => new Set(quotedAt[language]?.split(' ')))

/** The names with such places. Linear. @param names in text order, without overlaps */
export function withGrounds(tokens: TokenList, names: readonly Mention[], language: EntityLanguage): Mention[] {
  if (language === 'jpn' || language === 'zho') return withHanGrounds(tokens.text, names)
  const grounds = wordsOf(language)
  const quoted = quotedOf(language)
  const judged = names.map((name) => {
    if (name.type !== 'ORGANIZATION' && name.type !== 'PERSON') return name
    const isPlace =
      (grounds !== undefined && isNamedGround(tokens, name, grounds, language)) || (name.type === 'PERSON' && isQuotedGround(tokens, name, quoted, language))
    return isPlace ? { ...name, type: 'LOCATION' } : name
  })
  const missing = grounds === undefined ? [] : missingGrounds(tokens, judged, grounds, language)
  return missing.length === 0 ? judged : [...judged, ...missing].sort(byStart)
}

function isNamedGround(tokens: TokenList, name: Mention, grounds: StemmedWords, language: EntityLanguage): boolean {
  const first = tokenFrom(tokens, name.start)
  const last = tokenFrom(tokens, name.end - 1)
  const isGround = (token: number) => {
    const word = textOf(tokens, token).toLowerCase()
    return grounds.has(word) || endingsOf(language).some((ending) => word.length > ending.length + 2 && word.endsWith(ending))
  }
  if (!isGround(last) && !(last > first && isGround(first))) return false
  const isQuoted = first > 1 && openQuote.test(textOf(tokens, first - 1))
  return (last > first || endingsOf(language).length > 0) && isThere(tokens, isQuoted ? { start: tokens.starts[first - 1]!, end: name.end } : name, language)
}

/** `Στο «Κλεάνθης Βικελίδης» ο Ολυμπιακός έχασε`: in quotation marks behind `at`, where something is of a match. */
function isQuotedGround(tokens: TokenList, name: Mention, quoted: ReadonlySet<string>, language: EntityLanguage): boolean {
  const open = tokenFrom(tokens, name.start) - 1
  if (open < 1 || !openQuote.test(textOf(tokens, open)) || !quoted.has(textOf(tokens, open - 1).toLowerCase())) return false
  const signs = signsOf(language)
  if (signs === undefined) return false
  const last = tokenFrom(tokens, name.end - 1)
  for (let token = Math.max(0, open - WITHIN); token < Math.min(tokens.count, last + WITHIN); token++)
    if ((token < open - 1 || token > last) && tokens.classes[token] === TokenClass.word && signs.of(textOf(tokens, token).toLowerCase()) !== 0) return true
  return false
}

/** Capitalised words that end with such a noun where something is, and that nothing was found in. */
function missingGrounds(tokens: TokenList, names: readonly Mention[], grounds: StemmedWords, language: EntityLanguage): Mention[] {
  const found: Mention[] = []
  let taken: Cover | undefined
  for (let last = 1; last < tokens.count; last++) {
    if (tokens.classes[last] !== TokenClass.word || !mayBeCapital(tokens.text.charCodeAt(tokens.starts[last]!))) continue
    const word = textOf(tokens, last)
    if (!capital.test(word) || !grounds.has(word.toLowerCase())) continue
    let first = last
    while (first > 0 && last - first < MOST_WORDS - 1 && isBeside(tokens, first - 1) && capital.test(textOf(tokens, first - 1))) first--
    // a sentence's first word has its capital from there
    if (last - first > 1 && startsSentence(tokens, first)) first++
    if (first === last || startsSentence(tokens, first)) continue
    const one = ruleMention(tokens.starts[first]!, tokens.ends[last]!, 'LOCATION', 'grounds', CONFIDENCE)
    taken ??= new Cover(tokens.text.length, names)
    if (!taken.overlaps(one) && isThere(tokens, one, language)) found.push(one)
  }
  return found
}

function withHanGrounds(text: string, names: readonly Mention[]): Mention[] {
  const found = Array.from(text.matchAll(han), ({ 0: name, index }) => ruleMention(index, index + name.length, 'LOCATION', 'grounds', CONFIDENCE))
  if (found.length === 0) return [...names]
  const taken = new Cover(
    text.length,
    names.filter(({ type }) => type !== 'PERSON')
  )
  const own = found.filter((one) => !taken.overlaps(one))
  const cover = new Cover(text.length, own)
  return [...names.filter((name) => !cover.overlaps(name)), ...own].sort(byStart)
}
