/**
 * Persons that a model took together with what stands around them in running text: whom they work for behind a preposition (`Lange von der Sparkasse Kiel`), and what
 * they are to somebody before the name (`Skipper Tom Ridley`, `Tochter Anna Koch`).
 */
import type { TokenList } from '../../../core/spans.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import type { Mention } from '../../types.js'
import { tokenFrom } from '../token-places.js'

/** Words between somebody and the employer. Those of noble names are followed by an article or by the head of an organization's name. */
const prepositions: Partial<Record<EntityLanguage, string>> = {
  eng: 'from at of with',
  deu: 'von vom bei beim',
  nld: 'van bij',
  swe: 'från på hos',
  dan: 'fra hos i',
  nob: 'fra hos i',
  nno: 'frå hos i',
  fra: "chez de du d'",
  spa: 'de del',
  cat: 'de del',
  por: 'de do da',
  ita: 'di del della da dal dalla',
  ron: 'de la din',
  pol: 'z ze od',
  ces: 'z ze od',
  slk: 'z zo od',
  slv: 'iz z s od',
  hrv: 'iz od',
  srp: 'iz od из од',
  rus: 'из от',
  ukr: 'з із від',
  bul: 'от'
}
const articles: ReadonlySet<string> = new Set("der dem den die de het the la le les l' el los las il lo i gli o a os as".split(' '))
/** No noble name has them. */
const plain: ReadonlySet<string> = new Set('chez bei beim from at with hos från fra frå bij iz из от із від od'.split(' '))

const sets = new Map(Object.entries(prepositions).map(([language, words]) => [language as EntityLanguage, new Set(words.split(' '))]))

/** The person and the employer, or the mention. @param flags of the lists, by token (`Flag`) */
export function splitAtEmployer(mention: Mention, tokens: TokenList, language: EntityLanguage, flags: Uint32Array): Mention[] {
  const words = mention.type === 'PERSON' ? sets.get(language) : undefined
  if (words === undefined) return [mention]
  const { text, starts, ends, count } = tokens
  const wordAt = (token: number) => text.slice(starts[token], ends[token])
  for (let token = tokenFrom(tokens, mention.start) + 1; token + 1 < count && ends[token + 1]! <= mention.end; token++) {
    const word = wordAt(token)
    if (!words.has(word)) continue
    const article = articles.has(wordAt(token + 1))
    const employer = article ? token + 2 : token + 1
    if (employer >= count || ends[employer]! > mention.end) return [mention]
    const flag = flags[employer]!
    if ((flag & (Flag.surname | Flag.given)) !== 0) return [mention]
    // heads are words of institutions (`Universität`); a surname with a particle is of no listed organization but by chance
    const isEmployer = (flag & Flag.head) !== 0 || ((plain.has(word) || article) && (flag & Flag.organisationFirst) !== 0)
    if (!isEmployer) return [mention]
    return [
      { ...mention, end: ends[token - 1]! },
      { ...mention, start: starts[employer]!, type: 'ORGANIZATION' }
    ]
  }
  return [mention]
}

/** What somebody is to another one, and players by their place in a team; with a capital at the beginning of a sentence, in German everywhere. */
const roles: ReadonlySet<string> = new Set(
  (
    'son daughter brother sister father mother wife husband widow widower uncle aunt cousin nephew niece grandson granddaughter skipper captain batsman bowler rival teammate ' +
    'sohn tochter bruder schwester vater mutter ehefrau ehemann witwe witwer onkel tante enkel enkelin neffe nichte kapitän torhüter ' +
    'fils fille frère sœur père mère épouse époux veuve oncle neveu nièce ' +
    'hijo hija hermano hermana padre madre esposa esposo viuda tío tía sobrino sobrina nieto nieta ' +
    'figlio figlia fratello sorella moglie marito vedova zio zia nipote ' +
    'filho filha irmão irmã pai mãe marido viúva sobrinho sobrinha neto neta ' +
    'zoon dochter broer zus vader moeder weduwe oom neef nicht ' +
    'dotter bror syster far mor hustru änka søn datter søster kone enke sønn ' +
    'syn córka brat siostra ojciec matka żona mąż wdowa dcera bratr sestra otec manželka manžel dcéra sin kći kćerka otac majka supruga suprug'
  ).split(' ')
)
const MOST_LETTERS = 16
const firstWord = /^(\p{Lu}\p{Ll}{2,15})[ \u00a0]+(?=\p{Lu})/u

/** A full name without what its bearer is to somebody: a word of relatives, or an occupation, before a given name. @param flags of the lists, by token (`Flag`) */
export function withoutRole(mention: Mention, tokens: TokenList, flags: Uint32Array): Mention {
  if (mention.type !== 'PERSON') return mention
  const { text, starts, ends, count } = tokens
  const word = firstWord.exec(text.slice(mention.start, Math.min(mention.end, mention.start + MOST_LETTERS + 2)))
  if (word === null) return mention
  const first = tokenFrom(tokens, mention.start)
  // a surname is behind the given name
  if (first + 2 >= count || starts[first + 2]! >= mention.end || starts[first + 1] !== mention.start + word[0].length) return mention
  if ((flags[first + 1]! & Flag.given) === 0 && !roles.has(word[1]!.toLowerCase())) return mention
  const isOccupation = (flags[first]! & (Flag.jobFirst | Flag.titleFirst)) !== 0 && (flags[first]! & (Flag.given | Flag.surname)) === 0
  if (!isOccupation && !roles.has(word[1]!.toLowerCase())) return mention
  return ends[first + 1]! < mention.end ? { ...mention, start: starts[first + 1]! } : mention
}
