/**
 * Rows of Arabic treebanks that say less than is known. The oldest one tags X whatever its dictionary lacked: names, foreign words, and now and then a
 * word or a pronoun that it reads elsewhere. Its restored files also repeat a word for each of its parts where they could not be aligned.
 */
import type { RangedRow, Row } from './treebank-rows.js'

const arabicWord = /^[\u0621-\u064a\u064b-\u0652\u0670\u0671]{2,}$/
const UNKNOWN = 'X'
/** Readings of a word seen less often are no better than none. */
const MINIMUM = 2
/** Parts of speech that are written to the word behind them, and to the one before. */
const leading = new Set(['ADP', 'CCONJ', 'SCONJ', 'PART'])
const SHORTEST_REPEATED = 4

interface Reading {
  readonly lemma: string
  readonly upos: string
  count: number
}

const keyOf = ({ row, range }: RangedRow): string => `${range === undefined ? '' : '+'}${row.form}`

/** How often each word, alone or as a part of another, has which reading. */
function countReadings(sentences: readonly (readonly RangedRow[])[]): Map<string, Map<string, Reading>> {
  const counts = new Map<string, Map<string, Reading>>()
  for (const sentence of sentences)
    for (const ranged of sentence) {
      const { lemma, upos } = ranged.row
      if (upos === UNKNOWN) continue
      const key = keyOf(ranged)
      let row = counts.get(key)
      if (row === undefined) {
        row = new Map()
        counts.set(key, row)
      }
      const reading = row.get(`${upos} ${lemma}`)
      if (reading === undefined) row.set(`${upos} ${lemma}`, { lemma, upos, count: 1 })
      else reading.count++
    }
  return counts
}

function bestReading(readings: ReadonlyMap<string, Reading> | undefined): Reading | undefined {
  let best: Reading | undefined
  for (const reading of readings?.values() ?? []) if (reading.count >= MINIMUM && reading.count > (best?.count ?? 0)) best = reading
  return best
}

/**
 * Gives the unknown words of a treebank the reading that it has of them elsewhere, else that of a name; behind the article that of a noun.
 * @param own sentences of the treebank, in all its files
 * @param others those of the language's other treebanks, which know some words as names
 */
export function settleArabic(own: readonly (readonly RangedRow[])[], others: readonly (readonly RangedRow[])[]): void {
  const known = countReadings(own)
  const knownElsewhere = countReadings(others)
  for (const sentence of own)
    for (const [index, ranged] of sentence.entries()) {
      const { row } = ranged
      const isPart = ranged.range !== undefined && row.form.length < 3
      if (row.upos !== UNKNOWN || !(arabicWord.test(row.form) || isPart)) continue
      const key = keyOf(ranged)
      const isName = bestReading(knownElsewhere.get(key))?.upos === 'PROPN'
      const reading = isName ? undefined : bestReading(known.get(key))
      if (reading !== undefined) {
        row.upos = reading.upos
        row.lemma = reading.lemma
      } else if (!isPart) row.upos = sentence[index - 1]?.row.upos === 'DET' && sentence[index - 1]!.row.glued ? 'NOUN' : 'PROPN'
    }
}

/** Whether a word is Arabic, so that it is no unknown one (X). */
export const isArabicWord = (form: string): boolean => arabicWord.test(form)

/** Makes one range of a word that is repeated for each of its parts. */
export function joinRepeated(sentence: readonly RangedRow[]): RangedRow[] {
  const joined: RangedRow[] = []
  for (const ranged of sentence) {
    const last = joined.at(-1)
    const repeats =
      last !== undefined &&
      ranged.range === undefined &&
      last.row.form === ranged.row.form &&
      ranged.row.form.length >= SHORTEST_REPEATED &&
      (leading.has(last.row.upos) || ranged.row.upos === 'PRON')
    if (!repeats) joined.push(ranged)
    else {
      const range: Row = last.range ?? { ...last.row, glued: ranged.row.glued }
      joined[joined.length - 1] = { row: last.row, range }
      joined.push({ row: ranged.row, range })
    }
  }
  return joined
}
