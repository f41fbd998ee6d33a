/**
 * Writes what the documents repeat from elsewhere: `NOTICES.md` (every artefact of `native-models/` with its data and licence, every package
 * needed at run time), the README's settings table, its table of entity languages and its figures. Run it after a model, a dependency, a setting, a report or a bench result has changed: `npm run docs`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from '../src/models/manifest.js'
import { defaultModelsFolder, openModels } from '../src/models/store.js'
import { describeSettings } from '../src/settings.js'
import { entityLanguageTable } from './lib/entity-languages.js'
import { figuresSection } from './lib/figures-section.js'

interface LockEntry {
  readonly version: string
  readonly license?: string
  readonly dev?: boolean
  readonly optional?: boolean
}

const root = join(defaultModelsFolder(), '..')

function modelRows(): string[] {
  return readManifest(defaultModelsFolder()).artefacts.map((entry) => `| ${entry.id} | ${entry.licence} | ${entry.sources.join('; ')} |`)
}

function packageRows(): string[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, LockEntry> }
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path.startsWith('node_modules/') && !entry.dev && !entry.optional)
    .map(([path, entry]) => `| ${path.slice(path.lastIndexOf('node_modules/') + 13)} | ${entry.version} | ${entry.license ?? 'see package'} |`)
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

## Word tables in the source

Numerals in words (\`src/entities/patterns/quantities/numeral-words-*.ts\`) are made from the spelling rules of CLDR 48 (npm package cldr-rbnf, Unicode licence v3).

## Packages needed at run time

| package | version | licence |
| --- | --- | --- |
${packageRows().join('\n')}
`

function settingRows(): string[] {
  const shown = (value: unknown) => (Array.isArray(value) ? value.join(',') || 'none' : String(value ?? ''))
  return describeSettings().map(
    ({ name, flag, environment, default: value, description }) =>
      `| \`${name}\` | \`${flag}\` | \`${environment}\` | ${name === 'workers' ? 'one per core' : shown(value)} | ${description} |`
  )
}

const settingsTable = ['| setting | flag | environment | default | meaning |', '| --- | --- | --- | --- | --- |', ...settingRows()].join('\n')
const readme = join(root, 'README.md')

function fill(document: string, mark: string, content: string): string {
  const filled = document.replace(
    new RegExp(`(<!-- ${mark} -->\\n)[\\s\\S]*?(<!-- /${mark} -->)`),
    (_, open: string, close: string) => `${open}${content}\n${close}`
  )
  if (!filled.includes(content)) throw new Error(`README.md has no place for ${mark}`)
  return filled
}

writeFileSync(join(root, 'NOTICES.md'), text)
const contents: Readonly<Record<string, string>> = {
  settings: settingsTable,
  'entity-languages': entityLanguageTable(openModels()),
  figures: figuresSection()
}
writeFileSync(
  readme,
  Object.entries(contents).reduce((document, [mark, content]) => fill(document, mark, content), readFileSync(readme, 'utf8'))
)
