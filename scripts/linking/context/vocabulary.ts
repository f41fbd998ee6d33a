/**
 * Chooses the pieces of context vectors and reads each of them with the multilingual encoder (model2vec; Tulkens and van Dongen 2024):
 *
 *     npx tsx scripts/linking/context/vocabulary.ts OUT_DIR
 *
 * Pieces: those of the encoder, in folded form, and the most frequent words of entities, linking documents and sentences in all languages; what never comes up in these
 * is left out. Writes OUT_DIR/pieces.json ({keys, counts}) and teacher.f32 (rows of 384).
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOKENIZER } from '../../../src/entities/neural/network.js'
import { loadSentenceEncoder, SENTENCE_WIDTH } from '../../../src/entities/neural/sentence-encoder.js'
import { PieceTable } from '../../../src/knowledge/context/piece-table.js'
import { openModels } from '../../../src/models/store.js'
import { dataFolder, readLines } from '../../lib/data.js'
import { linkedDocuments } from '../../typing/documents.js'
import { readTextKnowledge } from './knowledge.js'
import { layPieces, pieceKey, wordsOf } from './pieces.js'

/** Pieces at most. */
const PIECES = 110_000
/** Sentences of a language. */
const SENTENCES = 4000
/** A word that is a piece of its own comes up this often. */
const LEAST_WORD = 8
const MARK = '▁'
const BATCH = 512

const folder = process.argv[2]
if (folder === undefined) throw new Error('usage: vocabulary.ts OUT_DIR')
mkdirSync(folder, { recursive: true })
const store = openModels()

function sentences(): string[] {
  const path = join(dataFolder(), 'language/sentences')
  return readdirSync(path)
    .sort()
    .flatMap((name) => {
      const lines = readLines(join(path, name)).slice(1)
      const step = Math.max(1, Math.floor(lines.length / SENTENCES))
      return lines.filter((_, index) => index % step === 0).map((line) => line.split('\t')[5] ?? '')
    })
}

function texts(): string[] {
  const entities = readTextKnowledge().entities.flatMap(({ text, foreign }) => [text.label, text.description, text.related, text.classes, ...foreign])
  return [...entities, ...linkedDocuments('free', 'train').map(({ text }) => text), ...sentences()]
}

function encoderPieces(): Set<string> {
  const { model } = JSON.parse(store.text(TOKENIZER)) as { model: { vocab: [string, number][]; unk_id: number } }
  const keys = new Set<string>()
  for (const [piece] of model.vocab) {
    if (/^<.*>$/u.test(piece)) continue
    const key = pieceKey(piece.replaceAll(MARK, ''), piece.startsWith(MARK))
    if (key !== undefined) keys.add(key)
  }
  return keys
}

function countWords(all: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of all) for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function countPieces(keys: readonly string[], all: readonly string[]): Float64Array {
  const { fingerprints, places } = layPieces(keys)
  const table = new PieceTable(fingerprints)
  const perPlace = new Float64Array(fingerprints.length)
  for (const text of all) table.cut(text, 0, text.length, (place) => perPlace[place]!++)
  return Float64Array.from(places, (place) => perPlace[place]!)
}

const all = texts()
const pieces = encoderPieces()
console.log(`${pieces.size} pieces of the encoder, ${all.length} texts`)
const words = [...countWords(all)]
  .flatMap(([word, count]): [string, number][] => {
    const key = pieceKey(word, true)
    return key === undefined || count < LEAST_WORD || pieces.has(key) ? [] : [[key, count]]
  })
  .sort((left, right) => right[1] - left[1])
console.log(`${words.length} further words`)
let keys = [...pieces, ...words.slice(0, PIECES).map(([word]) => word)]
let counts = countPieces(keys, all)
const order = [...keys.keys()].filter((at) => counts[at]! > 0 || keys[at]!.length === 1).sort((left, right) => counts[right]! - counts[left]!)
keys = order.slice(0, PIECES).map((at) => keys[at]!)
counts = countPieces(keys, all)
console.log(`${order.length} used, kept ${keys.length}, the rarest comes up ${counts.reduce((least, count) => Math.min(least, count), 1e9)} times`)
writeFileSync(join(folder, 'pieces.json'), JSON.stringify({ keys, counts: Array.from(counts) }))

const encoder = await loadSentenceEncoder(store)
const rows = new Float32Array(keys.length * SENTENCE_WIDTH)
for (let at = 0; at < keys.length; at += BATCH) {
  const batch = keys.slice(at, at + BATCH).map((key) => `query: ${key.replace(MARK, '')}`)
  rows.set(await encoder.vectors(batch), at * SENTENCE_WIDTH)
  if (at % (BATCH * 20) === 0) console.log(`${at} read`)
}
writeFileSync(join(folder, 'teacher.f32'), rows)
