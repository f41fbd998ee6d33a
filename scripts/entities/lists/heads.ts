/** Words that begin or end names of organisations and hardly ever other names: "University", "Bank", "Ministerium". */
import { entityCorpora, readCorpus } from '../corpora.js'
import { readEntities } from './names.js'
import { foldName } from './table.js'

interface HeadCount {
  organisation: number
  other: number
}

/** Names of organisations that must begin or end with the word. */
const FEWEST = 5

function edges(name: string): string[] {
  const words = name.split(/\s+/u)
  return words.length < 2 ? [] : [words[0]!, words.at(-1)!]
}

function count(counts: Map<string, HeadCount>, name: string, organisation: boolean): void {
  for (const word of edges(name)) {
    const key = foldName(word)
    if (key.length < 2 || !/\p{L}/u.test(key)) continue
    const entry = counts.get(key) ?? { organisation: 0, other: 0 }
    if (organisation) entry.organisation++
    else entry.other++
    counts.set(key, entry)
  }
}

function heads(counts: ReadonlyMap<string, HeadCount>, fewest: number): string[] {
  return [...counts].filter(([, { organisation, other }]) => organisation >= fewest && organisation > 3 * other).map(([word]) => word)
}

/** Head words of the knowledge base's organisations, all languages together. */
export function knownHeads(): string[] {
  const counts = new Map<string, HeadCount>()
  for (const [file, organisation] of [
    ['organization', true],
    ['person', false],
    ['location', false]
  ] as const) {
    for (const entity of readEntities(file)) {
      for (const name of new Set([entity.label, ...Object.values(entity.names ?? {}).map((list) => list[0]!)])) count(counts, name, organisation)
    }
  }
  return heads(counts, 2 * FEWEST)
}

/** Head words in the permissive training corpora of a language. */
export function corpusHeads(language: string): string[] {
  const counts = new Map<string, HeadCount>()
  for (const corpus of entityCorpora(language)) {
    if (corpus.licence !== 'permissive' || corpus.kind !== 'main') continue
    for (const { text, spans } of readCorpus(corpus, 'train', 'spaced', 'sentence')) {
      for (const span of spans) count(counts, text.slice(span.start, span.end), span.type === 'ORGANIZATION')
    }
  }
  return heads(counts, FEWEST)
}
