/** What in-document coreference gives: the mentions of one entity. */
import type { Mention } from '../types.js'

export interface Chain {
  readonly type: string
  /** In text order. */
  readonly mentions: readonly Mention[]
  /** Index of the most complete name in `mentions`. */
  readonly head: number
}
