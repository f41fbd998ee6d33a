/** Words of names in Latin letters with how often they occur: training rows of the pairs of all languages, the knowledge base, lists of given names and surnames. */
import { join } from 'node:path'
import { KNOWN_OTHER, KNOWN_PERSON, LISTED } from '../../../src/names/transliteration/latin-names.js'
import { foldedLatin } from '../../../src/names/transliteration/letters.js'
import { dataFolder, readTable } from '../../lib/data.js'
import { knowledgeEntities } from '../lexicon/entities.js'
import { trainRows } from '../lexicon/pairs.js'
import { PAIR_LANGUAGES } from '../pairs.js'

const SHARE_ALIKE = 'dbp15k'
const LISTED_KINDS = new Set(['given', 'sur'])
const LATIN = /\p{Script=Latin}/u

export interface LatinWords {
  /** Weight of each word in the names of persons, and in those of places and organisations. */
  readonly persons: ReadonlyMap<string, number>
  readonly others: ReadonlyMap<string, number>
  /** Bits of where a word is known from. The pairs are no such source: of a word in their development rows no row is in the training part. */
  readonly kinds: ReadonlyMap<string, number>
}

export function latinWords(): LatinWords {
  const persons = new Map<string, number>()
  const others = new Map<string, number>()
  const rows = { PERSON: new Map<string, number>(), LOCATION: new Map<string, number>() }
  for (const row of PAIR_LANGUAGES.flatMap(trainRows)) {
    if (row.quality === 'C' || row.sources.every((source) => source === SHARE_ALIKE)) continue
    const counts = row.type === 'PERSON' ? rows.PERSON : row.type === 'LOCATION' ? rows.LOCATION : undefined
    if (counts === undefined) continue
    for (const word of foldedLatin(row.latin).split(' ')) {
      // the same person counts once, however many languages tell the name
      if (row.type === 'PERSON') counts.set(word, Math.max(counts.get(word) ?? 0, row.count))
      else counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  const known = { persons: new Map<string, number>(), others: new Map<string, number>(), listed: new Map<string, number>() }
  for (const { kind, label, aliases } of knowledgeEntities()) {
    const words = new Set([label, ...aliases].filter((name) => LATIN.test(name)).flatMap((name) => foldedLatin(name).split(' ')))
    for (const word of words) count(kind === 'PERSON' ? known.persons : known.others, word)
  }
  const [, ...lists] = readTable(join(dataFolder(), 'names/lists/given_surnames.tsv.gz'))
  for (const [name = '', kind = '', , , , , script] of lists) {
    if (script !== 'Latn' || !LISTED_KINDS.has(kind)) continue
    for (const word of foldedLatin(name).split(' ')) count(known.listed, word)
  }
  for (const word of new Set([...rows.PERSON.keys(), ...known.persons.keys(), ...known.listed.keys()])) {
    const times = Math.max(rows.PERSON.get(word) ?? 0, (known.persons.get(word) ?? 0) + (known.listed.get(word) ?? 0))
    if (word.length > 1) persons.set(word, Math.log2(1 + times))
  }
  for (const word of new Set([...rows.LOCATION.keys(), ...known.others.keys()])) {
    const times = Math.max(rows.LOCATION.get(word) ?? 0, known.others.get(word) ?? 0)
    if (word.length > 1) others.set(word, Math.log2(1 + times))
  }
  const kinds = new Map<string, number>()
  for (const [words, bit] of [
    [known.persons, KNOWN_PERSON],
    [known.others, KNOWN_OTHER],
    [known.listed, LISTED]
  ] as const)
    for (const word of words.keys()) if (word.length > 1) kinds.set(word, (kinds.get(word) ?? 0) | bit)
  return { persons, others, kinds }
}

function count(counts: Map<string, number>, word: string): void {
  counts.set(word, (counts.get(word) ?? 0) + 1)
}
