/**
 * Speed in process, on one core, on running text that this process has not seen: distinct sentences of the training data's language folder
 * (`GLOSSA_DATA`), each read once after other sentences have warmed the code. Caches of words help as much as they do in service, no more.
 * Morphology is `complete`: tokens, tags, lemmas, components and readings. Without the data folder there are no figures.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { dataFolder } from '../scripts/lib/data.js'
import { createDetector } from '../src/language/detector.js'
import { openModels } from '../src/models/store.js'
import { createAnalyser } from '../src/morphology/analyse.js'
import { morphologyFeatures } from '../src/morphology/options.js'
import type { Figure } from './figures.js'

const languages = ['eng', 'deu', 'nld', 'swe', 'fin', 'hun', 'fra', 'rus', 'ara', 'tur', 'kor', 'zho', 'jpn', 'tha']
const SENTENCES = 8_000
const SENTENCES_A_TEXT = 20
const WORDS_A_TEXT = 20
/** Share of the texts that only warm the code. */
const WARM = 0.3

function sentences(folder: string, language: string): string[] {
  const rows = gunzipSync(readFileSync(join(folder, `${language}.tsv.gz`)))
    .toString('utf8')
    .trimEnd()
    .split('\n')
  return rows.slice(1, SENTENCES + 1).map((row) => row.split('\t')[5] ?? '')
}

function pieces(units: readonly string[], size: number): string[] {
  const found: string[] = []
  for (let at = 0; at + size <= units.length; at += size) found.push(units.slice(at, at + size).join(' '))
  return found
}

/** Units of work a second over the texts behind the first `WARM` of them. @param work returns the units of one text */
async function rate(texts: readonly string[], work: (text: string) => number | Promise<number>): Promise<number> {
  const first = Math.floor(texts.length * WARM)
  for (const text of texts.slice(0, first)) await work(text)
  const start = performance.now()
  let units = 0
  for (const text of texts.slice(first)) units += await work(text)
  return (units / (performance.now() - start)) * 1000
}

export async function run(): Promise<readonly Figure[]> {
  const folder = join(dataFolder(), 'language/sentences')
  if (!existsSync(folder)) {
    console.log('the data folder is not there: no figures on unseen text')
    return []
  }
  const store = openModels()
  const analyser = createAnalyser(store)
  const detector = createDetector(store)
  const figures: Figure[] = []
  const mixed = languages.map((language) => pieces(sentences(folder, language).join(' ').split(' '), WORDS_A_TEXT).slice(0, 1500))
  const short = mixed[0]!.flatMap((_, index) => mixed.flatMap((texts) => texts[index] ?? []))
  const detect = (text: string) => (detector.detect(text, {}).length > 0 ? 1 : 0)
  figures.push({ name: 'unseen text, language, 20-word texts', value: await rate(short, detect), unit: 'texts/s', better: 'higher' })
  for (const language of languages) {
    const texts = pieces(sentences(folder, language), SENTENCES_A_TEXT)
    const analyse = async (text: string) => (await analyser.analyse(text, language, morphologyFeatures, {})).tokens.length
    figures.push({ name: `unseen text, morphology complete, ${language}`, value: await rate(texts, analyse), unit: 'tokens/s', better: 'higher' })
  }
  return figures
}
