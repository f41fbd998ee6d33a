import { ModelError } from '../models/errors.js'
import type { ModelStore } from '../models/store.js'
import { BUCKETS, GROUPS } from './groups.js'
import { WordTable } from './word-table.js'

/** What a class answers: a listed language, or `xxx` for a cluster of unlisted ones. */
export interface LanguageClass {
  readonly name: string
  readonly language: string
  readonly script: string
}

/** The classifier of one script group. */
export interface GroupModel {
  readonly classes: readonly LanguageClass[]
  readonly order: number
  readonly padded: boolean
  /** 16 or 64. */
  readonly lanes: number
  /** Real weight of one int8 step. */
  readonly scale: number
  /** Addresses of the slots and of the int8 rows, and the slots' index mask. */
  readonly slots: number
  readonly mask: number
  readonly rows: number
  /** `lanes` biases a length bucket. */
  readonly biases: Float32Array
  /** Two gains a length bucket: of the n-grams' score and of the known words'. */
  readonly gains: Float32Array
}

interface GroupInfo {
  readonly classes: readonly LanguageClass[]
  readonly order: number
  readonly padded: boolean
  readonly lanes: number
  readonly scale: number
}

export const DETECTOR_ID = 'language/detector'

export interface DetectorModel {
  /** The classifiers by group number; undefined for groups without one. */
  readonly groups: readonly (GroupModel | undefined)[]
  readonly table: WordTable
}

/** @throws ModelError when the model is missing, damaged or of another shape */
export function loadDetectorModel(store: ModelStore): DetectorModel {
  const model = store.load(DETECTOR_ID)
  const infos = JSON.parse(model.metadata['groups'] ?? '{}') as Record<string, GroupInfo>
  const groups = GROUPS.map((group) => {
    const info = infos[group]
    if (info === undefined) return undefined
    const slots = model.u32(`${group}.slots`)
    const rows = model.i8(`${group}.rows`)
    const biases = model.f32(`${group}.biases`)
    const gains = model.f32(`${group}.gains`)
    if ((slots.length & (slots.length - 1)) !== 0 || rows.length % info.lanes !== 0 || biases.length !== BUCKETS * info.lanes || gains.length !== BUCKETS * 2)
      throw new ModelError(`model ${DETECTOR_ID}: the tensors of group ${group} do not fit together`)
    return { ...info, slots: model.address(`${group}.slots`), mask: slots.length - 1, rows: model.address(`${group}.rows`), biases, gains }
  })
  return { groups, table: WordTable.of(model) }
}
