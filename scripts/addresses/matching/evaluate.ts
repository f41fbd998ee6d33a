/**
 * Measures the comparison of addresses on labelled pairs, as fields and as lines, on made pairs and on own statements:
 *
 *     npm run evaluate:addresses [-- --part tune|report] [--set NAME] [--errors N] [--model FOLDER]
 *
 * Without `--set`, on the part `report`, scripts/reports/addresses.json and .md are written. `--set` is one of PAIR_SETS, `made`, `made-chinese`, `statements` or
 * `speed`. `--errors` prints the worst errors; those of `report` are not to be tuned by. `--model` is a folder with a comparison of its own.
 */
import { parseArgs } from 'node:util'
import { openDictionaries } from '../../../src/addresses/dictionaries/dictionaries.js'
import { MATCHINGS, Matcher } from '../../../src/addresses/matching/matcher.js'
import { createAddressParser } from '../../../src/addresses/parsing/parser.js'
import { openModels } from '../../../src/models/store.js'
import { writeReport } from '../../lib/reports.js'
import type { Part } from '../../names/matching/split.js'
import { RuleParser } from '../rules.js'
import { madeChinesePairs } from './chinese.js'
import { madePairs } from './made-pairs.js'
import { type AddressSimilarity, areaOf, baselines } from './measured.js'
import { type GivenAddress, type LabelledPair, labelledPairs, PAIR_SETS, type PairSetName } from './pairs.js'
import { type AreaLine, errorsOf, GOALS, glossaAs, reportText, rounded, sharesAt } from './report.js'
import { speedOf } from './speed.js'
import { stated } from './statements.js'

const { values } = parseArgs({
  options: { part: { type: 'string', default: 'report' }, set: { type: 'string' }, errors: { type: 'string', default: '0' }, model: { type: 'string' } }
})
if (values.part !== 'tune' && values.part !== 'report') throw new Error('--part is tune or report')
const part: Part = values.part
const store = openModels()
const dictionaries = openDictionaries(store)
const parser = createAddressParser(store)
const models = values.model === undefined ? store : openModels(values.model)
const [all, permissive] = MATCHINGS.map((id) => (models.has(id) ? new Matcher(dictionaries, models.load(id)) : undefined))
const own = all ?? permissive!
const simple = baselines(new RuleParser(dictionaries))
const isWanted = (set: string) => values.set === undefined || values.set === set

const areas = [...(Object.keys(PAIR_SETS) as PairSetName[]), 'made' as const, 'made-chinese' as const].filter(isWanted).flatMap((set) => {
  const pairs = pairsOf(set)
  const ways = pairs.some(({ left }) => typeof left !== 'string') ? (['fields', 'lines'] as const) : (['lines'] as const)
  return ways.map((way): AreaLine => {
    const asLine = way === 'lines'
    const matchers = [
      glossaAs('Glossa', own, parser, asLine),
      ...(permissive === undefined || all === undefined ? [] : [glossaAs('Glossa, permissive', permissive, parser, asLine)])
    ]
    const figures: Record<string, number> = {}
    let shares = { matches: 0, others: 0 }
    for (const [place, similarity] of [...matchers, ...simple].entries()) {
      const scores = scoresOf(pairs, similarity)
      figures[similarity.name] = rounded(areaOf(pairs, scores), 4)
      if (place === 0) {
        shares = sharesAt(pairs, scores, 0.5)
        for (const line of errorsOf(pairs, scores, Number(values.errors))) console.log(line)
      }
    }
    const line = { set, way, pairs: pairs.length, figures, ...shares, ...(GOALS[set] !== undefined && { goal: GOALS[set] }) }
    console.log(JSON.stringify(line))
    return line
  })
})
const statements = isWanted('statements') ? stated(own, parser, Number(values.errors) > 0 ? (line) => console.log(line) : undefined) : undefined
if (statements !== undefined) console.log(JSON.stringify(statements))
const speed = isWanted('speed') ? speedOf(own, parser) : undefined
if (speed !== undefined) console.log(JSON.stringify(speed))
if (part === 'report' && values.set === undefined) {
  const figures = { areas, statements: statements!, speed: speed! }
  writeReport('addresses', figures, reportText(figures))
}

function pairsOf(set: PairSetName | 'made' | 'made-chinese'): LabelledPair[] {
  if (set === 'made') return madePairs(part).slice(0, 6000)
  return set === 'made-chinese' ? madeChinesePairs(part, dictionaries).slice(0, 3000) : labelledPairs(set, part)
}

function scoresOf(pairs: readonly LabelledPair[], { score }: AddressSimilarity): number[] {
  return pairs.map(({ left, right }: { left: GivenAddress; right: GivenAddress }) => score(left, right))
}
