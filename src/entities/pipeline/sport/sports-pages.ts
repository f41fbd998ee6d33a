/**
 * Clubs by their names (`ClubNames`) on pages of sport: what a model took for a town, a person or nothing is the club there, where words of matches, scores and other
 * clubs are around. A headline is a page of its own. A town behind a preposition of place stays one.
 */
import type { Span, TokenList } from '../../../core/spans.js'
import { createForm } from '../../chains/name.js'
import { capitalNouns } from '../../language-kinds.js'
import type { EntityLanguage } from '../../languages.js'
import { type ClubNames, MOST_CLUB_WORDS } from '../../lists/club-names.js'
import { Flag } from '../../lists/kinds.js'
import { type Mention, ruleMention } from '../../types.js'
import { Cover } from '../cover.js'
import { isCountry } from '../named-countries.js'
import { byStart } from '../redactor.js'
import { linesOf } from '../text-lines.js'
import { isBlankBehind, startsSentence, textOf, tokenFrom } from '../token-places.js'
import { adjective, isGround } from './grounds.js'
import { league, Sign, type SignWords, signsOf, wordPattern } from './sport-signs.js'
import { hasScore } from './teams.js'

/** Evidence that a name needs, of its page and of the words beside it. */
const LEAST = 3
const SURE = 2
/** Share of the names that are right. */
const CONFIDENCE = 0.8
/** What the words beside a name and the other clubs of its page add at most. */
const MOST_BESIDE = 2
/** Signs of a text that is one report, or headlines. */
const MOST_REPORT = 1200
const MOST_HEADLINE = 120
/** Letters of shorter words may be a part of a name. */
const SHORTEST_VERB = 4
const LONGEST_ARTICLE = 3
/** Words between a name and a verb of clubs. */
const WITHIN = 2
const SCORE_REACH = 10
/** Types of what may be a rival. */
const named: ReadonlySet<string> = new Set(['LOCATION', 'ORGANIZATION'])
/** Languages whose sentences end with the verb. */
const verbLast: ReadonlySet<EntityLanguage> = new Set(['tur'])
const sentenceMark = /[.!?…:»”"]\s*$/u
const capital = /^[\p{Lu}\p{Lt}]/u
const small = /^\p{Ll}/u
/**
 * @param mentions in text order, without overlaps
 * @param flags of the lists, by token (`Flag`)
 * @returns the same with clubs as organizations. Linear.
 */
export function withClubNames(
  tokens: TokenList,
  mentions: readonly Mention[],
  language: EntityLanguage,
  names: ClubNames | undefined,
  flags: Uint32Array
): Mention[] {
  const signs = signsOf(language)
  if (names === undefined || signs === undefined) return [...mentions]
  const page = new Page(tokens, language, names, signs, flags)
  const cut = mentions.flatMap((mention) => page.cutAtVerb(mention))
  const surnames = surnamesOf(tokens.text, cut)
  const result: Mention[] = []
  let next = 0
  for (const zone of zonesOf(tokens)) {
    while (next < cut.length && cut[next]!.start < zone.start) result.push(cut[next++]!)
    const own: Mention[] = []
    while (next < cut.length && cut[next]!.end <= zone.end) own.push(cut[next++]!)
    result.push(...page.withClubsOf(zone, own, surnames))
  }
  return [...result, ...cut.slice(next)].sort(byStart)
}

/** A stretch of text that is about one thing. */
interface Zone extends Span {
  readonly kind: 'headline' | 'report' | 'sentence'
}

/** A name of a club that stands in the text. */
interface Found extends Span {
  readonly words: number
  /** Evidence of what stands right beside it. */
  readonly beside: number
  /** Where no club is known by this name: whether another one is met. */
  readonly isNew?: 'rival' | 'town'
}

interface Word extends Span {
  readonly written: string
  readonly signs: number
}

class Page {
  readonly #text: string
  readonly #tokens: TokenList
  readonly #language: EntityLanguage
  readonly #names: ClubNames
  readonly #signs: SignWords
  readonly #flags: Uint32Array

  constructor(tokens: TokenList, language: EntityLanguage, names: ClubNames, signs: SignWords, flags: Uint32Array) {
    this.#text = tokens.text
    this.#tokens = tokens
    this.#language = language
    this.#names = names
    this.#signs = signs
    this.#flags = flags
  }

  /** `Saint-Étienne limoge Horneland`, which a model took for one name. */
  cutAtVerb(mention: Mention): Mention[] {
    if (mention.type !== 'LOCATION' && mention.type !== 'ORGANIZATION' && mention.type !== 'PERSON') return [mention]
    const written = this.#text.slice(mention.start, mention.end)
    if (!written.includes(' ')) return [mention]
    const words = this.#wordsOf(mention)
    const verb = words.findIndex((word, at) => at > 0 && small.test(word.written) && word.written.length >= SHORTEST_VERB && (word.signs & Sign.verb) !== 0)
    if (verb < 0) return verbLast.has(this.#language) ? this.#pairOf(mention, words) : [mention]
    const before: Mention = { ...mention, end: words[verb - 1]!.end }
    if (!this.#isClub(before)) return [mention]
    const parts: Mention[] = [{ ...before, type: 'ORGANIZATION' }]
    const rest = words.slice(verb + 1).find(({ written: word }) => capital.test(word))
    if (rest !== undefined) {
      const behind = { ...mention, start: rest.start }
      const isDeal = (words[verb]!.signs & Sign.deal) !== 0
      parts.push({ ...behind, type: this.#isClub(behind) ? 'ORGANIZATION' : isDeal ? 'PERSON' : mention.type })
    }
    return parts
  }

  /** `Galatasaray Başakşehir'i`, who meet before the verb. */
  #pairOf(mention: Mention, words: readonly Word[]): Mention[] {
    if (this.#isClub(mention)) return [mention]
    for (let at = 1; at < words.length; at++) {
      const [one, other] = [
        { ...mention, end: words[at - 1]!.end, type: 'ORGANIZATION' },
        { ...mention, start: words[at]!.start, type: 'ORGANIZATION' }
      ]
      if (this.#isClub(one) && this.#isClub(other)) return [one, other]
    }
    return [mention]
  }

  /** The mentions of a page with its clubs. */
  withClubsOf(zone: Zone, mentions: readonly Mention[], surnames: ReadonlySet<string>): readonly Mention[] {
    const written = this.#text.slice(zone.start, zone.end)
    const isScored = hasScore(written)
    const isLeague = league.test(written)
    // reports have scores, strikers or leagues; anybody wins something at home
    if (zone.kind !== 'headline' && !isScored && !isLeague && !this.#isSure(zone)) return mentions
    const words = this.#wordsOf(zone)
    let signs = 0
    for (const word of words) signs |= word.signs
    if ((signs & Sign.contest) !== 0) return mentions
    const points =
      ((signs & Sign.sure) !== 0 ? SURE : 0) +
      [Sign.coach, Sign.verb, Sign.page].filter((sign) => (signs & sign) !== 0).length +
      (isScored ? 1 : 0) +
      (isLeague ? 1 : 0)
    if (points === 0 || points + MOST_BESIDE < LEAST) return mentions
    const found = this.#clubsOf(words).filter((club) => !isCountry(this.#text, { ...club, type: 'LOCATION', source: 'gazetteer', weight: 0 }, this.#language))
    const worth = points + (new Set(found.map(({ start, end }) => this.#text.slice(start, end))).size > 1 ? 1 : 0)
    const caution = zone.kind === 'sentence' ? 1 : 0
    const clubs: Mention[] = []
    const towns: Mention[] = []
    let next = 0
    for (const club of this.#besideOthers(words, mentions, found)) {
      while (next < mentions.length && mentions[next]!.end <= club.start) next++
      let last = next
      while (last < mentions.length && mentions[last]!.start < club.end) last++
      const met = mentions.slice(next, last)
      const [only] = met
      const isBehindTown = met.length === 1 && this.#isBehindTown(club, only!)
      if (!isBehindTown && met.some(({ start, end }) => start < club.start || end > club.end)) continue
      // in a long text a sentence on sport may be the only one
      const isAside = zone.kind === 'sentence' && !(met.length === 1 && only!.start === club.start && only!.end === club.end)
      if (!isAside && this.#needs(club, met, surnames) + caution + (isScored || club.beside > 0 ? 0 : 1) <= worth + club.beside) {
        clubs.push(ruleMention(club.start, club.end, 'ORGANIZATION', 'club-names', CONFIDENCE))
        // `w Gdyni Piasta`
        if (isBehindTown) towns.push({ ...only!, end: only!.start + this.#text.slice(only!.start, club.start).trimEnd().length })
      }
    }
    if (clubs.length === 0) return mentions
    const taken = new Cover(this.#text.length, clubs)
    const kept = mentions.filter((mention) => !taken.overlaps(mention))
    return [...kept, ...towns, ...clubs].sort(byStart)
  }

  #isSure({ start, end }: Span): boolean {
    return this.#signs.areSure(this.#tokens, tokenFrom(this.#tokens, start), tokenFrom(this.#tokens, end))
  }

  /** `w Gdyni Piasta`, and not `u Velikoj Gorici`: an adjective belongs to the town behind it. */
  #isBehindTown({ start, end }: Span, town: Mention): boolean {
    if (town.type !== 'LOCATION' || town.start >= start || town.end !== end) return false
    return !adjective.test(this.#text.slice(town.start, start).trimEnd()) && (this.#flags[tokenFrom(this.#tokens, start)]! & (Flag.placeFirst << 1)) === 0
  }

  /** The evidence that a name needs to be the club's. @param met what a model made of its words */
  #needs(club: Found, met: readonly Mention[], surnames: ReadonlySet<string>): number {
    const [only] = met
    const isWhole = met.length === 1 && only!.start === club.start && only!.end === club.end
    if (isWhole && only!.type === 'ORGANIZATION') return Number.POSITIVE_INFINITY
    const written = this.#text.slice(club.start, club.end)
    const first = tokenFrom(this.#tokens, club.start)
    const flags = this.#flags[first]!
    const isPersonal = club.words === 1 && (flags & (Flag.given | Flag.surname)) !== 0
    const isGiven = isPersonal && (flags & Flag.given) !== 0
    if (surnames.has(written.toLowerCase()) || isGround(this.#tokens, club, this.#language, this.#signs)) return Number.POSITIVE_INFINITY
    if (isWhole && only!.type === 'LOCATION') return LEAST + (club.isNew === 'town' ? 1 : 0)
    if (isWhole && only!.type === 'PERSON') return LEAST + (isPersonal ? 1 : 0) + (isGiven && club.beside === 0 ? 1 : 0)
    if (met.length > 0) return club.words > 1 ? LEAST : LEAST + 1
    if (club.words > 1) return LEAST
    // a part of a longer name: `Rosario Central`
    if (this.#isBesideCapital(first)) return Number.POSITIVE_INFINITY
    // `The striker`, which a list has for a club that is called by its article
    if (written.length <= LONGEST_ARTICLE && (flags & Flag.common) !== 0) return Number.POSITIVE_INFINITY
    const isHidden = startsSentence(this.#tokens, first) || (flags & Flag.common) !== 0
    const isNoun = capitalNouns.has(this.#language) && club.beside === 0
    return LEAST + (isPersonal ? 1 : 0) + (isHidden ? 1 : 0) + (isNoun ? 2 : 0)
  }

  #isBesideCapital(token: number): boolean {
    const isCapital = (at: number) => capital.test(textOf(this.#tokens, at))
    if (token > 0 && isBlankBehind(this.#tokens, token - 1) && isCapital(token - 1)) return true
    return token + 1 < this.#tokens.count && isBlankBehind(this.#tokens, token) && isCapital(token + 1)
  }

  #isClub({ start, end }: Span): boolean {
    return this.#names.has(createForm(this.#text.slice(start, end), this.#language), this.#language)
  }

  #wordsOf({ start, end }: Span): Word[] {
    return Array.from(this.#text.slice(start, end).matchAll(wordPattern), ({ 0: written, index }) => ({
      start: start + index,
      end: start + index + written.length,
      written,
      signs: this.#signs.of(written.toLowerCase())
    }))
  }

  /** The longest names of clubs among words, none in another. */
  #clubsOf(words: readonly Word[]): Found[] {
    const found: Found[] = []
    for (let at = 0; at < words.length; at++) {
      if (!capital.test(words[at]!.written)) continue
      let most = 1
      while (
        most < MOST_CLUB_WORDS &&
        at + most < words.length &&
        words[at + most]!.start - words[at + most - 1]!.end === 1 &&
        !small.test(words[at + most]!.written)
      )
        most++
      for (let length = most; length > 0; length--) {
        const span = { start: words[at]!.start, end: words[at + length - 1]!.end }
        if ((length === 1 && words[at]!.signs !== 0) || !this.#isClub(span)) continue
        found.push({ ...span, words: length, beside: this.#isAdjacent(words, at, at + length, span) ? 1 : 0 })
        at += length - 1
        break
      }
    }
    return found
  }

  /**
   * The names with what stands beside them: whom they meet, or whom they sign or sack; and towns that are met, or meet somebody, though no list has them as a club's
   * (`Вашингтон победил Сент-Луис`, `face à Brest`).
   */
  #besideOthers(words: readonly Word[], mentions: readonly Mention[], known: readonly Found[]): Found[] {
    const places = new Map(words.map(({ start }, at) => [start, at]))
    const clubs = new Map(known.map((club) => [club.start, club]))
    const found: Found[] = []
    const met = new Map(mentions.map((mention) => [mention.start, mention]))
    const names = [...mentions.filter(({ start }) => !clubs.has(start) && places.has(start)), ...known].sort(byStart)
    const isTeam = (name: Span | undefined) => name !== undefined && (clubs.has(name.start) || named.has(met.get(name.start)?.type ?? ''))
    names.forEach((name, index) => {
      const club = clubs.get(name.start)
      if (club === undefined && (met.get(name.start)!.type !== 'LOCATION' || isCountry(this.#text, met.get(name.start)!, this.#language))) return
      const [before, behind] = [names[index - 1], names[index + 1]]
      const first = places.get(name.start)!
      const isMeeting =
        (isTeam(before) && (this.#between(words, before!, first) & Sign.verb) !== 0) ||
        (isTeam(behind) && (this.#between(words, name, places.get(behind!.start)!) & Sign.verb) !== 0)
      const isDealing =
        behind !== undefined && met.get(behind.start)?.type === 'PERSON' && (this.#between(words, name, places.get(behind.start)!) & Sign.deal) !== 0
      const more = isMeeting || isDealing ? 1 : 0
      if (club !== undefined) found.push({ ...club, beside: club.beside + more })
      else {
        let next = first + 1
        while (next < words.length && words[next]!.start < name.end) next++
        if (this.#isBesideVerb(words, first, next))
          found.push({ start: name.start, end: name.end, words: next - first, beside: 1 + more, isNew: isMeeting ? 'rival' : 'town' })
      }
    })
    return found
  }

  /** The signs of a word or two that stand between two names and alone there; none where it is more. @param first place of the first word of the second name */
  #between(words: readonly Word[], left: Span, first: number): number {
    let signs = 0
    let at = first - 1
    for (; at >= 0 && at >= first - 1 - WITHIN && words[at]!.start >= left.end; at--) signs |= words[at]!.signs
    return at < 0 || words[at]!.start < left.end ? signs : 0
  }

  /** Whether a verb of clubs or a score stands beside a name. */
  #isAdjacent(words: readonly Word[], first: number, next: number, { start, end }: Span): boolean {
    return (
      this.#isBesideVerb(words, first, next) ||
      hasScore(this.#text.slice(end, end + SCORE_REACH)) ||
      hasScore(this.#text.slice(Math.max(0, start - SCORE_REACH), start))
    )
  }

  #isBesideVerb(words: readonly Word[], first: number, next: number): boolean {
    for (let at = Math.max(0, first - WITHIN); at < Math.min(words.length, next + WITHIN); at++)
      if ((at < first || at >= next) && (words[at]!.signs & Sign.verb) !== 0 && small.test(words[at]!.written)) return true
    return false
  }
}

/** The headlines of a short text, each by itself; a short report as a whole; of a longer text each sentence. */
function zonesOf(tokens: TokenList): Zone[] {
  const { text, sentences, starts } = tokens
  if (text.length <= MOST_REPORT) {
    const lines = linesOf(text)
    const headlines = lines.filter((line) => !sentenceMark.test(line.text)).length
    if (2 * headlines < lines.length) return [{ start: 0, end: text.length, kind: 'report' }]
    return lines.map((line) => ({ start: line.start, end: line.start + line.text.length, kind: line.text.length <= MOST_HEADLINE ? 'headline' : 'report' }))
  }
  return Array.from(sentences, (first, index): Zone => {
    const next = sentences[index + 1]
    return { start: starts[first]!, end: next === undefined ? text.length : starts[next]!, kind: 'sentence' }
  })
}

function surnamesOf(text: string, mentions: readonly Mention[]): ReadonlySet<string> {
  return new Set(
    mentions.flatMap(({ type, start, end }) => {
      const words = type === 'PERSON' ? text.slice(start, end).split(/[ \u00a0]+/u) : []
      return words.length > 1 ? [words.at(-1)!.toLowerCase()] : []
    })
  )
}
