/**
 * Tuning on rows that training has not seen: for each group and length the gains of n-grams and known words and the classes' biases, by
 * logistic regression. Since the result is a probability model fitted on unseen text, it is the calibration too.
 */
import { BUCKETS, bucketOf, GROUPS, type Group } from '../../src/language/groups.js'
import { createWorkspace } from '../../src/language/kernel.js'
import { GAINS, loadDetectorModel } from '../../src/language/model.js'
import { chooseWords, scoreClose, scoreFeatures, scoreKnownWords, TABLE_WORDS, wordLength } from '../../src/language/score.js'
import { CLASSES, type ClassInfo, classOf } from './classes.js'
import { mainGroup, tuningRows } from './collect.js'
import { TABLE_GROUPS } from './dictionary.js'
import { createRandom } from './random.js'
import { isTuneWord, languagesOf, readWords } from './rows.js'
import { openUntuned, type Tuning } from './save.js'

interface Example {
  readonly own: number
  readonly features: Float32Array
  readonly known: Float32Array
  readonly close: Float32Array
}

/** Steps of the fit. */
const ROUNDS = 120

/** Texts of one group and length that the fit looks at. */
const MOST_EXAMPLES = 16_000

/** How common the classes are taken to be beside the listed languages in their own script. */
function classWeight({ name, language }: ClassInfo): number {
  if (language === 'xxx') return 0.12
  if (name === 'nob' || name === 'nno') return 0.5
  return name.endsWith('-Latn') ? 0.25 : 1
}

/** Snippets of a text: single words, some words, and the whole. */
function* snippets(text: string, random: () => number): Generator<string> {
  const words = [...text.matchAll(/[\p{L}\p{M}][\p{L}\p{M}'’\u200c]*/gu)]
  for (const length of [1, 1, 2, 2, 3, 5, 8]) {
    if (words.length <= length) continue
    const first = Math.floor(random() * (words.length - length + 1))
    const last = words[first + length - 1]!
    yield text.slice(words[first]!.index, last.index + last[0].length)
  }
  yield text
}

/** Finds gains and biases for the model in `native-models/` as training wrote it. */
export function tune(): Tuning {
  const store = openUntuned()
  const model = loadDetectorModel(store)
  const workspace = createWorkspace(store.sharedMemory, 1200)
  const { reader } = workspace
  const examples = GROUPS.map(() => Array.from({ length: BUCKETS }, (): Example[] => []))
  const scores = new Float64Array(64)
  const known = new Float64Array(64)
  const close = new Float64Array(64)
  const lanes = new Float64Array(64)
  const seen = new Set<string>()
  const add = (text: string, language: string, variety: string, script: string, listed: boolean): void => {
    reader.clear()
    reader.read(text, 0, text.length, 1200)
    if (reader.count === 0) return
    const group = mainGroup(workspace)
    const groupModel = model.groups[group]
    if (groupModel === undefined) return
    const own = classOf(GROUPS[group]!, language, variety, script, listed)
    if (own < 0) return
    const key = `${own} ${text.toLowerCase()}`
    if (seen.has(key)) return
    seen.add(key)
    const count = chooseWords(workspace, group, 0, reader.count)
    scoreFeatures(workspace, groupModel, count, groupModel.classes.length, scores)
    if (groupModel.close !== undefined) scoreClose(workspace, groupModel.close, count, lanes, close)
    known.fill(0)
    if (count <= TABLE_WORDS) scoreKnownWords(workspace, model.table, group, count, known)
    examples[group]![bucketOf(wordLength(workspace, group, count))]!.push({
      own,
      features: Float32Array.from(scores.subarray(0, groupModel.classes.length)),
      known: Float32Array.from(known.subarray(0, groupModel.classes.length)),
      close: Float32Array.from(groupModel.close === undefined ? scores.subarray(0, 0) : close.subarray(0, groupModel.classes.length))
    })
  }
  const random = createRandom(7)
  for (const row of tuningRows()) for (const text of snippets(row.text, random)) add(text, row.language, row.variety, row.script, row.listed)
  for (const language of languagesOf('words')) for (const { word } of readWords(language)) if (isTuneWord(word)) add(word, language, '', '', true)
  const result = new Map<string, { gains: Float32Array; biases: Float32Array }>()
  for (const [number, buckets] of examples.entries()) {
    const group = GROUPS[number] as Group
    const groupModel = model.groups[number]
    if (groupModel === undefined) continue
    const gains = Float32Array.from(groupModel.gains)
    const biases = Float32Array.from(groupModel.biases)
    for (const [bucket, all] of buckets.entries()) {
      const list = sampled(all, random)
      if (list.length < 30) continue
      const fitted = fitGains(
        list,
        CLASSES[group]!,
        groupModel.biases.subarray(bucket * groupModel.lanes),
        TABLE_GROUPS.includes(group) && bucket <= bucketOf(TABLE_WORDS)
      )
      gains.set(fitted.gains, bucket * GAINS)
      biases.set(fitted.biases, bucket * groupModel.lanes)
      console.error(
        `  ${group} length ${bucket}: ${list.length} texts, gains ${fitted.gains.map((gain) => gain.toFixed(3)).join(' ')}, loss ${fitted.loss.toFixed(4)}`
      )
    }
    result.set(group, { gains, biases })
  }
  return result
}

function sampled(list: readonly Example[], random: () => number): readonly Example[] {
  return list.length <= MOST_EXAMPLES ? list : list.filter(() => random() * list.length < MOST_EXAMPLES)
}

/** Logistic regression on two gains and the biases; classes count by `classWeight`, not by their number of texts. */
function fitGains(
  list: readonly Example[],
  classes: readonly ClassInfo[],
  start: Float32Array,
  withTable: boolean
): { gains: number[]; biases: number[]; loss: number } {
  const counts = new Float64Array(classes.length)
  for (const { own } of list) counts[own]!++
  const weights = Float64Array.from(classes, (info, own) => classWeight(info) / Math.max(8, counts[own]!))
  let total = 0
  for (const { own } of list) total += weights[own]!
  const withClose = list[0]!.close.length > 0
  const gains = [1, withTable ? 0.3 : 0, withClose ? 0.5 : 0]
  const biases = Array.from(classes, (_, own) => start[own]!)
  const origin = [...biases]
  const logits = new Float64Array(classes.length)
  let loss = 0
  const momentum = new Float64Array(classes.length + GAINS)
  const scale = new Float64Array(classes.length + GAINS)
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = new Float64Array(classes.length + GAINS)
    loss = 0
    for (const { own, features, known, close } of list) {
      let highest = -Infinity
      for (let lane = 0; lane < classes.length; lane++) {
        const value = gains[0]! * features[lane]! + gains[1]! * known[lane]! + (withClose ? gains[2]! * close[lane]! : 0) + biases[lane]!
        logits[lane] = value
        if (value > highest) highest = value
      }
      let sum = 0
      for (let lane = 0; lane < classes.length; lane++) {
        logits[lane] = Math.exp(logits[lane]! - highest)
        sum += logits[lane]!
      }
      const weight = weights[own]! / total
      loss -= weight * Math.log(Math.max(1e-9, logits[own]! / sum))
      for (let lane = 0; lane < classes.length; lane++) {
        const error = weight * (logits[lane]! / sum - (lane === own ? 1 : 0))
        slope[0]! += error * features[lane]!
        slope[1]! += error * known[lane]!
        if (withClose) slope[2]! += error * close[lane]!
        slope[lane + GAINS]! += error
      }
    }
    if (!withTable) slope[1] = 0
    for (let lane = 0; lane < classes.length; lane++) slope[lane + GAINS]! += 5e-4 * (biases[lane]! - origin[lane]!)
    // Adam (Kingma and Ba 2015), full batch
    const rate = 0.1 * (1 - round / (ROUNDS + 1))
    for (let index = 0; index < slope.length; index++) {
      momentum[index] = 0.9 * momentum[index]! + 0.1 * slope[index]!
      scale[index] = 0.99 * scale[index]! + 0.01 * slope[index]! ** 2
      const step = (rate * momentum[index]!) / (1 - 0.9 ** round) / (Math.sqrt(scale[index]! / (1 - 0.99 ** round)) + 1e-9)
      if (index < GAINS) gains[index]! -= step
      else biases[index - GAINS]! -= step
    }
  }
  return { gains, biases, loss }
}
