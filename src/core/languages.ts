/** English names and two-letter codes of the languages the service knows; the key is the code used in answers. */
const known: Readonly<Record<string, readonly [name: string, iso1: string, script: string]>> = {
  ara: ['Arabic', 'ar', 'Arab'],
  ben: ['Bengali', 'bn', 'Beng'],
  bul: ['Bulgarian', 'bg', 'Cyrl'],
  cat: ['Catalan', 'ca', 'Latn'],
  ces: ['Czech', 'cs', 'Latn'],
  dan: ['Danish', 'da', 'Latn'],
  deu: ['German', 'de', 'Latn'],
  ell: ['Greek', 'el', 'Grek'],
  eng: ['English', 'en', 'Latn'],
  est: ['Estonian', 'et', 'Latn'],
  fas: ['Persian', 'fa', 'Arab'],
  fin: ['Finnish', 'fi', 'Latn'],
  fra: ['French', 'fr', 'Latn'],
  guj: ['Gujarati', 'gu', 'Gujr'],
  heb: ['Hebrew', 'he', 'Hebr'],
  hin: ['Hindi', 'hi', 'Deva'],
  hrv: ['Croatian', 'hr', 'Latn'],
  hun: ['Hungarian', 'hu', 'Latn'],
  ind: ['Indonesian', 'id', 'Latn'],
  isl: ['Icelandic', 'is', 'Latn'],
  ita: ['Italian', 'it', 'Latn'],
  jpn: ['Japanese', 'ja', 'Hani'],
  kan: ['Kannada', 'kn', 'Knda'],
  kor: ['Korean', 'ko', 'Hang'],
  kur: ['Kurdish', 'ku', 'Arab'],
  lav: ['Latvian', 'lv', 'Latn'],
  lit: ['Lithuanian', 'lt', 'Latn'],
  mal: ['Malayalam', 'ml', 'Mlym'],
  mkd: ['Macedonian', 'mk', 'Cyrl'],
  msa: ['Malay', 'ms', 'Latn'],
  nld: ['Dutch', 'nl', 'Latn'],
  nno: ['Norwegian Nynorsk', 'nn', 'Latn'],
  nob: ['Norwegian Bokmål', 'nb', 'Latn'],
  nor: ['Norwegian', 'no', 'Latn'],
  pes: ['Iranian Persian', '', 'Arab'],
  pol: ['Polish', 'pl', 'Latn'],
  por: ['Portuguese', 'pt', 'Latn'],
  prs: ['Dari', '', 'Arab'],
  pus: ['Pashto', 'ps', 'Arab'],
  qkp: ['North Korean', '', 'Hang'],
  qkr: ['South Korean', '', 'Hang'],
  ron: ['Romanian', 'ro', 'Latn'],
  rus: ['Russian', 'ru', 'Cyrl'],
  slk: ['Slovak', 'sk', 'Latn'],
  slv: ['Slovenian', 'sl', 'Latn'],
  som: ['Somali', 'so', 'Latn'],
  spa: ['Spanish', 'es', 'Latn'],
  sqi: ['Albanian', 'sq', 'Latn'],
  srp: ['Serbian', 'sr', 'Zyyy'],
  swe: ['Swedish', 'sv', 'Latn'],
  tam: ['Tamil', 'ta', 'Taml'],
  tel: ['Telugu', 'te', 'Telu'],
  tgl: ['Tagalog', 'tl', 'Latn'],
  tha: ['Thai', 'th', 'Thai'],
  tur: ['Turkish', 'tr', 'Latn'],
  uen: ['English in capitals', '', 'Latn'],
  ukr: ['Ukrainian', 'uk', 'Cyrl'],
  urd: ['Urdu', 'ur', 'Arab'],
  uzb: ['Uzbek', 'uz', 'Zyyy'],
  vie: ['Vietnamese', 'vi', 'Latn'],
  xxx: ['undetermined', '', 'Zyyy'],
  zho: ['Chinese', 'zh', 'Hani'],
  zhs: ['Simplified Chinese', '', 'Hans'],
  zht: ['Traditional Chinese', '', 'Hant'],
  zsm: ['Standard Malay', '', 'Latn']
}

/** Codes whose texts are analysed with the models of another code (contract: Norwegian as Bokmål, Chinese scripts as Chinese, Dari as Persian). */
const modelLanguages: Readonly<Record<string, string>> = {
  nor: 'nob',
  zhs: 'zho',
  zht: 'zho',
  prs: 'fas',
  pes: 'fas',
  qkp: 'kor',
  qkr: 'kor',
  uen: 'eng',
  zsm: 'msa'
}

/** Codes that `modelLanguage` gives another code for. */
export const languageAliases: readonly string[] = Object.keys(modelLanguages)

/** The code whose models serve texts of `code`: itself, unless the contract has it as an alias. */
export function modelLanguage(code: string): string {
  return modelLanguages[code] ?? code
}

const names = new Map(Object.entries(known))
const fromIso1 = new Map(Object.entries(known).flatMap(([code, [, iso1]]) => (iso1 === '' ? [] : [[iso1, code] as const])))

/**
 * The three-letter code of a `language` field: three-letter codes the service knows in any case, and two-letter ISO 639-1 codes.
 * @returns undefined for anything else
 */
export function resolveLanguage(given: string): string | undefined {
  const code = given.toLowerCase()
  return names.has(code) ? code : fromIso1.get(code)
}

/** English name of a known code, else the code itself. */
export function languageName(code: string): string {
  return names.get(code)?.[0] ?? code
}

/** Main script (ISO 15924) of a known code, `Zyyy` where several are usual or the code is unknown. */
export function defaultScript(code: string): string {
  return names.get(code)?.[2] ?? 'Zyyy'
}
