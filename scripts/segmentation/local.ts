import { LexiconMatches, LOCAL_FEATURES, localFeatures } from '../../src/morphology/segment/local.js'
import { readSyllables, syllableRunEnd } from '../../src/morphology/segment/syllables.js'
import { mayStart, RunText } from '../../src/morphology/segment/text.js'
import { Atoms, SpecialType, scanAtoms } from '../../src/morphology/tokenize/atoms.js'
import type { GoldText } from '../tokenizer/data.js'
import { addSample, createSamples, type Samples, trainLogistic, withoutRare } from '../tokenizer/logistic.js'

export interface PlaceOptions {
  /** Number of weights, a power of two. */
  readonly size: number
  readonly lexicon?: Uint32Array
  readonly fold?: Uint16Array
}

/** One sample for each place between two characters of the runs of the texts. */
export function collectPlaces(texts: readonly GoldText[], { lexicon, fold }: PlaceOptions, samples: Samples = createSamples()): Samples {
  const run = new RunText()
  const matches = new LexiconMatches()
  const buffer = new Int32Array(LOCAL_FEATURES)
  for (const gold of texts) {
    const starts = new Set(gold.starts)
    scanAtoms(new Atoms(gold.text.length), gold.text, (atoms, start, end, kind) => {
      run.read(gold.text, start, end, fold)
      if (lexicon !== undefined) matches.find(run, lexicon)
      for (let index = 1; index < run.length; index++) {
        if (!mayStart(run, index)) continue
        const count = localFeatures(run, index, lexicon === undefined ? undefined : matches, buffer)
        addSample(samples, buffer, count, starts.has(run.offsets[index]!))
      }
      atoms.add(start, end, kind, 0, SpecialType.none)
      return true
    })
  }
  return samples
}

/** Weights of the places of word boundaries. */
export function trainPlaces(texts: readonly GoldText[], options: PlaceOptions): Int8Array {
  const samples = collectPlaces(texts, options)
  // with a lexicon, features seen once still help; without one they only cause collisions
  return trainLogistic(options.lexicon === undefined ? withoutRare(samples, 2) : samples, { size: options.size, epochs: 6 })
}

/** One sample for each space between two Vietnamese syllables. */
export function collectSyllables(texts: readonly GoldText[], lexicon: Uint32Array): Samples {
  const samples = createSamples()
  const run = new RunText()
  const matches = new LexiconMatches()
  const buffer = new Int32Array(LOCAL_FEATURES)
  for (const gold of texts) {
    const starts = new Set(gold.starts)
    const atoms = new Atoms(gold.text.length)
    scanAtoms(atoms, gold.text, () => false)
    for (let first = 0; first < atoms.count; first = syllableRunEnd(atoms, first)) {
      const end = syllableRunEnd(atoms, first)
      if (end - first < 2) continue
      readSyllables(run, atoms, first, end)
      matches.find(run, lexicon)
      for (let index = 1; index < run.length; index++)
        addSample(samples, buffer, localFeatures(run, index, matches, buffer), starts.has(atoms.starts[first + index]!))
    }
  }
  return samples
}
