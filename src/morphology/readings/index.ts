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

const dictionaries = new WeakMap<ModelStore, JapaneseReadings>()

function openJapanese(store: ModelStore): JapaneseReadings {
  let japanese = dictionaries.get(store)
  if (japanese === undefined) {
    japanese = new JapaneseReadings(store.load('morphology/readings-jpn'))
    dictionaries.set(store, japanese)
  }
  return japanese
}

/** Whether the dictionary of Japanese readings has a word with a tag; undefined where there is no dictionary. */
export function japaneseDictionary(store: ModelStore): ((word: string, tag: number) => boolean) | undefined {
  if (!store.has('morphology/readings-jpn')) return undefined
  const japanese = openJapanese(store)
  return (word, tag) => japanese.candidates(word)?.some(({ tags }) => ((tags >> tag) & 1) === 1) === true
}

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
    reader = id === 'zho' ? chineseReadings(store.load('morphology/readings-zho')) : japaneseReadings(openJapanese(store))
    readers.set(id, reader)
  }
  return reader
}

function chineseReadings(model: NativeModel): Readings {
  const chinese = new ChineseReadings(model)
  return (tokens, tags, { modelType, check }) => chinese.read(tokens, tags, modelType === 'perceptron', check)
}

function japaneseReadings(japanese: JapaneseReadings): Readings {
  return (tokens, tags, { modelType, check }) => japanese.read(tokens, tags, modelType === 'perceptron', check)
}
