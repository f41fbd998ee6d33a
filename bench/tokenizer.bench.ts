/**
 * Speed of the tokenizer alone (tokens and sentences), in process, on one core: all windows of 2,000 characters over the Universal
 * Declaration of Human Rights of a language; beside it ICU's word breaks on the same texts; and texts of the greatest length that are hard
 * on a tokenizer.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Bench } from 'tinybench'
import { openModels } from '../src/models/store.js'
import { tokenize } from '../src/morphology/tokenizer.js'
import type { Figure } from './figures.js'
import { root } from './server.js'

const LANGUAGES = ['eng', 'deu', 'fra', 'rus', 'ara', 'vie', 'zho', 'jpn', 'tha']

const WINDOW = 2000

const HARD: Readonly<Record<string, readonly [string, string]>> = {
  'one word': ['eng', 'a'.repeat(50_000)],
  emoji: ['eng', '😀'.repeat(25_000)],
  'points and letters': ['eng', 'a.'.repeat(25_000)],
  'Thai consonants': ['tha', 'ก'.repeat(50_000)]
}

/** Flat strings that overlap by half. */
function windows(text: string): string[] {
  const found: string[] = []
  for (let start = 0; start === 0 || start + WINDOW / 2 < text.length; start += WINDOW / 2)
    found.push(Buffer.from(text.slice(start, start + WINDOW), 'utf8').toString('utf8'))
  return found
}

export async function run(): Promise<readonly Figure[]> {
  const store = openModels()
  const rows = readFileSync(join(root, 'bench/inputs/language-udhr.tsv'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
  const bench = new Bench({ time: 1500, warmupTime: 500 })
  const counts = new Map<string, number>()
  for (const language of LANGUAGES) {
    const texts = rows.filter(([code]) => code === language).flatMap(([, , text]) => windows(text ?? ''))
    const all = () => texts.reduce((sum, text) => sum + tokenize(text, language, store).count, 0)
    counts.set(language, all())
    bench.add(language, all)
  }
  const english = rows.filter(([code]) => code === 'eng').flatMap(([, , text]) => windows(text ?? ''))
  const icu = new Intl.Segmenter('en', { granularity: 'word' })
  counts.set('ICU, eng', counts.get('eng')!)
  bench.add('ICU, eng', () => {
    let found = 0
    for (const text of english) for (const { index } of icu.segment(text)) found += index
    return found
  })
  for (const [name, [language, text]] of Object.entries(HARD)) bench.add(name, () => tokenize(text, language, store))
  await bench.run()
  return bench.tasks.map((task): Figure => {
    const latency = 'latency' in task.result ? task.result.latency.mean : Number.NaN
    const count = counts.get(task.name)
    return count === undefined
      ? { name: `tokenizer, 50,000 characters, ${task.name}`, value: latency, unit: 'ms', better: 'lower' }
      : { name: `tokenizer, ${task.name}`, value: (count * 1000) / latency, unit: 'tokens/s', better: 'higher' }
  })
}
