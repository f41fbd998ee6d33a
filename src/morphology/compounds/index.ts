import { tagNumber } from '../../core/part-of-speech.js'
import { singleToken, type TokenList } from '../../core/spans.js'
import type { ModelStore } from '../../models/store.js'
import { loadLemmatizer } from '../lemma/lemmatizer.js'
import { loadTagger } from '../tag/tagger.js'
import { JoinedCompounds } from './joined.js'
import { LatinCompounds } from './latin.js'

export interface CompoundSplitter {
  /** Lemmas of the parts of each token, null for tokens that are no compounds; `tags` holds tag numbers. @param check called every few milliseconds */
  components(tokens: TokenList, tags: Uint8Array, lemmas: readonly string[], check?: () => void): (string[] | null)[]
}

/** Models of a language in the order of preference; the second of German is free of non-commercial data. */
const models: Readonly<Record<string, readonly string[]>> = {
  deu: ['deu', 'deu-free'],
  nld: ['nld'],
  dan: ['dan'],
  swe: ['swe'],
  nob: ['nob'],
  nno: ['nno'],
  hun: ['hun'],
  fin: ['fin'],
  est: ['est'],
  zho: ['zho'],
  jpn: ['jpn'],
  kor: ['kor']
}

const joined: ReadonlySet<string> = new Set(['zho', 'jpn', 'kor'])

/** Languages whose dictionaries have few plurals for lemmas. */
const scandinavian: ReadonlySet<string> = new Set(['dan', 'nno', 'nob', 'swe'])

const opened = new WeakMap<ModelStore, Map<string, CompoundSplitter>>()

/** The compound splitter of a language, undefined where there is none; one for each model of a store, since it remembers words. */
export function loadCompounds(store: ModelStore, language: string): CompoundSplitter | undefined {
  const id = models[language]?.find((name) => store.has(`morphology/compounds-${name}`))
  if (id === undefined) return undefined
  let splitters = opened.get(store)
  if (splitters === undefined) {
    splitters = new Map()
    opened.set(store, splitters)
  }
  let splitter = splitters.get(id)
  if (splitter === undefined) {
    const model = store.load(`morphology/compounds-${id}`)
    splitter = joined.has(id)
      ? new JoinedCompounds(model, language === 'kor' ? (word) => isKoreanNoun(store, word) : undefined)
      : new LatinCompounds(
          model,
          (lemma, tag) => isKnown(store, language, lemma, tag),
          scandinavian.has(language) ? (lower, tag) => loadLemmatizer(store, language)?.knows(lower, tag) === true : undefined
        )
    splitters.set(id, splitter)
  }
  return splitter
}

/** Whether a Korean word is known, and a noun as it stands. */
function isKoreanNoun(store: ModelStore, word: string): boolean {
  const tagger = loadTagger(store, 'kor')
  if (tagger?.knows(word) !== true || tagger.tag(singleToken(word), { query: true })[0] !== tagNumber.NOUN) return false
  return loadLemmatizer(store, 'kor')?.lemma(word, tagNumber.NOUN) === word
}

/** Whether treebanks or dictionaries have a lemma; taggers of models that list none have it as a word. */
function isKnown(store: ModelStore, language: string, lemma: string, tag: number): boolean {
  return loadLemmatizer(store, language)?.knows(lemma.toLowerCase(), tag) === true || loadTagger(store, language)?.knows(lemma) === true
}
