/**
 * Trains the taggers and lemmatizers: `npm run train:morphology -- [language...] [--force] [--one-half | --draft | --ship | --lemmas] [--no-silver]`.
 * `--draft` measures one half only and ships its model; `--ship` then trains on everything and keeps the figures already measured. `--lemmas` makes
 * the lemmatizer anew and leaves the tagger beside it as it is; its lemmas are measured with the tags of a tagger made for that alone, with `--true-tags`
 * by the treebanks' tags alone, which takes a minute.
 *
 * For each language: the dev treebanks are cut in two halves; a model trained without the one is measured on it (both ways, so every dev token is
 * measured by a model that has not seen it); then the model to ship is trained on everything and written to native-models/morphology.
 * Figures go to scripts/reports/morphology/<language>.json. A language whose report has the same recipe is left alone unless forced.
 *
 * Inputs: `GLOSSA_DATA`, `GLOSSA_DICTIONARIES` (export-dictionaries.py), `GLOSSA_SILVER` (label-silver.py); `--no-silver` trains without the last.
 */
import { createHash } from 'node:crypto'
import { type ModelLicence, readManifest } from '../../src/models/manifest.js'
import type { TensorInput } from '../../src/models/safetensors.js'
import { defaultModelsFolder, openModels } from '../../src/models/store.js'
import { type LemmaTables, readLemmaTables } from '../../src/morphology/lemma/tables.js'
import { readTaggerTables, type TaggerTables } from '../../src/morphology/tag/tagger.js'
import { writeModel } from '../lib/artefacts.js'
import { readReport, writeReport } from '../lib/reports.js'
import { addScores, baseline, percent, type Score, scoreLemmas, scoreTables } from './evaluation.js'
import { type Material, readMaterial, split, train, trainLemmatizer, trainTags } from './recipe.js'
import { type Recipe, recipeOf, taggerLanguages } from './recipes.js'

interface TreebankFigures {
  readonly tokens: number
  /** Percent; tags over all tokens, lemmas over those with a lemma. */
  readonly tags: number
  /** With the tagger's tags. */
  readonly lemmas?: number
  readonly lemmasIgnoringCase?: number
  readonly lemmasByGoldTags: number
  /** Where the lemmatizer is newer than the tagger: how good the tags were with which its lemmas were measured. */
  readonly tagsForLemmas?: number
  /** `lemmas` are those of the lemmatizer before, as the newer one was measured by true tags only. */
  readonly lemmasOfEarlier?: boolean
  /** The figures are those of the model before, as `--ship` measures nothing. */
  readonly ofEarlier?: boolean
  readonly mostFrequentTag: number
}

export interface LanguageReport {
  readonly language: string
  readonly model: string
  readonly licence: ModelLicence
  readonly recipe: string
  readonly trainingTokens: number
  readonly bytes: number
  readonly treebanks: Record<string, TreebankFigures>
  /** The dev treebanks in capitals. */
  readonly capitals?: Record<string, { tags: number; lemmas: number }>
}

/** Which twins from free data alone are trained beside a model that needs other data. */
const twins = ['ara', 'ell', 'heb', 'hin', 'ita', 'pol', 'ukr']

interface Tables {
  readonly tagger: TaggerTables
  readonly lemmas: LemmaTables
}

function tensorsOf(tables: Tables): Record<string, TensorInput> {
  const { tagger, lemmas } = tables
  return {
    'features.offsets': tagger.features.offsets,
    'features.checks': tagger.features.checks,
    'features.weights': tagger.weights,
    'lexicon.offsets': tagger.lexicon.offsets,
    'lexicon.checks': tagger.lexicon.checks,
    'lexicon.classes': tagger.lexiconClasses,
    'clusters.offsets': tagger.clusters.offsets,
    'clusters.checks': tagger.clusters.checks,
    'clusters.numbers': tagger.clusterNumbers,
    ...lemmaTensors(lemmas, ''),
    ...(lemmas.vowels === undefined ? {} : lemmaTensors(lemmas.vowels, 'vowels.'))
  }
}

function lemmaTensors(lemmas: LemmaTables, prefix: string): Record<string, TensorInput> {
  return {
    [`${prefix}endings.offsets`]: lemmas.endings.offsets,
    [`${prefix}endings.checks`]: lemmas.endings.checks,
    [`${prefix}endings.scripts`]: lemmas.endingScripts,
    ...(lemmas.known === undefined ? {} : { [`${prefix}lemmas.known`]: lemmas.known }),
    ...(lemmas.shapes === undefined ? {} : { [`${prefix}shapes.lengths`]: lemmas.shapes.lengths, [`${prefix}shapes.endings`]: lemmas.shapes.endings }),
    [`${prefix}scripts`]: lemmas.scripts,
    [`${prefix}scripts.defaults`]: lemmas.defaults
  }
}

function licenceOf(material: Material, recipe: Recipe): ModelLicence {
  const used = new Set(material.treebanks.filter((treebank) => recipe.licences.includes(treebank.licence)).map((treebank) => treebank.licence))
  return used.has('non-commercial') ? 'non-commercial' : used.has('copyleft') ? 'copyleft' : 'permissive'
}

/** The dictionaries that a language's rows come from. */
function dictionarySources(material: Material, recipe: Recipe): string[] {
  const dictionaries: Record<string, string> = {
    lexicon: 'full-form list of the data folder (licence in its README)',
    simplemma: 'simplemma 2.0.0 tables (MIT)',
    'spacy-lookups': 'spacy-lookups-data 1.0.5 (MIT)',
    'spacy-exc': 'spacy-lookups-data 1.0.5 (MIT)',
    'spacy-index': 'spacy-lookups-data 1.0.5 (MIT)',
    'mecab-ko': 'python-mecab-ko-dic 2.1.1.post2 (Apache-2.0)',
    pymorphy: 'OpenCorpora dictionary by pymorphy3-dicts (CC BY-SA 3.0)'
  }
  const used = new Set(material.dictionary.map((row) => row.source).filter((source) => !recipe.withoutSources.includes(source)))
  return [...new Set([...used].flatMap((source) => dictionaries[source] ?? []))]
}

function sourcesOf(material: Material, recipe: Recipe): string[] {
  const sources = material.treebanks
    .filter((treebank) => recipe.licences.includes(treebank.licence))
    .map((treebank) => `Universal Dependencies ${treebank.name} (${treebank.licence})`)
  sources.push(...dictionarySources(material, recipe))
  if (material.clusters.length > 0) sources.push('Brown clusters of spacy-lookups-data 1.0.5 (MIT)')
  if (recipe.silverWeight > 0 && material.silver.length > 0)
    sources.push(`text of the language data folder tagged by ${byTaggers ? 'the tagger before, a pupil of ' : ''}the neural teacher (CC0, CC BY, CC BY-SA)`)
  return sources
}

function measure(
  material: Material,
  recipe: Recipe,
  folds: readonly (0 | 1)[]
): Pick<LanguageReport, 'treebanks' | 'capitals'> & { tables: Tables | undefined } {
  const scores = new Map<string, Score>()
  const frequent = new Map<string, number>()
  const capitals = new Map<string, Score>()
  let tables: Tables | undefined
  const hasDev = material.treebanks.some((treebank) => treebank.kind === 'dev')
  for (const fold of hasDev ? folds : []) {
    const { train: known, test } = split(material, recipe, fold)
    tables = train(material, recipe, known)
    const guess = baseline(known.flatMap(({ sentences }) => sentences))
    for (const { treebank, sentences } of test) {
      const score = scoreTables(tables, sentences)
      const before = scores.get(treebank.name)
      scores.set(treebank.name, before === undefined ? score : addScores(before, score))
      frequent.set(treebank.name, (frequent.get(treebank.name) ?? 0) + guess(sentences))
      if (folds.length < 2) continue
      const upper = scoreTables(
        tables,
        sentences.map((sentence) => sentence.map((unit) => ({ ...unit, form: unit.form.toUpperCase() })))
      )
      const upperBefore = capitals.get(treebank.name)
      capitals.set(treebank.name, upperBefore === undefined ? upper : addScores(upperBefore, upper))
    }
  }
  const treebanks: Record<string, TreebankFigures> = {}
  for (const [name, score] of scores)
    treebanks[name] = {
      tokens: score.tokens,
      tags: percent(score.tags, score.tokens),
      lemmas: percent(score.lemmas, score.lemmaTokens),
      lemmasIgnoringCase: percent(score.lemmasIgnoringCase, score.lemmaTokens),
      lemmasByGoldTags: percent(score.lemmasByGold, score.lemmaTokens),
      mostFrequentTag: percent(frequent.get(name)!, score.tokens)
    }
  const inCapitals = Object.fromEntries(
    [...capitals].map(([name, score]) => [name, { tags: percent(score.tags, score.tokens), lemmas: percent(score.lemmas, score.lemmaTokens) }])
  )
  return { treebanks, capitals: inCapitals, tables }
}

/** Passes of the taggers that only measure a newer lemmatizer. */
const PASSES_TO_MEASURE = 4

/**
 * Makes the lemmatizer of a shipped model anew. Its lemmas are measured with the tags of taggers that know the same half of the dev treebanks and learn
 * in fewer passes without the teacher's text, so they are no better than those of the shipped ones.
 */
function trainLemmasAlone(language: string): void {
  const name = `morphology/${language}`
  const id = `${name}-tagger`
  const recipe = recipeOf(language)
  const material = readMaterial(language, false)
  const scores = new Map<string, Score>()
  for (const fold of folds) {
    const { train: known, test } = split(material, recipe, fold)
    const tables = trueTags ? undefined : train(material, { ...recipe, silverWeight: 0, passes: PASSES_TO_MEASURE }, known)
    const alone = tables === undefined ? trainLemmatizer(material, recipe, known) : undefined
    for (const { treebank, sentences } of test) {
      const score = tables === undefined ? scoreLemmas(alone!, sentences) : scoreTables(tables, sentences)
      const before = scores.get(treebank.name)
      scores.set(treebank.name, before === undefined ? score : addScores(before, score))
    }
  }
  const lemmas = trainLemmatizer(material, recipe, split(material, recipe, 'all').train)
  const store = openModels()
  const model = store.load(id)
  const { licence, sources, command, accuracy } = readManifest(defaultModelsFolder()).artefacts.find((entry) => entry.id === id)!
  const { bytes } = writeModel({
    id,
    tensors: tensorsOf({ tagger: readTaggerTables(model), lemmas }),
    metadata: { ...model.metadata, grouping: recipe.grouping },
    licence,
    sources: [...new Set([...sources, ...dictionarySources(material, recipe)])],
    command: `${command.replace(/ && .*/, '')} && GLOSSA_DICTIONARIES=DICTIONARIES_DIR npm run train:morphology -- ${language} --lemmas${trueTags ? ' --true-tags' : ''}`,
    accuracy: {
      ...Object.fromEntries(Object.entries(accuracy).filter(([figure]) => trueTags || figure.endsWith(' tags'))),
      ...(trueTags ? {} : Object.fromEntries([...scores].map(([treebank, score]) => [`${treebank} lemmas`, percent(score.lemmas, score.lemmaTokens)])))
    }
  })
  const before = readReport<LanguageReport>(name)!
  const treebanks: Record<string, TreebankFigures> = Object.fromEntries(
    Object.entries(before.treebanks).map(([treebank, { tokens, tags, mostFrequentTag, ...measured }]) => {
      const score = scores.get(treebank)!
      if (trueTags) {
        const lemmasByGoldTags = percent(score.lemmasByGold, score.lemmaTokens)
        console.log(`${treebank} by true tags: ${measured.lemmasByGoldTags} > ${lemmasByGoldTags}`)
        return [treebank, { tokens, tags, ...measured, lemmasByGoldTags, lemmasOfEarlier: true, mostFrequentTag }]
      }
      const figures = {
        lemmas: percent(score.lemmas, score.lemmaTokens),
        lemmasIgnoringCase: percent(score.lemmasIgnoringCase, score.lemmaTokens),
        lemmasByGoldTags: percent(score.lemmasByGold, score.lemmaTokens),
        tagsForLemmas: percent(score.tags, score.tokens)
      }
      return [treebank, { tokens, tags, ...figures, mostFrequentTag }]
    })
  )
  writeReport(name, { ...before, bytes, treebanks })
  const rows = Object.entries(treebanks).map(([treebank, row]) => `${treebank} ${row.lemmas} (${row.lemmasByGoldTags}; tags ${row.tagsForLemmas})`)
  console.log(`${id} ${bytes} bytes: ${rows.join(', ')}`)
}

function commandOf(language: string): string {
  const label = byTaggers ? `npx tsx scripts/tagger/label-by-taggers.ts TOKENS_DIR TAGGED_DIR ${language} && ` : ''
  const flags = `${silver ? '' : ' --no-silver'}${mode === 'ship' ? ' --ship' : ''}${byTaggers ? ' --by-taggers' : ''}${keepLemmas ? ' --keep-lemmas' : ''}`
  return `${label}GLOSSA_DICTIONARIES=DICTIONARIES_DIR ${silver ? 'GLOSSA_SILVER=TAGGED_DIR ' : ''}npm run train:morphology -- ${language}${flags}`
}

function ofEarlier(treebanks: LanguageReport['treebanks']): LanguageReport['treebanks'] {
  return Object.fromEntries(Object.entries(treebanks).map(([name, row]) => [name, { ...row, ofEarlier: true }]))
}

type Mode = 'full' | 'draft' | 'ship' | 'lemmas'

function trainLanguage(language: string, permissive: boolean): void {
  const started = Date.now()
  const recipe = recipeOf(language, permissive)
  const id = `morphology/${language}-tagger${permissive ? '-permissive' : ''}`
  const fingerprint = createHash('sha256').update(JSON.stringify({ recipe, silver })).digest('hex').slice(0, 16)
  const name = `morphology/${language}${permissive ? '-permissive' : ''}`
  const before = readReport<LanguageReport>(name)
  if (!force && before?.recipe === fingerprint) return
  const material = readMaterial(language, silver)
  const known = mode === 'ship' && before !== undefined ? { treebanks: ofEarlier(before.treebanks), tables: undefined } : undefined
  const { tables, ...figures } = known ?? measure(material, recipe, folds)
  const everything = split(material, recipe, 'all').train
  const trainingTokens = everything.reduce((total, { sentences }) => total + sentences.reduce((sum, sentence) => sum + sentence.length, 0), 0)
  const licence = licenceOf(material, recipe)
  const accuracy = Object.fromEntries(
    Object.entries(figures.treebanks).flatMap(([name, row]) => [
      [`${name} tags`, row.tags],
      ...(row.lemmas === undefined ? [] : [[`${name} lemmas`, row.lemmas]])
    ])
  )
  const earlier = keepLemmas ? openModels().load(id) : undefined
  const draft = mode === 'draft' ? tables : undefined
  const shipped =
    earlier === undefined
      ? (draft ?? train(material, recipe, everything))
      : { tagger: draft?.tagger ?? trainTags(material, recipe, everything), lemmas: readLemmaTables(earlier) }
  const { bytes } = writeModel({
    id,
    tensors: tensorsOf(shipped),
    metadata: { ...earlier?.metadata, grouping: recipe.grouping, language },
    licence,
    sources: sourcesOf(material, recipe),
    command: commandOf(language),
    accuracy
  })
  const report: LanguageReport = { language, model: id, licence, recipe: mode === 'draft' ? 'draft' : fingerprint, trainingTokens, bytes, ...figures }
  writeReport(name, report)
  const rows = Object.entries(figures.treebanks).map(([name, row]) => `${name} ${row.tags} ${row.lemmas} (${row.lemmasByGoldTags}, ${row.lemmasIgnoringCase})`)
  console.log(`${id} ${bytes} bytes, ${((Date.now() - started) / 1000).toFixed(0)} s: ${rows.join(', ')}`)
}

const words = process.argv.slice(2)
const force = words.includes('--force')
/** With `--lemmas`: no tagger is trained to measure the lemmas. */
const trueTags = words.includes('--true-tags')
const silver = !words.includes('--no-silver')
/** The tagger is made anew, the lemmatizer beside it stays. */
const keepLemmas = words.includes('--keep-lemmas')
/** The unlabelled text was tagged by the shipped taggers (label-by-taggers.ts). */
const byTaggers = words.includes('--by-taggers')
const mode: Mode = words.includes('--draft') ? 'draft' : words.includes('--ship') ? 'ship' : words.includes('--lemmas') ? 'lemmas' : 'full'
const folds = mode === 'draft' || words.includes('--one-half') ? ([0] as const) : ([0, 1] as const)
const chosen = words.filter((word) => !word.startsWith('--'))
for (const language of chosen.length > 0 ? chosen : taggerLanguages) {
  if (mode === 'lemmas') {
    trainLemmasAlone(language)
    continue
  }
  trainLanguage(language, false)
  if (mode !== 'draft' && twins.includes(language) && recipeOf(language).licences.length > 1) trainLanguage(language, true)
}
