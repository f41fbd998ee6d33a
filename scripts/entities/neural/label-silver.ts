/**
 * Labels text with the network and the statistical tagger together, as `modelType: DNN` weighs them, for the training of the statistical taggers.
 *
 *     npx tsx scripts/entities/neural/label-silver.ts LABELLED_DIR LANGUAGE... [--most TOKENS]
 *
 * Writes LABELLED_DIR/<language>.tsv.gz: sentences apart by a blank line, a line `form TAB BIO tag TAB probability TAB 1|0` (white space after it) a token.
 * The probability is that of the token's tag. Sentences that occur in a validation file of the entity corpora are left out. `eng-social` is read as posts.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type TokenList, tokenText } from '../../../src/core/spans.js'
import { bestLabels, ChainScratch, forwardBackward } from '../../../src/entities/model/chain.js'
import { beginLabel, labelCount, OUTSIDE, typeOf } from '../../../src/entities/model/labels.js'
import { type EntityTagger, loadEntityTagger } from '../../../src/entities/model/tagger.js'
import { type LatticeLabels, latticeLabels, latticeTransitions, networkScores } from '../../../src/entities/neural/labels.js'
import { type MixtureWeights, mixEmissions, readMixtures } from '../../../src/entities/neural/mixture.js'
import { EntityNetwork } from '../../../src/entities/neural/network.js'
import { entityTokens } from '../../../src/entities/tokens.js'
import { type ModelStore, openModels } from '../../../src/models/store.js'
import { folded, silverPassages, validation } from './silver-text.js'

/** Weights where the mixture is not offered: about the mean of the others. */
const elsewhere: MixtureWeights = { statistical: 0.6, network: 0.45, outside: 0, inside: 0.4 }
/** Passages that are read together. */
const TOGETHER = 16
/** Tokens of a sentence that says something. */
const SHORTEST = 3

/** A tag and its probability for each token of a document. */
class Labeller {
  readonly #network: EntityNetwork
  readonly #statistical: EntityTagger | undefined
  readonly #weights: MixtureWeights
  readonly #labels: LatticeLabels
  readonly #transitions: Float32Array
  readonly #factors: Float64Array
  readonly #tags: readonly string[]
  readonly #post: boolean
  readonly #scratch = new ChainScratch()
  readonly #own = new ChainScratch()

  private constructor(network: EntityNetwork, statistical: EntityTagger | undefined, weights: MixtureWeights, post: boolean) {
    this.#network = network
    this.#statistical = statistical
    this.#weights = weights
    this.#post = post
    this.#labels = latticeLabels(network.labels, statistical?.labelledTypes)
    const ownLabels = labelCount(statistical?.labelledTypes.length ?? 0)
    this.#transitions = latticeTransitions(this.#labels, statistical?.transitions, ownLabels, weights.statistical)
    this.#factors = Float64Array.from(this.#transitions, (score) => Math.exp(score))
    this.#tags = Array.from({ length: this.#labels.count }, (_, label) => {
      const type = typeOf(label)
      return label === OUTSIDE ? 'O' : `${label === beginLabel(type) ? 'B' : 'I'}-${this.#labels.types[type]}`
    })
  }

  static async open(store: ModelStore, language: string, post: boolean): Promise<Labeller> {
    const id = language === 'eng' ? 'entities/dnn-eng' : 'entities/dnn'
    const mixture = readMixtures(store, id)[language]
    const weights = (post ? mixture?.social : undefined) ?? mixture?.usual ?? elsewhere
    return new Labeller(await EntityNetwork.open(store, id), loadEntityTagger(store, language), weights, post)
  }

  async label(tokens: TokenList): Promise<(readonly [tag: string, probability: number])[]> {
    const { count } = this.#labels
    const scratch = this.#scratch
    const scores = networkScores(await this.#network.read(tokens, this.#post), this.#network.labels.length, this.#labels)
    const ownLabels = labelCount(this.#statistical?.labelledTypes.length ?? 0)
    this.#statistical?.read(tokens, { socialMedia: this.#post })
    const found: (readonly [string, number])[] = []
    for (let sentence = 0; sentence < tokens.sentences.length; sentence++) {
      const first = tokens.sentences[sentence]!
      const length = (tokens.sentences[sentence + 1] ?? tokens.count) - first
      scratch.reserve(length, count)
      scratch.junctions.fill(0, 0, length)
      if (this.#statistical !== undefined) {
        this.#statistical.score(first, first + length, this.#own)
        scratch.junctions.set(this.#own.junctions.subarray(0, length))
      }
      mixEmissions(scratch, this.#labels, this.#weights, this.#statistical && this.#own.emissions, ownLabels, scores, first, length)
      bestLabels(scratch, this.#transitions, length, count)
      forwardBackward(scratch, this.#factors, length, count)
      for (let position = 0; position < length; position++) {
        const label = scratch.labels[position]!
        found.push([this.#tags[label]!, scratch.forward[position * count + label]! * scratch.backward[position * count + label]!])
      }
    }
    return found
  }
}

async function labelLanguage(store: ModelStore, name: string, folder: string, most: number): Promise<void> {
  const started = Date.now()
  const language = name.slice(0, 3)
  const labeller = await Labeller.open(store, language, name.endsWith('-social'))
  const held = validation(language)
  const seen = new Set(held)
  const { wanted, passages } = silverPassages(name)
  const limit = Math.min(wanted, most)
  const fresh = passages.filter(({ text }) => {
    const key = folded(text)
    return !seen.has(key) && seen.add(key)
  })
  const output: string[] = []
  const counts = new Map<string, number>()
  let words = 0
  for (let at = 0; at < fresh.length && words < limit; at += TOGETHER) {
    const text = fresh
      .slice(at, at + TOGETHER)
      .map((passage) => passage.text)
      .join('\n\n')
    const tokens = entityTokens(text, language, store)
    const labels = await labeller.label(tokens)
    for (let sentence = 0; sentence < tokens.sentences.length; sentence++) {
      const begin = tokens.sentences[sentence]!
      const end = tokens.sentences[sentence + 1] ?? tokens.count
      if (end - begin < SHORTEST || held.has(folded(text.slice(tokens.starts[begin], tokens.ends[end - 1])))) continue
      for (let token = begin; token < end; token++) {
        const [tag, probability] = labels[token]!
        const spaced = token + 1 === end || tokens.starts[token + 1]! > tokens.ends[token]! ? 1 : 0
        output.push(`${tokenText(tokens, token)}\t${tag}\t${probability.toFixed(3)}\t${spaced}`)
        if (tag.startsWith('B-')) counts.set(tag.slice(2), (counts.get(tag.slice(2)) ?? 0) + 1)
      }
      output.push('')
      words += end - begin
    }
  }
  writeFileSync(join(folder, `${name}.tsv.gz`), gzipSync(output.join('\n')))
  const types = [...counts].map(([type, count]) => `${type} ${count}`).join(' ')
  console.log(`${name}: ${words} tokens, ${Math.round((Date.now() - started) / 1000)} s; ${types}`)
}

const [folder, ...others] = process.argv.slice(2)
const at = others.indexOf('--most')
const most = at < 0 ? Number.POSITIVE_INFINITY : Number(others[at + 1])
const names = at < 0 ? others : others.slice(0, at)
if (folder === undefined || names.length === 0) throw new Error('usage: label-silver.ts LABELLED_DIR LANGUAGE... [--most TOKENS]')
mkdirSync(folder, { recursive: true })
const store = openModels()
for (const name of names) await labelLanguage(store, name, folder, most)
