/** The likeliest entity of a mention, however likely. */
export interface Decision {
  /** Number in the base. */
  readonly entity: number
  readonly confidence: number
}
