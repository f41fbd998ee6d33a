/**
 * Speed of tokens, tags and lemmas in process, on one core: the texts of the Universal Declaration of Human Rights in eleven languages
 * (`inputs/language-udhr.tsv`) over and over, so with warm caches (`fresh-text.bench.ts` has none), and the time of an English text of the greatest length.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Bench } from 'tinybench'
import { type ModelStore, openModels } from '../src/models/store.js'
import { loadLemmatizer } from '../src/morphology/lemma/lemmatizer.js'
import { loadTagger } from '../src/morphology/tag/tagger.js'
import { tokenize } from '../src/morphology/tokenizer.js'
import type { Figure } from './figures.js'
import { root } from './server.js'

const languages = ['eng', 'deu', 'fra', 'spa', 'rus', 'ara', 'tur', 'hun', 'jpn', 'zho', 'tha']

/** The greatest length of a text that the service takes. */
const LONGEST = 50_000

function textsByLanguage(): Map<string, string> {
  const texts = new Map<string, string>()
  for (const line of readFileSync(join(root, 'bench/inputs/language-udhr.tsv'), 'utf8').trim().split('\n')) {
    const [language, , text] = line.split('\t')
    if (language !== undefined && text !== undefined && !texts.has(language)) texts.set(language, text)
  }
  return texts
}

/** Tokens, tags and lemmas of a text. @returns the number of tokens */
function analyse(store: ModelStore, language: string, text: string): number {
  const tokens = tokenize(text, language, store)
  const tags = loadTagger(store, language)!.tag(tokens)
  return loadLemmatizer(store, language)!.lemmas(tokens, tags).length
}

export async function run(): Promise<readonly Figure[]> {
  const store = openModels()
  const texts = textsByLanguage()
  const bench = new Bench({ time: 2000, warmupTime: 1000 })
  const counts = new Map<string, number>()
  for (const language of languages) {
    const text = texts.get(language)
    if (text === undefined || loadTagger(store, language) === undefined) continue
    counts.set(language, analyse(store, language, text))
    bench.add(language, () => {
      analyse(store, language, text)
    })
  }
  const longest = texts
    .get('eng')!
    .repeat(Math.ceil(LONGEST / texts.get('eng')!.length))
    .slice(0, LONGEST)
  bench.add('longest', () => {
    analyse(store, 'eng', longest)
  })
  await bench.run()
  return bench.tasks.map((task) => {
    if (task.result.state !== 'completed') throw new Error(`bench ${task.name}: ${task.result.state}`)
    const milliseconds = task.result.latency.p50
    if (task.name === 'longest')
      return { name: 'English text of 50,000 characters: tokens, tags and lemmas', value: milliseconds, unit: 'ms', better: 'lower' as const }
    return {
      name: `tokens, tags and lemmas, one text again and again, ${task.name}`,
      value: (counts.get(task.name)! / milliseconds) * 1000,
      unit: 'tokens/s',
      better: 'higher' as const
    }
  })
}
