import { ModelError } from '../models/errors.js'
import type { ModelStore, NativeModel } from '../models/store.js'
import { CONDITIONS } from './conditions.js'
import { GROUPS } from './groups.js'
import type { LanguageClass } from './languages.js'
import { type LanguageWeights, logPrior } from './prior.js'
import { WordTable } from './word-table.js'

/** A table of features: int8 rows found by hash. */
export interface FeatureRows {
  /** Longest n-gram, and whether n-grams see the blanks around words. */
  readonly order: number
  readonly padded: boolean
  /** 4, 16 or 64. */
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
  /** `lanes` biases a condition (`conditions.ts`). */
  readonly biases: Float32Array
  /** `gainCount` gains a condition: of the n-grams, of the known words, and two for each family (see `score.ts`). */
  readonly gains: Float32Array
  readonly families: readonly FamilyModel[]
  /** Log weight of each class (`prior.ts`). */
  readonly prior: Float64Array
  /** Whether the table of known words has words of the group. */
  readonly knowsWords: boolean
}

/** The second look at a family of easily confused languages: rows of 4 lanes. */
export interface FamilyModel extends FeatureRows {
  /** Classes of the group's classifier that the lanes stand for, at most 4. */
  readonly members: readonly number[]
}

/** Gains of a condition for so many families. */
export function gainCount(families: number): number {
  return 2 + 2 * families
}

/** Where the two gains of a family stand among those of a condition. */
export function familyGain(family: number): number {
  return 2 + 2 * family
}

export const DETECTOR_ID = 'language/detector'

interface FamilyInfo {
  readonly name: string
  readonly members: readonly number[]
  readonly scale: number
}

type Info = Pick<GroupModel, 'order' | 'padded' | 'lanes' | 'scale' | 'classes' | 'knowsWords'> & { readonly families: readonly FamilyInfo[] }

export interface DetectorModel {
  /** The classifiers by group number; undefined for groups without one. */
  readonly groups: readonly (GroupModel | undefined)[]
  readonly table: WordTable
}

/**
 * @param weights how often languages are taken to be written; none: all alike
 * @throws ModelError when the model is missing, damaged or of another shape
 */
export function loadDetectorModel(store: ModelStore, weights: LanguageWeights): DetectorModel {
  const model = store.load(DETECTOR_ID)
  const infos = JSON.parse(model.metadata['parts'] ?? '{}') as Record<string, Info>
  const groups = GROUPS.map((group): GroupModel | undefined => {
    const info = infos[group]
    if (info === undefined) return undefined
    const biases = model.f32(`${group}.biases`)
    const gains = model.f32(`${group}.gains`)
    if (biases.length !== CONDITIONS * info.lanes || gains.length !== CONDITIONS * gainCount(info.families.length)) throw misfit(group)
    const families = info.families.map(({ name, members, scale }) => ({ ...featureRows(model, `family-${name}`, { ...info, lanes: 4, scale }), members }))
    return {
      ...featureRows(model, group, info),
      classes: info.classes,
      knowsWords: info.knowsWords,
      prior: logPrior(info.classes, weights),
      biases,
      gains,
      families
    }
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
