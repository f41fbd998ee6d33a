/**
 * Builds the artefact `names/schemes`: the compiled romanisation schemes and the readings of Han characters.
 * Inputs: `names/schemes/` of the data folder. Usage: npm run build:name-schemes
 */
import { openModels } from '../../../src/models/store.js'
import { Schemes } from '../../../src/names/schemes/schemes.js'
import { encodeNamedTexts } from '../../../src/names/schemes/strings.js'
import { writeModel } from '../../lib/artefacts.js'
import { compileTransform } from './cldr.js'
import { compileScheme } from './compile.js'
import { meanShare, measure } from './measure.js'
import { cldrTransforms, hanRows, ruleRows, schemeRows } from './tables.js'

/** Transforms that a scheme code stands for (`ICU`, and BGN for Armenian). */
const CLDR_FILES: ReadonlySet<string> = new Set(
  'Armenian-Latin-BGN Arabic-Latin Cyrillic-Latin Greek-Latin Hebrew-Latin Georgian-Latin'.split(' ').map((name) => `${name}.xml`)
)

const schemes = schemeRows()
const rules = ruleRows()
const known = new Set(rules.map((row) => row.scheme))
const programs = new Map<string, string>()
const left: string[] = []
for (const scheme of schemes) {
  const rows = rules.filter((row) => row.scheme === scheme.scheme)
  if (rows.length === 0) continue
  try {
    for (const [stage, lines] of compileScheme(scheme, rows, known))
      programs.set(stage === 'main' ? scheme.scheme : `${scheme.scheme} ${stage}`, lines.join('\n'))
  } catch (error) {
    left.push(`${scheme.scheme}: ${error instanceof Error ? error.message : error}`)
  }
}
const transforms = cldrTransforms().filter(({ file }) => CLDR_FILES.has(file))
for (const { file, rules: source } of transforms) {
  try {
    programs.set(`cldr ${file.replace('.xml', '')}`, compileTransform(source, new Set(CLDR_FILES.keys())).join('\n'))
  } catch (error) {
    left.push(`${file}: ${error instanceof Error ? error.message : error}`)
  }
}

const han = hanRows()
const points = han.rows.map((row, index) => ({ point: row[0]!.codePointAt(0)!, index })).sort((one, other) => one.point - other.point)
const tensors: Record<string, { shape: number[]; data: Uint8Array | Uint16Array | Uint32Array }> = {}
const add = (name: string, data: Uint8Array | Uint16Array | Uint32Array) => {
  tensors[name] = { shape: [data.length], data }
}
add(
  'han',
  Uint32Array.from(points, ({ point }) => point)
)
for (const [column, name] of han.columns.entries()) {
  const readings = points.map(({ index }) => han.rows[index]![column + 1]?.split('|')[0]?.trim() ?? '')
  const distinct = [...new Set(['', ...readings])].sort()
  const places = new Map(distinct.map((reading, place) => [reading, place]))
  add(`${name} readings`, new TextEncoder().encode(distinct.join('\n')))
  add(
    `${name} places`,
    Uint16Array.from(readings, (reading) => places.get(reading)!)
  )
}
for (const [name, data] of Object.entries(encodeNamedTexts('programs', programs))) add(name, data)

const write = (accuracy: Readonly<Record<string, number>>) =>
  writeModel({
    id: 'names/schemes',
    tensors,
    licence: 'permissive',
    sources: ['interscript/maps (MIT)', 'unicode-org/cldr 41 (Unicode-DFS-2016)'],
    command: 'npm run build:name-schemes',
    accuracy
  })
write({ programs: programs.size })
// measured as it will be read, then written with its figures
const figures = measure(Schemes.open(openModels()))
const entry = write({ programs: programs.size, schemesMeasured: figures.length, examplesExactMean: meanShare(figures) })
console.log(`${programs.size} programs, ${entry.bytes} bytes, ${meanShare(figures)} % of the examples; left out:\n${left.join('\n')}`)
