/**
 * Measures the matching of names on labelled pairs, on names in other scripts against ten candidates, on lists with doubles, and on own statements:
 *
 *     npx tsx scripts/names/matching/evaluate-matching.ts [--part tune|report] [--set NAME] [--errors N] [--model FOLDER]
 *
 * Without `--set`, on the part `report`, scripts/reports/name-matching.json and .md are written. `--set` is a set of pairs (`sanctions`), a language of
 * candidates (`ara`), a list with doubles (`companies`), `statements` or `speed`. `--errors` prints the worst errors of the matcher; those of `report` are
 * not to be tuned by. `--model` is a folder with a `names/matching` of its own: one trained with --held-back does not know the nicknames that are asked for.
 */
import { parseArgs } from 'node:util'
import { openModels } from '../../../src/models/store.js'
import { createNameMatcher, MATCHING, Matcher } from '../../../src/names/matching/matcher.js'
import { writeReport } from '../../lib/reports.js'
import { baselines } from './baselines.js'
import { CANDIDATE_LANGUAGES } from './candidates.js'
import { CLUSTER_SETS } from './clusters.js'
import { glossa } from './glossa.js'
import { candidateErrors, candidateLine, clusterErrors, clusterLine, type MeasuredPart, pairErrors, pairLines, THRESHOLD } from './measured.js'
import { type Line, reportText } from './report.js'
import { PAIR_SETS } from './sets.js'
import { type SpeedFigures, speedOf } from './speed.js'
import { stated } from './statements.js'

const { values } = parseArgs({
  options: { part: { type: 'string', default: 'report' }, set: { type: 'string' }, errors: { type: 'string', default: '0' }, model: { type: 'string' } }
})
if (values.part !== 'tune' && values.part !== 'report') throw new Error('--part is tune or report')
const part: MeasuredPart = values.part
const errors = Number(values.errors)
const known = [...PAIR_SETS, ...CANDIDATE_LANGUAGES, ...CLUSTER_SETS, 'statements', 'speed']
if (values.set !== undefined && !known.includes(values.set)) throw new Error(`--set is one of ${known.join(', ')}`)

const store = openModels()
const matcher = values.model === undefined ? createNameMatcher(store) : new Matcher(store, openModels(values.model).load(MATCHING))
const own = glossa(matcher)
const similarities = [own, ...baselines()]
const isWanted = (set: string) => values.set === undefined || values.set === set

/** @param errorsOf lines that are printed where errors are asked for */
function measured(sets: readonly string[], linesOf: (set: string) => Line[], errorsOf: (set: string) => string[]): Line[] {
  return sets.filter(isWanted).flatMap((set) => {
    const lines = linesOf(set)
    for (const line of lines) console.log(JSON.stringify(line))
    if (errors > 0) for (const error of errorsOf(set)) console.log(error)
    return lines
  })
}

const pairs = measured(
  PAIR_SETS,
  (set) => pairLines(set, part, similarities),
  (set) => pairErrors(set, part, own, errors)
)
const firstOfTen = measured(
  CANDIDATE_LANGUAGES,
  (set) => [candidateLine(set, part, similarities)],
  (set) => candidateErrors(set, part, own, errors)
)
const deduplication = measured(
  CLUSTER_SETS,
  (set) => [clusterLine(set, part, similarities)],
  (set) => clusterErrors(set, part, own, errors)
)
const statements = isWanted('statements')
  ? Object.fromEntries(
      similarities.map((similarity) => {
        const failed = errors > 0 && similarity === own ? (line: string) => console.log(line) : undefined
        return [similarity.name, stated(similarity, THRESHOLD, failed)]
      })
    )
  : {}
console.log(JSON.stringify(statements))
const speed: SpeedFigures | undefined = isWanted('speed') ? speedOf(matcher) : undefined
console.log(JSON.stringify(speed))

if (part === 'report' && values.set === undefined) {
  const figures = { pairs, firstOfTen, deduplication, statements, speed: speed! }
  writeReport('name-matching', figures, reportText(figures))
}
