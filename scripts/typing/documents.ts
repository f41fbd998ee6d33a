/** The entity-linking documents of the data folder: texts with mentions and the entities they refer to. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder, readLines, required } from '../lib/data.js'

export interface LinkedMention {
  /** UTF-16 offsets. */
  readonly start: number
  readonly end: number
  readonly qid: string | null
  readonly type?: string
}

export interface LinkedDocument {
  readonly doc_id: string
  readonly lang: string
  readonly genre: string
  readonly split: 'train' | 'dev'
  readonly text: string
  readonly mentions: readonly LinkedMention[]
  /** Name of its file. */
  readonly source: string
}

/** @param folder `free`: under licences that permit any use, `nc`: non-commercial or unclear, never trained on */
export function linkedDocuments(folder: 'free' | 'nc', split: 'train' | 'dev'): LinkedDocument[] {
  const path = required(join(dataFolder(), 'kb/linking', folder === 'nc' ? 'nc' : '.'), 'set GLOSSA_DATA')
  return readdirSync(path)
    .filter((name) => name.endsWith('.jsonl.gz'))
    .sort()
    .flatMap((name) =>
      readLines(join(path, name))
        .map((line) => ({ ...(JSON.parse(line) as LinkedDocument), source: name.replace('.jsonl.gz', '') }))
        .filter((document) => document.split === split)
    )
}
