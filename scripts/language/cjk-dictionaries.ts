/** Dictionaries of Japanese and Chinese: which words of Han characters a language has, beside the lists that say how frequent they are. */
import { join } from 'node:path'
import { dataFolder } from '../lib/data.js'
import { isHanWord, traditionalForms } from './cjk-forms.js'
import { gzipLines } from './data/rows.js'
import { isListed } from './lexicon.js'

/** Files of the morphology data, and the class that their words belong to. */
const DICTIONARIES = [
  { file: 'han/jpn-word-reading-kanjium.tsv.gz', own: 'jpn' },
  { file: 'segmentation/jpn-ipadic-words.tsv.gz', own: 'jpn' },
  { file: 'segmentation/zho-jieba-words.tsv.gz', own: 'zho-Hans' }
] as const

/**
 * Dictionary words by class (`jpn`, `zho-Hans`, `zho-Hant`). The frequency lists cut Japanese into units of two characters, so that 研究者 is in
 * the Chinese one alone; a dictionary says that it is Japanese too.
 */
export function hanDictionaries(): ReadonlyMap<string, ReadonlySet<string>> {
  const words = new Map(['jpn', 'zho-Hans', 'zho-Hant'].map((own) => [own, new Set<string>()]))
  for (const { file, own } of DICTIONARIES) {
    for (const line of gzipLines(join(dataFolder(), 'morphology', file), false)) {
      const word = line.slice(0, line.indexOf('\t'))
      if (!isHanWord(word) || !isListed(word)) continue
      words.get(own)!.add(word)
      if (own === 'zho-Hans') for (const form of traditionalForms(word)) words.get('zho-Hant')!.add(form)
    }
  }
  return words
}
