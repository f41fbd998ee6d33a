import { join } from 'node:path'
import { openModels } from '../../src/models/store.js'
import { tokenize } from '../../src/morphology/tokenizer.js'
import { dataFolder, readText } from '../lib/data.js'
import type { GoldText } from '../tokenizer/data.js'

/** Sentences of the language data (none from treebanks, no dialects), cut by the default segmenter as it is now in `native-models/`. */
export function segmentedTexts(language: string, most: number): GoldText[] {
  const store = openModels()
  const rows = readText(join(dataFolder(), 'language', 'sentences', `${language}.tsv.gz`))
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .filter(([, script, variety, , source, text]) => text !== undefined && script !== 'Latn' && !variety!.startsWith('yue') && !source!.startsWith('ud-'))
  return rows.slice(0, most).map((row) => {
    const tokens = tokenize(row[5]!, language, store)
    return { text: row[5]!, starts: [...tokens.starts], ends: [...tokens.ends], sentences: [0] }
  })
}
