/** What treebanks are read as: rows of the file and units of the text. */

/** What stands between blanks in the text, or a mark: a row or a range of rows. */
export interface Unit {
  readonly form: string
  readonly tag: number
  /** undefined where the treebank has none. */
  readonly lemma: string | undefined
  readonly spaceAfter: boolean
  /** Whether the unit joins several words of the treebank. */
  readonly joined: boolean
  /** What the treebank says of the form of a verb (`Mood=Imp|Number=Sing`); absent where it says nothing. */
  readonly features?: string
}

/** A row of a treebank. */
export interface Row {
  form: string
  lemma: string
  upos: string
  features: string
  glued: boolean
}

/** A row and the range that it is a part of. */
export interface RangedRow {
  row: Row
  range: Row | undefined
}
