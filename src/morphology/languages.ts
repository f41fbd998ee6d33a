/** Which language has which morphological feature, and under which code its models go. */
import type { ArtefactIndex } from '../core/artefacts.js'

import { languageAliases, modelLanguage } from '../core/languages.js'
import type { MorphologyFeature } from './options.js'

/** L lemmas, P parts of speech, C compound components, H Han readings. */
const table: Readonly<Record<string, string>> = {
  ara: 'LP',
  bul: 'LP',
  cat: 'LP',
  ces: 'LP',
  dan: 'LPC',
  deu: 'LPC',
  ell: 'LP',
  eng: 'LP',
  est: 'LPC',
  fas: 'LP',
  fin: 'LPC',
  fra: 'LP',
  heb: 'LP',
  hin: 'LP',
  hrv: 'LP',
  hun: 'LPC',
  ind: 'LP',
  ita: 'LP',
  jpn: 'LPCH',
  kor: 'LPC',
  lav: 'LP',
  lit: 'LP',
  nld: 'LPC',
  nno: 'LPC',
  nob: 'LPC',
  pol: 'LP',
  por: 'LP',
  ron: 'LP',
  rus: 'LP',
  slk: 'LP',
  slv: 'LP',
  spa: 'LP',
  srp: 'LP',
  swe: 'LPC',
  tha: 'LP',
  tur: 'LP',
  ukr: 'LP',
  urd: 'LP',
  vie: 'LP',
  zho: 'LPCH'
}

const letters: Readonly<Record<string, MorphologyFeature>> = {
  L: 'lemmas',
  P: 'parts-of-speech',
  C: 'compound-components',
  H: 'han-readings'
}

const features = new Map(Object.entries(table).map(([code, row]) => [code, new Set([...row].map((letter) => letters[letter]!))] as const))

/** The language whose models serve `code`, or undefined when morphology does not support it. */
export function morphologyLanguage(code: string): string | undefined {
  const language = modelLanguage(code)
  return features.has(language) ? language : undefined
}

/** Whether a language (a code of `morphologyLanguage`) has a feature. */
export function hasFeature(language: string, feature: MorphologyFeature): boolean {
  return features.get(language)?.has(feature) ?? false
}

/** Every code that morphology accepts, aliases included. */
export const morphologyCodes: readonly string[] = [...features.keys(), ...languageAliases.filter((code) => morphologyLanguage(code) !== undefined)].sort()

/** Id of the tagger of a language: the full one, else the one from free data only; undefined when there is none under the licence setting. */
export function taggerArtefact(artefacts: Pick<ArtefactIndex, 'has'>, language: string): string | undefined {
  return [`morphology/${language}-tagger`, `morphology/${language}-tagger-permissive`].find((id) => artefacts.has(id))
}
