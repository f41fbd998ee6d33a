import { SENTENCE_FEATURES, sentenceFeatures } from '../../src/morphology/sentences/features.js'
import type { RunSegmenter } from '../../src/morphology/tokenize/atoms.js'
import type { TokenizerModel } from '../../src/morphology/tokenize/model.js'
import { draftTokens, findSentences } from '../../src/morphology/tokenizer.js'
import type { GoldText } from './data.js'
import { addSample, type Samples } from './logistic.js'

/** Adds the decisions on sentence ends that the tokenizer meets in a treebank, with the treebank's answers. */
export function addSentenceSamples(samples: Samples, gold: GoldText, language: string, model: TokenizerModel, segmenter: RunSegmenter): void {
  const starts = new Set(gold.sentences.map((token) => gold.starts[token]))
  const draft = draftTokens(gold.text, { language, model, segmenter })
  const buffer = new Int32Array(SENTENCE_FEATURES)
  findSentences(draft, new Uint32Array(draft.count), language, (_, index, ending, length) => {
    const label = starts.has(draft.starts[index]!)
    addSample(samples, buffer, sentenceFeatures(draft, index, ending, length, model.priors, buffer), label)
    return label
  })
}
