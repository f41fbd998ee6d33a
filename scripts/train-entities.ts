/**
 * Trains the statistical entity taggers: `npm run train:entities -- [language...]`.
 * Reads the corpora of `GLOSSA_DATA` (../shared/data); measures on their dev parts, which are never trained on.
 */

import type { EntityTables } from '../src/entities/model/tables.js'
import { EntityTagger, wordTables } from '../src/entities/model/tagger.js'
import type { ModelLicence } from '../src/models/manifest.js'
import type { TensorInput } from '../src/models/safetensors.js'
import { openModels } from '../src/models/store.js'
import { entityCorpora, hasSplit } from './entities/corpora.js'
import { learn } from './entities/tagger-learning.js'
import { readMaterial, type TrainingText, tuningTexts } from './entities/tagger-material.js'
import { pack } from './entities/tagger-packing.js'
import { devTexts, harmonic, scoreTexts } from './entities/tagger-scoring.js'
import { tune } from './entities/tagger-tuning.js'
import { writeModel } from './lib/artefacts.js'

/** Characters of each dev part that caution and calibration are tuned on. */
const TUNING_LIMIT = 40_000

/** Where there is no dev part, one training text in so many is held back to tune on. */
const HELD_BACK = 14

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

function trainLanguage(language: string): void {
  const started = Date.now()
  const seconds = () => ((Date.now() - started) / 1000).toFixed(0)
  const store = openModels()
  const corpora = entityCorpora(language).filter((corpus) => hasSplit(corpus, 'train') && (language !== 'eng' || corpus.licence === 'permissive' || true))
  const { types, texts: all, counts } = readMaterial(corpora, store)
  const texts = sample(all, Number(process.env['CAP'] ?? (language === 'eng' || language === 'hun' ? 1_000_000 : 250_000)))
  const words = wordTables(store, language)
  const tokens = texts.reduce((sum, text) => sum + text.tokens.count, 0)
  const uneven = Object.entries(counts).map(([name, count]) => `${name} ${count.uneven}/${count.spans}`)
  console.log(`${language} ${types.join(' ')}; ${tokens} tokens, ${seconds()} s; uneven ${uneven.join(', ')}`)
  const passes = Number(process.env['PASSES'] ?? 5)
  const dev = entityCorpora(language).filter((corpus) => hasSplit(corpus, 'dev'))
  const holdBack = dev.length === 0
  const training = holdBack ? texts.filter((_, index) => index % HELD_BACK !== 0) : texts
  const tuning = holdBack ? texts.filter((_, index) => index % HELD_BACK === 0) : tuningTexts(dev, types, store, TUNING_LIMIT)
  const learnt = learn(training, types.length, words, {
    passes,
    rate: Number(process.env['RATE'] ?? 0.05),
    penalty: Number(process.env['L2'] ?? 0.5),
    minimumCount: Number(process.env['MIN'] ?? 2),
    hiddenWords: Number(process.env['HW'] ?? 0.2)
  })
  console.log(`learnt ${learnt.hashes.length} features, ${seconds()} s`)
  const tables = tune(pack(learnt, types, Number(process.env['LIMIT'] ?? (language === 'eng' ? 240_000 : 90_000))), words, tuning)
  console.log(`packed, bias ${tables.outsideBias}, calibration ${tables.calibration}, ${seconds()} s`)
  const tagger = new EntityTagger(tables, words, `entities/${language}`)
  const accuracy: Record<string, number> = {}
  for (const corpus of dev) {
    const score = scoreTexts(tagger, corpus, devTexts(corpus, DEV_LIMIT), store)
    accuracy[`${corpus.name} f1`] = harmonic(score.names)
    console.log(
      `  ${corpus.name} ${harmonic(score.names)} (P ${((100 * score.names.right) / score.names.found).toFixed(1)} R ${((100 * score.names.right) / score.names.wanted).toFixed(1)}): ${Object.entries(
        score.types
      )
        .map(([type, tally]) => `${type} ${harmonic(tally)}`)
        .join(' ')}`
    )
  }
  const licence = strictness[Math.max(...corpora.map((corpus) => strictness.indexOf(corpus.licence)))]!
  if (process.env['DRY']) return
  const { bytes } = writeModel({
    id: `entities/${language}`,
    tensors: tensorsOf(tables),
    metadata: {
      language,
      types: types.join(','),
      unit: String(tables.unit),
      bias: String(tables.outsideBias[0]),
      postBias: String(tables.outsideBias[1]),
      slope: String(tables.calibration[0]),
      offset: String(tables.calibration[1])
    },
    licence,
    sources: corpora.map((corpus) => `${corpus.name} (${corpus.terms})`),
    command: `npm run train:entities -- ${language}`,
    accuracy
  })
  console.log(
    `${language} ${bytes} bytes, ${seconds()} s: ${Object.entries(accuracy)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ')}`
  )
}

for (const language of process.argv.slice(2)) trainLanguage(language)
