/** Labelled pairs of addresses, cut by address into parts to train on, to tune on and to report. */
import { join } from 'node:path'
import type { AddressFields } from '../../../src/addresses/types.js'
import { dataFolder, readTable } from '../../lib/data.js'
import { Families, type Part } from '../../names/matching/split.js'

/** An address as the data has it: fields, besides a line of number, road and unit as one; or a single line. */
export type GivenAddress = string | (AddressFields & { readonly line?: string })

export interface LabelledPair {
  readonly left: GivenAddress
  readonly right: GivenAddress
  readonly isMatch: boolean
}

interface PairSet {
  readonly file: string
  /** Labels that are matches; others than these and `0` are left out. */
  readonly match: string
  /** All of it is reported on: it is too small to be cut. */
  readonly isWhole?: true
  readonly isNonCommercial?: true
}

export const PAIR_SETS = {
  chicago: { file: 'pairs/us_chicago_dedupe.tsv.gz', match: '1' },
  febrl: { file: 'pairs/au_febrl_synthetic.tsv.gz', match: '1' },
  'uk-hard': { file: 'pairs/gb_edge_cases.tsv.gz', match: '1', isWhole: true },
  'web-osm': { file: 'nc/pairs_multi_postalcrawl.tsv.gz', match: '1', isNonCommercial: true },
  chinese: { file: 'nc/pairs_zh_ccks2021.tsv.gz', match: '2', isNonCommercial: true }
} as const satisfies Readonly<Record<string, PairSet>>

export type PairSetName = keyof typeof PAIR_SETS

/** Addresses of a family, which is in one part, but for those that match one another. */
const MOST_OF_FAMILY = 40

/** Pairs of a part. Addresses that match, directly or by others, are in one part; pairs of addresses of different parts are left out. */
export function labelledPairs(name: PairSetName, part: Part): LabelledPair[] {
  const { file, match, isWhole }: PairSet = PAIR_SETS[name]
  const [, ...rows] = readTable(join(dataFolder(), 'address', file))
  const pairs = rows.map(([left = '', right = '', label = '']) => ({
    left: given(left),
    right: given(right),
    label,
    keys: [keyOf(given(left)), keyOf(given(right))] as const
  }))
  const wanted = (label: string) => label === match || label === '0'
  const asked = ({ left, right, label }: (typeof pairs)[number]): LabelledPair => ({ left, right, isMatch: label === match })
  if (isWhole === true) return part === 'report' ? pairs.filter(({ label }) => wanted(label)).map(asked) : []
  const families = new Families(MOST_OF_FAMILY)
  for (const { label, keys } of pairs) if (label === match) families.join(...keys)
  for (const { label, keys } of pairs) if (label !== match) families.joinIfSmall(...keys)
  return pairs.filter(({ label, keys }) => wanted(label) && families.partOfPair(...keys) === part).map(asked)
}

function given(text: string): GivenAddress {
  return text.startsWith('{') ? (JSON.parse(text) as GivenAddress) : text
}

function keyOf(address: GivenAddress): string {
  return typeof address === 'string' ? address : Object.values(address).join(' ')
}
