/** Landscapes that companies and clubs are called after: `the Amazon rainforest`, `deforestation in the Amazon`, `вид на Волгу`. */
import type { TokenList } from '../../../core/spans.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { perLanguage } from '../../per-language.js'
import type { Mention } from '../../types.js'
import { tokenFrom } from '../token-places.js'

/** Nouns of landscapes right behind a name. */
const nouns: Readonly<Partial<Record<EntityLanguage, string>>> = {
  eng: 'rainforest rainforests river basin forest forests jungle delta floodplain wetlands tributary tributaries watershed estuary biome',
  deu: 'Regenwald Becken Delta Gebiet',
  nld: 'regenwoud gebied'
}
const nounsOf = perLanguage((language) => new Set(nouns[language]?.split(' ')))
/** Between a view and what is seen. */
const views: Readonly<Partial<Record<EntityLanguage, RegExp>>> = {
  eng: /(?:^|[^\p{L}])views? (?:of|over|across) (?:the )?$/iu,
  deu: /(?:^|[^\p{L}])(?:Aus|Aus- und Ein|Meer)?[Bb]lick(?:e|en)? (?:auf|über) (?:den |die |das )?$/u,
  nld: /(?:^|[^\p{L}])uitzicht (?:op|over) (?:de |het )?$/iu,
  fra: /(?:^|[^\p{L}])vues? (?:imprenable )?sur (?:la |le |les |l['’])?$/iu,
  spa: /(?:^|[^\p{L}])vistas? (?:a|al|sobre|del) (?:el |la |los )?$/iu,
  ita: /(?:^|[^\p{L}])vista (?:su|sul|sulla|sull['’])(?: |(?<=['’]))$/iu,
  pol: /(?:^|[^\p{L}])widok(?:iem|i|u)? na $/iu,
  ces: /(?:^|[^\p{L}])výhled(?:em|y)? na $/iu,
  slk: /(?:^|[^\p{L}])výhľad(?:om|y)? na $/iu,
  rus: /(?:^|[^\p{L}])вид(?:ом|ы|а|ами)? на $/iu,
  ukr: /(?:^|[^\p{L}])(?:краєвид|вид)(?:ом|и|у|ами)? на $/iu,
  bul: /(?:^|[^\p{L}])(?:изглед|гледка) към $/iu,
  hrv: /(?:^|[^\p{L}])pogled(?:om|i)? na $/iu,
  srp: /(?:^|[^\p{L}])(?:pogled(?:om)?|поглед(?:ом)?) (?:na|на) $/iu
}
/** What the sentence is about that names the landscape with its article alone, in English. */
const matter =
  /\b(?:rainforest|deforestation|jungle|indigenous|rivers?|tributar(?:y|ies)|logging|biodiversity|floodplain|tribes?|forest|forests|wildfires?|drought)\b/iu
const article = /(?:^|[^\p{L}])[Tt]he $/u
/** A noun behind has the article: `the Amazon warehouse`. */
const nounBehind =
  /^[ -](?!(?:is|are|was|were|has|have|had|and|or|in|to|from|for|by|with|as|that|which|who|where|when|while|since|after|before|will|would|could|can|may|must|region|alone|itself|rose|fell|increased|dropped|shrank|burns|burned|flows|continues|remains|near|at|on|of|because|if|but|also|during|this|last)(?!\p{L}))\p{Ll}/u
const REACH = 24
/** One word that is no abbreviation. */
const isName = /^\p{Lu}\p{Ll}+$/u

/** Letters around a name in which its landscape is spoken of. */
const NEAR = 120

/**
 * Names of one word that are organizations elsewhere, as the places that such words show them to be; the lists must have a place of the name as well.
 * @param flags of the lists, by token (`Flag`)
 */
export function withLandscapes(tokens: TokenList, names: readonly Mention[], language: EntityLanguage, flags: Uint32Array): Mention[] {
  const { text } = tokens
  const words = nounsOf(language)
  const view = views[language]
  if (words.size === 0 && view === undefined) return [...names]
  return names.map((name) => {
    const { start, end, type } = name
    if (type !== 'ORGANIZATION' || /[ \u00a0]/u.test(text.slice(start, end))) return name
    if (view?.test(text.slice(Math.max(0, start - REACH), start)) === true && isName.test(text.slice(start, end))) return { ...name, type: 'LOCATION' }
    const behind = text.slice(end, end + REACH)
    const next = /^[ \u00a0-]([\p{L}]+)/u.exec(behind)?.[1]
    if (next !== undefined && words.has(next)) return { ...name, type: 'LOCATION' }
    if (language !== 'eng' || !article.test(text.slice(Math.max(0, start - 5), start)) || nounBehind.test(behind) || /^[ -]\p{Lu}/u.test(behind)) return name
    if ((flags[tokenFrom(tokens, start)]! & Flag.placeFirst) === 0) return name
    return matter.test(sentenceAround(text, start, end)) ? { ...name, type: 'LOCATION' } : name
  })
}

/** What stands around a name, not beyond its sentence or line. */
function sentenceAround(text: string, start: number, end: number): string {
  const before = text
    .slice(Math.max(0, start - NEAR), start)
    .split(/[.!?\n] /u)
    .at(-1)!
  return `${before} ${text.slice(end, end + NEAR).split(/[.!?\n]/u, 1)[0]}`
}
