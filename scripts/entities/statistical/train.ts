/**
 * Trains the statistical entity taggers: `npm run train:entities -- language... [--twins] [--measure] [--no-silver]`.
 * `--twins` also trains a second model from free corpora where the first needs others; `--measure` writes nothing.
 * Reads the corpora of `GLOSSA_DATA` and the silver text of `GLOSSA_ENTITY_SILVER` (scripts/entities/neural/label-silver.ts), without which only
 * `--no-silver` trains; the lists and clusters in native-models must be there already. Measures on the dev parts, which are never trained on: only how cautious the
 * tagger is and what its probabilities mean are set by them.
 */

import type { EntityLanguage } from '../../../src/entities/languages.js'
import { Style } from '../../../src/entities/model/features.js'
import type { EntityTables } from '../../../src/entities/model/tables.js'
import { EntityTagger, wordTables } from '../../../src/entities/model/tagger.js'
import type { ModelLicence } from '../../../src/models/manifest.js'
import type { TensorInput } from '../../../src/models/safetensors.js'
import { openModels } from '../../../src/models/store.js'
import { writeModel } from '../../lib/artefacts.js'
import { type Corpus, entityCorpora, hasSplit, writtenCorpus } from '../corpora.js'
import { learn } from './learning.js'
import { madeTrainingTexts, readMaterial, silverTexts, type TrainingText, tuningTexts, writtenTrainingTexts } from './material.js'
import { pack } from './packing.js'
import { devTexts, harmonic, scoreTexts } from './scoring.js'
import { heldBackScore, tune } from './tuning.js'

/** Characters of each dev part that caution and calibration are tuned on. */
const TUNING_LIMIT = 40_000

/** Characters of each dev part that the figures without case are from. */
const CASELESS_LIMIT = 40_000

/** Words of silver text, and how much it counts beside the corpora. */
const SILVER = { words: 130_000, weight: 0.5 }
/** The same where, beside the everyday texts, a smaller weight gave more (by the dev parts, the model alone: Serbian 84.7 to 86.7, Polish 69.8 to 71.4, Persian 60.4 to 63.4). */
const LITTLE_SILVER = { ...SILVER, weight: 0.2 }
const littleSilver: ReadonlySet<string> = new Set(['est', 'fas', 'ita', 'jpn', 'nno', 'pol', 'srp'])
/**
 * The same where the corpus is small and much text of its kind is at hand: Slovak 73.8 to 79.0 as served. Estonian lost by it (79.2 to 77.7), Danish and Portuguese
 * gained 0.3, Latvian 2.0 without the network and lost 0.4 with it.
 */
const MUCH_SILVER = { words: 250_000, weight: 1 }
const muchSilver: ReadonlySet<string> = new Set(['slk'])

/** A language with fewer annotated texts counts as one without. */
const FEW = 200

/** Where there is no dev part, one training text in so many is held back to tune on. */
const HELD_BACK = 9

/** Characters of each dev part that the figures are from. */
const DEV_LIMIT = 80_000

function tensorsOf(tables: EntityTables): Record<string, TensorInput> {
  return {
    'features.offsets': tables.features.offsets,
    'features.checks': tables.features.checks,
    'features.directions': tables.directions,
    'features.lengths': tables.lengths,
    codebook: tables.codebook,
    transitions: tables.transitions
  }
}

/** Evenly chosen texts of about so many tokens. */
function sample(texts: readonly TrainingText[], limit: number): TrainingText[] {
  const total = texts.reduce((sum, text) => sum + text.tokens.count, 0)
  const share = Math.min(1, limit / total)
  return texts.filter((_, index) => Math.floor((index + 1) * share) > Math.floor(index * share))
}

const strictness: readonly ModelLicence[] = ['permissive', 'copyleft', 'non-commercial']

/** One text in so many is repeated without regard to case, so that the tagger also learns names without capitals. */
function caselessCopies(texts: readonly TrainingText[], step: number): TrainingText[] {
  return texts
    .filter(({ tokens }, index) => index % step === 1 && /\p{Lu}/u.test(tokens.text))
    .map((text) => ({ ...text, caseless: true, weight: text.weight / 2 }))
}

/** The corpora of ordinary text and posts, where there are any: tuning uses the kinds of text that are served. */
function servedKinds(corpora: readonly Corpus[]): readonly Corpus[] {
  const served = corpora.filter((corpus) => corpus.kind === 'main' || corpus.kind === 'social')
  return served.length > 0 ? served : corpora
}

/** Languages whose corpora are partly for non-commercial use and that get a second model from the free ones. */
const twins: ReadonlySet<string> = new Set(['fra', 'heb', 'kor', 'nld', 'rus', 'slv'])
/** Languages whose names are recognised better with the dictionary of the part-of-speech tagger. */
const withDictionary: ReadonlySet<string> = new Set(['jpn', 'slk', 'tha', 'tur', 'zho'])
/** Languages whose names are recognised better with those of the knowledge base. */
const withKnown: ReadonlySet<string> = new Set(['pus', 'tel', 'zho'])
/** Corpora left out so that the language's model is free: their gain is small. */
const leftOut: ReadonlySet<string> = new Set(['eng.gum_derived'])

function trainLanguage(language: string, permissive: boolean, write: boolean): void {
  const started = Date.now()
  const seconds = () => ((Date.now() - started) / 1000).toFixed(0)
  const store = openModels()
  const id = `entities/${language}${permissive ? '-permissive' : ''}`
  const corpora = entityCorpora(language).filter(
    (corpus) => hasSplit(corpus, 'train') && !leftOut.has(corpus.name) && (!permissive || corpus.licence === 'permissive')
  )
  const { types, texts: all, counts } = readMaterial(corpora, store)
  const silver = withSilver
    ? silverTexts(language, types, store, muchSilver.has(language) ? MUCH_SILVER : littleSilver.has(language) ? LITTLE_SILVER : SILVER, all.length >= FEW)
    : []
  const made = madeTrainingTexts(language as EntityLanguage, types, store, all.length >= FEW)
  const written = writtenTrainingTexts(language as EntityLanguage, types, store)
  const texts = sample(all, language === 'eng' || language === 'hun' ? 1_000_000 : 450_000).concat(silver, made, written)
  const words = wordTables(store, language, { dictionary: withDictionary.has(language), known: withKnown.has(language) })
  const tokens = texts.reduce((sum, text) => sum + text.tokens.count, 0)
  const uneven = Object.entries(counts).map(([name, count]) => `${name} ${count.uneven}/${count.spans}`)
  console.log(`${language} ${types.join(' ')}; ${tokens} tokens, ${seconds()} s; uneven ${uneven.join(', ')}`)
  const dev = entityCorpora(language).filter((corpus) => hasSplit(corpus, 'dev'))
  const holdBack = dev.length === 0
  const caseCopies = caselessCopies(texts, 4)
  const training = holdBack ? texts.filter((_, index) => index % HELD_BACK !== 0) : [...texts, ...caseCopies]
  const tuning = holdBack
    ? texts.filter((_, index) => index % HELD_BACK === 0)
    : tuningTexts(servedKinds(dev), types, store, language === 'eng' ? 3 * TUNING_LIMIT : TUNING_LIMIT)
  const limit = language === 'eng' ? 260_000 : permissive ? 32_000 : 100_000
  const learnt = learn(training, types.length, words, {
    passes: 7,
    rate: 0.07,
    penalty: 1,
    minimumCount: 2,
    limit,
    polish: 3,
    hiddenWords: 0.4
  })
  console.log(`learnt ${learnt.hashes.length} features, ${seconds()} s`)
  const posts = training.some((text) => text.style === Style.social)
  const tables = tune({ ...pack(learnt, types, limit), posts }, words, tuning)
  console.log(`packed, bias ${tables.outsideBias}, calibration ${tables.calibration}, minimum ${tables.minimum}, ${seconds()} s`)
  const tagger = new EntityTagger(tables, words, id)
  const accuracy: Record<string, number> = {}
  for (const corpus of written.length > 0 ? [...dev, writtenCorpus(language)] : dev) {
    const score = scoreTexts(tagger, corpus, devTexts(corpus, language === 'eng' ? 5 * DEV_LIMIT : DEV_LIMIT), store)
    accuracy[`${corpus.name} f1`] = harmonic(score.names)
    if (corpus.kind === 'main' || corpus.kind === 'social') {
      const small = scoreTexts(tagger, corpus, devTexts(corpus, CASELESS_LIMIT), store, true)
      if (small.cased) accuracy[`${corpus.name} caseless f1`] = harmonic(small.names)
    }
    console.log(
      `  ${corpus.name} ${harmonic(score.names)} (P ${((100 * score.names.right) / score.names.found).toFixed(1)} R ${((100 * score.names.right) / score.names.wanted).toFixed(1)}): ${Object.entries(
        score.types
      )
        .map(([type, tally]) => `${type} ${harmonic(tally)}`)
        .join(' ')}`
    )
  }
  const licence = strictness[Math.max(0, ...corpora.map((corpus) => strictness.indexOf(corpus.licence)))]!
  if (holdBack)
    accuracy[all.length > silver.length ? 'held-back training text f1' : 'agreement with the neural tagger f1'] = heldBackScore(tagger, tuning, types)
  if (!write) {
    console.log(JSON.stringify(accuracy))
    return
  }
  const { bytes } = writeModel({
    id,
    tensors: tensorsOf(tables),
    metadata: {
      language,
      types: types.join(','),
      unit: String(tables.unit),
      bias: String(tables.outsideBias[0]),
      postBias: String(tables.outsideBias[1]),
      slope: String(tables.calibration[0]),
      offset: String(tables.calibration[1]),
      minimum: String(tables.minimum),
      posts: String(tables.posts),
      dictionary: String(words.lexicon !== undefined),
      known: String(words.known !== undefined)
    },
    licence,
    sources: [
      ...corpora.map((corpus) => `${corpus.name} (${corpus.terms})`),
      ...(made.length > 0 ? ['sentences and names of scripts/entities/statistical and known-names (own)'] : []),
      ...(written.length > 0 ? ['everyday texts of scripts/entities/written (own, CC0)'] : []),
      ...(silver.length > 0 ? ['text of the data folder labelled by the neural entity tagger together with the statistical one (CC0, CC BY, CC BY-SA)'] : [])
    ],
    command: `${withSilver ? 'GLOSSA_ENTITY_SILVER=LABELLED_DIR ' : ''}npm run train:entities -- ${language}${permissive ? ' --twins' : ''}${withSilver ? '' : ' --no-silver'}`,
    accuracy
  })
  console.log(
    `${language} ${bytes} bytes, ${seconds()} s: ${Object.entries(accuracy)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ')}`
  )
}

const words = process.argv.slice(2)
const withSilver = !words.includes('--no-silver')
for (const language of words.filter((word) => !word.startsWith('--'))) {
  trainLanguage(language, false, !words.includes('--measure'))
  if (words.includes('--twins') && twins.has(language)) trainLanguage(language, true, !words.includes('--measure'))
}
