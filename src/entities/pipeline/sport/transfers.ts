/** Clubs between which a player goes (`Chelsea sign Joao Pedro from Brighton for £60m`): the town behind the player, and the one that buys or sells, are clubs there. */
import type { TokenList } from '../../../core/spans.js'
import { createForm } from '../../chains/name.js'
import type { EntityLanguage } from '../../languages.js'
import type { ClubNames } from '../../lists/club-names.js'
import { perLanguage } from '../../per-language.js'
import type { Mention } from '../../types.js'
import { isCountry } from '../named-countries.js'
import { startsSentence, tokenFrom } from '../token-places.js'
import { clubWords } from './club-words.js'
import { StemmedWords } from './stemmed-words.js'

interface TransferWords {
  readonly verbs: ReadonlySet<string>
  readonly beside: ReadonlySet<string>
  readonly players: StemmedWords
}

/** Signing, loaning, selling; from and to. In other languages than English both must be known as clubs. */
const table: Partial<Record<EntityLanguage, { readonly verbs: string; readonly beside: string }>> = {
  eng: {
    verbs: 'sign signs signed signing sell sells sold selling buy buys bought buying loan loans loaned poach poaches poached land lands landed',
    beside: 'from to'
  },
  deu: { verbs: 'verpflichtet verpflichtete leiht', beside: 'von aus' },
  nld: { verbs: 'haalt haalde huurt huurde contracteert contracteerde', beside: 'van' },
  swe: { verbs: 'värvar värvade lånar lånade köper', beside: 'från' },
  dan: { verbs: 'køber købte lejer lejede', beside: 'fra' },
  nob: { verbs: 'signerer signerte låner', beside: 'fra' },
  nno: { verbs: 'signerer lånar', beside: 'frå' },
  fra: { verbs: 'recrute engage signe prête', beside: 'de à' },
  ita: { verbs: 'acquista preleva ingaggia', beside: 'da dal dalla' },
  spa: { verbs: 'ficha fichó cede cedió', beside: 'del de al a' },
  por: { verbs: 'contrata contratou empresta emprestou', beside: 'do da ao' },
  pol: { verbs: 'sprowadził sprowadziła wypożyczył wypożyczyła pozyskał pozyskała', beside: 'z ze do' },
  ces: { verbs: 'získal získala angažoval angažovala', beside: 'z ze' },
  slk: { verbs: 'získal získala angažoval angažovala', beside: 'z zo' }
}
const wordsOf = perLanguage((language): TransferWords | undefined => {
  const words = table[language]
  if (words === undefined) return undefined
  return { verbs: new Set(words.verbs.split(' ')), beside: new Set(words.beside.split(' ')), players: new StemmedWords(clubWords[language]?.players) }
})
const fee = /^[ \u00a0]for[ \u00a0](?:a[ \u00a0])?(?:[£€$][\d.]|(?:fee|record|club[ -]record)(?!\p{L}))/u
/** Words of a player between the verb and the preposition. */
const MOST_WORDS = 4
/** Words between the subject and its verb: `agree to`. */
const VERB_WITHIN = 3

/**
 * @param mentions in text order, without overlaps
 * @param clubs by which both towns are known, but in English
 * @returns the same, towns that are clubs as organizations. Linear.
 */
export function withTransfers(tokens: TokenList, mentions: readonly Mention[], language: EntityLanguage, clubs?: ClubNames): Mention[] {
  const words = wordsOf(language)
  if (words === undefined || !mentions.some(({ type }) => type === 'LOCATION')) return [...mentions]
  const isEnglish = language === 'eng'
  const isClub = ({ start, end }: Mention) => isEnglish || clubs?.has(createForm(tokens.text.slice(start, end), language), language) === true
  const found = new Set<number>()
  mentions.forEach((mention, index) => {
    const isPlace = mention.type === 'LOCATION'
    if ((!isPlace && mention.type !== 'ORGANIZATION') || isCountry(tokens.text, mention, language)) return
    const verb = verbBefore(tokens, mention, mentions[index - 1], words, isEnglish)
    if (verb === undefined) return
    let subject = index - 1
    while (subject >= 0 && mentions[subject]!.end > tokens.starts[verb]!) subject--
    const buyer =
      subject >= 0 && isSubject(tokens, mentions[subject]!, verb) && !isCountry(tokens.text, mentions[subject]!, language) ? mentions[subject]! : undefined
    const isBuyer = buyer !== undefined && (buyer.type === 'ORGANIZATION' || (buyer.type === 'LOCATION' && isClub(buyer)))
    if (!isEnglish && !(isBuyer && (!isPlace || isClub(mention)))) return
    if (isPlace) found.add(index)
    if (isBuyer && buyer.type === 'LOCATION') found.add(subject)
  })
  return found.size === 0 ? [...mentions] : mentions.map((mention, index) => (found.has(index) ? { ...mention, type: 'ORGANIZATION' } : mention))
}

/** The verb by which a player goes to or from a town: nothing but the player stands between them, and a fee behind or a person tells that it is one. */
function verbBefore(tokens: TokenList, town: Mention, player: Mention | undefined, words: TransferWords, isEnglish: boolean): number | undefined {
  const preposition = tokenFrom(tokens, town.start) - 1
  if (preposition < 2 || !words.beside.has(wordAt(tokens, preposition))) return undefined
  const isPerson = player?.type === 'PERSON' && tokenFrom(tokens, player.end) === preposition
  if (!isPerson && !(isEnglish && fee.test(tokens.text.slice(town.end, town.end + 24)))) return undefined
  for (let token = preposition - 1; token >= Math.max(0, preposition - 1 - MOST_WORDS); token--) {
    const word = wordAt(tokens, token)
    if (words.verbs.has(word)) return token < preposition - 1 ? token : undefined
    if (!/^\p{Lu}/u.test(tokens.text.slice(tokens.starts[token], tokens.ends[token])) && !words.players.has(word)) return undefined
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
