/** Fits how a network and a statistical tagger are weighed against each other, on texts labelled as for training (scripts/entities/neural/tune.ts). */
import type { TokenList } from '../../../src/core/spans.js'
import { ChainScratch, forwardBackward } from '../../../src/entities/model/chain.js'
import { Style } from '../../../src/entities/model/features.js'
import { labelCount, OTHER_NAME } from '../../../src/entities/model/labels.js'
import type { EntityTagger } from '../../../src/entities/model/tagger.js'
import { type LatticeLabels, latticeLabels, latticeTransitions, networkScores } from '../../../src/entities/neural/labels.js'
import { type Mixture, type MixtureWeights, mixEmissions } from '../../../src/entities/neural/mixture.js'
import type { TokenClassifier } from '../../../src/entities/neural/network.js'
import { NeuralTagger } from '../../../src/entities/neural/tagger.js'
import type { Mention } from '../../../src/entities/types.js'
import type { TrainingText } from '../statistical/material.js'
import { fitLogistic, type Gold, goldOf } from '../statistical/tuning.js'

const start: MixtureWeights = { statistical: 0.5, network: 0.7, outside: 0, inside: 0 }
/** Candidates for the amount added to the outside weight, since the best likelihood does not give the best F1. */
export const shifts = [-1.2, -0.9, -0.6, -0.3, 0, 0.3, 0.6] as const
/** Lower bound of a sentence's log likelihood, so that wrong labels do not dominate. */
const WORST = -30
/** Strength of the pull towards `start`, in tokens. */
const PULL = 30
/** Mentions that a calibration needs. */
const ENOUGH = 60

/** A sentence with all scores that any weights need. */
interface Sentence {
  readonly text: number
  readonly length: number
  readonly statistical: Float32Array | undefined
  readonly junctions: Uint8Array
  readonly network: Float32Array
  readonly allowed: Uint32Array
  readonly weight: number
}

/** Weights of a language, without their calibration. */
export type Weights = Pick<Mixture, 'usual' | 'social'>

/** F1 over `shifts`. */
export interface Curve {
  readonly f1: readonly number[]
  readonly names: number
}

export interface Measured {
  right: number
  found: number
  wanted: number
}

/** Texts read once by a network, on which mixtures are fitted and measured. */
export class MixtureTexts {
  readonly texts: readonly TrainingText[]
  /** Number of the corpus of each text. */
  readonly #corpora: readonly number[]
  readonly #gold: readonly Gold[]
  readonly #labels: LatticeLabels
  readonly #statistical: EntityTagger | undefined
  readonly #classifier: TokenClassifier
  readonly #sentences: readonly Sentence[]
  readonly #fits = new Map<(text: number) => boolean, Weights>()

  private constructor(
    material: readonly (readonly TrainingText[])[],
    labels: LatticeLabels,
    statistical: EntityTagger | undefined,
    classifier: TokenClassifier,
    sentences: readonly Sentence[]
  ) {
    this.texts = material.flat()
    this.#corpora = material.flatMap((texts, corpus) => texts.map(() => corpus))
    this.#gold = this.texts.map((text) => goldOf(text, labels.types))
    this.#labels = labels
    this.#statistical = statistical
    this.#classifier = classifier
    this.#sentences = sentences
  }

  /** @param material texts corpus by corpus, labelled with the types of `latticeLabels` */
  static async read(material: readonly (readonly TrainingText[])[], network: TokenClassifier, statistical: EntityTagger | undefined): Promise<MixtureTexts> {
    const texts = material.flat()
    const known = new Map<TokenList, Float32Array>()
    for (const { tokens, style } of texts) known.set(tokens, await network.read(tokens, style === Style.social))
    const classifier: TokenClassifier = { labels: network.labels, read: async (tokens) => known.get(tokens)! }
    const labels = latticeLabels(network.labels, statistical?.labelledTypes)
    const sentences = texts.flatMap((text, index) =>
      sentencesOf(text, index, labels, statistical, networkScores(known.get(text.tokens)!, network.labels.length, labels))
    )
    return new MixtureTexts(material, labels, statistical, classifier, sentences)
  }

  /** Weights of the greatest conditional likelihood of the chosen texts. @param chosen whether a text, by its number, is fitted on */
  fit(chosen: (text: number) => boolean): Weights {
    const known = this.#fits.get(chosen)
    if (known !== undefined) return known
    const usual = this.#weights((text) => chosen(text) && !this.isPost(text), start)
    const posts = this.texts.some((_, text) => chosen(text) && this.isPost(text))
    const weights = { usual, ...(posts && { social: this.#weights((text) => chosen(text) && this.isPost(text), usual) }) }
    this.#fits.set(chosen, weights)
    return weights
  }

  isPost(text: number): boolean {
    return this.texts[text]!.style === Style.social
  }

  /** Mean F1 of the chosen texts' corpora with each of the shifts, and the number of names that it comes from. */
  async curve(usual: MixtureWeights, chosen: (text: number) => boolean): Promise<Curve> {
    const f1: number[] = []
    for (const shift of shifts) f1.push(meanF1(await this.measure({ usual: shifted(usual, shift), calibration: [1, 0], minimum: 0 }, chosen)))
    return { f1, names: this.#gold.reduce((sum, { spans }, text) => (chosen(text) ? sum + spans.size : sum), 0) }
  }

  /**
   * Calibrates a mixture on the chosen texts. A mention is worth giving where its probability is over half the F1 reached (Z. Lipton, C. Elkan,
   * B. Naryanaswamy 2014).
   */
  async calibrate(weights: Weights, chosen: (text: number) => boolean): Promise<Mixture> {
    const plain: Mixture = { ...weights, calibration: [1, 0], minimum: 0 }
    const judged: (readonly [number, boolean, number])[] = []
    await this.#each(plain, chosen, (index, mentions) => {
      const { spans } = this.#gold[index]!
      for (const mention of mentions) judged.push([mention.confidence ?? 0, spans.has(`${mention.start} ${mention.end} ${mention.type}`), 1])
    })
    const minimum = Math.round(50 * meanF1(await this.measure(plain, chosen))) / 100
    return { ...plain, calibration: judged.length < ENOUGH ? [1, 0] : fitLogistic(judged), minimum }
  }

  /** Mentions right, found and wanted in each corpus; those that cannot be judged are left out. */
  async measure(mixture: Mixture, chosen: (text: number) => boolean): Promise<Measured[]> {
    const sums = this.#noSums()
    await this.#each(mixture, chosen, (text, mentions) => countMentions(sums[this.#corpora[text]!]!, this.#gold[text]!, mentions))
    return sums
  }

  /** The same of another tagger. */
  measureTagger(tagger: EntityTagger, chosen: (text: number) => boolean): Measured[] {
    const sums = this.#noSums()
    for (const [index, text] of this.texts.entries()) {
      if (!chosen(index)) continue
      const mentions = tagger.tag(text.tokens, { caseless: text.caseless, socialMedia: text.style === Style.social })
      countMentions(sums[this.#corpora[index]!]!, this.#gold[index]!, mentions.filter(this.#judgeable(index)))
    }
    return sums
  }

  #noSums(): Measured[] {
    return Array.from({ length: Math.max(0, ...this.#corpora) + 1 }, () => ({ right: 0, found: 0, wanted: 0 }))
  }

  async #each(mixture: Mixture, chosen: (text: number) => boolean, call: (text: number, mentions: readonly Mention[]) => void): Promise<void> {
    const tagger = new NeuralTagger(async () => this.#classifier, this.#classifier.labels, this.#statistical, mixture, '')
    for (const [index, text] of this.texts.entries()) {
      if (!chosen(index)) continue
      const mentions = await tagger.tag(text.tokens, { caseless: text.caseless, socialMedia: text.style === Style.social })
      call(index, mentions.filter(this.#judgeable(index)))
    }
  }

  #judgeable(text: number): (mention: Mention) => boolean {
    return ({ start: from, end, type }) => !this.#gold[text]!.open(from, end, this.#labels.types.indexOf(type))
  }

  #weights(chosen: (text: number) => boolean, from: MixtureWeights): MixtureWeights {
    const sentences = this.#sentences.filter(({ text }) => chosen(text))
    if (sentences.length === 0) return from
    const tokens = sentences.reduce((sum, { length }) => sum + length, 0)
    const weight = sentences.reduce((sum, sentence) => sum + sentence.length * sentence.weight, 0)
    const loss = (values: readonly number[]) => {
      const weights = weightsOf(values, this.#statistical !== undefined)
      if (weights.network <= 0 || weights.statistical < 0) return Number.POSITIVE_INFINITY
      const pull = valuesOf(start).reduce((sum, value, index) => sum + (values[index]! - value) ** 2, 0)
      return (-this.#logLikelihood(sentences, weights) / weight) * tokens + PULL * pull
    }
    return weightsOf(minimise(loss, valuesOf(from)), this.#statistical !== undefined)
  }

  #logLikelihood(sentences: readonly Sentence[], weights: MixtureWeights): number {
    const labels = this.#labels
    const own = labelCount(this.#statistical?.labelledTypes.length ?? 0)
    const transitions = Float64Array.from(latticeTransitions(labels, this.#statistical?.transitions, own, weights.statistical), (score) => Math.exp(score))
    let sum = 0
    for (const { length, statistical, junctions, network, allowed, weight } of sentences) {
      scratch.reserve(length, labels.count)
      scratch.junctions.set(junctions)
      mixEmissions(scratch, labels, weights, statistical, own, network, 0, length)
      const free = forwardBackward(scratch, transitions, length, labels.count)
      sum += weight * Math.max(WORST, forwardBackward(scratch, transitions, length, labels.count, allowed) - free)
    }
    return sum
  }
}

const scratch = new ChainScratch()

/** Weights with another outside weight. */
export function shifted(weights: MixtureWeights, shift: number): MixtureWeights {
  return { ...weights, outside: Math.round(1000 * (weights.outside + shift)) / 1000 }
}

/** Mean F1 (0 to 1) of the corpora that have gold mentions. */
export function meanF1(sums: readonly Measured[]): number {
  const known = sums.filter(({ wanted }) => wanted > 0)
  return known.reduce((total, { right, found, wanted }) => total + (2 * right) / (found + wanted), 0) / (known.length || 1)
}

function countMentions(sum: Measured, gold: Gold, mentions: readonly Mention[]): void {
  for (const span of gold.spans) if (!span.endsWith(OTHER_NAME)) sum.wanted++
  for (const { start: from, end, type } of mentions) {
    sum.found++
    if (gold.spans.has(`${from} ${end} ${type}`)) sum.right++
  }
}

function sentencesOf(text: TrainingText, index: number, labels: LatticeLabels, statistical: EntityTagger | undefined, network: Float32Array): Sentence[] {
  const { tokens, allowed, weight, style, caseless } = text
  const found: Sentence[] = []
  const own = labelCount(statistical?.labelledTypes.length ?? 0)
  statistical?.read(tokens, { caseless, socialMedia: style === Style.social })
  for (const [sentence, first] of tokens.sentences.entries()) {
    const end = tokens.sentences[sentence + 1] ?? tokens.count
    if (end <= first) continue
    statistical?.score(first, end, scratch)
    found.push({
      text: index,
      length: end - first,
      statistical: statistical && scratch.emissions.slice(0, (end - first) * own),
      junctions: statistical === undefined ? new Uint8Array(end - first) : scratch.junctions.slice(0, end - first),
      network: network.slice(first * labels.count, end * labels.count),
      allowed: allowed.slice(first, end),
      weight
    })
  }
  return found
}

const valuesOf = ({ statistical, network, outside, inside }: MixtureWeights): number[] => [network, outside, inside, statistical]

function weightsOf(values: readonly number[], hasStatistical: boolean): MixtureWeights {
  const [network, outside, inside, statistical] = values.map((value) => Math.round(1000 * value) / 1000)
  return { statistical: hasStatistical ? statistical! : 0, network: network!, outside: outside!, inside: inside! }
}

/** Minimum of a function of few variables without derivatives (J. Nelder, R. Mead 1965). */
function minimise(loss: (values: readonly number[]) => number, from: readonly number[], step = 0.25, rounds = 90): number[] {
  const simplex = [from, ...from.map((_, index) => from.map((value, at) => (at === index ? value + step : value)))].map((values) => ({
    values,
    loss: loss(values)
  }))
  for (let round = 0; round < rounds; round++) {
    simplex.sort((left, right) => left.loss - right.loss)
    const worst = simplex.at(-1)!
    const rest = simplex.slice(0, -1)
    if (worst.loss - simplex[0]!.loss < 0.1) break
    const centre = from.map((_, at) => rest.reduce((sum, { values }) => sum + values[at]!, 0) / rest.length)
    const along = (factor: number) => {
      const values = centre.map((value, at) => value + factor * (value - worst.values[at]!))
      return { values, loss: loss(values) }
    }
    const reflected = along(1)
    if (reflected.loss < simplex[0]!.loss) {
      const expanded = along(2)
      simplex[simplex.length - 1] = expanded.loss < reflected.loss ? expanded : reflected
    } else if (reflected.loss < rest.at(-1)!.loss) simplex[simplex.length - 1] = reflected
    else {
      const contracted = along(reflected.loss < worst.loss ? 0.5 : -0.5)
      if (contracted.loss < Math.min(worst.loss, reflected.loss)) simplex[simplex.length - 1] = contracted
      else
        for (let index = 1; index < simplex.length; index++) {
          const values = simplex[index]!.values.map((value, at) => (value + simplex[0]!.values[at]!) / 2)
          simplex[index] = { values, loss: loss(values) }
        }
    }
  }
  return [...simplex.sort((left, right) => left.loss - right.loss)[0]!.values]
}
