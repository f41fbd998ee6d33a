/** All measurements of a detector that was asked with one set of options. */
import type { LanguageDetector } from '../../src/language/detector.js'
import type { LanguageOptions } from '../../src/language/options.js'
import type { LanguageWeights } from '../../src/language/prior.js'
import { type AlteredFigures, alteredProbes, measureAltered } from './altered.js'
import { type ConfuserFigures, joinedTexts, measureConfusers } from './checks.js'
import { type CodeFigures, type DocumentFigures, measureCode, measureDocuments } from './documents.js'
import {
  allProbes,
  count,
  emptyTally,
  evaluatedLanguages,
  type Measurement,
  measure,
  PROBE_KINDS,
  type ProbeChoice,
  type ProbeKind,
  type ProbeTable,
  type Tally
} from './evaluation.js'
import type { Probe } from './probes/probe.js'
import { codeTexts, type Half, type MixedText, mixedDocuments, ownLines, type Statement } from './probes/statements.js'
import { measureTraffic } from './traffic.js'

/** A way to ask under a name that heads a column of the report. */
export interface Column {
  readonly name: string
  /** The prior. */
  readonly weights: LanguageWeights
  readonly options: LanguageOptions
}

/** The texts written for the evaluation. */
interface OwnMaterial {
  readonly lines: readonly Statement[]
  readonly mixed: readonly MixedText[]
  readonly code: readonly Statement[]
}

/** Everything that is measured on, read once. */
export interface Material extends OwnMaterial {
  readonly probes: ProbeTable
  readonly altered: ReturnType<typeof alteredProbes>
  readonly joined: readonly MixedText[]
}

export function readMaterial(choice: ProbeChoice): Material {
  return { probes: allProbes(choice), altered: alteredProbes(), joined: joinedTexts(), ...ownMaterial(choice.half) }
}

function ownMaterial(half: Half): OwnMaterial {
  return { lines: ownLines(half), mixed: mixedDocuments(half), code: codeTexts(half) }
}

export interface Results {
  readonly measurement: Measurement
  /** The own lines by kind. */
  readonly lineKinds: Tally
  readonly altered: AlteredFigures
  readonly mixed: DocumentFigures
  readonly joined: DocumentFigures
  readonly code: CodeFigures
  readonly confusers: ConfuserFigures
  /** Per cent of the mix of traffic. */
  readonly traffic: number
}

export function measureAll(detector: LanguageDetector, options: LanguageOptions, material: Material): Results {
  const measurement = measure(detector, options, material.probes)
  return {
    measurement,
    ...measureOwn(detector, options, material),
    altered: measureAltered(detector, options, material.altered),
    joined: measureDocuments(detector, material.joined, options),
    confusers: measureConfusers(detector, options),
    traffic: measureTraffic(measurement)
  }
}

/** The results with those on the own texts of another half in the place of theirs. */
export function withOwnTexts(detector: LanguageDetector, options: LanguageOptions, results: Results, half: Half): Results {
  const own = ownMaterial(half)
  const probesOfLanguage = (language: string): [ProbeKind, readonly Probe[]][] =>
    PROBE_KINDS.map((kind) => [kind, kind === 'lines' ? own.lines.filter((line) => line.language === language) : []])
  const probes = new Map(
    evaluatedLanguages().map((language) => [language, Object.fromEntries(probesOfLanguage(language)) as Record<ProbeKind, readonly Probe[]>])
  )
  const { tallies, scripts, judged } = measure(detector, options, probes)
  const { measurement } = results
  return {
    ...results,
    ...measureOwn(detector, options, own),
    measurement: {
      tallies: { ...measurement.tallies, lines: tallies.lines },
      scripts: { ...measurement.scripts, lines: scripts.lines },
      judged: { ...measurement.judged, lines: judged.lines }
    }
  }
}

function measureOwn(detector: LanguageDetector, options: LanguageOptions, { lines, mixed, code }: OwnMaterial): Pick<Results, 'lineKinds' | 'mixed' | 'code'> {
  const lineKinds = emptyTally()
  for (const { kind, language, text } of lines) {
    const answer = detector.detect(text, options)[0]!.language
    count(lineKinds, kind, answer === language ? kind : answer)
  }
  return { lineKinds, mixed: measureDocuments(detector, mixed, options), code: measureCode(detector, code, options) }
}
