/** Language that names of a country's people mostly come from, for countries with one (ISO 3166-1 alpha-2). */
const COUNTRIES: Readonly<Record<string, string>> = {
  eng: 'US GB AU CA NZ IE JM TT',
  fra: 'FR HT SN',
  deu: 'DE AT',
  rus: 'RU',
  jpn: 'JP',
  zho: 'CN TW HK MO',
  kor: 'KR KP',
  ita: 'IT SM VA',
  spa: 'ES MX AR CO CL PE VE UY CU BO EC PY CR PA GT HN NI SV DO PR',
  por: 'PT BR AO MZ',
  nld: 'NL SR',
  tur: 'TR',
  hun: 'HU',
  fas: 'IR AF TJ',
  heb: 'IL',
  ara: 'EG SA IQ SY JO LB KW QA BH AE OM YE LY TN DZ MA SD PS',
  urd: 'PK',
  hin: 'IN',
  vie: 'VN',
  ukr: 'UA',
  ell: 'GR CY',
  pol: 'PL',
  ces: 'CZ',
  ron: 'RO MD',
  swe: 'SE',
  nob: 'NO',
  dan: 'DK',
  fin: 'FI',
  bul: 'BG',
  srp: 'RS',
  hrv: 'HR',
  tha: 'TH',
  ind: 'ID',
  hye: 'AM',
  kat: 'GE',
  ben: 'BD',
  bel: 'BY'
}
const LANGUAGES: ReadonlyMap<string, string> = new Map(
  Object.entries(COUNTRIES).flatMap(([language, countries]) => countries.split(' ').map((country) => [country, language] as const))
)

export function languageOfCountry(country: string): string {
  return LANGUAGES.get(country) ?? ''
}
