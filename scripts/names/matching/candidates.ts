/** Names in other scripts, each with ten names in Latin letters of which one is right. */
import type { NameToMatch } from '../../../src/names/matching/types.js'
import { type Below, congruential } from '../../lib/shuffle.js'
import { inOneScript, isReported } from '../pairs.js'
import { keyOf, sampled } from './split.js'
import { nameOf, rowsOf } from './tables.js'

export interface CandidateCase {
  readonly name: NameToMatch
  /** The first is right. */
  readonly candidates: readonly NameToMatch[]
}

export const CANDIDATE_LANGUAGES = ['ara', 'fas', 'pus', 'urd', 'ell', 'rus', 'kor', 'tha', 'zho', 'jpn'] as const

const MOST_NAMES = 600
const OTHERS = 9
/** How many letters shorter or longer the others may be, until there are enough. */
const REACHES = [2, 4, 8, Number.POSITIVE_INFINITY]

/** A row that may be asked for, or be a wrong candidate of another. */
interface Entry {
  readonly native: NameToMatch
  readonly latin: NameToMatch
  readonly type: string
  readonly nativeKey: string
  readonly latinKey: string
}

/** Names of development rows of quality A, one half of them for each part. */
export function candidateCases(language: string, part: 'tune' | 'report'): CandidateCase[] {
  const rows = rowsOf(`pairs/${language}.tsv.gz`)
  const nativeKey = (native: string) => keyOf(inOneScript(native, language))
  const forms = new Map<string, Set<string>>()
  for (const [, , native, latin] of rows) {
    const key = nativeKey(native!)
    forms.set(key, (forms.get(key) ?? new Set()).add(keyOf(latin!)))
  }
  const entries = new Map<string, Entry>()
  for (const [, script, native, latin, type, , , quality, , split] of sampled(rows, Number.POSITIVE_INFINITY)) {
    if (split !== 'dev' || quality !== 'A' || type === 'WORD' || isReported(native!) !== (part === 'report')) continue
    const key = nativeKey(native!)
    if (entries.has(key)) continue
    entries.set(key, { native: nameOf(native!, type, language, script), latin: nameOf(latin!, type), type: type!, nativeKey: key, latinKey: keyOf(latin!) })
  }
  const all = [...entries.values()]
  const below = congruential(164)
  return all.slice(0, MOST_NAMES).map((entry) => ({
    name: entry.native,
    candidates: [entry.latin, ...othersOf(entry, all, forms.get(entry.nativeKey)!, below)]
  }))
}

/** @param accepted forms of the name itself */
function othersOf(own: Entry, all: readonly Entry[], accepted: ReadonlySet<string>, below: Below): NameToMatch[] {
  const used = new Set(accepted)
  const others: NameToMatch[] = []
  const take = (isFit: (entry: Entry) => boolean) => {
    const fit = all.filter((entry) => !used.has(entry.latinKey) && isFit(entry))
    while (others.length < OTHERS && fit.length > 0) {
      const [entry] = fit.splice(below(fit.length), 1) as [Entry]
      if (used.has(entry.latinKey)) continue
      used.add(entry.latinKey)
      others.push(entry.latin)
    }
  }
  const isSimilar = ({ type, latinKey }: Entry, reach: number) =>
    type === own.type && latinKey[0] === own.latinKey[0] && Math.abs(latinKey.length - own.latinKey.length) <= reach
  for (const reach of REACHES) if (others.length < OTHERS) take((entry) => isSimilar(entry, reach))
  // where a kind has few names: any initial, then any kind
  if (others.length < OTHERS) take(({ type }) => type === own.type)
  if (others.length < OTHERS) take(() => true)
  return others
}
