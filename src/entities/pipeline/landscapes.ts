/** Landscapes that companies are called after: `the Amazon rainforest`, `deforestation in the Amazon`. */
import type { EntityLanguage } from '../languages.js'
import { perLanguage } from '../per-language.js'
import type { Mention } from '../types.js'

/** Nouns of landscapes right behind a name. */
const nouns: Readonly<Partial<Record<EntityLanguage, string>>> = {
  eng: 'rainforest rainforests river basin forest forests jungle delta floodplain wetlands tributary tributaries watershed estuary biome',
  deu: 'Regenwald Becken Delta Gebiet',
  nld: 'regenwoud gebied'
}
const nounsOf = perLanguage((language) => new Set(nouns[language]?.split(' ')))
/** What a text is about that names the landscape with its article alone, in English. */
const matter =
  /\b(?:rainforest|deforestation|jungle|indigenous|rivers?|tributar(?:y|ies)|logging|biodiversity|floodplain|tribes?|forest|forests|wildfires?|drought)\b/iu
const article = /(?:^|[^\p{L}])[Tt]he $/u
/** A noun behind has the article: `the Amazon warehouse`. */
const nounBehind =
  /^[ -](?!(?:is|are|was|were|has|have|had|and|or|in|to|from|for|by|with|as|that|which|who|where|when|while|since|after|before|will|would|could|can|may|must|region|alone|itself|rose|fell|increased|dropped|shrank|burns|burned|flows|continues|remains|near|at|on|of|because|if|but|also|during|this|last)(?!\p{L}))\p{Ll}/u
const REACH = 24

/** Names of one word that are organizations elsewhere, as the places that such words show them to be. */
export function withLandscapes(text: string, names: readonly Mention[], language: EntityLanguage): Mention[] {
  const words = nounsOf(language)
  if (words.size === 0) return [...names]
  let isAbout: boolean | undefined
  return names.map((name) => {
    const { start, end, type } = name
    if (type !== 'ORGANIZATION' || /[ \u00a0]/u.test(text.slice(start, end))) return name
    const behind = text.slice(end, end + REACH)
    const next = /^[ \u00a0-]([\p{L}]+)/u.exec(behind)?.[1]
    if (next !== undefined && words.has(next)) return { ...name, type: 'LOCATION' }
    if (language !== 'eng' || !article.test(text.slice(Math.max(0, start - 5), start)) || nounBehind.test(behind) || /^[ -]\p{Lu}/u.test(behind)) return name
    isAbout ??= matter.test(text)
    return isAbout ? { ...name, type: 'LOCATION' } : name
  })
}
