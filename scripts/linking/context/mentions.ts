/** Gold mentions with the namesakes that context has to tell apart. */
import { foldName } from '../../../src/knowledge/names/fold.js'
import { linkedDocuments } from '../../typing/documents.js'
import type { TextKnowledge } from './knowledge.js'

export interface NamedMention {
  readonly start: number
  readonly end: number
  /** Number of its entity. */
  readonly gold: number
  /** Entities that share the folded name, the gold one left out, the better known first. */
  readonly namesakes: readonly number[]
  /** Whether the gold entity has the mention's folded name itself; else the namesakes are those of its label. */
  readonly isNamed: boolean
}

export interface NamedDocument {
  readonly id: string
  readonly source: string
  readonly language: string
  readonly text: string
  readonly mentions: readonly NamedMention[]
}

/** Sets without a dev part: a fifth of their documents is held out, by hash of the id. */
const WITHOUT_DEV = ['oke2016']
const HELD_OUT = 5

/** FNV-1a of an id, for splits that stay the same. */
export function idHash(id: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193) >>> 0
  return hash >>> 8
}

export function namedDocuments(knowledge: TextKnowledge, folder: 'free' | 'nc', split: 'train' | 'dev'): NamedDocument[] {
  const documents = [...linkedDocuments(folder, 'train'), ...linkedDocuments(folder, 'dev')].filter((document) => splitOf(document) === split)
  return documents.map(({ doc_id: id, source, lang, text, mentions }) => ({
    id,
    source: folder === 'nc' ? `nc/${source}` : source,
    language: lang,
    text,
    mentions: mentions.flatMap(({ start, end, qid }) => {
      const gold = qid === null ? undefined : knowledge.numberOf(qid)
      return gold === undefined ? [] : [namedMention(knowledge, start, end, gold, text.slice(start, end))]
    })
  }))
}

function splitOf({ source, doc_id, split }: { readonly source: string; readonly doc_id: string; readonly split: 'train' | 'dev' }): 'train' | 'dev' {
  return WITHOUT_DEV.includes(source) && idHash(doc_id) % HELD_OUT === 0 ? 'dev' : split
}

function namedMention(knowledge: TextKnowledge, start: number, end: number, gold: number, surface: string): NamedMention {
  const same = knowledge.namesakes(foldName(surface))
  const isNamed = same.includes(gold)
  const namesakes = isNamed ? same : knowledge.namesakes(foldName(knowledge.entities[gold]!.text.label))
  return { start, end, gold, namesakes: namesakes.filter((number) => number !== gold), isNamed }
}
