/**
 * Writes what the documents repeat from elsewhere: `NOTICES.md` (every artefact of `native-models/` with its data and licence, every package needed at run time) and
 * the tables of `docs/` between their marks. Run it after a model, a dependency, a setting, a report or a bench result has changed: `npm run docs`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from '../../src/models/manifest.js'
import { defaultModelsFolder, openModels } from '../../src/models/store.js'
import { describeSettings } from '../../src/settings.js'
import { entityLanguageTable } from './entity-languages.js'
import { accuracySection, speedSection } from './figures-section.js'
import { writePeers } from './peers-page.js'
import { drawSoak } from './soak-plot.js'
import { restrictedTable, teacherTable } from './teachers.js'

interface LockEntry {
  readonly version: string
  readonly license?: string
  readonly dev?: boolean
  readonly optional?: boolean
}

const root = join(defaultModelsFolder(), '..')

const { artefacts } = readManifest(defaultModelsFolder())

function modelRows(): string[] {
  return artefacts.map((entry) => `| ${entry.id} | ${entry.licence} | ${entry.sources.join('; ')} |`)
}

/** Packages of development whose code is in what is built: the playground's page. */
const bundled = new Set(['node_modules/preact'])

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, LockEntry> }

function packageRows(chosen: (entry: LockEntry, path: string) => boolean): string[] {
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path.startsWith('node_modules/') && chosen(entry, path))
    .map(([path, entry]) => `| ${path.slice(path.lastIndexOf('node_modules/') + 13)} | ${entry.version} | ${entry.license ?? 'see package'} |`)
}

/** Licences of the packages that only build and test, and how many have each. */
function developmentRows(): string[] {
  const counts = new Map<string, number>()
  for (const { dev, license = 'see package' } of Object.values(lock.packages)) if (dev) counts.set(license, (counts.get(license) ?? 0) + 1)
  return [...counts].sort(([left], [right]) => (left < right ? -1 : 1)).map(([licence, count]) => `| ${licence} | ${count} |`)
}

const text = `# Notices

Made by \`npm run docs\` from \`native-models/manifest.json\` and \`package-lock.json\`.

## Models and the data they were trained on

The training data are not part of this repository; the models are what training made of them. \`permissive\` covers attribution and
share-alike licences, whose authors are named here. Models marked \`non-commercial\` or \`copyleft\` learned from data under such terms;
\`GLOSSA_MODELS_LICENCE=permissive\` leaves them out.

| model | licence class | sources |
| --- | --- | --- |
${modelRows().join('\n')}

### Labels of teachers

Some models learned, besides their sources, from free text that a larger network of this project had labelled. Where such a teacher had itself learned from
non-commercial or copyleft data, its labels do not change the class of a model taught by them. Whoever sees that otherwise finds the models here.

${teacherTable(artefacts)}

## Word tables in the source

Numerals in words (\`src/entities/patterns/quantities/numeral-words-*.ts\`) are made from the spelling rules of CLDR 48 (npm package cldr-rbnf, Unicode licence v3).

## Packages needed at run time

| package | version | licence |
| --- | --- | --- |
${packageRows(({ dev, optional }, path) => (!dev || bundled.has(path)) && !optional).join('\n')}

### For one system each

Of these npm installs those for the machine that it runs on. The libraries of sharp are under the LGPL, linked dynamically and unchanged.

| package | version | licence |
| --- | --- | --- |
${packageRows(({ dev, optional }) => !dev && optional === true).join('\n')}

## Packages needed to build and test only

They are no part of the package and the image. \`npm ls --all\` names them.

| licence | packages |
| --- | --- |
${developmentRows().join('\n')}
`

function settingRows(): string[] {
  const shown = (value: unknown) => (Array.isArray(value) ? value.join(',') || 'none' : String(value ?? ''))
  return describeSettings().map(
    ({ name, flag, environment, default: value, description }) =>
      `| \`${name}\` | \`${flag}\` | \`${environment}\` | ${name === 'workers' ? 'one per core' : shown(value)} | ${description} |`
  )
}

const settingsTable = ['| setting | flag | environment | default | meaning |', '| --- | --- | --- | --- | --- |', ...settingRows()].join('\n')

/** Puts the content between the marks of a document. @throws Error when the document lacks them */
function fill(document: string, mark: string, content: string): void {
  const path = join(root, document)
  const [open, close] = [`<!-- ${mark} -->\n`, `<!-- /${mark} -->`]
  const [before, rest] = readFileSync(path, 'utf8').split(open)
  const after = rest?.split(close)[1]
  if (after === undefined) throw new Error(`${document} has no place for ${mark}`)
  writeFileSync(path, `${before}${open}${content}\n${close}${after}`)
}

writeFileSync(join(root, 'NOTICES.md'), text)
fill('docs/settings.md', 'settings', settingsTable)
fill('docs/entities.md', 'entity-languages', entityLanguageTable(openModels()))
fill('docs/accuracy.md', 'accuracy', accuracySection())
fill('docs/speed.md', 'speed', speedSection())
fill('docs/licences.md', 'restricted', restrictedTable(artefacts))
fill('docs/licences.md', 'teachers', teacherTable(artefacts))
drawSoak(join(root, 'bench/results/soak.json'), join(root, 'docs/pictures/soak.svg'))
writePeers(root)
