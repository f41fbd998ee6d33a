/** From the settings of a language to its compound model. */
import type { LatinCompounds } from '../../src/morphology/compounds/latin.js'
import { ADJECTIVE } from '../../src/morphology/compounds/parts.js'
import { buildTable } from '../readings/data.js'
import { readMorphemes } from './hungarian.js'
import type { CompoundLanguage } from './languages.js'
import { addFamilies, findSeeds, type SeedRules } from './seeds.js'
import { chanceSplits, simplexLookalikes } from './simplex.js'
import { frequentNouns } from './simplex-nouns.js'
import { type CompoundModel, openCompounds, trainCompounds } from './training.js'
import { type Compound, readCompounds, readNames, readSimplexNouns, readVocabulary, type Vocabulary } from './vocabulary.js'

const germanNameEnds =
  'Burg Berg Bach Heim Haus Hausen Mann Stadt Dorf Feld Wald Brücke Brück Tal Hof Land Weg Straße Platz See Fluss Kirche Kirchen Münster Bad Brunn Brunnen Stein Au Furt Garten Moor Ort Reich Insel Park Hafen Werder Rode Leben Hagen Horst Mühle Mühlen Born Grund Weiler Wang Weide Werk Fest Kamp Busch Holz Tor Ring Markt Schloss Bürger Meier Müller Bauer Schmidt Huber Schneider'.split(
    ' '
  )

/** How many of the most frequent nouns are searched for simplex ones; the evaluation uses later ranks. */
const TRAINING_RANKS = 5500

export interface LearnedLanguage {
  readonly model: CompoundModel
  readonly vocabulary: Vocabulary
  /** Compounds of the list that `isKeptOut` kept out of training. */
  readonly keptOut: readonly Compound[]
  /** Names of places and persons that `isKeptOut` kept out. */
  readonly keptOutNames: readonly string[]
  /** Lower-cased words of the list. */
  readonly listed: ReadonlySet<string>
}

/** @param isKeptOut listed words that must not be learned from */
export function learnLanguage(settings: CompoundLanguage, isKeptOut: (word: string) => boolean): LearnedLanguage {
  const classes = settings.classes ?? ['NOUN']
  const { language, lexicon, nounEnds, notHeads, particles, treebanks } = settings
  const vocabulary = readVocabulary({
    language,
    treebanks,
    inflected: settings.capital !== true,
    ...(lexicon === undefined ? {} : { lexicon }),
    ...(nounEnds === undefined ? {} : { nounEnds }),
    ...(settings.modifierForms === undefined ? {} : { modifierForms: settings.modifierForms })
  })
  // with a large list the weights of particles are learned
  if (settings.seeds !== undefined) for (const word of [...notHeads, ...particles]) vocabulary.lemmas.delete(word)
  const all = listOf(settings).filter(({ parts }) => !notHeads.has(parts.at(-1)!))
  const tested = settings.testList === undefined ? all : readCompounds(settings.testList, ['NOUN'])
  const keptOut = tested.filter(({ word }) => isKeptOut(word))
  const compounds = all.filter(({ word }) => !isKeptOut(word))
  const known = new Set(compounds.flatMap(({ word, parts }) => [word.toLowerCase(), parts.join('').toLowerCase()]))
  // without nouns judged by hand, the most frequent nouns include too many compounds that the seeds miss
  const compound = new Set([...known, ...keptOut.flatMap(({ word, lemma }) => [word.toLowerCase(), (lemma ?? word).toLowerCase()])])
  const nouns = simplexLookalikes[language] === undefined ? [] : frequentNouns(vocabulary, compound, 0, TRAINING_RANKS)
  const lookalikes = new Set([
    ...(simplexLookalikes[language] ?? chanceSplits[language] ?? []),
    ...(settings.capital === true ? adjectivalNouns(nouns, vocabulary) : [])
  ])
  const found = settings.seeds === undefined ? [] : seedsOf(vocabulary, settings.seeds, particles)
  const seeds = found.filter(({ word }) => !known.has(word.toLowerCase()) && !lookalikes.has(word.toLowerCase()))
  const taken = new Set([...compound, ...seeds.map(({ word }) => word.toLowerCase())])
  const simplex = [...new Set([...readSimplexNouns(treebanks, taken), ...nouns.filter((noun) => !taken.has(noun.toLowerCase()))])]
  const shape = {
    capital: settings.capital === true,
    flatBelow: settings.flatBelow,
    tags: classes,
    margin: settings.margin ?? 0,
    longEnds: settings.modifierForms !== undefined || language === 'hun',
    tableLemmas: settings.tableLemmas ?? 40_000,
    properHeads: settings.capital === true ? germanNameEnds : [],
    particles,
    usualShortHead: settings.usualShortHead ?? Number.POSITIVE_INFINITY,
    simplex: lookalikes
  }
  const model = trainCompounds(
    [...compounds, ...seeds],
    compounds.length,
    [...lookalikes, ...frequentParts(compounds), ...simplex],
    vocabulary,
    shape,
    settings.seeds === undefined ? 6 : 8
  )
  const listed = new Set(tested.map(({ word }) => word.toLowerCase()))
  if (settings.nameCountries === undefined) return { model, vocabulary, keptOut, listed, keptOutNames: [] }
  const names = readNames(settings.nameCountries).filter((name) => !listed.has(name.toLowerCase()))
  const splitter = openCompounds(model)
  const wanted = names.filter((name) => !isKeptOut(name) && splitter.lead(name) > 0)
  const settingsOfModel = JSON.stringify({ ...JSON.parse(model.settings), nameHeads: headsOfNames([...compounds, ...seeds], wanted, splitter) })
  return {
    model: { tensors: { ...model.tensors, names: buildTable(wanted, 0.8).keys }, settings: settingsOfModel },
    vocabulary,
    keptOut,
    listed,
    keptOutNames: names.filter(isKeptOut)
  }
}

function seedsOf(vocabulary: Vocabulary, rules: SeedRules, particles: ReadonlySet<string>): Compound[] {
  const seeds = findSeeds(vocabulary, rules)
  return rules.families === true ? addFamilies(seeds, vocabulary, rules, particles) : seeds
}

/** The compounds that a language's list names. */
function listOf({ classes = ['NOUN'], language, list, lexicon, particles }: CompoundLanguage): readonly Compound[] {
  if (list === undefined) return []
  if (language !== 'hun') return readCompounds(list, classes)
  const whole = readCompounds(list, ['001'])
  const words = new Set(whole.map(({ word }) => word))
  return [...whole, ...readMorphemes(list, lexicon!, particles).filter(({ word }) => !words.has(word))]
}

/** Heads of so many compounds for each name that ends in them stand for compounds. */
const COMPOUNDS_A_NAME = 2

/** Usual ends of names that names have often beside compounds: Berg and Dorf, not Haus and Ring. */
function headsOfNames(compounds: readonly Compound[], names: readonly string[], splitter: LatinCompounds): string[] {
  const counts = new Map<string, number>()
  for (const { parts } of compounds) counts.set(parts.at(-1)!, (counts.get(parts.at(-1)!) ?? 0) + 1)
  const ofNames = new Map<string, number>()
  for (const name of names) {
    const head = splitter.split(name)?.at(-1)
    if (head !== undefined) ofNames.set(head, (ofNames.get(head) ?? 0) + 1)
  }
  return germanNameEnds.filter((head) => COMPOUNDS_A_NAME * (ofNames.get(head) ?? 0) >= (counts.get(head) ?? 0))
}

/** German: der Organische, die Bildende: the adjective with an ending. */
function adjectivalNouns(nouns: readonly string[], { lemmas }: Vocabulary): string[] {
  const isAdjective = (word: string) => ((lemmas.get(word)?.classes ?? 0) & ADJECTIVE) !== 0
  return nouns
    .map((noun) => noun.toLowerCase())
    .filter((noun) => /(?:e|er|es)$/.test(noun) && (isAdjective(noun.replace(/e[rs]?$/, '')) || /(?:isch|end|lich)e[rs]?$/.test(noun)))
}

/** Nouns that are parts of several compounds and no compounds of the list. */
function frequentParts(compounds: readonly Compound[]): string[] {
  const listed = new Set(compounds.map(({ word }) => word))
  const counts = new Map<string, number>()
  for (const { parts } of compounds) for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1)
  return [...counts].filter(([part, count]) => count >= 3 && !listed.has(part) && /^\p{Lu}\p{L}{4,}$/u.test(part)).map(([part]) => part)
}
