import type { ModelStore } from '../models/store.js'
import type { RunSegmenter } from './tokenize-atoms.js'

const plain: RunSegmenter = () => false

/** How runs of Han, kana and Thai are cut into words inside text of `language`. */
export function segmentersOf(_store: ModelStore, _language: string, _modelType: string): RunSegmenter {
  return plain
}
