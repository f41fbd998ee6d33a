import { ModelError } from '../models/errors.js'
import type { ModelStore, NativeModel } from '../models/store.js'
import { BUCKETS, GROUPS } from './groups.js'
import { WordTable } from './word-table.js'

/** What a class answers: a listed language, or `xxx` for a cluster of unlisted ones. */
export interface LanguageClass {
  readonly name: string
  readonly language: string
  readonly script: string
}

/** A table of features: int8 rows found by hash. */
export interface FeatureRows {
  /** Longest n-gram, and whether n-grams see the blanks around words. */
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
}

/** The classifier of one script group. */
export interface GroupModel extends FeatureRows {
  readonly classes: readonly LanguageClass[]
  /** `lanes` biases a length bucket. */
  readonly biases: Float32Array
  /** `GAINS` gains a length bucket: of the n-grams' score, of the known words' and of the second look's. */
  readonly gains: Float32Array
  readonly close: CloseModel | undefined
}

/** The second look at easily confused languages of Latin script. */
export interface CloseModel extends FeatureRows {
  /** Class in the group's classifier that each lane stands for. */
  readonly lanesOf: readonly number[]
  /** Family of each lane, and of each class of the group (-1 for none). */
  readonly families: readonly number[]
  readonly familyOf: Int8Array
}

export const GAINS = 3

export const DETECTOR_ID = 'language/detector'

type Info = Pick<GroupModel, 'order' | 'padded' | 'lanes' | 'scale' | 'classes'> & Pick<CloseModel, 'lanesOf' | 'families'>

export interface DetectorModel {
  /** The classifiers by group number; undefined for groups without one. */
  readonly groups: readonly (GroupModel | undefined)[]
  readonly table: WordTable
}

/** @throws ModelError when the model is missing, damaged or of another shape */
export function loadDetectorModel(store: ModelStore): DetectorModel {
  const model = store.load(DETECTOR_ID)
  const infos = JSON.parse(model.metadata['parts'] ?? '{}') as Record<string, Info>
  const groups = GROUPS.map((group): GroupModel | undefined => {
    const info = infos[group]
    if (info === undefined) return undefined
    const biases = model.f32(`${group}.biases`)
    const gains = model.f32(`${group}.gains`)
    if (biases.length !== BUCKETS * info.lanes || gains.length !== BUCKETS * GAINS) throw misfit(group)
    const close = group === 'latn' && infos['close'] !== undefined ? closeModel(model, infos['close'], info.classes.length) : undefined
    return { ...featureRows(model, group, info), classes: info.classes, biases, gains, close }
  })
  return { groups, table: WordTable.of(model) }
}

function misfit(part: string): ModelError {
  return new ModelError(`model ${DETECTOR_ID}: the tensors of part ${part} do not fit together`)
}

function featureRows(model: NativeModel, part: string, { order, padded, lanes, scale }: Info): FeatureRows {
  const slots = model.u32(`${part}.slots`)
  if ((slots.length & (slots.length - 1)) !== 0 || model.i8(`${part}.rows`).length % lanes !== 0) throw misfit(part)
  return { order, padded, lanes, scale, slots: model.address(`${part}.slots`), mask: slots.length - 1, rows: model.address(`${part}.rows`) }
}

function closeModel(model: NativeModel, info: Info, classes: number): CloseModel {
  const { lanesOf, families } = info
  const familyOf = new Int8Array(classes).fill(-1)
  for (const [lane, own] of lanesOf.entries()) familyOf[own] = families[lane]!
  return { ...featureRows(model, 'close', info), lanesOf, families, familyOf }
}
