/** Bounds of what a base keeps. */

/** Longest name that is kept and found, in UTF-16 units, as it is given and as it is looked up. LMDB refuses keys above 1,978 bytes. */
export const LONGEST_NAME = 200
/** Names, classes and relations of an entity, of all its records together. */
export const MOST_NAMES = 1_000
export const MOST_CLASSES = 20
export const MOST_RELATED = 255
/** Records that are written in one transaction. */
export const BATCH = 2_000
