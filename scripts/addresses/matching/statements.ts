/** Own statements about addresses. A third of them, by their hash, is counted only. */
import { join } from 'node:path'
import type { AddressMatcher } from '../../../src/addresses/matching/types.js'
import { textHash } from '../../language/data/rows.js'
import { readTable } from '../../lib/data.js'
import { type LineParser, toMatch } from './lines.js'
import type { GivenAddress } from './pairs.js'

export interface StatedFigures {
  readonly seen: { readonly held: number; readonly all: number }
  readonly unseen: { readonly held: number; readonly all: number }
}

const HOLDS: Readonly<Record<string, (score: number, bound: number) => boolean>> = {
  '>': (score, bound) => score > bound,
  '<': (score, bound) => score < bound,
  '=': (score, bound) => score === bound
}

/** How many hold. @param failed takes those of the seen half that do not */
export function stated(matcher: AddressMatcher, parser: LineParser, failed: (line: string) => void = () => {}): StatedFigures {
  const figures = { seen: { held: 0, all: 0 }, unseen: { held: 0, all: 0 } }
  for (const [left = '', right = '', must = ''] of readTable(join(import.meta.dirname, '../statements.tsv'))) {
    if (left.startsWith('#')) continue
    const half = textHash(`${left}\t${right}`) % 3 === 0 ? 'unseen' : 'seen'
    const [sign = '', bound = ''] = must.split(' ')
    const [one, other] = [left, right].map((text) => matcher.prepare(toMatch(given(text), parser))) as [
      ReturnType<AddressMatcher['prepare']>,
      ReturnType<AddressMatcher['prepare']>
    ]
    const score = matcher.score(one, other)
    figures[half].all++
    if (HOLDS[sign]!(score, Number(bound))) figures[half].held++
    else if (half === 'seen') failed([score.toFixed(3), must, left, right].join('\t'))
  }
  return figures
}

function given(text: string): GivenAddress {
  return text.startsWith('{') ? (JSON.parse(text) as GivenAddress) : text
}
