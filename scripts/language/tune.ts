/**
 * Tuning on rows that training has not seen: for each group the gains of n-grams and known words and the classes' biases at each condition, by
 * logistic regression. Since the result is a probability model fitted on unseen text, it is the calibration too. What the fit takes the classes
 * to be worth is taken out of the biases again, so that scores are likelihoods; how common languages are is the run-time prior's matter.
 */
import { BUCKETS, bucketOf, CONDITIONS, createPlace, isPlain, locate, PLAIN_WORDS } from '../../src/language/conditions.js'
import { CJK, GROUPS, type Group } from '../../src/language/groups.js'
import { syllableEvidence } from '../../src/language/kana.js'
import { createWorkspace, type Workspace } from '../../src/language/kernel.js'
import { familyGain, type GroupModel, gainCount, loadDetectorModel } from '../../src/language/model.js'
import { chooseWords, scoreFamily, scoreFeatures, scoreKnownWords, softmax, wordLength } from '../../src/language/score.js'
import { segmentedWords } from './cjk-snippets.js'
import { CLASSES, type ClassInfo, classOf } from './classes.js'
import { mainGroup, tuningRows } from './collect.js'
import { createRandom } from './data/random.js'
import { isTuneWord, languagesOf, type Row, readWords } from './data/rows.js'
import { openAssembled, type Tuning } from './save.js'

interface Example {
  readonly own: number
  readonly bucket: number
  /** The four conditions around it and their shares. */
  readonly conditions: Int32Array
  readonly shares: Float64Array
  /** Its letters decide without the classifier (`kana.ts`): it counts, but there is nothing to fit. */
  readonly decided: boolean
  readonly features: Float32Array
  readonly known: Float32Array
  /** For the members of each family, end to end: how far the n-grams' score lies from the family's mean, and the second look's score. */
  readonly apart: Float32Array
  readonly second: Float32Array
}

/** Steps of the fit. */
const ROUNDS = 160

/** Texts of one group that the fit looks at. */
const MOST_EXAMPLES = 90_000

/** What a class is worth in the fit: the listed languages in their own script matter most. */
function classWeight({ name, language }: ClassInfo): number {
  if (language === 'xxx') return 0.1
  if (name === 'nob' || name === 'nno') return 0.5
  return name.endsWith('-Latn') ? 0.25 : 1
}

/** Snippets of a text: single words, some words, and the whole. */
function* snippets({ text, language }: Row, random: () => number): Generator<string> {
  const words =
    segmentedWords(text, language) ??
    [...text.matchAll(/[\p{L}\p{M}][\p{L}\p{M}'’\u200c]*/gu)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }))
  for (const length of [1, 1, 2, 2, 3, 5, 8]) {
    if (words.length <= length) continue
    const first = Math.floor(random() * (words.length - length + 1))
    yield text.slice(words[first]!.start, words[first + length - 1]!.end)
  }
  yield text
}

/** Finds gains and biases for the parts that training left in the work folder. */
export function tune(): Tuning {
  const store = openAssembled()
  const model = loadDetectorModel(store, {})
  const workspace = createWorkspace(store.sharedMemory, 1200)
  const { reader } = workspace
  const examples = GROUPS.map((): Example[] => [])
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
    const key = `${own} ${text}`
    if (seen.has(key)) return
    seen.add(key)
    const count = chooseWords(workspace, group, 0, reader.count)
    scoreFeatures(workspace, groupModel, count, groupModel.classes.length, scores)
    const looked = lookAgain(workspace, groupModel, count, scores, apart, second, lanes)
    known.fill(0)
    const familiarity =
      groupModel.knowsWords && wordLength(workspace, group, count) < PLAIN_WORDS ? scoreKnownWords(workspace, model.table, group, count, known) : 0
    const place = createPlace()
    const words = wordLength(workspace, group, count)
    locate(words, familiarity, place)
    examples[group]!.push({
      own,
      bucket: bucketOf(words),
      decided: group === CJK && syllableEvidence(workspace, count) !== 0,
      ...place,
      features: Float32Array.from(scores.subarray(0, groupModel.classes.length)),
      known: Float32Array.from(known.subarray(0, groupModel.classes.length)),
      apart: Float32Array.from(apart.subarray(0, looked)),
      second: Float32Array.from(second.subarray(0, looked))
    })
  }
  const random = createRandom(7)
  for (const row of tuningRows()) for (const text of snippets(row, random)) add(text, row.language, row.variety, row.script, row.listed)
  for (const language of languagesOf('words')) for (const { word, script } of readWords(language)) if (isTuneWord(word)) add(word, language, '', script, true)
  const result = new Map<string, { gains: Float32Array; biases: Float32Array }>()
  for (const [number, all] of examples.entries()) {
    const group = GROUPS[number] as Group
    const groupModel = model.groups[number]
    if (groupModel === undefined) continue
    const list = sampled(all, random)
    const fitted = fitGains(list, CLASSES[group]!, groupModel)
    result.set(group, fitted)
    console.error(`  ${group}: ${all.length} texts, loss ${fitted.loss.toFixed(4)}`)
    const width = gainCount(groupModel.families.length)
    for (let condition = 0; condition < CONDITIONS; condition++) {
      const shown = [...fitted.gains.subarray(condition * width, condition * width + 2)].map((gain) => gain.toFixed(2)).join(' ')
      if (condition % 4 === 0 || groupModel.knowsWords) console.error(`    condition ${condition}: gains ${shown}`)
    }
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

/** Logistic regression on gains and biases; classes count by `classWeight` at each length, not by their number of texts. */
function fitGains(
  list: readonly Example[],
  classes: readonly ClassInfo[],
  { families: models, biases: start, lanes: biasWidth, knowsWords }: GroupModel
): { gains: Float32Array; biases: Float32Array; loss: number } {
  const families = models.map(({ members }) => members)
  const width = classes.length
  const counts = new Float64Array(width * BUCKETS)
  for (const { own, bucket } of list) counts[own * BUCKETS + bucket]!++
  const weights = Float64Array.from(counts, (count, index) => classWeight(classes[Math.floor(index / BUCKETS)]!) / Math.max(8, count))
  let total = 0
  for (const { own, bucket } of list) total += weights[own * BUCKETS + bucket]!
  const gainWidth = gainCount(families.length)
  const gainTotal = CONDITIONS * gainWidth
  const origins = new Float64Array(gainTotal + CONDITIONS * width)
  for (let condition = 0; condition < CONDITIONS; condition++) {
    for (let index = 0; index < gainWidth; index++) {
      origins[condition * gainWidth + index] = index === 0 ? 1 : index === 1 ? (knowsWords && !isPlain(condition) ? 0.3 : 0) : index % 2 === 0 ? -0.5 : 0.5
    }
    for (let lane = 0; lane < width; lane++) origins[gainTotal + condition * width + lane] = start[condition * biasWidth + lane]!
  }
  const values = Float64Array.from(origins)
  const momentum = new Float64Array(values.length)
  const scale = new Float64Array(values.length)
  const logits = new Float64Array(width)
  const gains = new Float64Array(gainWidth)
  const gainSlopes = new Float64Array(gainWidth)
  let loss = 0
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = new Float64Array(values.length)
    loss = 0
    for (const { own, bucket, decided, conditions, shares, features, known, apart, second } of list) {
      if (decided) continue
      gains.fill(0)
      logits.fill(0)
      for (let corner = 0; corner < 4; corner++) {
        const share = shares[corner]!
        if (share === 0) continue
        const condition = conditions[corner]!
        for (let index = 0; index < gainWidth; index++) gains[index]! += share * values[condition * gainWidth + index]!
        const bias = gainTotal + condition * width
        for (let lane = 0; lane < width; lane++) logits[lane]! += share * values[bias + lane]!
      }
      for (let lane = 0; lane < width; lane++) logits[lane]! += gains[0]! * features[lane]! + gains[1]! * known[lane]!
      let place = 0
      for (const [number, members] of families.entries()) {
        const at = familyGain(number)
        for (const member of members) {
          logits[member]! += gains[at]! * apart[place]! + gains[at + 1]! * second[place]!
          place++
        }
      }
      softmax(logits, width)
      const weight = weights[own * BUCKETS + bucket]! / total
      loss -= weight * Math.log(Math.max(1e-9, logits[own]!))
      gainSlopes.fill(0)
      for (let lane = 0; lane < width; lane++) {
        const error = weight * (logits[lane]! - (lane === own ? 1 : 0))
        logits[lane] = error
        gainSlopes[0]! += error * features[lane]!
        gainSlopes[1]! += error * known[lane]!
      }
      place = 0
      for (const [number, members] of families.entries()) {
        const at = familyGain(number)
        for (const member of members) {
          gainSlopes[at]! += logits[member]! * apart[place]!
          gainSlopes[at + 1]! += logits[member]! * second[place]!
          place++
        }
      }
      for (let corner = 0; corner < 4; corner++) {
        const share = shares[corner]!
        if (share === 0) continue
        const condition = conditions[corner]!
        for (let index = 0; index < gainWidth; index++) slope[condition * gainWidth + index]! += share * gainSlopes[index]!
        const bias = gainTotal + condition * width
        for (let lane = 0; lane < width; lane++) slope[bias + lane]! += share * logits[lane]!
      }
    }
    for (let index = 0; index < values.length; index++) {
      const strength = index >= gainTotal ? BIAS_STRENGTH : index % gainWidth > 1 ? GAIN_STRENGTH : 0
      slope[index]! += (strength * (values[index]! - origins[index]!)) / CONDITIONS
    }
    // neighbours of one familiarity, and of one length, should not differ much
    const smooth = (width: number, offset: number, strength: number): void => {
      for (let condition = 0; condition < CONDITIONS; condition++) {
        for (const other of [condition + 1, condition + CONDITIONS / BUCKETS]) {
          if (other >= CONDITIONS || (other === condition + 1 && other % (CONDITIONS / BUCKETS) === 0)) continue
          for (let index = 0; index < width; index++) {
            const pull = (strength * (values[offset + condition * width + index]! - values[offset + other * width + index]!)) / CONDITIONS
            slope[offset + condition * width + index]! += pull
            slope[offset + other * width + index]! -= pull
          }
        }
      }
    }
    smooth(gainWidth, 0, SMOOTH_GAINS)
    smooth(width, gainTotal, SMOOTH_BIASES)
    for (let condition = 0; condition < CONDITIONS; condition++) if (!knowsWords || isPlain(condition)) slope[condition * gainWidth + 1] = 0
    // Adam (Kingma and Ba 2015), full batch
    const rate = 0.1 * (1 - round / (ROUNDS + 1))
    for (let index = 0; index < slope.length; index++) {
      momentum[index] = 0.9 * momentum[index]! + 0.1 * slope[index]!
      scale[index] = 0.99 * scale[index]! + 0.01 * slope[index]! ** 2
      values[index]! -= (rate * momentum[index]!) / (1 - 0.9 ** round) / (Math.sqrt(scale[index]! / (1 - 0.99 ** round)) + 1e-9)
    }
  }
  const biases = new Float32Array(start.length)
  for (let condition = 0; condition < CONDITIONS; condition++) {
    for (let lane = 0; lane < width; lane++) {
      biases[condition * biasWidth + lane] = values[gainTotal + condition * width + lane]! - Math.log(classWeight(classes[lane]!))
    }
  }
  return { gains: Float32Array.from(values.subarray(0, gainTotal)), biases, loss }
}

/** Strength of the pull towards the values that the fit starts from, of families' gains and of biases. */
const GAIN_STRENGTH = 1e-3
const BIAS_STRENGTH = 5e-4
/** Strength of the pull of neighbouring conditions on each other. */
const SMOOTH_GAINS = 2e-3
const SMOOTH_BIASES = 1e-3
