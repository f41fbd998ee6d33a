/**
 * Trains `names/han-origin`: which characters and lengths foreign names have in Chinese. Foreign: training rows of the pairs whose Latin side is not how the
 * characters are read; Chinese: those where it is, and the list of Chinese names.
 *
 *     npx tsx scripts/names/han-origin/train.ts
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { openModels } from '../../../src/models/store.js'
import { NameDictionary } from '../../../src/names/dictionary/dictionary.js'
import type { HanVariants } from '../../../src/names/dictionary/han-variants.js'
import { HanOrigin, LONGEST, STEPS } from '../../../src/names/origin/han.js'
import { Schemes } from '../../../src/names/schemes/schemes.js'
import { writeModel } from '../../lib/artefacts.js'
import { dataFolder, readTable } from '../../lib/data.js'
import { foldedForMeasure } from '../measure.js'

const HAN_NAME = /^\p{Script=Han}{2,}$/u
/** Chinese names of the list that count as much as the pairs. */
const LISTED = 40_000
const SMOOTHING = 1

const store = openModels()
const { variants }: { variants: HanVariants } = NameDictionary.open(store)
const schemes = Schemes.open(store)

interface Example {
  readonly name: string
  readonly isForeign: boolean
}

function examples(part: 'train' | 'dev'): Example[] {
  const [, ...rows] = readTable(join(dataFolder(), 'names/pairs/zho.tsv.gz'))
  return rows.flatMap((row) => {
    const name = variants.simplified(row[2]!)
    if (row[9] !== part || row[7] === 'C' || row[6] === 'dbp15k' || !HAN_NAME.test(name)) return []
    const read = schemes.render(name, 'zho', 'HYPY', row[4] === 'PERSON' ? 'PERSON' : 'LOCATION') ?? ''
    return [{ name, isForeign: foldedForMeasure(read) !== foldedForMeasure(row[3]!) }]
  })
}

const listed = gunzipSync(readFileSync(join(dataFolder(), 'names/lists/zho_full_names.txt.gz')))
  .toString()
  .split('\n')
  .filter((name) => HAN_NAME.test(name))
const step = Math.max(1, Math.floor(listed.length / LISTED))
const chinese = listed.filter((_, place) => place % step === 0).map((name) => ({ name: variants.simplified(name), isForeign: false }))
const all = [...examples('train'), ...chinese]

const counts = [new Map<string, number>(), new Map<string, number>()] as const
const lengths = [new Float64Array(LONGEST + 1).fill(SMOOTHING), new Float64Array(LONGEST + 1).fill(SMOOTHING)] as const
for (const { name, isForeign } of all) {
  const side = isForeign ? 1 : 0
  for (const character of name) counts[side].set(character, (counts[side].get(character) ?? 0) + 1)
  lengths[side][Math.min(LONGEST, [...name].length)]!++
}
const characters = [...new Set([...counts[0].keys(), ...counts[1].keys()])].sort()
const total = (side: 0 | 1) => [...counts[side].values()].reduce((sum, count) => sum + count, 0) + SMOOTHING * characters.length
const totals = [total(0), total(1)] as const
const inSteps = (odds: number) => Math.max(-127, Math.min(127, Math.round(STEPS * odds)))
const odds = Int8Array.from(characters, (character) =>
  inSteps(Math.log(((counts[1].get(character) ?? 0) + SMOOTHING) / totals[1]) - Math.log(((counts[0].get(character) ?? 0) + SMOOTHING) / totals[0]))
)
const sums = lengths.map((side) => side.reduce((sum, count) => sum + count, 0))
const write = (accuracy: Readonly<Record<string, number>>) =>
  writeModel({
    id: 'names/han-origin',
    tensors: {
      characters: new TextEncoder().encode(characters.join('')),
      odds,
      lengths: Int8Array.from(lengths[1], (count, length) => inSteps(Math.log(count / sums[1]!) - Math.log(lengths[0][length]! / sums[0]!)))
    },
    licence: 'permissive',
    sources: ['NETransliteration (names of Wikidata, CC0)', "Who's On First gazetteers (CC BY)", 'lists of Chinese names (see the README of the data)'],
    command: 'npx tsx scripts/names/han-origin/train.ts',
    accuracy
  })
write({})
const origin = HanOrigin.open(openModels())
const held = examples('dev')
const right = held.filter(({ name, isForeign }) => origin.foreign(name) >= 0.5 === isForeign).length
const { bytes } = write({ developmentNames: held.length, rightPercent: Math.round((1000 * right) / held.length) / 10 })
console.log(`${characters.length} characters, ${bytes} bytes; ${right} of ${held.length} right (${held.filter(({ isForeign }) => isForeign).length} foreign)`)
