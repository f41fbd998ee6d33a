/**
 * Cutting a text into stretches of one language: a change of script starts a region; within a script, the units of the text are labelled
 * (`stretches.ts`), a change inside a sentence is looked for word by word, and stretches below the minimum join a neighbour.
 */
import { scriptRuns } from '../core/scripts.js'
import { cutBetween, SENTENCE } from './boundaries.js'
import type { Workspace } from './kernel.js'
import type { DetectorModel, GroupModel } from './model.js'
import { chooseWords, createScoreSpace, type ScoreSpace, scoreChosen } from './score.js'
import { FINE, labelUnits } from './stretches.js'
import { cutUnits, pauseBefore, type Unit } from './text-units.js'
import type { WordTable } from './word-table.js'

export interface RegionCut {
  readonly start: number
  readonly end: number
  readonly script: string
}

/** Characters that a region has at least; those of Han, Kana and Hangul say two or three times as much, and count twice. */
export const LEAST_REGION = 20
/** Words read in one go. */
const BLOCK = 1000

/** Cuts the text; the regions cover it in order. @param check called every few milliseconds */
export function cutRegions(text: string, workspace: Workspace, model: DetectorModel, check?: () => void): RegionCut[] {
  const runs = joinShort(
    text,
    scriptRuns(text).map(({ start, end, script }) => ({ start, end, script, label: script as string }))
  )
  const cuts: RegionCut[] = []
  for (const run of runs) {
    const pieces = joinShort(
      text,
      splitByLanguage(text, run.start, run.end, workspace, model, check).map((piece) => ({ ...piece, script: run.script }))
    )
    for (const { start, end, script } of pieces) cuts.push({ start, end, script })
  }
  return cuts
}

interface Piece {
  readonly start: number
  readonly end: number
  readonly script: string
  readonly label: string
}

/**
 * Joins neighbours of one label, pieces below the minimum between two of one label (a name in another script stays in its sentence), and
 * the other pieces below the minimum to the one before, the first to the one after.
 */
function joinShort(text: string, pieces: readonly Piece[]): Piece[] {
  const bridged: Piece[] = []
  for (const [index, piece] of pieces.entries()) {
    const last = bridged.at(-1)
    const isBridge = last !== undefined && isShort(text, piece) && pieces[index + 1]?.label === last.label
    if (last !== undefined && (isBridge || last.label === piece.label)) bridged[bridged.length - 1] = { ...last, end: piece.end }
    else bridged.push(piece)
  }
  const joined: Piece[] = []
  for (const piece of bridged) {
    const last = joined.at(-1)
    if (last === undefined) joined.push(piece)
    else if (isShort(text, last)) joined[joined.length - 1] = { ...piece, start: last.start }
    else if (isShort(text, piece) || last.label === piece.label) joined[joined.length - 1] = { ...last, end: piece.end }
    else joined.push(piece)
  }
  return joined
}

/** Whether a piece is too short for a region. */
function isShort(text: string, { start, end }: Piece): boolean {
  let size = end - start
  if (size >= LEAST_REGION) return false
  for (let at = start; at < end; at++) if (text.charCodeAt(at) >= 0x2e80) size++
  return size < LEAST_REGION
}

/** The pieces of one script's run; cut at word starts. */
function splitByLanguage(
  text: string,
  start: number,
  end: number,
  workspace: Workspace,
  model: DetectorModel,
  check: (() => void) | undefined
): { start: number; end: number; label: string }[] {
  const pieces: { start: number; end: number; label: string }[] = []
  const push = (from: number, label: string): void => {
    const last = pieces.at(-1)
    if (last?.label === label) return
    if (last !== undefined) last.end = from
    pieces.push({ start: last === undefined ? start : from, end, label })
  }
  for (let at = start; at < end; ) {
    check?.()
    const { reader } = workspace
    reader.clear()
    reader.read(text, at, end, BLOCK)
    if (reader.count === 0) break
    const group = reader.groups[0]!
    if (model.groups[group] === undefined) push(at, 'none')
    else labelWords(text, workspace, model, group, push)
    const next = reader.sources[reader.count * 2 - 1]!
    if (next <= at) break
    at = next
  }
  return pieces.length === 0 ? [{ start, end, label: 'none' }] : pieces
}

/** Calls `push` with the source offset and the language of the first of the words read and of each place where the language changes. */
function labelWords(text: string, workspace: Workspace, { groups, table }: DetectorModel, group: number, push: (from: number, label: string) => void): void {
  const { sources } = workspace.reader
  const model = groups[group]!
  const space = createScoreSpace()
  const units = cutUnits(text, workspace, group, FINE.lengths)
  const labels = labelUnits(workspace, model, table, group, units, FINE, space)
  for (const [index, unit] of units.entries()) {
    const lane = labels[index]!
    const { language } = model.classes[lane]!
    if (index === 0) push(sources[unit.from * 2]!, language)
    else if (model.classes[labels[index - 1]!]!.language !== language) {
      const word =
        unit.pause >= SENTENCE ? unit.from : changeBetween(text, workspace, model, table, group, units[index - 1]!, unit, labels[index - 1]!, lane, space)
      push(cutBetween(text, sources[word * 2 - 2]!, sources[word * 2 - 1]!, sources[word * 2]!), language)
    }
  }
}

/** How much better a change of language falls at a pause of a kind (`INSIDE` to `LINE`) than between other words, in log-probability. */
const PAUSE_WORTH: readonly number[] = [0, 3, 6, 9, 9]
/** How much, in log-probability, a single word can say about where the language changes. */
const MOST_OF_WORD = 4

/** The word of two neighbouring units with which the second's language (class `after`) begins. */
function changeBetween(
  text: string,
  workspace: Workspace,
  model: GroupModel,
  table: WordTable,
  group: number,
  first: Unit,
  second: Unit,
  before: number,
  after: number,
  space: ScoreSpace
): number {
  const { groups } = workspace.reader
  let best = second.from
  let most = -Infinity
  let sum = 0
  for (let word = first.from; word < second.to; word++) {
    if (groups[word] !== group) continue
    if (word > first.from) {
      const worth = sum + PAUSE_WORTH[pauseBefore(text, workspace, word)]!
      if (worth > most) {
        most = worth
        best = word
      }
    }
    const count = chooseWords(workspace, group, word, word + 1)
    scoreChosen(workspace, model, table, group, count, 1, space)
    sum += Math.max(-MOST_OF_WORD, Math.min(MOST_OF_WORD, space.logits[before]! - space.logits[after]!))
  }
  return best
}
