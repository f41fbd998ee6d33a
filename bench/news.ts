/** News of the training data's language folder (`GLOSSA_DATA`) as bench input: texts that the measuring process has not read, and documents sent over HTTP. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import autocannon from 'autocannon'
import { dataFolder } from '../scripts/lib/data.js'
import { congruential, shuffle } from '../scripts/lib/shuffle.js'
import type { Figure } from './figures.js'

const NEWS = 'ntrex-128'
const SENTENCES_A_TEXT = 20
const DOCUMENTS = 400

function sentencesFolder(): string {
  return join(dataFolder(), 'language/sentences')
}

/** Whether there is news in a language; says so once where the data folder is absent. */
export function hasNews(language: string): boolean {
  return existsSync(join(sentencesFolder(), `${language}.tsv.gz`))
}

export interface Sentences {
  readonly news: readonly string[]
  /** Other text, to warm the code. */
  readonly others: readonly string[]
}

/** The sentences of a language; its code is that of the file (`nor` for both written forms of Norwegian). */
export function sentencesOf(language: string): Sentences {
  const rows = gunzipSync(readFileSync(join(sentencesFolder(), `${language}.tsv.gz`)))
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'))
  const texts = (isNews: boolean) => rows.filter(([, , , , source]) => (source === NEWS) === isNews).map((row) => row[5] ?? '')
  return { news: texts(true), others: texts(false) }
}

/** Texts of some sentences each, as flat strings. */
export function textsOf(sentences: readonly string[]): string[] {
  const texts: string[] = []
  for (let at = 0; at < sentences.length; at += SENTENCES_A_TEXT)
    texts.push(Buffer.from(sentences.slice(at, at + SENTENCES_A_TEXT).join(' '), 'utf8').toString('utf8'))
  return texts
}

/** Bodies of requests with English documents of the wanted length, each from the news in an order of its own. */
export function documents(news: readonly string[], characters: number, options?: object): string[] {
  const bodies: string[] = []
  const below = congruential(1)
  const order = news.map((_, index) => index)
  while (bodies.length < DOCUMENTS) {
    shuffle(order, below)
    let text = ''
    for (const index of order) {
      text += `${text === '' ? '' : ' '}${news[index]}`
      if (text.length < characters) continue
      bodies.push(JSON.stringify({ content: text.slice(0, characters), language: 'eng', ...(options && { options }) }))
      text = ''
    }
  }
  return bodies.slice(0, DOCUMENTS)
}

/** Requests a second, latencies and errors of an endpoint at so many connections, after a warm-up. @param name how the figures begin */
export async function overHttp(url: string, name: string, bodies: readonly string[], connections: readonly number[]): Promise<Figure[]> {
  const figures: Figure[] = []
  const requests = bodies.map((body) => ({ body }))
  const options = { url, method: 'POST', headers: { 'content-type': 'application/json' }, requests } as const
  await autocannon({ ...options, connections: 4, duration: 5 })
  for (const count of connections) {
    const { latency, requests: rate, errors, timeouts, non2xx } = await autocannon({ ...options, connections: count, duration: 8 })
    const full = `${name}, ${count === 1 ? '1 connection' : `${count} connections`}`
    figures.push(
      { name: full, value: rate.average, unit: 'requests/s', better: 'higher' },
      { name: `${full}, p50`, value: latency.p50, unit: 'ms', better: 'lower' },
      { name: `${full}, p97.5`, value: latency.p97_5, unit: 'ms', better: 'lower' },
      { name: `${full}, p99`, value: latency.p99, unit: 'ms', better: 'lower' },
      { name: `${full}, errors`, value: errors + timeouts + non2xx, unit: 'requests', better: 'lower' }
    )
  }
  return figures
}
