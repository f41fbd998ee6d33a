/**
 * Clubs in talk of matches without capitals (`did u see arsenal`, `widziałeś mecz legii`): names that readers know as a club's and as nothing else, where a word of seeing, playing or
 * scoring stands in the text.
 */
import { TokenClass, type TokenList } from '../../../core/spans.js'
import { beginningsInAnyCase } from '../../beginnings.js'
import { createForm } from '../../chains/name.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { type Mention, ruleMention } from '../../types.js'
import { meetings } from '../cover.js'
import { knownAs } from '../known-type.js'
import { byStart } from '../redactor.js'
import { startsSentence, textOf } from '../token-places.js'
import type { ClubLists } from './small-letter-clubs.js'
import { StemmedWords } from './stemmed-words.js'
import { where } from './teams.js'

/** Matches, goals and who plays, and seeing them, in all languages together. */
const words =
  'match matches game goal goals see saw seen watch watched watching penalty season coach spiel spiele spiels tor tore gesehen geguckt meister wedstrijd ' +
  'gekeken gezien doelpunt matchen matcher såg sett mål kampen kamp kampene så straffe partita partite visto vista gol campione campioni allenatore ' +
  'partido partidos viste visteis penalti jogo jogos viram golo craque partit partits vist meci meciul meciului văzut mecz* widział* gola mistrz* zápas* ' +
  'viděl* videl* gól gólok gólu góly gólů utakmic* gled* tekm* матч* видел* гол гола голы бачи* утакмиц* глед* мача мачът ματς αγών* είδα είδες είδε είδαμε είδαν γκολ meccs* láttát* gólt ottelu* ' +
  'peli pelin näit* maali* mäng* värav* spēl* vārt* rungtyn* įvart* maç maçı maça maçta maçlar maçları izledi* pertandingan nonton gawang trận xem vô match* champions liga league ' +
  'ligue serie'
const watched = new StemmedWords(words)
const beginnings = beginningsInAnyCase(words.replaceAll('*', '').split(' '))
/** Behind them stands a thing (`an arsenal`). */
const indefinite: ReadonlySet<string> = new Set('a an un une una uno um uma ein eine einen en ett et een'.split(' '))
const CONFIDENCE = 0.75
/** A model that is surer is believed. */
const SURE = 0.9
const SHORTEST = 3
/** Letters of talk that is read so. */
const MOST_LETTERS = 2_000

/** The names with such clubs; what a model was not sure of gives way. Linear. @param names in text order, without overlaps @param flags of the lists, by token (`Flag`), read without capitals */
export function withWatchedClubs(
  tokens: TokenList,
  names: readonly Mention[],
  language: EntityLanguage,
  { known, clubs }: ClubLists,
  flags: Uint32Array
): readonly Mention[] {
  const { text, starts, ends, count, classes } = tokens
  if (known === undefined || text.length > MOST_LETTERS || !isOfMatches(tokens)) return names
  const near = meetings(names)
  const found: Mention[] = []
  for (let token = 0; token < count; token++) {
    const span = { start: starts[token]!, end: ends[token]! }
    if (classes[token] !== TokenClass.word || span.end - span.start < SHORTEST || (flags[token]! & Flag.common) !== 0) continue
    const before = token > 0 && !startsSentence(tokens, token) ? textOf(tokens, token - 1) : ''
    if (where.has(before) || indefinite.has(before)) continue
    const form = createForm(textOf(tokens, token), language)
    const one = knownAs(form, language, known)
    if (one?.type !== 'ORGANIZATION' || !(one.isListed || known.isFamous(one.entity)) || known.find(form.stems, language)?.isWord === true) continue
    if (clubs?.has(form, language) !== true) continue
    const met = near(span)
    if (met.length > 1 || met.some((name) => name.type === 'ORGANIZATION' || name.end - name.start > span.end - span.start || (name.confidence ?? 1) >= SURE))
      continue
    found.push(ruleMention(span.start, span.end, 'ORGANIZATION', 'watched-clubs', CONFIDENCE))
  }
  if (found.length === 0) return names
  const taken = meetings(found)
  return [...names.filter((name) => taken(name).length === 0), ...found].sort(byStart)
}

function isOfMatches(tokens: TokenList): boolean {
  for (let token = 0; token < tokens.count; token++)
    if (tokens.classes[token] === TokenClass.word && beginnings.has(tokens.text, tokens.starts[token]!) && watched.has(textOf(tokens, token).toLowerCase()))
      return true
  return false
}
