/**
 * Measures the parser on addresses that it did not learn from, beside a parse by rules. Writes scripts/reports/address-parser.
 *
 *     npx tsx scripts/addresses/parsing/evaluate.ts [--set us] [--errors N] [--tune] [--model FOLDER]
 *
 * `--errors` prints so many lines of a set that are not right; with `--tune` of lines that may be learnt from.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDictionaries } from '../../../src/addresses/dictionaries/dictionaries.js'
import { Labeller } from '../../../src/addresses/parsing/labeller.js'
import { CHINESE_PARSER, PARSER, PERMISSIVE_CHINESE_PARSER, SequenceParser } from '../../../src/addresses/parsing/parser.js'

import { openModels } from '../../../src/models/store.js'
import { readTable } from '../../lib/data.js'
import { writeReport } from '../../lib/reports.js'
import { congruential } from '../../lib/shuffle.js'
import { readVariants } from '../matching/variants.js'
import { RuleParser } from '../rules.js'
import { type Counts, counted, fieldsOf, type LineParser, type ParseReport } from './figures.js'
import { Renderer } from './render.js'
import { type Cut, labelledLines, registerLines, structured } from './sources.js'
import type { LabelledLine } from './types.js'

const { values: flags } = parseArgs({
  options: { set: { type: 'string' }, errors: { type: 'string', default: '0' }, tune: { type: 'boolean', default: false }, model: { type: 'string' } }
})
const GOALS: Readonly<Record<string, number>> = { us: 92, uk: 90, mixed: 88, chinese: 85 }
/** Columns that are of the model itself. */
const OWN = 'Glossa'
const PERMISSIVE = 'Glossa, permissive'
const store = openModels()
const own = flags.model === undefined ? store : openModels(flags.model)
const dictionaries = openDictionaries(store)
const words = new Labeller(own, PARSER)
const parserWith = (id: string) => new SequenceParser(dictionaries, words, new Labeller(own.has(id) ? own : store, id))
const parsers: Readonly<Record<string, LineParser>> = {
  [OWN]: parserWith(CHINESE_PARSER),
  [PERMISSIVE]: parserWith(PERMISSIVE_CHINESE_PARSER),
  rules: new RuleParser(dictionaries)
}

const makers: Readonly<Record<string, (cut: Cut) => LabelledLine[]>> = {
  us: (cut) => labelledLines('us', cut),
  uk: (cut) => registerLines(cut, 4_000),
  mixed: (cut) => [...rendered(cut, 1), ...labelledLines('opencage', cut), ...labelledLines('pelias', cut)],
  'mixed, as they are': (cut) => rendered(cut, 0),
  india: (cut) => labelledLines('india', cut),
  chinese: () => labelledLines('ncap-dev', 'report'),
  'chinese, clinics': (cut) => labelledLines('clinics', cut)
}

function rendered(cut: Cut, noise: number): LabelledLine[] {
  const renderer = new Renderer(readVariants())
  const below = congruential(111)
  return structured(cut)
    .filter((_, place) => place % 4 === 0)
    .map(({ country, fields }) => renderer.render(fields, country, below, noise))
}

function printErrors(lines: readonly LabelledLine[], most: number): void {
  let shown = 0
  for (const line of lines) {
    const given = [...fieldsOf(line)].sort().join(' | ')
    const { fields } = parsers[OWN]!.parse(line.text)
    const found = [...fieldsOf({ ...line, spans: [] }), ...Object.entries(fields).map(([field, text]) => [field, text.toLowerCase().replace(/[\s,.'-]/gu, '')])]
      .sort()
      .join(' | ')
    if (given === found) continue
    if (++shown > most) return
    console.log(`${line.text.replaceAll('\n', ' // ')}\n   given ${given}\n   found ${found}`)
  }
}

const sets: { set: string; rows: number; figures: Record<string, number> }[] = []
const details: { set: string; counts: Counts }[] = []
for (const [set, make] of Object.entries(makers)) {
  if (flags.set !== undefined && flags.set !== set) continue
  const lines = make(flags.tune ? 'learn' : 'report')
  if (Number(flags.errors) > 0) printErrors(lines, Number(flags.errors))
  const figures: Record<string, number> = {}
  for (const [name, parser] of Object.entries(parsers)) {
    const counts = counted(lines, parser, ({ country }, field) => [field, `in ${country === '' ? 'no country told' : country}`])
    figures[name] = counts.f1('all')
    if (name === OWN) details.push({ set, counts })
  }
  sets.push({ set, rows: lines.length, figures })
  console.log(JSON.stringify(sets.at(-1)))
}
const stated = statedFigures()
console.log(JSON.stringify(stated))
const speed = speedOf()
console.log(`${speed} lines/s`)

/** Own lines, with the fields expected: how many fields are right of those expected or found. */
function statedFigures(): Record<string, number> {
  const halves: Record<string, { right: number; all: number; lines: number; whole: number }> = {}
  const [, ...rows] = readTable(join(import.meta.dirname, 'statements.tsv'))
  for (const [half = '', text = '', expected = ''] of rows) {
    const own = halves[half] ?? { right: 0, all: 0, lines: 0, whole: 0 }
    halves[half] = own
    const given = new Map(expected.split('; ').map((part) => part.split('=') as [string, string]))
    const { fields } = parsers[OWN]!.parse(text.replaceAll('\\n', '\n'))
    const keys = new Set([...given.keys(), ...Object.keys(fields)])
    const even = (part: string | undefined) => part?.toLowerCase().replace(/[\s,.]/gu, '')
    const wrong = [...keys].filter((field) => even(given.get(field)) !== even(fields[field as keyof typeof fields]))
    own.lines++
    own.all += keys.size
    own.right += keys.size - wrong.length
    if (wrong.length === 0) own.whole++
    else if (half === 'seen' && Number(flags.errors) > 0) console.log(`${text}\n   given ${expected}\n   found ${JSON.stringify(fields)}`)
  }
  return Object.fromEntries(
    Object.entries(halves).flatMap(([half, { right, all, lines, whole }]) => [
      [`${half}: fields right`, Math.round((1000 * right) / all) / 10],
      [`${half}: lines right`, Math.round((1000 * whole) / lines) / 10]
    ])
  )
}

/** Lines of registers of about fifty characters, by one core. */
function speedOf(): number {
  const texts = rendered('report', 0)
    .map(({ text }) => text)
    .filter((text) => text.length > 40 && text.length < 60)
    .slice(0, 4_000)
  for (const text of texts.slice(0, 1_000)) parsers[OWN]!.parse(text)
  const start = process.cpuUsage()
  for (const text of texts) parsers[OWN]!.parse(text)
  const { user, system } = process.cpuUsage(start)
  return Math.round(texts.length / ((user + system) / 1e6))
}

if (flags.set === undefined && !flags.tune && flags.model === undefined) {
  const report: ParseReport & { readonly statements: Record<string, number>; readonly linesASecond: number } = { sets, statements: stated, linesASecond: speed }
  writeReport('address-parser', report, text())
}

function text(): string {
  const rows = sets.map(
    ({ set, rows: count, figures }) =>
      `| ${set} | ${count} | ${Object.keys(parsers)
        .map((name) => figures[name])
        .join(' | ')} | ${GOALS[set] ?? ''} |`
  )
  const by = (counts: Counts, isCountry: boolean) =>
    counts.keys
      .filter((key) => key !== 'all' && key.startsWith('in ') === isCountry && counts.given(key) >= 10)
      .map((key) => `| ${key} | ${counts.given(key)} | ${counts.f1(key)} |`)
  return `# Parsing of addresses

F1 of exact fields in per cent, on addresses of which road, number and city are in nothing that was learnt: a field is right where its letters and digits are those
of the label. \`mixed\`: structured addresses of all countries written with what people do (parts left out and added, abbreviations, slips, capitals), and lines of
OpenCage and Pelias; \`chinese\`: the development part of the corpus. \`rules\`: segments and dictionaries alone. Made by \`npm run evaluate:address-parser\`.

| set | lines | ${Object.keys(parsers).join(' | ')} | goal |
| --- | --- | ${Object.keys(parsers)
    .map(() => '---')
    .join(' | ')} | --- |
${rows.join('\n')}

Own lines of 29 countries (statements.tsv): ${Object.entries(stated)
    .map(([name, figure]) => `${name} ${figure} %`)
    .join(', ')}.
${speed} lines of about fifty characters a second, by one core.
${details.map(({ set, counts }) => `\n## ${set}\n\n| field | fields | F1 |\n| --- | --- | --- |\n${by(counts, false).join('\n')}\n${set.startsWith('mixed') ? `\n| country | fields | F1 |\n| --- | --- | --- |\n${by(counts, true).join('\n')}\n` : ''}`).join('')}`
}
