/** The second step of `/entities` with linking: what goes from the analysis pool to the knowledge pool. */
import type { Entity } from '../../entities/pipeline/entities.js'
import type { KnowledgeStep, Task } from '../endpoint.js'
import { EntitiesAnswerSchema } from './answer.js'

/** Options that the linker goes by. */
export interface LinkOptions {
  /** Give `linkingConfidence`. */
  readonly confidence: boolean
  /** The linker also looks for names that extraction missed. */
  readonly findFurther: boolean
  readonly permId: boolean
  readonly ontologyTypes: boolean
  readonly salience: boolean
}

export interface LinkingTask extends Task {
  readonly kind: 'linking'
  readonly text: string
  /** Language that the text was read in. */
  readonly language: string
  /** Whether it was read without regard to case. */
  readonly caseless: boolean
  readonly entities: readonly Entity[]
  readonly options: LinkOptions
  /** Full detail: attributes but for the entities, and the steps taken. */
  readonly fullDetail?: { readonly attributes: Readonly<Record<string, unknown>>; readonly steps: readonly string[] }
}

/** What a thread of the knowledge pool goes by. */
export interface LinkingSettings {
  /** Folder of the knowledge base. */
  readonly folder: string
  /** Types that are never returned. */
  readonly typesOff: readonly string[]
}

/** Milliseconds for an entity, until it has been measured. */
const GUESS_MS = 0.7

/** Entities are few or many for a text of any length: they tell the cost. */
export const linkingStep: KnowledgeStep<LinkingTask> = {
  name: 'linking',
  answer: EntitiesAnswerSchema,
  weigh({ entities }) {
    const units = entities.length + 1
    return { group: 'linking', units, guessMs: GUESS_MS * units }
  },
  workSettings: ({ entityTypesOff }, folder): LinkingSettings => ({ folder, typesOff: entityTypesOff })
}
