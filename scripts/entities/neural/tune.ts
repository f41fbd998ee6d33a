/**
 * Fits how each network and the statistical tagger of a language are weighed against each other and what their confidence means, on the dev parts, and
 * writes the mixtures beside the networks: a language is offered `modelType: DNN` where the mixture finds more than the statistical tagger alone.
 *
 *     npx tsx scripts/entities/neural/tune.ts [network...] [--languages deu,fra] [--measure]
 *
 * Both are tuned on the same texts, the statistical tagger's caution as well. With halves crossed (fitted on every second text, measured on the others, both ways) the figures say what weights fitted on other texts of the same
 * corpora give. `--measure` and `--languages` write nothing.
 */
import { entityLanguages } from '../../../src/entities/languages.js'
import { type EntityTagger, loadEntityTagger } from '../../../src/entities/model/tagger.js'
import { latticeLabels } from '../../../src/entities/neural/labels.js'
import { type Mixture, type Mixtures, mixtureId } from '../../../src/entities/neural/mixture.js'
import { EntityNetwork } from '../../../src/entities/neural/network.js'
import { type NetworkId, networks } from '../../../src/entities/neural/tagger.js'
import { type ModelStore, openModels } from '../../../src/models/store.js'
import { writeArtefact } from '../../lib/artefacts.js'
import { type Corpus, entityCorpora, hasSplit } from '../corpora.js'
import { type TrainingText, tuningTexts } from '../statistical/material.js'
import { type Curve, type Measured, MixtureTexts, meanF1, shifted, shifts } from './mixture-fitting.js'

/** Characters of each dev part. */
const CHARACTERS = 40_000
/** Names that the mean curve of all languages counts for beside a language's own. */
const PRIOR_NAMES = 600
/** The English corpora are small and used whole. */
const ENGLISH_CHARACTERS = 200_000

/** Mean F1 of the corpora in percent, one decimal. */
const score = (sums: readonly Measured[]) => Math.round(1000 * meanF1(sums)) / 10
const add = (...parts: readonly Measured[][]): Measured[] => {
  const [left = [], right = []] = parts
  return left.map((one, index) => ({
    right: one.right + right[index]!.right,
    found: one.found + right[index]!.found,
    wanted: one.wanted + right[index]!.wanted
  }))
}

interface Fitted {
  readonly mixture: Mixture
  readonly statistical: number
  readonly mixed: number
  /** Halves crossed. */
  readonly crossed: number
}

/** The dev parts to fit on: ordinary text and posts, where there are any; old newspapers read by machines say nothing of the text that is served. */
function fittingCorpora(language: string, free: boolean): readonly Corpus[] {
  const dev = entityCorpora(language).filter((corpus) => hasSplit(corpus, 'dev') && (!free || corpus.licence === 'permissive'))
  const served = dev.filter(({ kind }) => kind === 'main' || kind === 'social')
  return served.length > 0 ? served : dev.filter(({ kind }) => kind !== 'ocr')
}

/** Labelled dev texts, corpus by corpus, evenly chosen: the genres of a corpus follow one another. */
function materialOf(corpora: readonly Corpus[], types: readonly string[], store: ModelStore, characters: number): TrainingText[][] {
  return corpora
    .map((corpus) => {
      const texts = tuningTexts([corpus], types, store, Number.POSITIVE_INFINITY).filter(({ tokens }) => tokens.count > 0)
      const step = Math.max(1, Math.round(texts.reduce((sum, { tokens }) => sum + tokens.text.length, 0) / characters))
      return texts.filter((_, index) => index % step === 0)
    })
    .filter((texts) => texts.length > 0)
}

/** A language's dev texts, read by the network. */
async function readLanguage(store: ModelStore, network: EntityNetwork, language: string, free: boolean): Promise<MixtureTexts | undefined> {
  const statistical = loadEntityTagger(store, language)
  const { types } = latticeLabels(network.labels, statistical?.labelledTypes)
  const material = materialOf(fittingCorpora(language, free), types, store, language === 'eng' ? ENGLISH_CHARACTERS : CHARACTERS)
  return material.length === 0 ? undefined : MixtureTexts.read(material, network, statistical)
}

type Chosen = (text: number) => boolean
const all: Chosen = () => true
const halves: readonly Chosen[] = [(text) => text % 2 === 0, (text) => text % 2 === 1]

/**
 * The best likelihood's weights with the shift of the best F1. A language's own names are few, so its curve is drawn towards the mean curve of all
 * languages, which counts like `PRIOR_NAMES` names.
 */
async function fitted(texts: MixtureTexts, chosen: Chosen, mean: readonly number[]): Promise<Mixture> {
  const weights = texts.fit(chosen)
  const best = async (of: Mixture['usual'], part: Chosen) => {
    const { f1, names } = await texts.curve(of, part)
    const drawn = f1.map((value, index) => (value * names + mean[index]! * PRIOR_NAMES) / (names + PRIOR_NAMES))
    return shifted(of, shifts[drawn.indexOf(Math.max(...drawn))]!)
  }
  const usual = await best(weights.usual, (text) => chosen(text) && !texts.isPost(text))
  const social = weights.social && (await best(weights.social, (text) => chosen(text) && texts.isPost(text)))
  return texts.calibrate({ usual, ...(social && { social }) }, chosen)
}

async function fitLanguage(texts: MixtureTexts, statistical: EntityTagger | undefined, mean: readonly number[]): Promise<Fitted> {
  const mixture = await fitted(texts, all, mean)
  const mixed = await texts.measure(mixture, all)
  const crossed =
    texts.texts.length < 2
      ? mixed
      : add(...(await Promise.all(halves.map(async (half, index) => texts.measure(await fitted(texts, half, mean), halves[1 - index]!)))))
  return { mixture, statistical: statistical === undefined ? 0 : score(texts.measureTagger(statistical, all)), mixed: score(mixed), crossed: score(crossed) }
}

/** Mean weights and calibration, for languages without annotated text. */
function meanMixture(mixtures: readonly Mixture[]): Mixture {
  const mean = (value: (mixture: Mixture) => number) =>
    Math.round((1000 * mixtures.reduce((total, mixture) => total + value(mixture), 0)) / mixtures.length) / 1000
  return {
    usual: {
      statistical: mean(({ usual }) => usual.statistical),
      network: mean(({ usual }) => usual.network),
      outside: mean(({ usual }) => usual.outside),
      inside: mean(({ usual }) => usual.inside)
    },
    calibration: [mean(({ calibration }) => calibration[0]), mean(({ calibration }) => calibration[1])],
    minimum: mean(({ minimum }) => minimum)
  }
}

async function tune(id: NetworkId, only: readonly string[], write: boolean): Promise<void> {
  const free = id !== 'entities/dnn'
  const store = openModels(undefined, free ? 'permissive' : 'all')
  const network = await EntityNetwork.open(store, id)
  const languages =
    id === 'entities/dnn-eng' ? ['eng'] : entityLanguages.filter((language) => language !== 'eng' && (only.length === 0 || only.includes(language)))
  const results = new Map<string, Fitted>()
  const unmeasured: string[] = []
  const material = new Map<string, MixtureTexts>()
  const curves: Curve[] = []
  for (const language of languages) {
    const texts = await readLanguage(store, network, language, free)
    if (texts === undefined) unmeasured.push(language)
    else {
      material.set(language, texts)
      curves.push(await texts.curve(texts.fit(all).usual, (text) => !texts.isPost(text)))
    }
  }
  const mean = shifts.map((_, index) => curves.reduce((sum, { f1 }) => sum + f1[index]!, 0) / curves.length)
  console.log(`mean F1 by shift: ${shifts.map((shift, index) => `${shift} ${(100 * mean[index]!).toFixed(2)}`).join(', ')}`)
  for (const [language, texts] of material) {
    const found = await fitLanguage(texts, loadEntityTagger(store, language), mean)
    results.set(language, found)
    console.log(`${language} statistical ${found.statistical} mixed ${found.mixed} crossed ${found.crossed} ${JSON.stringify(found.mixture)}`)
  }
  // figures rest on a few hundred names: a language is left out only where both measures say that it loses
  const better = [...results].filter(([, { mixed, crossed, statistical }]) => Math.max(mixed, crossed) > statistical)
  console.log(
    `${id}: offered in ${better.map(([language]) => language).join(' ')}; not in ${[...results.keys()].filter((language) => !better.some(([one]) => one === language)).join(' ')}; no annotated text: ${unmeasured.join(' ')}`
  )
  const alone = unmeasured.filter((language) => loadEntityTagger(store, language) === undefined)
  const together = unmeasured.filter((language) => !alone.includes(language))
  const mixtures: Record<string, Mixture> = Object.fromEntries(better.map(([language, { mixture }]) => [language, mixture]))
  const mixedMeans = better.map(([, { mixture }]) => mixture).filter(({ usual }) => usual.statistical > 0)
  for (const language of together) mixtures[language] = meanMixture(mixedMeans)
  if (alone.length > 0) {
    // what the network alone wants: fitted on languages that have annotated text, as if they had no statistical tagger
    const single: Mixture[] = []
    for (const language of ['deu', 'hin', 'rus', 'swe'].filter((code) => languages.includes(code as (typeof languages)[number]))) {
      const corpora = fittingCorpora(language, free)
      const texts = materialOf(corpora, latticeLabels(network.labels, undefined).types, store, CHARACTERS)
      if (texts.length > 0) single.push(await fitted(await MixtureTexts.read(texts, network, undefined), all, mean))
    }
    if (single.length > 0) for (const language of alone) mixtures[language] = meanMixture(single)
  }
  if (write) save(id, mixtures, results, free)
}

function save(id: NetworkId, mixtures: Mixtures, fitted: ReadonlyMap<string, Fitted>, free: boolean): void {
  const rows = [...fitted].map(([language, { statistical, mixed, crossed }]) => [
    language,
    `statistical ${statistical}, mixed ${mixed}, halves crossed ${crossed}`
  ])
  writeArtefact(
    {
      id: mixtureId(id),
      file: `${mixtureId(id)}.json`,
      licence: free ? 'permissive' : 'non-commercial',
      sources: [free ? 'dev parts of the free corpora (see the networks)' : 'dev parts of the corpora (see the network)'],
      command: `npx tsx scripts/entities/neural/tune.ts ${id}`,
      accuracy: Object.fromEntries(rows)
    },
    Buffer.from(`${JSON.stringify(mixtures)}\n`)
  )
}

const words = process.argv.slice(2)
const at = words.indexOf('--languages')
const only = at < 0 ? [] : words[at + 1]!.split(',')
const wanted = networks.filter((id) => words.includes(id))
for (const id of wanted.length > 0 ? wanted : networks) await tune(id, only, !words.includes('--measure') && only.length === 0)
