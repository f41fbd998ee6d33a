import type { TokenList } from '../../core/spans.js'
import type { ModelStore, NativeModel } from '../../models/store.js'
import { ChineseReadings } from './chinese.js'
import { JapaneseReadings } from './japanese.js'

export interface ReadingOptions {
  /** `perceptron`: pinyin with tone digits, katakana; `default`: pinyin with diacritics, hiragana. */
  readonly modelType: 'default' | 'perceptron'
  /** Called every few milliseconds of work; throws when the task has been cancelled. */
  readonly check?: () => void
}

/** Readings of each token, null for a token without one; `tags` holds tag numbers, one a token. */
export type Readings = (tokens: TokenList, tags: Uint8Array, options: ReadingOptions) => (string[] | null)[]

const opened = new WeakMap<ModelStore, Map<string, Readings>>()

/** The reader of Han tokens of a language (`zho`, `jpn`), undefined where there is none; one for each model of a store. */
export function loadReadings(store: ModelStore, id: string): Readings | undefined {
  if ((id !== 'zho' && id !== 'jpn') || !store.has(`morphology/readings-${id}`)) return undefined
  let readers = opened.get(store)
  if (readers === undefined) {
    readers = new Map()
    opened.set(store, readers)
  }
  let reader = readers.get(id)
  if (reader === undefined) {
    reader = openReadings(store.load(`morphology/readings-${id}`), id)
    readers.set(id, reader)
  }
  return reader
}

function openReadings(model: NativeModel, id: 'zho' | 'jpn'): Readings {
  if (id === 'zho') {
    const chinese = new ChineseReadings(model)
    return (tokens, tags, { modelType, check }) => chinese.read(tokens, tags, modelType === 'perceptron', check)
  }
  const japanese = new JapaneseReadings(model)
  return (tokens, tags, { modelType, check }) => japanese.read(tokens, tags, modelType === 'perceptron', check)
}
