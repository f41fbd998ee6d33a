import { Kind, kinds } from '../../core/characters.js'
import type { ModelStore } from '../../models/store.js'
import { type Atoms, Gap, type RunSegmenter, SpecialType } from '../tokenize/atoms.js'
import { score } from '../tokenize/features.js'
import { raiseOdds } from './chinese.js'
import { LexiconMatches, LOCAL_FEATURES, localFeatures } from './local.js'
import { loadSegmenter, SCALE, type SegmenterModel } from './model.js'
import { styleScore } from './style.js'
import { mayStart, RunText } from './text.js'
import { joinWhole, WORD_BONUS, WordRows } from './words.js'

const run = new RunText()
const rows = new WordRows()
const matches = new LexiconMatches()
const features = new Int32Array(LOCAL_FEATURES)

/** Beyond this probability one style alone decides. */
const SURE = 0.95

function sigmoid(sum: number): number {
  return 1 / (1 + Math.exp(-sum))
}

/** Probability of the second style for the run [start, end). */
function secondStyle(model: SegmenterModel, text: string, start: number, end: number): number {
  if (model.second === undefined || model.style === undefined) return 0
  return sigmoid((styleScore(text, start, end, model.style.weights) - model.style.bias) / model.style.unit)
}

/**
 * Adds the words of the run [start, end) as atoms: the best row of words, or where there are two styles of them, or not `byRows`, a word wherever the odds are
 * more than even.
 */
export function segmentRun(model: SegmenterModel, atoms: Atoms, start: number, end: number, byRows = true, raises = false): void {
  const { text } = atoms
  run.read(text, start, end, model.fold)
  const { length, offsets } = run
  if (model.lexicon !== undefined) matches.find(run, model.lexicon)
  const known = model.lexicon === undefined ? undefined : matches
  const share = secondStyle(model, text, start, end)
  const weights = share > SURE ? model.second! : model.local
  const mixed = share > 1 - SURE && share <= SURE ? model.second : undefined
  rows.reserve(length)
  const { odds } = rows
  for (let index = 1; index < length; index++) {
    if (!mayStart(run, index)) {
      odds[index] = -Infinity
      continue
    }
    const count = localFeatures(run, index, known, features)
    const sum = score(weights, features, count) / SCALE
    odds[index] = mixed === undefined ? sum : (1 - share) * sigmoid(sum) + share * sigmoid(score(mixed, features, count) / SCALE) - 0.5
  }
  if (raises && known !== undefined) raiseOdds(run, odds, known)
  if (byRows && model.second === undefined && model.lexicon !== undefined) rows.find(run, model.lexicon, WORD_BONUS)
  if (byRows && model.whole !== undefined) joinWhole(run, odds, model.whole)
  let from = start
  for (let index = 1; index <= length; index++) {
    if (index < length && odds[index]! <= 0) continue
    const to = offsets[index]!
    const kind = kinds[text.charCodeAt(from)]!
    // a surrogate pair in a run is a rare Han character
    atoms.add(from, to, kind === Kind.control ? Kind.han : kind, from === start ? Gap.none : Gap.cut, SpecialType.none)
    from = to
  }
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

type Segmenters = Map<string, SegmenterModel | undefined>

const cache = new WeakMap<ModelStore, Segmenters>()

function segmenter(store: ModelStore, id: string): SegmenterModel | undefined {
  let loaded = cache.get(store)
  if (loaded === undefined) {
    loaded = new Map()
    cache.set(store, loaded)
  }
  if (!loaded.has(id)) loaded.set(id, loadSegmenter(store, `morphology/segmenter-${id}`))
  return loaded.get(id)
}

/**
 * How runs of Han, kana and Thai are cut into words inside text of `language`. In text of another language a Thai run goes to the Thai
 * segmenter, one with kana to the Japanese one, Han alone to the Chinese one. @param cutsAsLearnt see `TokenizeOptions`
 */
export function segmentersOf(store: ModelStore, language: string, modelType: string, cutsAsLearnt = false): RunSegmenter {
  const suffix = modelType === 'perceptron' ? '-perceptron' : ''
  return (atoms, start, end, kind) => {
    let id = 'tha'
    if (kind !== Kind.thai) id = language === 'jpn' || (language !== 'zho' && KANA.test(atoms.text.slice(start, end))) ? 'jpn' : 'zho'
    const model = (suffix === '' || id === 'tha' ? undefined : segmenter(store, id + suffix)) ?? segmenter(store, id)
    if (model === undefined) return false
    segmentRun(model, atoms, start, end, !cutsAsLearnt || id === 'jpn', id === 'zho' && !cutsAsLearnt)
    return true
  }
}

/** The model that joins Vietnamese syllables to words. */
export function syllableModel(store: ModelStore): SegmenterModel | undefined {
  return segmenter(store, 'vie')
}
