/**
 * Trains the transliteration models `names/<language>` on the training rows of the pairs, both directions in one:
 *
 *     npx tsx scripts/names/transliteration/train.ts [LANGUAGE ...] [--folder FOLDER]
 *
 * With no language all are trained. `--folder` writes them there instead of native-models.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { modelOf } from '../../../src/names/transliteration/transliterator.js'
import { writeModel } from '../../lib/artefacts.js'
import { readJson } from '../../lib/data.js'
import { PAIR_LANGUAGES } from '../pairs.js'
import type { Figures } from '../report.js'
import { align } from './align.js'
import { jointTensors } from './joint.js'
import { trainingPairs } from './rows.js'

/** Letters of the Latin side of a unit; a Han character stands for a syllable. */
const MOST_LATIN: Readonly<Record<string, number>> = { zho: 6, jpn: 5 }
const MOST_LATIN_OTHERWISE = 4
/** Units of a history with its continuation; least count of histories of three units and more; weight of different continuations: tried on Greek, Russian and Arabic. */
const FORM = { order: 6, least: 1.5, smoothing: 0.8 }

/** Those of names/pairs; the README of the data names each repository. */
const SOURCES = [
  'NETransliteration (names of Wikidata, CC0)',
  "Who's On First gazetteers (CC BY)",
  'unicode-org/cldr (Unicode-DFS-2016)',
  'mledoze/countries (ODbL: names of states)',
  'name-suggestion-index (BSD-3-Clause)',
  'UN Security Council list'
]

const { values, positionals } = parseArgs({ allowPositionals: true, options: { folder: { type: 'string' } } })
for (const language of positionals.length > 0 ? positionals : PAIR_LANGUAGES) {
  const began = performance.now()
  const pairs = trainingPairs(language)
  const aligned = align(pairs, MOST_LATIN[language] ?? MOST_LATIN_OTHERWISE)
  const tensors = jointTensors(aligned, FORM)
  const { bytes } = writeModel(
    {
      id: modelOf(language),
      tensors,
      licence: 'permissive',
      sources: SOURCES,
      command: `npx tsx scripts/names/transliteration/train.ts ${language}`,
      accuracy: accuracyOf(language)
    },
    values.folder
  )
  console.log(`${language}: ${pairs.length} pairs, ${aligned.length} aligned, ${bytes} bytes, ${((performance.now() - began) / 1000).toFixed(0)} s`)
}

/** Of the last report, where there is one. */
function accuracyOf(language: string): Record<string, number> {
  const report = readJson<Figures>(join(import.meta.dirname, '../../reports/name-translation.json'))
  const found: Record<string, number> = {}
  for (const direction of ['toEnglish', 'fromEnglish'] as const) {
    const figures = report?.[direction].find((one) => one.language === language)
    if (figures !== undefined) found[`${direction}ExactOfNewNames`] = figures.new.exact
  }
  return found
}
