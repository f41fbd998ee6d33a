/**
 * Measures the romanisation schemes on the worked examples of the data (`names/schemes/interscript_examples.tsv.gz`): share written exactly (normal form C),
 * by scheme and on average over schemes, and by the code that a scheme is served under. Writes scripts/reports/names-schemes.json and .md.
 * Usage: npx tsx scripts/names/schemes/evaluate.ts [--failures]
 */
import { openModels } from '../../../src/models/store.js'
import { TABLES } from '../../../src/names/schemes/codes.js'
import { Schemes } from '../../../src/names/schemes/schemes.js'
import { writeReport } from '../../lib/reports.js'
import { meanShare, measure, measureModules } from './measure.js'

const schemes = Schemes.open(openModels())
const failed = process.argv.includes('--failures') ? (line: string) => console.log(line) : undefined
const figures = measure(schemes, failed)
const modules = measureModules(schemes, failed)
const examples = figures.reduce((sum, row) => sum + row.examples, 0)
const exact = figures.reduce((sum, row) => sum + row.exact, 0)

/** Schemes by language and by authority, the first two parts of a scheme's name. */
function groups(part: 0 | 1): Record<string, { schemes: number; exact: number }> {
  const names = [...new Set(figures.map((row) => row.scheme.split('-')[part]!))].sort()
  return Object.fromEntries(
    names.map((name) => {
      const rows = figures.filter((row) => row.scheme.split('-')[part] === name)
      return [name, { schemes: rows.length, exact: meanShare(rows) }]
    })
  )
}

const served = Object.entries(TABLES).flatMap(([language, codes]) => Object.entries(codes).map(([code, table]) => ({ language, code, table })))
const report = {
  schemes: figures.length,
  examples,
  exactMean: meanShare(figures),
  exactOfExamples: Math.round((1000 * exact) / examples) / 10,
  servedCodes: served.length,
  byLanguage: groups(1),
  byAuthority: groups(0),
  modules: Object.fromEntries(modules.map((row) => [`${row.language} ${row.code}`, `${row.exact}/${row.examples}`])),
  byScheme: Object.fromEntries(figures.map((row) => [row.scheme, `${row.exact}/${row.examples}`]))
}

const table = (title: string, rows: Record<string, { schemes: number; exact: number }>) =>
  [`| ${title} | schemes | exact % |`, '| --- | --- | --- |', ...Object.entries(rows).map(([name, row]) => `| ${name} | ${row.schemes} | ${row.exact} |`)].join(
    '\n'
  )
const failing = figures.filter((row) => row.exact < row.examples)
const text = `# Romanisation schemes on the worked examples

${report.examples} examples of ${report.schemes} schemes; no rule was written for a single example. Mean of the schemes: **${report.exactMean} %** exact; of all examples ${report.exactOfExamples} %.
The rules and the examples come from the same maps, so this says that the rules are read and applied as they were meant, not how good they are on other names. Where a map is known to
miss its standard (Hindi ICS 630-01, Indic ISO 15919) the code is served by a module instead (\`src/names/schemes/codes.ts\`), which the examples of that map do not measure.

${table('language', report.byLanguage)}

${table('authority', report.byAuthority)}

## Codes that modules serve

By letters alone (no case, signs, hyphens, blanks), as names of places; the Hindi maps leave vowels out or write them twice, against their standards.

| language | code | exact | examples | of the scheme |
| --- | --- | --- | --- | --- |
${modules.map((row) => `| ${row.language} | ${row.code} | ${row.exact} | ${row.examples} | ${row.scheme} |`).join('\n')}

## Schemes that miss examples

| scheme | exact | examples |
| --- | --- | --- |
${failing.map((row) => `| ${row.scheme} | ${row.exact} | ${row.examples} |`).join('\n')}
`
writeReport('names-schemes', report, text)
console.log(`${report.exactMean} % mean of ${report.schemes} schemes, ${report.exactOfExamples} % of ${report.examples} examples`)
