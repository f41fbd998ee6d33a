/**
 * How often languages are written. The classifier's scores are likelihoods; the prior is added to them at run time, here and nowhere else.
 */
import { type LanguageClass, UNDETERMINED } from './languages.js'

/**
 * Share of the pages of the web crawl CC-MAIN-2024-42 by their main language, in per cent (Common Crawl, cc-crawl-statistics,
 * `plots/languages.csv`, as CLD2 tells them).
 */
const WEB_SHARES: Readonly<Record<string, number>> = {
  ara: 0.671,
  ben: 0.119,
  bul: 0.299,
  cat: 0.209,
  ces: 1.063,
  dan: 0.464,
  deu: 5.304,
  ell: 0.573,
  eng: 43.424,
  est: 0.133,
  fas: 0.705,
  fin: 0.344,
  fra: 4.396,
  guj: 0.011,
  heb: 0.247,
  hin: 0.209,
  hrv: 0.215,
  hun: 0.565,
  ind: 1.124,
  isl: 0.04,
  ita: 2.528,
  jpn: 5.042,
  kan: 0.014,
  kor: 0.739,
  kur: 0.007,
  lav: 0.094,
  lit: 0.167,
  mal: 0.027,
  mkd: 0.038,
  msa: 0.079,
  nld: 1.815,
  nor: 0.319,
  pol: 1.807,
  por: 2.315,
  pus: 0.004,
  ron: 0.598,
  rus: 6.044,
  slk: 0.371,
  slv: 0.156,
  som: 0.005,
  spa: 4.539,
  sqi: 0.05,
  srp: 0.216,
  swe: 0.665,
  tam: 0.047,
  tel: 0.022,
  tgl: 0.009,
  tha: 0.407,
  tur: 1.242,
  ukr: 0.604,
  urd: 0.031,
  uzb: 0.029,
  vie: 1.045,
  zho: 4.813
}

/** What a service is sent is more even than the web: shares are raised to this power, and none is taken to be smaller than the least. */
const TEMPER = 0.35
const LEAST_SHARE = 0.7
/** A language written in Latin letters against its custom, as part of the language. */
const ROMANISED = 0.15
/** Nynorsk, as part of Norwegian. */
const NYNORSK = 0.35

/**
 * Each cluster of unlisted languages, in a long text; a listed language with a web share of 1 % has 1. What few words say about a language
 * that no name list and no dictionary was read for is little: in a text of n words it is that times n / (n + `UNLISTED_WORDS`).
 */
const UNLISTED = 0.3
const UNLISTED_WORDS = 6

/** The item that takes the defaults away. */
const UNIFORM = 'uniform'

/** Relative weight of each listed language, written in its own script; languages that are left out have 1. */
export type LanguageWeights = Readonly<Record<string, number>>

/** How often languages are written, as far as a service with callers from everywhere can know. */
export const DEFAULT_WEIGHTS: LanguageWeights = Object.fromEntries(
  Object.entries(WEB_SHARES).map(([language, share]) => [language, Math.max(LEAST_SHARE, share) ** TEMPER])
)

/**
 * Weights by the items of a setting: `eng=8` in place of a language's default weight, `uniform` for 1 in place of all defaults.
 * @throws RangeError for a language that is not told
 */
export function readWeights(items: readonly string[]): LanguageWeights {
  const weights: Record<string, number> = items.includes(UNIFORM) ? {} : { ...DEFAULT_WEIGHTS }
  for (const item of items) {
    const [language = '', weight] = item.split('=')
    if (weight === undefined) continue
    if (WEB_SHARES[language] === undefined) throw new RangeError(`${language} is no language that is told`)
    weights[language] = Number(weight)
  }
  return weights
}

/** Log weight of each class; `xxx` classes have that of a long text. */
export function logPrior(classes: readonly LanguageClass[], weights: LanguageWeights): Float64Array {
  return Float64Array.from(classes, ({ name, language }) => {
    if (language === UNDETERMINED) return Math.log(UNLISTED)
    const part = partOf(name)
    return Math.log((weights[language] ?? 1) * part)
  })
}

/** Weight of a class as part of its language. */
function partOf(name: string): number {
  if (name === 'nob') return 1 - NYNORSK
  if (name === 'nno') return NYNORSK
  // in both characters together more than Japanese: a text of Han characters alone is more often Chinese
  if (name === 'zho-Hans' || name === 'zho-Hant') return 0.8
  return name.endsWith('-Latn') ? ROMANISED : 1
}

/** What the log weight of unlisted languages lacks in a text of so many words. */
export function unlistedDiscount(words: number): number {
  return Math.log(words / (words + UNLISTED_WORDS))
}
