/**
 * Speed of mention typing and sentence vectors on news that this process has not read, on one thread: mentions a second, sentences a second, and what
 * `includeOntologyTypes` costs a document of 5,000 characters. Without the data folder there are no figures.
 */
import { loadSentenceEncoder } from '../src/entities/neural/sentence-encoder.js'
import { createExtractor } from '../src/entities/pipeline/extract.js'
import { MentionTyper } from '../src/entities/typing/typer.js'
import { openModels } from '../src/models/store.js'
import type { Figure } from './figures.js'
import { documents, hasNews, sentencesOf } from './news.js'

const DOCUMENTS = 40
const WARMING = 5
const SENTENCES = 600
const CHARACTERS = 5000

/** Runs `work` on each item, the first few unmeasured; milliseconds for all others together. */
async function timed<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<number> {
  for (const item of items.slice(0, WARMING)) await work(item)
  const start = performance.now()
  for (const item of items.slice(WARMING)) await work(item)
  return performance.now() - start
}

export async function run(): Promise<readonly Figure[]> {
  if (!hasNews('eng')) {
    console.log('the data folder is not there: no figures on unseen text')
    return []
  }
  const { news } = sentencesOf('eng')
  const store = openModels()
  const extractor = createExtractor(store)
  const typer = new MentionTyper(store)
  const texts = documents(news, CHARACTERS)
    .slice(0, DOCUMENTS)
    .map((body) => (JSON.parse(body) as { content: string }).content)
  const extractions = await Promise.all(texts.map((text) => extractor.extract(text, 'eng', { options: {} })))
  const read = extractions.map(({ entities, tokens }) => ({ tokens, mentions: entities.flatMap(({ mentions }) => mentions) }))
  const mentions = read.slice(WARMING).reduce((sum, part) => sum + part.mentions.length, 0)
  const typing = await timed(read, (part) => typer.probabilities(part.tokens, part.mentions))
  const encoder = await loadSentenceEncoder(store)
  const groups = Array.from({ length: SENTENCES / 20 + WARMING }, (_, group) => news.slice(group * 20, group * 20 + 20))
  const vectors = await timed(groups, (group) => encoder.vectors(group))
  const document = await timed(texts, (text) => extractor.extract(text, 'eng', { options: { includeOntologyTypes: true } }))
  return [
    { name: 'mention typing, English news, one thread', value: (mentions / typing) * 1000, unit: 'mentions/s', better: 'higher' },
    { name: 'sentence vectors, English news, one thread', value: ((groups.length - WARMING) * 20 * 1000) / vectors, unit: 'sentences/s', better: 'higher' },
    { name: 'entities with ontology types, 5,000 characters of English news', value: document / (texts.length - WARMING), unit: 'ms', better: 'lower' }
  ]
}
