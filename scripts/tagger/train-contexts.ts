/**
 * Trains what tells a word's lemmas apart by their context: `npx tsx scripts/tagger/train-contexts.ts [language...]`, two minutes for all.
 *
 * The dev treebanks are cut in two halves as for the taggers: pairs learnt without the one are measured on it, with the treebank's own tags, against
 * the words' most frequent lemmas; the model that is shipped learns from everything. Writes native-models/morphology/<language>-lemma-contexts and
 * scripts/reports/lemma-contexts.json. Inputs: `GLOSSA_DATA` (`morphology/treebanks`).
 */
import type { ModelLicence } from '../../src/models/manifest.js'
import { withoutYo } from '../../src/morphology/lemma/clean.js'
import { LemmaContexts, SentenceContext } from '../../src/morphology/lemma/contexts.js'
import { applyScript, parseScript } from '../../src/morphology/lemma/edit-scripts.js'
import { trainContexts } from '../lemma/contexts.js'
import { byConvention } from '../lemma/conventions.js'
import { seeds } from '../lemma/seeds.js'
import { serviceLemmas } from '../lemma/service-lemmas.js'
import { writeModel } from '../lib/artefacts.js'
import { readReport, writeReport } from '../lib/reports.js'
import type { Unit } from '../lib/treebank-rows.js'
import { readTreebanks, type Treebank } from '../lib/treebanks.js'
import { asTokens, percent } from './evaluation.js'
import { recipeOf } from './recipes.js'

/** Languages where the half of the dev treebanks that is not seen gains by it. */
const languages = ['ara', 'bul', 'deu', 'hin', 'hrv', 'jpn', 'lav', 'por', 'spa', 'urd']
/** Languages whose treebanks disagree too much about lemmas to teach any pair, or are wrong about it. */
const seedsAlone: ReadonlySet<string> = new Set(['deu', 'spa'])

interface Figures {
  readonly tokens: number
  /** Percent of tokens whose lemma is one of a pair. */
  readonly ambiguous: number
  /** Percent of tokens whose lemma is right, of these. */
  readonly byWord: number
  readonly byContext: number
}

interface LanguageFigures {
  readonly pairs: readonly string[]
  readonly treebanks: Record<string, Figures>
}

type Sentences = readonly (readonly Unit[])[]

const baseName = (treebank: Treebank): string => treebank.name.replace(/-(dev|um-train|train)$/, '')
const half = (sentences: Sentences, which: number): Sentences => sentences.filter((_, index) => (Math.floor(index / 10) & 1) === which)
const lower = (word: string): string => withoutYo(word.toLowerCase())

/** All sentences by the dev files' convention; of the dev files those that `ofDev` leaves. */
function material(treebanks: readonly Treebank[], ofDev: (sentences: Sentences) => Sentences): Sentences {
  const dev = treebanks.filter(({ kind }) => kind === 'dev')
  return treebanks.flatMap((treebank) => {
    if (treebank.kind === 'dev') return ofDev(treebank.sentences)
    const own = dev.find((other) => baseName(other) === baseName(treebank)) ?? dev[0]
    return own === undefined ? treebank.sentences : byConvention(ofDev(own.sentences), treebank.sentences)
  })
}

function usualLemmas(sentences: Sentences): Map<string, string> {
  const counts = new Map<string, Map<string, number>>()
  for (const sentence of sentences)
    for (const { form, tag, lemma } of sentence) {
      if (lemma === undefined) continue
      const key = `${tag} ${lower(form)}`
      const row = counts.get(key) ?? new Map<string, number>()
      counts.set(key, row.set(lemma, (row.get(lemma) ?? 0) + 1))
    }
  return new Map([...counts].map(([key, row]) => [key, [...row].reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0]]))
}

function measure(treebanks: readonly Treebank[]): Record<string, Figures> {
  const counts = new Map<string, { tokens: number; ambiguous: number; word: number; context: number }>()
  for (const fold of [0, 1]) {
    const known = material(treebanks, (sentences) => half(sentences, 1 - fold))
    const trained = trainContexts(known, lower)
    const contexts = trained === undefined ? undefined : new LemmaContexts(trained.tables)
    const usual = usualLemmas(known)
    for (const treebank of treebanks) {
      if (treebank.kind !== 'dev') continue
      const { tokens, units } = asTokens(half(treebank.sentences, fold))
      const context = new SentenceContext(
        tokens,
        Uint8Array.from(units, ({ tag }) => tag)
      )
      const count = counts.get(treebank.name) ?? { tokens: 0, ambiguous: 0, word: 0, context: 0 }
      counts.set(treebank.name, count)
      count.tokens += units.length
      for (const [index, { form, tag, lemma }] of units.entries()) {
        const entry = lemma === undefined || contexts === undefined ? -1 : contexts.entry(lower(form), tag)
        if (contexts === undefined || entry < 0) continue
        context.moveTo(index)
        const script = contexts.choose(entry, context, index)
        const byWord = usual.get(`${tag} ${lower(form)}`)
        count.ambiguous++
        if (byWord === lemma) count.word++
        if ((script < 0 ? byWord : applyScript(parseScript(contexts.scripts[script]!), form)) === lemma) count.context++
      }
    }
  }
  return Object.fromEntries(
    [...counts].map(([name, { tokens, ambiguous, word, context }]) => [
      name,
      { tokens, ambiguous: percent(ambiguous, tokens), byWord: percent(word, tokens), byContext: percent(context, tokens) }
    ])
  )
}

function licenceOf(treebanks: readonly Treebank[]): ModelLicence {
  const licences = new Set(treebanks.map(({ licence }) => licence))
  return licences.has('non-commercial') ? 'non-commercial' : licences.has('copyleft') ? 'copyleft' : 'permissive'
}

function trainLanguage(language: string): LanguageFigures {
  const { licences } = recipeOf(language)
  const treebanks = seedsAlone.has(language)
    ? []
    : readTreebanks(language)
        .filter(({ licence }) => licences.includes(licence))
        .map((treebank) => ({ ...treebank, sentences: treebank.sentences.map((sentence) => serviceLemmas(sentence, language)) }))
  const figures = measure(treebanks)
  const trained = trainContexts(
    material(treebanks, (sentences) => sentences),
    lower,
    seeds[language]
  )
  if (trained === undefined) throw new Error(`no words of ${language} are told apart by their contexts`)
  const { tables, pairs } = trained
  writeModel({
    id: `morphology/${language}-lemma-contexts`,
    tensors: {
      'words.offsets': tables.words.offsets,
      'words.checks': tables.words.checks,
      'words.pairs': tables.wordPairs,
      'words.scripts': tables.wordScripts,
      scripts: tables.scripts,
      'evidence.offsets': tables.evidence.offsets,
      'evidence.checks': tables.evidence.checks,
      'evidence.strengths': tables.strengths
    },
    licence: licenceOf(treebanks),
    sources: [
      ...treebanks.map(({ name, licence }) => `Universal Dependencies ${name} (${licence})`),
      ...(seeds[language] === undefined ? [] : ['scripts/lemma/seeds.ts (own)'])
    ],
    command: `npx tsx scripts/tagger/train-contexts.ts ${language}`,
    // seeds alone are measured on nothing: only how many pairs they tell apart
    accuracy:
      treebanks.length === 0
        ? { 'pairs of lemmas': pairs.length }
        : Object.fromEntries(
            Object.entries(figures).flatMap(([name, { byWord, byContext }]) => [
              [`${name} lemmas of pairs by word`, byWord],
              [`${name} lemmas of pairs by context`, byContext]
            ])
          )
  })
  return {
    pairs: pairs.map(({ lemmas, cases, saved }) => `${lemmas.join(' / ')}${saved === undefined ? '' : `: ${saved} of ${cases} saved`}`),
    treebanks: figures
  }
}

const chosen = process.argv.slice(2)
const report = readReport<Record<string, LanguageFigures>>('lemma-contexts') ?? {}
for (const language of chosen.length > 0 ? chosen : languages) {
  report[language] = trainLanguage(language)
  console.log(language, JSON.stringify(report[language].treebanks))
}
writeReport('lemma-contexts', report)
