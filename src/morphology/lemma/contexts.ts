/**
 * Words with two lemmas under one tag (Spanish `fue` is `ser` or `ir`, Japanese `行っ` is `行く` or `行う`): the strongest single piece of evidence in the
 * context decides (decision lists, D. Yarowsky 1994). Evidence is shared by all words of a pair of lemmas, so that rare forms learn from frequent
 * ones. Trained by scripts/tagger/train-contexts.ts, which keeps the pairs that context tells apart.
 */
import { wordHash } from '../../core/folding.js'
import { FNV_OFFSET, fnvStep, mix, murmurRound, pairFeature, valueFeature } from '../../core/hashing.js'
import type { TokenList } from '../../core/spans.js'
import { findHash, type HashTable, readHashTable } from '../../models/hash-table.js'
import type { NativeModel } from '../../models/store.js'

/** What the choice between lemmas is made of; as tensors in the model file. */
export interface ContextTables {
  /** Lower-cased words with their tags. */
  readonly words: HashTable
  /** Pair of lemmas of each entry of `words`. */
  readonly wordPairs: Uint16Array
  /** Scripts of the pair's first and second lemma, for each entry of `words`. */
  readonly wordScripts: Uint16Array
  /** Script strings, joined by line feeds (UTF-8). */
  readonly scripts: Uint8Array
  /** Features of contexts with their pairs. */
  readonly evidence: HashTable
  /** How strongly each entry of `evidence` speaks for the second lemma (below 0: for the first one). */
  readonly strengths: Int8Array
}

/** Features of a context. */
export const CONTEXT_FEATURES = 12
/** Numbers of the features that are the words around. */
export const ContextFeature = { left: 2, right: 3, left2: 4, right2: 5 } as const
/** Before the first and after the last word. */
export const NOTHING = 0x51ab7

/** What stands around a token in its sentence. */
export interface Context {
  /** Hash of the word at a place, `NOTHING` outside. */
  word(index: number): number
  /** Tag at a place, -1 outside. */
  tag(index: number): number
  /** Hash of a word's last two characters. */
  ending(index: number): number
}

/** Hash of a lower-cased word with its tag. */
export function contextWordHash(lower: string, tag: number): number {
  let hash = fnvStep(FNV_OFFSET, tag + 1)
  for (let at = 0; at < lower.length; at++) hash = fnvStep(hash, lower.charCodeAt(at))
  return murmurRound(hash)
}

/** Writes the features of the token at `index`. */
export function contextFeatures(context: Context, index: number, own: number, out: Int32Array): void {
  const left = context.word(index - 1)
  const right = context.word(index + 1)
  const leftTag = context.tag(index - 1)
  const rightTag = context.tag(index + 1)
  out[0] = valueFeature(1, own)
  out[1] = valueFeature(ContextFeature.left, left)
  out[2] = valueFeature(ContextFeature.right, right)
  out[3] = valueFeature(ContextFeature.left2, context.word(index - 2))
  out[4] = valueFeature(ContextFeature.right2, context.word(index + 2))
  out[5] = valueFeature(6, leftTag)
  out[6] = valueFeature(7, rightTag)
  out[7] = pairFeature(8, leftTag, context.tag(index - 2))
  out[8] = pairFeature(9, rightTag, context.tag(index + 2))
  out[9] = valueFeature(10, context.ending(index - 1))
  out[10] = valueFeature(11, context.ending(index + 1))
  out[11] = pairFeature(12, own, right)
}

/** Hash of a feature under a pair of lemmas. */
export function evidenceHash(pair: number, feature: number): number {
  return mix(pair + 1, feature)
}

/** The context of tokens in a text, a sentence at a time. */
export class SentenceContext implements Context {
  readonly #tokens: TokenList
  readonly #tags: Uint8Array
  #first = 0
  #end = 0
  #sentence = -1

  constructor(tokens: TokenList, tags: Uint8Array) {
    this.#tokens = tokens
    this.#tags = tags
  }

  /** Turns to the sentence of a token; tokens are asked for in order. */
  moveTo(index: number): void {
    const { sentences, count } = this.#tokens
    while (index >= this.#end) {
      this.#sentence++
      this.#first = sentences[this.#sentence] ?? this.#end
      this.#end = sentences[this.#sentence + 1] ?? count
    }
  }

  word(index: number): number {
    return this.#has(index) ? wordHash(this.#text(index)) : NOTHING
  }

  tag(index: number): number {
    return this.#has(index) ? this.#tags[index]! : -1
  }

  ending(index: number): number {
    return this.#has(index) ? wordHash(this.#text(index).slice(-2)) : NOTHING
  }

  #has(index: number): boolean {
    return index >= this.#first && index < this.#end
  }

  #text(index: number): string {
    return this.#tokens.text.slice(this.#tokens.starts[index], this.#tokens.ends[index])
  }
}

export class LemmaContexts {
  readonly #tables: ContextTables
  readonly #features = new Int32Array(CONTEXT_FEATURES)
  /** Script strings by number. */
  readonly scripts: readonly string[]

  constructor(tables: ContextTables) {
    this.#tables = tables
    this.scripts = new TextDecoder().decode(tables.scripts.slice()).split('\n')
  }

  /** Entry of a lower-cased word with two lemmas, or -1. */
  entry(lower: string, tag: number): number {
    return findHash(this.#tables.words, contextWordHash(lower, tag))
  }

  /** Number of the script for the token at `index`, whose word has `entry`; -1 where nothing speaks for either lemma. */
  choose(entry: number, context: Context, index: number): number {
    const { wordPairs, wordScripts, evidence, strengths } = this.#tables
    const pair = wordPairs[entry]!
    const features = this.#features
    contextFeatures(context, index, context.word(index), features)
    let strongest = 0
    for (let at = 0; at < CONTEXT_FEATURES; at++) {
      const found = findHash(evidence, evidenceHash(pair, features[at]!))
      if (found >= 0 && Math.abs(strengths[found]!) > Math.abs(strongest)) strongest = strengths[found]!
    }
    return strongest === 0 ? -1 : wordScripts[2 * entry + (strongest > 0 ? 1 : 0)]!
  }
}

/** Reads the tables of a model file. @throws ModelError when a tensor is absent */
export function readContextTables(model: NativeModel): ContextTables {
  return {
    words: readHashTable(model, 'words'),
    wordPairs: model.u16('words.pairs'),
    wordScripts: model.u16('words.scripts'),
    scripts: model.u8('scripts'),
    evidence: readHashTable(model, 'evidence'),
    strengths: model.i8('evidence.strengths')
  }
}
