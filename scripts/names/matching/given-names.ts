/** Given names that are written alike and are not of one person: those of women and of men (Maria, Mario; John, Joan). */
import { compare, EDITS, found } from '../../../src/names/matching/edits.js'
import { foldedWords } from '../../../src/names/matching/fold.js'
import { rowsOf } from './tables.js'

const MOST = 6000
/** Cost of the edits between them, in hundredths. */
const ALIKE = 130
/** Rank among given names. */
const MOST_COMMON = 2000

let pairs: (readonly [string, string])[] | undefined

export function unlikeGivenNames(): readonly (readonly [string, string])[] {
  pairs ??= gathered()
  return pairs
}

function gathered(): (readonly [string, string])[] {
  const related = new Set<string>()
  for (const [, formal = '', nickname = ''] of rowsOf('variants/nicknames.tsv.gz')) related.add([plain(formal), plain(nickname)].sort().join(' '))
  const genders = new Map<string, { f: number; m: number }>()
  for (const [name = '', kind, gender = '', , , , script] of rowsOf('lists/given_surnames.tsv.gz')) {
    if (kind !== 'given' || script !== 'Latn' || (gender !== 'f' && gender !== 'm')) continue
    const key = plain(name)
    if (key.length < 3) continue
    const counts = genders.get(key) ?? { f: 0, m: 0 }
    counts[gender]++
    genders.set(key, counts)
  }
  const common = new Set(
    rowsOf('lists/given_surnames.tsv.gz').flatMap(([name = '', kind, , , source, weight = '']) =>
      kind === 'given' && source === 'names-rank' && Number(weight.slice(1)) <= MOST_COMMON ? [plain(name)] : []
    )
  )
  const names = [...genders]
    .filter(([name, { f, m }]) => common.has(name) && Math.max(f, m) >= 4 * Math.min(f, m))
    .map(([name, { f, m }]) => ({ name, isFemale: f > m }))
    .sort((left, right) => (left.name < right.name ? -1 : 1))
  const none = new Float32Array(EDITS)
  const alike: (readonly [string, string])[] = []
  for (const [at, left] of names.entries()) {
    for (const right of names.slice(at + 1)) {
      if (left.isFemale === right.isFemale || Math.abs(left.name.length - right.name.length) > 2 || related.has([left.name, right.name].sort().join(' ')))
        continue
      compare(left.name, right.name, none)
      if (found.cost <= ALIKE) alike.push([left.name, right.name])
    }
  }
  const step = Math.max(1, alike.length / MOST)
  return Array.from({ length: Math.min(MOST, alike.length) }, (_, place) => alike[Math.floor(place * step)]!)
}

function plain(name: string): string {
  return foldedWords(name).join('')
}
