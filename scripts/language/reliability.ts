/** One band of confidences: how many answers, their mean confidence, and how many were right. */
export interface ReliabilityRow {
  readonly from: number
  readonly to: number
  readonly count: number
  readonly confidence: number
  /** Per cent. */
  readonly right: number
}

const BANDS = [0, 0.3, 0.5, 0.7, 0.8, 0.85, 0.9, 0.95, 0.99, 1.0001]

/** Reliability table of answers by confidence band. */
export function reliability(answers: readonly { confidence: number; right: boolean }[]): ReliabilityRow[] {
  return BANDS.slice(0, -1).map((from, band) => {
    const to = BANDS[band + 1]!
    const own = answers.filter(({ confidence }) => confidence >= from && confidence < to)
    return {
      from,
      to: Math.min(1, to),
      count: own.length,
      confidence: own.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, own.length),
      right: (100 * own.filter(({ right }) => right).length) / Math.max(1, own.length)
    }
  })
}

/** Expected calibration error (Naeini et al. 2015) over those bands: the mean gap between confidence and share right, in per cent. */
export function calibrationError(answers: readonly { confidence: number; right: boolean }[]): number {
  return reliability(answers).reduce((sum, { count, confidence, right }) => sum + (count * Math.abs(100 * confidence - right)) / Math.max(1, answers.length), 0)
}

/** Per cent right of the answers with a confidence of 0.9 or more. */
export function sureAndRight(answers: readonly { confidence: number; right: boolean }[]): number {
  const sure = answers.filter(({ confidence }) => confidence >= 0.9)
  return (100 * sure.filter(({ right }) => right).length) / Math.max(1, sure.length)
}
