/**
 * Clubs outside reports of matches: a town that somebody keeps goal for (`delantero del Sevilla`), or that signs a striker, is a club. Players and words like league tell
 * of sport by themselves; captains, coaches and managers have towns and firms, too, and need one of them in the document, a score in the sentence or a club that all know.
 * Each mention by what stands beside it: the town of the same name may be in the next sentence.
 */
import { TokenClass, type TokenList } from '../../../core/spans.js'
import { andWords } from '../../../core/words/and-words.js'
import { createForm } from '../../chains/name.js'
import type { EntityLanguage } from '../../languages.js'
import type { KnownNames } from '../../lists/known-names.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { Cover } from '../cover.js'
import { knownAs } from '../known-type.js'
import { isCountry } from '../named-countries.js'
import { byStart } from '../redactor.js'
import { isBeside, startsSentence, textOf, tokenFrom } from '../token-places.js'
import { type ClubWords, clubWords } from './club-words.js'
import { StemmedWords } from './stemmed-words.js'
import { hasScore } from './teams.js'

type Vocabulary = { readonly [Kind in keyof ClubWords]-?: StemmedWords }

/** Words of a sentence that are looked at behind a name. */
const WITHIN = 14
/** Words between the subject and its verb: `has`, `will`. */
const VERB_WITHIN = 3
/** Words between a verb and the coach who is sacked, or the team that is beaten. */
const OBJECT_WITHIN = 3
/** Signs behind a draw in which its score is looked for. */
const SCORE_WITHIN = 24
/** Signs of a score before its noun. */
const RESULT_WITHIN = 8
/** Words between a team and where it played: the verb, by how much it won, and the preposition. */
const AWAY_WITHIN = 4
/** Share of drawn pairs that are right. */
const DRAWN = 0.8
/** Where governments are beaten. */
const seats: ReadonlySet<string> = new Set(
  'brüssel brussel brussels bruxelles bruselas bruxelas bryssel straßburg strasbourg strasburgo estrasburgo luxemburg luxembourg washington genf genève ginevra ginebra'.split(
    ' '
  )
)
const and: ReadonlySet<string> = new Set([...andWords, 'in'])
const LONGEST_AND = 3
/** Who is no player of a town: `Boston coach station`. */
const elsewhere: ReadonlySet<string> = new Set('station stations tour tours trip trips driver drivers company crash'.split(' '))
/** Languages that put the club before its players: `Barcelona coach`, `Köln-Trainer`, `Barcelona csatára`. */
const clubFirst: ReadonlySet<EntityLanguage> = new Set(['eng', 'deu', 'nld', 'swe', 'dan', 'nob', 'nno', 'hun', 'fin', 'tur'])
/** Languages whose sentences of matches have the club first, and whose genitives are the town's. */
const subjectFirst: ReadonlySet<EntityLanguage> = new Set(['deu', 'nld', 'swe', 'dan', 'nob', 'nno'])
/** Languages with no word between a player and the club. */
const genitive: ReadonlySet<EntityLanguage> = new Set(['pol', 'ces', 'slk', 'slv', 'hrv', 'srp', 'rus', 'ukr', 'ind', 'msa'])
const endOfSentence = /^[ \u00a0]?(?:[.!?;,\n\r]|$)/u

const vocabularyOf: (language: EntityLanguage) => Vocabulary | undefined = perLanguage((language) => {
  const words = clubWords[language]
  return (
    words && {
      players: new StemmedWords(words.players),
      coaches: new StemmedWords(words.coaches),
      leaders: new StemmedWords(words.leaders),
      sport: new StemmedWords(words.sport),
      deals: new StemmedWords(words.deals),
      games: new StemmedWords(words.games),
      of: new StemmedWords(words.of),
      articles: new StemmedWords(words.articles),
      draws: new StemmedWords(words.draws),
      parts: new StemmedWords(words.parts),
      results: new StemmedWords(words.results),
      against: new StemmedWords(words.against),
      at: new StemmedWords(words.at),
      aways: new StemmedWords(words.aways),
      grounds: new StemmedWords(words.grounds)
    }
  )
})

/**
 * @param mentions in text order, without overlaps
 * @returns the same, towns that are clubs as organizations. Linear.
 */
export function withClubs(tokens: TokenList, mentions: readonly Mention[], language: EntityLanguage, known?: KnownNames): Mention[] {
  const vocabulary = vocabularyOf(language)
  if (vocabulary === undefined) return [...mentions]
  const page = new Page(tokens, language, vocabulary, known)
  const drawn = page.drawnPairs()
  if (drawn.length > 0) {
    const taken = new Cover(tokens.text.length, drawn)
    mentions = [...mentions.filter((mention) => !taken.overlaps(mention)), ...drawn].sort(byStart)
  }
  if (!mentions.some(({ type }) => type === 'LOCATION')) return [...mentions]
  const clubs = new Set<number>()
  mentions.forEach((mention, index) => {
    if (mention.type !== 'LOCATION') return
    const next = tokenFrom(tokens, mention.end)
    const other = mentions[index + 1]
    const pair = other !== undefined && page.isPair(next, other)
    if (!pair && !page.isOfPlayer(mention) && !page.isActing(mention, other) && !page.isAway(mention, other) && !page.isBehindResult(mention)) return
    if (isCountry(tokens.text, mention, language)) return
    if (!pair) clubs.add(index)
    else if (!isCountry(tokens.text, other, language)) for (const place of [index, index + 1]) if (mentions[place]!.type === 'LOCATION') clubs.add(place)
  })
  return clubs.size === 0 ? [...mentions] : mentions.map((mention, index) => (clubs.has(index) ? { ...mention, type: 'ORGANIZATION' } : mention))
}

/** A document with the words of sport of its language. */
class Page {
  readonly #tokens: TokenList
  readonly #language: EntityLanguage
  readonly #words: Vocabulary
  readonly #known: KnownNames | undefined
  #sport: boolean | undefined

  constructor(tokens: TokenList, language: EntityLanguage, words: Vocabulary, known: KnownNames | undefined) {
    this.#tokens = tokens
    this.#language = language
    this.#words = words
    this.#known = known
  }

  /** `Roma y Nápoles empatan`. */
  isPair(next: number, other: Mention): boolean {
    if (other.type !== 'LOCATION' && other.type !== 'ORGANIZATION') return false
    const tokens = this.#tokens
    if (tokenFrom(tokens, other.start) !== next + 1 || !and.has(wordAt(tokens, next))) return false
    const behind = tokenFrom(tokens, other.end)
    const word = wordAt(tokens, behind)
    if (this.#words.draws.has(word)) return true
    if (!this.#words.parts.has(word)) return false
    const rest = tokens.text.slice(tokens.ends[behind], tokens.ends[behind]! + SCORE_WITHIN)
    return endOfSentence.test(rest) || hasScore(rest.slice(0, Math.max(0, rest.search(/[.!?](?=\s|$)/u)) || rest.length))
  }

  /** Both names of `Boca y River empatan`, whatever was found there: words that are no names alone. */
  drawnPairs(): Mention[] {
    const tokens = this.#tokens
    const { draws } = this.#words
    const found: Mention[] = []
    if (draws.isEmpty) return found
    for (let token = 3; token < tokens.count; token++) {
      if (tokens.ends[token - 2]! - tokens.starts[token - 2]! > LONGEST_AND || !and.has(wordAt(tokens, token - 2)) || !draws.has(wordAt(tokens, token)))
        continue
      const names = [token - 3, token - 1]
      const isAlone = token === 3 || !isCapital(tokens, token - 4) || !isBeside(tokens, token - 4)
      if (!isAlone || !names.every((name) => isCapital(tokens, name) && isBeside(tokens, name))) continue
      for (const name of names)
        found.push(ruleMention(tokens.starts[name]!, tokens.ends[name]!, this.#countryAt(name) ? 'LOCATION' : 'ORGANIZATION', 'clubs', DRAWN))
    }
    return found
  }

  #countryAt(token: number): boolean {
    const { text, starts, ends } = this.#tokens
    return isCountry(text, { start: starts[token]!, end: ends[token]!, type: 'LOCATION', source: 'gazetteer', weight: 0 }, this.#language)
  }

  /** `Köln siegt in Hoffenheim`: a town that wins or loses somewhere, at the beginning of a clause; governments of capitals do so where states meet. */
  isAway(mention: Mention, other: Mention | undefined): boolean {
    if (other === undefined || (other.type !== 'LOCATION' && other.type !== 'ORGANIZATION')) return false
    const tokens = this.#tokens
    const first = tokenFrom(tokens, mention.start)
    const verb = tokenFrom(tokens, mention.end)
    if (!this.#words.aways.has(wordAt(tokens, verb)) || !beginsClause(tokens, first)) return false
    const rival = tokenFrom(tokens, other.start)
    if (rival - verb < 2 || rival - verb > AWAY_WITHIN || !this.#words.grounds.has(wordAt(tokens, rival - 1))) return false
    return !isCountry(tokens.text, other, this.#language) && !seats.has(tokens.text.slice(other.start, other.end).toLowerCase())
  }

  /** Whether a player stands right beside the name, or a coach or captain where something else tells of sport. */
  isOfPlayer(mention: Mention): boolean {
    const tokens = this.#tokens
    const first = tokenFrom(tokens, mention.start)
    const next = tokenFrom(tokens, mention.end)
    if (clubFirst.has(this.#language)) {
      const hyphen = wordAt(tokens, next) === '-'
      const attached = hyphen ? next + 1 : next
      // `Erfurts Trainer` is the town's to its readers
      if (
        (hyphen || !subjectFirst.has(this.#language)) &&
        isBeside(tokens, next - 1) &&
        !elsewhere.has(wordAt(tokens, attached + 1)) &&
        this.#plays(attached, mention, hyphen || isName(tokens, attached + 1))
      )
        return true
    }
    if (!isBeside(tokens, first - 1)) return false
    if (genitive.has(this.#language)) return this.#plays(first - 1, mention, true)
    return this.#words.of.has(wordAt(tokens, first - 1)) && isBeside(tokens, first - 2) && this.#plays(first - 2, mention, true)
  }

  /** @param fame whether it is enough that the town has a club that all know */
  #plays(token: number, mention: Mention, fame: boolean): boolean {
    const word = wordAt(this.#tokens, token)
    if (this.#words.players.has(word)) return true
    if (!this.#words.coaches.has(word) && !this.#words.leaders.has(word)) return false
    return (fame && this.#words.coaches.has(word) && this.#isFamous(mention)) || this.#isOfSport()
  }

  /**
   * Whether the name is the subject of a sentence in which players are signed or a match is played; with an article of clubs it is enough that the sentence is about
   * players.
   */
  isActing(mention: Mention, other: Mention | undefined): boolean {
    const tokens = this.#tokens
    const { articles, deals, games } = this.#words
    const first = tokenFrom(tokens, mention.start)
    const next = tokenFrom(tokens, mention.end)
    const hasArticle = isBeside(tokens, first - 1) && articles.has(wordAt(tokens, first - 1))
    const subject = hasArticle ? first - 1 : first
    if (!startsSentence(tokens, subject) && !startsLine(tokens, subject)) return hasArticle && this.#hasPlayer(next)
    for (let token = next; token < Math.min(tokens.count, next + VERB_WITHIN) && !startsSentence(tokens, token); token++) {
      if (tokens.classes[token] !== TokenClass.word) return false
      const word = wordAt(tokens, token)
      const isDeal = deals.has(word)
      const isGame = games.has(word) && (hasArticle || subjectFirst.has(this.#language))
      if (!isDeal && !isGame) continue
      if (hasArticle && isGame && (isRival(tokens, token, other) || this.#isFamous(mention) || this.#isOfSport())) return true
      return this.#hasPlayer(token + 1) || (isDeal && this.#dealsInSport(token + 1))
    }
    return false
  }

  /** `after 2-1 defeat at Chelsea`; behind `at` may be a ground. */
  isBehindResult(mention: Mention): boolean {
    const tokens = this.#tokens
    const { results, against, at } = this.#words
    const before = tokenFrom(tokens, mention.start) - 1
    const word = wordAt(tokens, before)
    const isRival = against.has(word)
    if (!isRival && !at.has(word)) return false
    if (!results.has(wordAt(tokens, before - 1)) || !(isRival || this.#isFamous(mention))) return false
    const end = tokens.starts[before - 1]!
    return hasScore(tokens.text.slice(Math.max(0, end - RESULT_WITHIN), end))
  }

  #hasPlayer(from: number): boolean {
    return this.#any(from, WITHIN, this.#words.players)
  }

  /** Whether it is a coach who is sacked, or a score stands in the sentence. */
  #dealsInSport(from: number): boolean {
    const tokens = this.#tokens
    if (this.#any(from, OBJECT_WITHIN, this.#words.coaches)) return true
    let to = from
    while (to < Math.min(tokens.count, from + WITHIN) && !startsSentence(tokens, to)) to++
    return to > from && hasScore(tokens.text.slice(tokens.starts[from], tokens.ends[to - 1]))
  }

  #any(from: number, within: number, words: StemmedWords): boolean {
    const tokens = this.#tokens
    for (let token = from; token < Math.min(tokens.count, from + within) && !startsSentence(tokens, token); token++)
      if (words.has(wordAt(tokens, token))) return true
    return false
  }

  /** Whether players or leagues are anywhere in the document; looked up once. */
  #isOfSport(): boolean {
    if (this.#sport === undefined) {
      this.#sport = false
      const { players, sport } = this.#words
      for (let token = 0; token < this.#tokens.count && !this.#sport; token++) {
        if (this.#tokens.classes[token] !== TokenClass.word) continue
        const word = wordAt(this.#tokens, token)
        this.#sport = players.has(word) || sport.has(word)
      }
    }
    return this.#sport
  }

  /** Whether a town has a football club of its own name that all know. */
  #isFamous({ start, end }: Mention): boolean {
    const known = this.#known
    if (known === undefined) return false
    const name = this.#tokens.text.slice(start, end)
    return [`FC ${name}`, `${name} FC`, `${name} CF`].some((club) => knownAs(createForm(club, this.#language), this.#language, known)?.type === 'ORGANIZATION')
  }
}

/** Whether the name behind a verb may be the other team's: a river with an article beats records only. */
function isRival(tokens: TokenList, verb: number, other: Mention | undefined): boolean {
  if (other === undefined || (other.type !== 'LOCATION' && other.type !== 'ORGANIZATION')) return false
  const rival = tokenFrom(tokens, other.start)
  return rival > verb && rival - verb <= OBJECT_WITHIN + 1
}

function isName(tokens: TokenList, token: number): boolean {
  return token < tokens.count && isBeside(tokens, token - 1) && /^\p{Lu}\p{Ll}/u.test(tokens.text.slice(tokens.starts[token], tokens.ends[token]))
}

function wordAt(tokens: TokenList, token: number): string {
  return token < 0 || token >= tokens.count ? '' : textOf(tokens, token).toLowerCase()
}

function isCapital({ text, starts, ends }: TokenList, token: number): boolean {
  return /^\p{Lu}[\p{L}\p{M}’']+$/u.test(text.slice(starts[token], ends[token]))
}

/** Whether a sentence, a line or a clause begins at a token. */
function beginsClause(tokens: TokenList, token: number): boolean {
  return startsSentence(tokens, token) || startsLine(tokens, token) || /^[,:;–—-]$/u.test(wordAt(tokens, token - 1))
}

function startsLine({ text, starts }: TokenList, token: number): boolean {
  return starts[token] === 0 || /[\n\r][ \t]{0,4}$/u.test(text.slice(Math.max(0, starts[token]! - 5), starts[token]))
}
