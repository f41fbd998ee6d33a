/**
 * Makes the table of classes `native-models/linking/classes`, by which imported items of Wikidata get a type and classes of the DBpedia ontology.
 *
 *     npx tsx scripts/linking/classes/ship.ts
 */
import { CLASSES } from '../../../src/knowledge/import/classes.js'
import { writeArtefact } from '../../lib/artefacts.js'
import { classTable } from './table.js'

const { text, items, countries, classes } = classTable()
const { file, bytes } = writeArtefact(
  {
    id: CLASSES,
    file: 'linking/classes.txt',
    licence: 'permissive',
    sources: [
      'DBpedia ontology: CC BY-SA 3.0',
      'Wikidata classes and subclass statements of X-FACTR and CoDEx: CC0 1.0',
      'countries of dr5hn/countries-states-cities-database: ODbL 1.0'
    ],
    command: 'npx tsx scripts/linking/classes/ship.ts',
    accuracy: { items, classes, countries }
  },
  new TextEncoder().encode(text)
)
console.log(`${file}: ${bytes} bytes, ${items} classes of Wikidata, ${classes} of the ontology, ${countries} countries`)
