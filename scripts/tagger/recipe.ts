/** What the tagger and lemmatizer of a language learn from, and how. */
import { tagNumber } from '../../src/core/part-of-speech.js'
import type { LemmaTables } from '../../src/morphology/lemma/tables.js'
import type { TaggerTables } from '../../src/morphology/tag/tagger.js'
import { reliableArabic } from '../lemma/arabic/dictionary.js'
import { arabicRows, EVERYDAY } from '../lemma/arabic/rows.js'
import { everydaySentences } from '../lemma/arabic/sentences.js'
import { byConvention } from '../lemma/conventions.js'
import { withGermanPronouns } from '../lemma/german-pronouns.js'
import type { LemmaCase } from '../lemma/items.js'
import { koreanVerbs } from '../lemma/korean-verbs.js'
import { OlderLemmas } from '../lemma/older-lemmas.js'
import { serviceLemmas } from '../lemma/service-lemmas.js'
import { spanishClitics } from '../lemma/spanish-clitics.js'
import { guessTags, type LemmaOptions, trainLemmas } from '../lemma/training.js'
import { bareUnit, vowelUnit, type Word } from '../lemma/vowels.js'
import { isArabicWord } from '../lib/arabic-rows.js'
import { type DictionaryRow, readClusters, readDictionaries, readFrequencies, readWordClasses } from '../lib/dictionaries.js'
import type { Unit } from '../lib/treebank-rows.js'
import { readTreebanks, type Treebank } from '../lib/treebanks.js'
import { type Disputed, disputedTags, disputedWords } from './conventions.js'
import { buildLookups } from './lookups.js'
import { madeRows, madeSentences } from './made-sentences.js'
import { type Recipe, recipeOf } from './recipes.js'
import { readSilver } from './silver.js'
import { randomNumbers, type TrainingSentence, trainTagger } from './training.js'

/** Everything a language's training reads. */
export interface Material {
  readonly language: string
  readonly treebanks: readonly Treebank[]
  readonly dictionary: readonly DictionaryRow[]
  readonly frequencies: ReadonlyMap<string, number>
  readonly wordClasses: readonly (readonly [string, number])[]
  readonly clusters: readonly (readonly [string, number])[]
  readonly silver: readonly TrainingSentence[]
}

/** @param silver whether to read the teacher's text */
export function readMaterial(language: string, silver: boolean): Material {
  const frequencies = readFrequencies(language)
  const dictionary = readDictionaries(language, frequencies, recipeOf(language).rareRows)
  const treebanks = readTreebanks(language).map((treebank) => ({
    ...treebank,
    sentences: treebank.sentences.map((sentence) => serviceLemmas(sentence, language))
  }))
  return {
    language,
    treebanks,
    dictionary: language === 'kor' ? [...dictionary, ...koreanVerbs(treebanks, frequencies)] : ownRows(language, dictionary, frequencies),
    frequencies,
    clusters: [...readClusters(language)].sort((left, right) => (frequencies.get(right[0]) ?? 0) - (frequencies.get(left[0]) ?? 0)).slice(0, 30000),
    wordClasses: [...readWordClasses(language)],
    silver: silver ? readSilver(language).map((sentence) => (language === 'ara' ? withNames(sentence) : sentence)) : []
  }
}

/** The dictionaries with what grammar says of a language's closed classes. */
function ownRows(language: string, dictionary: readonly DictionaryRow[], frequencies: ReadonlyMap<string, number>): readonly DictionaryRow[] {
  if (language === 'ara') return [...reliableArabic(dictionary), ...arabicRows(frequencies)]
  if (language === 'spa') return [...dictionary, ...spanishClitics(dictionary, frequencies)]
  // the lists know the second person as a pronoun only
  if (language === 'srp' || language === 'hrv') return [...dictionary, { form: 'si', lemma: 'biti', tag: tagNumber.VERB, source: 'lexicon' }]
  return language === 'deu' ? withGermanPronouns(dictionary) : dictionary
}

/** The teacher has learnt from the oldest Arabic treebank that names are unknown words. */
function withNames(sentence: TrainingSentence): TrainingSentence {
  return { ...sentence, tags: sentence.tags.map((tag, index) => (tag === tagNumber.X && isArabicWord(sentence.forms[index]!) ? tagNumber.PROPN : tag)) }
}

export interface Split {
  readonly train: readonly { treebank: Treebank; sentences: readonly (readonly Unit[])[] }[]
  readonly test: readonly { treebank: Treebank; sentences: readonly (readonly Unit[])[] }[]
}

/**
 * Halves of the dev treebanks by blocks of ten sentences: fold 0 and 1 train on one half and test on the other, `none` trains without dev and tests on
 * all of it, `all` trains on everything.
 */
export function split(material: Material, recipe: Recipe, fold: 0 | 1 | 'none' | 'all'): Split {
  const train: { treebank: Treebank; sentences: readonly (readonly Unit[])[] }[] = []
  const test: { treebank: Treebank; sentences: readonly (readonly Unit[])[] }[] = []
  for (const treebank of material.treebanks) {
    const allowed = recipe.licences.includes(treebank.licence)
    if (treebank.kind !== 'dev' || fold === 'all') {
      if (allowed) train.push({ treebank, sentences: treebank.sentences })
      continue
    }
    const half = (which: number): (readonly Unit[])[] => treebank.sentences.filter((_, index) => (Math.floor(index / 10) & 1) === which)
    if (fold === 'none') test.push({ treebank, sentences: treebank.sentences })
    else {
      if (allowed) train.push({ treebank, sentences: half(1 - fold) })
      test.push({ treebank, sentences: half(fold) })
    }
  }
  return { train, test }
}

const caseless = new Set(['ara', 'fas', 'heb', 'hin', 'jpn', 'kor', 'tha', 'urd', 'zho'])

/** Languages whose older files agree with the current ones better than the dictionaries do. */
const trustedOlder: ReadonlySet<string> = new Set(['srp'])

/** Sentences made of everyday Arabic words. */
const EVERYDAY_SENTENCES = 1500

/** What a language's training learns from, in its conventions. */
interface Examples {
  readonly sentences: TrainingSentence[]
  /** Made sentences, which say nothing of how often a word is what. */
  readonly made: readonly TrainingSentence[]
  readonly cases: LemmaCase[]
  readonly dictionary: readonly DictionaryRow[]
  /** Number of conventions besides the one wanted. */
  readonly styles: number
  readonly styleOf: (treebank: Treebank) => number
}

function examplesOf(material: Material, recipe: Recipe, data: Split['train']): Examples {
  const styles = new Map<string, number>()
  const dev = material.treebanks.find((treebank) => treebank.kind === 'dev' && recipe.licences.includes(treebank.licence))
  const main = recipe.main ?? dev?.name.replace('-dev', '')
  const styleOf = (treebank: Treebank): number => {
    // the simplified half of the Chinese treebank is the traditional one converted
    const base = treebank.name.replace(/-(dev|um-train|train)$/, '').replace('gsdsimp', 'gsd')
    const name = treebank.kind === 'um' ? `${base}-um` : base
    if (name === main) return 0
    if (!styles.has(name)) styles.set(name, styles.size + 1)
    return styles.get(name)!
  }
  const sentences: TrainingSentence[] = []
  const cases: LemmaCase[] = []
  const random = randomNumbers(3)
  const baseName = (treebank: Treebank): string => treebank.name.replace(/-(dev|um-train|train)$/, '')
  const sentencesOf = (isOlder: boolean) => data.filter(({ treebank }) => (treebank.kind === 'um') === isOlder).flatMap(({ sentences: given }) => given)
  const olderLemmas =
    recipe.dictionaryWeight > 0 && !recipe.vowels && !trustedOlder.has(material.language)
      ? new OlderLemmas(sentencesOf(false), sentencesOf(true), material.dictionary)
      : undefined
  for (const { treebank, sentences: given } of data) {
    const style = styleOf(treebank)
    const isOlder = treebank.kind === 'um'
    const devFiles = data.filter((other) => other.treebank.kind === 'dev')
    const own = devFiles.find((other) => baseName(other.treebank) === baseName(treebank))?.sentences
    const current = (isOlder ? own : undefined) ?? []
    const wanted = own ?? devFiles.find((other) => styleOf(other.treebank) === 0)?.sentences ?? []
    const carried = treebank.kind === 'dev' ? given : byConvention(wanted, given)
    const units =
      isOlder && olderLemmas !== undefined && carried === given
        ? carried.map((sentence) => sentence.map((unit) => ({ ...unit, lemma: olderLemmas.lemma(unit) })))
        : carried
    const disputed: Disputed = recipe.resolveDisagreements ? disputedWords(current, units) : new Map()
    const frequentLemmas = frequentWords(current)
    for (const sentence of units) {
      const forms = sentence.map((unit) => unit.form)
      const tags = Uint8Array.from(sentence, (unit) => unit.tag)
      const example = withoutDisagreements({ forms, tags, style: recipe.joinedConventions ? -1 : style, caseUse: 'written' }, disputed)
      sentences.push(example)
      // some sentences once more as if in capitals: texts in capitals are tagged by the same model
      if (!caseless.has(material.language) && random() < 0.08) sentences.push({ ...example, caseUse: 'ignored' })
      for (const unit of sentence)
        if (unit.lemma !== undefined && !(isOlder && !recipe.olderLemmas) && !frequentLemmas.has(`${unit.tag} ${unit.form.toLowerCase()}`))
          cases.push({ form: unit.form, tag: unit.tag, lemma: unit.lemma, weight: style === 0 ? 3 : isOlder ? 1 : 1.5 })
    }
  }
  const kept = recipe.withoutSources.length === 0 ? material.dictionary : material.dictionary.filter((row) => !recipe.withoutSources.includes(row.source))
  const all = data.flatMap(({ sentences: given }) => given)
  const dictionary = recipe.withMadeSentences === true ? [...kept, ...madeRows(material.language, all, kept)] : kept
  const made = recipe.withMadeSentences === true ? madeSentences(material.language, all, kept, material.frequencies, recipe.madeWeight) : []
  if (material.language === 'ara') {
    // without a treebank of the convention wanted, made sentences would be all that it has
    const style = data.some(({ treebank }) => styleOf(treebank) === 0) ? 0 : -1
    for (const one of everydaySentences(EVERYDAY_SENTENCES, randomNumbers(5))) sentences.push({ ...one, style, caseUse: 'written' })
  }
  return { sentences, made, cases, dictionary, styles: styles.size, styleOf }
}

/** Trains the lemmatizer of a language alone. */
export function trainLemmatizer(material: Material, recipe: Recipe, data: Split['train']): LemmaTables {
  return learnLemmas(material, recipe, data).tables
}

/** What a form of the everyday words weighs against one treebank token. */
const EVERYDAY_WEIGHT = 0.5

function lemmaOptions(material: Material, recipe: Recipe): LemmaOptions {
  return {
    grouping: recipe.grouping,
    language: material.language,
    turkish: material.language === 'tur',
    withoutYo: material.language === 'rus',
    limit: recipe.endings,
    dictionaryWeight: recipe.dictionaryWeight,
    possessiveLemmas: recipe.possessiveLemmas,
    knownLemmas: recipe.knownLemmas !== false
  }
}

function learnLemmas(material: Material, recipe: Recipe, data: Split['train'], examples = examplesOf(material, recipe, data)): ReturnType<typeof trainLemmas> {
  const options = lemmaOptions(material, recipe)
  if (!recipe.vowels) return trainLemmas(examples.cases, examples.dictionary, material.frequencies, options)
  const everyday = examples.dictionary.filter(({ source }) => source === EVERYDAY)
  const casesOf = (change: <T extends Word>(word: T) => T): readonly LemmaCase[] => {
    const changed = data.map(({ treebank, sentences }) => ({ treebank, sentences: sentences.map((sentence) => sentence.map(change)) }))
    // a word's forms say its vowels once
    const added = new Map(everyday.map(change).map(({ form, lemma, tag }) => [`${form} ${tag} ${lemma}`, { form, lemma, tag, weight: EVERYDAY_WEIGHT }]))
    return [...examplesOf(material, recipe, changed).cases, ...added.values()]
  }
  const others = examples.dictionary.filter(({ source }) => source !== EVERYDAY)
  const { tables, guessed } = trainLemmas(casesOf(bareUnit), others, material.frequencies, options)
  const vowels = trainLemmas(casesOf(vowelUnit), [], material.frequencies, { ...options, language: undefined, grouping: 'length', dictionaryWeight: 0 })
  return { tables: { ...tables, vowels: vowels.tables }, guessed }
}

/** Trains both models of a language on the given sentences. */
export function train(material: Material, recipe: Recipe, data: Split['train']): { tagger: TaggerTables; lemmas: LemmaTables } {
  const examples = examplesOf(material, recipe, data)
  const { tables: lemmas, guessed } = learnLemmas(material, recipe, data, examples)
  return { tagger: learnTags(material, recipe, data, examples, guessed), lemmas }
}

/** Trains the tagger of a language alone: the one that `train` gives. */
export function trainTags(material: Material, recipe: Recipe, data: Split['train']): TaggerTables {
  const examples = examplesOf(material, recipe, data)
  const guessed = guessTags(examples.cases, examples.dictionary, material.frequencies, lemmaOptions(material, recipe))
  return learnTags(material, recipe, data, examples, guessed)
}

function learnTags(material: Material, recipe: Recipe, data: Split['train'], examples: Examples, guessed: ReadonlyMap<string, number>): TaggerTables {
  const { sentences, made, dictionary, styles, styleOf } = examples
  const lookups = buildLookups(
    sentences,
    recipe.silverWeight > 0 ? material.silver : [],
    dictionary,
    recipe.guessedTags ? guessed : new Map(),
    material.frequencies,
    material.wordClasses,
    material.clusters,
    recipe.lexicon
  )
  sentences.push(...made)
  if (recipe.silverWeight > 0) {
    const isWanted = (treebank: Treebank) => treebank.kind === 'dev' && !recipe.joinedConventions && styleOf(treebank) === 0
    const current = data.filter(({ treebank }) => isWanted(treebank)).flatMap(({ sentences: units }) => units)
    const disputed = disputedTags(current, material.silver)
    const style = recipe.joinedConventions ? -1 : styles + 1
    for (const sentence of material.silver) sentences.push(silverExample(sentence, disputed, recipe.silverWeight, style))
  }
  return { ...trainTagger(sentences, lookups, recipe), ...lookups }
}

/** A sentence of the teacher: it counts less where the teacher is unsure, and not at all for words that the dev file tags otherwise. */
function silverExample(sentence: TrainingSentence, disputed: Disputed, weight: number, style: number): TrainingSentence {
  const agreed = withoutDisagreements(sentence, disputed)
  const weights = sentence.weights!.map((probability, index) => (agreed.weights?.[index] ?? 1) * weight * (probability > 0.7 ? probability * probability : 0))
  return { ...agreed, weights, style }
}

/** The sentence with disputed words re-tagged, or excluded from learning. */
function withoutDisagreements(sentence: TrainingSentence, disputed: Disputed): TrainingSentence {
  if (disputed.size === 0) return sentence
  const tags = sentence.tags.slice()
  const weights = new Float32Array(tags.length).fill(1)
  for (const [index, form] of sentence.forms.entries()) {
    const tag = disputed.get(form.toLowerCase())
    if (tag === undefined) continue
    if (tag < 0) weights[index] = 0
    else tags[index] = tag
  }
  return { ...sentence, tags, weights }
}

/** Pairs of word and tag that the dev file has often enough to decide their lemma. */
function frequentWords(sentences: readonly (readonly Unit[])[]): Set<string> {
  const counts = new Map<string, number>()
  for (const sentence of sentences)
    for (const { form, tag } of sentence) {
      const key = `${tag} ${form.toLowerCase()}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  return new Set([...counts].filter(([, count]) => count >= 3).map(([key]) => key))
}
