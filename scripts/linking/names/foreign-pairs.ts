/** Names of other scripts with their Latin spellings from the name data: single names and given names with surnames put together. */
import { foldName } from '../../../src/knowledge/names/fold.js'
import { readTable } from '../../build-kb/rows.js'

const LANGUAGES = 'ara bel ben bul ell fas heb hin hye jpn kat kor mkd pus rus srp tam tel tha ukr urd zho'.split(' ')
/** Sources under CC0, CC BY, MIT, Apache 2.0, BSD or the Unicode licence; others of the name data are left out. */
const licences: Readonly<Record<string, string>> = {
  netranslit: 'CC0 1.0 (steveash/NETransliteration-COLING2018)',
  wof: "Who's On First licence: CC0 and CC BY, attribution (whosonfirst-data, admin AF PK IR GR TH EG IQ KR JP IL)",
  cldr: 'Unicode licence v3 (CLDR: countries, cities)',
  'cldr-sub': 'Unicode licence v3 (CLDR: subdivisions)',
  nsi: 'BSD-3-Clause (osmlab/name-suggestion-index)',
  'un-sc': 'public list of the UN Security Council, by moov-io/watchman (Apache-2.0)',
  'wd-jpn': 'CC0 (Wikidata, as listed by richardjharris/yomikun-database)',
  'wd-commons': 'CC0 (Wikidata, as listed by everypolitician/proto-commons)',
  sigpwned: 'CC0 1.0 (sigpwned/popular-names-by-country-dataset)',
  'faker-py': 'MIT (joke2k/faker)',
  'fa-names': 'MIT (armanyazdi/persian-names)',
  thprov: 'MIT (kongvut/thai-province-data)'
}

/** Where the pairs come from, with their licences, for the manifest. */
export const pairSources: readonly string[] = [...Object.values(licences), 'MIT (shuheilocale/japanese-personal-name-dataset)']
/** Pairs of a language at most: those with many villages would drown the others. */
const MOST = 60_000
const COMBINED = 25_000
const JAPANESE_NAMES = 60_000

export interface ForeignPair {
  readonly native: string
  readonly latin: string
}

/** @param leftOut folded names that must not be among them @param next random numbers from 0 to 1 */
export function foreignPairs(leftOut: ReadonlySet<string>, next: () => number): ForeignPair[] {
  const pairs: ForeignPair[] = []
  for (const language of LANGUAGES) {
    const rows = readTable(`names/pairs/${language}.tsv.gz`).filter(
      ([, , native, , , , source, quality]) => quality !== 'C' && licences[source!] !== undefined && !leftOut.has(foldName(native!))
    )
    const share = MOST / rows.length
    for (const [, , native, latin] of rows) if (next() < share) pairs.push({ native: native!, latin: latin! })
    const tokens = rows.filter(([, , , , type, unit]) => type === 'PERSON' && unit === 'T')
    if (tokens.length === 0) continue
    const any = () => tokens[Math.floor(next() * tokens.length)]!
    for (let count = 0; count < COMBINED; count++) {
      const [first, last] = [any(), any()]
      pairs.push({ native: `${first[2]} ${last[2]}`, latin: `${first[3]} ${last[3]}` })
    }
  }
  return [...pairs, ...japaneseNames(next)]
}

/** Surname and given name in Chinese characters with their reading, in Western or Japanese order, long vowels mostly short. */
function japaneseNames(next: () => number): ForeignPair[] {
  const rows = readTable('names/jpn_readings.tsv.gz').filter((row) => row[4]!.includes('sk'))
  const [surnames, given] = ['sur', 'given'].map((part) => rows.filter((row) => row[3] === part))
  const any = (list: readonly string[][]) => list[Math.floor(next() * list.length)]!
  return Array.from({ length: JAPANESE_NAMES }, () => {
    const [last, first] = [any(surnames!), any(given!)]
    const reading = (text: string) => (next() < 0.7 ? text.replaceAll(/ou|oo/g, 'o').replaceAll('uu', 'u') : text).replaceAll("'", '')
    const [surname, forename] = [reading(last[2]!), reading(first[2]!)]
    return { native: `${last[0]}${next() < 0.2 ? ' ' : ''}${first[0]}`, latin: next() < 0.7 ? `${forename} ${surname}` : `${surname} ${forename}` }
  })
}
