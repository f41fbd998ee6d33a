/**
 * How many of the statements about everyday documents hold: reports/everyday.md and .json.
 *
 *     npm run evaluate:everyday                       # writes the report
 *     npm run evaluate:everyday -- --failed [kind]    # prints what failed of the seen ones instead; the unread ones are never shown
 */
import { parseArgs } from 'node:util'
import { openModels } from '../../src/models/store.js'
import { writeReport } from '../lib/reports.js'
import { createJudge } from './answers.js'
import { failureLines, figuresOf, type Judged, reportText } from './report.js'
import { everydayStatements, type Kind, kindsOf } from './statements.js'

const { values, positionals } = parseArgs({ options: { failed: { type: 'boolean', default: false } }, allowPositionals: true })
const [kind] = positionals as Kind[]
const kinds: readonly Kind[] = Object.values(kindsOf).flat()
if (positionals.length > (values.failed ? 1 : 0) || (kind !== undefined && !kinds.includes(kind)))
  throw new RangeError(`--failed takes one of ${kinds.join(', ')}, or nothing`)

const judge = createJudge(openModels())
const judged: Judged[] = []
for (const statement of everydayStatements())
  if (kind === undefined || statement.kind === kind) judged.push({ statement, verdicts: await judge.judge(statement) })

if (values.failed) console.log(failureLines(judged).join('\n'))
else {
  const figures = figuresOf(judged)
  const text = reportText(judged, figures)
  writeReport('everyday', figures, text)
  console.log(text)
}
