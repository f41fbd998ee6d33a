/** How well names are translated: answers against the forms that are accepted. */

/** A name as it is compared: lower case, without diacritics, apostrophes, hyphens, middle dots and blanks. */
export function foldedForMeasure(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{P}\p{S}\p{Z}\p{Cf}\s\u02bb-\u02bf\u02c8\u02b0-\u02b9]/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .normalize('NFC')
}

/** Edits (insertions, deletions, replacements) between two strings (Levenshtein 1966). */
export function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let at = 0; at < left.length; at++) {
    const next = [at + 1]
    for (let to = 0; to < right.length; to++) {
      next.push(Math.min(next[to]! + 1, row[to + 1]! + 1, row[to]! + (left[at] === right[to] ? 0 : 1)))
    }
    row = next
  }
  return row[right.length]!
}

/** What the names of a group came to. */
export class Score {
  names = 0
  exact = 0
  amongFive = 0
  edits = 0
  characters = 0

  /** @param answers the best first @param accepted folded forms, at least one */
  add(answers: readonly string[], accepted: ReadonlySet<string>): boolean {
    const folded = answers.map(foldedForMeasure)
    const best = folded[0] ?? ''
    let nearest = Number.POSITIVE_INFINITY
    let length = 0
    for (const form of accepted) {
      const edits = editDistance(best, form)
      if (edits >= nearest) continue
      nearest = edits
      length = form.length
    }
    this.names++
    this.edits += nearest
    this.characters += length
    if (folded.slice(0, 5).some((form) => accepted.has(form))) this.amongFive++
    const right = accepted.has(best)
    if (right) this.exact++
    return right
  }

  /** In per cent: exact, right among the first five, wrong characters. */
  get figures() {
    const share = (part: number, whole: number) => Math.round((1000 * part) / Math.max(1, whole)) / 10
    return {
      names: this.names,
      exact: share(this.exact, this.names),
      amongFive: share(this.amongFive, this.names),
      characterErrors: share(this.edits, this.characters)
    }
  }
}

const BINS = 10

/** Expected calibration error (Naeini et al. 2015): how far confidence is from how often answers are right, in ten bins. */
export class Reliability {
  readonly #names = new Float64Array(BINS)
  readonly #told = new Float64Array(BINS)
  readonly #right = new Float64Array(BINS)

  /** @param confidence 0 to 1 */
  add(confidence: number, isRight: boolean): void {
    const bin = Math.min(BINS - 1, Math.floor(BINS * confidence))
    this.#names[bin]!++
    this.#told[bin]! += confidence
    if (isRight) this.#right[bin]!++
  }

  /** In per cent. */
  get error(): number {
    const all = this.#names.reduce((sum, names) => sum + names, 0)
    const apart = this.#told.reduce((sum, told, bin) => sum + Math.abs(told - this.#right[bin]!), 0)
    return Math.round((1000 * apart) / Math.max(1, all)) / 10
  }
}
