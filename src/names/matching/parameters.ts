/** Callers' overrides of single parameters. The trees know no such parameters: an override moves the score by as much of the name as it concerns. */
import type { MatchParameters } from './types.js'

/** What a parameter concerns, as places of the pair's features, and the value that leaves the score as it is. */
const PARAMETERS: Readonly<Record<string, { readonly usual: number; readonly concerns: (values: Float32Array) => number }>> = {
  // words of the longer name without a partner
  deletionScore: { usual: 0.2, concerns: (values) => deleted(values) },
  outOfOrderDeletionScore: { usual: 0.2, concerns: (values) => (values[14]! > 0 ? deleted(values) : 0) },
  conflictScore: { usual: 0.1, concerns: (values) => share(values[3]!, values) },
  initialsScore: { usual: 0.6, concerns: (values) => values[9]! / Math.max(1, values[13]!) },
  initialsConflictScore: { usual: 0.1, concerns: (values) => (values[9]! > 0 ? share(values[3]!, values) : 0) },
  initialismScore: { usual: 0.6, concerns: (values) => values[22]! },
  stuckInitialScore: { usual: 0.6, concerns: () => 0 },
  reorderPenalty: { usual: 0.1, concerns: (values) => -values[14]! },
  reorderCorrection: { usual: 0, concerns: (values) => values[14]! },
  initialsDeletionPenalty: { usual: 0.1, concerns: (values) => (values[9]! > 0 ? -deleted(values) : 0) },
  genderConflictPenalty: { usual: 0.1, concerns: (values) => (values[25]! < 0 ? -1 : 0) },
  crossLanguageGenderConflictPenalty: { usual: 0.1, concerns: (values) => (values[25]! < 0 && values[19]! === 2 ? -1 : 0) },
  boostWeightAtRightEnd: { usual: 0, concerns: (values) => values[16]! - 0.5 },
  boostWeightAtBothEnds: { usual: 0, concerns: (values) => (values[15]! + values[16]!) / 2 - 0.5 },
  adjustOneSideDeletionScores: { usual: 0, concerns: (values) => (values[3]! === 0 ? deleted(values) : 0) },
  finalBias: { usual: 0, concerns: () => 1 }
}

export const PARAMETER_NAMES: readonly string[] = Object.keys(PARAMETERS)

/** @param score 0 to 1 @param values features of the pair */
export function adjusted(score: number, values: Float32Array, parameters: MatchParameters): number {
  let changed = score
  for (const [name, value] of Object.entries(parameters)) {
    const parameter = Object.hasOwn(PARAMETERS, name) ? PARAMETERS[name] : undefined
    if (parameter !== undefined) changed += (value - parameter.usual) * parameter.concerns(values)
  }
  return changed
}

/** Share of the longer name that has no partner. */
function deleted(values: Float32Array): number {
  return share(values[4]! - values[3]!, values)
}

function share(weight: number, values: Float32Array): number {
  return Math.min(1, weight / Math.max(1, values[29]! + values[4]!))
}
