/**
 * Trains the language detector and writes `native-models/language/detector.safetensors`.
 * Use: npm run train:language [-- latn cyrl words tune] - the named parts only (groups, `families`, `pairs`, `words`);
 * the others are taken over from `build/language`; `tune` puts them all together.
 * Known words come from wordfreq, unpacked below `GLOSSA_LEXICONS` (see scripts/requirements.txt).
 */
import { createDetector } from '../../src/language/detector.js'
import { GROUPS, type Group } from '../../src/language/groups.js'
import { CLASSES } from './classes.js'
import { collectSamples } from './collect.js'
import { buildDictionary } from './dictionary.js'
import { mainFigures, measure } from './evaluation.js'
import { FAMILIES, familyLabels, membersOf } from './families.js'
import { type PackedRows, packRows } from './pack.js'
import { PAIRS, type PairPlan, pairMembers, trainPair } from './pairs.js'
import type { Samples } from './samples.js'
import { openAssembled, saveDictionary, savePart, writeDetector } from './save.js'
import { type Labels, selectFeatures } from './select.js'
import { type TrainingPlan, trainSoftmax } from './softmax.js'
import { tune } from './tune.js'

interface Plan extends TrainingPlan {
  /** Features that get a row. */
  readonly features: number
}

const large: Plan = { epochs: 1, perClass: 50_000, wordsPerClass: 10_000, rate: 0.4, seed: 1, features: 60_000 }
const small: Plan = { ...large, perClass: 30_000, features: 14_000 }
const plans: Readonly<Partial<Record<Group, Plan>>> = {
  latn: { epochs: 1, perClass: 140_000, wordsPerClass: 45_000, rate: 0.4, seed: 1, features: 220_000 },
  cyrl: large,
  arab: large,
  cjk: { ...large, epochs: 3, wordsPerClass: 40_000 }
}
const family: Plan = { ...large, perClass: 60_000, wordsPerClass: 0, features: 45_000 }
const pairPlan: PairPlan = { features: 40_000, words: 6000, corpusEpochs: 1, epochs: 6, rate: 0.4 }
const KNOWN_WORDS = 450_000

const named = process.argv.slice(2)
const wanted = (part: string) => named.length === 0 || named.includes(part)
const groups = GROUPS.filter((group) => CLASSES[group] !== undefined && wanted(group))
const families = Object.keys(FAMILIES).filter(() => wanted('families'))
const pairs = Object.keys(PAIRS).filter(() => wanted('pairs'))
const needed = [...new Set<Group>([...groups, ...(families.length + pairs.length > 0 ? (['latn'] as const) : [])])]
const samplesOf: ReadonlyMap<Group, Samples> = needed.length === 0 ? new Map() : collectSamples(needed, groups.length > 0)

/** Cells of a packed row: what the kernel adds at once. */
function lanesFor(classes: number): number {
  return classes <= 4 ? 4 : classes <= 16 ? 16 : 64
}

/** Selects features, trains and packs one classifier. */
function train(samples: Samples, labels: Labels, { features, ...plan }: Plan, lanes: number, least: number): PackedRows {
  const selected = selectFeatures(samples, labels, features, least)
  return packRows(trainSoftmax(samples, selected, labels, plan), selected, lanes)
}

for (const group of groups) {
  const classes = CLASSES[group]!
  const samples = samplesOf.get(group)!
  console.error(`${group}: ${samples.count} texts, ${samples.wordCount} words`)
  const labels = { classes: samples.classes, classCount: classes.length }
  savePart(group, train(samples, labels, plans[group] ?? small, lanesFor(classes.length), 3), { classes })
}
for (const name of families) {
  const samples = samplesOf.get('latn')!
  console.error(`family ${name}`)
  savePart(`family-${name}`, train(samples, familyLabels(samples, name), family, 4, 2), { name, members: membersOf(name) })
}
for (const name of pairs) {
  console.error(`pair ${name}`)
  const { model, selected } = trainPair(samplesOf.get('latn')!, name, pairPlan)
  savePart(`family-${name}`, packRows(model, selected, 4), { name, members: pairMembers(name) })
}
if (wanted('words')) saveDictionary(buildDictionary(KNOWN_WORDS))
if (wanted('tune')) {
  const tuning = tune()
  const { tallies } = measure(createDetector(openAssembled(tuning)))
  writeDetector(tuning, mainFigures(tallies))
}
