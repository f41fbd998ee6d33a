/**
 * Clubs outside reports of matches: a town that somebody trains or keeps goal for (`Barcelona coach`, `delantero del Sevilla`), or that signs a striker, is a club.
 * Each mention by what stands beside it: the town of the same name may be in the next sentence.
 */
import { TokenClass, type TokenList } from '../../../core/spans.js'
import type { EntityLanguage } from '../../languages.js'
import type { Mention } from '../../types.js'
import { startsSentence, tokenFrom } from '../token-places.js'
import { clubWords } from './club-words.js'
import { isCountry } from './teams.js'

interface Vocabulary {
  readonly players: ReadonlySet<string>
  readonly leaders: ReadonlySet<string>
  readonly deals: ReadonlySet<string>
  readonly games: ReadonlySet<string>
  readonly of: ReadonlySet<string>
  readonly articles: ReadonlySet<string>
  readonly draws: ReadonlySet<string>
}

/** Words of a sentence that are looked at behind a name. */
const WITHIN = 14
/** Words between the subject and its verb: `has`, `will`. */
const VERB_WITHIN = 3
const vocabularies = new Map<EntityLanguage, Vocabulary | undefined>()
const and: ReadonlySet<string> = new Set('and und y e et i och og en și in a и та'.split(' '))
/** Who is no player of a town: `Boston coach station`. */
const elsewhere: ReadonlySet<string> = new Set('station stations tour tours trip trips driver drivers company'.split(' '))
/** Languages that put the club before its players: `Barcelona coach`, `Köln-Trainer`, `Barcelona csatára`. */
const clubFirst: ReadonlySet<EntityLanguage> = new Set(['eng', 'deu', 'nld', 'swe', 'dan', 'nob', 'nno', 'hun', 'fin', 'tur'])
/** Languages whose sentences of matches have the club first, and whose genitives are the town's. */
const subjectIn: ReadonlySet<EntityLanguage> = new Set(['deu', 'nld', 'swe', 'dan', 'nob', 'nno'])

function vocabularyOf(language: EntityLanguage): Vocabulary | undefined {
  if (!vocabularies.has(language)) {
    const words = clubWords[language]
    const set = (list = '') => new Set(list.split(' ').filter((word) => word !== ''))
    vocabularies.set(
      language,
      words && {
        players: set(words.players),
        leaders: set(words.leaders),
        deals: set(words.deals),
        games: set(words.games),
        of: set(words.of),
        articles: set(words.articles),
        draws: set(words.draws)
      }
    )
  }
  return vocabularies.get(language)
}

/** @param mentions in text order, without overlaps. @returns the same, towns that are clubs as organizations. Linear. */
export function withClubs(tokens: TokenList, mentions: readonly Mention[], language: EntityLanguage): Mention[] {
  const vocabulary = vocabularyOf(language)
  if (vocabulary === undefined || !mentions.some(({ type }) => type === 'LOCATION')) return [...mentions]
  const clubs = new Set<number>()
  mentions.forEach((mention, index) => {
    if (mention.type !== 'LOCATION') return
    const first = tokenFrom(tokens, mention.start)
    const next = tokenFrom(tokens, mention.end)
    const other = mentions[index + 1]
    const pair = other !== undefined && isPair(tokens, next, other, vocabulary)
    if (!pair && !isOfPlayer(tokens, first, next, language, vocabulary) && !isActing(tokens, first, next, language, vocabulary)) return
    if (isCountry(tokens.text, mention, language)) return
    if (!pair) clubs.add(index)
    else if (!isCountry(tokens.text, other, language)) for (const place of [index, index + 1]) if (mentions[place]!.type === 'LOCATION') clubs.add(place)
  })
  return clubs.size === 0 ? [...mentions] : mentions.map((mention, index) => (clubs.has(index) ? { ...mention, type: 'ORGANIZATION' } : mention))
}

/** `Roma y Nápoles empatan`. */
function isPair(tokens: TokenList, next: number, other: Mention, { draws }: Vocabulary): boolean {
  if (draws.size === 0 || (other.type !== 'LOCATION' && other.type !== 'ORGANIZATION')) return false
  const second = tokenFrom(tokens, other.start)
  const behind = tokenFrom(tokens, other.end)
  return second === next + 1 && and.has(wordAt(tokens, next)) && draws.has(wordAt(tokens, behind))
}

/** Whether a player or a coach stands right beside the name. */
function isOfPlayer(tokens: TokenList, first: number, next: number, language: EntityLanguage, { players, leaders, of }: Vocabulary): boolean {
  if (clubFirst.has(language)) {
    const hyphen = wordAt(tokens, next) === '-'
    const attached = hyphen ? next + 1 : next
    const behind = wordAt(tokens, attached)
    const isPlayer = isBeside(tokens, next - 1) && (players.has(behind) || leaders.has(behind)) && !elsewhere.has(wordAt(tokens, attached + 1))
    // `Erfurts Trainer` is the town's to its readers
    if (isPlayer && (hyphen || !subjectIn.has(language))) return true
  }
  if (!isBeside(tokens, first - 1)) return false
  if (of.size === 0) return !clubFirst.has(language) && players.has(wordAt(tokens, first - 1))
  return of.has(wordAt(tokens, first - 1)) && isBeside(tokens, first - 2) && players.has(wordAt(tokens, first - 2))
}

/** Whether the name is the subject of a sentence in which players are signed or a match is played; with an article of clubs it is enough that the sentence is about players. */
function isActing(tokens: TokenList, first: number, next: number, language: EntityLanguage, { players, deals, games, articles }: Vocabulary): boolean {
  const hasArticle = articles.size > 0 && isBeside(tokens, first - 1) && articles.has(wordAt(tokens, first - 1))
  const subject = hasArticle ? first - 1 : first
  if (!startsSentence(tokens, subject) && !startsLine(tokens, subject)) return hasArticle && hasPlayer(tokens, next, players)
  let verb = -1
  for (let token = next; token < Math.min(tokens.count, next + VERB_WITHIN) && !startsSentence(tokens, token); token++) {
    if (tokens.classes[token] !== TokenClass.word) break
    const word = wordAt(tokens, token)
    if (deals.has(word) || (games.has(word) && (hasArticle || subjectIn.has(language)))) {
      verb = token
      break
    }
  }
  if (verb < 0) return false
  return (hasArticle && games.has(wordAt(tokens, verb))) || hasPlayer(tokens, verb + 1, players)
}

function hasPlayer(tokens: TokenList, from: number, players: ReadonlySet<string>): boolean {
  for (let token = from; token < Math.min(tokens.count, from + WITHIN) && !startsSentence(tokens, token); token++)
    if (players.has(wordAt(tokens, token))) return true
  return false
}

function wordAt(tokens: TokenList, token: number): string {
  return token < 0 || token >= tokens.count ? '' : tokens.text.slice(tokens.starts[token], tokens.ends[token]).toLowerCase()
}

/** Whether a blank, or nothing, is between a token and the next one. */
function isBeside(tokens: TokenList, token: number): boolean {
  if (token < 0 || token + 1 >= tokens.count) return false
  const gap = tokens.text.slice(tokens.ends[token], tokens.starts[token + 1])
  return gap === '' || gap === ' ' || gap === '\u00a0'
}

function startsLine({ text, starts }: TokenList, token: number): boolean {
  return starts[token] === 0 || /[\n\r][ \t]{0,4}$/u.test(text.slice(Math.max(0, starts[token]! - 5), starts[token]))
}
