/**
 * Clubs by the letters before their name (`HK Poprad`, `KS Wisłoka`): whatever a model took for a person or a town, or missed in a sentence of a match, is an organization. And the
 * best of a match with how many points (`Najefikasniji je bio Sterling Braun sa 21 poenom`), who is a person.
 */

import { TokenClass, type TokenList } from '../../../core/spans.js'
import { type Beginnings, beginningsOf } from '../../beginnings.js'
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { meetings } from '../cover.js'
import { byStart } from '../redactor.js'
import { isBlankBehind, textOf } from '../token-places.js'
import { matchWords } from './team-words.js'
import { hasScore } from './teams.js'

const slavic = 'FC FK NK HK HC KK BK OK RK SK MFK TJ ŠK VK'
/** Letters that hardly anything else has before its name. */
const letters: Partial<Record<EntityLanguage, string>> = {
  deu: 'FC SV TSV TuS VfB VfL VfR FSV SpVgg SSV TSG',
  nld: 'FC SC VV',
  spa: 'CD UD SD RCD FC',
  cat: 'CE UE FC',
  por: 'CD FC SC GD UD',
  ita: 'FC SSC ACF USD ASD',
  ron: 'FC CS CSM ACS CSU FCM',
  pol: `KS MKS GKS LKS AZS ŁKS RKS ZKS ${slavic.replace('OK ', '')}`,
  ces: slavic,
  slk: slavic,
  slv: `${slavic} ŽRK RD`,
  hrv: `${slavic} HNK GNK`,
  srp: `${slavic} ФК НК ХК КК БК ОК РК СК`,
  bul: 'ФК ХК БК ВК ПФК',
  rus: 'ФК ХК БК ВК МФК',
  ukr: 'ФК ХК БК ВК МФК НК',
  hun: 'FC SC TC SE',
  lit: 'FK BC FC',
  lav: 'FK BK HK FC',
  est: 'FC JK BC'
}
interface Letters {
  readonly all: ReadonlySet<string>
  readonly beginnings: Beginnings
  readonly verbs: ReadonlySet<string>
}
const lettersOf = perLanguage((language): Letters | undefined => {
  if (letters[language] === undefined) return undefined
  const all = new Set(letters[language].split(' '))
  return { all, beginnings: beginningsOf(all), verbs: new Set(matchWords[language]?.split(' ')) }
})
const named = /^\p{Lu}[\p{L}\p{M}'’-]*\p{Ll}/u
const MOST_WORDS = 2
/** Letters of a sentence on either side in which a score or a verb of matches is looked for. */
const REACH = 120
const CONFIDENCE = 0.85
/** A model that is surer is believed. */
const SURE = 0.95

/** The names with such clubs. Linear. @param names in any order */
export function withAbbreviatedClubs(tokens: TokenList, names: readonly Mention[], language: EntityLanguage): readonly Mention[] {
  const clubs = lettersOf(language)
  if (clubs === undefined) return names
  const { text, starts, ends, count } = tokens
  const found: Mention[] = []
  const gone = new Set<Mention>()
  let near: ReturnType<typeof meetings<Mention>> | undefined
  for (let token = 0; token + 1 < count; token++) {
    if (tokens.classes[token] !== TokenClass.word || !clubs.beginnings.has(text, starts[token]!)) continue
    if (!clubs.all.has(textOf(tokens, token)) || !isBlankBehind(tokens, token) || !named.test(textOf(tokens, token + 1))) continue
    let last = token + 1
    while (last + 1 < count && last - token < MOST_WORDS && isBlankBehind(tokens, last) && named.test(textOf(tokens, last + 1))) last++
    const [start, end] = [starts[token]!, ends[last]!]
    near ??= meetings(names.toSorted(byStart))
    const met = near({ start, end })
    const isOther = met.some(
      (one) => one.start < start || one.end > end || one.confidence === undefined || one.type === 'ORGANIZATION' || one.confidence >= SURE
    )
    if (isOther || (met.length === 0 && !isOfMatch(text, start, end, clubs.verbs))) continue
    for (const one of met) gone.add(one)
    // a model knows better where the name ends
    found.push(ruleMention(start, met.at(-1)?.end ?? end, 'ORGANIZATION', 'abbreviated-clubs', CONFIDENCE))
    token = last
  }
  return found.length === 0 ? names : [...names.filter((name) => !gone.has(name)), ...found].sort(byStart)
}

const sentenceEnd = /[.!?](?=\s|$)|[\n\r]/u

function isOfMatch(text: string, start: number, end: number, verbs: ReadonlySet<string>): boolean {
  const before = text
    .slice(Math.max(0, start - REACH), start)
    .split(sentenceEnd)
    .at(-1)!
  const said = before + text.slice(end, end + REACH).split(sentenceEnd)[0]!
  return hasScore(said) || said.split(/[^\p{L}\p{M}'’]+/u).some((word) => verbs.has(word))
}

/** The best of a match, in small letters. */
const best: Partial<Record<EntityLanguage, string>> = {
  eng: 'top scorer|top-scorer|leading scorer',
  deu: 'topscorer|bester werfer|beste werferin|bester schütze',
  nld: 'topscorer|topschutter',
  spa: 'máximo anotador|máxima anotadora|mejor anotador|máximo goleador',
  ita: 'miglior marcatore|top scorer|miglior realizzatore',
  por: 'cestinha|melhor marcador|melhor marcadora',
  fra: 'meilleur marqueur|meilleure marqueuse|meilleur scoreur',
  ron: 'cel mai bun marcator|golgheterul|cea mai bună marcatoare',
  pol: 'najskuteczniejszy|najskuteczniejsza|najskuteczniejszym|najskuteczniejszą|najlepszym strzelcem',
  ces: 'nejlepším střelcem|nejproduktivnějším|nejlepší střelkyní',
  slk: 'najlepším strelcom|najproduktívnejším|najlepšou strelkyňou',
  slv: 'najučinkovitejši|najučinkovitejša|najboljši strelec|najboljša strelka',
  hrv: 'najefikasniji|najefikasnija|najbolji strijelac|najbolja strijelkinja',
  srp: 'najefikasniji|najefikasnija|najbolji strelac|најефикаснији|најефикаснија|најбољи стрелац',
  lit: 'rezultatyviausias|rezultatyviausiai'
}
/** A sentence may begin with them. */
const inEitherCase = (words: string) =>
  words
    .split('|')
    .map((word) => `[${word[0]}${word[0]!.toUpperCase()}]${word.slice(1)}`)
    .join('|')
const bestOf = perLanguage((language) =>
  best[language] === undefined
    ? undefined
    : new RegExp(
        `(?<!\\p{L})(?:${inEitherCase(best[language])})(?:,? \\p{Ll}{1,12}){0,4},? (?<name>\\p{Lu}[\\p{Ll}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){1,2})(?=,? (?:with|mit|met|con|com|avec|cu|z|ze|s|so|sa|са) \\d)`,
        'gu'
      )
)

/** The names with the best of a match as persons. Linear. @param names in any order */
export function withBestOfMatches(tokens: TokenList, names: readonly Mention[], language: EntityLanguage): readonly Mention[] {
  const pattern = bestOf(language)
  if (pattern === undefined) return names
  const found = new Set<string>()
  for (const { 0: said, index, groups } of tokens.text.matchAll(pattern)) {
    const start = index + said.length - groups!.name!.length
    found.add(`${start} ${start + groups!.name!.length}`)
  }
  if (found.size === 0) return names
  return names.map((name) =>
    (name.type === 'ORGANIZATION' || name.type === 'LOCATION') && name.confidence !== undefined && found.has(`${name.start} ${name.end}`)
      ? { ...name, type: 'PERSON' }
      : name
  )
}
