/**
 * Measures the compound models on a tenth of each list that is kept out of training (models are trained again without it), and how many
 * simplex nouns are split: `npx tsx scripts/compounds/evaluate.ts [id...]`. Writes scripts/reports/compounds.json; the report tells how to read it.
 */
import { baseForm } from '../../src/morphology/compounds/latin.js'
import { readReport, writeReport } from '../lib/reports.js'
import { isHeldOut } from '../readings/data.js'
import { type CompoundLanguage, languages } from './languages.js'
import { learnLanguage } from './learning.js'
import { frequentNouns, judgedSimplex } from './simplex-nouns.js'
import { openCompounds } from './training.js'

interface Figures {
  readonly compounds: number
  /** Share (%) of compounds with exactly the listed parts, from the form alone and from the form with its lemma. */
  readonly exact: number
  readonly exactWithLemma: number
  readonly unsplit: number
  /** Frequent unlisted nouns (see the report), how many were split, and how many of those splits are wrong by our judgement. */
  readonly nouns: number
  readonly nounsSplit: number
  readonly wronglySplit?: number
}

/** Ranks 5501 to 7000: those before were looked through in training. */
const FIRST_RANK = 5500
const NOUNS = 1500

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((10_000 * part) / whole) / 100
}

function evaluate(settings: CompoundLanguage): Figures {
  const { model, vocabulary, keptOut, listed } = learnLanguage(settings, isHeldOut)
  const splitter = openCompounds(model)
  const isRight = (parts: string[] | null, wanted: readonly string[]) => parts?.join('+') === wanted.join('+')
  const wrong = keptOut.filter(({ word, parts }) => !isRight(splitter.split(word), parts))
  const withLemma = keptOut.filter(({ word, lemma, parts }) => isRight(splitter.split(baseForm(word, lemma ?? word)), parts)).length
  const unsplit = keptOut.filter(({ word }) => splitter.split(word) === null).length
  const nouns = frequentNouns(vocabulary, listed, FIRST_RANK, NOUNS)
  const split = nouns.filter((noun) => splitter.split(noun) !== null)
  const judged = judgedSimplex[settings.language]
  const wrongly = judged === undefined ? undefined : split.filter((noun) => judged.has(noun))
  if (process.env['SHOW'] !== undefined) {
    for (let index = 0; index < wrong.length; index += Math.ceil(wrong.length / 40)) {
      const { word, parts } = wrong[index]!
      console.log(`  ${word} ${parts.join('+')} got ${splitter.split(word)?.join('+')}`)
    }
    console.log(split.map((noun) => `${noun}=${splitter.split(noun)!.join('+')}`).join(' '))
  }
  return {
    compounds: keptOut.length,
    exact: share(keptOut.length - wrong.length, keptOut.length),
    exactWithLemma: share(withLemma, keptOut.length),
    unsplit: share(unsplit, keptOut.length),
    nouns: nouns.length,
    nounsSplit: split.length,
    ...(wrongly === undefined ? {} : { wronglySplit: wrongly.length })
  }
}

const wanted = process.argv.slice(2)
for (const settings of languages) {
  const hasList = settings.list !== undefined || settings.testList !== undefined
  if (!hasList || (wanted.length > 0 && !wanted.includes(settings.id))) continue
  const figures = evaluate(settings)
  console.log(settings.id, JSON.stringify(figures))
  writeReport('compounds', { ...readReport<Record<string, Figures>>('compounds'), [settings.id]: figures })
}
