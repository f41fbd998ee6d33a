/**
 * Clubs in talk without capitals (`lecce ha perso 0-2 con il torino`, `palmeiras x santos`), most of which have the names of their towns: who stands on either side of a verb
 * for winning, losing and playing, or of a score, and is called as clubs are.
 */
import { TokenClass, type TokenList } from '../../../core/spans.js'
import { createForm } from '../../chains/name.js'
import type { EntityLanguage } from '../../languages.js'
import { type ClubNames, MOST_CLUB_WORDS } from '../../lists/club-names.js'
import { Flag } from '../../lists/kinds.js'
import type { KnownNames } from '../../lists/known-names.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { meetings } from '../cover.js'
import { knownAs } from '../known-type.js'
import { isCountry } from '../named-countries.js'
import { byStart } from '../redactor.js'
import { isBlankBehind, startsSentence, textOf } from '../token-places.js'
import { matchWords } from './team-words.js'
import { hasScore, isContest, where } from './teams.js'

const norwegian = 'mot for over'
const serbian = 'od protiv s sa nad од против с са над'
/** Before whom one has won, lost and played against. */
const against: Partial<Record<EntityLanguage, string>> = {
  eng: 'to against vs v with',
  deu: 'gegen',
  nld: 'tegen van',
  swe: 'mot',
  dan: 'mod til over',
  nob: norwegian,
  nno: norwegian,
  fra: 'contre face',
  spa: 'con contra al ante',
  cat: 'amb contra al davant',
  por: 'contra com pro para pelo do',
  ita: 'con contro dal col',
  ron: 'cu contra',
  pol: 'z ze od',
  ces: 's se nad od',
  slk: 's so nad od',
  slv: 'z s proti od',
  hrv: serbian,
  srp: serbian,
  rus: 'с со у над против',
  ukr: 'з із зі у в над проти',
  bul: 'срещу от с',
  ell: 'από απο με κατά',
  lav: 'pret ar',
  lit: 'prieš su',
  ind: 'sama dari lawan vs atas dengan kontra',
  msa: 'kepada dengan lawan atas'
}
/** Perfects and verbs of playing, which reports have more seldom than talk. */
const talkVerbs: Partial<Record<EntityLanguage, string>> = {
  eng: 'win wins won winning losing play plays played playing',
  deu: 'verloren gewonnen geschlagen',
  swe: 'spelar spelade vunnit förlorat',
  dan: 'spiller spillede vundet tabt',
  nob: 'spiller spilte vunnet',
  nno: 'spelar spelte vunne tapt',
  fra: 'perdu gagné joue',
  spa: 'perdido ganado juega',
  cat: 'perdut guanyat juga',
  por: 'joga jogou',
  ita: 'perso vinto pareggiato gioca',
  pol: 'gra zagrał zagrała',
  ces: 'hraje hrála',
  slv: 'igra igrala',
  hrv: 'igra igrao igrala',
  srp: 'igra igrao igrala игра играо',
  rus: 'играет сыграл сыграла',
  ukr: 'грає зіграв зіграла',
  ell: 'χάνει κερδίζει παίζει',
  hun: 'játszik',
  fin: 'pelaa pelasi',
  tur: 'oynuyor oynadı',
  ind: 'lawan main',
  vie: 'gặp đá'
}
/** Small words between a verb or a preposition and a club. */
const articles: ReadonlySet<string> = new Set("il lo la l' el o a os as le les de den the der die das ο η το τον την i un una az".split(' '))
const versus: ReadonlySet<string> = new Set(['x', 'vs', 'v', 'kontra', '-', '–', ':'])
/** Words between a name and its verb, and between the verb and its rival. */
const BEFORE = 3
const BEHIND = 4
/** Letters of a sentence that is looked at. */
const LONGEST = 200
/** Share of them that are right. */
const CONFIDENCE = 0.8
/** A model that is surer is believed of persons. */
const SURE = 0.9
const PERSONAL = Flag.given | Flag.common

interface Words {
  readonly verbs: ReadonlySet<string>
  readonly against: ReadonlySet<string>
}

const wordsOf = perLanguage((language): Words | undefined => {
  const verbs = `${matchWords[language] ?? ''} ${talkVerbs[language] ?? ''}`.trim()
  return verbs === '' ? undefined : { verbs: new Set(verbs.split(' ')), against: new Set(against[language]?.split(' ')) }
})

/** What may be a club's name. */
interface Side {
  readonly first: number
  readonly last: number
  /** Its word is no other word and nobody's name. */
  readonly isSure: boolean
  /** Known for nothing but sport and firms, or found as such by a model. */
  readonly isOrganization: boolean
}

export interface ClubLists {
  readonly known: KnownNames | undefined
  readonly clubs: ClubNames | undefined
}

/**
 * The names with those clubs; what was found of their words gives way. Linear.
 * @param names in text order, without overlaps
 * @param flags of the lists, by token (`Flag`), read without capitals
 */
export function withSmallLetterClubs(
  tokens: TokenList,
  names: readonly Mention[],
  language: EntityLanguage,
  lists: ClubLists,
  flags: Uint32Array
): readonly Mention[] {
  const words = wordsOf(language)
  if (words === undefined || lists.clubs === undefined) return names
  const { text, starts, ends, sentences, count } = tokens
  const near = meetings(names)
  const found: Mention[] = []
  for (let sentence = 0; sentence < sentences.length; sentence++) {
    const first = sentences[sentence]!
    const end = sentences[sentence + 1] ?? count
    if (end - first < 2 || ends[end - 1]! - starts[first]! > LONGEST) continue
    const said = text.slice(starts[first], ends[end - 1])
    const isScored = hasScore(said)
    let isMatch = isScored
    for (let token = first; token < end && !isMatch; token++) isMatch = isVersus(tokens, token) || words.verbs.has(textOf(tokens, token))
    if (!isMatch || isContest(said)) continue
    const reader = new Reader(tokens, near, language, lists, flags, words)
    for (const { first: from, last } of reader.clubs(first, end, isScored)) {
      const span = { start: starts[from]!, end: ends[last]! }
      const met = near(span)
      if (met.some(({ type, start, end: to }) => type === 'ORGANIZATION' && start <= span.start && to >= span.end)) continue
      found.push(ruleMention(span.start, span.end, 'ORGANIZATION', 'small-letter-clubs', CONFIDENCE))
    }
  }
  if (found.length === 0) return names
  const taken = meetings(found)
  return [...names.filter((name) => taken(name).length === 0), ...found].sort(byStart)
}

const isVersus = (tokens: TokenList, token: number): boolean => versus.has(textOf(tokens, token))

class Reader {
  readonly #tokens: TokenList
  readonly #near: (one: { start: number; end: number }) => Mention[]
  readonly #language: EntityLanguage
  readonly #lists: ClubLists
  readonly #flags: Uint32Array
  readonly #words: Words

  constructor(
    tokens: TokenList,
    near: (one: { start: number; end: number }) => Mention[],
    language: EntityLanguage,
    lists: ClubLists,
    flags: Uint32Array,
    words: Words
  ) {
    this.#tokens = tokens
    this.#near = near
    this.#language = language
    this.#lists = lists
    this.#flags = flags
    this.#words = words
  }

  /** The clubs of a sentence that says of a match. */
  clubs(first: number, end: number, isScored: boolean): Side[] {
    const sides: Side[] = []
    for (let token = first; token < end; token++) {
      const side = this.#sideFrom(token, end)
      if (side === undefined) continue
      sides.push(side)
      token = side.last
    }
    const told = new Set<Side>()
    sides.forEach((side, index) => {
      const rival = sides[index + 1]
      const isPair = rival !== undefined && this.#meet(side, rival, isScored)
      if (isPair && (side.isSure || rival.isSure)) {
        told.add(side)
        told.add(rival)
      } else if (side.isSure && (isScored || side.isOrganization) && (this.#isBeforeVerb(side, end) || this.#isBehindVerb(side, first))) told.add(side)
    })
    return sides.filter((side) => told.has(side))
  }

  /** Whether two sides have met: a sign or a score stands between them, or a verb and what rivals stand behind. */
  #meet(one: Side, other: Side, isScored: boolean): boolean {
    const { text, starts, ends } = this.#tokens
    const between = text.slice(ends[one.last], starts[other.first])
    const isSign = other.first === one.last + 2 && isVersus(this.#tokens, one.last + 1)
    if (isSign) return isScored || /[xv]|kontra/u.test(between)
    if (/^ ?\d+ ?[-–:] ?\d+ ?$/u.test(between)) return true
    if (!this.#isBeforeVerb(one, other.first) && !this.#hasVerb(one.last + 1, other.first)) return this.#isTurkishPair(one, other)
    const isRival = this.#isBehind(other, this.#words.against) || this.#isBehind(other, this.#words.verbs) || this.#words.against.size === 0
    return isRival && (isScored || (one.isSure && other.isSure))
  }

  /** Both sides before their verb, as Turkish has them. */
  #isTurkishPair(one: Side, other: Side): boolean {
    return this.#language === 'tur' && other.first === one.last + 1 && this.#isBeforeVerb(other, this.#tokens.count)
  }

  #hasVerb(from: number, to: number): boolean {
    for (let token = from; token < to; token++) if (this.#words.verbs.has(textOf(this.#tokens, token))) return true
    return false
  }

  /** Whether a verb stands few words behind, and nothing that parts them. */
  #isBeforeVerb({ last }: Side, end: number): boolean {
    for (let token = last + 1; token < Math.min(end, last + 2 + BEFORE); token++) {
      if (this.#words.verbs.has(textOf(this.#tokens, token))) return true
      if (this.#tokens.classes[token] !== TokenClass.word) return false
    }
    return false
  }

  /** Whether one has won or lost against it a few words before. */
  #isBehindVerb(side: Side, first: number): boolean {
    if (!this.#isBehind(side, this.#words.against)) return false
    return this.#hasVerb(Math.max(first, side.first - 2 - BEHIND), side.first)
  }

  /** Whether a side stands right behind one of some words, or behind an article and one of them. */
  #isBehind({ first }: Side, words: ReadonlySet<string>): boolean {
    const before = first > 0 && articles.has(textOf(this.#tokens, first - 1)) ? first - 2 : first - 1
    return words.has(this.#at(before)) || words.has(this.#at(first - 1))
  }

  #at(token: number): string {
    return token < 0 ? '' : textOf(this.#tokens, token)
  }

  /** The longest name of a club that begins with a token, or an organization that a model found there. */
  #sideFrom(first: number, end: number): Side | undefined {
    const { classes, starts, ends, text } = this.#tokens
    if (classes[first] !== TokenClass.word) return undefined
    const before = startsSentence(this.#tokens, first) ? '' : this.#at(first - 1)
    if (where.has(before) && !this.#words.against.has(before)) return undefined
    for (let last = Math.min(end, first + MOST_CLUB_WORDS) - 1; last >= first; last--) {
      if (!this.#isJoined(first, last)) continue
      const span = { start: starts[first]!, end: ends[last]! }
      const met = this.#near(span)
      const own = met.some(({ type, start, end: to }) => type === 'ORGANIZATION' && start === span.start && to === span.end)
      const form = createForm(text.slice(span.start, span.end), this.#language)
      const known = this.#lists.known && knownAs(form, this.#language, this.#lists.known)
      const isListed = known?.type === 'ORGANIZATION' && known.isListed
      const isClub = this.#lists.clubs?.has(form, this.#language) === true
      if (!own && !isClub && !(isListed && (this.#flags[first]! & Flag.organisationFirst) !== 0)) continue
      if (isCountry(text, ruleMention(span.start, span.end, 'LOCATION', 'clubs', CONFIDENCE), this.#language)) return undefined
      // somebody's whole name, or one that a model is sure of
      if (met.some((name) => name.type === 'PERSON' && (name.confidence ?? 1) >= SURE)) return undefined
      const flag = this.#flags[first]!
      if (last === first && (span.end - span.start < 3 || this.#words.verbs.has(this.#at(first)))) return undefined
      const isWord = last === first && ((flag & Flag.common) !== 0 || (flag & PERSONAL) === Flag.given)
      return { first, last, isSure: own || !isWord, isOrganization: own || isListed }
    }
    return undefined
  }

  #isJoined(first: number, last: number): boolean {
    for (let token = first; token < last; token++) if (!isBlankBehind(this.#tokens, token) || this.#tokens.classes[token + 1] !== TokenClass.word) return false
    return true
  }
}
