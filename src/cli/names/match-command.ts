/** `glossa names match`: for each query the names of an index that are likely the same. */
import { resolve } from 'node:path'
import { apiError, errorBody } from '../../core/errors.js'
import type { ModelStore } from '../../models/store.js'
import { createNameMatcher } from '../../names/matching/matcher.js'
import { ListLineFault } from '../../names/retrieval/list-lines.js'
import { NameIndex } from '../../names/retrieval/name-index.js'
import { wholeNumber } from '../arguments.js'
import { type Context, exitCodes, UsageError, write } from '../context.js'
import { Progress } from '../progress.js'
import { type ListLine, listLines } from './list-source.js'

export const matchFlags = {
  index: { type: 'string' },
  threshold: { type: 'string', default: '0.75' },
  most: { type: 'string', default: '10' }
} as const

interface MatchValues {
  readonly index?: string | undefined
  readonly threshold: string
  readonly most: string
}

const MOST_MATCHES = 1_000
/** Characters of answers that are written together. */
const WRITTEN = 65_536
/** Places behind the point of a score. */
const ROUNDED = 10_000

/**
 * @param queries path, or `-` for standard input
 * @returns the exit code: 1 when a line failed
 * @throws UsageError, NameIndexError, ModelError; the output's errors
 */
export async function matchCommand(queries: string, values: MatchValues, store: ModelStore, { stdin, stdout, stderr }: Context): Promise<number> {
  if (values.index === undefined) throw new UsageError('--index is missing')
  const threshold = Number(values.threshold)
  if (!/^[\d.]+$/.test(values.threshold) || !(threshold <= 1)) throw new UsageError('--threshold must be a number from 0 to 1')
  const most = wholeNumber('most', values.most, 1, MOST_MATCHES)
  const index = new NameIndex(resolve(values.index), store, createNameMatcher(store))
  const progress = new Progress(stderr)
  let answers = ''
  try {
    for await (const line of listLines(queries, stdin)) {
      answers += `${JSON.stringify(answerOf(line, index, threshold, most))}\n`
      progress.count(line.name instanceof ListLineFault)
      if (answers.length < WRITTEN) continue
      await write(stdout, answers)
      answers = ''
    }
    await write(stdout, answers)
    progress.end()
  } finally {
    progress.stop()
    stdin.destroy()
  }
  return progress.errors === 0 ? exitCodes.done : exitCodes.fault
}

function answerOf({ number, name }: ListLine, index: NameIndex, threshold: number, most: number) {
  if (name instanceof ListLineFault) return { error: errorBody(apiError('badRequestFormat', `the line ${name.message}`)), line: number }
  const { id, ...query } = name
  const matches = index.match(query, threshold, most)
  return {
    query: query.text,
    ...(id !== undefined && { id }),
    matches: matches.map((match) => ({ ...(match.id !== undefined && { id: match.id }), text: match.text, score: Math.round(ROUNDED * match.score) / ROUNDED }))
  }
}
