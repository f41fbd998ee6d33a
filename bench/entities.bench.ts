/**
 * Speed of entity extraction on news that this process has not read: sentences of the training data's language folder (`GLOSSA_DATA`), in
 * process on one core, and over HTTP as documents of 5,000 characters, each another mixture of sentences. Then the memory of the server with
 * one language and with all. Without the data folder there are no figures.
 */
import autocannon from 'autocannon'
import { entityCodes, entityLanguage } from '../src/entities/languages.js'
import { createExtractor } from '../src/entities/pipeline/extract.js'
import { openModels } from '../src/models/store.js'
import type { Figure } from './figures.js'
import { documents, hasNews, overHttp, type Sentences, sentencesOf, textsOf } from './news.js'
import { startServer } from './server.js'

const languages = ['eng', 'deu', 'fra', 'spa', 'rus', 'pol', 'hun', 'fin', 'tur', 'ara', 'hin', 'kor', 'zho', 'jpn', 'tha']
/** Sentences of other text that warm the code. */
const WARMING = 3000
/** Both written forms of Norwegian are in one file. */
const fileOf: Readonly<Record<string, string>> = { nob: 'nor', nno: 'nor' }
const DOCUMENT_CHARACTERS = 5000
const CONNECTIONS = [1, 8, 16]

/** Tokens a second over the news, after the other texts have warmed the code. */
async function inProcess(extractor: ReturnType<typeof createExtractor>, language: string, { news, others }: Sentences): Promise<number> {
  const extract = async (text: string) => (await extractor.extract(text, language, { options: {} })).tokens.count
  for (const text of textsOf(others.slice(0, WARMING))) await extract(text)
  const texts = textsOf(news)
  const start = performance.now()
  let tokens = 0
  for (const text of texts) tokens += await extract(text)
  return (tokens / (performance.now() - start)) * 1000
}

/** Resident memory after each language has been worked in by both workers, with its detection. */
async function memoryAfter(texts: ReadonlyMap<string, string>): Promise<number | undefined> {
  const server = await startServer()
  try {
    for (const [language, content] of texts) {
      const body = JSON.stringify({ content, language })
      await autocannon({
        url: `${server.url}/rest/v1/entities`,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        connections: 4,
        amount: 40
      })
    }
    await new Promise((resolve) => setTimeout(resolve, 2000))
    return server.memory()
  } finally {
    await server.stop()
  }
}

export async function run(): Promise<readonly Figure[]> {
  if (!hasNews('eng')) {
    console.log('the data folder is not there: no figures on unseen text')
    return []
  }
  const figures: Figure[] = []
  const store = openModels()
  const extractor = createExtractor(store)
  for (const language of languages)
    figures.push({
      name: `unseen news, entities, ${language}`,
      value: await inProcess(extractor, language, sentencesOf(language)),
      unit: 'tokens/s',
      better: 'higher'
    })
  const server = await startServer()
  try {
    figures.push(
      ...(await overHttp(
        `${server.url}/rest/v1/entities`,
        'http entities, 5,000 characters of English news',
        documents(sentencesOf('eng').news, DOCUMENT_CHARACTERS),
        CONNECTIONS
      ))
    )
  } finally {
    await server.stop()
  }
  const texts = new Map<string, string>()
  for (const language of entityCodes) {
    const file = fileOf[language] ?? language
    if (entityLanguage(language) !== language || !hasNews(file)) continue
    const { news, others } = sentencesOf(file)
    texts.set(language, [...news, ...others].join(' ').slice(0, DOCUMENT_CHARACTERS))
  }
  for (const [name, chosen] of [
    ['English only', new Map([['eng', texts.get('eng')!]])],
    [`${texts.size} languages`, texts]
  ] as const) {
    const value = await memoryAfter(chosen)
    if (value !== undefined) figures.push({ name: `resident memory, two workers, after entities, ${name}`, value, unit: 'MB', better: 'lower' })
  }
  return figures
}
