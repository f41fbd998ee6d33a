/**
 * Makes `entities/given-names`: given names that lists of names give to women or to men alone, all scripts. `npm run build:given-names`; seconds.
 */

import { foldWord } from '../../../src/entities/chains/fold.js'
import { wordsOf } from '../../../src/entities/chains/name.js'
import { GIVEN_NAMES, givenNameHash } from '../../../src/entities/lists/given-names.js'
import { buildHashTable } from '../../../src/models/hash-table.js'
import { writeModel } from '../../lib/artefacts.js'
import { rowsOf } from '../../names/matching/tables.js'

/** How many times as many rows say so as say the other: Andrea and Jean are of both. */
const ONE_GENDER = 5

const counts = new Map<string, [women: number, men: number]>()
for (const [name = '', kind, gender] of rowsOf('lists/given_surnames.tsv.gz')) {
  const words = wordsOf(name)
  if (kind !== 'given' || (gender !== 'f' && gender !== 'm') || words.length !== 1 || words[0]!.length < 2) continue
  const word = foldWord(words[0]!)
  const count = counts.get(word) ?? [0, 0]
  count[gender === 'f' ? 0 : 1]++
  counts.set(word, count)
}
const kept = [...counts].filter(([, [women, men]]) => women >= ONE_GENDER * men || men >= ONE_GENDER * women)
kept.sort(([, [oneWomen, oneMen]], [, [women, men]]) => women + men - oneWomen - oneMen)
const { table, order } = buildHashTable(
  Uint32Array.from(kept, ([word]) => givenNameHash(word)),
  8
)
const women = new Uint8Array((order.length + 7) >> 3)
order.forEach((place, index) => {
  const [, [w, m]] = kept[place]!
  if (w > m) women[index >> 3]! |= 1 << (index & 7)
})
const entry = writeModel({
  id: GIVEN_NAMES,
  tensors: { 'names.offsets': table.offsets, 'names.checks': table.checks, women },
  licence: 'permissive',
  sources: [
    'joke2k/faker and faker-js/faker: given names (MIT)',
    'sigpwned/popular-names-by-country-dataset (CC0 1.0)',
    'dsouflis/el-name-tools, nabidam/persian-names: given names (MIT)'
  ],
  command: 'npm run build:given-names',
  accuracy: { names: order.length }
})
console.log(`${order.length} names, ${Math.round(entry.bytes / 1024)} KB`)
