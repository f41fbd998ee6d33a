/**
 * Tuning on rows that training has not seen: for each group and length the gains of n-grams and known words and the classes' biases, by
 * logistic regression. Since the result is a probability model fitted on unseen text, it is the calibration too.
 */
import { bucketOf, bucketOfCondition, CONDITIONS, conditionOf, GROUPS, type Group } from '../../src/language/groups.js'
import { createWorkspace, type Workspace } from '../../src/language/kernel.js'
import { familyGain, type GroupModel, gainCount, loadDetectorModel } from '../../src/language/model.js'
import { chooseWords, scoreFamily, scoreFeatures, scoreKnownWords, softmax, TABLE_WORDS, wordLength } from '../../src/language/score.js'
import { CLASSES, type ClassInfo, classOf } from './classes.js'
import { mainGroup, tuningRows } from './collect.js'
import { TABLE_GROUPS } from './dictionary.js'
import { createRandom } from './random.js'
import { isTuneWord, languagesOf, readWords } from './rows.js'
import { openAssembled, type Tuning } from './save.js'

interface Example {
  readonly own: number
  readonly features: Float32Array
  readonly known: Float32Array
  /** For the members of each family, end to end: how far the n-grams' score lies from the family's mean, and the second look's score. */
  readonly apart: Float32Array
  readonly second: Float32Array
}

/** Steps of the fit. */
const ROUNDS = 160

/** Texts of one group and length that the fit looks at. */
const MOST_EXAMPLES = 10_000

/**
 * How common the classes are taken to be beside the listed languages in their own script. Few words without context are more often English,
 * whose words stand in texts of all languages, and less often romanised or in an unlisted language, than those languages' texts suggest.
 */
function classWeight({ name, language }: ClassInfo, words: number): number {
  const isShort = words <= 3
  if (language === 'xxx') return isShort ? 0.06 : 0.12
  if (language === 'eng' && isShort) return 2.5
  if (name === 'nob' || name === 'nno') return 0.5
  return name.endsWith('-Latn') ? (isShort ? 0.12 : 0.25) : 1
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
  const store = openAssembled()
  const model = loadDetectorModel(store)
  const workspace = createWorkspace(store.sharedMemory, 1200)
  const { reader } = workspace
  const examples = GROUPS.map(() => Array.from({ length: CONDITIONS }, (): Example[] => []))
  const scores = new Float64Array(64)
  const known = new Float64Array(64)
  const apart = new Float64Array(64)
  const second = new Float64Array(64)
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
    const looked = lookAgain(workspace, groupModel, count, scores, apart, second, lanes)
    known.fill(0)
    const least = count <= TABLE_WORDS ? scoreKnownWords(workspace, model.table, group, count, known) : -1
    examples[group]![conditionOf(bucketOf(wordLength(workspace, group, count)), least)]!.push({
      own,
      features: Float32Array.from(scores.subarray(0, groupModel.classes.length)),
      known: Float32Array.from(known.subarray(0, groupModel.classes.length)),
      apart: Float32Array.from(apart.subarray(0, looked)),
      second: Float32Array.from(second.subarray(0, looked))
    })
  }
  const random = createRandom(7)
  for (const row of tuningRows()) for (const text of snippets(row.text, random)) add(text, row.language, row.variety, row.script, row.listed)
  for (const language of languagesOf('words')) for (const { word } of readWords(language)) if (isTuneWord(word)) add(word, language, '', '', true)
  const result = new Map<string, { gains: Float32Array; biases: Float32Array }>()
  for (const [number, conditions] of examples.entries()) {
    const group = GROUPS[number] as Group
    const groupModel = model.groups[number]
    if (groupModel === undefined) continue
    const gains = Float32Array.from(groupModel.gains)
    const biases = Float32Array.from(groupModel.biases)
    const families = groupModel.families.map(({ members }) => members)
    const withTable = TABLE_GROUPS.includes(group)
    for (const [condition, all] of conditions.entries()) {
      const list = sampled(all, random)
      const bucket = bucketOfCondition(condition)
      if (list.length < 30) continue
      const start = groupModel.biases.subarray(condition * groupModel.lanes)
      const fitted = fitGains(list, CLASSES[group]!, families, start, bucket + 1, withTable && bucket <= bucketOf(TABLE_WORDS))
      gains.set(fitted.gains, condition * gainCount(families.length))
      biases.set(fitted.biases, condition * groupModel.lanes)
      const shown = fitted.gains.map((gain) => gain.toFixed(3)).join(' ')
      console.error(`  ${group} length ${bucket}, condition ${condition}: ${all.length} texts, gains ${shown}, loss ${fitted.loss.toFixed(4)}`)
    }
    result.set(group, { gains, biases })
  }
  return result
}

function sampled(list: readonly Example[], random: () => number): readonly Example[] {
  return list.length <= MOST_EXAMPLES ? list : list.filter(() => random() * list.length < MOST_EXAMPLES)
}

/** Writes the two scores of the members of each family. @returns how many members there are */
function lookAgain(
  workspace: Workspace,
  model: GroupModel,
  count: number,
  scores: Float64Array,
  apart: Float64Array,
  second: Float64Array,
  lanes: Float64Array
): number {
  let at = 0
  for (const family of model.families) {
    scoreFamily(workspace, family, count, lanes)
    const mean = family.members.reduce((sum, own) => sum + scores[own]!, 0) / family.members.length
    for (const [lane, own] of family.members.entries()) {
      apart[at] = scores[own]! - mean
      second[at++] = lanes[lane]!
    }
  }
  return at
}

/** Logistic regression on the gains and the biases; classes count by `classWeight`, not by their number of texts. */
function fitGains(
  list: readonly Example[],
  classes: readonly ClassInfo[],
  families: readonly (readonly number[])[],
  start: Float32Array,
  words: number,
  withTable: boolean
): { gains: number[]; biases: number[]; loss: number } {
  const counts = new Float64Array(classes.length)
  for (const { own } of list) counts[own]!++
  const weights = Float64Array.from(classes, (info, own) => classWeight(info, words) / Math.max(8, counts[own]!))
  let total = 0
  for (const { own } of list) total += weights[own]!
  const gainTotal = gainCount(families.length)
  const gains = Array.from({ length: gainTotal }, (_, index) => (index === 0 ? 1 : index === 1 ? (withTable ? 0.3 : 0) : index % 2 === 0 ? -0.5 : 0.5))
  const origins = [...gains]
  const biases = Array.from(classes, (_, own) => start[own]!)
  const biasOrigins = [...biases]
  const logits = new Float64Array(classes.length)
  let loss = 0
  const momentum = new Float64Array(classes.length + gainTotal)
  const scale = new Float64Array(classes.length + gainTotal)
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = new Float64Array(classes.length + gainTotal)
    loss = 0
    for (const { own, features, known, apart, second } of list) {
      for (let lane = 0; lane < classes.length; lane++) logits[lane] = gains[0]! * features[lane]! + gains[1]! * known[lane]! + biases[lane]!
      let place = 0
      for (const [number, members] of families.entries()) {
        const at = familyGain(number)
        for (const member of members) {
          logits[member]! += gains[at]! * apart[place]! + gains[at + 1]! * second[place]!
          place++
        }
      }
      softmax(logits, classes.length)
      const weight = weights[own]! / total
      loss -= weight * Math.log(Math.max(1e-9, logits[own]!))
      for (let lane = 0; lane < classes.length; lane++) {
        const error = weight * (logits[lane]! - (lane === own ? 1 : 0))
        logits[lane] = error
        slope[0]! += error * features[lane]!
        slope[1]! += error * known[lane]!
        slope[lane + gainTotal]! += error
      }
      place = 0
      for (const [number, members] of families.entries()) {
        const at = familyGain(number)
        for (const member of members) {
          slope[at]! += logits[member]! * apart[place]!
          slope[at + 1]! += logits[member]! * second[place]!
          place++
        }
      }
    }
    if (!withTable) slope[1] = 0
    for (let index = 2; index < gainTotal; index++) slope[index]! += 1e-4 * (gains[index]! - origins[index]!)
    for (let lane = 0; lane < classes.length; lane++) slope[lane + gainTotal]! += 2e-4 * (biases[lane]! - biasOrigins[lane]!)
    // Adam (Kingma and Ba 2015), full batch
    const rate = 0.1 * (1 - round / (ROUNDS + 1))
    for (let index = 0; index < slope.length; index++) {
      momentum[index] = 0.9 * momentum[index]! + 0.1 * slope[index]!
      scale[index] = 0.99 * scale[index]! + 0.01 * slope[index]! ** 2
      const step = (rate * momentum[index]!) / (1 - 0.9 ** round) / (Math.sqrt(scale[index]! / (1 - 0.99 ** round)) + 1e-9)
      if (index < gainTotal) gains[index]! -= step
      else biases[index - gainTotal]! -= step
    }
  }
  return { gains, biases, loss }
}
