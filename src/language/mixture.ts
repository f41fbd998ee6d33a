/** Which parts of a text are in different languages, for the detection of the whole text. */
import { SENTENCE } from './boundaries.js'
import { CJK, GROUPS, HANGUL, SINGLE_LANGUAGE } from './groups.js'
import type { Workspace } from './kernel.js'
import type { DetectorModel, GroupModel } from './model.js'
import { chooseWords, type ScoreSpace } from './score.js'
import { COARSE, labelUnits } from './stretches.js'
import { cutUnits, pauseBefore, type Unit } from './text-units.js'

/** What of a text is in one language, as far as the sequence of its units tells. */
export interface Part {
  readonly group: number
  /** Of the letters of the text, 0..1. */
  share: number
  /** Length in words, for Han and Kana half the number of characters. */
  length: number
  readonly units: Unit[]
}

/** Letters (Han and Kana count twice) from which on a text is asked for several languages. */
const LEAST_LETTERS = 50
/** Share of the letters, and length in words, from which on a part counts: an answer names what covers a sixth. */
const LEAST_SHARE = 0.125
const LEAST_LENGTH = 4

/** Lead of a language below which the text may change its language inside a sentence. */
const UNSURE = 3
/** Lead, for each word and at most, below which it may change at a pause; where a text is long, one of two languages may lead by any amount. */
const LEAD_PER_WORD = 0.4
const MOST_LEAD = 60
const LONG_TEXT = 300
/** Words that stand at least before and behind such a pause. */
const LEAST_BESIDE = 3

/** Number of units from which on not all are read: every second, then fewer, so that about as many as `READ_UNITS` are, but every `MOST_STEP`th at least. */
const MANY_UNITS = 40
const READ_UNITS = 20
const MOST_STEP = 5

/** Least ratio of a script's weight to that of the main script of a sentence for it not to be left out as names. */
const EQUAL_SCRIPT = 0.8
/** Letters (Han and Kana count twice) of a run of one script that is too long for a name. */
const LONG_RUN = 40

/**
 * Whether it is worth while to look for several languages: cheap evidence, so that a text in one language costs little more than its own detection.
 * @param lead by how much the log-probability of the best language exceeds that of the next one which is not of its family
 * @param differs whether the two sides of the text's middle pause were found to be in different languages
 */
export function mayBeMixed(text: string, workspace: Workspace, lead: number, differs: boolean): boolean {
  const { letters, count } = workspace.reader
  if (!differs && count < LONG_TEXT && lead >= Math.min(MOST_LEAD, LEAD_PER_WORD * count)) return false
  let size = letters[CJK]!
  for (let group = 0; group < letters.length; group++) size += letters[group]!
  if (size < LEAST_LETTERS) return false
  if (lead < UNSURE) return true
  const beside = leastBeside(workspace)
  for (let word = beside; word <= count - beside; word++) if (pauseBefore(text, workspace, word) >= SENTENCE) return true
  return false
}

/** Words that stand on each side of a pause: a stretch of Han and Kana is a whole clause. */
function leastBeside({ reader: { letters } }: Workspace): number {
  let others = 0
  for (let group = 0; group < letters.length; group++) if (group !== CJK) others += letters[group]!
  return letters[CJK]! > others ? 1 : LEAST_BESIDE
}

/** Number of the word behind the end of a sentence or line that is nearest to the middle of the text; 0 where none has words enough on both sides. */
export function middlePause(text: string, workspace: Workspace): number {
  const { count } = workspace.reader
  const middle = count >> 1
  const beside = leastBeside(workspace)
  for (let away = 0; away <= count - middle - beside; away++) {
    for (const word of [middle + away, middle - away]) {
      if (word >= beside && word <= count - beside && pauseBefore(text, workspace, word) >= SENTENCE) return word
    }
  }
  return 0
}

/**
 * The parts of the text whose words the workspace holds.
 * @param weights of the letters of each script group
 * @returns undefined when the text is in one language, or nearly so, and nothing of another script stands in it
 */
export function mixtureOf(
  text: string,
  workspace: Workspace,
  { groups, table }: DetectorModel,
  weights: Float64Array,
  space: ScoreSpace
): readonly Part[] | undefined {
  const { shares, sentences } = groupShares(text, workspace, weights)
  const parts: Part[] = []
  for (let group = 0; group < GROUPS.length; group++) {
    const share = shares[group]!
    if (share < LEAST_SHARE) continue
    const model = groups[group]
    if (model === undefined || SINGLE_LANGUAGE.has(group)) parts.push({ group, share, length: Infinity, units: [] })
    else {
      const units = sampled(cutUnits(text, workspace, group, COARSE.lengths))
      addParts(parts, model, group, share, units, labelUnits(workspace, model, table, group, units, COARSE, space))
    }
  }
  // one part: a text in one script, or one sentence with words of another, is for the plain detection; in several sentences those words are names
  const least = sentences > 1 && workspace.reader.letters.filter((count) => count > 0).length > 1 ? 1 : 2
  if (parts.length < least) return undefined
  const kept = parts.filter(({ share, length }) => share >= LEAST_SHARE && length >= LEAST_LENGTH)
  if (kept.length < least) return undefined
  let total = 0
  for (const { share } of kept) total += share
  for (const part of kept) part.share /= total
  return kept
}

/** All of a few units, one of every so many others: not always the one at the same place, for dialogues and subtitles change their language in turn. */
function sampled(units: readonly Unit[]): readonly Unit[] {
  if (units.length < MANY_UNITS) return units
  const step = Math.min(MOST_STEP, Math.floor(units.length / READ_UNITS))
  return Array.from({ length: Math.floor(units.length / step) }, (_, block) => units[block * step + ((Math.imul(block + 1, 0x9e3779b1) >>> 16) % step)]!)
}

/** Puts the units of a group together by their language. */
function addParts(parts: Part[], model: GroupModel, group: number, share: number, units: readonly Unit[], labels: Uint8Array): void {
  let letters = 0
  for (const unit of units) letters += unit.letters
  const found = new Map<string, Part>()
  for (const [index, unit] of units.entries()) {
    const { language } = model.classes[labels[index]!]!
    let part = found.get(language)
    if (part === undefined) {
      part = { group, share: 0, length: 0, units: [] }
      found.set(language, part)
      parts.push(part)
    }
    part.units.push(unit)
    part.length += unit.length
    part.share += (share * unit.letters) / letters
  }
}

/** Hands the words of a part to the kernel's list. @returns how many */
export function choosePart(workspace: Workspace, { group, units }: Part): number {
  let count = 0
  for (const { from, to } of units) {
    count += chooseWords({ ...workspace, chosenWords: workspace.chosenWords.subarray(count * 2) }, group, from, to)
  }
  return count
}

/** Share of each script group in the letters of a text (Han and Kana count twice): the sum over its sentences, each in its main script. */
function groupShares(text: string, workspace: Workspace, weights: Float64Array): { readonly shares: Float64Array; readonly sentences: number } {
  const { bounds, groups, count, kana } = workspace.reader
  const sums = new Float64Array(GROUPS.length)
  const letters = new Float64Array(GROUPS.length)
  let sentences = 0
  const close = (): void => {
    // Han characters among Hangul are Korean ones
    if (kana === 0 && letters[HANGUL]! * 3 > letters[CJK]!) letters[CJK] = 0
    addSentence(letters, weights, sums)
    sentences++
  }
  // letters of the run of one script that is being read, and whether the one before it in the sentence was long
  let run = 0
  let isLong = false
  for (let word = 0; word < count; word++) {
    const group = groups[word]!
    if (word > 0 && group !== groups[word - 1]) {
      isLong = run >= longRun(groups[word - 1]!)
      run = 0
    }
    if (word > 0 && pauseBefore(text, workspace, word) >= SENTENCE) {
      close()
      run = 0
      isLong = false
    }
    const length = bounds[word * 2 + 1]! - bounds[word * 2]!
    run += length
    letters[group]! += length
    if (isLong && run >= longRun(group)) {
      // neither is a name: what is before is a sentence of its own
      letters[group]! -= run
      close()
      letters[group] = run
      isLong = false
    }
  }
  close()
  let total = 0
  for (const sum of sums) total += sum
  for (let group = 0; group < sums.length; group++) sums[group]! /= total
  return { shares: sums, sentences }
}

function longRun(group: number): number {
  return group === CJK ? LONG_RUN / 2 : LONG_RUN
}

/** Adds the letters of a sentence to the sums of its main script, or of several that weigh about the same, and clears them. */
function addSentence(letters: Float64Array, weights: Float64Array, sums: Float64Array): void {
  let most = 0
  for (let group = 0; group < letters.length; group++) most = Math.max(most, letters[group]! * weights[group]!)
  for (let group = 0; group < letters.length; group++) {
    if (letters[group]! * weights[group]! >= EQUAL_SCRIPT * most) sums[group]! += group === CJK ? letters[group]! * 2 : letters[group]!
  }
  letters.fill(0)
}
