/** Tunes what training leaves open, on dev texts or held-back training texts: how cautious the tagger is, and what its probabilities mean. */

import type { WordTables } from '../../../src/entities/model/document.js'
import { Style } from '../../../src/entities/model/features.js'
import { beginLabel, insideLabel, OTHER_NAME } from '../../../src/entities/model/labels.js'
import type { EntityTables } from '../../../src/entities/model/tables.js'
import { EntityTagger } from '../../../src/entities/model/tagger.js'
import type { Mention } from '../../../src/entities/types.js'
import type { TrainingText } from './material.js'

const biases = [0, 0.25, 0.5, 0.75, 1, 1.3]
/** Mentions that a calibration needs. */
const ENOUGH = 60
const HIGHEST_MINIMUM = 0.35

export interface Gold {
  readonly spans: ReadonlySet<string>
  /** Whether a mention of the type from one token to another can be told right or wrong. */
  readonly open: (start: number, end: number, type: number) => boolean
}

/** Mentions that the labels of a text say, by offsets. */
export function goldOf({ tokens, allowed }: TrainingText, types: readonly string[]): Gold {
  const spans = new Set<string>()
  for (let token = 0; token < tokens.count; ) {
    let end = token + 1
    for (const [type, name] of types.entries()) {
      if (allowed[token] !== 1 << beginLabel(type)) continue
      while (end < tokens.count && allowed[end] === 1 << insideLabel(type)) end++
      spans.add(`${tokens.starts[token]} ${tokens.ends[end - 1]} ${name}`)
      break
    }
    token = end
  }
  const open = (start: number, end: number, type: number) => {
    for (let token = 0; token < tokens.count; token++)
      if (tokens.ends[token]! > start && tokens.starts[token]! < end) {
        const mask = allowed[token]!
        if ((mask & (mask - 1)) !== 0 && ((mask >>> beginLabel(type)) & 1) === 1) return true
      }
    return false
  }
  return { spans, open }
}

/** The tables with bias and calibration set by the texts to tune on. */
export function tune(tables: EntityTables, words: WordTables, texts: readonly TrainingText[]): EntityTables {
  const known = texts.map((text) => ({ text, gold: goldOf(text, tables.types) }))
  const usual = known.filter(({ text }) => text.style !== Style.social)
  const posts = known.filter(({ text }) => text.style === Style.social)
  const bias = bestBias(tables, words, usual)
  const postBias = posts.length > 0 ? bestBias(tables, words, posts) : bias
  const biased: EntityTables = { ...tables, outsideBias: [bias, postBias] }
  const judged: (readonly [number, boolean, number])[] = []
  let wanted = 0
  const tagger = new EntityTagger(biased, words, '')
  for (const { text, gold } of known) {
    for (const span of gold.spans) if (!span.endsWith(OTHER_NAME)) wanted += text.weight
    for (const mention of tagText(tagger, text)) {
      if (gold.open(mention.start, mention.end, tables.types.indexOf(mention.type))) continue
      judged.push([mention.confidence ?? 0, gold.spans.has(`${mention.start} ${mention.end} ${mention.type}`), text.weight])
    }
  }
  if (judged.length < ENOUGH) return biased
  const [slope, offset] = fitLogistic(judged)
  const calibrated = judged.map(([probability, right, weight]) => [1 / (1 + Math.exp(-slope * logOdds(probability) - offset)), right, weight] as const)
  return { ...biased, calibration: [slope, offset], minimum: bestMinimum(calibrated, wanted) }
}

/** The minimum confidence with the best F1; at most `HIGHEST_MINIMUM`. */
function bestMinimum(judged: readonly (readonly [number, boolean, number])[], wanted: number): number {
  let best = 0
  let top = -1
  for (let minimum = 0; minimum <= HIGHEST_MINIMUM; minimum += 0.05) {
    let right = 0
    let found = 0
    for (const [confidence, isRight, weight] of judged) {
      if (confidence < minimum) continue
      found += weight
      if (isRight) right += weight
    }
    const score = (2 * right) / (found + wanted || 1)
    if (score > top) {
      top = score
      best = minimum
    }
  }
  return Math.round(100 * best) / 100
}

function logOdds(probability: number): number {
  const bounded = Math.min(0.9995, Math.max(0.0005, probability))
  return Math.log(bounded / (1 - bounded))
}

function tagText(tagger: EntityTagger, text: TrainingText): Mention[] {
  return tagger.tag(text.tokens, { caseless: text.caseless, socialMedia: text.style === Style.social })
}

type Known = readonly { text: TrainingText; gold: Gold }[]

function bestBias(tables: EntityTables, words: WordTables, texts: Known): number {
  let best = 0
  let top = -1
  for (const bias of biases) {
    const score = agreement(new EntityTagger({ ...tables, outsideBias: [bias, bias] }, words, ''), tables.types, texts)
    if (score > top) {
      top = score
      best = bias
    }
  }
  return best
}

/** F1 of a tagger's mentions with those that the labels say; mentions that cannot be judged are left out. */
function agreement(tagger: EntityTagger, types: readonly string[], texts: Known): number {
  let right = 0
  let found = 0
  let wanted = 0
  for (const { text, gold } of texts) {
    for (const span of gold.spans) if (!span.endsWith(OTHER_NAME)) wanted += text.weight
    for (const mention of tagText(tagger, text)) {
      if (gold.open(mention.start, mention.end, types.indexOf(mention.type))) continue
      found += text.weight
      if (gold.spans.has(`${mention.start} ${mention.end} ${mention.type}`)) right += text.weight
    }
  }
  return (2 * right) / (found + wanted || 1)
}

/** F1 on held-back training texts in percent, one decimal: the only figure of a language without a dev part. */
export function heldBackScore(tagger: EntityTagger, texts: readonly TrainingText[], types: readonly string[]): number {
  const known = texts.map((text) => ({ text, gold: goldOf(text, types) }))
  return Math.round(1000 * agreement(tagger, types, known)) / 10
}

/** Slope and offset that turn log-odds into those observed (J. Platt 1999), by gradient steps. */
export function fitLogistic(judged: readonly (readonly [number, boolean, number])[]): [number, number] {
  let slope = 1
  let offset = 0
  const odds = judged.map(([probability]) => logOdds(probability))
  for (let round = 0; round < 2000; round++) {
    let slopeGradient = 0.02 * (1 - slope)
    let offsetGradient = 0
    for (const [index, [, right]] of judged.entries()) {
      const difference = (right ? 1 : 0) - 1 / (1 + Math.exp(-(slope * odds[index]! + offset)))
      slopeGradient += (difference * odds[index]!) / judged.length
      offsetGradient += difference / judged.length
    }
    slope += 0.1 * slopeGradient
    offset += 0.1 * offsetGradient
  }
  return [Math.max(0.2, Math.round(slope * 1000) / 1000), Math.round(offset * 1000) / 1000]
}
