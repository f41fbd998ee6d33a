/**
 * Speed of language detection in process, on one core, beside public detectors on the same texts, and the time of a text of the greatest
 * length. The texts are some 10,000 different windows of 20 words over the Universal Declaration of Human Rights in over 50 languages
 * (`inputs/language-udhr.tsv`: language, script, text), in mixed order, so that no cache keeps one answer warm; and the short lines with names that the
 * evaluation has (`scripts/language/statements/lines.tsv`: language, kind, text). How often each detector is right stands in the evaluation's report.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eld } from 'eld/large'
import { franc } from 'franc'
import { Bench } from 'tinybench'
import { detect as tinyld } from 'tinyld'
import { createDetector } from '../src/language/detector.js'
import { openModels } from '../src/models/store.js'
import type { Figure } from './figures.js'
import { root } from './server.js'

/** Texts that one step of a bench reads. */
const BATCH = 500

/** Windows of 20 words (20 characters of Chinese, Japanese and Thai), each a flat string of its own. */
function windows(): string[] {
  const texts: string[] = []
  for (const line of readFileSync(join(root, 'bench/inputs/language-udhr.tsv'), 'utf8').trim().split('\n')) {
    const text = line.split('\t')[2] ?? ''
    const words = text.split(' ')
    const spaced = words.length > 40
    const units = spaced ? words : [...text]
    for (let first = 0; first + 20 <= units.length; first++) {
      texts.push(Buffer.from(units.slice(first, first + 20).join(spaced ? ' ' : ''), 'utf8').toString('utf8'))
    }
  }
  return mixed(texts)
}

/** Short lines in mixed order. */
function shortLines(): string[] {
  const lines = readFileSync(join(root, 'scripts/language/statements/lines.tsv'), 'utf8').trim().split('\n')
  return mixed(lines.map((line) => line.split('\t')[2] ?? ''))
}

function mixed(texts: readonly string[]): string[] {
  return texts
    .map((text, index) => ({ key: (Math.imul(index + 1, 0x9e3779b1) >>> 0) / 2 ** 32, text }))
    .sort((left, right) => left.key - right.key)
    .map(({ text }) => text)
}

export async function run(): Promise<readonly Figure[]> {
  const texts = windows()
  const detector = createDetector(openModels())
  const bench = new Bench({ time: 3000, warmupTime: 1000 })
  const eachOf = (own: readonly string[], detect: (text: string) => unknown): (() => void) => {
    let next = 0
    return () => {
      for (let index = 0; index < BATCH; index++) {
        detect(own[next]!)
        next = next + 1 === own.length ? 0 : next + 1
      }
    }
  }
  const detectors: Readonly<Record<string, (text: string) => unknown>> = {
    glossa: (text) => detector.detect(text, {}),
    'eld large': (text) => eld.detect(text),
    franc: (text) => franc(text),
    tinyld: (text) => tinyld(text)
  }
  for (const [kind, own] of [
    ['20-word texts', texts],
    ['short lines', shortLines()]
  ] as const)
    for (const [name, detect] of Object.entries(detectors)) bench.add(`${kind}, ${name}`, eachOf(own, detect))
  const long = texts.join(' ').slice(0, 50_000)
  const english = readFileSync(join(root, 'bench/inputs/english-300-words.txt'), 'utf8').repeat(40).slice(0, 50_000)
  bench.add('50,000 characters, many languages', () => detector.detect(long, {}))
  bench.add('50,000 characters, English', () => detector.detect(english, {}))
  bench.add('50,000 characters, regions', () => detector.regions(english, {}))
  await bench.run()
  return bench.tasks.map((task): Figure => {
    const latency = 'latency' in task.result ? task.result.latency.mean : Number.NaN
    return task.name.startsWith('50,000')
      ? { name: `language, ${task.name}`, value: latency, unit: 'ms', better: 'lower' }
      : { name: `language, ${task.name}`, value: (BATCH * 1000) / latency, unit: 'texts/s', better: 'higher' }
  })
}
