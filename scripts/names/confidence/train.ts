/**
 * Fits `names/confidence`: how often answers are right by what the ways of translation make of them, on the half of the development rows that is not reported.
 *
 *     npx tsx scripts/names/confidence/train.ts
 *
 * After everything else of name translation.
 */
import { openModels } from '../../../src/models/store.js'
import { NameDictionary } from '../../../src/names/dictionary/dictionary.js'
import { CONFIDENCE, CONFIDENCE_FEATURES, Confidence, confidenceFeatures } from '../../../src/names/translation/confidence.js'
import { createNameTranslator } from '../../../src/names/translator.js'
import { writeModel } from '../../lib/artefacts.js'
import { congruential, shuffle } from '../../lib/shuffle.js'
import { type Choice, fitWeights } from '../fit.js'
import { foldedForMeasure } from '../measure.js'
import { type Direction, developmentCases, PAIR_LANGUAGES } from '../pairs.js'
import { translated } from '../translated.js'

/** Names of a language and direction. */
const MOST = 1500
const AS_TOLD = [0, 1, 0, 1]
/** Names that the weights of all languages stand for in those of one. */
const STRENGTH = 15

const store = openModels()
const dictionary = NameDictionary.open(store)
const translator = createNameTranslator(store, Confidence.none())

const directions: readonly Direction[] = ['toEnglish', 'fromEnglish']
const choices = PAIR_LANGUAGES.map((language) => directions.map((direction) => choicesOf(language, direction)))
const usual = directions.map((_, side) =>
  fitWeights(
    choices.flatMap((own) => own[side]!.slice(0, 500)),
    AS_TOLD,
    1
  )
)
const weights = choices.flatMap((own) => own.flatMap((each, side) => fitWeights(each, usual[side]!, STRENGTH)))
console.log(usual.map((own) => own.map((weight) => weight.toFixed(2)).join(' ')))
const { bytes } = writeModel({
  id: CONFIDENCE,
  tensors: {
    languages: new TextEncoder().encode(PAIR_LANGUAGES.join('\n')),
    weights: { shape: [PAIR_LANGUAGES.length, 2, CONFIDENCE_FEATURES], data: Float32Array.from(weights) }
  },
  licence: 'permissive',
  sources: ['NETransliteration (names of Wikidata, CC0)', "Who's On First gazetteers (CC BY)", 'unicode-org/cldr (Unicode-DFS-2016)'],
  command: 'npx tsx scripts/names/confidence/train.ts',
  accuracy: { names: choices.flat(2).length }
})
console.log(`${bytes} bytes`)

/** Whether the best answer to each name is right, as a choice between yes and no. */
function choicesOf(language: string, direction: Direction): Choice[] {
  const cases = developmentCases(language, direction, 'tuning')
  shuffle(cases, congruential(5))
  const [use, target] = direction === 'toEnglish' ? [language, 'eng'] : ['eng', language]
  return cases.slice(0, MOST).flatMap((one) => {
    const [best] = translated(translator, one, direction)
    if (best === undefined) return []
    const isKnown = dictionary.translate(one.name.normalize('NFC'), use!, target!).length > 0
    const isRight = one.accepted.has(foldedForMeasure(best.text))
    return [{ ways: [confidenceFeatures(best.probability, isKnown), AS_TOLD.map(() => 0)], right: [isRight, !isRight] }]
  })
}
