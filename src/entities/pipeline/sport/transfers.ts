/** Clubs between which a player goes (`Chelsea sign Joao Pedro from Brighton for £60m`): the town behind the player, and the one that buys or sells, are clubs there. */
import type { TokenList } from '../../../core/spans.js'
import type { EntityLanguage } from '../../languages.js'
import type { Mention } from '../../types.js'
import { isCountry } from '../named-countries.js'
import { startsSentence, tokenFrom } from '../token-places.js'
import { clubWords } from './club-words.js'
import { StemmedWords } from './stemmed-words.js'

interface TransferWords {
  readonly verbs: ReadonlySet<string>
  readonly to: ReadonlySet<string>
  readonly fee: RegExp
  readonly players: StemmedWords
}

const english: TransferWords = {
  verbs: new Set(
    'sign signs signed signing sell sells sold selling buy buys bought buying loan loans loaned poach poaches poached land lands landed'.split(' ')
  ),
  to: new Set(['from', 'to']),
  fee: /^[ \u00a0]for[ \u00a0](?:a[ \u00a0])?(?:[£€$][\d.]|(?:fee|record|club[ -]record)(?!\p{L}))/u,
  players: new StemmedWords(clubWords.eng?.players)
}
/** Words of a player between the verb and the preposition. */
const MOST_WORDS = 4
/** Words between the subject and its verb: `agree to`. */
const VERB_WITHIN = 3

/** @param mentions in text order, without overlaps @returns the same, towns that are clubs as organizations. Linear. */
export function withTransfers(tokens: TokenList, mentions: readonly Mention[], language: EntityLanguage): Mention[] {
  if (language !== 'eng' || !mentions.some(({ type }) => type === 'LOCATION')) return [...mentions]
  const clubs = new Set<number>()
  mentions.forEach((mention, index) => {
    const isPlace = mention.type === 'LOCATION'
    if ((!isPlace && mention.type !== 'ORGANIZATION') || isCountry(tokens.text, mention, language)) return
    const verb = verbBefore(tokens, mention, mentions[index - 1])
    if (verb === undefined) return
    if (isPlace) clubs.add(index)
    let subject = index - 1
    while (subject >= 0 && mentions[subject]!.end > tokens.starts[verb]!) subject--
    if (
      subject >= 0 &&
      mentions[subject]!.type === 'LOCATION' &&
      isSubject(tokens, mentions[subject]!, verb) &&
      !isCountry(tokens.text, mentions[subject]!, language)
    )
      clubs.add(subject)
  })
  return clubs.size === 0 ? [...mentions] : mentions.map((mention, index) => (clubs.has(index) ? { ...mention, type: 'ORGANIZATION' } : mention))
}

/** The verb by which a player goes to or from a town: nothing but the player stands between them, and a fee behind or a person tells that it is one. */
function verbBefore(tokens: TokenList, town: Mention, player: Mention | undefined): number | undefined {
  const preposition = tokenFrom(tokens, town.start) - 1
  if (preposition < 2 || !english.to.has(wordAt(tokens, preposition))) return undefined
  const isPerson = player?.type === 'PERSON' && tokenFrom(tokens, player.end) === preposition
  if (!isPerson && !english.fee.test(tokens.text.slice(town.end, town.end + 24))) return undefined
  for (let token = preposition - 1; token >= Math.max(0, preposition - 1 - MOST_WORDS); token--) {
    const word = wordAt(tokens, token)
    if (english.verbs.has(word)) return token < preposition - 1 ? token : undefined
    if (!/^\p{Lu}/u.test(tokens.text.slice(tokens.starts[token], tokens.ends[token])) && !english.players.has(word)) return undefined
    if (startsSentence(tokens, token)) return undefined
  }
  return undefined
}

function isSubject(tokens: TokenList, mention: Mention, verb: number): boolean {
  const next = tokenFrom(tokens, mention.end)
  if (next > verb || verb - next > VERB_WITHIN) return false
  for (let token = next; token < verb; token++) if (startsSentence(tokens, token) || !/^\p{Ll}/u.test(wordAt(tokens, token))) return false
  return true
}

function wordAt({ text, starts, ends, count }: TokenList, token: number): string {
  return token < 0 || token >= count ? '' : text.slice(starts[token], ends[token]).toLowerCase()
}
