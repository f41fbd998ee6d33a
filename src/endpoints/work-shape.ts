/** The shape of an endpoint's worker half (`src/endpoints/<name>/work.ts`). */
import type { TaskHooks } from '../core/hooks.js'
import type { ModelStore } from '../models/store.js'
import type { Task } from './endpoint.js'

/** What a thread opens its endpoints with. */
export interface WorkParts<S> {
  readonly store: ModelStore
  /** What `Endpoint.workSettings` gave. */
  readonly settings: S
}

/** What comes with a task. */
export interface TaskContext<R> {
  readonly hooks: TaskHooks
  /** What the endpoint's resource held when the task began. */
  readonly resource: R
}

export interface WorkAnswer {
  /** Becomes the JSON body. */
  readonly body: object
  /** The language worked in, where the endpoint has one. */
  readonly language?: string
}

/** What is left to do in the knowledge pool, which writes the answer (`knowledgeWorks` in work.ts). */
export interface Handover {
  /** Anything that can be cloned; small. */
  readonly handover: Task
}

/** An endpoint opened in a thread. */
export interface OpenedWork<T extends Task, R> {
  /** Opens what no task can do without; the thread takes none before. @throws ModelError */
  ready?(): Promise<void>
  /** Opens what a word of the setting `preload` names; words that its light half does not accept never come here. @throws ModelError */
  preload?(word: string): void | Promise<void>
  /** @throws ApiError that the caller gets; what the hooks throw; anything else is a fault of the service */
  answer(task: T, context: TaskContext<R>): WorkAnswer | Handover | Promise<WorkAnswer | Handover>
}

/** @typeParam T task, S settings, R what its resource holds */
export interface EndpointWork<T extends Task, S, R> {
  /** That of the light half. */
  readonly name: string
  open(parts: WorkParts<S>): OpenedWork<T, R>
}

/** An endpoint whose types only its two halves know; tasks, settings and resources reach it by its name. */
// biome-ignore lint/suspicious/noExplicitAny: the list is where the types of single endpoints end
export type AnyWork = EndpointWork<any, any, any>
