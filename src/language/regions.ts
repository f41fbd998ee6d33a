/**
 * Cutting a text into stretches of one language: a change of script starts a region; within a script, words are labelled by the most
 * probable sequence (Viterbi) under a price for each change of language, and stretches below the minimum join a neighbour.
 */
import { scriptRuns } from '../core/scripts.js'
import type { Workspace } from './kernel.js'
import type { DetectorModel } from './model.js'
import { createScoreSpace, scoreChosen } from './score.js'

export interface RegionCut {
  readonly start: number
  readonly end: number
  readonly script: string
}

/** Characters that a region has at least. */
export const LEAST_REGION = 20
/** Log-probability that a change of language costs. */
const SWITCH_COST = 7
/** A word's evidence is limited: names and loans must not cut a region out of a sentence. */
const MOST_EVIDENCE = 6
/** Words read in one go. */
const BLOCK = 1000

/** Cuts the text; the regions cover it in order. @param check called every few milliseconds */
export function cutRegions(text: string, workspace: Workspace, model: DetectorModel, check?: () => void): RegionCut[] {
  const runs = joinShort(scriptRuns(text).map(({ start, end, script }) => ({ start, end, script, label: script as string })))
  const cuts: RegionCut[] = []
  for (const run of runs) {
    const pieces = joinShort(splitByLanguage(text, run.start, run.end, workspace, model, check).map((piece) => ({ ...piece, script: run.script })))
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
function joinShort(pieces: readonly Piece[]): Piece[] {
  const bridged: Piece[] = []
  for (const [index, piece] of pieces.entries()) {
    const last = bridged.at(-1)
    const isBridge = last !== undefined && piece.end - piece.start < LEAST_REGION && pieces[index + 1]?.label === last.label
    if (last !== undefined && (isBridge || last.label === piece.label)) bridged[bridged.length - 1] = { ...last, end: piece.end }
    else bridged.push(piece)
  }
  const joined: Piece[] = []
  for (const piece of bridged) {
    const last = joined.at(-1)
    if (last === undefined) joined.push(piece)
    else if (last.end - last.start < LEAST_REGION) joined[joined.length - 1] = { ...piece, start: last.start }
    else if (piece.end - piece.start < LEAST_REGION || last.label === piece.label) joined[joined.length - 1] = { ...last, end: piece.end }
    else joined.push(piece)
  }
  return joined
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
    else labelWords(workspace, model, group, push)
    const next = reader.sources[reader.count * 2 - 1]!
    if (next <= at) break
    at = next
  }
  return pieces.length === 0 ? [{ start, end, label: 'none' }] : pieces
}

/** Viterbi over the words read; calls `push` with each word's source offset and language. */
function labelWords(workspace: Workspace, { groups, table }: DetectorModel, group: number, push: (from: number, label: string) => void): void {
  const { reader, chosenWords } = workspace
  const model = groups[group]!
  const classes = model.classes.length
  const space = createScoreSpace()
  const { logits } = space
  const scores = new Float64Array(classes)
  const origins = new Uint8Array(reader.count * classes)
  const words: number[] = []
  for (let word = 0; word < reader.count; word++) {
    if (reader.groups[word] !== group) continue
    chosenWords[0] = reader.bounds[word * 2]!
    chosenWords[1] = reader.bounds[word * 2 + 1]!
    scoreChosen(workspace, model, table, group, 1, 1, space)
    let highest = -Infinity
    let best = 0
    for (let lane = 0; lane < classes; lane++) {
      highest = Math.max(highest, logits[lane]!)
      if (scores[lane]! > scores[best]!) best = lane
    }
    const row = words.length * classes
    const entry = scores[best]! - SWITCH_COST
    for (let lane = 0; lane < classes; lane++) {
      const stay = scores[lane]! >= entry
      origins[row + lane] = stay ? lane : best
      scores[lane] = (stay ? scores[lane]! : entry) + Math.max(-MOST_EVIDENCE, logits[lane]! - highest)
    }
    words.push(word)
  }
  let lane = 0
  for (let other = 1; other < classes; other++) if (scores[other]! > scores[lane]!) lane = other
  const labels: number[] = new Array(words.length)
  for (let index = words.length - 1; index >= 0; index--) {
    labels[index] = lane
    lane = origins[index * classes + lane]!
  }
  for (const [index, word] of words.entries()) push(reader.sources[word * 2]!, model.classes[labels[index]!]!.language)
}
