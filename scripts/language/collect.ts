/** Gathers all training texts and sorts them into the script groups. */
import { GROUPS, type Group } from '../../src/language/groups.js'
import type { Workspace } from '../../src/language/kernel.js'
import { hanSnippets } from './cjk-snippets.js'
import { classOf } from './classes.js'
import { isDevConfuser, isTuneRow, languagesOf, type Row, readRows, textHash } from './data/rows.js'
import { derivedRows, latinSerbian } from './derive.js'
import { CORPUS_GENRE, extraRows } from './extra.js'
import { readLexicon } from './lexicon.js'
import { swappedRows } from './names.js'
import { Samples, trainingWorkspace } from './samples.js'

/** Group with the most letters of what the reader holds. */
export function mainGroup(workspace: Workspace): number {
  const { letters } = workspace.reader
  let best = GROUPS.length - 1
  for (let group = 0; group < letters.length; group++) if (letters[group]! > letters[best]!) best = group
  return best
}

export interface ListedRow extends Row {
  /** Whether the language is one of the specification's. */
  readonly listed: boolean
  /** The text that it was made from, which rows are split by. */
  readonly origin: string
}

/** Rows outside the development parts, with what can be derived from them by rule. */
function* allRows(): Generator<ListedRow> {
  for (const part of ['sentences', 'short', 'confusers']) {
    for (const language of languagesOf(part)) {
      const listed = part !== 'confusers'
      for (const row of readRows(part, language)) {
        if (!listed && isDevConfuser(row.text)) continue
        const origin = row.text
        yield { ...row, listed, origin }
        for (const derived of derivedRows(row)) yield { ...derived, listed: true, origin }
        for (const swapped of swappedRows(row)) yield { ...swapped, listed, origin }
      }
    }
  }
  for (const row of extraRows()) yield { ...row, listed: true, origin: row.text }
}

/** The key by which rows are split: Serbian rows are there in both scripts, and both must fall on the same side. */
function isForTuning({ language, origin }: ListedRow): boolean {
  return isTuneRow(language === 'srp' ? latinSerbian(origin) : origin)
}

/** Rows of training. */
export function* trainingRows(): Generator<ListedRow> {
  for (const row of allRows()) if (!isForTuning(row)) yield row
}

/** Rows kept for tuning. */
export function* tuningRows(): Generator<ListedRow> {
  for (const row of allRows()) if (isForTuning(row) && (row.genre !== CORPUS_GENRE || textHash(row.origin) % 5 === 0)) yield row
}

/** Texts of each wanted group: running text, and with `lists` list words with their frequency. */
export function collectSamples(groups: readonly Group[], lists: boolean): Map<Group, Samples> {
  const workspace = trainingWorkspace()
  const samples = new Map(groups.map((group) => [group, new Samples(GROUPS.indexOf(group), workspace)]))
  const add = (text: string, language: string, variety: string, script: string, listed: boolean, weight: number): void => {
    const { reader } = workspace
    reader.clear()
    reader.read(text, 0, text.length, 2000)
    if (reader.count === 0) return
    const group = GROUPS[mainGroup(workspace)]!
    const target = samples.get(group)
    if (target === undefined) return
    const own = classOf(group, language, variety, script, listed)
    if (own >= 0) target.add(own, weight)
  }
  let rows = 0
  for (const row of trainingRows()) {
    const weight = row.genre === CORPUS_GENRE ? -1 : 0
    add(row.text, row.language, row.variety, row.script, row.listed, weight)
    // capitals fold to other letters than small ones in a few alphabets (ß, ı, ς): show some of each
    const upper = rows % 20 === 0 ? row.text.toUpperCase() : row.text
    if (upper.toLowerCase() !== row.text.toLowerCase()) add(upper, row.language, row.variety, row.script, row.listed, weight)
    for (const snippet of hanSnippets(row)) add(snippet, row.language, row.variety, row.script, row.listed, weight)
    rows++
  }
  if (!lists) return samples
  for (const { language, word, weight, script } of readLexicon()) add(word, language, '', script, true, weight)
  return samples
}
