/**
 * Measures the compound models on a tenth of each list that is kept out of training (models are trained again without it), and how many
 * simplex nouns are split: `npx tsx scripts/compounds/evaluate.ts [id...]`. Writes scripts/reports/compounds.json; the report tells how to read it.
 */
import { tagNumber } from '../../src/core/part-of-speech.js'
import { TokenClass } from '../../src/core/spans.js'
import { openModels } from '../../src/models/store.js'
import { createAnalyser, type MorphologyAnalyser } from '../../src/morphology/analyse.js'
import { baseForm, type LatinCompounds } from '../../src/morphology/compounds/latin.js'
import { readReport, writeReport } from '../lib/reports.js'
import { isHeldOut } from '../readings/data.js'
import { type CompoundLanguage, languages } from './languages.js'
import { learnLanguage } from './learning.js'
import { frequentNouns, judgedSimplex } from './simplex-nouns.js'
import { openCompounds } from './training.js'
import type { Compound } from './vocabulary.js'

interface Figures {
  readonly compounds: number
  /** Share (%) of compounds with exactly the listed parts, from the form alone and from the form with its lemma. */
  readonly exact: number
  readonly exactWithLemma: number
  readonly unsplit: number
  /** Share (%) of compounds that, as texts of their own, leave the whole service with the listed parts, neighbouring parts joined accepted. */
  readonly alone: number
  /** Share (%) of the names kept out of training (places, surnames) that are split when tagged as names. */
  readonly namesSplit?: number
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

/** Whether the parts are the listed ones, or some neighbours of them joined. */
function isCoarser(parts: readonly string[], wanted: readonly string[]): boolean {
  let at = 0
  for (const part of parts) {
    let end = at + 1
    const same = () => (end === at + 1 ? wanted[at] === part : wanted.slice(at, end).join('').toLowerCase() === part.toLowerCase())
    while (end <= wanted.length && !same()) end++
    if (end > wanted.length) return false
    at = end
  }
  return parts.length > 1 && at === wanted.length
}

/** Words of the list that are measured as texts of their own at most. */
const MOST_ALONE = 1500

const oneToken = (word: string) => ({
  text: word,
  count: 1,
  starts: Uint32Array.of(0),
  ends: Uint32Array.of(word.length),
  classes: Uint8Array.of(TokenClass.word),
  sentences: Uint32Array.of(0)
})

async function shareAlone(analyser: MorphologyAnalyser, splitter: LatinCompounds, language: string, keptOut: readonly Compound[]): Promise<number> {
  const step = Math.ceil(keptOut.length / MOST_ALONE)
  const words = keptOut.filter((_, index) => index % step === 0)
  let right = 0
  for (const { word, parts } of words) {
    const { tokens, posTags, lemmas } = await analyser.analyse(word, language, ['parts-of-speech', 'lemmas'], {})
    if (tokens.length !== 1) continue
    const found = splitter.components(oneToken(word), Uint8Array.of(tagNumber[posTags![0]!]), [lemmas![0]!])[0]
    if (found && isCoarser(found, parts)) right++
  }
  return share(right, words.length)
}

async function evaluate(settings: CompoundLanguage, analyser: MorphologyAnalyser): Promise<Figures> {
  const { model, vocabulary, keptOut, keptOutNames, listed } = learnLanguage(settings, isHeldOut)
  const splitter = openCompounds(model)
  const isRight = (parts: string[] | null, wanted: readonly string[]) => parts?.join('+') === wanted.join('+')
  const wrong = keptOut.filter(({ word, parts }) => !isRight(splitter.split(word), parts))
  const longEnds = settings.modifierForms !== undefined
  const withLemma = keptOut.filter(({ word, lemma, parts }) => isRight(splitter.split(baseForm(word, lemma ?? word, longEnds)), parts)).length
  const namesSplit = keptOutNames.filter((name) => splitter.components(oneToken(name), Uint8Array.of(tagNumber.PROPN), [name])[0] !== null)
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
    alone: await shareAlone(analyser, splitter, settings.language, keptOut),
    ...(keptOutNames.length === 0 ? {} : { namesSplit: share(namesSplit.length, keptOutNames.length) }),
    nouns: nouns.length,
    nounsSplit: split.length,
    ...(wrongly === undefined ? {} : { wronglySplit: wrongly.length })
  }
}

const wanted = process.argv.slice(2)
const analyser = createAnalyser(openModels())
for (const settings of languages) {
  const hasList = settings.list !== undefined || settings.testList !== undefined
  if (!hasList || (wanted.length > 0 && !wanted.includes(settings.id))) continue
  const figures = await evaluate(settings, analyser)
  console.log(settings.id, JSON.stringify(figures))
  writeReport('compounds', { ...readReport<Record<string, Figures>>('compounds'), [settings.id]: figures })
}
