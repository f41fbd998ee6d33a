/** Readings of names in Han characters: one artefact for the three languages. */
import type { ModelStore } from '../../models/store.js'
import { ChineseReadings } from './chinese.js'
import { HanjaReadings } from './hanja.js'
import { JapaneseReadings } from './japanese.js'

export interface NameReadings {
  readonly chinese: ChineseReadings
  readonly japanese: JapaneseReadings
  readonly hanja: HanjaReadings
}

/** @throws ModelError when the artefact is missing or damaged */
export function openReadings(store: ModelStore): NameReadings {
  const model = store.load('names/readings')
  return { chinese: new ChineseReadings(model), japanese: new JapaneseReadings(model), hanja: new HanjaReadings(model) }
}
