/**
 * Accuracy over a mix of texts as a service that customers reach from many countries sees it. The mix is an assumption and stands in the report: shares of the
 * languages as below, half of a language's texts sentences, a quarter full of names (sentences with names, English headlines too), a quarter short
 * (interface strings, beginnings of sentences).
 */
import { accuracyOf, type Measurement, type ProbeKind } from './evaluation.js'

/** Shares in per cent; the other languages share the rest equally. */
export const LANGUAGE_SHARES: Readonly<Record<string, number>> = {
  eng: 45,
  spa: 6,
  deu: 5,
  fra: 5,
  por: 4,
  rus: 4,
  zho: 4,
  ita: 3,
  jpn: 3,
  ara: 2,
  ind: 2,
  kor: 2,
  nld: 2,
  pol: 2,
  tur: 2
}

/** Kinds of each part of the mix that count alike, where a language has them. */
const PARTS: readonly { readonly share: number; readonly kinds: readonly ProbeKind[] }[] = [
  { share: 0.5, kinds: ['sentences'] },
  { share: 0.25, kinds: ['named', 'headlines'] },
  { share: 0.25, kinds: ['short', 'firstWords'] }
]

/** Share of each language, all together 1. */
export function sharesOf(languages: readonly string[]): Map<string, number> {
  const rest = languages.filter((language) => LANGUAGE_SHARES[language] === undefined)
  const given = languages.reduce((sum, language) => sum + (LANGUAGE_SHARES[language] ?? 0), 0)
  return new Map(languages.map((language) => [language, (LANGUAGE_SHARES[language] ?? (100 - given) / rest.length) / 100]))
}

/** Per cent of the mix that is answered rightly. A part that a language has no texts of counts with the others. */
export function measureTraffic({ tallies }: Pick<Measurement, 'tallies'>): number {
  let right = 0
  for (const [language, share] of sharesOf([...tallies.sentences.total.keys()])) {
    let own = 0
    let weight = 0
    for (const { share: part, kinds } of PARTS) {
      const known = kinds.filter((kind) => tallies[kind].total.has(language))
      if (known.length === 0) continue
      weight += part
      own += part * (known.reduce((sum, kind) => sum + accuracyOf(tallies[kind], language), 0) / known.length)
    }
    right += (share * own) / weight
  }
  return right
}
