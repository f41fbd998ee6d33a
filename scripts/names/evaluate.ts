/**
 * Measures name translation as it is served, on the development rows of the pairs, both ways, and on the own statements:
 *
 *     npx tsx scripts/names/evaluate.ts [LANGUAGE ...] [--most N] [--errors]
 *
 * With no language all are measured and scripts/reports/name-translation.json and .md are written. `--most` measures so many names of each language,
 * `--errors` prints some that are wrong.
 */
import { parseArgs } from 'node:util'
import { openModels } from '../../src/models/store.js'
import { createNameTranslator } from '../../src/names/translator.js'
import { writeReport } from '../lib/reports.js'
import { congruential, shuffle } from '../lib/shuffle.js'
import { Reliability, Score } from './measure.js'
import { type Direction, developmentCases, PAIR_LANGUAGES } from './pairs.js'
import { type Figures, type LanguageFigures, reportText } from './report.js'
import { stated } from './statements.js'
import { translated } from './translated.js'

const SHOWN = 40

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { most: { type: 'string' }, errors: { type: 'boolean', default: false } }
})
const most = Number(values.most ?? Number.POSITIVE_INFINITY)
const languages = positionals.length > 0 ? positionals : PAIR_LANGUAGES
const translator = createNameTranslator(openModels())

function measure(language: string, direction: Direction): LanguageFigures {
  const scores = { all: new Score(), new: new Score() }
  const byType = new Map<string, Score>()
  const wrong: string[] = []
  const reliability = new Reliability()
  const cases = developmentCases(language, direction)
  shuffle(cases, congruential(7))
  for (const one of cases.slice(0, most)) {
    const renderings = translated(translator, one, direction)
    const answers = renderings.map(({ text }) => text)
    reliability.add(renderings[0]?.probability ?? 0, scores.all.add(answers, one.accepted))
    if (!one.isNew) continue
    const right = scores.new.add(answers, one.accepted)
    const group = one.language === 'jpn' && direction === 'toEnglish' ? `${one.type} ${one.script}` : one.type
    if (!byType.has(group)) byType.set(group, new Score())
    byType.get(group)!.add(answers, one.accepted)
    if (!right) wrong.push(`${one.type}\t${one.name}\t${answers.join(' | ')}\t${[...one.accepted].slice(0, 4).join(' | ')}`)
  }
  if (values.errors) for (const line of wrong.slice(0, SHOWN)) console.log(line)
  const types = Object.fromEntries([...byType].sort().map(([type, score]) => [type, score.figures]))
  return { language, all: scores.all.figures, new: scores.new.figures, types, confidenceError: reliability.error }
}

const began = process.cpuUsage()
let names = 0
const measured = (direction: Direction) =>
  languages.map((language) => {
    const figures = measure(language, direction)
    names += figures.all.names
    console.log(direction, language, JSON.stringify(figures))
    return figures
  })
const pairs = { toEnglish: measured('toEnglish'), fromEnglish: measured('fromEnglish') }
const { user, system } = process.cpuUsage(began)
const figures: Figures = { ...pairs, statements: stated(translator), namesPerSecond: Math.round((names * 1e6) / (user + system)) }
console.log(`${figures.namesPerSecond} names a second of one core`)
if (positionals.length === 0 && values.most === undefined) writeReport('name-translation', figures, reportText(figures))
