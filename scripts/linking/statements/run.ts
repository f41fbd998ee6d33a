/**
 * Asks a running server what it links in the statements of one half, and prints by kind what held.
 *
 *     npx tsx scripts/linking/statements/run.ts --half seen [--server http://127.0.0.1:8181] [--failures]
 *
 * `--failures` lists what did not hold; texts of the unseen half are never shown.
 */
import { parseArgs } from 'node:util'
import type { Half } from '../../language/probes/statements.js'
import { type AnsweredEntity, type Comparison, compare } from './outcome.js'
import { type StatedText, statedTexts } from './statements.js'
import { countByKind, formatTable, precisionAndRecall } from './table.js'

/** A text with the outcome of each of its statements. */
export interface ComparedText extends StatedText {
  readonly comparisons: readonly Comparison[]
}

/** @throws Error for an answer other than 200, with what the server said */
async function linkedEntities(server: string, { text, language }: StatedText): Promise<AnsweredEntity[]> {
  const response = await fetch(new URL('/rest/v1/entities', server), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ content: text, language, options: { linkEntities: true } })
  })
  if (!response.ok) throw new Error(`${server} answered ${response.status} for "${text}": ${await response.text()}`)
  const { entities } = (await response.json()) as { entities: AnsweredEntity[] }
  return entities
}

/** Asks for one text after the other. @throws Error when the server cannot be reached or refuses one */
export async function compareTexts(server: string, texts: readonly StatedText[]): Promise<ComparedText[]> {
  const compared: ComparedText[] = []
  for (const text of texts) compared.push({ ...text, comparisons: compare(text, await linkedEntities(server, text)) })
  return compared
}

/** A line for each statement that did not hold: kind, outcome, language, mention, what was stated, what was given, text. */
export function failureLines(compared: readonly ComparedText[]): string[] {
  return compared.flatMap(({ kind, language, text, comparisons }) =>
    comparisons
      .filter(({ outcome }) => outcome !== 'held')
      .map(({ statement: { start, end, expected }, outcome, given }) => {
        const stated = expected.is === 'linked' ? expected.ids.join(',') : expected.is === 'unlinked' ? 'T' : `!${expected.id}`
        const answered = given === undefined ? '-' : `${given.entityId}/${given.type}`
        return [kind, outcome, language, text.slice(start, end), stated, answered, text.replaceAll('\n', ' ⏎ ')].join('\t')
      })
  )
}

const percent = (share: number | undefined): string => (share === undefined ? '-' : `${(100 * share).toFixed(1)} %`)

/** The table of one half, and the failures where they are asked for. @throws RangeError for failures of the unseen half */
export async function report(server: string, half: Half, withFailures: boolean): Promise<string> {
  if (withFailures && half === 'unseen') throw new RangeError('failures of the unseen half are not shown: nobody tunes on them')
  const compared = await compareTexts(server, statedTexts(half))
  const { precision, recall } = precisionAndRecall(compared.flatMap(({ comparisons }) => comparisons))
  const lines = [formatTable(countByKind(compared)), `${half}: precision ${percent(precision)}, recall ${percent(recall)}`]
  return [...lines, ...(withFailures ? failureLines(compared) : [])].join('\n')
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: {
      half: { type: 'string', default: 'seen' },
      server: { type: 'string', default: 'http://127.0.0.1:8181' },
      failures: { type: 'boolean', default: false }
    }
  })
  if (values.half !== 'seen' && values.half !== 'unseen') throw new RangeError(`--half is seen or unseen, not ${values.half}`)
  console.log(await report(values.server, values.half, values.failures))
}
