/** Options of categorization; each wins over those after it. */
export interface CategoryOptions {
  /** Only the best label, and always one. Default false. */
  readonly singleLabel?: boolean
  /** So many of the best labels, whatever their scores; at least 1. */
  readonly numCategories?: number
  /** Labels of this score or more. Default -0.25. */
  readonly scoreThreshold?: number
}

export const DEFAULT_THRESHOLD = -0.25
