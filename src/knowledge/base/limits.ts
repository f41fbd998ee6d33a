/** Bounds of what a base keeps. */

/** Longest name that can be looked up, in UTF-16 units; longer ones are titles of papers and the like. */
export const LONGEST_NAME = 120
/** Records that are written in one transaction. */
export const BATCH = 2_000
