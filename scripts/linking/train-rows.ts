/**
 * Writes the features of the candidates of all training and tuning documents, for scripts/linking/train.py:
 *
 *     npx tsx scripts/linking/train-rows.ts BASE_DIR WORK_DIR [LOCAL_MODEL]
 *
 * Names alone are among them, in other scripts and misspelt, of entities that name vectors were not trained on.
 * Extracted mentions are kept in WORK_DIR/extracted.json for the next run; delete it when extraction has changed.
 * LOCAL_MODEL: a safetensors file with the tensors `local.*` of the first pass; without it the columns of coherence mean nothing.
 */
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { createExtractor } from '../../src/entities/pipeline/extract.js'
import { DocumentReader } from '../../src/linking/document.js'
import { LOCAL_WIDTH } from '../../src/linking/features.js'
import { Network } from '../../src/linking/network.js'
import { ROW_WIDTH } from '../../src/linking/ranker.js'
import type { EntityToLink } from '../../src/linking/types.js'
import { readHeader, viewTensor } from '../../src/models/safetensors.js'
import { openModels } from '../../src/models/store.js'
import { readJson } from '../lib/data.js'
import { openBase } from './base.js'
import { type GoldDocument, goldDocuments } from './documents.js'
import { foreignNames, misspeltNames, type NamedEntity } from './foreign-names.js'
import { HiddenNames } from './hidden-names.js'
import { extractedEntities, furtherEntities, goldEntities, type LabelledEntity, labelledEntities, linkerParts } from './system.js'

/** Of sets with thousands of documents of one mention, and of the largest: one document in so many. */
const thinned: Readonly<Record<string, number>> = { simplequestions: 2, wikidata_disamb: 1, nerel: 1 }

const FOREIGN = ['rus', 'ara', 'zho', 'jpn', 'kor']
const NAMES_OF_LANGUAGE = 400
const MISSPELT = 600

const [baseFolder, work, localModel] = process.argv.slice(2)
if (baseFolder === undefined || work === undefined) throw new Error('usage: train-rows.ts BASE_DIR WORK_DIR [LOCAL_MODEL]')
const store = openModels()
const base = openBase(baseFolder, store)
const extractor = createExtractor(store)
const keptFile = join(work, 'extracted.json')
/** Extracted entities by document. */
const kept = readJson<Record<string, EntityToLink[]>>(keptFile) ?? {}
const parts = await linkerParts(store, base, localModel === undefined ? undefined : readLocal(localModel))
const reader = new DocumentReader(parts)
mkdirSync(work, { recursive: true })
const file = openSync(join(work, 'rows.f32'), 'w')
/** Of each mention: candidates, the right one of them (-1: none), set, part, non-commercial, source (0 gold, 1 extracted, 2 found by the linker), in the base, mentions. */
const groups: number[][] = []
const sets: string[] = []
const started = Date.now()
const seen = new Map<string, number>()
for (const document of goldDocuments()) {
  if (document.part === 'unseen') continue
  const count = seen.get(document.set) ?? 0
  seen.set(document.set, count + 1)
  if (document.part === 'train' && count % (thinned[document.set] ?? 1) !== 0) continue
  const id = `${document.set} ${document.nonCommercial} ${document.lang} ${document.doc_id}`
  kept[id] ??= await extractedEntities(extractor, document.text, document.lang)
  const extracted = kept[id]
  write(document, goldEntities(document, base, extracted), 0)
  write(document, labelledEntities(document, base, extracted), 1)
  write(document, furtherEntities(document, base, extracted), 2)
}
writeNames(new DocumentReader({ ...parts, base: new HiddenNames(base) }), foreignNames(base, FOREIGN, NAMES_OF_LANGUAGE, 'train'))
writeNames(reader, misspeltNames(base, MISSPELT, 'train'))
closeSync(file)
writeFileSync(keptFile, JSON.stringify(kept))
writeFileSync(join(work, 'groups.json'), JSON.stringify({ columns: ROW_WIDTH, local: LOCAL_WIDTH, sets, groups }))
console.log(`${groups.length} mentions in ${Math.round((Date.now() - started) / 1000)} s`)

function write(document: GoldDocument, entities: readonly LabelledEntity[], source: 0 | 1 | 2): void {
  if (!sets.includes(document.set)) sets.push(document.set)
  const units = reader.read({ text: document.text, language: document.lang, entities }, () => {})
  for (const [index, { candidates, rows, isFurther }] of units.entries()) {
    if (source === 2 && !isFurther) continue
    const { gold } = entities[index]!
    const right = gold === undefined ? -1 : candidates.findIndex(({ entity }) => entity === gold)
    groups.push([
      candidates.length,
      right,
      sets.indexOf(document.set),
      document.part === 'train' ? 0 : 1,
      document.nonCommercial ? 1 : 0,
      source,
      gold === undefined ? 0 : 1,
      entities[index]!.mentions.length
    ])
    if (candidates.length > 0) writeSync(file, new Uint8Array(rows.buffer, rows.byteOffset, rows.byteLength))
  }
}

/** Each name is a text of its own, in the set `names`. */
function writeNames(names: DocumentReader, all: readonly NamedEntity[]): void {
  if (!sets.includes('names')) sets.push('names')
  for (const { entity, name, language, type } of all) {
    const entities = [{ type, mentions: [{ start: 0, end: name.length }], headMentionIndex: 0 }]
    const { candidates, rows } = names.read({ text: name, language, entities }, () => {})[0]!
    const right = candidates.findIndex((candidate) => candidate.entity === entity)
    groups.push([candidates.length, right, sets.indexOf('names'), 0, 0, 0, 1, 1])
    if (candidates.length > 0) writeSync(file, new Uint8Array(rows.buffer, rows.byteOffset, rows.byteLength))
  }
}

function readLocal(path: string): Network {
  const bytes = new Uint8Array(readFileSync(path))
  const { tensors } = readHeader(bytes, path)
  const of = (name: string) => viewTensor(bytes.slice().buffer, 0, tensors.get(`local.${name}`)!) as Float32Array
  return new Network(of('hidden'), of('hidden_bias'), of('output'), of('output_bias')[0]!, path)
}
