/** Small words behind which a line always goes on: articles and prepositions that are no pronouns or parts of verbs as well, and words for and. */
const unfinished: ReadonlySet<string> = new Set(
  'of the and und et og och oraz de del dels della dello delle dei degli des du do dos los het van von vom zum zur im az ve и і та και του της των'.split(' ')
)

/** Whether nothing ends with a word, as it is written: `University of⏎Cambridge` is one sentence. */
export const isUnfinished = (word: string): boolean => unfinished.has(word)
