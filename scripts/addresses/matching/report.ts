/** The report of `evaluate.ts`. */
import type { AddressMatcher } from '../../../src/addresses/matching/types.js'
import { type LineParser, lineOf, toMatch } from './lines.js'
import type { AddressSimilarity } from './measured.js'
import type { GivenAddress, LabelledPair } from './pairs.js'
import type { SpeedFigures } from './speed.js'
import type { StatedFigures } from './statements.js'

/** A set of pairs, as fields or as lines. */
export interface AreaLine {
  readonly set: string
  readonly way: 'fields' | 'lines'
  readonly pairs: number
  /** Areas under the curve by the names of the measures. */
  readonly figures: Readonly<Record<string, number>>
  /** Shares of the matches and of the others that are right at 0.5. */
  readonly matches: number
  readonly others: number
  readonly goal?: number
}

export interface Figures {
  readonly areas: readonly AreaLine[]
  readonly statements: StatedFigures
  readonly speed: SpeedFigures
}

/** Areas to reach. */
export const GOALS: Readonly<Record<string, number>> = { chicago: 0.992, 'web-osm': 0.94, febrl: 0.998, 'uk-hard': 0.975, chinese: 0.88 }

export function glossaAs(name: string, matcher: AddressMatcher, parser: LineParser, asLine: boolean): AddressSimilarity {
  const prepared = (address: GivenAddress) => matcher.prepare(toMatch(address, parser, asLine))
  return { name, score: (left, right) => matcher.score(prepared(left), prepared(right)) }
}

export function sharesAt(pairs: readonly LabelledPair[], scores: readonly number[], threshold: number): { matches: number; others: number } {
  const share = (isMatch: boolean) => {
    const of = scores.filter((_, at) => pairs[at]!.isMatch === isMatch)
    return rounded(of.filter((score) => score >= threshold === isMatch).length / Math.max(1, of.length), 3)
  }
  return { matches: share(true), others: share(false) }
}

/** Matches that score lowest and others that score highest. */
export function errorsOf(pairs: readonly LabelledPair[], scores: readonly number[], most: number): string[] {
  const text = (address: GivenAddress) => (typeof address === 'string' ? address : lineOf(address))
  const worst = (isMatch: boolean) =>
    [...pairs.keys()]
      .filter((at) => pairs[at]!.isMatch === isMatch)
      .sort((one, other) => (isMatch ? scores[one]! - scores[other]! : scores[other]! - scores[one]!))
      .slice(0, most)
      .map((at) => `${isMatch ? 'match' : 'other'}\t${scores[at]!.toFixed(3)}\t${text(pairs[at]!.left)}\t${text(pairs[at]!.right)}`)
  return most === 0 ? [] : [...worst(true), ...worst(false)]
}

export function reportText({ areas, statements, speed }: Figures): string {
  const measures = [...new Set(areas.flatMap(({ figures }) => Object.keys(figures)))]
  return [
    '# Comparison of addresses',
    '',
    'Pairs that no training saw: addresses that match, directly or by others, stand in one part (60 % to train on, 20 % to tune on, 20 % here); the hard cases of the',
    'UK are not trained on at all. Area under the curve; beside it the shares of matches and of others that are right at 0.5. `lines`: the fields on one line, parsed',
    'again. `rules`: fields of a rule-based parse, compared one by one with Jaro-Winkler. `made`: pairs made of registers, as they are trained on.',
    '',
    `| set | as | pairs | ${measures.join(' | ')} | goal | matches right | others right |`,
    `|---|---|---|${measures.map(() => '---|').join('')}---|---|---|`,
    ...areas.map(
      ({ set, way, pairs, figures, goal = '', matches, others }) =>
        `| ${set} | ${way} | ${pairs} | ${measures.map((name) => figures[name] ?? '').join(' | ')} | ${goal} | ${matches} | ${others} |`
    ),
    '',
    '## Own statements',
    '',
    '| half | held | all |',
    '|---|---|---|',
    ...(['seen', 'unseen'] as const).map((half) => `| ${half} | ${statements[half].held} | ${statements[half].all} |`),
    '',
    '## Speed, one core',
    '',
    '| what | a second | goal |',
    '|---|---|---|',
    `| pairs of fields, prepared and compared | ${speed.fielded} | 20000 |`,
    `| pairs of lines, parsed, prepared and compared | ${speed.lines} | 4000 |`,
    ''
  ].join('\n')
}

export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
