/** The base that an evaluation reads. */
import type { KnowledgeBase } from '../../src/knowledge/base/entity.js'
import { readMeta } from '../../src/knowledge/base/files.js'
import { checkModels } from '../../src/knowledge/base/models.js'
import { openKnowledgeBase } from '../../src/knowledge/base/reader.js'
import type { ModelStore } from '../../src/models/store.js'

/** @throws KnowledgeBaseError for a folder without a base, or with one whose vectors are not those of the store: figures of it would say nothing */
export function openBase(folder: string, store: ModelStore): KnowledgeBase {
  checkModels(folder, readMeta(folder), store)
  return openKnowledgeBase(folder)
}
