/**
 * Writes `NOTICES.md`: every artefact of `native-models/` with the data it was trained on and its licence, and every package that the
 * server needs at run time with its licence. Run it after a model or a dependency has changed: `npm run notices`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from '../src/models/manifest.js'
import { defaultModelsFolder } from '../src/models/store.js'

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

Made by \`npm run notices\` from \`native-models/manifest.json\` and \`package-lock.json\`.

## Models and the data they were trained on

The training data are not part of this repository; the models are what training made of them. \`permissive\` covers attribution and
share-alike licences, whose authors are named here. Models marked \`non-commercial\` or \`copyleft\` learned from data under such terms;
\`GLOSSA_MODELS_LICENCE=permissive\` leaves them out.

| model | licence class | sources |
| --- | --- | --- |
${modelRows().join('\n')}

## Packages needed at run time

| package | version | licence |
| --- | --- | --- |
${packageRows().join('\n')}
`

writeFileSync(join(root, 'NOTICES.md'), text)
