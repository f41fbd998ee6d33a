/** How well known an entity is beside all others, on one scale from 0 to 1. */

/** What is known of an entity's fame; absent figures say nothing. */
export interface Fame {
  /** Wikipedias with an article. */
  readonly sitelinks?: number
  /** Readers of its article a month. */
  readonly viewsMonth?: number
  /** Inhabitants. */
  readonly population?: number
  /** Languages with a name of their own. */
  readonly languages?: number
  /** Sources that know it, lists of all of a kind not counted. */
  readonly sources?: number
}

/** An entity with an article in this many Wikipedias has prior 1. */
const MOST = 300

/** Wikipedias of entities with this many sources: medians over those whose Wikipedias are known, less where few are. */
const BY_SOURCES = [0, 2, 14, 35, 55, 76, 105, 155, 194, 238]
/** Wikipedias of entities with names in so many languages, as medians; by tens they are worth more. */
const BY_LANGUAGES = [0, 1, 2, 4, 6, 9, 14, 20, 30, 38, 46, 55, 66, 90]

/** Logarithmic in the number of Wikipedias, or the most that the other figures let expect. */
export function priorOf({ sitelinks, viewsMonth = 0, population = 0, languages = 0, sources = 0 }: Fame): number {
  const readers = Math.min(MOST, (viewsMonth / 900) ** 0.8)
  const inhabitants = Math.min(150, (population / 12_000) ** 0.75)
  const expected = Math.max(readers, inhabitants, stepOf(BY_SOURCES, sources), stepOf(BY_LANGUAGES, languages))
  // where the Wikipedias are counted the other signs count half
  const worth = sitelinks === undefined ? expected : Math.max(sitelinks, (sitelinks + expected) / 2)
  return Math.min(1, Math.log1p(worth) / Math.log1p(MOST))
}

function stepOf(steps: readonly number[], count: number): number {
  return steps[Math.min(count, steps.length - 1)]!
}
