/** The morphological analysis of one text: tokens, then only the stages that the asked features need. */
import { type Domain, noHooks, type TaskHooks } from '../core/hooks.js'
import { type PartOfSpeech, partsOfSpeech, tagNumber } from '../core/part-of-speech.js'
import { sentenceOffsets } from '../core/sentences.js'
import { type TokenList, tokenText } from '../core/spans.js'
import type { ModelStore } from '../models/store.js'
import { loadCompounds } from './compounds/index.js'
import { type HebrewReader, openHebrewReader } from './hebrew/index.js'
import { hasFeature, morphologyLanguage } from './languages.js'
import { lemmaFromCapitals } from './lemma/edit-scripts.js'
import { loadLemmatizer } from './lemma/lemmatizer.js'
import type { MorphologyFeature, MorphologyOptions } from './options.js'
import { loadReadings } from './readings/index.js'
import { cyrillicLemma, hasCyrillic, latinTokens } from './serbian.js'
import { loadTagger } from './tag/tagger.js'
import { type Tagging, tagAndLemmatize } from './tagging.js'
import { tokenize } from './tokenizer.js'

/** The analysis of a text; the arrays are parallel to `tokens`, absent for features that were not asked for. */
export interface Analysis {
  readonly tokens: readonly string[]
  /** UTF-16 offsets of the tokens; at least as long as `tokens`. */
  readonly starts: Uint32Array
  readonly ends: Uint32Array
  /** Sentences as UTF-16 offsets; they cover the text. */
  readonly sentences: readonly { readonly start: number; readonly end: number }[]
  readonly posTags?: readonly (PartOfSpeech | null)[]
  readonly lemmas?: readonly (string | null)[]
  readonly compoundComponents?: readonly (readonly string[] | null)[]
  readonly hanReadings?: readonly (readonly string[] | null)[]
}

/** A thread's morphology over the shared models; language models are opened on first use. */
export interface MorphologyAnalyser extends Domain {
  preload(code: string): void
  /**
   * Analyses a text.
   * @param code a code that `supports` accepts
   * @throws what `hooks.check` throws; ModelError for a damaged model
   */
  analyse(text: string, code: string, features: readonly MorphologyFeature[], options: MorphologyOptions, hooks?: TaskHooks): Promise<Analysis>
}

export function createAnalyser(store: ModelStore): MorphologyAnalyser {
  const hebrew = openHebrewReader(store)
  return {
    supports: (code) => morphologyLanguage(code) !== undefined,
    preload(code) {
      const language = morphologyLanguage(code)
      if (language === undefined) return
      tokenize('', language, store)
      loadTagger(store, language)
      loadLemmatizer(store, language)
      loadCompounds(store, language)
      loadReadings(store, language)
    },
    analyse: (text, code, features, options, hooks = noHooks) => analyse({ store, hebrew }, text, code, features, options, hooks)
  }
}

interface Models {
  readonly store: ModelStore
  readonly hebrew: HebrewReader
}

async function analyse(
  models: Models,
  text: string,
  code: string,
  features: readonly MorphologyFeature[],
  options: MorphologyOptions,
  hooks: TaskHooks
): Promise<Analysis> {
  const language = morphologyLanguage(code)!
  const modelType = options.modelType ?? 'default'
  const check = () => hooks.check()
  const tokens = tokenize(text, language, models.store, { modelType, check })
  hooks.mark('tokens')
  hooks.check()
  const wanted = new Set(features)
  const needsLemmas = wanted.has('lemmas') || (wanted.has('compound-components') && hasFeature(language, 'compound-components'))
  const tagging = await tagTokens(models, tokens, language, code, options, needsLemmas, hooks)
  const nulls = () => new Array<null>(tokens.count).fill(null)
  const analysis = {
    tokens: Array.from({ length: tokens.count }, (_, index) => tokenText(tokens, index)),
    starts: tokens.starts,
    ends: tokens.ends,
    sentences: sentenceOffsets(tokens),
    ...(wanted.has('parts-of-speech') && { posTags: tagging ? Array.from(tagging.tags, (tag) => partsOfSpeech[tag]!) : nulls() }),
    ...(wanted.has('lemmas') && { lemmas: tagging?.lemmas ?? nulls() }),
    ...(wanted.has('compound-components') && { compoundComponents: components(models.store, tokens, language, tagging, check) ?? nulls() }),
    ...(wanted.has('han-readings') && { hanReadings: hanReadings(models.store, tokens, language, tagging, modelType, check) ?? nulls() })
  }
  hooks.mark('features')
  return analysis
}

async function tagTokens(
  { store, hebrew }: Models,
  tokens: TokenList,
  language: string,
  code: string,
  options: MorphologyOptions,
  needsLemmas: boolean,
  hooks: TaskHooks
): Promise<Tagging | undefined> {
  const alone = options.query === true || options.disambiguate === false
  if (language === 'heb' && !alone && options.disambiguatorType !== undefined && options.disambiguatorType !== 'perceptron') {
    const tagging = await hebrew.read(tokens, options.disambiguatorType, hooks)
    hooks.mark('tags')
    return tagging
  }
  const cyrillic = language === 'srp' && hasCyrillic(tokens.text)
  const read = cyrillic ? latinTokens(tokens) : tokens
  const tagging = tagAndLemmatize(store, language, read, {
    disambiguate: !alone,
    query: options.query === true,
    caseless: code === 'uen',
    lemmas: needsLemmas,
    check: () => hooks.check(),
    tagged: () => {
      hooks.mark('tags')
      hooks.check()
    }
  })
  if (tagging === undefined) return undefined
  const { tags, lemmas } = tagging
  if (code === 'uen') for (const [index, lemma] of lemmas.entries()) if (tags[index] === tagNumber.PROPN) lemmas[index] = lemmaFromCapitals(lemma)
  if (needsLemmas) hooks.mark('lemmas')
  hooks.check()
  return { tags, lemmas: cyrillic ? lemmas.map((lemma, index) => (hasCyrillic(tokenText(tokens, index)) ? cyrillicLemma(lemma) : lemma)) : lemmas }
}

function components(store: ModelStore, tokens: TokenList, language: string, tagging: Tagging | undefined, check: () => void): (string[] | null)[] | undefined {
  if (tagging === undefined || !hasFeature(language, 'compound-components')) return undefined
  return loadCompounds(store, language)?.components(tokens, tagging.tags, tagging.lemmas, check)
}

function hanReadings(
  store: ModelStore,
  tokens: TokenList,
  language: string,
  tagging: Tagging | undefined,
  modelType: 'default' | 'perceptron' | 'DNN',
  check: () => void
): (string[] | null)[] | undefined {
  if (tagging === undefined || !hasFeature(language, 'han-readings')) return undefined
  return loadReadings(store, language)?.(tokens, tagging.tags, { modelType: modelType === 'perceptron' ? 'perceptron' : 'default', check })
}
