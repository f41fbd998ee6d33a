/** Names in a row with organizations: `Thales, Airbus und Siemens`. */
import { andPattern } from '../../../core/words/and-words.js'
import type { Mention } from '../../types.js'

const LONGEST_GAP = 8
const gap = new RegExp(`^(?:, |,? (?:${andPattern}) )$`, 'u')
/** Organizations of a row that tell what the rest of it is. */
const LEAST_ORGANIZATIONS = 2

/** Indexes of the mentions that stand in a row, parted by commas and the word for and, of which most are organizations. Linear but for sorting. */
export function besideOrganizations(text: string, mentions: readonly Mention[]): ReadonlySet<number> {
  const order = mentions.map((_, index) => index).sort((left, right) => mentions[left]!.start - mentions[right]!.start)
  const found = new Set<number>()
  let row: number[] = []
  const close = () => {
    const organizations = row.filter((index) => mentions[index]!.type === 'ORGANIZATION').length
    if (organizations >= LEAST_ORGANIZATIONS && 2 * organizations > row.length) for (const index of row) found.add(index)
    row = []
  }
  for (const index of order) {
    const { start } = mentions[index]!
    const last = row.length === 0 ? undefined : mentions[row.at(-1)!]!.end
    if (last !== undefined && (start < last || start - last > LONGEST_GAP || !gap.test(text.slice(last, start)))) close()
    row.push(index)
  }
  close()
  return found
}
