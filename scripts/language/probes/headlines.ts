/** English headlines of the categories data (development part): web news, lower-cased, and titles of posts. */

import { join } from 'node:path'
import { dataFolder, readLines } from '../../lib/data.js'
import { lettersOnly } from '../data/rows.js'
import { type Probe, sample } from './probe.js'

const SOURCES = ['huffpost_headlines', 'reddit_headlines']
/** Words of a headline. */
const LEAST = 3
const MOST = 9

/** Headlines of 3 to 9 words; none that the training part has too. */
export function headlines(): Probe[] {
  return SOURCES.flatMap((source) => {
    const rows = readLines(join(dataFolder(), 'categories', `${source}.jsonl.gz`)).map((line) => JSON.parse(line) as { split: string; text: string })
    const known = new Set(rows.filter(({ split }) => split !== 'dev').map(({ text }) => lettersOnly(text)))
    const own = rows.filter(({ split, text }) => split === 'dev' && isShort(text) && !known.has(lettersOnly(text)))
    return sample(
      own.map(({ text }) => ({ language: 'eng', script: 'Latn', text })),
      500
    )
  })
}

function isShort(text: string): boolean {
  const words = text.split(/\s+/).filter((chunk) => /\p{L}/u.test(chunk)).length
  return words >= LEAST && words <= MOST
}
