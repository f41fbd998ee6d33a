/**
 * Collects what context vectors are trained on, as numbers of pieces:
 *
 *     npx tsx scripts/linking/context/collect.ts OUT_DIR
 *
 * Reads OUT_DIR/pieces.json. Writes entities.u32 (pieces part by part) with entities.at.u32, related.u32 with related.at.u32, foreign names and
 * namesakes of labels likewise, and for
 * each of the sets free, nc, silver, dev and nc-dev: <set>.rings.u32 with <set>.at.u32 (pieces ring by ring) and <set>.jsonl (gold, namesakes, source, document).
 * Silver: names in the free entity corpora that only one entity has.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cutDocument, eachRing, RINGS, samplePieces } from '../../../src/knowledge/context/document.js'
import { entityParts } from '../../../src/knowledge/context/entity-text.js'
import { PieceTable } from '../../../src/knowledge/context/piece-table.js'
import { foldName } from '../../../src/knowledge/names/fold.js'
import { entityCorpora, hasSplit, readCorpus } from '../../entities/corpora.js'
import { readText } from '../../lib/data.js'
import { congruential, shuffle } from '../../lib/shuffle.js'
import { readTextKnowledge } from './knowledge.js'
import { idHash, type NamedDocument, namedDocuments } from './mentions.js'
import { layPieces } from './pieces.js'

const NAMESAKES = 30
/** Namesakes of an entity's label. */
const LABEL_NAMESAKES = 12
const SILVER = 3000
/** Pieces of the part `related` that count in training. */
const PART = 48

const folder = process.argv[2]
if (folder === undefined) throw new Error('usage: collect.ts OUT_DIR')
const { keys } = JSON.parse(readText(join(folder, 'pieces.json'))) as { keys: string[] }
const { fingerprints, places } = layPieces(keys)
const table = new PieceTable(fingerprints)
/** Number of the piece at a place. */
const pieceAt = new Uint32Array(fingerprints.length)
for (const [piece, place] of places.entries()) pieceAt[place] = piece

/** Rows of numbers of any length. */
class Rows {
  readonly #name: string
  #values = new Uint32Array(1 << 20)
  #count = 0
  readonly #starts: number[] = [0]

  constructor(name: string) {
    this.#name = name
  }

  push(value: number): void {
    if (this.#count === this.#values.length) {
      const larger = new Uint32Array(2 * this.#values.length)
      larger.set(this.#values)
      this.#values = larger
    }
    this.#values[this.#count++] = value
  }

  endRow(): void {
    this.#starts.push(this.#count)
  }

  write(): void {
    writeFileSync(join(folder!, `${this.#name}.u32`), this.#values.subarray(0, this.#count))
    writeFileSync(join(folder!, `${this.#name}.at.u32`), Uint32Array.from(this.#starts))
  }
}

function pushText(rows: Rows, text: string, most = PART): void {
  let count = 0
  table.cut(text, 0, text.length, (place) => {
    if (count++ < most) rows.push(pieceAt[place]!)
  })
  rows.endRow()
}

const knowledge = readTextKnowledge()
const entityRows = new Rows('entities')
const relatedRows = new Rows('related')
const foreignRows = new Rows('foreign')
const namesakeRows = new Rows('namesakes')
for (const [number, { text, related, foreign }] of knowledge.entities.entries()) {
  for (const part of entityParts) pushText(entityRows, text[part])
  for (const other of related) relatedRows.push(other)
  relatedRows.endRow()
  pushText(foreignRows, foreign.join(' '))
  const others = knowledge.namesakes(foldName(text.label)).filter((other) => other !== number)
  for (const other of others.slice(0, LABEL_NAMESAKES)) namesakeRows.push(other)
  namesakeRows.endRow()
}
for (const rows of [entityRows, relatedRows, foreignRows, namesakeRows]) rows.write()

function writeSet(name: string, documents: Iterable<NamedDocument>): void {
  const rings = new Rows(`${name}.rings`)
  const lines: string[] = []
  for (const { id, source, language, text, mentions } of documents) {
    if (mentions.length === 0) continue
    const pieces = cutDocument(table, text)
    const sample = samplePieces(pieces)
    for (const { start, end, gold, namesakes, isNamed } of mentions) {
      const perRing: number[][] = RINGS.map(() => [])
      eachRing(pieces, start, end, (ring, from, to) => {
        for (let at = from; at < to; at++) perRing[ring]!.push(pieceAt[pieces.places[at]!]!)
      })
      for (const ring of [...perRing, Array.from(sample, (place) => pieceAt[place]!)]) {
        for (const piece of ring) rings.push(piece)
        rings.endRow()
      }
      lines.push(
        JSON.stringify({
          gold,
          namesakes: namesakes.slice(0, NAMESAKES),
          isNamed,
          source,
          language,
          document: idHash(id),
          fame: knowledge.entities[gold]!.fame
        })
      )
    }
  }
  rings.write()
  writeFileSync(join(folder!, `${name}.jsonl`), `${lines.join('\n')}\n`)
  console.log(`${name}: ${lines.length} mentions`)
}

function silverDocuments(): NamedDocument[] {
  const perLanguage = new Map<string, NamedDocument[]>()
  for (const corpus of entityCorpora()) {
    if (corpus.licence !== 'permissive' || !hasSplit(corpus, 'train')) continue
    const found = perLanguage.get(corpus.language) ?? []
    perLanguage.set(corpus.language, found)
    for (const { text, spans, document } of readCorpus(corpus, 'train', 'detokenised', 'document')) {
      const mentions = spans.flatMap(({ start, end }) => {
        const named = knowledge.namesakes(foldName(text.slice(start, end)))
        return named.length === 1 ? [{ start, end, gold: named[0]!, namesakes: [], isNamed: true }] : []
      })
      if (mentions.length > 0)
        found.push({ id: `${corpus.name}-${document}`, source: corpus.name, language: corpus.language, text, mentions: mentions.slice(0, 12) })
    }
  }
  return [...perLanguage.values()].flatMap((documents) => {
    const order = Uint32Array.from(documents, (_, at) => at)
    shuffle(order, congruential(7))
    let count = 0
    return Array.from(order, (at) => documents[at]!).filter(({ mentions }) => {
      count += mentions.length
      return count <= SILVER
    })
  })
}

writeSet('free', namedDocuments(knowledge, 'free', 'train'))
writeSet('dev', namedDocuments(knowledge, 'free', 'dev'))
writeSet('nc', namedDocuments(knowledge, 'nc', 'train'))
writeSet('nc-dev', namedDocuments(knowledge, 'nc', 'dev'))
writeSet('silver', silverDocuments())
writeFileSync(join(folder, 'fame.json'), JSON.stringify(knowledge.entities.map(({ fame }) => Math.round(fame * 10) / 10)))
