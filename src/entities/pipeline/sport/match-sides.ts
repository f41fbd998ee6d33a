/**
 * The two sides of a match around its verb, whatever a model took them for (`Ο Άρης νίκησε τον Βόλο με 2-0`, `«Трактор» разгромил «Салават Юлаев» 6:2`): names in
 * quotation marks where clubs are quoted, names of clubs, and who meets one of them. Countries and full names of persons stay as they are.
 */
import type { Span, TokenList } from '../../../core/spans.js'
import { TokenClass } from '../../../core/spans.js'
import { type Beginnings, beginningsOf } from '../../beginnings.js'
import { createForm } from '../../chains/name.js'
import { articles } from '../../chains/name-words.js'
import { capitalNouns } from '../../language-kinds.js'
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
import { isBeside, startsSentence, textOf, tokenFrom } from '../token-places.js'
import { isBehindResult, resultBehind, withoutGoals } from './match-results.js'
import { signsOf } from './sport-signs.js'
import { gameWords, lossWords, matchWords, sideNouns } from './team-words.js'
import { hasScore, isContest, where } from './teams.js'

/** Words between a name and its verb, and between the verb and the rival. */
const BEFORE = 2
const BEHIND = 3
/** Words in quotation marks that may be a club's name. */
const MOST_QUOTED = 3
/** Tokens around a verb among which a word of sport is looked for. */
const AROUND = 60
/** Letters of a sentence that is looked at. */
const LONGEST = 400
/** Words, persons and what they are. */
const NO_CLUB = Flag.common | Flag.given | Flag.surname | Flag.jobFirst | Flag.titleFirst | Flag.nationalityFirst
/** German nouns for a match, whom it is against stands behind. */
const games = /(?:[Dd]erby|[Ss]piel|[Dd]uell|[Ff]inale|[Pp]artie|[Mm]atch|[Ss]ieg|[Nn]iederlage|[Rr]emis)$/u
/** A model that is surer of a person is believed. */
const SURE = 0.9
/** Share of such names that are right. */
const CONFIDENCE = 0.8
const capital = /^[\p{Lu}\p{Lt}]/u
const small = /^\p{Ll}/u
const openQuote = /^[«„“"]$/u
const closeQuote = /^[»“”"]$/u
const lineBreak = /[\n\r]/u
/** Languages that write clubs in quotation marks. */
const quotesClubs: ReadonlySet<EntityLanguage> = new Set(['rus', 'ukr', 'bul', 'srp', 'lit', 'lav'])
/** Nouns of works, which win something as well. */
const works =
  /^(?:фильм|кино|сериал|роман|книг|спектакл|песн|журнал|газет|партия|партии|блок|альбом|постанов|картин|мультфильм|фільм|серіал|вистав|пісн|партія|партії|филм|постановк|песен|песма|странк|filmas|romanas|partija|spektakl|filma)/u
/** Particles inside names of clubs (`Talleres de Córdoba`). */
const particle = /^(?:de|del|do|da|di|la|el|of|the|och|i|y|&)$/u

interface Verbs {
  readonly all: ReadonlySet<string>
  readonly losses: ReadonlySet<string>
  readonly games: ReadonlySet<string>
  readonly beginnings: Beginnings
}

const verbsOf: (language: EntityLanguage) => Verbs | undefined = perLanguage((language) => {
  const words = matchWords[language]
  if (words === undefined) return undefined
  const all = new Set(words.split(' '))
  return { all, losses: new Set(lossWords[language]?.split(' ')), games: new Set(gameWords[language]?.split(' ')), beginnings: beginningsOf(all) }
})

interface Parts {
  readonly known: KnownNames | undefined
  readonly clubs: ClubNames | undefined
}

/** A name on one side of a verb. */
interface Side extends Span {
  readonly first: number
  readonly last: number
  /** The mention that is this name and no more. */
  readonly mention: Mention | undefined
  readonly isQuoted: boolean
  /** Its town stands behind it (`«Адмирал» Владивосток`). */
  readonly hasTown: boolean
  /** A list has it as a club's. */
  readonly isClub: boolean
  readonly words: number
  /** It stands behind the verb, and behind its score. */
  readonly isBehind?: boolean
  readonly isScored?: boolean
}

/**
 * @param names in text order, without overlaps
 * @param flags of the lists, by token (`Flag`)
 * @returns the same with both sides as organizations. Linear.
 */
export function withMatchSides(tokens: TokenList, names: readonly Mention[], language: EntityLanguage, parts: Parts, flags: Uint32Array): Mention[] {
  const verbs = verbsOf(language)
  if (verbs === undefined) return [...names]
  const cut = names.map((name) => withoutGoals(tokens, name, verbs.all))
  const match = new Matches(tokens, cut, language, parts, flags, verbs)
  const teams = match.teams()
  if (teams.length === 0) return cut
  const near = meetings(teams)
  return [...cut.filter((name) => near(name).length === 0), ...teams].sort(byStart)
}

class Matches {
  readonly #tokens: TokenList
  readonly #language: EntityLanguage
  readonly #parts: Parts
  readonly #flags: Uint32Array
  readonly #verbs: Verbs
  readonly #near: (one: Span) => Mention[]
  readonly #surnames: ReadonlySet<string>

  constructor(tokens: TokenList, names: readonly Mention[], language: EntityLanguage, parts: Parts, flags: Uint32Array, verbs: Verbs) {
    this.#tokens = tokens
    this.#language = language
    this.#parts = parts
    this.#flags = flags
    this.#verbs = verbs
    this.#near = meetings([...names].sort(byStart))
    this.#surnames = new Set(
      names.flatMap(({ type, start, end }) => {
        const words = type === 'PERSON' ? tokens.text.slice(start, end).split(/[ \u00a0]+/u) : []
        return words.length > 1 ? [words.at(-1)!.toLowerCase()] : []
      })
    )
  }

  teams(): Mention[] {
    const tokens = this.#tokens
    const found: Mention[] = []
    const add = ({ start, end }: Side) => {
      if ((found.at(-1)?.end ?? 0) <= start) found.push(ruleMention(start, end, 'ORGANIZATION', 'match-sides', CONFIDENCE))
    }
    for (let token = 0; token < tokens.count; token++) {
      if (tokens.classes[token] !== TokenClass.word || !this.#verbs.beginnings.has(tokens.text, tokens.starts[token]!)) continue
      const word = textOf(tokens, token)
      if (!this.#verbs.all.has(word) || !small.test(word)) continue
      const left = this.#before(token)
      const right = this.#behind(token)
      if (left === undefined && right === undefined) continue
      const said = this.#sentence(token)
      if (isContest(said)) continue
      const isScored = hasScore(said)
      const isGame = isScored || this.#verbs.games.has(word)
      const isLoss = this.#verbs.losses.has(word)
      const isLeft = left !== undefined && this.#isTeam(left, right, isGame, isLoss)
      const isRight = right !== undefined && this.#isTeam(right, left, isGame, false)
      const areClubs =
        left !== undefined &&
        right !== undefined &&
        this.#areClubs(left, right, isGame) &&
        ((isGame && (isScored || !this.#areCities(left, right))) || this.#isReport(token))
      const isFirst = left !== undefined && this.#isFirstWord(left, token, right) && (isGame || this.#isReport(token))
      if (isLeft || isFirst || areClubs || (isRight && left !== undefined && this.#isPlaceBeside(left, right!))) add(left!)
      if (isRight || areClubs || (isFirst && right!.isClub) || (isLeft && right !== undefined && this.#isPlaceBeside(right, left))) add(right!)
    }
    return found
  }

  /** Whether a name is a team's, by its rival and the score. */
  #isTeam(side: Side, rival: Side | undefined, isScored: boolean, isLoss: boolean): boolean {
    const { mention, words } = side
    if (mention?.type === 'ORGANIZATION' || this.#isState(side) || (rival !== undefined && this.#isState(rival))) return false
    const meetsClub = rival?.isClub === true && rival.words > 1
    const rivalIsTeam = rival !== undefined && (rival.isClub || rival.isQuoted || rival.mention?.type === 'ORGANIZATION')
    if (side.isQuoted) return isScored || rivalIsTeam || side.hasTown || side.isClub
    const type = this.#typeOf(side)
    if (words > 1)
      return (side.isClub && (type !== 'PERSON' || (isScored && rivalIsTeam))) || (side.isBehind === true && this.#isUnknown(side, isScored && rivalIsTeam))
    if (this.#isSurname(side)) return false
    const flag = this.#flags[side.first]!
    const isPersonal = (flag & (Flag.given | Flag.surname)) !== 0
    const knownType = this.#knownType(side)
    const isOwn = side.isClub || knownType === 'ORGANIZATION'
    if (type === 'PERSON') {
      if (knownType === 'PERSON' || rival === undefined) return false
      if (isScored) return rivalIsTeam ? isOwn || !isPersonal || rival.isClub : rival.mention?.type === 'LOCATION' && isOwn
      return meetsClub || (rival.isClub && (isOwn || (isLoss && rival.mention !== undefined && rival.mention.type !== 'PERSON')))
    }
    if (type !== undefined) return false
    if (rival === undefined || !rivalIsTeam) return false
    return (
      side.isClub ||
      ((isScored || meetsClub) && (flag & (Flag.common | Flag.given)) === 0 && knownType !== 'PERSON' && !startsSentence(this.#tokens, side.first))
    )
  }

  /** Whether two words behind a verb of matches are nobody's name, though a model took them for a person (`pobijedila je Mladost Petrinju 4:1`, `draw 2-2 with Otley Vale`). */
  #isUnknown(side: Side, meetsTeam: boolean): boolean {
    const { mention, words, first, last } = side
    if (mention?.type !== 'PERSON' || mention.confidence === undefined || words !== 2 || !(meetsTeam || side.isScored === true)) return false
    const personal = Flag.given | Flag.surname
    const isTown = side.isScored === true && (this.#flags[last]! & Flag.placeFirst) !== 0
    const isNamed = (this.#flags[first]! & personal) !== 0 && (this.#flags[last]! & personal) !== 0 && !isTown
    return !isNamed && this.#knownType(side) !== 'PERSON'
  }

  /** Whether words of sport, or a score, stand around a verb. */
  #isReport(verb: number): boolean {
    const [from, to] = [Math.max(0, verb - AROUND), Math.min(this.#tokens.count, verb + AROUND)]
    return (
      signsOf(this.#language)?.areSure(this.#tokens, from, to) === true ||
      hasScore(this.#tokens.text.slice(this.#tokens.starts[from], this.#tokens.ends[to - 1]))
    )
  }

  /** Whether two names may be of clubs: both are, or one is, or beside a verb of games was found as an organization, and the other was found as well. */
  #areClubs(one: Side, other: Side, isGame: boolean): boolean {
    const isTeam = (side: Side) => side.isClub || (isGame && this.#typeOf(side) === 'ORGANIZATION')
    if (!(isTeam(one) || isTeam(other)) || !this.#mayBeClub(one) || !this.#mayBeClub(other)) return false
    const [first, second] = [this.#typeOf(one), this.#typeOf(other)]
    if (first === 'PERSON' && second === 'PERSON') return false
    return (one.isClub && other.isClub) || (first ?? second) !== undefined
  }

  /** Two cities that all know are compared in other things than games. */
  #areCities(one: Side, other: Side): boolean {
    return [one, other].every((side) => this.#knownType(side) === 'LOCATION' || (this.#flags[side.first]! & Flag.major) !== 0)
  }

  #mayBeClub(side: Side): boolean {
    const type = this.#typeOf(side)
    if (this.#isState(side) || (type !== undefined && side.mention === undefined) || this.#knownType(side) === 'PERSON') return false
    if (type === 'PERSON') {
      const isNamed = side.isClub || (this.#flags[side.first]! & (Flag.placeFirst | Flag.given)) === Flag.placeFirst
      return isNamed && side.words === 1 && (side.mention!.confidence ?? 1) < SURE && !this.#isSurname(side)
    }
    return side.isClub || type === 'LOCATION' || type === 'ORGANIZATION'
  }

  /** Whether a word that nobody knows begins a sentence, right before its verb, that has a score and a team for a rival (`Кривбас переміг «Оболонь» 2:0`). */
  #isFirstWord(side: Side, verb: number, rival: Side | undefined): boolean {
    if (side.words > 1 || side.last + 1 !== verb || this.#typeOf(side) !== undefined || capitalNouns.has(this.#language)) return false
    if (rival === undefined || !(rival.isClub || rival.mention?.type === 'ORGANIZATION') || this.#isState(rival)) return false
    const word = textOf(this.#tokens, side.first).toLowerCase()
    const isWord = (this.#flags[side.first]! & NO_CLUB) !== 0 || sideNouns.has(word)
    return !isWord && startsSentence(this.#tokens, side.first) && this.#knownType(side) !== 'PERSON'
  }

  #isSurname({ start, end }: Span): boolean {
    return this.#surnames.has(this.#tokens.text.slice(start, end).toLowerCase())
  }

  /** A town that is known for its club meets a team. */
  #isPlaceBeside(side: Side, rival: Side): boolean {
    if (side.mention?.type !== 'LOCATION' || this.#isState(side)) return false
    return side.isClub || rival.isQuoted
  }

  #isState({ start, end }: Span): boolean {
    return isCountry(this.#tokens.text, ruleMention(start, end, 'LOCATION', 'match-sides', CONFIDENCE), this.#language)
  }

  #typeOf(side: Side): string | undefined {
    return side.mention?.type ?? this.#near(side)[0]?.type
  }

  #knownType({ start, end }: Span): string | undefined {
    const { known } = this.#parts
    return known && knownAs(createForm(this.#tokens.text.slice(start, end), this.#language), this.#language, known)?.type
  }

  #isClub(start: number, end: number): boolean {
    return this.#parts.clubs?.has(createForm(this.#tokens.text.slice(start, end), this.#language), this.#language) === true
  }

  /** The name that ends a word or two before a verb. */
  #before(verb: number): Side | undefined {
    const tokens = this.#tokens
    let token = verb - 1
    for (let between = 0; between < BEFORE && this.#isSmall(token) && !startsSentence(tokens, token + 1); between++) token--
    if (token < 0 || startsSentence(tokens, token + 1) || this.#isBroken(token)) return undefined
    if (closeQuote.test(textOf(tokens, token))) return this.#quotedUpTo(token)
    if (!capital.test(textOf(tokens, token)) || articles.has(textOf(tokens, token).toLowerCase())) return undefined
    const [name] = this.#near({ start: tokens.starts[token]!, end: tokens.ends[token]! })
    // `das Derby gegen`
    if (name === undefined && capitalNouns.has(this.#language) && games.test(textOf(tokens, token))) return undefined
    const first = name === undefined ? token : tokenFrom(tokens, name.start)
    if (name?.type === 'LOCATION' && first > 0 && closeQuote.test(textOf(tokens, first - 1)) && isBeside(tokens, first - 1)) {
      const quoted = this.#quotedUpTo(first - 1)
      if (quoted !== undefined) return { ...quoted, hasTown: true }
    }
    const side = this.#widened(first, token, name)
    return side === undefined || this.#isThere(side.first) ? undefined : side
  }

  /** The name that begins a few words behind a verb. */
  #behind(verb: number): Side | undefined {
    const tokens = this.#tokens
    let token = verb + 1
    const { text, starts, ends, count } = tokens
    // `a 1-1 draw with`, `drew 1-1 with`
    const score = resultBehind(text, ends[verb]!)
    if (score > 0) while (token < count && starts[token]! < ends[verb]! + score) token++
    for (let between = 0; between < BEHIND && this.#isSmall(token); between++) token++
    if (token >= tokens.count || this.#isBroken(token - 1) || startsSentence(tokens, token) || this.#isThere(token)) return undefined
    if (openQuote.test(textOf(tokens, token))) return this.#quotedFrom(token)
    if (!capital.test(textOf(tokens, token))) return undefined
    const [name] = this.#near({ start: tokens.starts[token]!, end: tokens.ends[token]! })
    if (name !== undefined && name.start < tokens.starts[token]!) return undefined
    let last = token
    while (name !== undefined && last + 1 < tokens.count && tokens.starts[last + 1]! < name.end) last++
    const side = this.#widened(token, last, name)
    return (
      side && {
        ...side,
        isBehind: true,
        isScored: score > 0 || isBehindResult(text, starts[verb]!)
      }
    )
  }

  /** The side whose words are these, or the longest name of a club that has them. */
  #widened(first: number, last: number, name: Mention | undefined): Side | undefined {
    const tokens = this.#tokens
    const inName = (token: number) =>
      token >= 0 &&
      token < tokens.count &&
      (capital.test(textOf(tokens, token)) || particle.test(textOf(tokens, token))) &&
      tokens.classes[token] === TokenClass.word
    let from = first
    while (last - from + 1 < MOST_CLUB_WORDS && inName(from - 1) && isBeside(tokens, from - 1)) from--
    let to = last
    while (to - first + 1 < MOST_CLUB_WORDS && inName(to + 1) && isBeside(tokens, to)) to++
    for (let start = from; start <= first; start++)
      for (let end = to; end >= last; end--) {
        if (start === first && end === last) break
        if (end - start >= MOST_CLUB_WORDS || !capital.test(textOf(tokens, start)) || !capital.test(textOf(tokens, end))) continue
        if (this.#isClub(tokens.starts[start]!, tokens.ends[end]!)) return this.#side(start, end, undefined, true)
      }
    // a part of a longer name that nobody knows
    const before = inName(first - 1) && particle.test(textOf(tokens, first - 1)) ? first - 2 : first - 1
    const isPart =
      name === undefined &&
      ((inName(before) && isBeside(tokens, first - 1) && isBeside(tokens, before) && capital.test(textOf(tokens, before))) ||
        (inName(last + 1) && isBeside(tokens, last) && capital.test(textOf(tokens, last + 1))))
    return isPart ? undefined : this.#side(first, last, name, this.#isClub(tokens.starts[first]!, tokens.ends[last]!))
  }

  #side(first: number, last: number, mention: Mention | undefined, isClub: boolean): Side {
    const { starts, ends } = this.#tokens
    return { start: starts[first]!, end: ends[last]!, first, last, mention, isQuoted: false, hasTown: false, isClub, words: last - first + 1 }
  }

  #quotedUpTo(close: number): Side | undefined {
    const tokens = this.#tokens
    for (let token = close - 1; token >= Math.max(0, close - MOST_QUOTED - 1); token--)
      if (openQuote.test(textOf(tokens, token))) return this.#quoted(token, close)
    return undefined
  }

  #quotedFrom(open: number): Side | undefined {
    const tokens = this.#tokens
    for (let token = open + 1; token < Math.min(tokens.count, open + MOST_QUOTED + 2); token++)
      if (closeQuote.test(textOf(tokens, token))) return this.#quoted(open, token)
    return undefined
  }

  #quoted(open: number, close: number): Side | undefined {
    const tokens = this.#tokens
    if (!quotesClubs.has(this.#language) || close - open < 2 || !capital.test(textOf(tokens, open + 1)) || this.#isThere(open)) return undefined
    if (open > 0 && works.test(textOf(tokens, open - 1).toLowerCase())) return undefined
    const side = this.#side(open + 1, close - 1, undefined, false)
    const [mention] = this.#near(side)
    const isOther = mention?.type === 'PRODUCT' || (mention !== undefined && (mention.start < side.start - 1 || mention.end > side.end + 1))
    return isOther ? undefined : { ...side, mention, isQuoted: true, isClub: this.#isClub(side.start, side.end) }
  }

  #isSmall(token: number): boolean {
    const { count, classes } = this.#tokens
    return token >= 0 && token < count && classes[token] === TokenClass.word && small.test(textOf(this.#tokens, token))
  }

  /** Whether a name that begins with a token stands behind a preposition of place. */
  #isThere(token: number): boolean {
    return token > 0 && where.has(textOf(this.#tokens, token - 1).toLowerCase())
  }

  #isBroken(token: number): boolean {
    const { text, starts, ends, count } = this.#tokens
    return token < 0 || token + 1 >= count || lineBreak.test(text.slice(ends[token], starts[token + 1]))
  }

  /** The sentence, or the line, around a token. */
  #sentence(token: number): string {
    const { text, starts, ends, count } = this.#tokens
    let from = token
    while (from > 0 && starts[token]! - starts[from - 1]! < LONGEST && !startsSentence(this.#tokens, from) && !this.#isBroken(from - 1)) from--
    let to = token
    while (to + 1 < count && ends[to + 1]! - ends[token]! < LONGEST && !startsSentence(this.#tokens, to + 1) && !this.#isBroken(to)) to++
    return text.slice(starts[from], ends[to])
  }
}
