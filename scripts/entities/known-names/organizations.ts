/** Organizations that readers of a language know by a name: those of `organizations.tsv`, and brands in the languages of the countries that they are sold in. */
import { readFileSync } from 'node:fs'
import { type EntityLanguage, entityLanguages } from '../../../src/entities/languages.js'
import { readRows } from '../../build-kb/rows.js'

export interface ListedOrganization {
  readonly name: string
  readonly languages: readonly EntityLanguage[]
  /** Whether it is known in every language. */
  readonly everywhere: boolean
}

/** Countries (ISO 3166-1) in whose shops, news and offices a language is used. */
const countriesOf: Readonly<Record<EntityLanguage, string>> = {
  ara: 'AE BH DZ EG IQ JO KW LB LY MA OM QA SA SD SY TN YE',
  ben: 'BD',
  bul: 'BG',
  cat: 'ES AD',
  ces: 'CZ',
  dan: 'DK',
  deu: 'DE AT CH LI',
  ell: 'GR CY',
  eng: 'US GB IE CA AU NZ',
  est: 'EE',
  fas: 'IR',
  fin: 'FI',
  fra: 'FR FX BE CH LU',
  heb: 'IL',
  hin: 'IN',
  hrv: 'HR BA',
  hun: 'HU',
  ind: 'ID',
  ita: 'IT SM',
  jpn: 'JP',
  kor: 'KR',
  lav: 'LV',
  lit: 'LT',
  msa: 'MY BN SG',
  nld: 'NL BE',
  nno: 'NO',
  nob: 'NO',
  pol: 'PL',
  por: 'PT BR',
  pus: 'AF',
  ron: 'RO MD',
  rus: 'RU BY KZ',
  slk: 'SK',
  slv: 'SI',
  spa: 'ES MX AR CO CL PE EC UY BO PY CR PA GT HN SV NI DO CU VE',
  srp: 'RS ME BA',
  swe: 'SE FI',
  tam: 'IN LK',
  tel: 'IN',
  tgl: 'PH',
  tha: 'TH',
  tur: 'TR',
  ukr: 'UA',
  urd: 'PK',
  vie: 'VN',
  zho: 'CN TW HK MO SG'
}

/** Rows of `organizations.tsv`. */
export function listedOrganizations(): ListedOrganization[] {
  const lines = readFileSync(new URL('organizations.tsv', import.meta.url), 'utf8').split('\n')
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [codes = '', names = ''] = line.split('\t')
      const everywhere = codes === '*'
      const languages = everywhere ? entityLanguages : (codes.split(' ') as EntityLanguage[])
      return names.split('|').map((name) => ({ name, languages, everywhere }))
    })
}

/** Brands by the id of their row with the languages of their countries; those of all the world are left out. */
export function brandLanguages(): Map<string, EntityLanguage[]> {
  const brands = new Map<string, EntityLanguage[]>()
  for (const { qid, type, src, desc = '', rel } of readRows(new Set())) {
    const countries = rel?.['operates_in']
    if (type !== 'ORGANIZATION' || !src.includes('nsi') || !desc.endsWith(' brand') || !Array.isArray(countries) || countries.length === 0) continue
    const languages = entityLanguages.filter((language) => countriesOf[language].split(' ').some((country) => countries.includes(country)))
    if (languages.length > 0) brands.set(qid, languages)
  }
  return brands
}
