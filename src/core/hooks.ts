/** Hooks by which the caller of a domain measures and interrupts one task, and the shape that all domains share. */

/** Tasks that a thread works on side by side, so that a network reads for all of them at once. */
export interface Company {
  /** Resolves when every task of the company waits here, or has ended. */
  gathered(): Promise<void>
}

/** Called before and after native code, so that a thread is never ended inside it; `enter` may throw to stop the task. */
export interface NativeGuard {
  enter(): void
  leave(): void
  /** Absent for a task on its own. */
  readonly company?: Company | undefined
}

/** What a stage of a domain is interrupted by. */
export interface Interruption extends NativeGuard {
  /** Throws when the task has been cancelled; work between two calls takes some milliseconds. */
  check(): void
}

/** What the caller of a domain may watch and interrupt between the stages. */
export interface TaskHooks extends Interruption {
  /** Adds the time since the last mark to a stage. */
  mark(stage: string): void
}

/** Hooks that do nothing, for callers that neither watch nor interrupt. */
export const noHooks: TaskHooks = { mark() {}, check() {}, enter() {}, leave() {} }

/**
 * What all domains have in common; each adds its own verbs, whose last argument is `TaskHooks` (`noHooks` where it is not given) and which throw
 * what `check` throws. Models are opened on first use, unless said otherwise.
 */
export interface Domain {
  /** Whether texts (or names) of a code, aliases included, are served. */
  supports(code: string): boolean
  /** Opens all that a code needs now, so that the first task need not wait; a code that is not served is left alone. @throws ModelError */
  preload(code: string): void | Promise<void>
}
