/** What forms of numbers tell of them. */

/** Scales in short, which need a number before them. */
export const abbreviation =
  /^(?:.{1,5}\.|k|m|mio|mln|mn|bn|bln|tn|trn|mrd|mld|md|mds|mia|tsd|tys|tis|mkr|mnkr|mdr|mr|jt|rb|tr|bi|mi|тыс|млн|млрд|трлн|тис|хил)$/i

/** Letters of a number that a preposition of one letter is written to: shorter ones look like other words (Arabic "I am not"). */
export const SHORTEST_HANGING = 3

/** Korean one to four before a counter. */
export const adnominal = /^[한두세네]$/

/** Behind a Korean denominator every numeral is one, whatever words begin like it: "백분의 일은". */
export const denominatorBefore = /분의 ?$/u
