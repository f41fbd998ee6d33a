/** Towns at which a match is, beside those that play it: behind a preposition of place, in a case for places, behind the score. */
import type { Span, TokenList } from '../../../core/spans.js'
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'
import { isBeside, textOf, tokenFrom } from '../token-places.js'
import { Sign, type SignWords } from './sport-signs.js'

/** Words between a verb and `with` behind it. */
const COMPANION_WITHIN = 3
/** With, or from: whom a verb of matches tells. */
const companions: ReadonlySet<string> = new Set(['z', 'ze', 's', 'se', 'sa', 'с', 'со', 'з', 'із', 'зі', 'bei'])
/** Cases of Slavic adjectives before nouns. */
export const adjective = /(?:ej|ym|im|oj|om|em|é|ém|ой|ом|ем|ої|ому|ій|ich|ych)$/u
/** A score and a word behind which the ground stands. */
const groundBehind = /\d ?[-–:] ?\d{1,2} (?:al|allo|alla|all['’]|at|im|am|en el|en la|no|na|w|v|u)[ \u00a0]?$/u
const GROUND_WITHIN = 16
const quoteBehind = /^ [„“«"]/u
const quoteBefore = /[”“»"] $/u
/** Prepositions of place, and of whose something is: a town behind them is one. Rivals stand behind others. */
const places: Partial<Record<EntityLanguage, string>> = {
  eng: 'in at from near of',
  deu: 'in aus bei nach von um im',
  nld: 'in uit te bij van naar',
  swe: 'i på från vid',
  dan: 'i på fra ved',
  nob: 'i på fra ved',
  nno: 'i på frå ved',
  fra: "à dans chez en de d' d’ vers près",
  spa: 'en de desde hacia',
  cat: "a en de d' d’",
  por: 'em de no na',
  ita: 'a ad di da nel nella tra in',
  ron: 'din în la de',
  pol: 'w we z ze na pod',
  ces: 've v z ze na u',
  slk: 'vo v zo z na u',
  slv: 'v iz na pri',
  hrv: 'u iz kod na',
  srp: 'u iz kod na у из код на',
  bul: 'в във от на край',
  rus: 'в во на из под возле с',
  ukr: 'в у на із з зі під',
  ell: 'στο στη στην σε από του της',
  ind: 'di ke dari',
  msa: 'di ke dari'
}
/** What words behind which somebody is met: `face à`. */
const meeting: ReadonlySet<string> = new Set(['face'])
/** Endings of places at which something is. */
const locatives: Partial<Record<EntityLanguage, RegExp>> = {
  fin: /(?:ss[aä]|st[aä]|ll[aä]|lt[aä])$/u,
  hun: /(?:b[ae]n|b[óő]l|[oeö]n)$/u,
  tur: /['’](?:d|t)[ae](?:n|ki)?$/u,
  lit: /(?:oje|yje|uje|ėje|uose|ose|ėse)$/u,
  lav: /[āēīū]$/u,
  est: /(?:s|st|l)$/u
}

const none: ReadonlySet<string> = new Set()
const placesOf: (language: EntityLanguage) => ReadonlySet<string> = perLanguage((language) => {
  const words = places[language]
  return words === undefined ? none : new Set(words.split(' '))
})

/** Whether a name is in a case for places, or right behind a preposition of place. */
export function isThere(tokens: TokenList, { start, end }: Span, language: EntityLanguage): boolean {
  if (locatives[language]?.test(tokens.text.slice(start, end)) === true) return true
  const first = tokenFrom(tokens, start)
  return isBeside(tokens, first - 1) && placesOf(language).has(textOf(tokens, first - 1).toLowerCase())
}

/** Whether a name is of the place where something is. */
export function isGround(tokens: TokenList, { start, end }: Span, language: EntityLanguage, signs: SignWords): boolean {
  const { text } = tokens
  // `Panevėžio „Ekranas“`, `«Динамо» Махачкала`
  if (quoteBehind.test(text.slice(end, end + 2)) || quoteBefore.test(text.slice(Math.max(0, start - 2), start))) return true
  // `1-1 al Partenio`
  if (groundBehind.test(text.slice(Math.max(0, start - GROUND_WITHIN), start))) return true
  if (locatives[language]?.test(text.slice(start, end)) === true) return true
  const first = tokenFrom(tokens, start)
  if (!isBeside(tokens, first - 1)) return false
  const before = textOf(tokens, first - 1).toLowerCase()
  if (!placesOf(language).has(before)) return false
  if (first > 1 && meeting.has(textOf(tokens, first - 2).toLowerCase())) return false
  if (!companions.has(before)) return true
  for (let token = first - 2; token >= Math.max(0, first - 1 - COMPANION_WITHIN); token--)
    if ((signs.of(textOf(tokens, token).toLowerCase()) & Sign.verb) !== 0) return false
  return true
}
