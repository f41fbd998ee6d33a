/** Text that the neural teacher tagged. */
import { join } from 'node:path'
import { type PartOfSpeech, tagNumber } from '../../src/core/part-of-speech.js'
import { namedFolder, readText } from '../lib/data.js'
import type { TrainingSentence } from './training.js'

/** More of the teacher's sentences teach most languages little more. */
const SILVER_SENTENCES = 3000

/** Languages that gain from more: Finnish words have hundreds of forms, of which its small treebanks show few. */
const moreSilver: Readonly<Record<string, number>> = { fin: 15000 }

/** Languages that are not taught by the teacher's text. */
const withoutSilver: ReadonlySet<string> = new Set(['jpn'])

/** Text tagged by the neural teacher: `<language>.tsv.gz` in the folder `GLOSSA_SILVER`. */
export function readSilver(language: string): TrainingSentence[] {
  if (withoutSilver.has(language)) return []
  const made = 'scripts/tagger/label-silver.py writes it; --no-silver trains without the teacher'
  const path = join(namedFolder('GLOSSA_SILVER', made), `${language}.tsv.gz`)
  const sentences: TrainingSentence[] = []
  let forms: string[] = []
  let tags: number[] = []
  let weights: number[] = []
  for (const line of readText(path, made).split('\n')) {
    if (line === '') {
      if (forms.length > 0) sentences.push({ forms, tags: Uint8Array.from(tags), weights: Float32Array.from(weights), style: 0, caseUse: 'written' })
      forms = []
      tags = []
      weights = []
      continue
    }
    const [form, tag, probability] = line.split('\t')
    if (form === undefined || tag === undefined || !(tag in tagNumber)) continue
    forms.push(form)
    tags.push(tagNumber[tag as PartOfSpeech])
    weights.push(Number(probability ?? '1'))
  }
  return sentences.slice(0, moreSilver[language] ?? SILVER_SENTENCES)
}
