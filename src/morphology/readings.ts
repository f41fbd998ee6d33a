import type { TokenList } from '../core/spans.js'
import type { ModelStore } from '../models/store.js'
import { ChineseReadings } from './readings-chinese.js'
import { JapaneseReadings } from './readings-japanese.js'

export interface ReadingOptions {
  /** `perceptron`: pinyin with tone digits, katakana; `default`: pinyin with diacritics, hiragana. */
  readonly modelType: 'default' | 'perceptron'
}

/** Readings of each token, null for a token without one; `tags` holds tag numbers, one a token. */
export type Readings = (tokens: TokenList, tags: Uint8Array, options: ReadingOptions) => (string[] | null)[]

/** The reader of Han tokens of a language (`zho`, `zhs`, `zht`, `jpn`), undefined where there is none. */
export function loadReadings(store: ModelStore, language: string): Readings | undefined {
  if ((language === 'zho' || language === 'zhs' || language === 'zht') && store.has('morphology/readings-zho')) {
    const chinese = new ChineseReadings(store.load('morphology/readings-zho'))
    return (tokens, tags, { modelType }) => chinese.read(tokens, tags, modelType === 'perceptron')
  }
  if (language === 'jpn' && store.has('morphology/readings-jpn')) {
    const japanese = new JapaneseReadings(store.load('morphology/readings-jpn'))
    return (tokens, tags, { modelType }) => japanese.read(tokens, tags, modelType === 'perceptron')
  }
  return undefined
}
