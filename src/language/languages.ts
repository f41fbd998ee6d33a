/** A language in a script that the detector tells. */
export interface SupportedLanguage {
  readonly language: string
  readonly script: string
}

/** The code of no listed language. */
export const UNDETERMINED = 'xxx'

/** What a class answers: a listed language, or `xxx` for a cluster of unlisted ones. */
export interface LanguageClass {
  readonly name: string
  readonly language: string
  readonly script: string
}

/** Languages outside Latin script, or in several, with their scripts; romanised forms are listed under `Latn`. */
const scripts: Readonly<Record<string, string>> = {
  ara: 'Arab Latn',
  ben: 'Beng Latn',
  bul: 'Cyrl',
  ell: 'Grek',
  fas: 'Arab Latn',
  guj: 'Gujr Latn',
  heb: 'Hebr',
  hin: 'Deva Latn',
  jpn: 'Hani',
  kan: 'Knda Latn',
  kor: 'Hang',
  kur: 'Arab Latn',
  mal: 'Mlym Latn',
  mkd: 'Cyrl',
  pus: 'Arab',
  qkp: 'Hang',
  qkr: 'Hang',
  rus: 'Cyrl',
  srp: 'Cyrl Latn',
  tam: 'Taml Latn',
  tel: 'Telu Latn',
  tha: 'Thai',
  ukr: 'Cyrl',
  urd: 'Arab Latn',
  uzb: 'Cyrl Latn',
  zho: 'Hani Hans Hant Latn'
}

const codes =
  'ara ben bul cat ces dan deu ell eng est fas fin fra guj heb hin hrv hun ind isl ita jpn kan kor kur lav lit mal mkd msa nld nor pol por pus qkp qkr ron rus slk slv som spa sqi srp swe tam tel tgl tha tur ukr urd uzb vie zho'

/** Every pair of language and script that the detector tells, by code. */
export const supportedLanguages: readonly SupportedLanguage[] = codes
  .split(' ')
  .flatMap((language) => (scripts[language] ?? 'Latn').split(' ').map((script) => ({ language, script })))
