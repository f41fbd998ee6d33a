/** Readers and writers shared by the training scripts of readings and compounds. */
import { join } from 'node:path'
import { FNV_OFFSET, fnvSumStep, murmur2Step, SECOND_SEED } from '../../src/core/hashing.js'
import { fingerprint, homePlace } from '../../src/models/fingerprint-table.js'
import { allocate, createModelMemory } from '../../src/models/memory.js'
import { encodeSafetensors, readHeader, type TensorInput } from '../../src/models/safetensors.js'
import { NativeModel } from '../../src/models/store.js'
import { dataFolder, readTable, readText } from '../lib/data.js'

/** Rows of a gzipped TSV below the morphology data. */
export function readRows(path: string): string[][] {
  return readTable(join(dataFolder(), 'morphology', path))
}

export interface TreebankWord {
  readonly form: string
  readonly lemma: string
  readonly tag: string
  readonly misc: string
}

/** Sentences of a treebank file: surface words (multiword range rows left out). */
export function readTreebank(name: string): TreebankWord[][] {
  const text = readText(join(dataFolder(), 'morphology/treebanks', `${name}.conllup.gz`))
  return text.split('\n\n').flatMap((block) => {
    const words = block
      .split('\n')
      .filter((line) => /^\d+\t/.test(line))
      .map((line) => {
        const [, form, lemma, upos, , misc] = line.split('\t')
        const tag = upos === 'AUX' ? 'VERB' : upos === 'CCONJ' ? 'CONJ' : upos!
        return { form: form!, lemma: lemma!, tag, misc: misc ?? '_' }
      })
    return words.length === 0 ? [] : [words]
  })
}

/** Keys of a fingerprint table and, for each place, the number of the entry + 1 (0 for empty places). @throws when two texts share a fingerprint */
export function buildTable(texts: readonly string[], load = 0.7): { keys: Uint32Array; entries: Uint32Array } {
  const capacity = Math.ceil(texts.length / load) + 2
  const keys = new Uint32Array(capacity)
  const entries = new Uint32Array(capacity)
  for (const [number, text] of texts.entries()) {
    let place = FNV_OFFSET
    let check = SECOND_SEED
    for (let index = 0; index < text.length; index++) {
      place = fnvSumStep(place, text.charCodeAt(index))
      check = murmur2Step(check, text.charCodeAt(index))
    }
    const key = fingerprint(check)
    let at = homePlace(place, capacity)
    while (keys[at] !== 0) {
      if (keys[at] === key) throw new Error(`${text} and ${texts[entries[at]! - 1]} have the same fingerprint`)
      if (++at === capacity) at = 0
    }
    keys[at] = key
    entries[at] = number + 1
  }
  return { keys, entries }
}

/** A model as the server will see it, without writing it to disk. */
export function modelInMemory(id: string, tensors: Readonly<Record<string, TensorInput>>, metadata: Readonly<Record<string, string>> = {}): NativeModel {
  const bytes = encodeSafetensors(tensors, metadata)
  const shared = createModelMemory()
  const address = allocate(shared, bytes.byteLength)
  new Uint8Array(shared.memory.buffer, address, bytes.byteLength).set(bytes)
  return new NativeModel(id, shared.memory, address, readHeader(bytes, id))
}

/** Whether a word belongs to the tenth that evaluations hold out: by a hash of the word, the same in every run. */
export function isHeldOut(word: string): boolean {
  let check = 0x1f3d5b79
  for (let index = 0; index < word.length; index++) check = murmur2Step(check, word.charCodeAt(index))
  return fingerprint(check) % 10 === 0
}
