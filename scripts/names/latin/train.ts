/**
 * Trains `names/latin`: what names look like in Latin letters, and how much that counts beside how they sound, by language. The weights are fitted on the half of the
 * development rows that is not reported (`isReported`), names without training rows only.
 *
 *     npx tsx scripts/names/latin/train.ts
 *
 * After the transliteration models, whose ways are weighed.
 */
import { buildHashTable } from '../../../src/models/hash-table.js'
import type { TensorInput } from '../../../src/models/safetensors.js'
import { openModels } from '../../../src/models/store.js'
import { Beam } from '../../../src/names/transliteration/beam.js'
import { JointModel } from '../../../src/names/transliteration/joint-model.js'
import { FEATURES, LATIN_NAMES, LatinNames, wordHash } from '../../../src/names/transliteration/latin-names.js'
import { MOST_WAYS, modelOf } from '../../../src/names/transliteration/transliterator.js'
import type { NameKind } from '../../../src/names/types.js'
import { writeModel } from '../../lib/artefacts.js'
import { type Choice, fitWeights } from '../fit.js'
import { PAIR_LANGUAGES, type WordCase, wordsToTune } from '../pairs.js'
import { jointTensors } from '../transliteration/joint.js'
import { type LatinWords, latinWords } from './words.js'

const FORM = { order: 6, least: 1.5, smoothing: 0.8 }
/** Weights where nothing is known: the sound alone. */
const SOUND_ALONE = [-1, 0, 0, 0, 0, 0]
/** Choices that the weights of all languages stand for in those of one. */
const STRENGTH = 20
const OTHER_LANGUAGES = '*'

const began = performance.now()
const words = latinWords()
const tensors = letterTensors(words)
const elapsed = () => ((performance.now() - began) / 1000).toFixed(0)
console.log(`${words.persons.size} words of persons, ${words.others.size} of others, ${words.kinds.size} known, ${elapsed()} s`)
write(tensors, new Map([[OTHER_LANGUAGES, [SOUND_ALONE, SOUND_ALONE]]]), {})
const weights = fitted()
write(tensors, weights.weights, weights.accuracy)

function letterTensors({ persons, others, kinds }: LatinWords): Record<string, TensorInput> {
  const known = [...kinds].sort(([left], [right]) => (left < right ? -1 : 1))
  const { table, order } = buildHashTable(Uint32Array.from(known, ([word]) => wordHash(word)))
  return {
    ...lettersOf('persons', persons),
    ...lettersOf('places', others),
    'words.offsets': table.offsets,
    'words.checks': table.checks,
    kinds: Uint8Array.from(order, (place) => known[place]![1])
  }
}

function lettersOf(prefix: string, counts: ReadonlyMap<string, number>): Record<string, TensorInput> {
  const names = [...counts].map(([word, weight]) => ({ units: [...word].map((letter) => `${letter}\t${letter}`), weight }))
  return Object.fromEntries(Object.entries(jointTensors(names, FORM)).map(([name, tensor]) => [`${prefix}.${name}`, tensor]))
}

/** What the ways of a word are, and which of them are right. */
function choicesOf(cases: readonly WordCase[], language: string, latin: LatinNames, kind: NameKind): Choice[] {
  const beam = new Beam(new JointModel(openModels().load(modelOf(language))), 'toLatin')
  return cases.flatMap(({ native, accepted }) => {
    const found = beam.search(native, MOST_WAYS)
    const right = found.map(({ text }) => accepted.has(text))
    return right.includes(true) ? [{ ways: found.map(({ text, cost }) => latin.features(text, cost, kind)), right }] : []
  })
}

function fitted() {
  const latin = LatinNames.open(openModels())
  const choices = PAIR_LANGUAGES.map((language) => {
    const cases = wordsToTune(language)
    const of = (isPerson: boolean) =>
      choicesOf(
        cases.filter((one) => one.isPerson === isPerson),
        language,
        latin,
        isPerson ? 'PERSON' : 'LOCATION'
      )
    return [of(true), of(false)] as const
  })
  const most = 2000
  const usual = ([0, 1] as const).map((side) =>
    fitWeights(
      choices.flatMap((each) => each[side].slice(0, most)),
      SOUND_ALONE,
      1
    )
  )
  const weights = new Map<string, readonly (readonly number[])[]>([[OTHER_LANGUAGES, usual]])
  const accuracy: Record<string, number> = {}
  for (const [place, language] of PAIR_LANGUAGES.entries()) {
    const own = choices[place]!.map((each, side) => fitWeights(each, usual[side]!, STRENGTH))
    weights.set(language, own)
    for (const [side, kind] of ['persons', 'others'].entries()) {
      const each = choices[place]![side]!
      if (each.length < 50) continue
      accuracy[`${language} ${kind} among found, sound alone`] = firstRight(each, SOUND_ALONE)
      accuracy[`${language} ${kind} among found`] = firstRight(each, own[side]!)
      console.log(
        language,
        kind,
        each.length,
        firstRight(each, SOUND_ALONE),
        firstRight(each, own[side]!),
        own[side]!.map((weight) => weight.toFixed(2)).join(' ')
      )
    }
  }
  return { weights, accuracy }
}

/** Per cent of choices where the best way is right. */
function firstRight(choices: readonly Choice[], weights: readonly number[]): number {
  const level = (features: readonly number[]) => features.reduce((sum, value, place) => sum + value * weights[place]!, 0)
  const right = choices.filter(({ ways, right }) => {
    const levels = ways.map(level)
    return right[levels.indexOf(Math.max(...levels))]
  })
  return Math.round((1000 * right.length) / choices.length) / 10
}

function write(letters: Record<string, TensorInput>, weights: ReadonlyMap<string, readonly (readonly number[])[]>, accuracy: Record<string, number>): void {
  const { bytes } = writeModel({
    id: LATIN_NAMES,
    tensors: {
      ...letters,
      languages: new TextEncoder().encode([...weights.keys()].join('\n')),
      weights: Float32Array.from([...weights.values()].flatMap((sides) => sides.flatMap((side) => side.slice(0, FEATURES))))
    },
    licence: 'permissive',
    sources: [
      'NETransliteration (names of Wikidata, CC0)',
      "Who's On First gazetteers (CC BY)",
      'entities of the knowledge base: sources of knowledge/base',
      'faker-js, faker, nabidam/persian-names, el-name-tools (MIT), sigpwned/popular-names-by-country (CC0), tfmorris/Names (Apache-2.0)'
    ],
    command: 'npx tsx scripts/names/latin/train.ts',
    accuracy
  })
  console.log(`${LATIN_NAMES}: ${bytes} bytes, ${elapsed()} s`)
}
