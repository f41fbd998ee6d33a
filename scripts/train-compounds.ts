/**
 * Trains the compound models: `npx tsx scripts/train-compounds.ts <id>...` (ids in scripts/morphology/compounds-languages.ts; without any, all).
 * Dictionaries: `GLOSSA_DICTIONARIES`, prepared by scripts/morphology/export-dictionaries.py. Figures: scripts/evaluate-compounds.ts.
 */
import { readJson, writeModel } from './lib/artefacts.js'
import { joinedModels } from './morphology/compounds-joined.js'
import { type CompoundLanguage, languages } from './morphology/compounds-languages.js'
import { learnLanguage } from './morphology/compounds-learning.js'

function train(settings: CompoundLanguage): void {
  const { model } = learnLanguage(settings, () => false)
  const entry = writeModel({
    id: `morphology/compounds-${settings.id}`,
    tensors: model.tensors,
    metadata: { settings: model.settings },
    licence: settings.nonCommercial === true ? 'non-commercial' : 'permissive',
    sources: sourcesOf(settings),
    command: `npx tsx scripts/train-compounds.ts ${settings.id}`,
    accuracy: readJson<Record<string, Record<string, number>>>('scripts/reports/compounds.json')?.[settings.id] ?? {}
  })
  console.log(`${entry.id}: ${entry.bytes} bytes`)
}

function sourcesOf({ list, lexicon, treebanks }: CompoundLanguage): string[] {
  return [
    ...(list === undefined ? [] : [`shared list ${list}`]),
    ...(lexicon === undefined ? [] : [`shared lexicon ${lexicon}`]),
    `treebanks ${treebanks.join(', ')}`,
    'MIT (simplemma, spacy-lookups-data)',
    'CC BY-SA 4.0 (wordfreq)'
  ]
}

const wanted = process.argv.slice(2)
for (const settings of languages) if (wanted.length === 0 || wanted.includes(settings.id)) train(settings)
for (const [id, build] of Object.entries(joinedModels)) {
  if (wanted.length > 0 && !wanted.includes(id)) continue
  const { tensors, metadata, sources } = build()
  const command = `npx tsx scripts/train-compounds.ts ${id}`
  const entry = writeModel({ id: `morphology/compounds-${id}`, tensors, metadata, licence: 'permissive', sources, command, accuracy: {} })
  console.log(
    `${entry.id}: ${entry.bytes} bytes, ${tensors['keys'] === undefined ? 0 : (tensors['keys'] as Uint32Array).filter((key) => key !== 0).length} words`
  )
}
