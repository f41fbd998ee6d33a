/** Players by the words beside them: whose goal or pass it was (`con gol de Aspas`, `from a Rice corner`). Surnames without a given name are places and firms to models. */
import type { TokenList } from '../../../core/spans.js'
import { beginningsInAnyCase } from '../../beginnings.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { meetings } from '../cover.js'
import { byStart } from '../redactor.js'
import { isBlankBehind, textOf, tokenFrom } from '../token-places.js'
import { mayBePlayer, type PlayerShape, type PlayerText, type SportLists } from './players.js'

interface ScorerWords {
  /** Goals, shots, passes, in small letters. */
  readonly goals: string
  /** Of, by; between the goal and its scorer. Those with an article stand before teams and are left out. */
  readonly of: string
  /** Between an article and a goal stands whose it was: `a Rice corner`. */
  readonly articles?: string
}

const table: Partial<Record<EntityLanguage, ScorerWords>> = {
  eng: {
    goals: 'goal goals header strike volley brace hat-trick penalty corner free-kick cross equaliser winner tap-in',
    of: 'by from',
    articles: 'a an'
  },
  spa: { goals: 'gol goles golazo doblete hat-trick tanto tantos penalti remate cabezazo disparo asistencia chilena', of: 'de' },
  cat: { goals: 'gol gols golàs doblet penal rematada assistència', of: 'de' },
  por: { goals: 'gol golo gols golos golaço bis penálti pênalti remate cabeceamento assistência', of: 'de' },
  ita: { goals: 'gol rete reti doppietta tripletta rigore assist', of: 'di' },
  fra: { goals: 'but buts doublé triplé penalty coup-franc', of: 'de' },
  ron: { goals: 'golul golurile gol dubla', of: 'lui' },
  deu: { goals: 'tor tore treffer doppelpack dreierpack hattrick elfmeter freistoß kopfball eckball ecke flanke vorlage', of: 'von durch' },
  nld: { goals: 'goal goals doelpunt doelpunten treffer treffers hattrick', of: 'van' },
  swe: { goals: 'mål straff hattrick nickmål', of: 'av' },
  dan: { goals: 'mål scoring scoringer straffespark hattrick', of: 'af' },
  nob: { goals: 'mål scoring scoringer straffe hattrick', of: 'av' },
  nno: { goals: 'mål skåring skåringar straffe hattrick', of: 'av' }
}
/** What else goals are of, and by what day, in capitals. */
const competitions: ReadonlySet<string> = new Set(
  'Champions Liga LaLiga Copa Libertadores Sudamericana Mundial Eurocopa Supercopa Premier Bundesliga Serie Oro Ouro Brasileirão Eredivisie Ligue Coupe Coppa Europa League Cup Euro Sport Sports Ligen Pokal Allsvenskan Christmas Easter Whitsun Ramadan January February April June July August September October November December'.split(
    ' '
  )
)
const wordsOf = perLanguage((language) => {
  const words = table[language]
  if (words === undefined) return undefined
  const [of, articles] = [new Set(words.of.split(' ')), new Set(words.articles?.split(' '))]
  return { goals: new Set(words.goals.split(' ')), of, articles, beginnings: beginningsInAnyCase(of, articles) }
})
const surname = /^\p{Lu}\p{Ll}[\p{L}’'-]+$/u
const capital = /^\p{Lu}/u
const LONGEST = 30
const MOST_WORDS = 2
const CONFIDENCE = 0.8
/** A model that is surer is believed. */
const SURE = 0.9

/**
 * The names with such players; what a model took together with the goal is cut. Linear.
 * @param names in any order
 * @param flags of the lists, by token (`Flag`)
 */
export function withScorers(tokens: TokenList, names: readonly Mention[], language: EntityLanguage, flags: Uint32Array, lists: SportLists): readonly Mention[] {
  const words = wordsOf(language)
  if (words === undefined) return names
  const { starts, ends, count } = tokens
  const wordAt = (token: number) => (token >= 0 && token < count && ends[token]! - starts[token]! <= LONGEST ? textOf(tokens, token) : '')
  const document: PlayerText = { tokens, language, flags, ...lists }
  const player: PlayerShape = {
    surname,
    never: Flag.common | Flag.placeFirst | Flag.major,
    listsFirst: true,
    isOther: (word) => competitions.has(word),
    // what nobody knows is hardly a team behind the plain word for of; nouns have capitals in German
    believes: () => words.articles.size === 0 && language !== 'deu'
  }
  const isPlayer = (token: number) => mayBePlayer(document, token, wordAt(token), player)
  const players: Player[] = []
  for (let token = 1; token + 1 < count; token++) {
    if (!words.beginnings.has(tokens.text, starts[token]!)) continue
    const word = wordAt(token)
    const isOf = words.of.has(word) && words.goals.has(wordAt(token - 1).toLowerCase())
    const isBefore = words.articles.has(word.toLowerCase()) && words.goals.has(wordAt(token + 2)) && isBlankBehind(tokens, token + 1)
    if (!(isOf || isBefore) || !isBlankBehind(tokens, token) || !isPlayer(token + 1)) continue
    let last = token + 1
    while (isOf && last < token + MOST_WORDS && isBlankBehind(tokens, last) && isPlayer(last + 1)) last++
    // a longer name is not whoever stands at its head
    if (isOf && isBlankBehind(tokens, last) && capital.test(wordAt(last + 1))) continue
    players.push({ from: starts[isOf ? token - 1 : token]!, start: starts[token + 1]!, end: ends[last]! })
  }
  return players.length === 0 ? names : withPlayers(tokens, names, players)
}

interface Player {
  /** Where the goal stands. */
  readonly from: number
  readonly start: number
  readonly end: number
}

function withPlayers(tokens: TokenList, names: readonly Mention[], players: readonly Player[]): Mention[] {
  const near = meetings([...names].sort(byStart))
  const replaced = new Set<Mention>()
  const found: Mention[] = []
  for (const { from, start, end } of players) {
    const met = near({ start, end })
    const [name] = met
    if (met.length > 1) continue
    if (name !== undefined) {
      const isCut = name.start < start && name.start <= from
      const isOther = name.start >= start && name.type !== 'PERSON'
      if (replaced.has(name) || (name.confidence ?? 1) >= SURE || name.end > end || !(isCut || isOther)) continue
      replaced.add(name)
      const head = headBefore(tokens, name, from)
      if (head !== undefined) found.push(head)
    }
    found.push(ruleMention(start, end, 'PERSON', 'scorers', CONFIDENCE))
  }
  return [...names.filter((name) => !replaced.has(name)), ...found].sort(byStart)
}

/** The capitalised words that a mention which goes on to the goal begins with. */
function headBefore(tokens: TokenList, name: Mention, to: number): Mention | undefined {
  let token = tokenFrom(tokens, name.start)
  let end = name.start
  while (token < tokens.count && tokens.ends[token]! <= to && capital.test(textOf(tokens, token))) end = tokens.ends[token++]!
  return end > name.start ? { ...name, end } : undefined
}
