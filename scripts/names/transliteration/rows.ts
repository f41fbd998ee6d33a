/** Training pairs of a language, folded. */
import { join } from 'node:path'
import { openModels } from '../../../src/models/store.js'
import { NameDictionary } from '../../../src/names/dictionary/dictionary.js'
import { foldedLatin, foldedNative } from '../../../src/names/transliteration/letters.js'
import { dataFolder, readTable } from '../../lib/data.js'
import type { NamePair } from './align.js'

const LONGEST = 40
/** Titles of DBpedia: CC BY-SA. */
const SHARE_ALIKE = 'dbp15k'
/** How much rows of a quality count. */
const QUALITIES: Readonly<Record<string, number>> = { A: 1, B: 0.4 }

/** Rows of the training part, of quality A and B; the same pair from several rows counts together. */
export function trainingPairs(language: string): NamePair[] {
  const [, ...rows] = readTable(join(dataFolder(), 'names/pairs', `${language}.tsv.gz`))
  const { variants } = NameDictionary.open(openModels())
  const weights = new Map<string, number>()
  for (const row of rows) {
    const quality = QUALITIES[row[7]!]
    if (row[9] !== 'train' || quality === undefined || row[6] === SHARE_ALIKE) continue
    // models read simplified characters, which others are changed to first
    const native = foldedNative(language === 'zho' ? variants.simplified(row[2]!) : row[2]!, language)
    const latin = foldedLatin(row[3]!)
    if (native === '' || latin === '' || native.length > LONGEST || latin.length > LONGEST) continue
    const key = `${native}\t${latin}`
    weights.set(key, (weights.get(key) ?? 0) + quality * Math.log2(1 + Number(row[8])))
  }
  return [...weights].map(([key, weight]) => {
    const [native = '', latin = ''] = key.split('\t')
    return { native, latin, weight }
  })
}
