/**
 * Trains the compound models: `npx tsx scripts/compounds/train.ts <id>...` (ids in scripts/compounds/languages.ts; without any, all).
 * Dictionaries: `GLOSSA_DICTIONARIES`, prepared by scripts/tagger/export-dictionaries.py. Figures: scripts/compounds/evaluate.ts.
 */
import { writeModel } from '../lib/artefacts.js'
import { readReport } from '../lib/reports.js'
import { joinedModels } from './joined.js'
import { type CompoundLanguage, languages } from './languages.js'
import { learnLanguage } from './learning.js'

function train(settings: CompoundLanguage): void {
  const { model } = learnLanguage(settings, () => false)
  const entry = writeModel({
    id: `morphology/compounds-${settings.id}`,
    tensors: model.tensors,
    metadata: { settings: model.settings },
    licence: settings.nonCommercial === true ? 'non-commercial' : 'permissive',
    sources: sourcesOf(settings),
    command: commandOf(settings.id),
    accuracy: readReport<Record<string, Record<string, number>>>('compounds')?.[settings.id] ?? {}
  })
  console.log(`${entry.id}: ${entry.bytes} bytes`)
}

const commandOf = (id: string): string => `GLOSSA_DICTIONARIES=DICTIONARIES_DIR npm run train:compounds -- ${id}`

/** Licences of the shared files. */
const licences: Readonly<Record<string, string>> = {
  'compounds/nc/deu.tsv.gz': 'terms not stated (GermaNet split compounds)',
  'compounds/nld.tsv.gz': 'CC BY-SA 4.0 (UD Dutch Alpino, LassySmall)',
  'compounds/fin.tsv.gz': 'CC BY-SA 4.0 (UD Finnish TDT)',
  'compounds/nc/est.tsv.gz': 'CC BY-NC-SA 4.0 (UD Estonian EDT, EWT)',
  'compounds/hun-morphemes.tsv.gz': 'CC BY-SA 3.0 (SIGMORPHON 2022)',
  'lexicon/deu.tsv.gz': 'CC BY-SA 4.0 (german-pos-dict)',
  'lexicon/est.tsv.gz': 'ODbL 1.0 (lemmatization-lists)',
  'lexicon/hun.tsv.gz': 'ODbL 1.0 (lemmatization-lists)'
}

function sourcesOf({ list, lexicon, treebanks, nonCommercial }: CompoundLanguage): string[] {
  const treebankLicence = nonCommercial === true && treebanks.some((name) => name.startsWith('nc/')) ? 'CC BY-NC-SA 4.0' : 'CC BY-SA 4.0'
  return [
    ...(list === undefined ? [] : [licences[list] ?? list]),
    ...(lexicon === undefined ? [] : [licences[lexicon] ?? 'CC BY-SA 3.0 (UniMorph)']),
    `${treebankLicence} (${treebanks.map((name) => name.replace(/^nc\//, '')).join(', ')})`,
    'MIT (simplemma, spacy-lookups-data)',
    'CC BY-SA 4.0 (wordfreq)'
  ]
}

const wanted = process.argv.slice(2)
for (const settings of languages) if (wanted.length === 0 || wanted.includes(settings.id)) train(settings)
for (const [id, build] of Object.entries(joinedModels)) {
  if (wanted.length > 0 && !wanted.includes(id)) continue
  const { tensors, metadata, sources } = build()
  const count = (tensors['keys'] as Uint32Array).filter((key) => key !== 0).length
  const entry = writeModel({
    id: `morphology/compounds-${id}`,
    tensors,
    metadata,
    licence: 'permissive',
    sources,
    command: commandOf(id),
    accuracy: { words: count }
  })
  console.log(`${entry.id}: ${entry.bytes} bytes, ${count} words`)
}
