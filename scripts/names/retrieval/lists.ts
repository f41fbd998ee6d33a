/** Lists of names that retrieval is measured on. */
import { join } from 'node:path'
import type { NameToMatch } from '../../../src/names/matching/types.js'
import type { NameKind } from '../../../src/names/types.js'
import { dataFolder, readTable } from '../../lib/data.js'
import { congruential, shuffle } from '../../lib/shuffle.js'

const names = (file: string) => readTable(join(dataFolder(), 'names', file)).filter(([first]) => !first!.startsWith('#'))

/** Groups of different spellings of one person or organisation, in an order of chance that is always the same. */
export function groupsOf(set: 'historical' | 'sanctions'): NameToMatch[][] {
  const groups = new Map<string, Map<string, NameToMatch>>()
  const add = (group: string, text: string, kind: NameKind) => {
    if (!groups.has(group)) groups.set(group, new Map())
    groups.get(group)!.set(text.normalize('NFC'), { text: text.normalize('NFC'), kind })
  }
  if (set === 'historical') for (const [group, , text] of names('matching/historical_figures.tsv.gz')) add(group!, text!, 'PERSON')
  else for (const [group, type, text] of names('matching/sanctions_aliases.tsv.gz')) add(group!, text!, type === 'PERSON' ? 'PERSON' : 'ORGANIZATION')
  const all = [...groups.values()].map((group) => [...group.values()])
  shuffle(all, congruential(5))
  return all
}

/** So many names, of groups with several, no text twice. */
export function spellingsOf(set: 'historical' | 'sanctions', count: number): NameToMatch[] {
  const spellings = groupsOf(set)
    .filter((group) => group.length > 1)
    .flat()
  return [...new Map(spellings.map((name) => [name.text, name])).values()].slice(0, count)
}

/** Names of persons put together from given names and surnames. */
export function madeNames(count: number): NameToMatch[] {
  const rows = names('lists/given_surnames.tsv.gz').filter((row) => row.at(-1) === 'Latn')
  const [given, surnames] = ['given', 'sur'].map((kind) => rows.filter((row) => row[1] === kind).map(([name]) => name!))
  const below = congruential(7)
  const some = (of: readonly string[]) => of[below(of.length)]!
  return Array.from({ length: count }, () => {
    const first = below(3) === 0 ? `${some(given!)} ${some(given!)}` : some(given!)
    return { text: `${first} ${some(surnames!)}`.normalize('NFC'), kind: 'PERSON' }
  })
}
