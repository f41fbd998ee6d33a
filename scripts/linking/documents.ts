/** The linking documents of the data folder, with the part that each is in: what is trained on, tuned on and reported as unseen. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FNV_OFFSET, fnvStep, murmurFinaliser } from '../../src/core/hashing.js'
import { dataFolder, readLines, required } from '../lib/data.js'

export interface GoldMention {
  /** UTF-16 offsets. */
  readonly start: number
  readonly end: number
  /** null: no entity of Wikidata, or none that the annotators found. */
  readonly qid: string | null
  readonly type?: string
  /** A pronoun or the like. */
  readonly coref?: boolean
}

export type Part = 'train' | 'tune' | 'unseen'

export interface GoldDocument {
  readonly doc_id: string
  readonly lang: string
  readonly genre: string
  readonly split: 'train' | 'dev'
  /** Whether every mention is annotated. */
  readonly complete: boolean
  readonly text: string
  readonly mentions: readonly GoldMention[]
  /** Name of its file; the two of GUM are one set. */
  readonly set: string
  /** Under a licence that forbids commercial use, or an unclear one. */
  readonly nonCommercial: boolean
  readonly part: Part
}

/** The set without a development part: a fifth of its documents is held out. */
const UNDIVIDED = 'oke2016'

function hashOf(text: string): number {
  let hash = FNV_OFFSET
  for (let at = 0; at < text.length; at++) hash = fnvStep(hash, text.charCodeAt(at))
  return murmurFinaliser(hash)
}

function partOf(set: string, split: string, id: string): Part {
  if (set === UNDIVIDED) return hashOf(id) % 5 === 0 ? 'unseen' : 'train'
  return split === 'train' ? 'train' : hashOf(id) % 2 === 0 ? 'tune' : 'unseen'
}

/** All linking documents in the order of their files. @throws Error where the data folder lacks them */
export function goldDocuments(): GoldDocument[] {
  return ['.', 'nc'].flatMap((folder) => {
    const path = required(join(dataFolder(), 'kb/linking', folder), 'set GLOSSA_DATA')
    return readdirSync(path)
      .filter((name) => name.endsWith('.jsonl.gz'))
      .sort()
      .flatMap((name) => {
        const set = name.replace('.jsonl.gz', '')
        return readLines(join(path, name)).map((line): GoldDocument => {
          const row = JSON.parse(line) as GoldDocument
          return { ...row, set, nonCommercial: folder === 'nc', part: partOf(set, row.split, row.doc_id) }
        })
      })
  })
}
