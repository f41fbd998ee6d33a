/** Places where a token is cut, ascending; at most `LIMIT`. */
export interface Cuts {
  readonly places: Uint32Array
  count: number
}

/** Cuts a token may get; the rest of one full of slashes stays whole. */
export const LIMIT = 16

/** Adds a place to cut, after those before it. */
export function addCut(cuts: Cuts, place: number): void {
  if (cuts.count < LIMIT && (cuts.count === 0 || cuts.places[cuts.count - 1]! < place)) cuts.places[cuts.count++] = place
}
