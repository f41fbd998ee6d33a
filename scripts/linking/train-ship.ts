/**
 * Puts the ontology and the rankers of links into native-models:
 *
 *     npx tsx scripts/linking/train-ship.ts ontology
 *     npx tsx scripts/linking/train-ship.ts ranker|ranker-all FULL.safetensors
 */
import { readFileSync } from 'node:fs'
import { ONTOLOGY } from '../../src/linking/ontology.js'
import { readHeader, viewTensor } from '../../src/models/safetensors.js'
import { writeArtefact, writeModel } from '../lib/artefacts.js'
import { readReport } from '../lib/reports.js'
import { readOntology } from '../typing/ontology.js'

const [part, path] = process.argv.slice(2)
if (part !== 'ontology' && (path === undefined || (part !== 'ranker' && part !== 'ranker-all')))
  throw new Error('usage: train-ship.ts ontology | ranker FILE | ranker-all FILE')
const written = part === 'ontology' ? shipOntology() : shipRanker(part as 'ranker' | 'ranker-all', path!)
console.log(`${written.id} ${written.bytes} bytes`)

function shipOntology() {
  const { parents } = readOntology()
  const lines = [...parents].map(([name, parent]) => `${name}\t${parent === 'owl:Thing' ? '' : parent}\n`)
  return writeArtefact(
    {
      id: ONTOLOGY,
      file: `${ONTOLOGY}.tsv`,
      licence: 'permissive',
      sources: ['CC BY-SA 3.0 (DBpedia ontology)'],
      command: 'npx tsx scripts/linking/train-ship.ts ontology',
      accuracy: { classes: parents.size }
    },
    new TextEncoder().encode(lines.join(''))
  )
}

function shipRanker(name: 'ranker' | 'ranker-all', file: string) {
  const id = `linking/${name}`
  const bytes = new Uint8Array(readFileSync(file))
  const header = readHeader(bytes, file)
  // each is measured as the server with its licences has it
  const measured = name === 'ranker' ? 'linking-permissive' : 'linking'
  const report = readReport<{ readonly headline: Readonly<Record<string, number | string>>; readonly model: string }>(measured)
  if (report !== undefined && report.model !== id) throw new Error(`the report ${measured} is of ${report.model}, not of ${id}: run the evaluation again`)
  return writeModel({
    id,
    tensors: Object.fromEntries([...header.tensors].map(([tensor, place]) => [tensor, viewTensor(bytes.slice().buffer, 0, place)])),
    licence: name === 'ranker' ? 'permissive' : 'non-commercial',
    sources: [
      'CC BY 4.0 (GUM, HIPE-2022 ajmc and newseye)',
      'CC BY 3.0 (SimpleQuestions over Wikidata)',
      'CC BY-SA (OKE 2016, RuBQ, wiki-fair)',
      'Apache 2.0 (ISTEX and RSS-500 of OpenTapioca, Tweeki)',
      ...(name === 'ranker-all' ? ['CC BY-NC-SA 4.0 (HIPE-2020, GUM)', 'no stated licence (NEREL, Wikidata-Disamb)'] : [])
    ],
    command:
      'npx tsx scripts/linking/train-rows.ts BASE_DIR WORK_DIR && python scripts/linking/train.py local WORK_DIR LOCAL && npx tsx scripts/linking/train-rows.ts BASE_DIR WORK_DIR LOCAL && python scripts/linking/train.py full WORK_DIR FULL && npx tsx scripts/linking/train-ship.ts RANKER FULL',
    accuracy: { ...report?.headline, report: `scripts/reports/${measured}.md` }
  })
}
