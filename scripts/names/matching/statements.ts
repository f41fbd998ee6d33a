/** Own statements about names, of pairs that somebody who screens customers would try. Those marked `unseen` are counted only. */
import { join } from 'node:path'
import type { NameToMatch } from '../../../src/names/matching/types.js'
import type { NameKind } from '../../../src/names/types.js'
import { readTable } from '../../lib/data.js'
import type { Similarity } from './baselines.js'

type Pair = readonly [left: NameToMatch, right: NameToMatch]

interface MatchStatement {
  readonly half: 'seen' | 'unseen'
  /** What it is about, such as `nickname`. */
  readonly group: string
  readonly relation: 'same' | 'different' | 'first > second'
  readonly pair: Pair
  /** What scores lower, of `first > second`. */
  readonly other?: Pair
}

export interface StatedFigures {
  readonly seen: { readonly held: number; readonly all: number }
  readonly unseen: { readonly held: number; readonly all: number }
}

export function matchStatements(): MatchStatement[] {
  return readTable(join(import.meta.dirname, 'statements.tsv'))
    .filter(([half = '']) => !half.startsWith('#'))
    .map(([half, group, kind, relation, left, right, otherLeft, otherRight]) => {
      const named = (text: string): NameToMatch => ({ text, kind: kind as NameKind })
      return {
        half: half as 'seen' | 'unseen',
        group: group!,
        relation: relation as MatchStatement['relation'],
        pair: [named(left!), named(right!)],
        ...(otherLeft !== undefined && { other: [named(otherLeft), named(otherRight!)] as const })
      }
    })
}

/** How many hold. Languages are left to be guessed. @param failed takes those of the seen half that do not hold */
export function stated(similarity: Similarity, threshold: number, failed: (line: string) => void = () => {}): StatedFigures {
  const figures = { seen: { held: 0, all: 0 }, unseen: { held: 0, all: 0 } }
  for (const { half, group, relation, pair, other } of matchStatements()) {
    const scores = [pair, ...(other === undefined ? [] : [other])].map(([left, right]) => similarity.score(left, right))
    const [first = 0, second = 0] = scores
    const holds = relation === 'first > second' ? first > second : relation === 'same' ? first >= threshold : first < threshold
    figures[half].all++
    if (holds) figures[half].held++
    else if (half === 'seen') {
      const texts = [...pair, ...(other ?? [])].map(({ text }) => text)
      failed([group, relation, ...scores.map((score) => score.toFixed(3)), ...texts].join('\t'))
    }
  }
  return figures
}
